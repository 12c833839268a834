"""Poker fermé: the table, its options, and the words its rules use."""

from enum import IntEnum

from brelan.deck import Deck
from brelan.engine.declarations import choice, each, number, pile, piles, upto, yes_no
from brelan.engine.flow import Manner
from brelan.engine.layout import declared
from brelan.engine.state import AnyState, Pile
from brelan.engine.steps import Book

CARDS = Deck(("2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K", "A"), ("c", "d", "h", "s"), jokers=1)
JOKER = 52
MOST = 1_000_000_000  # no count of chips comes near


class Pack(IntEnum):
    """F3 All the cards, or fewer when there are few players."""

    FULL = 0
    STRIPPED = 1


class Raises(IntEnum):
    """F24 How much a raise adds."""

    FIXED = 0
    FREE = 1


@declared(seats=8)
class State(AnyState):
    """F1 Two to eight players."""

    deck: int = choice(Pack.FULL, "F3")
    joker: int = yes_no(False, "J1")
    maximum: int = number(5, 1, 1_000, "F18")
    price: int = number(0, 0, 1_000, "F22")
    raises: int = choice(Raises.FIXED, "F24")
    stack: int = number(100, 1, 1_000_000, "F29")
    deals: int = number(20, 1, 10_000, "F29")
    showing: int = yes_no(True, "G5")

    deal: int = upto(10_000)
    dealer: int = upto(7)
    playing: int = upto(255)  # seats in this deal
    still_in: int = upto(255)  # of these, who has not passed
    chips: list[int] = each(MOST)
    staked: list[int] = each(MOST)  # in this deal
    called: int = upto(MOST)  # what one must have staked to stay in
    dead: int = upto(MOST)  # F22 paid for cards
    raise_step: int = upto(1_000)  # F24 the opener's second stake
    spoken: int = upto(255)  # F28 who has spoken since the last full raise
    strength: list[int] = each(1 << 62)  # of hands that were shown

    hand: tuple[Pile, ...] = piles(5, CARDS)
    put_down: tuple[Pile, ...] = piles(3, CARDS)
    stock: Pile = pile(53, CARDS)
    box: Pile = pile(53, CARDS)  # F3, J1 cards that are not used


class Step(IntEnum):
    """The steps of a game."""

    LOT = 0
    DEAL = 1
    OPEN = 2
    FOLLOW = 3
    EXCHANGE = 4
    SECOND = 5
    OPEN_AGAIN = 6
    BET = 7
    RAISE = 8
    SHOWDOWN = 9
    UNOPPOSED = 10
    SHOW = 11
    NEXT = 12


class Bet(IntEnum):
    """F19, F24 What a player may do when it is their turn to bet."""

    PASS = 0
    FOLLOW = 1
    RAISE = 2


class Told(IntEnum):
    """What the log tells."""

    LOT = 0
    DEAL = 1
    DEALT = 2
    STAKED = 3
    FOLLOWED = 4
    PASSED = 5
    RAISED = 6
    EXCHANGED = 7
    PUT_DOWN = 8
    DREW = 9
    RESHUFFLED = 10
    SHOWED = 11
    CAME_BACK = 12
    WON = 13
    OUT = 14
    BEATS = 15


book = Book()
OPEN = Manner.OPEN
