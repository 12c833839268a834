"""Compiled tables: the same rules under numba, for simulation, search and learning.

The compiled code is cached on disk in a directory named after a hash of everything it was made from.
"""

import importlib.util
import inspect
import os
import sys
from dataclasses import replace
from functools import cache
from importlib import import_module
from pathlib import Path
from types import ModuleType
from typing import Any

import numpy as np

from brelan.engine.asks import Ask
from brelan.engine.game import Game
from brelan.engine.records import Record
from brelan.engine.translate import translate
from brelan.kept import HOME, cache_directory, digest
from brelan.trouble import Trouble

Rows = np.ndarray[Any, np.dtype[np.void]]
Numbers = np.ndarray[Any, np.dtype[np.int64]]
Octets = np.ndarray[Any, np.dtype[np.uint8]]


def _module(game: Game) -> ModuleType:
    """The translated rules, written once where numba can cache them, and imported."""
    path = cache_directory() / "compiled" / _made_of(game) / f"brelan_{game.name}.py"
    if not path.exists():
        try:
            path.parent.mkdir(parents=True, exist_ok=True)
            fresh = path.with_suffix(f".{os.getpid()}")
            fresh.write_text(translate(game), encoding="utf-8")
            fresh.replace(path)
        except OSError as trouble:
            where = f"{cache_directory()}: compiled rules cannot be kept there ({trouble.strerror})"
            raise Trouble(f"{where}; name another directory in BRELAN_CACHE") from None
    spec = importlib.util.spec_from_file_location(f"brelan_{game.name}", path)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    sys.modules[spec.name] = module
    spec.loader.exec_module(module)
    return module


def _made_of(game: Game) -> str:
    """A hash of everything the compiled game is made of."""
    folders = (HOME / "engine", HOME / "rankings", HOME / "games" / game.name)
    sources = [HOME / "deck.py", *(path for folder in folders for path in sorted(folder.glob("*.py")))]
    return digest([*sources, *(Path(inspect.getfile(import_module(name))) for name in game.modules)])


class Compiled:
    """A game's compiled tables: rows of an array, all with the same players and options or not, as you like."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self.code = _module(game)
        self.dtype = np.dtype(
            [(f.name, np.int64, (f.n,)) if f.n else (f.name, np.int64) for f in game.table.LAYOUT.fields]
        )

    def rows(self, n: int) -> Rows:
        """Room for n tables."""
        return np.zeros(n, self.dtype)

    def row(self, t: Record) -> Rows:
        """One plain table as a row."""
        return np.frombuffer(bytearray(t.tobytes()), self.dtype)

    def plain(self, rows: Rows, i: int) -> Record:
        """A row as a plain table."""
        return self.game.table.frombytes(rows[i].tobytes())

    def blank(self, players: int, options: dict[str, object] | None = None, data: Path | None = None) -> Rows:
        """A table set up, from which games begin."""
        return self.row(self.game.blank(players, options, data))

    def start(self, rows: Rows, i: int, blank: Rows, seed: int) -> int:
        """Begin a game on a row; the set of seats that are asked."""
        return int(self.code.start(rows, i, blank, seed))

    def ask(self, rows: Rows, i: int, seat: int) -> Ask:
        """What a seat may answer."""
        return Ask(*self.code.ask_at(rows, i, seat))

    def step(self, rows: Rows, i: int, seat: int, value: int) -> int:
        """Give a legal answer on one row; the set of seats that are asked next, 0 when the game is over."""
        return int(self.code.step(rows, i, seat, value))

    def time_out(self, rows: Rows, i: int, seat: int) -> int:
        """What the rules answer for a seat whose time is up."""
        return int(self.code.time_out_at(rows, i, seat))

    def octets(self, rows: Rows) -> Octets:
        """The rows as bytes: `octets[to] = octets[i]` copies a table, faster than anything else."""
        return rows.view(np.uint8).reshape(len(rows), -1)

    def view(self, rows: Rows, i: int, to: int, seat: int) -> None:
        """Put a seat's view of one row onto another row."""
        self.code.view_at(rows, i, to, seat)

    def imagine(self, rows: Rows, i: int, seat: int, seed: int) -> None:
        """Turn a seat's view on a row into a whole table that it could be."""
        self.code.imagine_at(rows, i, seat, seed)

    def simulate(self, rows: Rows, blank: Rows, seed: int) -> int:
        """Play a whole game on every row; how many decisions that took. The rows then hold the final tables."""
        return int(self.code.simulate(rows, blank, seed))

    def rollouts(self, view: Record, seat: int, games: int, seed: int) -> Numbers:
        """From a seat's view, imagine and play so many games; the scores, a line a game."""
        rows = self.rows(2)
        rows[:1] = self.row(view)
        scores = np.zeros((games, view.players), np.int64)
        self.code.rollouts(rows, 0, seat, seed, scores)
        return scores

    def step_many(self, rows: Rows, blank: Rows, values: Numbers, asks: Numbers, scores: Numbers, seed: int) -> int:
        """One answer on every row; see `entries.step_many`. How many games ended."""
        return int(self.code.step_many(rows, blank, values, asks, scores, seed))

    def any_many(self, asks: Numbers, values: Numbers, seed: int) -> None:
        """A random legal answer for every line of `asks`."""
        self.code.any_many(asks, values, seed)


@cache
def compiled(name: str, *player: str) -> Compiled:
    """The compiled tables of a game; translating is quick, each door is compiled at its first use and then cached.

    `player` names modules, written like rules, in which `policy(t, seat, luck)` answers; without one, anything legal.
    """
    from brelan.games import box

    game = box(name)
    return Compiled(replace(game, modules=(*game.modules, *player)) if player else game)
