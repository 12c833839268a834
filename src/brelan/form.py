"""A form for a file of cards: which fields it has, and between which bounds. A box declares it, a page draws it.

What the fields of a file mean together is for the game's own reader to judge; a form only spares people its spelling.
"""

from typing import Literal

import msgspec

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

    `words` is a text of at most so many letters, `number` lies from least to most. A `table` has named `fields`; `many`
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
