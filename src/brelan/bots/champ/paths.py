"""Several opponents: boards to come drawn by lot, and how often each hand beats each opponent's on them, compiled."""

from typing import NamedTuple

import numpy as np
from numba import njit

from brelan.odds.boards import strength_on
from brelan.solver.tree import Array

MOST = 16  # hands that two backs allow


class Hands(NamedTuple):
    """For each player still in, the asking one first: the hands his backs allow, how many, and their weights."""

    cards: Array
    many: Array
    weights: Array


class Paths(NamedTuple):
    """Boards to come (turns × rivers), strengths on them, and how often a hand beats another player's."""

    boards: Array  # [turn, river, card]
    strength: Array  # [turn, river, player, hand], −1 where a card would lie twice
    beats: Array  # [turn, river, player, hand, other]


@njit(cache=True)
def drawn(luck: Array) -> float:
    """A number from 0 to 1, by lot."""
    luck[0] = luck[0] * np.uint64(6364136223846793005) + np.uint64(1442695040888963407)
    mixed = (luck[0] ^ (luck[0] >> np.uint64(22))) >> np.uint64(11)
    return float(mixed & np.uint64((1 << 53) - 1)) / 9007199254740992.0


@njit(cache=True)
def draw_boards(board: Array, own: Array, turns: int, rivers: int, luck: Array) -> Array:
    """Boards that may come of this one; a card that is still to come is drawn from those the asking player misses."""
    boards = np.empty((turns, rivers, 5), np.int64)
    for t in range(turns):
        for r in range(rivers):
            for k in range(5):
                if k < len(board):
                    boards[t, r, k] = board[k]
                elif k == 3 and r > 0:
                    boards[t, r, k] = boards[t, 0, k]
                else:
                    boards[t, r, k] = fresh(boards[t, r], k, own, luck)
    return boards


@njit(cache=True)
def fresh(board: Array, k: int, own: Array, luck: Array) -> int:
    """A card that is neither among the first k of the board nor one's own."""
    while True:
        card = int(52 * drawn(luck))
        known = card == own[0] or card == own[1]
        for i in range(k):
            known = known or board[i] == card
        if not known:
            return card


@njit(cache=True)
def weigh(hands: Hands, board: Array, strength: Array) -> None:
    """What each hand is worth on a board; −1 where a card would lie twice."""
    for p in range(len(hands.many)):
        for a in range(hands.many[p]):
            one, two = hands.cards[p, a, 0], hands.cards[p, a, 1]
            strength[p, a] = strength_on(board, one, two)
            for card in board:
                if card in (one, two):
                    strength[p, a] = -1


@njit(cache=True)
def beat(hands: Hands, strength: Array, out: Array) -> None:
    """How often each hand beats another player's, who may hold all that his weights allow; a tie counts half."""
    players = len(hands.many)
    for p in range(players):
        for other in range(players):
            if other == p:
                continue
            for a in range(hands.many[p]):
                won, met = 0.0, 1e-12
                for b in range(hands.many[other]):
                    if strength[other, b] >= 0:
                        weight = hands.weights[other, b]
                        met += weight
                        if strength[p, a] > strength[other, b]:
                            won += weight
                        elif strength[p, a] == strength[other, b]:
                            won += weight / 2
                out[p, a, other] = won / met


@njit(cache=True)
def lay_paths(hands: Hands, board: Array, own: Array, turns: int, rivers: int, luck: Array) -> Paths:
    """Boards to come, and what hands are worth there."""
    players = len(hands.many)
    boards = draw_boards(board, own, turns, rivers, luck)
    strength = np.full((turns, rivers, players, MOST), -1)
    beats = np.zeros((turns, rivers, players, MOST, players))
    for t in range(turns):
        for r in range(rivers):
            weigh(hands, boards[t, r], strength[t, r])
            beat(hands, strength[t, r], beats[t, r])
    return Paths(boards, strength, beats)


@njit(cache=True)
def share_of(paths: Paths, player: int, hand: int) -> float:
    """Which part of the pot a hand can expect: it has to beat everybody who is in, on what may come."""
    total, met = 0.0, 1e-12
    for t in range(paths.boards.shape[0]):
        for r in range(paths.boards.shape[1]):
            if paths.strength[t, r, player, hand] >= 0:
                share = 1.0
                for other in range(paths.beats.shape[4]):
                    if other != player:
                        share *= paths.beats[t, r, player, hand, other]
                total += share
                met += 1.0
    return total / met
