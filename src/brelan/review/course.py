"""A finished game turn by turn: how it stood before and after each answer, and what came by chance in between."""

from collections.abc import Iterator
from dataclasses import dataclass, field
from itertools import chain
from typing import NamedTuple

from brelan.deck import Deck
from brelan.engine.chance import Chancy, Source, low
from brelan.engine.game import Game
from brelan.engine.piles import CLASS, FACE
from brelan.engine.record import restart
from brelan.engine.source import LOT, Outcome
from brelan.engine.state import AnyState
from brelan.engine.table import Answered, Table

BACK = 63 << CLASS


@dataclass
class Noted:
    """A source of chance, or the table's own generator, with every outcome noted."""

    inner: Source | None
    _came: list[Outcome] = field(default_factory=list)

    def below(self, t: Chancy, n: int) -> int:
        """A number from 0 to n − 1, by lot."""
        return self._note(LOT, low(t, n) if self.inner is None else self.inner.below(t, n))

    def die(self, t: Chancy, n: int, to: int) -> int:
        """The face of a die that is thrown into a pile."""
        return self._note(t.DECK[to], low(t, n) if self.inner is None else self.inner.die(t, n, to))

    def card(self, t: Chancy, faces: list[int], stock: int, to: int) -> int:
        """The place in `faces` of the card that comes."""
        at = low(t, len(faces)) if self.inner is None else self.inner.card(t, faces, stock, to)
        self._note(t.DECK[stock], faces[at])
        return at

    def taken(self) -> tuple[Outcome, ...]:
        """What has come since this was last asked."""
        came, self._came = tuple(self._came), []
        return came

    def _note(self, deck: int, found: int) -> int:
        self._came.append(Outcome(deck, found))
        return found


class Turn(NamedTuple):
    """An answer, counted from 1 among all of the game; None where the table's own clock rang.

    `own` is false where the clock or a bot answered for whoever sits there.
    """

    number: int
    given: Answered | None
    own: bool
    before: AnyState
    after: AnyState
    came: tuple[Outcome, ...]


class Course(NamedTuple):
    """A game from its first question to its end."""

    game: Game
    names: tuple[str, ...]
    blank: AnyState
    first: AnyState
    turns: tuple[Turn, ...]

    @property
    def last(self) -> AnyState:
        """How it ended."""
        return self.turns[-1].after if self.turns else self.first


def of_table(table: Table) -> Course:
    """The course of a table that was played in one go, as a record is."""
    fresh = restart(table)
    noted = Noted(fresh.state.source)
    fresh.state.source, fresh.state.tells = noted, None
    blank = table.game.blank(table.state.players, chosen(table), table.data)
    first = fresh.state
    return Course(table.game, table.names, blank, first, tuple(_turns(table, fresh, noted)))


def chosen(table: Table) -> dict[str, object]:
    """The options that the table was set up with."""
    return {option.name: getattr(table.state, option.name) for option in table.game.options}


def _turns(table: Table, fresh: Table, noted: Noted) -> Iterator[Turn]:
    for number, given in enumerate(table.answers, 1):
        before = fresh.state
        if isinstance(given, Answered):
            if given.by_clock:
                fresh.time_out(given.seat)
            else:
                fresh.answer_number(given.seat, given.value)
            yield Turn(number, given, not given.by_clock, before, fresh.state, noted.taken())
        else:
            fresh.ring()
            yield Turn(number, None, False, before, fresh.state, noted.taken())


def undrawn(game: Game, turn: Turn, view: AnyState) -> AnyState | None:
    """A seat's view after a turn with what came in it turned into holes again; None if the seat saw nothing come."""
    t, saw = view.copy(), False
    for i in _came_in(game, turn, view):
        saw = saw or t.slot[i] & (FACE | BACK) != 0
        t.slot[i] &= ~(FACE | BACK)
    return t if saw else None


def drawn(game: Game, turn: Turn | None, view: AnyState, deck: Deck) -> list[int]:
    """The cards of a deck that a seat saw come in a turn, or before the first one; the highest first."""
    kind = game.state.LAYOUT.decks.index(deck)
    piles = [range(start, start + view.count[n]) for n, start in enumerate(view.START) if view.DECK[n] == kind]
    there = set(chain(*piles)) & set(chain(*piles) if turn is None else _came_in(game, turn, view))
    return sorted(((view.slot[i] & FACE) - 1 for i in there if view.slot[i] & FACE), reverse=True)


def _came_in(game: Game, turn: Turn, view: AnyState) -> Iterator[int]:
    """The slots in which there lies what came in a turn."""
    if not turn.came:
        return
    after, before = turn.after, turn.before
    came, decks = {(o.deck, o.n) for o in turn.came}, {o.deck for o in turn.came}
    anew = getattr(after, game.deal) != getattr(before, game.deal)
    for pile, start in enumerate(view.START):
        deck = view.DECK[pile]
        for i in range(start, start + view.count[pile]):
            fresh = anew or before.slot[i] & FACE == 0
            if (deck in decks and fresh) if view.DICE[deck] else (deck, (after.slot[i] & FACE) - 1) in came:
                yield i
