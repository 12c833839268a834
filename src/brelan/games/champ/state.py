"""Poker Champ: the table, its options, and the words its rules use."""

from enum import IntEnum

from brelan.engine.declarations import choice, each, ints, number, pile, piles, upto, yes_no
from brelan.engine.flow import Manner
from brelan.engine.layout import declared
from brelan.engine.state import AnyState, Pile
from brelan.engine.steps import Book
from brelan.games.champ.ranking import DECK

CARDS = DECK
CHIPS = 72
PURSE = 12  # what each player starts with
GIFT = 6  # what a player without chips receives
AWARDS = 7
STAGES = 4
STAKES = (1, 1, 2, 2)  # of each stage

ACE_BACK = 13
BACKS = tuple(
    ACE_BACK if CARDS.ranks[CARDS.rank(card)] == "A" else 4 * (CARDS.rank(card) // 4) + CARDS.suit(card) + 1
    for card in range(len(CARDS))
)  # C2 S 1–4, M 5–8, L 9–12, in each the suit; all aces alike


class Length(IntEnum):
    """C22–C24 How long the game lasts."""

    TWO_AWARDS = 0
    CHRONO = 1
    LONG = 2


class Stage(IntEnum):
    """C7 The four stages of a deal."""

    OBSERVATION = 0
    FLOP = 1
    TURN = 2
    RIVER = 3


@declared(seats=6, backs=BACKS)
class State(AnyState):
    """C1 Two to six players."""

    length: int = choice(Length.TWO_AWARDS, "C22")
    minutes: int = number(30, 1, 600, "C23")
    showing: int = yes_no(True, "G5")

    deal: int = upto(1_000_000_000)
    stage: int = upto(STAGES - 1)
    still_in: int = upto(63)  # who has not given up
    chips: list[int] = each(CHIPS)
    staked: list[int] = ints(6 * STAGES, 2)  # C7 of each seat, stage by stage
    rest: int = upto(CHIPS)  # G1 what could not be shared
    box: int = upto(CHIPS)  # C3 chips nobody plays with
    awards: list[int] = each(AWARDS)
    strength: list[int] = each(1 << 62)  # of hands that lie turned up
    rung: int = upto(1)  # C23 the time is up

    hand: tuple[Pile, ...] = piles(2, CARDS)
    under: tuple[Pile, ...] = piles(2, CARDS)  # C12 under the pack: what each has given up
    burnt: Pile = pile(5, CARDS)  # C10 under the pack: what nobody has seen
    board: Pile = pile(5, CARDS)
    pack: Pile = pile(52, CARDS)


class Step(IntEnum):
    """The steps of a game."""

    OBSERVE = 0
    FLOP = 1
    TURN = 2
    RIVER = 3
    DECIDE = 4
    SHOWDOWN = 5
    ALONE = 6
    SHOW = 7
    AWARD = 8
    NEXT = 9


class Decision(IntEnum):
    """C11 What a player may do in stages 2, 3 and 4; C26 the first is the time-out answer."""

    GIVE_UP = 0
    STAKE = 1


class Told(IntEnum):
    """What the log tells."""

    DEAL = 0
    DEALT = 1
    ALL_STAKED = 2
    FLOP = 3
    TURN = 4
    RIVER = 5
    STAKED = 6
    GAVE_UP = 7
    HELD = 8
    SHOWED = 9
    WON = 10
    SHARED = 11
    LEFT = 12
    DUEL = 13
    DUELLIST = 14
    COMMON = 15
    GAVE = 16
    TIME_UP = 17
    CHAMPION = 18
    LAST_CHIP = 19
    TIED = 20
    BEATS = 21
    LEFT_OVER = 22


book = Book()
OPEN = Manner.OPEN
