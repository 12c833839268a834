"""What a run came to, counted part by part, so that memory does not grow with the games; with 95% intervals."""

from dataclasses import dataclass, field
from math import sqrt
from typing import Any

import numpy as np

from brelan.lab.rows import Columns
from brelan.lab.run import Run
from brelan.league.figure import Figure

NORMAL = 1.959964
"""This many standard errors to each side hold 95% of a normal distribution."""


@dataclass
class Mean:
    """A mean of deals as they come: how many, their sum, the sum of their squares."""

    n: int = 0
    total: float = 0.0
    squares: float = 0.0

    def add(self, values: Any) -> None:
        """Some more deals."""
        found = np.asarray(values, np.float64)
        self.n += len(found)
        self.total += float(found.sum())
        self.squares += float((found * found).sum())

    def part(self, errors: float = NORMAL) -> Figure:
        """Of a part of 1: half a deal lost and half a deal won are added, as in the league (figure.py)."""
        mean = self.total / self.n
        low, high = _interval(self.n + 1, self.total + 0.5, self.squares + 0.5, errors)
        return Figure(mean, min(max(low, 0.0), mean), max(min(high, 1.0), mean))

    def figure(self, errors: float = NORMAL) -> Figure:
        """Of any number; this many standard errors to each side."""
        return Figure(self.total / self.n, *_interval(self.n, self.total, self.squares, errors))


def _interval(n: int, total: float, squares: float, errors: float) -> tuple[float, float]:
    mean = total / n
    spread = sqrt(max(squares / n - mean * mean, 0.0) / max(n - 1, 1))
    return mean - errors * spread, mean + errors * spread


@dataclass
class Summary:
    """The part of the victories of each player and of each seat, and how long games are."""

    run: Run
    games: int = 0
    players: dict[str, Mean] = field(default_factory=dict)
    seats: list[Mean] = field(default_factory=list)
    decisions: Mean = field(default_factory=Mean)
    deals: Mean = field(default_factory=Mean)

    def add(self, games: Columns) -> None:
        """A part more. A player's figure goes by whole deals: their rotations together, and all chairs of that name."""
        seats = range(len(self.run.players))
        share = np.stack([games[f"share_{seat}"] for seat in seats], axis=1).astype(np.float64)
        who = np.stack([games[f"player_{seat}"] for seat in seats], axis=1)
        self.games += len(share)
        self.seats = self.seats or [Mean() for _ in seats]
        for seat in seats:
            self.seats[seat].add(share[:, seat])
        starts = np.flatnonzero(np.diff(games["dealt"], prepend=games["dealt"][0] - 1))
        rotations = np.diff(starts, append=len(share))
        for name in dict.fromkeys(self.run.players):
            chairs = [i for i, other in enumerate(self.run.players) if other == name]
            won = (share * np.isin(who, chairs)).sum(axis=1)
            self.players.setdefault(name, Mean()).add(np.add.reduceat(won, starts) / rotations)
        self.decisions.add(games["decisions"])
        self.deals.add(games["deals"])

    @property
    def width(self) -> float:
        """Half of the widest interval of a player, or of a seat where all players are the same."""
        means = list(self.players.values()) if len(self.players) > 1 else self.seats
        return max((figure.high - figure.low) / 2 for figure in (mean.part() for mean in means))

    def told(self) -> dict[str, Any]:
        """The figures for a program."""
        return {
            "game": self.run.game,
            "games": self.games,
            "version": self.run.version,
            "players": {name: mean.part()._asdict() for name, mean in self.players.items()},
            "seats": [mean.part()._asdict() for mean in self.seats],
            "decisions": self.decisions.figure()._asdict(),
            "deals": self.deals.figure()._asdict(),
        }
