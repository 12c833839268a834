"""A small game whose options lead to an amount, or to something else; it is carried from one deal to the next."""

from enum import IntEnum

from brelan.deck import Deck
from brelan.engine.asks import Ask, amount, nothing, one_of
from brelan.engine.declarations import dice, each, ints, pile, piles, upto
from brelan.engine.flow import Manner, end, plan_for, run
from brelan.engine.game import Game
from brelan.engine.layout import declared
from brelan.engine.piles import EVERYBODY, draw, lay, throw
from brelan.engine.sets import bit, first
from brelan.engine.state import AnyState, Pile
from brelan.engine.steps import Book
from brelan.engine.tells import tell

CARDS = Deck(("1", "2", "3", "4"))
DICE = Deck(("x", "y"))


@declared(seats=3)
class State(AnyState):
    """Chips, cards, a die, and numbers that are printed somewhere."""

    chips: list[int] = each(9)
    deal: int = upto(9)
    level: int = upto(5, least=2)
    printed: list[int] = ints(2, 50)
    hand: tuple[Pile, ...] = piles(2, CARDS)
    stock: Pile = pile(4, CARDS)
    die: Pile = dice(2, DICE)


class Step(IntEnum):
    """A turn, how much, and what comes after it."""

    CHOOSE = 0
    STAKE = 1
    NEXT = 2
    BOTH = 3


class Way(IntEnum):
    """Seven ways, one of which leads to an amount and to nothing else."""

    STAKE = 0
    PASS = 1
    NOTE = 2
    TELL = 3
    DRAW = 4
    THROW = 5
    OTHER = 6


class Told(IntEnum):
    """What the log tells."""

    SAID = 0


book = Book()


def set_up(t: State) -> None:
    t.level = 2
    t.lead = 1
    for face in range(4):
        lay(t, t.stock, face, 0)
    for seat in range(t.players):
        t.chips[seat] = 5


@book.question(Step.CHOOSE, options=Way)
def choose_way(t: State, seat: int) -> Ask:
    """W1 Any of the ways."""
    return one_of(first(7))


@book.answer_to(Step.CHOOSE)
def go(t: State, seat: int, way: int) -> None:
    """W1 What each of them does."""
    if way == Way.NOTE:
        t.level += 1
    if way == Way.TELL:
        tell(t, Told.SAID, seat)
    if way == Way.DRAW:
        draw(t, t.stock, t.hand[seat], bit(seat))
    if way == Way.THROW:
        throw(t, t.die, 1, EVERYBODY)
    if way == Way.OTHER:
        plan_for(t, Step.STAKE, (seat + 1) % t.players)
    elif way != Way.PASS:
        plan_for(t, Step.STAKE, seat)


@book.question(Step.STAKE, "stakes")
def stake_how_much(t: State, seat: int) -> Ask:
    """W2 One chip or more."""
    return amount(1, t.chips[seat])


@book.answer_to(Step.STAKE)
def stake(t: State, seat: int, chips: int) -> None:
    """W2 They are gone."""
    t.chips[seat] -= chips


@book.question(Step.BOTH, options=Way, manner=Manner.SEALED)
def both(t: State, seat: int) -> Ask:
    """W3 All at once."""
    return one_of(0b11) if t.deal else nothing()


@book.answer_to(Step.BOTH)
def both_go(t: State, seat: int, way: int) -> None:
    """W3 As alone."""
    go(t, seat, way)


@book.happens(Step.NEXT)
def next_deal(t: State) -> None:
    """W4 Three deals make a game."""
    t.deal += 1
    if t.deal > 3:
        end(t)
    else:
        run(t, (Step.CHOOSE, Step.BOTH, Step.NEXT))


def score(t: State, seat: int) -> int:
    """W4 Most chips win."""
    return t.chips[seat]


def wealth(_t: State) -> int:
    return 0


game = Game(
    name="ways",
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
    modules=("tests.engine.ways",),
)
