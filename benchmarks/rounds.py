"""Poker d'enfer: do rounds live? How many are empty, how many players are in the running, and does withdrawing pay?

`python -m benchmarks.rounds [--games N] [--experts N] [--mises FILE]` prints a table: for 3, 4 and 5 players, who sits
at the table, and what came of it. Whoever *always withdraws* answers everything else like a regular. Deals and draws
depend only on the game's number, the round, the step and the seat. Intervals at 95 %, over whole games.
"""

import argparse
from collections.abc import Callable, Iterator
from pathlib import Path
from random import Random
from typing import Any, NamedTuple, cast

import numpy as np
from numba import njit

from brelan.engine.compiled import Compiled
from brelan.engine.sets import bit
from brelan.engine.table import View
from brelan.games.enfer import game
from brelan.games.enfer.bots.engine import engine
from brelan.games.enfer.bots.rollouts import chance_at, moment
from brelan.games.enfer.state import ROUNDS, State, Stay, Step
from brelan.games.enfer.verdict import score
from brelan.players import Bot, bot_for

Array = np.ndarray[Any, np.dtype[Any]]

SEED = 9_000_000
GAMES = 4_000
EXPERTS = 60
SILENT: dict[str, object] = {"showing": "no"}
REGULAR, BEGINNER, WITHDRAWS, EXPERT = "regular", "beginner", "always withdraws", "expert"
TABLES = (
    (REGULAR, REGULAR),
    (REGULAR, BEGINNER),
    (WITHDRAWS, REGULAR),
    (EXPERT, EXPERT),
    (EXPERT, REGULAR),
    (WITHDRAWS, EXPERT),
)
"""Who sits on one seat, a different one in each game, and who on the others."""

Play = Callable[[Any, int, int, int, int, Array], int]


class Played(NamedTuple):
    """A line a game: how many withdrew in each round, how many rounds it had, and each seat's part of the victory."""

    withdrew: Array
    rounds: Array
    parts: Array


def player(fast: Compiled) -> Play:
    """Play until the game is over or one of the `slow` is asked: that seat, or −1; the others are compiled."""
    code: Any = fast.code
    awaited, answer, seeded, lowest, has = code.awaited, code.answer, code.seeded, code.lowest, code.has
    policy, naive, moment, chance_at = code.policy, code.naive, code.moment, code.chance_at
    late, withdraw = 0xFFFFFFFFFFFFFFF, int(Stay.WITHDRAW)

    def play(rows: Any, slow: int, naives: int, shy: int, number: int, withdrew: Array) -> int:
        luck = np.zeros(1, np.int64)
        t = rows[0]
        while t.asked:
            seat = lowest(awaited(t))
            if has(slow, seat):
                return int(seat)
            luck[0] = seeded(~moment(t, seat, number) & late)
            value = naive(t, seat, luck) if has(naives, seat) else policy(t, seat, luck)
            if t.now == Step.WITHDRAW:
                value = withdraw if has(shy, seat) else value
                withdrew[t.round - 1] += value == withdraw
            t.chance = chance_at(t, seat, number)
            answer(t, seat, value)
        return -1

    compiled: Play = njit(error_model="numpy")(play)
    return compiled


def played(fast: Compiled, play: Play, who: tuple[str, str], players: int, games: int, deck: Path | None) -> Played:
    """So many games, the first of `who` on one seat."""
    rows, blank = fast.rows(2), fast.blank(players, SILENT, deck)
    withdrew, rounds = np.zeros((games, ROUNDS), np.int64), np.zeros(games, np.int64)
    parts = np.zeros((games, players))
    expert = bot_for(game.name, EXPERT)
    for i in range(games):
        seats = [who[0] if seat == i % players else who[1] for seat in range(players)]
        slow, naives, shy = (
            sum(bit(s) for s in range(players) if seats[s] == kind) for kind in (EXPERT, BEGINNER, WITHDRAWS)
        )
        fast.start(rows, 0, blank, SEED + i)
        while (seat := play(rows, slow, naives, shy, SEED + i, withdrew[i])) >= 0:
            think(fast, rows, seat, SEED + i, expert, withdrew[i])
        end = cast(State, fast.plain(rows, 0))
        rounds[i] = end.round
        scores = np.array([score(end, seat) for seat in range(players)])
        won = scores == scores.max()
        parts[i] = np.roll(won / won.sum(), -(i % players))
    return Played(withdrew, rounds, parts)


def think(fast: Compiled, rows: Any, seat: int, number: int, expert: Bot, withdrew: Array) -> None:
    """An expert answers."""
    fast.view(rows, 0, 1, seat)
    state = cast(State, fast.plain(rows, 0))
    ask = fast.ask(rows, 0, seat)
    value = ask.encode(expert(View(fast.game, fast.plain(rows, 1), seat), ask, Random(moment(state, seat, number))))
    if state.now == Step.WITHDRAW:
        withdrew[state.round - 1] += value == Stay.WITHDRAW
    rows[0]["chance"] = chance_at(state, seat, number)
    fast.step(rows, 0, seat, value)


def mean(by_game: Array, weights: Array | None = None) -> str:
    """A mean over games in hundredths, with its interval: games with more rounds weigh more if `weights` says so."""
    weights = np.ones(len(by_game)) if weights is None else weights
    found = (by_game * weights).sum() / weights.sum()
    spread = np.sqrt((((by_game - found) * weights) ** 2).sum()) / weights.sum()
    return f"{100 * found:.1f} ±{196 * spread:.1f}"


def line(found: Played, players: int) -> list[str]:
    """What came of the games."""
    there = np.arange(ROUNDS) < found.rounds[:, None]
    empty = ((found.withdrew == players) & there).sum(axis=1) / found.rounds
    lone = ((found.withdrew == players - 1) & there).sum(axis=1) / found.rounds
    running = ((players - found.withdrew) * there).sum(axis=1) / found.rounds / players
    shared = (found.parts.max(axis=1) < 1).astype(float)
    weights = found.rounds.astype(float)
    return [
        *(mean(each, weights) for each in (empty, lone, running)),
        mean(shared),
        mean(found.parts[:, 0]),
        f"{found.rounds.mean():.1f}",
    ]


def table(games: int, experts: int, deck: Path | None) -> Iterator[str]:
    """The lines of the report, as they are found."""
    fast = engine()
    play = player(fast)
    figures = "empty rounds | one alone | in the running | shared victories | won by the one | rounds | games"
    yield f"| players | one seat | the others | {figures} |"
    yield "|---|---|---|---|---|---|---|---|---|---|"
    for players in range(game.least, game.most + 1):
        for who in TABLES:
            n = experts if EXPERT in who else games
            if n:
                found = line(played(fast, play, who, players, n, deck), players)
                yield f"| {' | '.join([str(players), *who, *found, str(n)])} |"


if __name__ == "__main__":
    parser = argparse.ArgumentParser()
    parser.add_argument("--games", type=int, default=GAMES)
    parser.add_argument("--experts", type=int, default=EXPERTS)
    parser.add_argument("--mises", type=Path, help="a deck of one's own")
    asked = parser.parse_args()
    for said in table(asked.games, asked.experts, asked.mises):
        print(said, flush=True)
