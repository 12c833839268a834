"""Compiled tables: the same rules under numba, for simulation, search and learning.

The compiled code is cached on disk in a directory named after a hash of everything it was made from.
"""

import importlib.util
import os
import sys
from dataclasses import replace
from functools import cache, partial
from types import ModuleType
from typing import Any

import numpy as np

from brelan.cache import place
from brelan.engine.asks import Ask
from brelan.engine.blame import blamed
from brelan.engine.game import Game
from brelan.engine.kernel import BLAME
from brelan.engine.sheet import Printed
from brelan.engine.state import NO_SEAT, AnyState
from brelan.engine.table import IllegalAnswer, Table, seat_of
from brelan.engine.translate import translate
from brelan.kept import HOME, OURS, digest
from brelan.sources import made_of

WHOLE = ("engine", "rankings", "texts")
"""Parts of Brelan that are hashed whole, whatever a game imports of them."""

Rows = np.ndarray[Any, np.dtype[np.void]]
Numbers = np.ndarray[Any, np.dtype[np.int64]]
Octets = np.ndarray[Any, np.dtype[np.uint8]]


def _module(game: Game) -> ModuleType:
    """The translated rules, written once where numba can cache them, and imported."""
    name = f"compiled_rules_of_{game.name}"  # no package's own: brelan_NAME is what somebody calls theirs
    path = place("compiled", _made_of(game)) / f"{name}.py"
    if not path.exists():
        fresh = path.with_suffix(f".{os.getpid()}")
        fresh.write_text(translate(game), encoding="utf-8")
        fresh.replace(path)
    spec = importlib.util.spec_from_file_location(name, path)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    sys.modules[spec.name] = module
    setattr(module, BLAME, partial(blamed, game, path))
    spec.loader.exec_module(module)
    return module


def _made_of(game: Game) -> str:
    """A hash of everything the compiled game is made of: the engine, and what its rules and rankings use."""
    sources = [path for name in WHOLE for path in sorted((HOME / name).glob("*.py"))]
    rankings = (where.partition(":")[0] for _, where in game.services)
    drawn_on = made_of([*game.modules, *rankings], but=tuple(f"{OURS}.{name}" for name in WHOLE))
    return digest([HOME / "deck.py", *sources], drawn_on)


def _number(given: object) -> int:
    """A seat or an answer as compiled code takes it; −1 for what is none."""
    number = Ask.number(given)
    return number if abs(number) < 1 << 63 else -1


def _there(rows: Rows, i: int) -> None:
    """Compiled code looks anywhere: a row that is not there is refused before."""
    if not 0 <= i < len(rows):
        raise IndexError(f"row {i} was given, expected one from 0 to {len(rows) - 1}")


def _seated(rows: Rows, i: int, seat: int, *others: int) -> None:
    """So is a seat that is not at its table, but for others who may look."""
    _there(rows, i)
    if seat not in others:
        seat_of(seat, int(rows["players"][i]))


class Compiled:
    """A game's compiled tables: rows of an array, all with the same players and options or not, as you like."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self.code = _module(game)

    def rows(self, n: int) -> Rows:
        """Room for n tables."""
        return np.zeros(n, self.code.RECORD)

    def row(self, t: AnyState) -> Rows:
        """One plain table as a row."""
        return np.frombuffer(bytearray(t.tobytes()), self.code.RECORD)

    def plain(self, rows: Rows, i: int) -> AnyState:
        """A row as a plain table."""
        return self.game.state.frombytes(rows[i].tobytes())

    def blank(self, players: int, options: dict[str, object] | None = None, data: Printed | None = None) -> Rows:
        """A table set up, from which games begin."""
        return self.row(self.game.blank(players, options, data))

    def start(self, rows: Rows, i: int, blank: Rows, seed: int) -> int:
        """Begin a game on a row; the set of seats that are asked."""
        _there(rows, i)
        return int(self.code.start(rows, i, blank, seed))

    def ask(self, rows: Rows, i: int, seat: int) -> Ask:
        """What a seat may answer."""
        _seated(rows, i, seat)
        return Ask(*self.code.ask_at(rows, i, seat))

    def step(self, rows: Rows, i: int, seat: int, value: int) -> int:
        """Give an answer on one row; the set of seats that are asked next, 0 when the game is over.

        `IllegalAnswer` if the rules do not allow it; nothing has changed then.
        """
        _there(rows, i)
        asked = int(self.code.step(rows, i, _number(seat), _number(value)))
        if asked < 0:
            self._refuse(rows, i, seat, value)
        return asked

    def step_unchecked(self, rows: Rows, i: int, seat: int, value: int) -> int:
        """The same for an answer that is known to be legal; any other silently corrupts the table."""
        return int(self.code.step_unchecked(rows, i, seat, value))

    def _refuse(self, rows: Rows, i: int, *given: Any) -> None:
        """Raise the error that a plain table raises for this seat and answer."""
        seat, value = (int(each) if isinstance(each, np.integer) else each for each in given)
        try:
            Table(self.game, self.plain(rows, i)).answer_number(seat, value)
        except IllegalAnswer as refused:
            raise IllegalAnswer(f"row {i}: {refused}") from None

    def time_out(self, rows: Rows, i: int, seat: int) -> int:
        """What the rules answer for a seat whose time is up."""
        _seated(rows, i, seat)
        return int(self.code.time_out_at(rows, i, seat))

    def octets(self, rows: Rows) -> Octets:
        """The rows as bytes: `octets[to] = octets[i]` copies a table, faster than anything else."""
        return rows.view(np.uint8).reshape(len(rows), -1)

    def view(self, rows: Rows, i: int, to: int, seat: int) -> None:
        """Put a seat's view of one row onto another row; what everybody sees is that of `NO_SEAT`."""
        _there(rows, to)
        _seated(rows, i, seat, NO_SEAT)
        self.code.view_at(rows, i, to, seat)

    def imagine(self, rows: Rows, i: int, seat: int, seed: int) -> None:
        """Turn a seat's view on a row into a whole table that it could be."""
        _seated(rows, i, seat, NO_SEAT)
        self.code.imagine_at(rows, i, seat, seed)

    def simulate(self, rows: Rows, blank: Rows, seed: int) -> int:
        """Play a whole game on every row; how many decisions that took. The rows then hold the final tables."""
        return int(self.code.simulate(rows, blank, seed))

    def rollouts(self, view: AnyState, seat: int, games: int, seed: int) -> Numbers:
        """From a seat's view, imagine and play n games; the scores, one line per game."""
        rows = self.rows(2)
        rows[:1] = self.row(view)
        scores = np.zeros((games, view.players), np.int64)
        self.code.rollouts(rows, 0, seat, seed, scores)
        return scores

    def step_many(self, rows: Rows, blank: Rows, values: Numbers, asks: Numbers, scores: Numbers, seed: int) -> int:
        """One answer on every row; a game that ends gives its scores and is restarted. How many games ended.

        `asks` has a line a table: seat, form, members, least, most, and 1 when a game has just ended; a seat of −1
        begins. Give each call its own seed (0, 1, 2 …): no two games have the same one then. `IllegalAnswer` if the
        rules do not allow one of the answers; nothing has changed on any row then.
        """
        kind = getattr(values, "dtype", type(values).__name__)
        if kind != np.int64:
            raise IllegalAnswer(f"values of {kind} were given, expected an array of int64")
        ended = int(self.code.step_many(rows, blank, values, asks, scores, seed))
        if ended < 0:
            self._refuse(rows, -1 - ended, asks[-1 - ended, 0], values[-1 - ended])
        return ended

    def step_many_unchecked(
        self, rows: Rows, blank: Rows, values: Numbers, asks: Numbers, scores: Numbers, seed: int
    ) -> int:
        """The same for answers that are known to be legal; any other silently corrupts its table."""
        return int(self.code.step_many_unchecked(rows, blank, values, asks, scores, seed))

    def any_many(self, asks: Numbers, values: Numbers, seed: int) -> None:
        """A random legal answer for every line of `asks`."""
        self.code.any_many(asks, values, seed)


@cache
def compiled(game: Game, *player: str) -> Compiled:
    """The compiled tables of a game; translating is quick, each door is compiled on first use and then cached.

    `player` names modules, written like rules, in which `policy(t, seat, luck)` answers; without one, anything legal.
    Its `t` is what the seat sees, nothing more. A module of it that is named `doors` is called from Python with whole
    tables: what it reads of them is in its own hands.
    """
    return Compiled(replace(game, modules=(*game.modules, *player)) if player else game)
