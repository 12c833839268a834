"""Tempo: whether the strength of a hidden hand can be read from how long an expert takes.

Decisions are thought through as the server has them thought (processor time of one core), and released as it releases
them: a delay by lot, then whole paces until the thought is there; each with several lots. Strength is what the
best answer is worth, compared within the same question of the same game.
"""

import argparse
import math
from collections import defaultdict
from collections.abc import Iterator, Sequence
from random import Random
from time import process_time
from typing import Any, NamedTuple

import numpy as np

from brelan import shelf
from brelan.bots.characters import CHARACTERS, delay
from brelan.engine.table import Table
from brelan.league.figure import INTERVAL, Figure
from brelan.players import mind_for

PACE = 1.2  # seconds, as the server has it unless told
BAR = 0.52
LOTS = 10
DRAWS = 1000
SEED = 9_300_000

Array = np.ndarray[Any, np.dtype[Any]]


class Decision(NamedTuple):
    """A question, what the best answer was worth, and how long the table waited, with several lots."""

    step: int
    worth: float
    waits: tuple[float, ...]


def waited(thought: float, tempo: float, first: float) -> float:
    """Seconds until the answer is given: the delay drawn by lot, then whole paces while the bot still thinks."""
    pace = PACE * tempo
    late = max(0, math.ceil((thought - pace * first) / pace))
    return pace * (first + late)


def decisions(game: str, n: int) -> list[Decision]:
    """An expert's decisions where it has a choice, at tables of all sizes."""
    box, mind, rng, found = shelf.game(game), mind_for(game, "expert"), Random(SEED), list[Decision]()
    players = box.least
    while len(found) < n:
        table = Table.begin(box, players, None, rng.getrandbits(50))
        players = box.least + (players - box.least + 1) % (box.most - box.least + 1)
        for _ in range(60):
            if table.over or len(found) == n:
                break
            seat = rng.choice(table.awaited)
            view, ask = table.view(seat), table.asks[seat]
            begun = process_time()
            thought = mind(view, ask, rng)
            seconds = process_time() - begun
            if len(thought.options) > 1:
                tempos = [rng.choice(CHARACTERS).tempo for _ in range(LOTS)]
                waits = tuple(waited(seconds, tempo, delay(rng)) / tempo for tempo in tempos)
                found.append(Decision(table.state.now, thought.best.worth, waits))
            table.answer(seat, ask.decode(thought.pick(rng)))
    return found[n // 10 :]  # the first ones have been waiting for the compiler


def strong(found: list[Decision]) -> list[bool]:
    """Whether a decision was one of the stronger half of its question's."""
    worths: dict[int, list[float]] = defaultdict(list)
    for one in found:
        worths[one.step].append(one.worth)
    middle = {step: float(np.median(values)) for step, values in worths.items()}
    return [one.worth > middle[one.step] for one in found]


def auc(times: Array, label: Array) -> float:
    """How often a stronger decision took longer than a weaker one, equals counting half; one half tells nothing."""
    _, place, many = np.unique(times, return_inverse=True, return_counts=True)
    rank = (np.cumsum(many) - (many - 1) / 2)[place]
    positive = int(label.sum())
    return float((rank[label].sum() - positive * (positive + 1) / 2) / (positive * (len(label) - positive)))


def measure(game: str, n: int) -> Figure:
    """The AUC and its 95% interval; whole decisions are drawn again."""
    found = decisions(game, n)
    waits, label = np.array([one.waits for one in found]), np.repeat(np.array(strong(found))[:, None], LOTS, axis=1)
    rng = np.random.default_rng(SEED)
    drawn = (rng.integers(0, len(found), len(found)) for _ in range(DRAWS))
    low, high = np.quantile([auc(waits[at].ravel(), label[at].ravel()) for at in drawn], INTERVAL)
    return Figure(auc(waits.ravel(), label.ravel()), float(low), float(high))


def report(games: Sequence[str], n: int) -> Iterator[str]:
    """The section, line by line."""
    yield "## Tempo\n"
    yield "Can the strength of a hidden hand be read from an expert's delay? AUC; one half says nothing. The bar is"
    yield f"judged on the end of the interval that is further from one half. Seed {SEED:,}.\n"
    yield f"| game | decisions × lots | AUC (95%) | ≤ {BAR} either way |"
    yield "|---|---|---|---|"
    for game in games:
        found = measure(game, n)
        held = max(found.high, 1 - found.low) <= BAR
        ends = f"[{found.low:.3f}; {found.high:.3f}]"
        yield f"| {game} | {n} × {LOTS} | {found.mean:.3f} {ends} | {'✓' if held else '✗'} |"


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("games", metavar="GAME", nargs="*", help=f"{', '.join(shelf.names())}; all unless named")
    parser.add_argument("--quick", action="store_true", help="few decisions, wide intervals")
    asked = parser.parse_args()
    if wrong := sorted(set(asked.games) - set(shelf.names())):
        parser.error(f"there is no game {wrong[0]!r}; expected some of {', '.join(shelf.names())}")
    for line in report(asked.games or shelf.names(), 200 if asked.quick else 3000):
        print(line, flush=True)
