"""Poker Champ: the bars C1 to C5, the ladder of the levels, and how long they think.

`python -m benchmarks.strength.champ [--quick]` prints a section in Markdown, line by line; seeds are fixed.
"""

import argparse
import time
from collections.abc import Callable, Iterator
from functools import lru_cache
from random import Random
from typing import NamedTuple

import numpy as np

from benchmarks.strength.champ_exact import award_race, exploiting, over_flops
from brelan.bots import LEVELS
from brelan.engine.asks import Ask, Choice
from brelan.engine.table import Table, View
from brelan.games.champ import game
from brelan.games.champ.bots.crowd import weigh
from brelan.games.champ.bots.spot import spot
from brelan.games.champ.odds import Back, chances
from brelan.games.champ.state import PURSE, STAGES, Decision, State, Step
from brelan.league.figure import DRAWS, figure, parts
from brelan.league.match import contestant
from brelan.players import Bot, bot_for

SEED = 77_000_000
SILENT: dict[str, object] = {"showing": "no"}
LADDER = (("beginner", "random"), ("regular", "beginner"), ("expert", "regular"))
TWO, SIX = 2, 6


class Sizes(NamedTuple):
    """How much is played and solved."""

    flops: int  # C1, C2
    exploit: int  # flops for C3
    race: int  # flops for C4
    games: int  # C5, each played in every seat
    against_regulars: int  # the same against regulars
    deals: int  # of two players in the ladder, each played in both seats
    full_games: int  # of six players in the ladder, each played in every seat
    timed: int  # games whose decisions are timed, for each size and level


QUICK = Sizes(flops=10, exploit=4, race=2, games=3, against_regulars=2, deals=20, full_games=2, timed=1)
WHOLE = Sizes(flops=200, exploit=60, race=30, games=500, against_regulars=60, deals=800, full_games=60, timed=4)


@lru_cache(maxsize=100_000)
def share_read(hand: tuple[int, ...], backs: tuple[Back, ...], board: tuple[int, ...], gone: tuple[Back, ...]) -> float:
    """The exact part of the pot, if all stay; the same deal is played in every seat."""
    return chances(hand, backs, board, gone).share


def reads_backs(view: View, _ask: Ask, _rng: Random) -> Choice:
    """The back-aware rule of C5: pot odds from the exact chances."""
    s = spot(view)
    share = share_read(s.hand, s.backs, s.board, s.gone)
    return Decision.STAKE if share * (s.pot + s.stake) >= s.stake else Decision.GIVE_UP


def plays_on(view: View, _ask: Ask, rng: Random) -> Choice:
    """The expert's decision among several, without the facts for the coach, which take as long again."""
    return Decision.STAKE if weigh(spot(view), rng) > 0 else Decision.GIVE_UP


def player(name: str, players: int) -> Bot:
    """A contestant for a table of so many."""
    return plays_on if name == "expert" and players > TWO else contestant("champ", name)


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
    """One deal, `one` in every seat in turn: what they win on average."""
    won = 0.0
    for own in range(players):
        table = play([one if seat == own else field for seat in range(players)], number, lambda t: t.deal == 1)
        assert isinstance(table.state, State)
        t = table.state  # the next deal may have begun: its first stakes are laid
        won += t.chips[own] + sum(t.staked[STAGES * own : STAGES * own + STAGES]) - PURSE
    return won / players


def games_won(one: Bot, field: Bot, players: int, number: int) -> float:
    """A game to two Awards, `one` in every seat in turn: their part of the victories."""
    won = 0.0
    for own in range(players):
        table = play([one if seat == own else field for seat in range(players)], number, lambda _t: True)
        won += (own in table.result.winners) / len(table.result.winners)
    return won / players


def ladder(sizes: Sizes) -> Iterator[str]:
    """Each level against the one below: chips in 100 deals of two, and victories in games of six (fair: a sixth)."""
    yield f"| one | against | 2 players, chips in 100 deals | 6 players, games won (fair: {100 / SIX:.1f}%) |"
    yield "|---|---|---|---|"
    for one, field in LADDER:
        two, six = ((player(one, players), player(field, players)) for players in (TWO, SIX))
        chips = figure(chips_won(*two, TWO, n) for n in range(sizes.deals)).times(100)
        games = parts(games_won(*six, SIX, n) for n in range(sizes.full_games))
        yield f"| {one} | {field} | {chips.signed()} | {games.percent()} |"


def thinking(sizes: Sizes) -> Iterator[str]:
    """CPU milliseconds of single decisions, all players being of the level."""
    yield "| level | players | decisions | median | 95% | most |"
    yield "|---|---|---|---|---|---|"
    for level in LEVELS:
        for players in (2, 3, 4, 6):
            taken: list[float] = []
            for number in range(sizes.timed):
                play([timed(bot_for("champ", level), taken)] * players, number, lambda t: t.deal <= 4)
            later = taken[5:]  # the first ones include loading compiled code
            middle, late = np.quantile(later, (0.5, 0.95))
            yield f"| {level} | {players} | {len(later)} | {middle:.1f} ms | {late:.1f} ms | {max(later):.0f} ms |"


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


def bars(sizes: Sizes) -> Iterator[str]:
    """C1 to C5, judged on the worse end of the interval."""
    yield "| bar | figure | |"
    yield "|---|---|---|"
    flops = over_flops(sizes.flops)
    leak = figure(flops.leak)
    yield (
        f"| C1 exploitability ≤ 0.01 chip, {sizes.flops} flops | {leak.mean:.4f} [{leak.low:.4f}; {leak.high:.4f}] "
        f"| {verdict(leak.high <= 0.01)} |"
    )
    for name, won in flops.won.items():
        bar = 20 if name == "pot odds, blind to the backs" else 4 if "reads" in name else 0
        found = figure(won).times(100)
        yield f"| C2 chips in 100 deals v {name}, ≥ {bar} | {found.signed()} | {verdict(found.low >= bar)} |"
    for trust, won, risk in exploiting(sizes.exploit):
        found, worst = figure(won).times(100), figure(risk).times(100)
        reached = verdict(found.low >= 10 and worst.high <= 3)
        yield (
            f"| C3 after 100 seen deals, trust {trust}: ≥ +10 v pot odds with backs, worst case ≤ 3, "
            f"{sizes.exploit} flops | {found.signed()}; worst case {worst.signed()} | {reached} |"
        )
    race = award_race(sizes.race, Random(SEED), DRAWS // 50)
    low, high = np.quantile(race, (0.025, 0.975))
    yield (
        f"| C4 first Award from 12 : 12 v chip counting, ≥ 51%, {sizes.race} flops × 23 divisions "
        f"| {100 * race[0]:.1f}% [{100 * low:.1f}; {100 * high:.1f}] | {verdict(low >= 0.51)} |"
    )
    fields: dict[str, tuple[Bot, int]] = {"back-aware pot odds": (reads_backs, sizes.games)}
    fields["regulars"] = (contestant("champ", "regular"), sizes.against_regulars)
    for name, (field, games) in fields.items():
        found = parts(games_won(plays_on, field, 4, n) for n in range(games))
        yield (
            f"| C5 four players, two Awards, v three {name}: ≥ 28% of {4 * games} games | {found.percent()} "
            f"| {verdict(found.low >= 0.28)} |"
        )


def section(sizes: Sizes) -> Iterator[str]:
    """The whole section in Markdown."""
    yield "## Poker Champ\n"
    yield "95% intervals (bootstrap over whole deals, 10,000 draws). C1 to C4 are exact for each flop, over flops"
    yield "drawn by lot; C5 and the ladder are played, each in every seat. Bars are judged on the worse end.\n"
    yield from bars(sizes)
    yield "\n### Ladder: one against a table of the level below\n"
    yield from ladder(sizes)
    yield "\n### CPU time of a decision\n"
    yield from thinking(sizes)


def main() -> None:
    """Measure, and print."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--quick", action="store_true", help="a few flops and deals, to see that it works")
    for line in section(QUICK if parser.parse_args().quick else WHOLE):
        print(line, flush=True)


if __name__ == "__main__":
    main()
