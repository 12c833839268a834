"""The declarations of a state: fields, piles, decks and options that a state has room for."""

from collections.abc import Iterator
from typing import Any

from brelan.deck import HOLE
from brelan.engine.declarations import Field, Option, Piles
from brelan.engine.inspection.limits import BACKS, CARDS, NUMBER, ROOM, SEATS
from brelan.engine.inspection.names import SENTENCES, wrong_field
from brelan.engine.inspection.place import of_member
from brelan.engine.state import AnyState
from brelan.trouble import Fault, WrongBox

KINDS = "upto, ints, each, pile, piles, dice, dice_each, number, choice or yes_no"


def inspect(declaration: type, seats: int, backs: tuple[int, ...]) -> None:
    """Refuse a table that cannot be laid out."""
    for fault in faults(declaration, seats, backs):
        raise WrongBox(fault)


def faults(declaration: type, seats: int, backs: tuple[int, ...]) -> Iterator[Fault]:
    """All that is wrong with the declarations of a state."""
    whole = of_member(declaration, "")
    if declaration.__bases__ != (AnyState,):
        bases = ", ".join(base.__name__ for base in declaration.__bases__)
        yield Fault(whole, f"the state is a {bases}", "class State(AnyState), with all of its fields")
    if not 1 <= seats <= SEATS:
        yield Fault(whole, f"a table of {seats} seats", f"1 to {SEATS}")
    declared = {name: vars(declaration).get(name) for name in declaration.__annotations__}
    for name, value in vars(declaration).items():
        if isinstance(value, (Field, Piles, Option)) and name not in declared:
            yield Fault(of_member(declaration, name), f"{name} has no type", f"{name}: int = …, or another type")
        elif callable(value):
            yield Fault(of_member(declaration, name), f"the table has a method {name}", "a function of a rule's module")
    for name, value in declared.items():
        for found, expected in _field(name, value):
            yield Fault(of_member(declaration, name), found, expected)
    piles = {name: value for name, value in declared.items() if isinstance(value, Piles)}
    for name, found, expected in _decks(piles, backs):
        yield Fault(of_member(declaration, name), found, expected)


def _field(name: str, value: object) -> Iterator[tuple[str, str]]:
    if found := wrong_field(name):
        yield found, "another name, in lowercase"
    if not isinstance(value, (Field, Piles, Option)):
        given = "without a value" if value is None else f"declared as {value!r}"
        yield f"the field {name} is {given}", f"= {KINDS}"
    if isinstance(value, Field) and value.each_seat and name in SENTENCES:
        yield f"a number for each seat is called {name}, which sentences about a seat know already", "another name"
    if isinstance(value, Field) and value.listed and value.n < 1:
        yield f"{name} is a list of {value.n} numbers", "one at least"
    if isinstance(value, (Field, Option)) and not -NUMBER <= value.least <= value.most <= NUMBER:
        yield f"{name} goes from {value.least} to {value.most}", "the lesser first, and no more than 2^62"
    if isinstance(value, Option) and not value.least <= value.default <= value.most:
        yield f"the option {name} is {value.default} unless the table chooses", value.expected
    if isinstance(value, Piles) and not 1 <= value.room <= ROOM:
        yield f"the pile {name} has room for {value.room}", f"1 to {ROOM} cards or dice"


def _decks(piles: dict[str, Piles], backs: tuple[int, ...]) -> Iterator[tuple[str, str, str]]:
    """Decks: as large as a slot can tell, and every card with a text that stands for it alone."""
    texts: dict[str, Any] = {}
    for name, pile in piles.items():
        if not 1 <= len(pile.of) <= CARDS:
            yield name, f"the deck of {name} has {len(pile.of)} cards", f"1 to {CARDS}"
        for text in (pile.of.text(card) for card in range(len(pile.of))):
            if not text or text == HOLE or text.startswith("=") or any(sign.isspace() for sign in text):
                yield name, f"a card of {name} is written {text!r}", "a short text without spaces and without ="
            if texts.setdefault(text.casefold(), pile.of) != pile.of:
                yield name, f"{text} is a card of two decks", "texts that stand for one card of the table only"
        if len({pile.of.text(card).casefold() for card in range(len(pile.of))}) < len(pile.of):
            yield name, f"two cards of {name} are written alike", "a text for each card, and one joker at most"
        if any(other.of == pile.of and other.dice != pile.dice for other in piles.values()):
            yield name, f"the deck of {name} is of cards and of dice", "a deck of its own for dice"
    largest = max((len(pile.of) for pile in piles.values() if not pile.dice), default=0)
    if backs and (len(backs) != largest or not all(1 <= back <= BACKS for back in backs)):
        given = f"{len(backs)} backs from {min(backs)} to {max(backs)}"
        yield "", given, f"one of 1 to {BACKS} for each of {largest} cards"
