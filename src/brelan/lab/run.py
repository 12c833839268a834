"""A run of the laboratory: which game, who plays, which deals; everything that its rows follow from."""

import hashlib
import inspect
from collections.abc import Callable
from functools import cache
from importlib import import_module
from pathlib import Path
from random import Random
from typing import Any, NamedTuple

from brelan import shelf
from brelan.bots import LEVELS
from brelan.engine.asks import Ask, Choice
from brelan.engine.chance import seeded
from brelan.engine.steps import parameters
from brelan.engine.table import View
from brelan.league.match import RANDOM, contestant, version
from brelan.players import Bot
from brelan.trouble import Trouble

COMPILED = ["t", "seat", "luck"]
"""The parameters of a policy that is written like rules; any other takes a view, an ask and a source of luck."""
RUNS = 1 << 28
GAMES = 1 << 32


class Run(NamedTuple):
    """A plan; the same plan gives the same rows, wherever and by how many it is played."""

    game: str
    players: tuple[str, ...]  # who sits at the first game's seats: levels, `random`, or module:function
    options: tuple[tuple[str, str], ...]
    data: str  # a file with cards of one's own, or nothing
    seed: int
    duplicate: bool  # whether each deal is played in every rotation of the seats
    decisions: bool  # whether every decision is a row too
    part: int  # games that are played together
    version: str  # of the game's code, its bots and its players'

    def deal_of(self, game: int) -> int:
        """Which deal a game is dealt."""
        return game // len(self.players) if self.duplicate else game

    def seed_of(self, game: int) -> int:
        """The seed of a game; no two deals of any runs have the same."""
        return (self.seed << 32) + self.deal_of(game)

    def rotation_of(self, game: int) -> int:
        """By how many seats everybody has moved on in a game."""
        return game % len(self.players)

    def seated(self, game: int) -> list[int]:
        """Which of the players sits on each seat."""
        return [(seat - self.rotation_of(game)) % len(self.players) for seat in range(len(self.players))]

    def check(self) -> None:
        """Whether it can be played here, by the same code."""
        try:
            shelf.game(self.game).blank(len(self.players), dict(self.options), Path(self.data) if self.data else None)
        except (ValueError, OSError) as trouble:
            raise Trouble(str(trouble)) from None
        if not 0 <= self.seed < RUNS:
            raise Trouble(f"seed {self.seed} was given, expected one from 0 to 2^28 − 1")
        for name in self.players:
            policy(self.game, name)

    @property
    def alike(self) -> str | None:
        """The compiled player who sits on all seats, if that is so: then everything is compiled."""
        one = set(self.players)
        name = one.pop()
        if one:
            return None
        return name if name == RANDOM or (":" in name and _is_compiled(_own(name))) else None


def version_of(game: str, players: tuple[str, ...], data: Path | None) -> str:
    """A short name for the code and the cards that decide what rows come: other code gives other rows."""
    own = sorted({name for name in players if ":" in name})
    files = [Path(inspect.getfile(inspect.unwrap(_own(name)))).read_bytes() for name in own]
    cards = [data.read_bytes()] if data else []
    return hashlib.sha256(b"\0".join([version(game).encode(), *files, *cards])).hexdigest()[:8]


@cache
def policy(game: str, name: str) -> Bot:
    """A level of the game, who plays anything, or a function of one's own: it sees what its seat sees."""
    if ":" not in name:
        if name not in (RANDOM, *LEVELS):
            expected = " or ".join((RANDOM, *LEVELS, "module:function"))
            raise Trouble(f"{name!r} was asked to play, expected {expected}")
        return contestant(game, name)
    function = _own(name)
    if not _is_compiled(function):
        return function

    def by_view(view: View, ask: Ask, rng: Random) -> Choice:
        return ask.decode(int(function(view.state, view.seat, [seeded(rng.getrandbits(60))])))

    return by_view


@cache
def _own(name: str) -> Callable[..., Any]:
    module, _, attribute = name.partition(":")
    try:
        found = getattr(import_module(module), attribute, None)
    except ImportError as trouble:
        raise Trouble(f"{name}: the module cannot be imported ({trouble}), expected one that Python finds") from None
    if not inspect.isfunction(found):
        raise Trouble(f"{name}: expected a function of the module: f(view, ask, rng), or policy(t, seat, luck)")
    return found


def _is_compiled(function: Callable[..., Any]) -> bool:
    return parameters(function) == COMPILED
