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
from typing import Any, NamedTuple

import numpy as np

from brelan import learn
from brelan.engine.asks import Ask, Choice
from brelan.engine.table import View
from brelan.learn.many import Tables
from brelan.learn.setting import Space

Array = np.ndarray[Any, np.dtype[Any]]
Weights = dict[str, Array]

HIDDEN, TABLES, LONG, BATCH, EPOCHS = 64, 256, 48, 1024, 2
RATE, CLIP, CALM, STEADY = 1e-3, 0.2, 0.005, 0.5
"""The step of learning, how far it goes at once, how much is left to chance, what a guess of the outcome counts."""
WEIGHTS = "LEARNER_WEIGHTS"


class Done(NamedTuple):
    """Actions that were taken: what was seen and allowed, what was done, how likely that was, and what it brought."""

    seen: Array
    allowed: Array
    acted: Array
    likely: Array
    brought: Array


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

    def learn(self, done: Done) -> None:
        """Actions that brought more than was expected become more likely, but not much at once (PPO)."""
        likely, worth, one, two = think(self.net, done.seen, done.allowed)
        better, at = done.brought - worth, np.arange(len(worth))
        gain = (better - better.mean()) / (better.std() + 1e-8)
        more = likely[at, done.acted] / done.likely
        enough = ((gain > 0) & (more > 1 + CLIP)) | ((gain < 0) & (more < 1 - CLIP))
        push = np.where(enough, 0.0, more * gain)
        surprise = np.log(likely + 1e-9)
        rating = likely * push[:, None]
        rating[at, done.acted] -= push
        rating += CALM * likely * (surprise - (likely * surprise).sum(axis=1, keepdims=True))
        guess = (-STEADY * better)[:, None]
        self._change(done.seen, one, two, (rating / len(at)).astype(np.float32), (guess / len(at)).astype(np.float32))

    def _change(self, seen: Array, one: Array, two: Array, rating: Array, guess: Array) -> None:
        at_two = (rating @ self.net["acts"].T + guess @ self.net["worth"].T) * (two > 0)
        at_one = (at_two @ self.net["two"].T) * (one > 0)
        self.steps += 1
        layers = (("acts", two, rating), ("worth", two, guess), ("two", one, at_two), ("one", seen, at_one))
        for name, come, go in layers:
            self._step(name, come.T @ go)
            self._step(f"{name} bias", go.sum(axis=0))

    def _step(self, name: str, slope: Array) -> None:
        self.first[name] += 0.1 * (slope - self.first[name])
        self.second[name] += 0.001 * (slope * slope - self.second[name])
        first, second = self.first[name] / (1 - 0.9**self.steps), self.second[name] / (1 - 0.999**self.steps)
        self.net[name] -= (RATE * first / (np.sqrt(second) + 1e-8)).astype(np.float32)


def play(net: Weights, tables: Tables, rng: np.random.Generator) -> Done:
    """Some actions on every table, and what the deal brought whoever took them; deals under way are left out."""
    n, space = len(tables), tables.space
    seen = np.zeros((LONG, n, space.observation.size), np.float32)
    allowed = np.zeros((LONG, n, space.actions), np.int8)
    seats, acted, odds = np.zeros((LONG, n), int), np.zeros((LONG, n), int), np.zeros((LONG, n), np.float32)
    rewards, ends = np.zeros((LONG, n, space.seats), np.float32), np.zeros((LONG, n), bool)
    for t in range(LONG):
        tables.view_many(seen[t])
        tables.mask_many(allowed[t])
        seats[t] = tables.seats
        likely = think(net, seen[t], allowed[t])[0]
        acted[t] = drawn(likely, rng)
        odds[t] = likely[np.arange(n), acted[t]]
        tables.step_many(acted[t])
        rewards[t], ends[t, tables.rewarded] = tables.rewards, True
    brought, over = np.zeros((LONG, n), np.float32), np.zeros((LONG, n), bool)
    last, known = np.zeros((n, space.seats), np.float32), np.zeros(n, bool)
    for t in reversed(range(LONG)):
        last[ends[t]], known = rewards[t, ends[t]], known | ends[t]
        brought[t], over[t] = last[np.arange(n), seats[t]], known
    return Done(seen[over], allowed[over], acted[over], odds[over], brought[over])


def train(space: Space, minutes: float, seed: int = 1) -> Weights:
    """Play against oneself for so long; the weights."""
    rng, tables = np.random.default_rng(seed), learn.tables_of(space, TABLES, seed=seed)
    learner, until = Learner(fresh(space.observation.size, space.actions, rng)), time.process_time() + 60 * minutes
    played = 0
    while time.process_time() < until:
        done = play(learner.net, tables, rng)
        played += LONG * TABLES
        for _ in range(EPOCHS):
            for part in np.array_split(rng.permutation(len(done.acted)), max(1, len(done.acted) // BATCH)):
                learner.learn(Done(*(column[part] for column in done)))
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
    kept: dict[str, Any] = {"game": asked.game, "seats": space.seats, **weights}
    np.savez(asked.weights, **kept)


if __name__ == "__main__":
    main()
