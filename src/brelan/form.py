"""A form for a file of cards: which fields it has, and between which bounds. A box declares it, a page draws it.

What the fields of a file mean together is for the game's own reader to judge; a form only spares people its spelling.
"""

from collections.abc import Iterator
from typing import Any, Literal

import msgspec

Reason = Literal["words", "number", "table", "many", "unknown", "choice"]
Kind = Literal["words", "number", "table", "many", "effect", "line"]


class Offer(msgspec.Struct, frozen=True):
    """A word to choose; `number` names the number that comes with it, from `least` to `most` by `step`."""

    word: str
    number: str = ""
    least: int = 0
    most: int = 0
    step: int = 1


class Field(msgspec.Struct, frozen=True):
    """A part of a file.

    `words` is a text of at most this many letters, `number` is from least to most. A `table` has named `fields`; `many`
    is a list of `fields[0]`, from least to most of them. An `effect` is a table that says what to `do`, one of `picks`,
    with its number. A `line` is written `place = pick number`.
    """

    kind: Kind
    name: str
    least: int = 0
    most: int = 0
    step: int = 1
    fields: tuple["Field", ...] = ()
    picks: tuple[Offer, ...] = ()
    places: tuple[str, ...] = ()


class Stop(msgspec.Struct, frozen=True):
    """A stop on the way to a field: its name, and its number from 1 in a list."""

    name: str
    n: int = 0


class Wrong(msgspec.Struct, frozen=True):
    """The first thing in a file that its form has no room for: where, what was read, and what was expected there."""

    at: tuple[Stop, ...]
    reason: Reason
    read: str
    least: int = 0
    most: int = 0
    step: int = 1
    offered: tuple[str, ...] = ()


Way = tuple[Stop, ...]


def wrong(field: Field, value: Any, at: Way = ()) -> Wrong | None:
    """What does not fit into a form, if anything; a page says it in its own words."""
    return next(_wrong(field, value, at), None)


def _wrong(field: Field, value: Any, at: Way) -> Iterator[Wrong]:
    if field.kind == "words":
        if not isinstance(value, str) or not 0 < len(value.strip()) <= field.most:
            yield Wrong(at, "words", str(value), 1, field.most)
    elif field.kind == "number":
        yield from _number(value, field.least, field.most, field.step, at)
    elif field.kind == "table":
        yield from _table(field, value, at)
    elif field.kind == "many":
        if not isinstance(value, list) or not field.least <= len(value) <= field.most:
            found = len(value) if isinstance(value, list) else 0
            yield Wrong(at, "many", str(found), field.least, field.most)
        else:
            for n, part in enumerate(value, 1):
                yield from _wrong(field.fields[0], part, (*at, Stop(field.fields[0].name, n)))
    elif field.kind == "line":
        yield from _line(field, value, at)
    else:
        numbers = dict(value) if isinstance(value, dict) else {}
        yield from _offer(field, str(numbers.pop("do", value)), numbers, at)


def _table(field: Field, value: Any, at: Way) -> Iterator[Wrong]:
    parts = {part.name: part for part in field.fields}
    if not isinstance(value, dict):
        yield Wrong(at, "table", str(value))
        return
    for name in value:
        if name not in parts:
            yield Wrong(at, "unknown", name, offered=tuple(parts))
    for name, inside in value.items():
        yield from _wrong(parts[name], inside, (*at, Stop(name)))


def _line(field: Field, value: Any, at: Way) -> Iterator[Wrong]:
    place, _, rest = str(value).partition("=")
    word, _, number = rest.strip().partition(" ")
    if place.strip() not in field.places:
        yield Wrong(at, "choice", place.strip(), offered=field.places)
    else:
        found = {"": int(number) if number.strip().isdecimal() else number} if number else {}
        yield from _offer(field, word, found, at)


def _offer(field: Field, word: str, numbers: dict[str, Any], at: Way) -> Iterator[Wrong]:
    """A word with its number; in a line the number has no name."""
    offer = next((one for one in field.picks if one.word == word), None)
    if offer is None:
        yield Wrong(at, "choice", word, offered=tuple(one.word for one in field.picks))
    elif offer.number:
        yield from _number(
            numbers.get(offer.number, numbers.get("")), offer.least, offer.most, offer.step, (*at, Stop(word))
        )
    elif numbers:
        yield Wrong((*at, Stop(word)), "unknown", str(*numbers.values()))


def _number(value: Any, least: int, most: int, step: int, at: Way) -> Iterator[Wrong]:
    if type(value) is not int or not least <= value <= most or value % step:
        yield Wrong(at, "number", "" if value is None else str(value), least, most, step)
