"""Names that a game may not give: all rules end up in one module, beside the engine's own words."""

import ast
import functools
from collections.abc import Iterator, Mapping
from functools import cache, lru_cache
from importlib import import_module
from types import FunctionType

from brelan.engine.inline import own_functions
from brelan.engine.inspection.language import BUILTINS
from brelan.engine.inspection.place import meant, of_module
from brelan.engine.state import AnyState
from brelan.engine.steps import Book
from brelan.engine.words import CUPS, ENTRIES, WORDS
from brelan.sources import parsed
from brelan.trouble import Fault

COMPILER = frozenset({"Ask", "RECORD", "RanDry", "driver", "entry", "namedtuple", "np", "rule", "service", "unsigned"})
FIELDS = frozenset({*AnyState.__annotations__, *(name for name in vars(AnyState) if not name.startswith("__"))})
"""What every table has."""
REMEMBERED = (functools, cache, lru_cache)
SENTENCES = frozenset({"who", "cards", "known"})
"""What the sentences about a seat are told besides its fields."""


@cache
def reserved(words: tuple[str, ...]) -> dict[str, str]:
    """The names that no rule beside these words may have, and whose they are."""
    taken = dict.fromkeys(COMPILER, "the compiler has") | dict.fromkeys(BUILTINS, "Python has")
    for name in (*words, ENTRIES):
        taken |= {function.__name__: f"{name} has" for function in own_functions(import_module(name))}
    return taken


def word_meant(name: str, known: Mapping[str, object]) -> str:
    """What a file probably meant by a function that it does not have: a letter is wrong, or an import is missing."""
    homes = {word.__name__: home for home in (*WORDS, CUPS) for word in own_functions(import_module(home))}
    own = [word for word, value in known.items() if isinstance(value, FunctionType)]
    word = name if name in homes else meant(name, [*own, *homes])
    if word in homes and word not in known:
        return f"from {homes[word]} import {word}"
    return word or "a function of this file, by its name"


def faults(words: tuple[str, ...], modules: tuple[str, ...], services: frozenset[str]) -> Iterator[Fault]:
    """Functions whose names are taken, or that cannot be found by them."""
    taken = reserved(words) | dict.fromkeys(services, "a ranking has, among the services")
    for module in modules:
        for node in parsed(module).body:
            if isinstance(node, (ast.FunctionDef, ast.AsyncFunctionDef)):
                yield from _decorated(module, node)
                if node.name in taken:
                    found = f"a rule has the name {node.name}, which {taken[node.name]} already"
                    yield Fault(of_module(module, node.lineno), found, "a name that nothing else has")
                taken[node.name] = f"line {node.lineno} of {module} has"
        yield from _hidden(module)


def _decorated(module: str, node: ast.FunctionDef | ast.AsyncFunctionDef) -> Iterator[Fault]:
    """Compiled tables have a rule without its decorators: those of the book note it and leave it as it is."""
    known = vars(import_module(module))
    for decorator in node.decorator_list:
        root: ast.expr = decorator
        while isinstance(root, (ast.Call, ast.Attribute)):
            root = root.func if isinstance(root, ast.Call) else root.value
        value = known.get(root.id) if isinstance(root, ast.Name) else None
        if not isinstance(value, Book) and value not in REMEMBERED:
            found = f"{node.name} stands under @{ast.unparse(decorator)}"
            yield Fault(of_module(module, decorator.lineno), found, "the decorators of the book, or functools.cache")


def _hidden(module: str) -> Iterator[Fault]:
    """Functions that are not defined at module level under their own name."""
    written = {node.name for node in parsed(module).body if isinstance(node, ast.FunctionDef)}
    for function in own_functions(import_module(module)):
        if function.__name__ not in written:
            called = "a lambda" if function.__name__ == "<lambda>" else function.__name__
            line = function.__code__.co_firstlineno
            yield Fault(of_module(module, line), f"{called} is not defined at module level", "def at module level")


def wrong_field(name: str) -> str:
    """Why a field may not be called so; empty if it may."""
    if name in FIELDS:
        return f"a field is called {name}, which every table has"
    if name.startswith("_") or name != name.lower():
        return f"a field is called {name}"
    return ""
