"""What an expert of Poker Champ reckons on a few boards drawn by lot, to more digits than a thought has.

Among several: what staking is worth, and how likely each hand of the others is after what they have staked on; between
two, late in a deal: what both answers are worth and how often they are given.

`python -m tests.games.champ.bots.crowd` writes it down anew.
"""

from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from random import Random

import numpy as np

from brelan.games.champ import game
from brelan.games.champ.bots import crowd, head
from brelan.games.champ.bots.spot import Spot, spot
from brelan.games.champ.state import Stage, Step
from tests.golden.answers import tables

KEPT = Path(__file__).parents[1] / "golden" / "crowd.txt"
TABLES, QUESTIONS = 60, 60
EACH = 8  # questions of a stage for so many opponents
FEW = {Stage.FLOP: (3, 2), Stage.TURN: (1, 4), Stage.RIVER: (1, 1)}  # turns and rivers
DEALS, ITERATIONS = 24, 4


def among_several(s: Spot, n: int) -> str:
    """The weights of the others' hands, and what staking is worth."""
    found, _ = crowd.narrowed(s, np.array([n], np.uint64))
    others = zip(found.weights[1:], found.many[1:], strict=True)
    weights = " | ".join(" ".join(f"{weight:.3f}" for weight in line[:many]) for line, many in others)
    return f"{crowd.weigh(s, Random(n)):.4f} | {weights}"


def between_two(s: Spot) -> str:
    """How often one comes here, both answers' worths and shares, and how often the other gives up."""
    told = head.from_here(s, head.heads(s), None)
    return " ".join(f"{number:.4f}" for number in (told.reached, *told.give_up, *told.stake, told.other_gives_up))


def lines() -> Iterator[str]:
    """Questions of every stage among all numbers of players; `test_crowd` sees to it that little is drawn by lot."""
    met: Counter[tuple[int, int]] = Counter()
    for what, asked in tables(game.name, TABLES, QUESTIONS):
        for n, (view, _) in enumerate(asked):
            if view.state.now == Step.SHOW:
                continue
            s = spot(view)
            two = len(s.chips) == 2
            if two and s.stage == Stage.FLOP:
                continue
            met[s.stage, len(s.others) + 9 * two] += 1
            if met[s.stage, len(s.others) + 9 * two] <= EACH:
                yield f"{what}, question {n + 1}: {between_two(s) if two else among_several(s, n)}"


if __name__ == "__main__":
    crowd.PATHS, crowd.DEALS, head.LATE_ITERATIONS = FEW, DEALS, ITERATIONS
    KEPT.write_text("\n".join([*lines(), ""]), encoding="utf-8")
