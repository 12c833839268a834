"""How everything is spelled that is written to disc or sent: each struct with its fields, defaults and manners.

`python -m tests.golden.shapes` writes it down anew. A field that comes later needs a default: old lines have none.
"""

import dataclasses
import pkgutil
from collections.abc import Iterator
from importlib import import_module
from pathlib import Path
from typing import Any

import msgspec

import brelan.room
import brelan.server

KEPT = Path(__file__).with_name("shapes.txt")
MANNERS = ("frozen", "omit_defaults", "forbid_unknown_fields", "array_like")
PARAMS = "__dataclass_params__"
LATER = "postgres"
"""What only a room with its own database has."""


def modules() -> Iterator[Any]:
    """All that belongs to the room and the server."""
    for package in (brelan.room, brelan.server):
        for found in pkgutil.iter_modules(package.__path__, f"{package.__name__}."):
            if not found.name.rpartition(".")[2].startswith(LATER):
                yield import_module(found.name)


def shapes() -> Iterator[str]:
    """A line for each struct, and one for each of its fields that may be missing."""
    for module in modules():
        for name, kind in sorted(vars(module).items()):
            if isinstance(kind, type) and kind.__module__ == module.__name__:
                yield from _shape(f"{module.__name__}.{name}", kind)


def _shape(name: str, kind: Any) -> Iterator[str]:
    if issubclass(kind, msgspec.Struct):
        config = kind.__struct_config__
        manners = [manner for manner in MANNERS if getattr(config, manner)]
        yield " ".join((name, *manners, *([f"{config.tag_field}={config.tag}"] if config.tag else [])))
        for field in msgspec.structs.fields(kind):
            if not field.required:
                yield f"    {field.encode_name} = {_default(field)}"
    elif dataclasses.is_dataclass(kind):
        yield f"{name}{' frozen' if getattr(kind, PARAMS).frozen else ''}"
        for one in dataclasses.fields(kind):
            if one.default is not dataclasses.MISSING:
                yield f"    {one.name} = {one.default!r}"


def _default(field: msgspec.structs.FieldInfo) -> str:
    given = field.default_factory() if field.default_factory is not msgspec.NODEFAULT else field.default
    return repr(given)


if __name__ == "__main__":
    KEPT.write_text("\n".join([*shapes(), ""]), encoding="utf-8")
