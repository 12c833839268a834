"""Poker Champ: the bars C1 to C5, the ladder of the levels, and how long they think.

`python -m benchmarks.strength.champ [--quick]` prints a section in Markdown; seeds are fixed.
"""

import argparse
import time
from collections.abc import Callable
from random import Random
from typing import NamedTuple

import numpy as np

from benchmarks.strength.champ_exact import award_race, exploiting, over_flops
from brelan.bots import LEVELS, Bot, bot_for
from brelan.bots.champ.spot import spot
from brelan.engine.asks import Ask, Choice
from brelan.engine.table import Table, View
from brelan.games.champ import game
from brelan.games.champ.table import PURSE, STAGES, Decision, Step
from brelan.games.champ.table import Table as State
from brelan.league.figure import DRAWS, figure
from brelan.league.match import contestant
from brelan.odds.champ import chances

SEED = 20261116
SILENT: dict[str, object] = {"showing": "no"}
LADDER = (("beginner", "random"), ("regular", "beginner"), ("expert", "regular"))
SIZES = (2, 6)


class Sizes(NamedTuple):
    """How much is played and solved."""

    flops: int
    race: int
    exploit: int
    games: int
    deals: int


QUICK = Sizes(10, 2, 4, 4, 20)
WHOLE = Sizes(250, 10, 40, 120, 400)


def reads_backs(view: View, _ask: Ask, _rng: Random) -> Choice:
    """The back-aware rule of C5: pot odds from the exact chances."""
    s = spot(view)
    share = chances(s.hand, s.backs, s.board, s.gone).share
    return Decision.STAKE if share * (s.pot + s.stake) >= s.stake else Decision.GIVE_UP


def play(bots: list[Bot], number: int, goes_on: Callable[[State], bool]) -> Table:
    """A game, as long as it should go on; who decides first in a stage is drawn by lot."""
    table = Table.begin(game, len(bots), SILENT, SEED + number)
    haste = Random(number)
    luck = [Random(1000 * number + seat) for seat in range(len(bots))]
    while not table.over:
        assert isinstance(table.state, State)
        if not goes_on(table.state):
            break
        seat = haste.choice(table.awaited)
        table.answer(seat, bots[seat](table.view(seat), table.asks[seat], luck[seat]))
    return table


def chips_won(one: Bot, field: Bot, players: int, number: int) -> float:
    """One deal, `one` in every seat in turn: what he wins on average."""
    won = 0.0
    for own in range(players):
        table = play([one if seat == own else field for seat in range(players)], number, lambda t: t.deal == 1)
        assert isinstance(table.state, State)
        t = table.state  # the next deal may have begun: its first stakes are laid
        won += t.chips[own] + sum(t.staked[STAGES * own : STAGES * own + STAGES]) - PURSE
    return won / players


def games_won(one: Bot, field: Bot, players: int, number: int) -> float:
    """A game to two Awards, `one` in every seat in turn: his part of the victories."""
    won = 0.0
    for own in range(players):
        table = play([one if seat == own else field for seat in range(players)], number, lambda _t: True)
        won += (own in table.result.winners) / len(table.result.winners)
    return won / players


def ladder(sizes: Sizes) -> list[str]:
    """Each level against the one below: chips in 100 deals, each deal played in every seat."""
    lines = ["| one | against | 2 players | 6 players |", "|---|---|---|---|"]
    for one, field in LADDER:
        won = []
        for players in SIZES:
            deals = sizes.deals if players == 2 else sizes.deals // 2
            bots = contestant("champ", one), contestant("champ", field)
            won.append(figure(chips_won(*bots, players, n) for n in range(deals)).times(100))
        lines.append(f"| {one} | {field} | {won[0].signed()} | {won[1].signed()} |")
    return lines


def thinking(sizes: Sizes) -> list[str]:
    """CPU milliseconds of single decisions, all players being of the level."""
    lines = ["| level | players | median | 95 % | most |", "|---|---|---|---|---|"]
    for level in LEVELS:
        for players in (2, 3, 4, 6):
            taken: list[float] = []
            for number in range(max(2, sizes.deals // 40)):
                play([timed(bot_for("champ", level), taken)] * players, number, lambda t: t.deal <= 4)
            first = taken[5:]  # the first ones include loading compiled code
            middle, late = np.quantile(first, (0.5, 0.95))
            lines.append(f"| {level} | {players} | {middle:.1f} ms | {late:.1f} ms | {max(first):.0f} ms |")
    return lines


def timed(bot: Bot, taken: list[float]) -> Bot:
    """A bot whose CPU time is noted, in milliseconds."""

    def think(view: View, ask: Ask, rng: Random) -> Choice:
        start = time.process_time()
        choice = bot(view, ask, rng)
        if view.state.now == Step.DECIDE:
            taken.append(1000 * (time.process_time() - start))
        return choice

    return think


def verdict(reached: bool) -> str:
    """Whether a bar is reached."""
    return "reached" if reached else "**missed**"


def bars(sizes: Sizes) -> list[str]:
    """C1 to C5, judged on the worse end of the interval."""
    flops = over_flops(sizes.flops)
    leak = figure(flops.leak)
    lines = ["| bar | figure | |", "|---|---|---|"]
    lines.append(
        f"| C1 exploitability ≤ 0.01 chip, {sizes.flops} flops | {leak.mean:.4f} [{leak.low:.4f}; {leak.high:.4f}] "
        f"| {verdict(leak.high <= 0.01)} |"
    )
    for name, won in flops.won.items():
        bar = 20 if name == "pot odds, blind to the backs" else 4 if "reads" in name else 0
        found = figure(won).times(100)
        lines.append(f"| C2 chips in 100 deals v {name}, ≥ {bar} | {found.signed()} | {verdict(found.low >= bar)} |")
    for trust, won, risk in exploiting(sizes.exploit):
        found, worst = figure(won).times(100), figure(risk).times(100)
        reached = found.low >= 10 and worst.high <= 3
        lines.append(
            f"| C3 after 100 seen deals, trust {trust}: ≥ +10 v pot odds with backs, worst case ≤ 3 "
            f"| {found.signed()}; worst case {worst.signed()} | {verdict(reached)} |"
        )
    race = award_race(sizes.race, Random(SEED), DRAWS // 50)
    low, high = np.quantile(race, (0.025, 0.975))
    lines.append(
        f"| C4 first Award from 12 : 12 v chip counting, ≥ 51 %, {sizes.race} flops × 23 divisions "
        f"| {100 * race[0]:.1f} % [{100 * low:.1f}; {100 * high:.1f}] | {verdict(low >= 0.51)} |"
    )
    for name, field in (("back-aware pot odds", reads_backs), ("regulars", contestant("champ", "regular"))):
        found = figure(games_won(contestant("champ", "expert"), field, 4, n) for n in range(sizes.games))
        lines.append(
            f"| C5 four players, two Awards, v three {name}: ≥ 28 % of {4 * sizes.games} games | {found.percent()} "
            f"| {verdict(found.low >= 0.28)} |"
        )
    return lines


def section(sizes: Sizes) -> list[str]:
    """The whole section in Markdown."""
    return [
        "## Poker Champ",
        "",
        "Chips in 100 deals with 95 % intervals (bootstrap over whole deals, 10,000 draws). C1 to C4 are exact for",
        "each flop, over flops drawn by lot; C5 and the ladder are played, each deal in every seat.",
        "",
        *bars(sizes),
        "",
        "### Ladder: chips in 100 deals, one against a table of the level below",
        "",
        *ladder(sizes),
        "",
        "### CPU time of a decision",
        "",
        *thinking(sizes),
    ]


def main() -> None:
    """Measure, and print."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--quick", action="store_true", help="a few flops and deals, to see that it works")
    print("\n".join(section(QUICK if parser.parse_args().quick else WHOLE)))


if __name__ == "__main__":
    main()
