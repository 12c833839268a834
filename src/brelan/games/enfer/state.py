"""Poker d'enfer: the table, and the words its rules use."""

from enum import IntEnum

from brelan.deck import Deck
from brelan.engine.declarations import each, ints, pile, piles, upto, yes_no
from brelan.engine.flow import Manner
from brelan.engine.layout import declared
from brelan.engine.piles import size
from brelan.engine.sets import bit, count, lowest
from brelan.engine.state import AnyState, Pile
from brelan.engine.steps import Book
from brelan.engine.tells import tell
from brelan.games.enfer.ranking import DECK as CARDS

MISES = Deck(tuple(f"M{number}" for number in range(1, 16)))
CHIPS = 60
PRINTED = 3  # effects that one Mise may combine
ROUNDS = 8


@declared(seats=5)
class State(AnyState):
    """E1 Three to five players."""

    showing: int = yes_no(True, "G5")

    round: int = upto(ROUNDS)
    banker: int = upto(4)
    chips: list[int] = each(CHIPS)
    pot: int = upto(CHIPS)
    still_in: int = upto(31)  # the seats in the running
    withdrawn: int = upto(31)  # E13 they take their Mise back
    strength: list[int] = each(1 << 62)  # of hands that were shown

    effect: list[int] = ints(15 * PRINTED, 63)  # E3 what each Mise does, in this order; 0 is nothing
    parameter: list[int] = ints(15 * PRINTED, CHIPS)
    left: list[int] = ints(15, ROUNDS)  # E3 how many more times each one works
    activated: int = upto(31)  # E18 the seats whose Mise is at work
    suits_first: int = upto(1)  # and what lasts until the end of the round:
    upside_down: int = upto(1)
    wild: list[int] = each(3)  # which hidden card is wild, from 1; 0 is none
    cloaked: int = upto(31)
    immortal: int = upto(31)
    gagged: int = upto(31)
    reaping: int = upto(31)
    highest: list[int] = each(CHIPS)  # the highest raise a seat may make

    talon: Pile = pile(40, CARDS)
    row_hidden: Pile = pile(18, CARDS)  # the hands that are laid out, three cards of each
    row_visible: Pile = pile(12, CARDS)  # and two of each
    hidden: tuple[Pile, ...] = piles(5, CARDS)
    visible: tuple[Pile, ...] = piles(2, CARDS)
    widow_hidden: Pile = pile(3, CARDS)
    widow_visible: Pile = pile(2, CARDS)
    discards: Pile = pile(3, CARDS)
    mises: tuple[Pile, ...] = piles(15, MISES)  # in hand
    laid: tuple[Pile, ...] = piles(1, MISES)  # on the table
    box: Pile = pile(15, MISES)


class Step(IntEnum):
    """The steps of a game. What a Mise does is a step too: ACTIVATE and the number of its effect."""

    LOT = 0
    ROUND = 1
    DEAL = 2
    PICK = 3
    WIDOW = 4
    LAY = 5
    WITHDRAW = 6
    ANYBODY = 7
    EXCHANGE = 8
    RAISE = 9
    PAY = 10
    REVEAL = 11
    VERDICT = 12
    SHOW = 13
    ACTIVATE = 14
    WIDOWS_KISS = 15
    DEVILS_EYE = 16
    PACT = 17
    TITHE = 18
    PICKPOCKET = 19
    SUITS_FIRST = 20
    WORLD_UPSIDE_DOWN = 21
    WILD_SOUL = 22
    FIREPROOF_CLOAK = 23
    HIGH_STAKES = 24
    GAG = 25
    GRAFTING = 26
    SPOTLIGHT = 27
    SECOND_CHANCE = 28
    IMMORTAL = 29
    BANISHED = 30
    REAPING = 31
    TOLL = 32
    RECALL = 33
    HERMIT = 34


class Stay(IntEnum):
    """E13 What a player may do when all Mises lie open."""

    WITHDRAW = 0
    STAY = 1


class Use(IntEnum):
    """E18 What a player may do with their Mise."""

    TURN_DOWN = 0
    ACTIVATE = 1


class Answer(IntEnum):
    """E20 How a player may answer a raise."""

    LIE_DOWN = 0
    PAY = 1


class Verdict(IntEnum):
    """E25 What a player may do at the verdict."""

    SHOW = 0
    DECLINE = 1


class Told(IntEnum):
    """What the log tells."""

    LOT = 0
    MISES = 1
    ROUND = 2
    HANDS = 3
    PICKED = 4
    LOOKED = 5
    WIDOW = 6
    LAID = 7
    WITHDREW = 8
    STAYED = 9
    NOBODY = 10
    EXCHANGED = 11
    THREW = 12
    HOLDS = 13
    TURNED_DOWN = 14
    ACTIVATED = 15
    KISSED = 16
    EYED = 17
    EYE_SAW = 18
    DREW_ONE = 19
    TITHE = 20
    PICKED_POCKET = 21
    SUITS_FIRST = 22
    UPSIDE_DOWN = 23
    WILD = 24
    CLOAKED = 25
    HIGH_STAKES = 26
    GAGGED = 27
    GAVE = 28
    SPOTLIT = 29
    IMMORTAL = 30
    BANISHED = 31
    PASSED = 32
    RAISED = 33
    PAID = 34
    LAY_DOWN = 35
    SHOWED = 36
    DECLINED = 37
    WON = 38
    TOOK = 39
    TOOK_BACK = 40
    BOXED = 41
    OUT_OF_CHIPS = 42
    RETURNED = 43
    SPENT = 44
    BEATS = 45
    READ = 46
    WITHOUT_MISE = 47
    ALONE = 48
    LAST_ROUND = 49
    REAPING = 50
    TOLL = 51
    RECALLED = 52


book = Book()
OPEN = Manner.OPEN


def left_of(t: State, seat: int) -> int:
    """E10 The next player, clockwise."""
    return (seat + 1) % t.players


def opponents(t: State, seat: int) -> int:
    """E3 An opponent is another player still in the running."""
    return t.still_in & ~bit(seat)


def alone(t: State) -> bool:
    """E24 Whether a single player is in the running."""
    return count(t.still_in) < 2


def name_lone_player(t: State) -> None:
    """E24 A single player in the running skips phases 3 and 5, plays phase 4, and wins without showing."""
    if alone(t):
        tell(t, Told.ALONE, lowest(t.still_in))


def owned(t: State, seat: int) -> int:
    """E14 How many Mises a player owns, the one on the table included."""
    return size(t, t.mises[seat]) + size(t, t.laid[seat])


def owns_half(t: State, seat: int) -> bool:
    """E14 Half or more of the Mises dealt at the start: 5, 6, 8 at 3, 4, 5 players."""
    return owned(t, seat) >= (3 * t.players + 1) // 2
