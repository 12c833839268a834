"""A deck of Mises, read from a TOML file: what is printed on each card, and which effects of the catalogue it has.

A custom file has the shape of `deck.toml`: fifteen times `[[mise]]`.
"""

import re
from functools import cache
from itertools import zip_longest
from pathlib import Path
from typing import Any, NamedTuple

from brelan.deck import Deck
from brelan.engine.sheet import Printed, tree
from brelan.games.enfer.state import MISES, PRINTED, ROUNDS, State, Step
from brelan.trouble import Trouble

BOX = Path(__file__).with_name("deck.toml")
LANGUAGES = ("fr", "en")  # those of brelan.texts, whose sentences a table without people need not load
TEXTS = ("name", "atmosphere", "effect")
HEADING = re.compile(r"\s*\[\[\s*mise\s*\]\]")


class Parameter(NamedTuple):
    """The number an effect works with."""

    name: str
    least: int
    most: int


# how the effects of mises.py are called in a file, and the number each one takes
CATALOGUE: dict[str, Parameter | None] = {
    "widows-kiss": None,
    "devils-eye": Parameter("cards", 1, 3),
    "pact": Parameter("cards", 1, 2),
    "tithe": Parameter("chips", 1, 6),
    "pickpocket": Parameter("chips", 1, 6),
    "suits-first": None,
    "world-upside-down": None,
    "wild-soul": None,
    "fireproof-cloak": None,
    "high-stakes": Parameter("most", 4, 12),
    "gag": None,
    "grafting": None,
    "spotlight": Parameter("cards", 1, 3),
    "second-chance": Parameter("cards", 1, 3),
    "immortal": None,
    "banished": None,
    "reaping": None,
    "toll": Parameter("chips", 1, 6),
    "recall": None,
    "hermit": Parameter("chips", 1, 6),
}
MOVES_CARDS = ("widows-kiss", "pact", "second-chance")


class Effect(NamedTuple):
    """An effect of the catalogue, from 1, and its number."""

    kind: int
    parameter: int


class Mise(NamedTuple):
    """One card: its texts by language, its effects in the order they take place, and how many times it works."""

    texts: dict[str, dict[str, str]]
    effects: tuple[Effect, ...]
    times: int


@cache
def load(path: Printed | None = None) -> tuple[Mise, ...]:
    """The Mises of a file, or our own; a wrong file is refused with its name, the line or the card, and the reason."""
    where = path or BOX
    read = tree(where)
    cards = read.pop("mise", None)
    if read:
        raise Trouble(f"{where}: {next(iter(read))!r} was read, expected only [[mise]]")
    if not isinstance(cards, list) or len(cards) != len(MISES):
        found = len(cards) if isinstance(cards, list) else 0
        raise Trouble(f"{where}: {found} Mises were read, expected {len(MISES)} times [[mise]]")
    text = where.read_text(encoding="utf-8-sig").splitlines()
    lines = [f"line {number}, " for number, line in enumerate(text, 1) if HEADING.match(line)]
    places = zip_longest(cards, lines[: len(cards)], fillvalue="")
    return tuple(_mise(card, f"{where}, {line}Mise {n}") for n, (card, line) in enumerate(places, 1))


def _mise(card: Any, where: str) -> Mise:
    if not isinstance(card, dict):
        raise Trouble(f"{where}: {card!r} was read, expected a table")
    unknown = set(card) - {"effects", "times", *LANGUAGES}
    if unknown:
        raise Trouble(f"{where}: {min(unknown)!r} was read, expected effects, times, {' or '.join(LANGUAGES)}")
    texts = {lang: _texts(card.get(lang), f"{where}, {lang}") for lang in LANGUAGES}
    return Mise(texts, _effects(card, where), _times(card.get("times", ROUNDS), where))


def _times(times: Any, where: str) -> int:
    """A Mise works once a round at most; a file that says nothing means always."""
    if type(times) is not int or not 1 <= times <= ROUNDS:
        raise Trouble(f"{where}: times = {times!r} was read, expected 1 to {ROUNDS}")
    return times


def _texts(texts: Any, where: str) -> dict[str, str]:
    if not isinstance(texts, dict) or set(texts) != set(TEXTS):
        raise Trouble(f"{where}: expected {', '.join(TEXTS)} and nothing else")
    for key, text in texts.items():
        if not isinstance(text, str) or not text.strip():
            raise Trouble(f"{where}, {key}: {text!r} was read, expected words")
    return {key: texts[key].strip() for key in TEXTS}


def _effects(card: dict[str, Any], where: str) -> tuple[Effect, ...]:
    effects = card.get("effects")
    if not isinstance(effects, list) or not 1 <= len(effects) <= PRINTED:
        raise Trouble(f"{where}: expected effects = [ … ] with one to {PRINTED} of the catalogue")
    names = [effect.get("do") if isinstance(effect, dict) else effect for effect in effects]
    found = tuple(_effect(effect, where) for effect in effects)
    if "wild-soul" in names and any(name in MOVES_CARDS for name in names[names.index("wild-soul") :]):
        raise Trouble(f"{where}: wild-soul marks a card that a later effect moves; expected wild-soul after it")
    if names.count("wild-soul") > 1:
        raise Trouble(f"{where}: wild-soul is there twice, but a player marks one card; expected it once")
    return found


def _effect(effect: Any, where: str) -> Effect:
    if not isinstance(effect, dict) or not isinstance(effect.get("do"), str) or effect["do"] not in CATALOGUE:
        raise Trouble(f"{where}: effect {effect!r} was read, expected {{ do = … }} with {' or '.join(CATALOGUE)}")
    name, numbers = effect["do"], {key: value for key, value in effect.items() if key != "do"}
    kind, parameter = Step[name.upper().replace("-", "_")] - Step.ACTIVATE, CATALOGUE[name]
    if parameter is None:
        if numbers:
            raise Trouble(f"{where}: {name} with {numbers!r} was read, but it takes no number")
        return Effect(kind, 0)
    number = numbers.get(parameter.name)
    if set(numbers) != {parameter.name} or type(number) is not int or not parameter.least <= number <= parameter.most:
        expected = f"{parameter.name} = {parameter.least} to {parameter.most}"
        raise Trouble(f"{where}: {name} with {numbers!r} was read, expected {expected}")
    return Effect(kind, number)


def put_in_box(t: State, path: Printed | None) -> None:
    """E3 What the table's Mises do: from a custom file, or our fifteen."""
    for number, mise in enumerate(load(path)):
        t.left[number] = mise.times
        for place, effect in enumerate(mise.effects):
            t.effect[PRINTED * number + place] = effect.kind
            t.parameter[PRINTED * number + place] = effect.parameter


def printed(deck: Deck, card: int, lang: str, path: Printed | None) -> str:
    """The name on a Mise; a playing card has none."""
    return load(path)[card].texts[lang]["name"] if deck == MISES else ""


def effect(deck: Deck, card: int, lang: str, path: Printed | None) -> str:
    """E12 What is read out when a Mise is laid."""
    return load(path)[card].texts[lang]["effect"] if deck == MISES else ""
