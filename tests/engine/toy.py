"""A small game with everything the engine offers: chains, questions to others, open and sealed answers, dice, backs."""

from enum import IntEnum

from brelan.deck import Deck
from brelan.engine.asks import Ask, amount, nothing, one_of, some_of
from brelan.engine.declarations import dice, each, pile, piles, upto
from brelan.engine.flow import Manner, drop_plans, end, nobody_is_asked, run
from brelan.engine.game import Game
from brelan.engine.layout import declared
from brelan.engine.piles import EVERYBODY, card, deal_each, gather, lay, move_some, show, show_backs, size, throw
from brelan.engine.sets import bit, count, first
from brelan.engine.state import AnyState, Pile
from brelan.engine.steps import SEATS, Book
from brelan.engine.tells import tell, tell_cards

CARDS = Deck(("1", "2", "3", "4", "5", "6"), ("x", "y"))
DICE = Deck(("1", "2", "3"))


@declared(seats=4, backs=(1, 2) * 6)
class State(AnyState):
    """Cards with two backs, and a die."""

    points: list[int] = each(1000)
    laid: list[int] = each(15)
    given_up: int = upto(15)
    hand: tuple[Pile, ...] = piles(3, CARDS)
    stock: Pile = pile(12, CARDS)
    gone: Pile = pile(12, CARDS)
    die: Pile = dice(1, DICE)


class Step(IntEnum):
    DEAL = 0
    SEAL = 1
    OPEN = 2
    CHAIN = 3
    COUNT = 4
    OVER = 5


class Stay(IntEnum):
    LEAVE = 0
    STAY = 1


class Told(IntEnum):
    DEALT = 0
    LAID = 1
    LEFT = 2
    GAVE = 3


book = Book()
ENDING = (Step.COUNT, Step.OVER)
ROUND = (Step.DEAL, Step.SEAL, Step.OPEN, Step.CHAIN, *ENDING)


def set_up(t: State) -> None:
    for face in range(12):
        lay(t, t.stock, face, 0)


@book.happens(Step.DEAL)
def deal(t: State) -> None:
    """T1 Three cards each, backs in view, and a die."""
    t.lead = 1
    deal_each(t, t.stock, t.hand, first(t.players), 3)
    for seat in range(t.players):
        show_backs(t, t.hand[seat], EVERYBODY)
        tell_cards(t, Told.DEALT, seat, t.hand[seat])
    throw(t, t.die, 1, EVERYBODY)


@book.question(Step.SEAL, "lays", manner=Manner.SEALED)
def lay_which(t: State, seat: int) -> Ask:
    """T2 All choose two cards in secret."""
    return some_of(first(size(t, t.hand[seat])), 2, 2)


@book.answer_to(Step.SEAL)
def lay_two(t: State, seat: int, two: int) -> None:
    """T2 They are laid at the same moment."""
    t.laid[seat] = two
    move_some(t, t.hand[seat], two, t.gone)
    show(t, t.gone, EVERYBODY)
    tell(t, Told.LAID, seat, two=two)


@book.question(Step.OPEN, options=Stay, manner=Manner.OPEN)
def stay_or_leave(t: State, seat: int) -> Ask:
    """T3 All decide at once, in no order."""
    return one_of(bit(Stay.LEAVE) | bit(Stay.STAY))


@book.answer_to(Step.OPEN)
def leave(t: State, seat: int, stay: int) -> None:
    """T3 When all but one have left, the others' decisions are void."""
    if stay == Stay.LEAVE:
        t.given_up |= bit(seat)
        tell(t, Told.LEFT, seat)
        if count(t.given_up) == t.players - 1:
            nobody_is_asked(t)
            drop_plans(t)
            run(t, ENDING)


@book.question(Step.CHAIN, "points", members=SEATS)
def point_at(t: State, seat: int) -> Ask:
    """T4 In turn each points at another,"""
    return one_of(first(t.players) & ~bit(seat)) if not t.given_up >> seat & 1 else nothing()


@book.question(Step.CHAIN, "offers", of=0)
def offer(t: State, seat: int, whom: int) -> Ask:
    """T4 who says how many points they offer, up to what they have,"""
    return amount(0, t.points[seat] + 2)


@book.question(Step.CHAIN, "adds")
def add(t: State, seat: int, whom: int, offered: int) -> Ask:
    """T4 and the first one adds as many again or one more."""
    return amount(offered, offered + 1)


@book.answer_to(Step.CHAIN)
def take_points(t: State, seat: int, whom: int, offered: int, more: int) -> None:
    """T4 The pointer gets both."""
    t.points[seat] += offered + more
    tell(t, Told.GAVE, seat, seat_whom=whom, points=offered + more)


@book.happens(Step.COUNT)
def count_last_card(t: State, seat: int) -> None:
    """T5 The card that is left counts."""
    if size(t, t.hand[seat]):
        t.points[seat] += card(t, t.hand[seat], 0) // 2
        gather(t, t.hand[seat], t.gone)


@book.happens(Step.OVER)
def game_over(t: State) -> None:
    """T5 That is the end."""
    end(t)


def score(t: State, seat: int) -> int:
    """T5 Most points win."""
    return t.points[seat]


def wealth(_t: State) -> int:
    return 0


game = Game(
    name="toy",
    version=1,
    least=2,
    most=4,
    state=State,
    book=book,
    steps=Step,
    opening=ROUND,
    set_up=set_up,
    score=score,
    wealth=wealth,
    deal="shuffles",
    modules=("tests.engine.toy",),
)
