"""A policy that learns by playing against itself, in plain NumPy: `python learner.py GAME --minutes 5 --weights FILE`.

A small network sees what the acting seat sees and rates the actions that are allowed; what a deal brought a seat makes
the answers that it gave in it more or less likely. `docs/train.md` walks through it.
"""

import argparse
import os
import time
from functools import cache
from pathlib import Path
from random import Random
from typing import Any

import numpy as np

from brelan import learn
from brelan.engine.asks import Ask, Choice
from brelan.engine.table import View
from brelan.learn.setting import Space

Array = np.ndarray[Any, np.dtype[Any]]
Weights = dict[str, Array]

HIDDEN, TABLES, BATCH = 64, 256, 8192
RATE, CALM, STEADY = 2e-3, 0.01, 0.5
"""The step of learning, how much is left to chance, and what a better guess of the outcome counts."""
WEIGHTS = "LEARNER_WEIGHTS"


def fresh(seen: int, actions: int, rng: np.random.Generator) -> Weights:
    """A network that knows nothing."""
    sizes = {"one": (seen, HIDDEN), "two": (HIDDEN, HIDDEN), "acts": (HIDDEN, actions), "worth": (HIDDEN, 1)}
    made = {name: rng.normal(0, np.sqrt(1 / n), (n, m)).astype(np.float32) for name, (n, m) in sizes.items()}
    made["acts"] *= 0.1
    return made | {f"{name} bias": np.zeros(m, np.float32) for name, (_, m) in sizes.items()}


def think(net: Weights, seen: Array, allowed: Array) -> tuple[Array, Array, Array, Array]:
    """How likely each action is, what the deal will bring, and what the layers made of it."""
    one = np.maximum(seen @ net["one"] + net["one bias"], 0)
    two = np.maximum(one @ net["two"] + net["two bias"], 0)
    rated = np.where(allowed > 0, two @ net["acts"] + net["acts bias"], -1e9)
    likely = np.exp(rated - rated.max(axis=1, keepdims=True))
    return likely / likely.sum(axis=1, keepdims=True), (two @ net["worth"] + net["worth bias"])[:, 0], one, two


def drawn(likely: Array, rng: np.random.Generator) -> Array:
    """An action for each line, as likely as it says."""
    return np.asarray((likely.cumsum(axis=1) > rng.random((len(likely), 1))).argmax(axis=1))


class Learner:
    """A network and how it is changed (Adam)."""

    def __init__(self, net: Weights) -> None:
        self.net, self.steps = net, 0
        self.first = {name: np.zeros_like(weights) for name, weights in net.items()}
        self.second = {name: np.zeros_like(weights) for name, weights in net.items()}

    def learn(self, seen: Array, allowed: Array, acted: Array, brought: Array) -> None:
        """Answers that brought more than was expected become more likely."""
        likely, worth, one, two = think(self.net, seen, allowed)
        better = brought - worth
        gain = (better - better.mean()) / (better.std() + 1e-8)
        entropy = np.log(likely + 1e-9)
        rating = likely * gain[:, None]
        rating[np.arange(len(acted)), acted] -= gain
        rating += CALM * likely * (entropy - (likely * entropy).sum(axis=1, keepdims=True))
        self._change(seen, one, two, rating / len(seen), (-STEADY * better / len(seen))[:, None])

    def _change(self, seen: Array, one: Array, two: Array, rating: Array, guess: Array) -> None:
        at_two = (rating @ self.net["acts"].T + guess @ self.net["worth"].T) * (two > 0)
        at_one = (at_two @ self.net["two"].T) * (one > 0)
        self.steps += 1
        for name, come, go in (
            ("acts", two, rating),
            ("worth", two, guess),
            ("two", one, at_two),
            ("one", seen, at_one),
        ):
            self._step(name, come.T @ go)
            self._step(f"{name} bias", go.sum(axis=0))

    def _step(self, name: str, slope: Array) -> None:
        self.first[name] += 0.1 * (slope - self.first[name])
        self.second[name] += 0.001 * (slope * slope - self.second[name])
        first, second = self.first[name] / (1 - 0.9**self.steps), self.second[name] / (1 - 0.999**self.steps)
        self.net[name] -= (RATE * first / (np.sqrt(second) + 1e-8)).astype(np.float32)


class Waiting:
    """What was done in deals that are not over yet, table by table and seat by seat."""

    def __init__(self, tables: int, seats: int) -> None:
        self.steps: list[list[list[tuple[Array, Array, int]]]] = [[[] for _ in range(seats)] for _ in range(tables)]
        self.ready: list[tuple[Array, Array, int, float]] = []

    def note(self, seats: Array, seen: Array, allowed: Array, acted: Array) -> None:
        """One action on each table."""
        for table, seat in enumerate(seats):
            self.steps[table][seat].append((seen[table], allowed[table], int(acted[table])))

    def end(self, table: int, rewards: Array) -> None:
        """A deal is over: what was done in it is worth what it brought."""
        for seat, steps in enumerate(self.steps[table]):
            self.ready += [(*step, float(rewards[seat])) for step in steps]
            steps.clear()


def train(space: Space, minutes: float, seed: int = 1) -> Weights:
    """Play against oneself for so long; the weights."""
    rng, tables = np.random.default_rng(seed), learn.tables_of(space, TABLES, seed=seed)
    learner = Learner(fresh(space.observation.size, space.actions, rng))
    waiting, until, played = Waiting(TABLES, space.seats), time.process_time() + 60 * minutes, 0
    while time.process_time() < until:
        seats, seen, allowed = tables.seats.copy(), tables.view_many(), tables.mask_many()
        acted = drawn(think(learner.net, seen, allowed)[0], rng)
        waiting.note(seats, seen, allowed, acted)
        played += TABLES
        if tables.step_many(acted):
            for table in tables.rewarded:
                waiting.end(int(table), tables.rewards[table])
        if len(waiting.ready) >= BATCH:
            lines, waiting.ready = waiting.ready, []
            seen, allowed, acted = (np.array([line[i] for line in lines]) for i in range(3))
            learner.learn(seen, allowed, acted, np.array([line[3] for line in lines], np.float32))
    print(f"{played} actions, {learner.steps} steps of learning")
    return learner.net


@cache
def _learnt() -> tuple[Space, Weights]:
    found = dict(np.load(os.environ[WEIGHTS], allow_pickle=False))
    game, seats = str(found.pop("game")), int(found.pop("seats"))
    return learn.space(game, seats), found


def policy(view: View, ask: Ask, rng: Random) -> Choice:
    """What was learnt, for `brelan simulate GAME --who learner:policy beginner`; LEARNER_WEIGHTS names its file."""
    space, net = _learnt()

    def choose(seen: Array, allowed: Array, rng: Random) -> int:
        likely = think(net, seen[None], allowed[None])[0][0].astype(np.float64)
        return int(rng.choices(range(len(likely)), likely.tolist())[0])

    return learn.player(space, choose)(view, ask, rng)


def main() -> None:
    """Learn, and keep what was learnt."""
    parser = argparse.ArgumentParser(description="Learn a game of Brelan by playing it.")
    parser.add_argument("game")
    parser.add_argument("--seats", type=int)
    parser.add_argument("--minutes", type=float, default=5.0, help="CPU minutes")
    parser.add_argument("--weights", type=Path, default=Path("learnt.npz"))
    asked = parser.parse_args()
    space = learn.space(asked.game, asked.seats, rewards="deal")
    weights = train(space, asked.minutes)
    np.savez(asked.weights, game=np.array(asked.game), seats=np.array(space.seats), **weights)


if __name__ == "__main__":
    main()
