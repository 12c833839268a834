"""Several opponents: boards to come drawn by lot, and how often each hand beats each opponent's on them, compiled."""

from typing import NamedTuple

import numpy as np

from brelan.games.champ.odds.boards import lies_twice, strength_on
from brelan.games.champ.ranking import DECK
from brelan.kept import kept
from brelan.solver.tree import Array

MOST = 16  # hands that two backs allow
CARDS = len(DECK)


class Hands(NamedTuple):
    """For each player, the asking one first: the hands their backs allow, how many, and their weights."""

    cards: Array
    many: Array
    weights: Array


class Paths(NamedTuple):
    """Boards to come (turns × rivers), strengths on them, and how often a hand beats another player's."""

    boards: Array  # [turn, river, card]
    strength: Array  # [turn, river, player, hand], −1 where a card would lie twice
    beats: Array  # [turn, river, player, hand, other]


@kept()
def drawn(luck: Array) -> float:
    """A number from 0 to 1, by lot."""
    luck[0] = luck[0] * np.uint64(6364136223846793005) + np.uint64(1442695040888963407)
    mixed = (luck[0] ^ (luck[0] >> np.uint64(22))) >> np.uint64(11)
    return float(mixed & np.uint64((1 << 53) - 1)) / 9007199254740992.0


@kept()
def shuffled(board: Array, own: Array, luck: Array) -> Array:
    """The cards that are neither on the board nor one's own, in an order drawn by lot."""
    cards, n, known = np.empty(CARDS, np.int64), 0, np.zeros(CARDS, np.bool_)
    for card in board:
        known[card] = True
    for card in own:
        known[card] = True
    for card in range(CARDS):
        if not known[card]:
            place = int((n + 1) * drawn(luck))
            cards[n] = cards[place]
            cards[place] = card
            n += 1
    return cards[:n]


@kept()
def draw_boards(board: Array, own: Array, turns: int, rivers: int, luck: Array) -> Array:
    """Boards that may come of this one, no turn twice and with it no river twice."""
    boards = np.empty((turns, rivers, 5), np.int64)
    fourth = shuffled(board, own, luck)
    for t in range(turns):
        for r in range(rivers):
            for k in range(len(board)):
                boards[t, r, k] = board[k]
            if len(board) == 3:
                boards[t, r, 3] = fourth[t]
        if len(board) < 5:
            fifth = shuffled(boards[t, 0, :4], own, luck)
            for r in range(rivers):
                boards[t, r, 4] = fifth[r]
    return boards


@kept()
def weigh(hands: Hands, board: Array, strength: Array) -> None:
    """What each hand is worth on a board; −1 where a card would lie twice."""
    for p in range(len(hands.many)):
        for a in range(hands.many[p]):
            one, two = hands.cards[p, a, 0], hands.cards[p, a, 1]
            strength[p, a] = -1 if lies_twice(board, one, two) else strength_on(board, one, two)


@kept()
def lay_paths(hands: Hands, board: Array, own: Array, turns: int, rivers: int, luck: Array) -> Paths:
    """Boards to come, and what hands are worth there."""
    players = len(hands.many)
    boards = draw_boards(board, own, turns, rivers, luck)
    strength = np.full((turns, rivers, players, MOST), -1)
    beats = np.zeros((turns, rivers, players, MOST, players))
    for t in range(turns):
        for r in range(rivers):
            weigh(hands, boards[t, r], strength[t, r])
            for p in range(players):
                for other in range(p):
                    meet(hands, strength[t, r], p, other, beats[t, r])
    return Paths(boards, strength, beats)


@kept()
def meet(hands: Hands, strength: Array, p: int, other: int, beats: Array) -> None:
    """How often each hand of two players beats the other's, all that can be being equally likely."""
    ours, theirs = 0, 0
    for b in range(hands.many[other]):
        theirs += strength[other, b] >= 0
    for a in range(hands.many[p]):
        mine, won = strength[p, a], 0.0
        if mine >= 0:
            ours += 1
            for b in range(hands.many[other]):
                its = strength[other, b]
                if its >= 0:
                    part = 1.0 if mine > its else 0.5 if mine == its else 0.0
                    won += part
                    beats[other, b, p] += 1.0 - part
            beats[p, a, other] = won / max(theirs, 1)
    for b in range(hands.many[other]):
        beats[other, b, p] /= max(ours, 1)


@kept()
def own_paths(hands: Hands, paths: Paths, own: int) -> Paths:
    """The same boards for one's own hand alone, against hands as likely as their weights."""
    turns, rivers, players = paths.boards.shape[0], paths.boards.shape[1], len(hands.many)
    beats = np.zeros((turns, rivers, 1, MOST, players))
    for t in range(turns):
        for r in range(rivers):
            for other in range(1, players):
                beats[t, r, 0, own, other] = beat(hands, paths.strength[t, r], own, other)
    return Paths(paths.boards, paths.strength, beats)


@kept()
def beat(hands: Hands, strength: Array, own: int, other: int) -> float:
    """How often one's own hand beats a player's, who may hold anything their weights allow; a tie counts half."""
    won, met, mine = 0.0, 1e-12, strength[0, own]
    for b in range(hands.many[other]):
        its = strength[other, b]
        if its >= 0:
            weight = hands.weights[other, b]
            met += weight
            won += weight if mine > its else weight / 2 if mine == its else 0.0
    return won / met


@kept()
def share_after(paths: Paths, turn: int, player: int, hand: int, staying: int) -> float:
    """Which part of the pot a hand can expect once a turn has come: it has to beat all who are staying, a set."""
    total, met = 0.0, 1e-12
    for r in range(paths.boards.shape[1]):
        if paths.strength[turn, r, player, hand] >= 0:
            total += share_on(paths.beats[turn, r, player, hand], player, staying)
            met += 1.0
    return total / met


@kept()
def share_on(beats: Array, player: int, staying: int) -> float:
    """The same where the whole board is known."""
    share = 1.0
    for other in range(len(beats)):
        if other != player and staying >> other & 1:
            share *= beats[other]
    return share


@kept()
def share_of(paths: Paths, player: int, hand: int, staying: int) -> float:
    """The same on all that may come."""
    total, met = 0.0, 1e-12
    for t in range(paths.boards.shape[0]):
        for r in range(paths.boards.shape[1]):
            if paths.strength[t, r, player, hand] >= 0:
                total += share_on(paths.beats[t, r, player, hand], player, staying)
                met += 1.0
    return total / met
