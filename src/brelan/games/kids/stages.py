"""Poker Kids: K4 the stage cards, read from a file and refused when they are wrong."""

import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import NamedTuple

from brelan.engine.sheet import Printed, tree
from brelan.games.kids.state import KEYS, MONEY, MOST_STAGES, STAGE_CARDS, Due, Key, State
from brelan.trouble import Trouble

BOX = Path(__file__).with_name("stages.toml")
SMALLEST = {"2-players": 2, "3-4-players": 3, "5-6-players": 5}
PLACES = {
    "1": Key.FIRST,
    "2": Key.SECOND,
    "3": Key.THIRD,
    "4": Key.FOURTH,
    "5": Key.FIFTH,
    "last": Key.LAST,
    "last-1": Key.LAST_BUT_ONE,
    "others": Key.OTHERS,
}
OUTCOMES = {"pay": Due.PAY, "take": Due.TAKE, "draw": Due.DRAW, "out": Due.OUT, "sweep": Due.SWEEP}
AMOUNTS = (Due.PAY, Due.TAKE)


class Outcome(NamedTuple):
    """What a place gets in a stage."""

    key: Key
    due: Due
    euros: int


Stage = tuple[Outcome, ...]
Card = tuple[Stage, ...]
Cards = dict[str, tuple[Card, ...]]


def load(t: State, path: Printed | None) -> None:
    """K4 Put the ten cards for this number of players on the table: the box's own, or those of a file."""
    cards = read_box() if path is None else read(path)
    for c, card in enumerate(cards[size_of(t.players)]):
        t.stages[c] = len(card)
        for s, stage in enumerate(card):
            for outcome in stage:
                at = (c * MOST_STAGES + s) * KEYS + outcome.key
                t.what[at] = outcome.due
                t.euros[at] = outcome.euros


def size_of(players: int) -> str:
    """K4 Which ten cards are for this many players."""
    return max((least, size) for size, least in SMALLEST.items() if least <= players)[1]


@cache
def read_box() -> Cards:
    """The cards that come with the game."""
    return read(BOX)


def read(path: Printed) -> Cards:
    """All the cards of a file."""
    found = tree(path)
    for name in found:
        if name not in SMALLEST:
            raise Trouble(f"{path}: read {name!r}, expected cards for {' or '.join(SMALLEST)}")
    return {size: tuple(_cards(path, size, found.get(size, []))) for size in SMALLEST}


def _cards(path: Printed, size: str, found: object) -> Iterator[Card]:
    if not isinstance(found, list) or len(found) != len(STAGE_CARDS):
        n = f"{len(found)} cards" if isinstance(found, list) else repr(found)
        raise Trouble(f"{path}, {size}: read {n}, expected {len(STAGE_CARDS)} cards")
    for number, card in enumerate(found, 1):
        yield _card(f"{path}, {size}, card {number}", card, SMALLEST[size])


def _card(where: str, found: object, smallest: int) -> Card:
    if not isinstance(found, dict) or set(found) != {"stages"} or not isinstance(found["stages"], list):
        raise Trouble(f"{where}: read {found!r}, expected stages = [ … ] and nothing else")
    stages = found["stages"]
    if not 3 <= len(stages) <= MOST_STAGES:
        raise Trouble(f"{where}: read {len(stages)} stages, expected 3 to {MOST_STAGES}")
    card = tuple(_stage(f"{where}, stage {number}", stage, smallest) for number, stage in enumerate(stages, 1))
    for outcome in card[-1]:
        if outcome.due in (Due.DRAW, Due.OUT):
            word = outcome.due.name.lower()
            raise Trouble(f"{where}, stage {len(card)}: {word!r} is in the last stage, where it has no use")
    return card


def _stage(where: str, found: object, smallest: int) -> Stage:
    if not isinstance(found, list) or not all(isinstance(line, str) for line in found):
        raise Trouble(f'{where}: read {found!r}, expected a list of "place = outcome"')
    stage = tuple(_outcome(where, line, smallest) for line in found)
    for at, outcome in enumerate(stage):
        if outcome.key in [other.key for other in stage[:at]]:
            raise Trouble(f"{where}: {found[at]!r} names a place that the stage has named already")
    sweeps = [line for line, outcome in zip(found, stage, strict=True) if outcome.due is Due.SWEEP]
    if len(sweeps) > 1:
        raise Trouble(f"{where}: {' and '.join(map(repr, sweeps))} are more than one sweep")
    for line, outcome in zip(found, stage, strict=True):
        if outcome.key is Key.LAST and outcome.due in (Due.TAKE, Due.SWEEP):
            raise Trouble(f"{where}: {line!r} lets the last place take or sweep")
        if outcome.key is not Key.FIRST and outcome.due is Due.SWEEP:
            raise Trouble(f"{where}: {line!r} is a sweep that is not for place 1")
    return stage


def _outcome(where: str, line: str, smallest: int) -> Outcome:
    place, equals, outcome = (part.strip() for part in line.partition("="))
    if not equals:
        raise Trouble(f'{where}: read {line!r}, expected "place = outcome"')
    return Outcome(_key(where, place, smallest), *_due(where, outcome))


def _key(where: str, place: str, smallest: int) -> Key:
    if re.fullmatch("[1-9][0-9]{0,8}", place) and int(place) > smallest:
        raise Trouble(f"{where}: place {place} is above the smallest table of this size ({smallest} players)")
    if place not in PLACES:
        raise Trouble(f"{where}: read place {place!r}, expected {', '.join(PLACES)}")
    return PLACES[place]


def _due(where: str, outcome: str) -> tuple[Due, int]:
    word, _, amount = outcome.partition(" ")
    due = OUTCOMES.get(word)
    if due is None or (amount and due not in AMOUNTS):
        raise Trouble(f"{where}: read {outcome!r}, expected pay N, take N, draw, out or sweep")
    if due not in AMOUNTS:
        return due, 0
    if not re.fullmatch("[0-9]{1,9}", amount) or int(amount) % 10 or not 0 < int(amount) <= MONEY:
        raise Trouble(f"{where}: read {outcome!r}, expected a multiple of 10 from 10 to {MONEY}")
    return due, int(amount)
