"""Poker Kids: the table, its options, and the words its rules use."""

from enum import IntEnum

from brelan.deck import Deck
from brelan.engine.declarations import choice, each, ints, pile, piles, upto, yes_no
from brelan.engine.flow import Manner
from brelan.engine.layout import declared
from brelan.engine.state import AnyState, Pile
from brelan.engine.steps import Book
from brelan.games.kids.ranking import DECK

CARDS = DECK
STAGE_CARDS = Deck(tuple(f"stage-{n}" for n in range(1, 11)))
MOST_STAGES = 5
MONEY = 900  # K3 all the chips of the box
START = 150  # K3 what a player starts with


class Ties(IntEnum):
    """K11 Where players who cannot be separated go: to the very last place, or the worst of those they occupy."""

    LAST = 0
    LOWER = 1


class Key(IntEnum):
    """The places a stage names, in the order in which they are looked up."""

    FIRST = 0
    LAST = 1
    LAST_BUT_ONE = 2
    SECOND = 3
    THIRD = 4
    FOURTH = 5
    FIFTH = 6
    OTHERS = 7


KEYS = len(Key)
FROM_FIRST_TO_LAST = (
    Key.FIRST,
    Key.SECOND,
    Key.THIRD,
    Key.FOURTH,
    Key.FIFTH,
    Key.OTHERS,
    Key.LAST_BUT_ONE,
    Key.LAST,
)
"""The same in the order in which they are told."""


class Due(IntEnum):
    """K12 What a stage card makes a player do."""

    NOTHING = 0
    PAY = 1
    TAKE = 2
    SWEEP = 3
    DRAW = 4
    OUT = 5


@declared(seats=6)
class State(AnyState):
    """K1 Two to six players."""

    quick: int = yes_no(False, "K5")
    ties: int = choice(Ties.LAST, "K11")
    showing: int = yes_no(True, "G5")

    # K4 what the ten stage cards say: their numbers of stages; the outcome for each card, stage and key
    stages: list[int] = ints(len(STAGE_CARDS), MOST_STAGES)
    what: list[int] = ints(len(STAGE_CARDS) * MOST_STAGES * KEYS, max(Due))
    euros: list[int] = ints(len(STAGE_CARDS) * MOST_STAGES * KEYS, MONEY)

    round: int = upto(len(STAGE_CARDS))
    stage: int = upto(MOST_STAGES)
    still_in: int = upto(63)  # K16 the seats that have not left the round
    bankrupt: int = upto(63)  # K19 those that could not pay in full
    mat: int = upto(MONEY)
    money: list[int] = each(MONEY)

    # the stage as it is settled
    strength: list[int] = each(1 << 62)
    place: list[int] = each(6)  # K11 from 1; 0 for a seat that does not play
    due: list[int] = each(max(Due))  # K12
    due_euros: list[int] = each(MONEY)
    came_to: list[int] = each(MONEY)  # K13 the euros or cards it really was

    hand: tuple[Pile, ...] = piles(10, CARDS)
    laid: tuple[Pile, ...] = piles(2, CARDS)
    thrown: tuple[Pile, ...] = piles(8, CARDS)  # K15 hands thrown away
    pack: Pile = pile(70, CARDS)
    common: Pile = pile(1, CARDS)
    gone: Pile = pile(70, CARDS)  # K15 played, and out until the next round
    stage_pile: Pile = pile(10, STAGE_CARDS)
    stage_card: Pile = pile(1, STAGE_CARDS)
    stages_done: Pile = pile(10, STAGE_CARDS)


class Step(IntEnum):
    """The steps of a game."""

    NEXT_ROUND = 0
    CARD = 1
    DEAL = 2
    NEXT_STAGE = 3
    TURN = 4
    CHOOSE = 5
    RANK = 6
    PAY = 7
    TAKE = 8
    SWEEP = 9
    DRAW = 10
    LEAVE = 11
    SHOW = 12


class Told(IntEnum):
    """What the log tells."""

    ROUND = 0
    DEALT = 1
    TURNED = 2
    PROMISED = 3
    LAID = 4
    PLACED = 5
    PAID = 6
    BANKRUPT = 7
    TOOK = 8
    SWEPT = 9
    DREW = 10
    HOLDS = 11
    LEFT = 12
    SHOWED = 13
    ROUND_OVER = 14
    CARD_SAYS = 15
    BEATS = 16
    TIED = 17
    NOBODY_FIRST = 18


book = Book()
OPEN = Manner.OPEN
SEALED = Manner.SEALED
