"""Kinds of hands before the exchange: hands of one kind promise much the same."""

from collections.abc import Sequence
from itertools import pairwise

from brelan.engine.sets import bit, has
from brelan.games.ferme.ranking import RANKING
from brelan.games.ferme.state import CARDS, JOKER

LADDER = tuple(category.key for category in RANKING.categories)
HIGH_CARD, PAIR, TWO_PAIRS, THREE, STRAIGHT = range(5)
ACE, KING, QUEEN, JACK, NINE, EIGHT = 12, 11, 10, 9, 7, 6

DRAWS = 4  # no pair: four of a suit that also run; with an ace or king; with less; four that run
TOPS = DRAWS
PAIRS = TOPS + 6  # no pair, by the highest cards
SUITED_PAIR = PAIRS + 13
JOKERS = SUITED_PAIR + 1
TWO = JOKERS + 4
THREES = TWO + 4
MADE = THREES + 4  # a straight and better
KINDS = MADE + len(LADDER) - STRAIGHT


def category_of(strength: int) -> int:
    """F5–F13 The combination of a strength, 0 for a high card."""
    return LADDER.index(RANKING.category(strength).key)


def kind_of(hand: Sequence[int]) -> int:
    """The kind of five cards."""
    return sorted_kind(hand, category_of(RANKING.value(hand)))


def sorted_kind(hand: Sequence[int], category: int) -> int:
    """The kind of five cards that make this combination."""
    natural = [card for card in hand if card != JOKER]
    ranks = sorted((CARDS.rank(card) for card in natural), reverse=True)
    suits = [CARDS.suit(card) for card in natural]
    same_suit = max(suits.count(suit) for suit in suits) + 5 - len(natural)
    twice = [rank for rank, next_rank in pairwise(ranks) if rank == next_rank]
    if category >= STRAIGHT:
        return MADE + category - STRAIGHT
    if category == THREE:
        return THREES + (3 if len(natural) < 5 else steps(twice[0], (EIGHT, QUEEN)))
    if category == TWO_PAIRS:
        return TWO + steps(twice[0], (NINE, QUEEN, ACE))
    if category == PAIR and len(natural) < 5:
        return JOKERS + (3 if same_suit == 4 else steps(ranks[0], (KING, ACE)))
    if category == PAIR:
        return SUITED_PAIR if same_suit == 4 else PAIRS + twice[0]
    return nothing(ranks, same_suit)


def nothing(ranks: list[int], same_suit: int) -> int:
    """The kind of a hand without a pair: what it lacks one card for, or its highest cards."""
    running = open_straights(ranks)
    if same_suit == 4:
        return 0 if running else 1 if ranks[0] >= KING else 2
    if running > 1:
        return 3
    return TOPS + (5 if ranks[:2] == [ACE, KING] else steps(ranks[0], (JACK, QUEEN, KING, ACE)))


def open_straights(ranks: Sequence[int]) -> int:
    """F9 How many straights lack one card."""
    held = 0
    for rank in ranks:
        held |= bit(rank + 1)
    if has(held, ACE + 1):
        held |= 1
    return sum((held >> low & 31).bit_count() == 4 for low in range(10))


def steps(rank: int, bounds: tuple[int, ...]) -> int:
    """How many of the bounds a rank reaches."""
    return sum(rank >= bound for bound in bounds)
