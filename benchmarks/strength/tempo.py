"""Tempo: whether the strength of a hidden hand can be read from how long an expert takes.

Decisions are thought through as the server has them thought (time measured, on this machine), and released as it
releases them: a delay by lot, then whole paces until the thought is there. Strength is what the best answer is worth,
compared within the same question of the same game.
"""

import argparse
import math
from collections import defaultdict
from random import Random
from time import perf_counter
from typing import NamedTuple

import numpy as np

from brelan.bots import mind_for
from brelan.bots.characters import CHARACTERS, delay
from brelan.engine.table import Table
from brelan.games import NAMES, catalogue

PACE = 1.2  # seconds, as the server has it unless told
BAR = 0.52
DRAWS = 2000


class Decision(NamedTuple):
    """A question, what the best answer was worth, how long the thought took and how long the table waited."""

    step: int
    worth: float
    thought: float
    waited: float


def waited(thought: float, tempo: float, first: float) -> float:
    """Seconds until the answer is given: the delay drawn by lot, then whole paces while the bot still thinks."""
    pace = PACE * tempo
    late = max(0, math.ceil((thought - pace * first) / pace))
    return pace * (first + late)


def decisions(game: str, n: int) -> list[Decision]:
    """An expert's decisions where it has a choice, at tables of all sizes."""
    box, mind, rng, found = catalogue(game), mind_for(game, "expert"), Random(1), list[Decision]()
    players = box.least
    while len(found) < n:
        table = Table.begin(box, players, None, rng.getrandbits(50))
        players = box.least + (players - box.least + 1) % (box.most - box.least + 1)
        for _ in range(60):
            if table.over or len(found) == n:
                break
            seat = rng.choice(table.awaited)
            view, ask = table.view(seat), table.asks[seat]
            begun = perf_counter()
            thought = mind(view, ask, rng)
            seconds = perf_counter() - begun
            if len(thought.options) > 1:
                who = rng.choice(CHARACTERS)
                passed = waited(seconds, who.tempo, delay(rng)) / who.tempo
                found.append(Decision(table.state.now, thought.best.worth, seconds, passed))
            table.answer(seat, ask.decode(thought.pick(rng)))
    return found[n // 10 :]  # the first ones have been waiting for the compiler


def strong(found: list[Decision]) -> list[bool]:
    """Whether a decision was one of the stronger half of its question's."""
    worths: dict[int, list[float]] = defaultdict(list)
    for one in found:
        worths[one.step].append(one.worth)
    middle = {step: float(np.median(values)) for step, values in worths.items()}
    return [one.worth > middle[one.step] for one in found]


def auc(times: np.ndarray[tuple[int], np.dtype[np.float64]], label: np.ndarray[tuple[int], np.dtype[np.bool]]) -> float:
    """How often a stronger decision took longer than a weaker one; one half tells nothing."""
    order = np.argsort(np.argsort(times))
    positive = int(label.sum())
    negative = len(label) - positive
    return float((order[label].sum() - positive * (positive - 1) / 2) / (positive * negative))


def measure(game: str, n: int) -> tuple[float, float, float]:
    """The AUC and its 95 % interval."""
    found = decisions(game, n)
    times, label, rng = np.array([one.waited for one in found]), np.array(strong(found)), np.random.default_rng(1)
    drawn = [auc(times[at], label[at]) for at in rng.integers(0, len(found), (DRAWS, len(found)))]
    low, high = np.percentile(drawn, (2.5, 97.5))
    return auc(times, label), float(low), float(high)


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("games", nargs="*", choices=[*NAMES, []], default=NAMES)
    parser.add_argument("--quick", action="store_true")
    asked = parser.parse_args()
    n = 200 if asked.quick else 10_000
    print("## Tempo\n\nCan the strength of a hidden hand be read from an expert's delay? AUC; one half says nothing.\n")
    print(f"| game | decisions | AUC (95 %) | ≤ {BAR} either way |\n|---|---|---|---|")
    for game in asked.games:
        found, low, high = measure(game, n)
        print(
            f"| {game} | {n} | {found:.3f} ({low:.3f}–{high:.3f}) | {'✓' if abs(found - 0.5) <= BAR - 0.5 else '✗'} |"
        )
