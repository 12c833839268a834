"""What a module is made of: its own source, everything it imports, from anywhere, and the data beside them."""

import ast
import inspect
import sys
from collections.abc import Iterable, Iterator
from functools import cache
from importlib.machinery import ModuleSpec
from importlib.util import find_spec, resolve_name
from pathlib import Path

GIVEN = frozenset({*sys.stdlib_module_names, "numpy", "numba", "llvmlite"})
"""What comes with Python and the compiler: their versions say enough."""
INIT = "__init__.py"
NO_DATA = frozenset({".py", ".pyc", ".ftl", ".md"})
"""Texts and pages are read by people, never by compiled code."""


@cache
def parsed(module: str) -> ast.Module:
    """A module as it is written; whoever changes the tree copies it first."""
    return ast.parse(inspect.getsource(sys.modules[module]))


def made_of(modules: Iterable[str], but: tuple[str, ...] = ()) -> dict[str, bytes]:
    """By name, everything these modules use: the sources of what they import, directly or not, and data.

    A package that others installed, and that none of these modules is part of, counts as its version. Modules under
    the names of `but` are left out.
    """
    waiting, found = list(modules), dict[str, bytes]()
    own = {_top(name) for name in waiting}
    seen = {*but}
    while waiting:
        name = waiting.pop()
        known = name in seen or name.startswith(tuple(f"{one}." for one in but)) or _top(name) in GIVEN
        path = None if known else _file(name)
        seen.add(name)
        if path is None:
            continue
        if _top(name) not in own and (version := _version(_top(name), path)):
            found[_top(name)] = version.encode()
            continue
        found[name] = path.read_bytes()
        package = name if path.name == INIT else name.rpartition(".")[0]
        data = {f"{package}/{file.relative_to(path.parent)}": file for file in _data(path.parent)}
        found |= {known_as: file.read_bytes() for known_as, file in data.items() if known_as not in found}
        waiting += _imported(name, path)
    return found


def _top(name: str) -> str:
    return name.partition(".")[0]


def _file(name: str) -> Path | None:
    """The source of a module, imported or not; None for a name of something else."""
    origin = getattr(_spec(name), "origin", None)
    return Path(origin) if origin and origin.endswith(".py") else None


def _spec(name: str) -> ModuleSpec | None:
    try:
        return sys.modules[name].__spec__ if name in sys.modules else find_spec(name)
    except (ImportError, ValueError):
        return None


def _version(top: str, path: Path) -> str:
    """The version of an installed package; empty for one installed in place (editable)."""
    if not {"site-packages", "dist-packages"} & set(path.parts):
        return ""
    from importlib import metadata

    try:
        return metadata.version(top)
    except metadata.PackageNotFoundError:
        return ""


def below(folder: Path) -> Iterator[Path]:
    """All files below a folder but those that Python keeps there for itself, which come and go."""
    return (path for path in folder.rglob("*") if "__pycache__" not in path.parts and path.is_file())


def _data(folder: Path) -> Iterator[Path]:
    """The files of a package that are neither source nor text: beside its modules, or in a folder `data` there."""
    beside = folder.iterdir() if (folder / INIT).exists() else ()
    for path in (*beside, *(folder / "data").rglob("*")):
        if path.is_file() and path.suffix not in NO_DATA:
            yield path


def _imported(name: str, path: Path) -> Iterator[str]:
    """The names of modules that a module imports, anywhere in it; some of them may be names of other things."""
    package = name if path.name == INIT else name.rpartition(".")[0]
    for node in ast.walk(parsed(name) if name in sys.modules else ast.parse(path.read_bytes())):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            origin = resolve_name("." * node.level + (node.module or ""), package) if node.level else str(node.module)
            yield origin
            if _is_package(origin):
                yield from (f"{origin}.{alias.name}" for alias in node.names)


def _is_package(name: str) -> bool:
    spec = _spec(name)
    return spec is not None and spec.submodule_search_locations is not None
