"""An expert of Poker Kids: plans ahead by playing pairs on in imagined deals, to the end of the round."""

from random import Random
from typing import Any, NamedTuple, cast

import numpy as np

from brelan.bots.thought import Candidate, Thought
from brelan.engine.asks import Ask
from brelan.engine.compiled import compiled
from brelan.engine.sets import count
from brelan.engine.table import View
from brelan.games.kids import game
from brelan.games.kids.bots.facts import facts
from brelan.games.kids.bots.pairs import combination, keep_own, pairs_of, tone_of
from brelan.games.kids.dealing import QUICK_GAME, WHOLE_GAME, stages_of
from brelan.games.kids.state import State, Step

Array = np.ndarray[Any, np.dtype[Any]]

BEST = (45, 12, 4)  # all pairs are played on, then those that look best, then the best of these
EFFORT = 16_000  # answers that are given each time
LEAST = 24  # deals each time, however many answers that takes
VICTORY = 50.0  # euros that are as good as winning the game
SPREAD = 60.0  # euros by which fortunes change places in one round
PLAYERS = ("brelan.games.kids.bots.regular", "brelan.games.kids.bots.rollout", "brelan.games.kids.bots.doors")


class Tried(NamedTuple):
    """Pairs, and what each came to on average in the same deals."""

    pairs: Array
    worth: Array


def mind(view: View, _ask: Ask, rng: Random) -> Thought:
    """Every pair, worth the euros that it brings by the end of the round; the best one is played."""
    t, seat = cast(State, view.state), view.seat
    assert seat is not None
    if t.now == Step.SHOW:
        return keep_own()
    worth = weigh(t, seat, rng)
    best = max(worth, key=lambda two: worth[two])
    strongest = max(worth, key=lambda two: (combination(t, seat, two), worth[two]))
    return Thought(
        tuple(Candidate(two, euros, float(two == best), tone_of(t, seat, two)) for two, euros in worth.items()),
        facts(t, seat, best, strongest, worth[best] - worth[strongest]),
    )


def weigh(t: State, seat: int, rng: Random) -> dict[int, float]:
    """What each pair is worth: all are tried a little, and the best of them more and more."""
    rounds: list[Tried] = []
    pairs = np.array(pairs_of(t, seat), np.int64)
    total, deals = np.zeros(len(pairs)), 0
    for most in BEST:
        best_first = np.argsort(-total, kind="stable")[:most]
        pairs, total = pairs[best_first], total[best_first]
        more = max(LEAST, EFFORT // (len(pairs) * answers_left(t)))
        total = total + outcomes(t, seat, rng.getrandbits(59), pairs, more).sum(axis=0)
        deals += more
        rounds.append(Tried(pairs, total / deals))
    return compare(rounds)


def answers_left(t: State) -> int:
    """How many answers this round will still take."""
    return count(t.still_in) * (stages_of(t) - t.stage + 1)


def compare(rounds: list[Tried]) -> dict[int, float]:
    """The worth of the best pair in all its deals; of any other that less what it fell behind in their common deals."""
    last = rounds[-1]
    best, top = last.pairs[np.argmax(last.worth)], float(last.worth.max())
    worth: dict[int, float] = {}
    for pairs, means in rounds:
        behind = means - means[pairs == best]
        worth |= {int(two): top + float(less) for two, less in zip(pairs, behind, strict=True)}
    return worth


def outcomes(t: State, seat: int, seed: int, pairs: Array, deals: int) -> Array:
    """What each pair wins, in euros and in hope of the victory, a line a deal."""
    fast = compiled(game, *PLAYERS)
    rows = fast.rows(3)
    rows[:1] = fast.row(t)
    ends = np.zeros((deals, len(pairs), t.players + 1), np.int64)
    fast.code.try_pairs(rows, seat, seed, pairs, ends)
    money, bankrupt = ends[:, :, :-1], ends[:, :, -1] > 0
    left = (QUICK_GAME if t.quick else WHOLE_GAME) - t.round
    now = np.array(t.money[: t.players])
    hope = hopes(money, left)[:, :, seat] if left else shares(money)[:, :, seat]
    hope = np.where(bankrupt, shares(money)[:, :, seat], hope)
    won: Array = money[:, :, seat] - now[seat] + VICTORY * (hope - hopes(now, left + 1)[seat])
    return won


def shares(money: Array) -> Array:
    """K20 Which part of the victory each seat has when the game is over."""
    most = (money == money.max(axis=-1, keepdims=True)).astype(float)
    part: Array = most / most.sum(axis=-1, keepdims=True)
    return part


def hopes(money: Array, rounds: int) -> Array:
    """Which part of the victory each seat may hope for, when so many rounds are to come."""
    likely = np.exp((money - money.max(axis=-1, keepdims=True)) / (SPREAD * np.sqrt(rounds)))
    part: Array = likely / likely.sum(axis=-1, keepdims=True)
    return part
