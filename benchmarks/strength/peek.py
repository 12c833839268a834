"""Peek Poker: the bars P1, P2 and P3, the ladder of the levels, and how long an expert thinks.

`python -m benchmarks.strength.peek [--quick]` prints a section in Markdown; seeds are fixed.
"""

import argparse
import time
from collections.abc import Iterable, Iterator
from functools import lru_cache
from random import Random
from typing import Any, NamedTuple

import numpy as np

from brelan.engine.table import Table
from brelan.games.peek import game
from brelan.games.peek.bots import duel as solving
from brelan.games.peek.bots.duel import FIRST, ITERATIONS, SECOND, TRUST, Duel, people, ways
from brelan.games.peek.bots.habit import PEOPLE, Habit
from brelan.games.peek.bots.ladder import Bidding, asked_level, branch_of, called, own_level, paths
from brelan.games.peek.odds import CUPS, THROWS, WAYS, Dice
from brelan.games.peek.state import ENTRY, POINTS
from brelan.league.figure import Figure, figure
from brelan.league.match import contestant
from brelan.players import Bot
from brelan.solver.kernel import answer_best
from brelan.solver.solve import Strategy, best_response, gains, uniform, values

Array = np.ndarray[Any, np.dtype[Any]]

DEEP = POINTS // 2
POT = 2 * ENTRY
SEED = 20261117
GAMES = 5_000_000  # the first game's seed


def over_all(units: Iterable[float], weights: Iterable[float] | None) -> Figure:
    """The mean of some units; with weights they are all there are, and it is exact."""
    if weights is None:
        return figure(units)
    mean = float(np.average(np.array(list(units)), weights=np.array(list(weights))))
    return Figure(mean, mean, mean)


def boards(n: int) -> list[Dice]:
    """Throws of the common dice, drawn as often as they fall."""
    drawn = np.random.default_rng(SEED).choice(len(CUPS), n, p=np.array(WAYS) / THROWS)
    return [CUPS[i] for i in drawn]


def duel_on(common: Dice, player: int, trust: float, made: tuple[tuple[int, int], ...] = ()) -> Duel:
    """A bidding between two with full stacks, where both had to enter."""
    return Duel(player, Bidding(DEEP, 0, made), common, 1, 0, trust)


@lru_cache(512)
def as_played(duel: Duel) -> Strategy:
    """What the bot answers everywhere in a bidding: it sees the stakes and not how they came about."""
    planted = solving.solved(duel).tree
    strategy = uniform(planted)
    for path in paths(duel.bidding):
        if len(path) % 2 == duel.player:
            found = ways(duel, own_level(path), asked_level(path))
            known = {way.level: way.share for way in found}
            shares = strategy.shares(planted, duel.player, path)
            for branch, level in enumerate(called(duel.bidding, path)):
                shares[branch] = known.get(level, 0.0)
            shares /= shares.sum(0)
    return strategy


class Worst(NamedTuple):
    """What who knows the strategy gains on average of both chairs: of the solution, and of the bot as it plays."""

    solution: float
    played: float


def worst(common: Dice, trust: float, believed: Habit = PEOPLE) -> Worst:
    """P1 Of what was solved, and of the bot that does not see how stakes came about."""
    solution = played = 0.0
    for player in (FIRST, SECOND):
        duel = duel_on(common, player, trust)._replace(habit=believed)
        known = solving.solved(duel)
        solution += best_response(known.tree, known.strategy, 1 - player)[0] / 2
        played += best_response(known.tree, as_played(duel), 1 - player)[0] / 2
    return Worst(solution, played)


def value(common: Dice) -> float:
    """What the first player gains in equilibrium: the middle of what either can make sure of."""
    first, second = (solving.solved(duel_on(common, player, 0.0)) for player in (FIRST, SECOND))
    high = best_response(second.tree, second.strategy, FIRST)[0]
    low = -best_response(first.tree, first.strategy, SECOND)[0]
    return (high + low) / 2


@lru_cache
def leak(common: Dice, trust: float) -> float:
    """P2 What somebody gains beyond the game's value who opens with any whole number, and goes on as well as can be."""
    best: Array | None = None
    for stake in range(1, DEEP):
        duel = duel_on(common, SECOND, trust, ((0, ENTRY + stake),))
        planted, strategy = solving.solved(duel).tree, as_played(duel)
        earned = gains(planted, strategy, FIRST)
        answer_best(planted.sides[FIRST], earned, strategy[FIRST].copy())
        first = int(planted.sides[FIRST].first[0])
        opened = np.maximum(earned[first], earned[first + branch_of(duel.bidding, (), ENTRY + stake)])
        best = opened if best is None else np.maximum(best, opened)
    assert best is not None
    return float(best.sum()) - value(common)


NAIVE = PEOPLE._replace(doubt=0.0, bluff=0.0)
"""Bids by the chance of the hand against any cup, whatever was staked, and never bluffs."""


def won_from(other: Habit, common: Dice, trust: float, believed: Habit) -> float:
    """P3 What the bot wins from who bids by a habit, on average of both chairs, believing this or another habit."""
    won = 0.0
    for player in (FIRST, SECOND):
        duel = duel_on(common, player, trust)._replace(habit=believed)
        planted, strategy = solving.solved(duel).tree, as_played(duel)
        others = people(other, duel, planted)
        both = Strategy(*(strategy[p] if p == player else others[p] for p in (FIRST, SECOND)))
        won += float(values(planted, both).sum()) * (1 if player == FIRST else -1) / 2
    return won


def play(bots: list[Bot], seed: int, entry: str) -> Table:
    """A whole game."""
    table, rng = Table.begin(game, len(bots), {"showing": "no", "entry": entry}, seed), Random(seed)
    while not table.over:
        (seat,) = table.awaited
        table.answer(seat, bots[seat](table.view(seat), table.asks[seat], rng))
    return table


def games_won(level: str, others: str, players: int, entry: str, games: int) -> Figure:
    """The part of games that one of a level wins among others; each deal is played from every seat."""
    one, other = contestant("peek", level), contestant("peek", others)
    won = []
    for seed in range(GAMES, GAMES + games):
        seats = [[one if seat == own else other for seat in range(players)] for own in range(players)]
        results = [play(bots, seed, entry).result for bots in seats]
        won.append(float(np.mean([(own in r.winners) / len(r.winners) for own, r in enumerate(results)])))
    return figure(won)


def think_times(players: int, entry: str, games: int) -> Array:
    """Seconds of processor time of every answer of an expert among regulars."""
    expert, regular, spent = contestant("peek", "expert"), contestant("peek", "regular"), []

    def timed(view: Any, ask: Any, rng: Random) -> Any:
        start = time.process_time()
        answer = expert(view, ask, rng)
        spent.append(time.process_time() - start)
        return answer

    for seed in range(games):
        play([timed, *[regular] * (players - 1)], GAMES + 1000 + seed, entry)
    return np.array(spent)


def bars(quick: bool) -> Iterator[str]:
    """P1 to P3 as lines of a table."""
    every = boards(3) if quick else list(CUPS)
    often = None if quick else WAYS
    yield "| bar | figure | mean (95% interval) | bar | held |"
    yield "|---|---|---|---|---|"
    beliefs = ((0.0, PEOPLE, "no model"), (TRUST, PEOPLE, "as shipped"), (TRUST, NAIVE, "model known"))
    for trust, believed, said in beliefs:
        found = [worst(common, trust, believed) for common in every]
        solution = over_all((100 * one.solution / POT for one in found), often)
        played = over_all((100 * one.played / POT for one in found), often)
        lost = over_all((100 * one.played for one in found), often)
        won = over_all((100 * won_from(NAIVE, common, trust, believed) for common in every), often)
        even = over_all((100 * won_from(PEOPLE, common, trust, believed) for common in every), often)
        known = f"q = {trust}, {said}:"
        yield row("P1", f"{known} exploitability of the solution in its tree, % of the pot", solution, 1.0, True)
        yield row("", f"{known} exploitability of the bot as it plays, % of the pot", played, None, True)
        yield row("P3", f"{known} won from the naive, /100", won, 100.0 if trust else None, False)
        yield row("P3", f"{known} worst case as it plays, /100", lost, 20.0 if trust else None, True)
        yield row("", f"{known} won from a player who bids like the regular, /100", even, None, False)


def leaks(quick: bool) -> Iterator[str]:
    """P2 as lines of a table; it takes a solution for every opening there is."""
    yield "| bar | figure | mean (95% interval) | bar | held |"
    yield "|---|---|---|---|---|"
    for trust in (0.0, TRUST):
        drawn = boards(1 if quick else 16)
        found = figure(100 * leak(common, trust) / POT for common in drawn)
        what = f"q = {trust}: leak to any whole opening, as it plays, % of the pot, {len(drawn)} throws"
        yield row("P2", what, found, 3.0, True)


def row(bar: str, what: str, found: Figure, limit: float | None, at_most: bool) -> str:
    """A line of the table; a bar is judged on the worse end of the interval."""
    shown = f"{found.mean:.2f} ({found.low:.2f} to {found.high:.2f})" if found.low < found.high else f"{found.mean:.2f}"
    if limit is None:
        return f"| {bar} | {what} | {shown} | | |"
    held = found.high <= limit if at_most else found.low >= limit
    return f"| {bar} | {what} | {shown} | {'≤' if at_most else '≥'} {limit:g} | {'yes' if held else 'no'} |"


LADDER = (("expert", "regular"), ("regular", "beginner"), ("beginner", "random"))


def ladder(quick: bool) -> Iterator[str]:
    """Whole games, one of a level among others of the next."""
    yield "| players | entry | one | among | games | won, % (95% interval) | fair share |"
    yield "|---|---|---|---|---|---|---|"
    for players, entry in ((2, "forced"), (4, "free"), (4, "forced")):
        for one, others in LADDER:
            deals = 2 if quick else 10 if one == "expert" else 400 // players
            won = games_won(one, others, players, entry, deals).times(100)
            yield (
                f"| {players} | {entry} | {one} | {others} | {deals} × {players} |"
                f" {won.mean:.0f} ({won.low:.0f} to {won.high:.0f}) | {100 / players:.0f} |"
            )


def times() -> Iterator[str]:
    """Think times of an expert, all answers and those that took a solution."""
    yield "| players | entry | answers | median, ms | 95%, ms | longest, ms | median of those that solve, ms |"
    yield "|---|---|---|---|---|---|---|"
    for players, entry in ((2, "forced"), (2, "free"), (3, "free"), (4, "free"), (4, "forced")):
        spent = 1000 * think_times(players, entry, 1)
        solves = spent[spent > 3.0]
        yield (
            f"| {players} | {entry} | {len(spent)} | {np.median(spent):.1f} | {np.quantile(spent, 0.95):.0f} |"
            f" {spent.max():.0f} | {np.median(solves) if len(solves) else 0:.0f} |"
        )


def section(quick: bool) -> Iterator[str]:
    """Everything, in Markdown."""
    yield "## Peek Poker\n"
    yield (
        f"Heads-up with full stacks ({DEEP} each) where both had to enter; {ITERATIONS} + 5 × depth iterations. "
        f"q is the trust that the other bids as people do (`habit.py`); the expert plays with q = {TRUST}. "
        "Where no interval is given, all 216 throws of the common dice are counted: the figure is exact. "
        f"Seed {SEED}; games from seed {GAMES:,}, each deal played from every seat, bootstrap over deals.\n"
    )
    solving.solved = lru_cache(1500)(solving.solved.__wrapped__)  # the same answers, found again more often
    yield from bars(quick)
    yield "\nWhole games:\n"
    yield from ladder(quick)
    solving.solved = lru_cache(64)(solving.solved.__wrapped__)
    yield "\nThink times (processor time, one core, after the first answer):\n"
    yield from times()
    yield "\nOpenings off the ladder:\n"
    yield from leaks(quick)


def main() -> None:
    """Print the section, line by line as it is found."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--quick", action="store_true", help="a few common dice and games, to see that it runs")
    for line in section(parser.parse_args().quick):
        print(line, flush=True)


if __name__ == "__main__":
    main()
