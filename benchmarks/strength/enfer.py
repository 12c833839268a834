"""Poker d'enfer: the bars D1 and D2, the ladder of the levels, and how long an expert thinks.

`python -m benchmarks.strength.enfer [--quick]` prints a section in Markdown. Every deal is played once for each seat
that the player measured can have; deals and draws depend only on the deal's number, the round, the step and the seat.
"""

import argparse
import time
from collections.abc import Callable, Iterable
from random import Random
from typing import Any, cast

import numpy as np

from brelan.engine.asks import Ask, any_answer
from brelan.engine.chance import seeded
from brelan.engine.flow import ask_of
from brelan.engine.piles import move_all
from brelan.engine.sets import bit, lowest
from brelan.engine.table import Table, View
from brelan.games.enfer import game
from brelan.games.enfer.bots.engine import engine
from brelan.games.enfer.bots.naive import naive
from brelan.games.enfer.bots.rollouts import LATE_NUMBER, chance_at, moment
from brelan.games.enfer.bots.values import OVER, shares
from brelan.games.enfer.state import ROUNDS, State, Step
from brelan.league.figure import Figure, parts
from brelan.players import Bot, any_legal, bot_for

Array = np.ndarray[Any, np.dtype[Any]]
Policy = Callable[[State, int, list[int]], int]

SEED = 51_000_000
SILENT: dict[str, object] = {"showing": "no"}


class Thinker:
    """A bot whose time is taken."""

    def __init__(self, bot: Bot) -> None:
        self.bot = bot
        self.seconds: list[float] = []

    def __call__(self, view: View, ask: Ask, rng: Random) -> int:
        start = time.process_time()
        value = ask.encode(self.bot(view, ask, rng))
        self.seconds.append(time.process_time() - start)
        return value


def game_won(levels: list[str], number: int, thinkers: dict[str, Thinker]) -> Array:
    """One game with these levels on the seats: each seat's part of the victory (E30)."""
    fast = engine()
    rows, line = fast.rows(2), np.zeros(OVER + 1, np.int64)
    fast.start(rows, 0, fast.blank(len(levels), SILENT), number)
    slow = sum(bit(seat) for seat, level in enumerate(levels) if level in thinkers)
    naives = sum(bit(seat) for seat, level in enumerate(levels) if level == "beginner")
    while rows[0]["asked"]:
        seat = fast.code.meet(rows, 0, slow, naives, ROUNDS, number, line)
        if seat >= 0:
            fast.view(rows, 0, 1, seat)
            state = cast(State, fast.plain(rows, 0))
            rng = Random(moment(state, seat, number))
            view = View(fast.game, fast.plain(rows, 1), seat)
            value = thinkers[levels[seat]](view, fast.ask(rows, 0, seat), rng)
            rows[0]["chance"] = chance_at(state, seat, number)
            fast.step(rows, 0, seat, value)
    fast.code.meet(rows, 0, 0, 0, ROUNDS, number, line)
    return np.asarray(shares(line[None], len(levels))[0])


def any_hand(t: State, seat: int, luck: list[int]) -> int:
    """A beginner who does not even look which hand to pick."""
    return any_answer(ask_of(t, seat), luck) if t.now == Step.PICK else naive(t, seat, luck)


def round_won(mine: int, number: int, expert: Thinker, others: Policy) -> bool:
    """D1: one round of four who own neither Mises nor chips, so that draft and exchange alone decide (E15, E22)."""
    table = Table.begin(game, 4, SILENT, seed=number)
    state = cast(State, table.state)
    for seat in range(4):
        move_all(state, state.mises[seat], state.box)
        state.chips[seat] = 0
    while not table.over:
        seat = lowest(state.asked)
        ask, now = table.ask(seat), moment(state, seat, number)
        value = others(state, seat, [seeded(~now & LATE_NUMBER)])
        if seat == mine:
            value = expert(table.view(seat), ask, Random(now))
        state.chance = chance_at(state, seat, number)
        table.answer(seat, ask.decode(value))
    return state.banker == mine


def share_of(by_deal: Iterable[Iterable[float]]) -> Figure:
    """The part of all deals that was won, the seats of a deal together."""
    return parts(float(np.mean(list(deal))) for deal in by_deal)


def match(level: str, others: str, players: int, deals: int, thinkers: dict[str, Thinker]) -> Figure:
    """How many games a level wins against others that are all alike, from every seat."""

    def deal(number: int) -> list[float]:
        seats = [[level if seat == mine else others for seat in range(players)] for mine in range(players)]
        return [float(game_won(levels, number, thinkers)[mine]) for mine, levels in enumerate(seats)]

    return share_of([deal(SEED + number) for number in range(deals)])


def first_bar(deals: int, expert: Thinker, others: Policy) -> Figure:
    """D1 at every seat."""
    return share_of([[float(round_won(mine, SEED + n, expert, others)) for mine in range(4)] for n in range(deals)])


LADDER = (("expert", "regular", 50), ("regular", "beginner", 1000), ("beginner", "random", 200))


def section(part: float) -> Iterable[str]:
    """The lines of the report, as they are found; `part` of the usual deals."""
    yield "## Poker d'enfer"
    yield ""
    yield "Deals are played once from each seat; intervals at 95%, bootstrap over deals; seeds from 51,000,000."
    yield ""
    yield "| bar | measured | games or rounds | holds |"
    yield "|---|---|---|---|"
    expert = Thinker(bot_for("enfer", "expert"))
    for rivals, who, most in ((any_hand, "who pick any hand", 4000), (naive, "who pick the highest card", 1000)):
        deals = max(2, int(most * part))
        found = first_bar(deals, expert, rivals)
        won = f"{found.percent()} | {4 * deals} | {holds(found, 0.33)}"
        yield f"| D1: rounds won v three beginners {who}, no effects, ≥ 33% | {won} |"
    thinkers = {"expert": expert, "random": Thinker(any_legal)}
    deals = max(2, int(250 * part))
    found = match("expert", "beginner", 4, deals, thinkers)
    yield f"| D2: games won v three beginners, ≥ 35% | {found.percent()} | {4 * deals} | {holds(found, 0.35)} |"
    yield ""
    yield "| players | level | against | games won | fair | games |"
    yield "|---|---|---|---|---|---|"
    times = {}
    for players in (3, 4, 5):
        own = {"expert": Thinker(bot_for("enfer", "expert")), "random": Thinker(any_legal)}
        for level, others, most in LADDER:
            deals = max(2, int(most * part))
            won = match(level, others, players, deals, own).percent()
            yield f"| {players} | {level} | {others} | {won} | {100 / players:.1f}% | {players * deals} |"
        times[players] = own["expert"].seconds
    yield ""
    yield "| players | expert's decisions | median | 95th percentile | longest |"
    yield "|---|---|---|---|---|"
    for players, seconds in times.items():
        middle, late = 1000 * np.percentile(seconds, (50, 95))
        yield f"| {players} | {len(seconds)} | {middle:.0f} ms | {late:.0f} ms | {1000 * max(seconds):.0f} ms |"


def holds(found: Figure, bar: float) -> str:
    """Judged on the lower end."""
    return "yes" if found.low >= bar else "no"


if __name__ == "__main__":
    parser = argparse.ArgumentParser()
    parser.add_argument("--quick", action="store_true", help="a quarter of the deals")
    for line in section(0.25 if parser.parse_args().quick else 1.0):
        print(line, flush=True)
