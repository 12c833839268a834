"""The course of games, one row per deal: how everybody stood, who was asked first, what steps asked, what lay where.

A row is taken when the deal's first question is put.
"""

from typing import Any, NamedTuple

import numpy as np

from brelan.engine.game import Game
from brelan.engine.piles import FACE, SEEN
from brelan.engine.state import NO_SEAT, AnyState

Array = np.ndarray[Any, np.dtype[Any]]
Columns = dict[str, Array]

NOWHERE, TABLE = -1, 8
"""Where a card lies that no seat has: where not everybody sees it, or open between all."""


class Slots(NamedTuple):
    """For each place where a card may lie: its pile, its index there, its seat or none, its first card."""

    at: Array
    pile: Array
    position: Array
    seat: Array
    first: Array
    cards: int

    @classmethod
    def of(cls, game: Game) -> "Slots":
        """All the places of a game; dice do not count as cards."""
        layout = game.state.LAYOUT
        constants, lines = layout.constants, []
        firsts = np.cumsum([0, *(len(deck) for deck in layout.decks)])
        handles = [
            (handle, seat if isinstance(constants[pile.name], tuple) else NOWHERE, pile.room)
            for pile in {pile.name: pile for pile in layout.piles}.values()
            for seat, handle in enumerate(np.atleast_1d(constants[pile.name]).tolist())
        ]
        for handle, seat, room in sorted(handles):
            start = constants["START"][handle]
            deck = constants["DECK"][handle]
            if not constants["DICE"][deck]:
                lines += [(start + i, handle, i, seat, firsts[deck]) for i in range(room)]
        columns = np.array(lines, np.int64).reshape(-1, 5).T
        at, pile, position, seat_of, first = columns
        return cls(at, pile, position, seat_of, first, int(firsts[-1]))

    def lie(self, slots: Array, counts: Array) -> Array:
        """For each table, a line, the seat that has each card, or TABLE or NOWHERE."""
        found = np.full((len(slots), self.cards), NOWHERE, np.int8)
        if not len(self.at):
            return found
        held = slots[:, self.at]
        everybody = (held >> (SEEN + NO_SEAT)) & 1
        where = np.where(self.seat >= 0, self.seat, np.where(everybody, TABLE, NOWHERE))
        there = (self.position < counts[:, self.pile]) & (held & FACE > 0)
        table, place = np.nonzero(there)
        found[table, self.first[place] + (held[table, place] & FACE) - 1] = where[table, place]
        return found


class Course:
    """The deals of some games as they are played."""

    def __init__(self, game: Game, seats: int) -> None:
        self.slots, self.seats = Slots.of(game), seats
        self.names = {int(step): step.name.lower() for step, rules in game.book.steps.items() if rules.questions}
        self.lines: list[tuple[Array, ...]] = []

    def begin(self, games: Array, deals: Array, standings: Array, slots: Array, counts: Array) -> None:
        """Deals begin in these games."""
        self.lines.append((games, deals.copy(), standings.copy(), self.slots.lie(slots, counts)))

    def end(self, leads: Array, asked: Array) -> None:
        """They are over: whom they asked first, and how often each step asked."""
        self.lines[-1] += (leads.copy(), asked.copy())

    def columns(self) -> Columns:
        """All of them, in the order of games and deals."""
        parts = [np.concatenate(part) for part in zip(*self.lines, strict=True)]
        games, deals, standings, lie, leads, asked = (part[np.lexsort((parts[1], parts[0]))] for part in parts)
        found: Columns = {"game": games, "deal": deals.astype(np.int32), "lead": leads.astype(np.int8)}
        found |= {f"standing_{seat}": standings[:, seat] for seat in range(self.seats)}
        found |= {f"asked_{name}": asked[:, step].astype(np.int16) for step, name in self.names.items()}
        return found | {f"at_{card}": lie[:, card] for card in range(self.slots.cards)}


def line_of(state: AnyState) -> tuple[Array, Array]:
    """The cards of one plain table and how many lie in each pile, as `Slots.lie` reads them."""
    return np.array([state.slot], np.int64), np.array([state.count], np.int64)
