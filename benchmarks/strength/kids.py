"""Poker Kids: how strong the bots are, in euros a round and in victories, and how long they think."""

import argparse
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from random import Random
from typing import NamedTuple, cast

import numpy as np

from brelan.bots import LEVELS
from brelan.engine.drive import begin
from brelan.engine.flow import answer, ask_of, awaited
from brelan.engine.sets import lowest
from brelan.engine.sight import veil
from brelan.engine.state import AnyState
from brelan.engine.table import View
from brelan.games.kids import game
from brelan.games.kids.bots.regular import best_two
from brelan.games.kids.state import START, State
from brelan.league.figure import DRAWS, Figure, figure, parts
from brelan.league.match import RANDOM, contestant

Player = Callable[[AnyState, int, Random], int]

SEED = 3_000_000  # deals that no candidate was tried on
SILENT: dict[str, object] = {"showing": "no"}
ESCALATING, FLAT = (Path(__file__).with_name(f"kids_{name}.toml") for name in ("escalating", "flat"))
WHOLE = 10  # rounds
K1, K2 = 18.0, -1.0
LADDER = (("beginner", RANDOM), ("regular", "beginner"), ("expert", "regular"))


class Played(NamedTuple):
    """One player among others, in every seat of each deal: euros a round, and their part of the victories."""

    euros: Figure
    victories: Figure


def timed(level: str, times: list[float] | None = None) -> Player:
    """A level, or anything legal; how long each choice of two cards took is noted in `times`."""
    bot = contestant("kids", level)

    def play(t: AnyState, seat: int, rng: Random) -> int:
        seen = t.copy()
        veil(seen, seat)
        ask = ask_of(seen, seat)
        start = time.process_time()
        choice = bot(View(game, seen, seat), ask, rng)
        if times is not None:
            times.append(time.process_time() - start)
        return ask.encode(choice)

    return play


def greedy(t: AnyState, seat: int, _rng: Random) -> int:
    """Always the best combination now."""
    return best_two(cast(State, t), seat, [1])


def finished(players: list[Player], seed: int, rounds: int, data: Path | None) -> State:
    """A game after so many rounds, or at its end."""
    t = cast(State, game.blank(len(players), SILENT, data))
    begin(t, seed)
    rngs = [Random(SEED + seat) for seat in range(len(players))]
    while t.asked and t.round <= rounds:
        seat = lowest(awaited(t))
        answer(t, seat, players[seat](t, seat, rngs[seat]))
    return t


def measured(
    one: Player, others: Player, size: int, deals: int, rounds: int = WHOLE, data: Path | None = None
) -> Played:
    """One player among others on the same deals, once in every seat."""
    euros, victories = [], []
    for seed in range(SEED, SEED + deals):
        won = shared = 0.0
        for own in range(size):
            t = finished([one if seat == own else others for seat in range(size)], seed, rounds, data)
            money = t.money[:size]
            won += (money[own] - START) / min(t.round, rounds) / size
            shared += (money[own] == max(money)) / money.count(max(money)) / size
        euros.append(won)
        victories.append(shared)
    return Played(figure(euros), parts(victories))


def mark(reached: bool) -> str:
    """Whether a bar is reached."""
    return "✓" if reached else "✗"


def bars(deals: int) -> Iterator[str]:
    """K1 and K2: three players, four stages, one round, against two who play their best combination at once."""
    yield "| bar | expert wins, €/round | bar | reached |"
    yield "|---|---|---|---|"
    for name, data, bar in (("K1 escalating stages", ESCALATING, K1), ("K2 flat stages", FLAT, K2)):
        euros = measured(timed("expert"), greedy, 3, deals, 1, data).euros
        yield f"| {name} | {euros.signed()} | {bar:+.0f} | {mark(euros.low >= bar)} |"


def ladder(size: int, deals: int) -> Iterator[str]:
    """Each level, alone among players of the level below, in whole games."""
    for upper, lower in LADDER:
        times: list[float] = []
        few = deals if upper == "expert" else 2 * deals
        played = measured(timed(upper, times), timed(lower), size, few)
        reached = played.euros.low > 0 and played.victories.low > 1 / size
        won = f"{played.euros.signed()} | {played.victories.percent()}"
        line = f"| {size} | {upper} among {lower} | {few} × {size} | {won} |"
        middle, slow = (1000 * float(np.quantile(times, part)) for part in (0.5, 0.95))
        yield f"{line} {100 / size:.1f}% | {mark(reached)} | {middle:.0f} | {slow:.0f} |"


def report(quick: bool) -> Iterator[str]:
    """The section, line by line."""
    game.quicken()
    for level in LEVELS:  # what is compiled at first use is not thinking
        finished([timed(level)] * 2, 1, 1, None)
    yield "## Poker Kids\n"
    yield "One player among others on the same deals, once in every seat; intervals at 95%, deals drawn again"
    yield f"{DRAWS:,} times; seeds from {SEED:,}. A bar is judged on the lower end.\n"
    yield from bars(20 if quick else 120)
    yield ""
    yield "Whole games, shipped stage cards; think times of the upper level, milliseconds of CPU on a busy machine.\n"
    yield "| players | who | games | €/round | victories | fair | clear | median ms | 95th |"
    yield "|---|---|---|---|---|---|---|---|---|"
    yield from ladder(2, 10 if quick else 60)
    yield from ladder(6, 3 if quick else 24)


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--quick", action="store_true", help="few games, wide intervals")
    for line in report(parser.parse_args().quick):
        print(line, flush=True)
