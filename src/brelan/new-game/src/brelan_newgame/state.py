"""Newgame: the table, its option, and the words its rules use."""

from enum import IntEnum

from brelan.deck import Deck
from brelan.engine.declarations import each, number, pile, piles, upto
from brelan.engine.layout import declared
from brelan.engine.state import AnyState, Pile
from brelan.engine.steps import Book

SEATS = 6
ROUNDS = 9  # R1 at most
CHIPS = 2  # R1 for each round
ALL_CHIPS = CHIPS * ROUNDS * SEATS
DECK = Deck(("2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K", "A"), ("c", "d", "h", "s"))
CARDS = len(DECK)


@declared(seats=SEATS)
class State(AnyState):
    """R1 Two to six players with two chips for each round, and 52 cards."""

    rounds: int = number(3, 1, ROUNDS, "R1")

    round: int = upto(ROUNDS)
    chips: list[int] = each(ALL_CHIPS)
    pot: int = upto(ALL_CHIPS)
    still_in: int = upto(2**SEATS - 1)  # R3 a set of seats: those who have not passed

    stock: Pile = pile(CARDS, DECK)
    hand: tuple[Pile, ...] = piles(1, DECK)


class Step(IntEnum):
    """The steps of a game."""

    DEAL = 0
    STAY = 1
    SHOWDOWN = 2
    NEXT = 3


class Stay(IntEnum):
    """R3 What one may do with a card."""

    PASS = 0
    STAY = 1


class Told(IntEnum):
    """What the log tells."""

    ROUND = 0
    DEALT = 1
    PASSED = 2
    STAYED = 3
    SHOWED = 4
    WON = 5
    NOBODY = 6


book = Book()
