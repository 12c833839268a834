"""Poker d'enfer: what is a Mise worth to who is dealt it? None more than twice the mean, none less than nothing.

Measured is the lift in the owner's share of won games (E30; equals share a victory), since some effects win rounds and
others keep Mises or move chips: only the whole game weighs them all. The same games are played twice by sensible
players on every seat: once as they like, once with the owner laying the Mise just the same, but then staying and
playing as if nothing were printed on it, and never activating it. Deals, draws and bluffs depend only on the game's
number, the round and the seat, so that both games have the same ones, whatever was decided before.
"""

import argparse
import json
from collections.abc import Callable
from dataclasses import dataclass
from math import sqrt
from pathlib import Path
from statistics import fmean
from typing import Any, NamedTuple

import numpy as np
from numba import njit

from brelan import compiled
from brelan.engine.compiled import Compiled, Numbers, Rows
from brelan.games.enfer import game
from brelan.games.enfer.deck import CATALOGUE
from brelan.games.enfer.deck import load as mises_of
from brelan.games.enfer.state import MISES, PRINTED, Step, Use

SEED = 3_000_000
GAMES = 16_000
SILENT: dict[str, object] = {"showing": "no"}
NONE = -1
"""No Mise is left out."""
TWICE = 2
"""Bar: no Mise is worth more than so many times the mean."""
BANISHED = "banished"
IN_ITS_PLACE = 12
"""Banished is in no deck of ours: it is measured in the place of this Mise."""
BARS = "✓ from 0 to twice the mean, ✗ outside, ? where the interval holds a bar. The mean is that of the fifteen."

Play = Callable[[Rows, Rows, int, int, Numbers, Numbers, Numbers], None]


class Lift(NamedTuple):
    """Points of win rate, the half width of their interval at 95%, and how often a game the owner activates."""

    points: float
    reach: float
    activated: float


@dataclass
class Size:
    """What was measured with so many players; 0 stands for all sizes together."""

    players: int
    lifts: dict[str, Lift]

    @property
    def mean(self) -> float:
        """Of the deck: Banished is not in it."""
        return fmean(lift.points for name, lift in self.lifts.items() if name != BANISHED)

    def bar(self, name: str) -> bool:
        """Whether a Mise is worth at least nothing and at most twice the mean."""
        return 0 <= self.lifts[name].points <= TWICE * self.mean

    def doubtful(self, name: str) -> bool:
        """Whether the interval leaves the bar open."""
        points, reach, _ = self.lifts[name]
        return any(points - reach <= bar <= points + reach for bar in (0, TWICE * self.mean))


def player(fast: Compiled) -> Play:
    """Games on all rows, seeds counting up, in which the owner of a Mise does without it.

    `owners`, `scores` and `used` take the owner's seat, the seats' scores, and how often each Mise was activated by
    the one who was dealt it.
    """
    code: Any = fast.code
    begin, answer, awaited, one_seat, seeded = code.begin, code.answer, code.awaited, code.one_seat, code.seeded
    policy, score, card, size = code.policy, code.score, code.card, code.size
    mises, laid = (fast.game.state.LAYOUT.constants[name] for name in ("mises", "laid"))
    activate, activated, late_number = int(Step.ACTIVATE), int(Use.ACTIVATE), 0xFFFFFFFFFFFFFFF

    def play(rows: Any, blank: Any, seed: int, without: int, owners: Any, scores: Any, used: Any) -> None:
        luck = np.zeros(1, np.int64)
        effects = blank[0].effect[PRINTED * without : PRINTED * without + PRINTED].copy()
        for i in range(len(rows)):
            rows[i] = blank[0]
            t = rows[i]
            begin(t, seed + i)
            for seat in range(t.players):
                for k in range(size(t, mises[seat])):
                    owners[i, card(t, mises[seat], k)] = seat
            if without >= 0 and owners[i, without] < 0:
                continue
            while t.asked:
                seat = one_seat(awaited(t), luck)
                number = ((seed + i << 4 | t.round) << 6 | t.now) << 3 | seat
                luck[0] = seeded(~number & late_number)
                mutes = without >= 0 and seat == owners[i, without] and t.now >= Step.WITHDRAW
                if mutes:
                    t.effect[PRINTED * without : PRINTED * without + PRINTED] = 0
                value = policy(t, seat, luck)
                if mutes:
                    t.effect[PRINTED * without : PRINTED * without + PRINTED] = effects
                if t.now == activate and value == activated:
                    mise = card(t, laid[seat], 0)
                    if mutes and mise == without:
                        value = 1 - activated
                    elif owners[i, mise] == seat:
                        used[i, mise] += 1
                draws = t.now == Step.EXCHANGE or t.now >= activate
                t.chance = seeded(number if draws else number >> 9 << 9)
                answer(t, seat, value)
            for seat in range(t.players):
                scores[i, seat] = score(t, seat)

    compiled_play: Play = njit(error_model="numpy")(play)
    return compiled_play


class Played(NamedTuple):
    """Who was dealt each Mise, what part of each victory a seat has, and how often owners activated."""

    owners: Numbers
    parts: Any
    used: Numbers


def played(play: Play, fast: Compiled, blank: Rows, games: int, without: int) -> Played:
    """So many games."""
    players = int(blank["players"][0])
    owners, used = np.full((games, len(MISES)), -1), np.zeros((games, len(MISES)), np.int64)
    scores = np.zeros((games, players), np.int64)
    play(fast.rows(games), blank, SEED, without, owners, scores, used)
    won = scores == scores.max(axis=1, keepdims=True)
    return Played(owners, won / won.sum(axis=1, keepdims=True), used)


def lift(usual: Played, without: Played, mise: int) -> Lift:
    """The mean of the paired differences over the games in which the Mise was dealt."""
    dealt = np.flatnonzero(usual.owners[:, mise] >= 0)
    owner = usual.owners[dealt, mise]
    gain = 100 * (usual.parts[dealt, owner] - without.parts[dealt, owner])
    return Lift(float(gain.mean()), float(1.96 * gain.std() / sqrt(len(dealt))), float(usual.used[dealt, mise].mean()))


def measured(games: int, deck: Path | None = None) -> list[Size]:
    """Every number of players, then all together; with our Mises or those of a file."""
    fast = compiled("enfer", "brelan.games.enfer.bots.chances", "brelan.games.enfer.bots.regular")
    play = player(fast)
    sizes = [size(play, fast, players, games, deck) for players in range(game.least, game.most + 1)]
    return [*sizes, Size(0, {name: together([s.lifts[name] for s in sizes]) for name in sizes[0].lifts})]


def size(play: Play, fast: Compiled, players: int, games: int, deck: Path | None) -> Size:
    """One number of players."""
    blank = fast.blank(players, SILENT, deck)
    usual = played(play, fast, blank, games, NONE)
    without = [played(play, fast, blank, games, mise) for mise in range(len(MISES))]
    lifts = {name: lift(usual, without[mise], mise) for mise, name in enumerate(names(deck))}
    effects = slice(PRINTED * IN_ITS_PLACE, PRINTED * IN_ITS_PLACE + PRINTED)
    blank["effect"][0, effects] = (Step.BANISHED - Step.ACTIVATE, 0, 0)
    banished = (played(play, fast, blank, games, NONE), played(play, fast, blank, games, IN_ITS_PLACE))
    return Size(players, lifts | {BANISHED: lift(*banished, IN_ITS_PLACE)})


def together(lifts: list[Lift]) -> Lift:
    """The mean over the sizes."""
    reach = sqrt(sum(lift.reach**2 for lift in lifts)) / len(lifts)
    return Lift(fmean(lift.points for lift in lifts), reach, fmean(lift.activated for lift in lifts))


def names(deck: Path | None) -> list[str]:
    """Our Mises by their first effect, which is the one of the ledger."""
    return [list(CATALOGUE)[mise.effects[0].kind - 1] for mise in mises_of(deck)]


def as_table(sizes: list[Size], games: int) -> str:
    """One line a Mise, one column for each number of players."""
    lines = [("lift, points", *(f"{s.players} players" if s.players else "all" for s in sizes), "activated")]
    for name in sizes[-1].lifts:
        cells = [f"{s.lifts[name].points:+.1f} ±{s.lifts[name].reach:.1f} {sign(s, name)}" for s in sizes]
        lines.append((name, *cells, f"{sizes[-1].lifts[name].activated:.1f}"))
    lines.append(("mean", *(f"{s.mean:+.1f}        " for s in sizes), ""))
    widths = [max(len(line[i]) for line in lines) for i in range(len(lines[0]))]
    text = ["  ".join([line[0].ljust(widths[0]), *map(str.rjust, line[1:], widths[1:])]).rstrip() for line in lines]
    text.insert(1, "  ".join("─" * width for width in widths))
    about = f"{games} games each way; points of the owner's win rate, ± at 95%; activated: times a game by the owner."
    return "\n".join([*text, "", about, BARS])


def sign(measured: Size, name: str) -> str:
    return ("✓" if measured.bar(name) else "✗") + ("?" if measured.doubtful(name) else " ")


def as_json(sizes: list[Size], games: int) -> str:
    found = [
        {
            "players": s.players,
            "mean": s.mean,
            "mises": {name: lift._asdict() | {"bar": s.bar(name)} for name, lift in s.lifts.items()},
        }
        for s in sizes
    ]
    return json.dumps({"content": "mises", "games": games, "sizes": found}, indent=1)


if __name__ == "__main__":
    parser = argparse.ArgumentParser()
    parser.add_argument("--games", type=int, default=GAMES)
    parser.add_argument("--mises", type=Path, help="a deck of one's own")
    parser.add_argument("--json", action="store_true")
    asked = parser.parse_args()
    sizes = measured(asked.games, asked.mises)
    print((as_json if asked.json else as_table)(sizes, asked.games))
