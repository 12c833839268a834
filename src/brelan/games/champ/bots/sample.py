"""Chances by deals drawn by lot: what a player without a calculator can feel."""

from collections.abc import Sequence
from random import Random

from brelan.games.champ.odds import Back
from brelan.games.champ.ranking import DECK, RANKING
from brelan.games.champ.state import BACKS

PACK = tuple(range(len(DECK)))
strength_of = RANKING.function(7)


def share_blind(hand: Sequence[int], board: Sequence[int], others: int, deals: int, rng: Random) -> float:
    """Which part of the pot a hand takes from so many opponents who may hold anything."""
    left = [card for card in PACK if card not in hand and card not in board]
    won, missing = 0.0, 5 - len(board)
    for _ in range(deals):
        drawn = rng.sample(left, missing + 2 * others)
        won += part_won(hand, [*board, *drawn[:missing]], drawn[missing:])
    return won / deals


def share_read(
    hand: Sequence[int], board: Sequence[int], backs: Sequence[Back], gone: Sequence[Back], deals: int, rng: Random
) -> float:
    """Which part of the pot a hand takes from opponents whose backs are read, if nobody gives up."""
    left = [card for card in PACK if card not in hand and card not in board]
    classes = {back: [card for card in left if BACKS[card] == back] for pair in (*backs, *gone) for back in pair}
    needed = {back: sum(pair.count(back) for pair in (*backs, *gone)) for back in classes}
    won, missing = 0.0, 5 - len(board)
    for _ in range(deals):
        drawn = {back: rng.sample(cards, needed[back]) for back, cards in classes.items()}
        held = [drawn[back].pop() for pair in backs for back in pair]
        hidden = {*held, *(card for cards in drawn.values() for card in cards)}
        table = [*board, *rng.sample([card for card in left if card not in hidden], missing)]
        won += part_won(hand, table, held)
    return won / deals


def part_won(hand: Sequence[int], board: Sequence[int], held: Sequence[int]) -> float:
    """C17 What the hand takes of the pot when all are turned up; `held` are the opponents' cards, two by two."""
    a, b, c, d, e = board
    mine = strength_of(*hand, a, b, c, d, e)
    equal = 1
    for i in range(0, len(held), 2):
        its = strength_of(held[i], held[i + 1], a, b, c, d, e)
        if its > mine:
            return 0.0
        equal += its == mine
    return 1 / equal
