"""A run of the laboratory: which game, who plays, which deals; everything that its rows follow from."""

import hashlib
import inspect
from pathlib import Path
from typing import NamedTuple

from brelan import shelf
from brelan.lab.players import QUICK, Player, is_compiled, own, policy
from brelan.league.match import RANDOM, version
from brelan.trouble import Trouble

TOGETHER, APART = 10_000, 250
"""The most games that are played together: compiled, and by bots that think."""
RUNS = 1 << 28
GAMES = 1 << 32


class Run(NamedTuple):
    """A plan; the same plan gives the same rows, wherever and by how many it is played."""

    game: str
    players: tuple[str, ...]  # who sits at the first game's seats: levels, `random`, or module:function
    options: tuple[tuple[str, str], ...]
    data: str  # a file with custom cards, or nothing
    seed: int
    duplicate: bool  # whether each deal is played in every rotation of the seats
    decisions: bool  # whether every decision is a row too
    part: int  # games that are played together
    version: str  # of the game's code, its bots and its players'
    course: bool = False  # whether every deal is a row too

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

    def in_parts(self, games: int, parts: int) -> "Run":
        """The same in about this many parts or more; all rotations of a deal stay together."""
        together, seats = min(TOGETHER if self.alike else APART, -(-games // parts)), len(self.players)
        return self._replace(part=-(-together // seats) * seats)

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
        """The compiled player who sits on all seats, held back or not, if that is so: then everything is compiled."""
        seated = {Player.of(name).base for name in self.players}
        name = seated.pop()
        if not seated:
            return name if name in (RANDOM, QUICK) or (":" in name and is_compiled(own(name))) else None
        return QUICK if seated | {name} == {RANDOM, QUICK} else None

    @property
    def held(self) -> list[int]:
        """By what each of the players is held back."""
        return [Player.of(name).held(self.game) for name in self.players]


def version_of(game: str, players: tuple[str, ...], data: Path | None) -> str:
    """A short name for the code and the cards that decide what rows come: other code gives other rows."""
    theirs = sorted({name for name in (Player.of(each).base for each in players) if ":" in name})
    files = [Path(inspect.getfile(inspect.unwrap(own(name)))).read_bytes() for name in theirs]
    cards = [data.read_bytes()] if data else []
    return hashlib.sha256(b"\0".join([version(game).encode(), *files, *cards])).hexdigest()[:8]
