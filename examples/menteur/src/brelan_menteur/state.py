"""Poker menteur: the table, its option, and the words its rules use."""

from enum import IntEnum

from brelan.engine.declarations import each, number, under_cup, upto
from brelan.engine.layout import declared
from brelan.engine.state import AnyState, Pile
from brelan.engine.steps import Book
from brelan_menteur.ranking import DECK, SCALE

DICE = 5  # M1
LIVES = 9  # M1 at most
SEATS = 6
TOP = len(SCALE) - 1  # M9 five aces
UNSAID = -1
MOST = 1_000_000_000  # no count of rounds comes near


@declared(seats=SEATS)
class State(AnyState):
    """M1 Two to six players with some lives each; five dice under one cup."""

    lives: int = number(3, 1, LIVES, "M1")

    round: int = upto(MOST)
    left: list[int] = each(LIVES)  # lives
    spent: int = upto(LIVES * SEATS)  # lives that were lost
    holder: int = upto(SEATS - 1)  # whose the cup is
    rung: int = upto(TOP, least=UNSAID)  # M4 what was announced last

    cup: Pile = under_cup(DICE, DECK)


class Step(IntEnum):
    """The steps of a game."""

    LOT = 0
    SHAKE = 1
    ANNOUNCE = 2
    ANSWER = 3
    THROW = 4
    NEXT = 5


class Trust(IntEnum):
    """M5 What one may do about an announcement."""

    LIFT = 0
    BELIEVE = 1


class Told(IntEnum):
    """What the log tells."""

    BEGINS = 0
    ROUND = 1
    SHOOK = 2
    ANNOUNCED = 3
    BELIEVED = 4
    LOOKED = 5
    THREW = 6
    SAW = 7
    LIFTED = 8
    WAS_TRUE = 9
    WAS_FALSE = 10
    LOST = 11
    OUT = 12


book = Book()
