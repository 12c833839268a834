"""`python -m brelan.server.types`: writes down for other programs what messages and requests look like.

TypeScript types for the page, JSON schemas of the live protocol and the description of the API for everybody else; all
from the structs that the server itself reads and writes with.
"""

import ast
import inspect
import json
import types
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any, Literal, Union, get_args, get_origin, get_type_hints

import msgspec
from msgspec import UnsetType

from brelan.room.events import Role
from brelan.room.sitting import Phase
from brelan.server import bodies, memories, messages
from brelan.server.description import openapi, protocol
from brelan.server.routes import ROUTES

HEAD = """// What is said between the page and the server. Written by `python -m brelan.server.types`:
// change the structs in src/brelan/server/messages.py and bodies.py instead.
"""
NAMED = {
    "Role": Role,
    "Phase": Phase,
    "Form": messages.Form,
    "Among": messages.Among,
    "Value": messages.Value,
    "Eyes": memories.Eyes,
}
UNIONS = {"AnyFromClient": messages.AnyFromClient, "AnyFromServer": messages.AnyFromServer}
PLAIN = {str: "string", int: "number", float: "number", bool: "boolean", types.NoneType: "null", object: "unknown"}


def typescript() -> str:
    """All of it as TypeScript."""
    named = [f"export type {name} = {_union(get_args(kind))};\n" for name, kind in NAMED.items()]
    live = [_interface(kind) for union in UNIONS.values() for kind in _structs(union)]
    http = [_interface(kind) for route in ROUTES for kind in (*_structs(route.body), *_structs(route.reply))]
    unions = [f"export type {name} = {_union(get_args(kind))};\n" for name, kind in UNIONS.items()]
    parts = [*named, *live, *http, _interface(bodies.Denied), *unions, _routes()]
    return "\n".join([HEAD, *dict.fromkeys(parts)])


def _structs(kind: Any, inside: tuple[Any, ...] = ()) -> Iterator[type[msgspec.Struct]]:
    """The structs in a type, those that others are made of first; one may be made of its own kind."""
    if isinstance(kind, type) and issubclass(kind, msgspec.Struct):
        if kind in inside:
            return
        for part in get_type_hints(kind, include_extras=False).values():
            yield from _structs(part, (*inside, kind))
        yield kind
    for part in get_args(kind):
        yield from _structs(part, inside)


def _interface(kind: type[msgspec.Struct]) -> str:
    about, tag = f"/** {' '.join((kind.__doc__ or '').split())} */", kind.__struct_config__.tag
    if tag is None and not msgspec.structs.fields(kind):
        return f"{about}\nexport type {kind.__name__} = Record<string, never>;\n"
    if kind.__struct_config__.array_like:
        return f"{about}\nexport type {kind.__name__} = [{_members(kind)}];\n"
    lines = [about, f"export interface {kind.__name__} {{"]
    if tag is not None:
        lines.append(f"  type: {json.dumps(tag)};")
    asked = issubclass(kind, bodies.Body)  # a request may leave out what has a default; a reply says everything
    hints = get_type_hints(kind)
    for field in msgspec.structs.fields(kind):
        said = _notes(kind).get(field.name)
        if said:
            lines.append(f"  /** {said} */")
        left_out = (asked or kind.__struct_config__.omit_defaults) and not field.required
        maybe = UnsetType in get_args(hints[field.name]) or left_out
        lines.append(f"  {field.name}{'?' if maybe else ''}: {_written(hints[field.name])};")
    return "\n".join([*lines, "}", ""])


def _members(kind: type[msgspec.Struct]) -> str:
    """The fields of a struct that is sent as a list."""
    hints = get_type_hints(kind)
    return ", ".join(f"{field.name}: {_written(hints[field.name])}" for field in msgspec.structs.fields(kind))


@cache
def _notes(kind: type) -> dict[str, str]:
    """What the source says about each field."""
    (body,) = ast.parse(inspect.getsource(kind)).body
    assert isinstance(body, ast.ClassDef)
    return {
        field.target.id: " ".join(note.value.value.split())
        for field, note in zip(body.body, body.body[1:], strict=False)
        if isinstance(field, ast.AnnAssign) and isinstance(field.target, ast.Name)
        if isinstance(note, ast.Expr) and isinstance(note.value, ast.Constant) and isinstance(note.value.value, str)
    }


def _written(kind: Any) -> str:
    for name, known in NAMED.items():
        if kind == known:
            return name
    if kind in PLAIN:
        return PLAIN[kind]
    origin, parts = get_origin(kind), get_args(kind)
    if origin is Literal:
        return " | ".join(json.dumps(value) for value in parts)
    if origin in (Union, types.UnionType):
        return _union(part for part in parts if part is not UnsetType)
    if origin in (tuple, list):
        inner = _written(parts[0])
        return f"({inner})[]" if "|" in inner else f"{inner}[]"
    if origin is dict:
        return f"Record<{_written(parts[0])}, {_written(parts[1])}>"
    assert issubclass(kind, msgspec.Struct), f"{kind} was met, expected a type that JSON has"
    return str(kind.__name__)


def _union(parts: Any) -> str:
    return " | ".join(json.dumps(part) if isinstance(part, str) else _written(part) for part in parts)


def _routes() -> str:
    lines = ["/** What each request carries and what comes back. */", "export interface Routes {"]
    for route in ROUTES:
        body = f"body: {_written(route.body)}; " if route.body is not None else ""
        lines.append(f'  "{route.method} {route.path}": {{ {body}reply: {_written(route.reply)} }};')
    return "\n".join([*lines, "}", ""])


def _json(found: object) -> str:
    return json.dumps(found, indent=1, ensure_ascii=False) + "\n"


def files() -> dict[str, str]:
    """Everything that is written, by its path in the project."""
    return {
        "web/src/lib/protocol.ts": typescript(),
        "docs/protocol.json": _json(protocol()),
        "docs/openapi.json": _json(openapi()),
    }


def write(root: Path) -> None:
    """Write the files below a project's root."""
    for path, text in files().items():
        (root / path).parent.mkdir(parents=True, exist_ok=True)
        (root / path).write_text(text, encoding="utf-8")


if __name__ == "__main__":
    write(Path.cwd())
