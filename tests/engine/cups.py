"""A small game with a cup: it goes round twice, some throw again, one without looking; then all say a number."""

from enum import IntEnum

from brelan.deck import Deck
from brelan.engine.asks import Ask, amount, some_of
from brelan.engine.cups import lift, look, shake, throw_again
from brelan.engine.declarations import each, under_cup, upto
from brelan.engine.flow import end, run
from brelan.engine.game import Game
from brelan.engine.layout import declared
from brelan.engine.piles import NOBODY, card
from brelan.engine.sets import bit, count, first
from brelan.engine.state import AnyState, Pile
from brelan.engine.steps import UNDER_CUP, Book
from brelan.engine.tells import tell, tell_cards

DICE = Deck(("1", "2", "3"))
SCALE = ("none", "a few", "some", "many")


@declared(seats=3)
class State(AnyState):
    """Three dice with three faces."""

    points: list[int] = each(100)
    bank: int = upto(100)
    deal: int = upto(2)
    said_last: int = upto(3, least=-1)
    cup: Pile = under_cup(3, DICE)


class Step(IntEnum):
    SHAKE = 0
    TURN = 1
    SAY = 2
    LIFT = 3
    NEXT = 4


class Told(IntEnum):
    LOOKED = 0
    THREW = 1
    SAID = 2
    LIFTED = 3


book = Book()
DEAL = (Step.SHAKE, Step.TURN, Step.TURN, Step.SAY, Step.LIFT, Step.NEXT)


def set_up(t: State) -> None:
    t.bank = 100


@book.happens(Step.SHAKE)
def shake_all(t: State) -> None:
    """U1 The cup is shaken, and nobody looks."""
    t.deal += 1
    t.said_last = -1
    shake(t, t.cup, 3, NOBODY)


@book.happens(Step.TURN)
def take_cup(t: State, seat: int) -> None:
    """U2 Everybody looks when it is their turn, but for the first one."""
    if seat > 0:
        look(t, t.cup, bit(seat))
        tell_cards(t, Told.LOOKED, seat, t.cup)


@book.question(Step.TURN, "throws", members=UNDER_CUP)
def throw_which(t: State, seat: int) -> Ask:
    """U2 Any of the dice."""
    return some_of(first(3), 0, 3)


@book.answer_to(Step.TURN)
def throw_some(t: State, seat: int, dice: int) -> None:
    """U2 They are thrown again; the first one looks only then."""
    throw_again(t, t.cup, dice, bit(seat))
    tell(t, Told.THREW, seat, dice=count(dice))


@book.question(Step.SAY, "says", scale=SCALE)
def say_what(t: State, seat: int) -> Ask:
    """U3 Each says as much as the last one, or more."""
    return amount(max(t.said_last, 0), 3)


@book.answer_to(Step.SAY)
def say(t: State, seat: int, much: int) -> None:
    """U3 It is said."""
    t.said_last = much
    tell(t, Told.SAID, seat, rung=much)


@book.happens(Step.LIFT)
def lift_cup(t: State) -> None:
    """U4 The highest die is paid to the first one."""
    lift(t, t.cup)
    tell_cards(t, Told.LIFTED, 0, t.cup)
    t.points[0] += card(t, t.cup, 2)
    t.bank -= card(t, t.cup, 2)


@book.happens(Step.NEXT)
def next_deal(t: State) -> None:
    """U5 Two deals make a game."""
    if t.deal < 2:
        run(t, DEAL)
    else:
        end(t)


def score(t: State, seat: int) -> int:
    """U5 Most points win."""
    return t.points[seat]


def wealth(t: State) -> int:
    """U5 What there is."""
    return sum(t.points) + t.bank


game = Game(
    name="cups",
    version=1,
    least=2,
    most=3,
    state=State,
    book=book,
    steps=Step,
    opening=(Step.NEXT,),
    set_up=set_up,
    score=score,
    wealth=wealth,
    deal="deal",
    modules=("tests.engine.cups",),
)
