"""Poker Champ: counting all deals that marked backs allow, board by board, compiled.

A back names a class of four cards (C2), and classes are disjoint: opponents get in each other's way only where they
share a class. So they are dealt to one after the other, and all that has to be remembered is which cards of the shared
classes are taken: four bits for each class that is open, in a place of the state that is its own while it is open.
"""

from collections.abc import Sequence
from typing import Any, NamedTuple

import numpy as np

from brelan.engine.kernel import service
from brelan.games.champ.ranking import RANKING
from brelan.games.champ.state import ACE_BACK, BACKS
from brelan.kept import kept

Array = np.ndarray[Any, np.dtype[Any]]

strength_of = service(lambda: RANKING.compiled(7))

PRIVATE = -1  # the place of a class that no other opponent holds
CARDS = np.array([[card for card, back in enumerate(BACKS) if back == b] or [0] * 4 for b in range(ACE_BACK + 1)])
BACK = np.array(BACKS)


class Order(NamedTuple):
    """Opponents in the order they are dealt to: backs, places of their classes, what stays remembered after each."""

    backs: Array
    places: Array
    kept: Array
    widest: int


def order_of(backs: Sequence[tuple[int, int]]) -> Order:
    """Whoever shares a class with those before comes next, so that few classes are open at a time."""
    holders = {back: {i for i, pair in enumerate(backs) if back in pair} for pair in backs for back in pair}
    left, seats, places, kept, widest = set(range(len(backs))), [], [], [], 0
    taken: dict[int, int] = {}
    while left:
        seat = min(left, key=lambda i: (-sum(back in taken for back in backs[i]), len(_others(holders, backs, i)), i))
        left.remove(seat)
        for back in backs[seat]:
            if len(holders[back]) > 1 and back not in taken:
                taken[back] = next(place for place in range(8) if place not in taken.values())
        places.append([taken.get(back, PRIVATE) for back in backs[seat]])
        widest = max(widest, *(1 + place for place in taken.values()), 0)
        taken = {back: place for back, place in taken.items() if holders[back] & left}
        seats.append(seat)
        kept.append(sum(15 << 4 * place for place in taken.values()))
    return Order(np.array([backs[i] for i in seats]), np.array(places), np.array(kept), widest)


def _others(holders: dict[int, set[int]], backs: Sequence[tuple[int, int]], i: int) -> set[int]:
    """With whom an opponent shares a class."""
    return holders[backs[i][0]] | holders[backs[i][1]]


@kept()
def free_cards(own: Array, board: Array) -> Array:
    """For each class the positions of its cards that are not in one's hand or on the board."""
    free = np.full(ACE_BACK + 1, 15)
    for known in (own, board):
        for card in known:
            for i in range(4):
                if CARDS[BACK[card], i] == card:
                    free[BACK[card]] &= ~(1 << i)
    return free


@kept()
def ways_gone(free: Array, held: Array, gone: Array) -> float:
    """In how many ways the hands that were given up can be dealt once all others are; 0 if a class is too small."""
    ways = 1.0
    for back in range(1, ACE_BACK + 1):
        left = (free[back] & 1) + (free[back] >> 1 & 1) + (free[back] >> 2 & 1) + (free[back] >> 3 & 1) - held[back]
        if left < gone[back]:
            return 0.0
        for k in range(gone[back]):
            ways *= left - k
    return ways


@kept()
def lies_twice(board: Array, one: int, two: int) -> bool:
    """Whether one of two cards is on the board already: such a hand cannot be, and no ranking knows it."""
    twice = False
    for card in board:
        twice |= card in (one, two)
    return twice


@kept()
def strength_on(board: Array, one: int, two: int) -> int:
    """C15 What two cards are worth with the board."""
    strength: int = strength_of(one, two, board[0], board[1], board[2], board[3], board[4])
    return strength


@kept()
def compare(board: Array, pair: Array, free: Array, mine: int, out: Array) -> None:
    """For each two cards of an opponent: −1 cannot be, 0 worse than mine, 1 equal, 2 better."""
    first, second = pair[0], pair[1]
    for i in range(4):
        for j in range(4):
            if free[first] >> i & free[second] >> j & 1 == 0 or (first == second and i == j):
                out[i, j] = -1
            else:
                its = strength_on(board, CARDS[first, i], CARDS[second, j])
                out[i, j] = 0 if its < mine else 1 if its == mine else 2


@kept()
def take(amount: Array, result: int, out: Array) -> None:
    """Add the deals in which an opponent holds this: the last number counts all, the others by who is as good."""
    last = len(amount) - 1
    out[last] += amount[last]
    if result < 2:
        for ties in range(last - result):
            out[ties + result] += amount[ties]


@kept()
def count_deals(boards: Array, own: Array, order: Order, held: Array, gone: Array) -> Array:
    """For each board how many deals there are by how many opponents are as good and none better; last: all deals."""
    many = len(order.backs)
    counts = np.zeros((len(boards), many + 2))
    room = 6**order.widest + 1  # at most 6 ways to take so many of four cards
    amounts, after = np.zeros((room, many + 2)), np.zeros((room, many + 2))
    states, states_after = np.zeros(room, np.int64), np.zeros(room, np.int64)
    where = np.full(16**order.widest, -1)
    result = np.empty((4, 4), np.int64)
    for b in range(len(boards)):
        board = boards[b]
        free = free_cards(own, board)
        ways = ways_gone(free, held, gone)
        if ways == 0.0:
            continue
        mine = strength_on(board, own[0], own[1])
        n, states[0] = 1, 0
        for k in range(many + 2):
            amounts[0, k] = 0.0
        amounts[0, 0] = amounts[0, many + 1] = ways
        for step in range(many):
            compare(board, order.backs[step], free, mine, result)
            n = deal_to(order, step, result, n, states, amounts, where, states_after, after)
            states, states_after = states_after, states
            amounts, after = after, amounts
        for s in range(n):
            for k in range(many + 2):
                counts[b, k] += amounts[s, k]
    return counts


@kept()
def deal_to(
    order: Order, step: int, result: Array, n: int,
    states: Array, amounts: Array, where: Array, states_after: Array, after: Array,
) -> int:  # fmt: skip
    """Deal to one more opponent, in every state; how many states there are then."""
    first, second = order.places[step, 0], order.places[step, 1]
    m = 0
    for s in range(n):
        for i in range(4):
            one = 0 if first == PRIVATE else 1 << 4 * first + i
            for j in range(4):
                two = 0 if second == PRIVATE else 1 << 4 * second + j
                if result[i, j] < 0 or states[s] & (one | two):
                    continue
                state = (states[s] | one | two) & order.kept[step]
                if where[state] < 0:
                    where[state] = m
                    states_after[m] = state
                    for k in range(amounts.shape[1]):
                        after[m, k] = 0.0
                    m += 1
                take(amounts[s], result[i, j], after[where[state]])
    for s in range(m):
        where[states_after[s]] = -1
    return m
