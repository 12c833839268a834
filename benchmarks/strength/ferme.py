"""Poker fermé: the bars F1 and F2, the ladder of the levels, and how long an expert thinks.

`python -m benchmarks.strength.ferme [--quick]` prints a section in Markdown. Every deal is played once for each seat
that the player measured can have.
"""

import argparse
import time
from collections.abc import Iterator
from random import Random

import numpy as np

from benchmarks.strength.ferme_attack import attack, attacker
from benchmarks.strength.ferme_rules import NAIVE, RULES, won_from
from brelan.engine.table import Table
from brelan.games.ferme import game
from brelan.games.ferme.bots.range import Pack
from brelan.games.ferme.bots.second import Stakes
from brelan.games.ferme.bots.whole import Deal, solved
from brelan.league.figure import DRAWS, Figure, figure
from brelan.league.match import RANDOM, contestant
from brelan.players import Bot
from brelan.solver.acts import exploitability

SEED = 18_000_000  # deals that no candidate was tried on
F1, F1_ATTACK, F2 = 0.005, 0.10, 4.0
STACK = 100
PACKS = {"52": Pack(0, False), "53": Pack(0, True), "32": Pack(5, False), "33": Pack(5, True)}
LADDER = (("beginner", RANDOM), ("regular", "beginner"), ("expert", "regular"))


def usual(pack: Pack) -> Deal:
    """A deal between two with the usual options, as an expert solves it."""
    return Deal(pack, (1, 2, 5), Stakes((1, 2, 3, 4, 5), (), 20, 3), 0)


def played(bots: list[Bot], seed: int, deals: int, own: int, times: list[float]) -> float:
    """What one player wins a deal; how long they thought is noted."""
    table = Table.begin(game, len(bots), {"showing": "no", "deals": deals, "stack": STACK}, seed=seed)
    rngs = [Random(seed * 8 + seat) for seat in range(len(bots))]
    while not table.over:
        seat = table.awaited[0]
        view, ask = table.view(seat), table.asks[seat]
        start = time.process_time()
        choice = bots[seat](view, ask, rngs[seat])
        if seat == own:
            times.append(time.process_time() - start)
        table.answer(seat, choice)
    return (table.result.scores[own] - STACK) / deals


def measured(one: Bot, others: Bot, size: int, games: int, deals: int, times: list[float]) -> Figure:
    """One player among others on the same deals, once in every seat: chips a deal."""
    found = []
    for seed in range(SEED, SEED + games):
        won = [
            played([one if seat == own else others for seat in range(size)], seed, deals, own, times)
            for own in range(size)
        ]
        found.append(sum(won) / size)
    return figure(found)


def mark(reached: bool) -> str:
    """Whether a bar is reached."""
    return "✓" if reached else "✗"


def solutions() -> Iterator[str]:
    """F1 and F2 in the solved deal's own terms, exactly."""
    yield "| cards | F1 exploitability | ≤ 0.005 | " + " | ".join(rule.name for rule in RULES) + " | F2 naive ≥ +4 |"
    yield "|---|---|---|" + "---|" * len(RULES) + "---|"
    for name, pack in PACKS.items():
        found = solved(usual(pack))
        lost = exploitability(found.acts, found.play)
        won = {rule.name: 100 * won_from(found, rule) for rule in RULES}
        line = f"| {name} | {lost:.4f} | {mark(lost <= F1)} | " + " | ".join(f"{w:+.1f}" for w in won.values())
        yield f"{line} | {mark(min(won[name] for name in NAIVE) >= F2)} |"


def attacks(games: int) -> Iterator[str]:
    """F1 The best answer to the solution with finer eyes, in its own terms and against the expert at the table."""
    deal = usual(PACKS["52"])
    gains = sum(attack(deal).gains) / 2
    won = measured(attacker(deal), contestant("ferme", "expert"), 2, games, 2, [])
    yield "| attack on the expert between two, 52 cards | gains, chips a deal | ≤ 0.100 |"
    yield "|---|---|---|"
    yield f"| best answer with three times as many classes, exactly | {gains:+.4f} | {mark(gains < F1_ATTACK)} |"
    held = mark(won.high <= F1_ATTACK)
    yield f"| the same played with real cards, {games} × 2 × 2 deals | {won.signed(3)} | {held} |"
    for stake in (3, 4):
        found = solved(deal._replace(openings=tuple(sorted({*deal.openings, stake}))))
        lost = exploitability(found.acts, found.play)
        yield f"| first stake of {stake}, which is solved when it is made | {lost:+.4f} | {mark(lost <= F1_ATTACK)} |"


def ladder(size: int, games: int, deals: int) -> Iterator[str]:
    """Each level, alone among players of the level below."""
    for upper, lower in LADDER:
        times: list[float] = []
        many = games if upper == "expert" else 4 * games
        won = measured(contestant("ferme", upper), contestant("ferme", lower), size, many, deals, times)
        middle, slow = (1000 * float(np.quantile(times, part)) for part in (0.5, 0.95))
        line = f"| {size} | {upper} among {lower} | {many} × {size} × {deals} | {won.signed(3)} | {mark(won.low > 0)} |"
        yield f"{line} {middle:.1f} | {slow:.0f} |"


def report(quick: bool) -> Iterator[str]:
    """The section, line by line."""
    played([contestant("ferme", "expert")] * 3, 1, 2, 0, [])  # what is compiled at first use is not thinking
    played([contestant("ferme", "expert")] * 2, 1, 2, 0, [])
    yield "## Poker fermé\n"
    yield f"Intervals at 95%, whole deals drawn again {DRAWS:,} times; seeds from {SEED:,}.\n"
    yield "The solved deal between two, usual options: exploitability in chips a deal, and what it wins from simple "
    yield "players in chips per 100 deals. Both are exact in the solution's own terms (42 kinds of hands before the "
    yield "exchange, 48 classes after it, first stakes 1, 2, 5, second stakes 1 to 5, three raises).\n"
    yield from solutions()
    yield ""
    yield from attacks(60 if quick else 1500)
    yield "\nOne player among others on the same deals, once in every seat, chips a deal; think times of the upper "
    yield "level, milliseconds of CPU on a busy machine.\n"
    yield "| players | who | deals | chips a deal | clear | median ms | 95th |"
    yield "|---|---|---|---|---|---|---|"
    yield from ladder(2, 20 if quick else 250, 10)
    yield from ladder(8, 2 if quick else 16, 8)


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--quick", action="store_true", help="few games, wide intervals")
    for line in report(parser.parse_args().quick):
        print(line, flush=True)
