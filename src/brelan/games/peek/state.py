"""Peek Poker: the table, its options, and the words its rules use."""

from enum import IntEnum

from brelan.engine.declarations import choice, dice, dice_each, each, number, upto, yes_no
from brelan.engine.flow import Manner
from brelan.engine.layout import declared
from brelan.engine.state import AnyState, Pile
from brelan.engine.steps import Book
from brelan.games.peek.ranking import DECK

POINTS = 192  # P2 24 chips of 1, 24 of 2 and 24 of 5
ENTRY = 1  # P5 one yellow chip
PATIENCE = 3  # P6 rounds in a row without a contest
MOST = 1_000_000_000  # no count of rounds comes near


class Admission(IntEnum):
    """P18 Whether a player may pass at entry."""

    FREE = 0
    FORCED = 1


@declared(seats=4)
class State(AnyState):
    """P1 Two to four players, with three dice each and three for all."""

    rounds: int = number(0, 0, 10_000, "P18")  # 0: no limit
    entry: int = choice(Admission.FREE, "P18")
    showing: int = yes_no(True, "G5")

    round: int = upto(MOST)
    leader: int = upto(3)
    playing: int = upto(15)  # seats in this round
    still_in: int = upto(15)  # of these, who has entered and not folded
    empty: int = upto(PATIENCE)  # P6 rounds in a row in which fewer than two entered
    points: list[int] = each(POINTS)
    staked: list[int] = each(POINTS)  # in this round
    called: int = upto(POINTS)  # what one must have staked to stay in
    track: int = upto(POINTS)  # G1 what could not be shared
    strength: list[int] = each(1 << 62)  # of hands that were shown

    cup: tuple[Pile, ...] = dice_each(3, DECK)
    common: Pile = dice(3, DECK)


class Step(IntEnum):
    """The steps of a game."""

    LEADER = 0
    SHAKE = 1
    ENTER = 2
    CONTEST = 3
    OPEN = 4
    BET = 5
    LIFT = 6
    UNOPPOSED = 7
    SHOW = 8
    NEXT = 9


class Join(IntEnum):
    """P5 What a player may do when it is their turn to enter."""

    PASS = 0
    ENTER = 1


class Bet(IntEnum):
    """P9, P10 What a player may do when it is their turn to bid."""

    FOLD = 0
    STAKE = 1
    FOLLOW = 2
    RAISE = 3


class Told(IntEnum):
    """What the log tells."""

    LEADER_DIE = 0
    THROW_AGAIN = 1
    LEADER = 2
    ROUND = 3
    SHOOK = 4
    MUST_ENTER = 5
    ENTERED = 6
    PASSED = 7
    NOBODY_ENTERED = 8
    ALONE = 9
    THREW = 10
    ANNOUNCED = 11
    STAKED = 12
    FOLDED = 13
    FOLLOWED = 14
    RAISED = 15
    NO_BIDDING = 16
    LIFTED = 17
    CAME_BACK = 18
    WON = 19
    SHARED = 20
    STAYED = 21
    UNOPPOSED = 22
    SHOWED = 23
    OUT = 24
    TOOK_TRACK = 25
    BEATS = 26
    LEFT_OVER = 27


book = Book()
OPEN = Manner.OPEN
