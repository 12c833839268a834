"""What the rules of a game tell: in which words, with which numbers, and by which rule."""

import ast
from collections.abc import Iterator
from enum import IntEnum
from functools import cache
from importlib import import_module
from typing import Any, NamedTuple

from brelan.engine.inline import definitions, is_tell
from brelan.engine.inspection.place import no_member, of_module
from brelan.engine.tells import RULE, key
from brelan.trouble import Fault, Place

NOT_TOLD = frozenset({"by", "tied_by", "each"})
WHO = frozenset({"who"})
OF_CARDS = frozenset({"cards", "n", "known", "name", "effect"})
"""What sentences are told of the cards of a tell."""
ORDER = frozenset({"over", "equal", "own"})
"""What a comparison of hands tells besides."""


class Telling(NamedTuple):
    """A tell as it is written: what it may tell, the values it hands over, and whether it shows cards.

    `unknown` is what it names that its enumerations do not have.
    """

    place: Place
    function: str
    whats: frozenset[str]
    unknown: tuple[tuple[type[IntEnum], str], ...]
    values: frozenset[str] | None
    cards: bool
    rules: frozenset[str]
    named: bool


@cache
def tellings(modules: tuple[str, ...]) -> tuple[Telling, ...]:
    """All tells of some modules, function by function."""
    found = []
    for module in modules:
        known = vars(import_module(module))
        for name, function in definitions(module).items():
            named = RULE.match(ast.get_docstring(function) or "") is not None
            found += [_telling(of_module(module, call.lineno), name, call, known, named) for call in _told(function)]
    return tuple(found)


def _told(function: ast.FunctionDef) -> Iterator[ast.Call]:
    waiting: list[ast.stmt] = [*function.body]
    while waiting:
        node = waiting.pop(0)
        if is_tell(node) and isinstance(node, ast.Expr) and isinstance(node.value, ast.Call):
            yield node.value
        waiting += getattr(node, "body", [])
        waiting += getattr(node, "orelse", [])


def faults(modules: tuple[str, ...]) -> Iterator[Fault]:
    """Tells without a rule, and values whose names sentences have for something else."""
    for telling in tellings(modules):
        if not telling.named:
            found = f"{telling.function} tells something by no rule"
            yield Fault(telling.place, found, 'its id as the first word of the docstring, or by="…"')
        for kind, member in telling.unknown:
            yield Fault(telling.place, *no_member(kind, member))
        if not telling.whats:
            yield Fault(telling.place, f"{telling.function} tells no known thing", "a member of an IntEnum: Told.WON")
        taken = (telling.values or frozenset()) & OF_CARDS
        if taken and telling.cards:
            found = f"{telling.function} tells {min(taken)}=, which sentences have already"
            yield Fault(telling.place, found, "another name for the number")


def _telling(place: Place, function: str, call: ast.Call, known: dict[str, Any], has_rule: bool) -> Telling:
    word = call.func.id if isinstance(call.func, ast.Name) else ""
    given = {keyword.arg: keyword.value for keyword in call.keywords}
    members = list(_members(call.args[1], known)) if len(call.args) > 1 else []
    whats = frozenset(key(kind[name]) for kind, name in members if name in kind.__members__)
    unknown = tuple((kind, name) for kind, name in members if name not in kind.__members__)
    texts = [text for name in ("by", "tied_by") if name in given for text in _texts(given[name])]
    rules = frozenset(text for text in texts if RULE.fullmatch(text))
    values = {_value(name) for name in given if name and name not in NOT_TOLD}
    if word == "tell_order":
        values |= ORDER
        each = given.get("each")
        names = [name for node in (each.keys if isinstance(each, ast.Dict) else ()) if node for name in _texts(node)]
        values |= {f"{name}{end}" for name in names for end in ("", "_over")}
    told = None if None in given else frozenset(values)
    return Telling(place, function, whats, unknown, told, word != "tell", rules, has_rule or "by" in given)


def _texts(node: ast.expr) -> list[str]:
    constants = (part.value for part in ast.walk(node) if isinstance(part, ast.Constant))
    return [value for value in constants if isinstance(value, str)]


def _value(name: str) -> str:
    """As sentences know it: the seats of `seat_whom` and `seats_who` are people there."""
    return name.removeprefix("seats_").removeprefix("seat_")


def _members(node: ast.expr, known: dict[str, Any]) -> Iterator[tuple[type[IntEnum], str]]:
    """The members of enumerations that an argument names, whether they are there or not."""
    for part in ast.walk(node):
        if isinstance(part, ast.Attribute) and isinstance(part.value, ast.Name):
            kind = known.get(part.value.id)
            if isinstance(kind, type) and issubclass(kind, IntEnum):
                yield kind, part.attr


def rules_named(modules: tuple[str, ...]) -> Iterator[tuple[Place, str]]:
    """The rules that functions stand for: the first word of each docstring, if it is an id."""
    for module in modules:
        for function in definitions(module).values():
            found = RULE.match(ast.get_docstring(function) or "")
            if found:
                yield of_module(module, function.body[0].lineno), found.group()
