"""The named parts of an observation, made from what a game declares: a tensor that any box has.

Seats count from one's own. What the engine notes for itself, chance, and what is printed on cards (lists of more than
`PRINTED` numbers) is left out; so is what can be larger than `NOTE`: the strengths of hands that lie open.
"""

from dataclasses import dataclass
from itertools import pairwise
from math import prod
from typing import Any, NamedTuple

import numpy as np

from brelan.deck import Deck
from brelan.engine.declarations import Field, Piles
from brelan.engine.game import Game
from brelan.engine.state import NO_SEAT, SAID, AnyState, Layout
from brelan.learn import eye

Array = np.ndarray[Any, np.dtype[Any]]

DOZEN = 12
"""Up to this many cards, the order of a pile counts; of larger piles only the cards do."""
PRINTED = 64
NOTE = 1 << 40
FEW = 1 << 10
"""Numbers up to this are scaled by the most they can be, larger ones by all the chips of the game."""


class Part(NamedTuple):
    """A part of the tensor: its name, where it begins, and its shape."""

    name: str
    at: int
    shape: tuple[int, ...]

    def of(self, tensor: Array) -> Array:
        """This part of a tensor, or of many of them."""
        found: Array = tensor[..., self.at : self.at + prod(self.shape)]
        return found.reshape(*tensor.shape[:-1], *self.shape)


@dataclass(frozen=True)
class Parts:
    """All the parts, and the program that writes them (eye.py)."""

    named: tuple[Part, ...]
    size: int
    program: Array
    scales: Array
    hots: Array
    backs: Array

    def look(self, rows: Array, seats: Array, turns: Array, out: Array) -> Array:
        """What each of these seats sees of its row, as a line of `out`."""
        eye.look(rows, seats, turns, self.program, self.scales, self.hots, self.backs, out)
        return out


def parts_of(game: Game, seats: int, chips: int) -> Parts:
    """The parts of a game's observations for this many seats; `chips` is how many the table has in all."""
    return _Writer(game, seats, max(chips, 1)).written()


class _Writer:
    """Notes one part after the other."""

    def __init__(self, game: Game, seats: int, chips: int) -> None:
        self.game, self.seats, self.chips = game, seats, chips
        self.layout: Layout = game.state.LAYOUT
        sizes = [f.n or 1 for f in self.layout.fields]
        starts = np.cumsum([0, *sizes]).tolist()
        self.at = {f.name: start for f, start in zip(self.layout.fields, starts, strict=False)}
        self.named: list[Part] = []
        self.lines: list[list[int]] = []
        self.scales: list[float] = []
        self.size = 0
        self.hots: list[tuple[int, int]] = []
        self.hots_of: dict[Deck, int] = {}
        self.backs = tuple(self.layout.constants["BACK"])

    def written(self) -> Parts:
        """Everything in the order of its parts."""
        self._asking()
        options = {option.name for option in self.layout.options}
        for f in self.layout.fields:
            own = f.name not in AnyState.__annotations__ and f.name not in options
            if own and f.n <= PRINTED and f.most < NOTE:
                self._number(f)
        for number, (before, kind) in enumerate(pairwise([None, *self.layout.piles])):
            if kind is not None and (before is None or before.name != kind.name):
                self._pile(kind, number)
        cards = sum(len(deck) for deck in self.layout.decks)
        self._part("lost", eye.LOST, self.at["lost"], (cards,), count=self.at["shuffles"])
        backs = np.array([*self.backs, max(self.backs, default=0)], np.int64)
        lines = np.array(self.lines, np.int64)
        return Parts(tuple(self.named), self.size, lines, np.array(self.scales), np.array(self.hots, np.int64), backs)

    def _part(self, name: str, op: int, start: int, shape: tuple[int, ...], scale: float = 1.0, **more: int) -> None:
        words = {"wide": 0, "of": 0, "each": 0, "count": 0} | more
        self.named.append(Part(name, self.size, shape))
        line = [op, start, shape[0] if not more.get("room") else more["room"], self.size]
        self.lines.append([*line, words["wide"], words["of"], words["each"], words["count"]])
        self.scales.append(1 / scale)
        self.size += prod(shape)

    def _asking(self) -> None:
        """Who looks, who plays, what is asked and of whom, and what is spelled already."""
        seats, questions = self.seats, self._questions()
        self._part("me", eye.ME, 0, (seats,))
        self._part("question", eye.QUESTION, self.at["now"], (questions,), of=0, count=self.at["part"])
        self._part("ask", eye.ASK, 0, (4 + 63,), self.chips)
        self._part("asked", eye.SEATS, self.at["asked"], (seats,))
        self._part("chosen", eye.SEATS, self.at["chosen"], (seats,))
        self._part("lead", eye.WHOSE, self.at["lead"], (seats,))
        self._part("actor", eye.WHOSE, self.at["actor"], (NO_SEAT + 1,))
        self._part("about", eye.NUMBERS, self.at["about"], (1,), self.chips)
        self._part("said", eye.SAID, self.at["said"], (SAID,), self.chips, count=self.at["part"])

    def _questions(self) -> int:
        """A number from 1 for each question of the book, at its step and part."""
        steps = self.game.book.steps
        asked = {(int(step), part) for step, of in steps.items() for part in range(len(of.questions))}
        places = [(step, part) for step in range(64) for part in range(SAID)]
        numbers = {place: number for number, place in enumerate(sorted(asked), 1)}
        self.hots = [(numbers.get(place, 0), 0) for place in places] + [(0, 0)]
        return len(asked)

    def _number(self, f: Field) -> None:
        """A set of seats, a seat, a number for each seat, or any other number or list, as far as its bounds tell."""
        most_seats, start = self.layout.seats, self.at[f.name]
        scale = max(float(f.most) if f.most <= FEW else float(self.chips), 1.0)
        if not f.n and f.least == 0 and f.most == (1 << most_seats) - 1:
            self._part(f.name, eye.SEATS, start, (self.seats,))
        elif not f.n and f.least == 0 and f.most == most_seats - 1:
            self._part(f.name, eye.WHOSE, start, (most_seats,))
        elif f.n == most_seats:
            self._part(f.name, eye.EACH, start, (self.seats,), scale)
        else:
            self._part(f.name, eye.NUMBERS, start, (f.n or 1,), scale)

    def _pile(self, kind: Piles, number: int) -> None:
        """Dice and piles of a dozen cards lie in rows, larger ones in heaps."""
        start = self.at["slot"] + self.layout.constants["START"][number]
        row = kind.dice or kind.room <= DOZEN
        wide = self._wide(kind.of) if row else len(kind.of)
        shape = ((self.seats,) if kind.each_seat else ()) + ((kind.room, wide) if row else (wide,))
        self._part(
            *(kind.name, eye.ROW if row else eye.HEAP, start, shape),
            room=kind.room,
            wide=wide,
            of=self.hots_of.get(kind.of, 0),
            each=int(kind.each_seat),
            count=self.at["count"] + number,
        )

    def _wide(self, deck: Deck) -> int:
        """How many numbers a card takes: there, open, ranks, suits, backs; noted once for each card."""
        ranks, suits = len(deck.ranks) + (deck.jokers > 0), len(deck.suits) if len(deck.suits) > 1 else 0
        if deck not in self.hots_of:
            self.hots_of[deck] = len(self.hots)
            plain = len(deck.ranks) * len(deck.suits)
            for card in range(len(deck)):
                rank = deck.rank(card) if card < plain else len(deck.ranks)
                self.hots.append((2 + rank, 2 + ranks + deck.suit(card) if suits and card < plain else 2 + rank))
        return 2 + ranks + suits + (max(self.backs, default=0) if len(deck) == len(self.backs) else 0)
