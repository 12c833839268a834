"""The hope of winning at a moment of a game: many imagined games, played on to the end of the deal and judged there.

One function for all: every seat plays on with the same mind, the one that the box names (`Box.plays_on`), or with any
legal answer. What the deal leaves is worth the chance to win from there (`prospects.py`).
"""

import inspect
import os
from functools import cache
from hashlib import sha256
from importlib import import_module
from pathlib import Path
from typing import Any, NamedTuple

import numpy as np

from brelan import shelf
from brelan.engine.compiled import Compiled, compiled
from brelan.engine.game import Game
from brelan.engine.state import AnyState
from brelan.review import prospects
from brelan.review.prospects import Array, Prospects, Standings, fit, victory

OWN = ("brelan.review.playing", "brelan.review.doors")
DEFAULTS = {"standing": "brelan.review.standing", "likely": "brelan.review.likely"}
"""What a box need not say."""
NOBODY = -1
ALL_EYES = -1
"""A viewer who has seen everything."""
GAMES = 1000
"""Imagined games from which prospects are learnt;"""
DEALS = 250
"""of each at most so many deals,"""
LINES = 8_000
"""and of all of them so many standings."""
SEED = 1 << 40
WHOLE = 1_000_000
"""The weight of an imagined game that fits."""


class Given(NamedTuple):
    """An answer that is tried before the game is played on."""

    seat: int
    value: int


NOTHING = Given(NOBODY, 0)


@cache
def engine(game: str) -> Compiled:
    """The compiled tables of a game, with the mind that plays on."""
    box = shelf.box(game)
    said = [import_module(module) for module in box.plays_on]
    instead = [there for name, there in DEFAULTS.items() if not any(hasattr(module, name) for module in said)]
    return compiled(box.game, *box.plays_on, *instead, *OWN)


class Hopes:
    """Hope at any moment of games with the same players and options."""

    def __init__(self, game: Game, blank: AnyState) -> None:
        self.game = game
        self.blank = blank
        self.fast = engine(game.name)
        self.prospects = learnt(game, blank.tobytes())

    def ahead(
        self, origin: AnyState, viewer: int, past: int, many: int, given: Given = NOTHING, seed: int = 1
    ) -> "Ahead":
        """Every seat's hope in each of so many imagined games from here on, played until a deal after `past`.

        The same seed means the same imagination wherever it is used: what differs is what is compared.
        """
        plan = np.zeros((many, 5), np.int64)
        plan[:, 1:4] = past, *given
        plan[:, 4] = seed * SEED + np.arange(many)
        _, weights, at = tried(self.game, self.fast.row(origin), plan, viewer)
        return Ahead(self.prospects.shares(at), weights / weights.mean())


class Ahead(NamedTuple):
    """Imagined games: every seat's hope in each of them, and how much each weighs (1 on average)."""

    shares: Array
    weights: Array


class Tried(NamedTuple):
    """Tables after a plan, how likely their hands were for what had been done, and how everybody stands."""

    tables: Any
    weights: Array
    at: Standings


def tried(game: Game, origins: Any, plan: Array, viewer: int) -> Tried:
    """Play a plan of `doors.explore`."""
    fast = engine(game.name)
    tries = fast.rows(len(plan))
    weights = np.full(len(plan), WHOLE, np.int64)
    scores, numbers = np.zeros((2, len(plan), int(origins["players"][0])), np.int64)
    fast.code.explore(origins, tries, tries[game.deal], plan, viewer, weights, scores, numbers)
    return Tried(tries, weights, Standings(numbers, tries[game.deal].copy(), scores, tries["over"].copy()))


@cache
def learnt(game: Game, blank: bytes) -> Prospects:
    """The prospects of a table with these players and options, learnt once and kept beside its compiled rules."""
    home = Path(str(engine(game.name).code.__file__)).parent
    made_of = f"{GAMES} {DEALS} {LINES} {inspect.getsource(prospects)}".encode() + blank
    path = home / f"prospects-{sha256(made_of).hexdigest()[:16]}.npz"
    if not path.exists():
        found, fresh = _learnt(game, blank), path.with_suffix(f".{os.getpid()}.npz")
        np.savez(fresh, **found._asdict())
        fresh.replace(path)
    with np.load(path) as kept:
        return Prospects(**{name: kept[name] for name in Prospects._fields})


def _learnt(game: Game, blank: bytes) -> Prospects:
    """From games that are imagined from their first card to their end."""
    origins = np.repeat(np.frombuffer(bytearray(blank), engine(game.name).code.RECORD), GAMES)
    seen: list[tuple[Array, Standings]] = []
    alive = np.arange(GAMES)
    won = np.zeros((GAMES, int(origins["players"][0])))
    for deal in range(DEALS):
        plan = np.zeros((len(alive), 5), np.int64)
        plan[:, 0], plan[:, 2] = np.arange(len(alive)), NOBODY
        plan[:, 1] = origins[game.deal]
        plan[:, 4] = deal * SEED + alive
        origins, _, at = tried(game, origins, plan, ALL_EYES)
        going = at.over == 0
        won[alive] = victory(at.scores)  # of a game that is cut short, as if it ended there
        seen.append((alive[going], Standings(*(part[going] for part in at))))
        alive, origins = alive[going], origins[going]
        if not len(alive):
            break
    which = np.concatenate([games for games, _ in seen])
    at = Standings(*(np.concatenate(parts) for parts in zip(*(at for _, at in seen), strict=True)))
    some = np.random.default_rng(0).permutation(len(which))[:LINES]
    return fit(Standings(*(part[some] for part in at)), won[which[some]])
