"""The first round of Poker Kids: the stage card, combinations of three, cards that are kept for a better stage."""

from collections.abc import Callable
from itertools import chain

from brelan.engine.asks import Choice
from brelan.engine.piles import card
from brelan.engine.table import Table
from brelan.games.kids.ranking import DECK, JUDGE, RANKING
from brelan.games.kids.state import State
from brelan.lesson import LEARNER, Answer, Lesson, Stronger, Touch, Who, ahead

HANDS = (
    "4pig 6clover 9heart 2moon 10star 10pig",
    "5heart 2pig 8clover 10moon 10clover 1pig",
    "8star 1heart 8ladybird 10horseshoe 9star 8pig",
)
DEALT = " ".join(chain.from_iterable(zip(*(hand.split() for hand in HANDS), strict=True)))


def cards_of(table: Table, choice: Choice) -> list[int]:
    """The cards at these places of the learner's hand."""
    assert isinstance(table.state, State)
    assert isinstance(choice, tuple)
    return [card(table.state, table.state.hand[LEARNER], place) for place in choice]


def makes(table: Table, choice: Choice) -> str:
    """K9 What two cards make with the common one."""
    assert isinstance(table.state, State)
    return RANKING.category(RANKING.value([*cards_of(table, choice), card(table.state, table.state.common, 0)])).key


def spends(rank: str) -> Callable[[Table, Choice], str]:
    """A mistake: cards of this value are played, which are better kept; or else what they make."""

    def slip(table: Table, choice: Choice) -> str:
        ranks = [DECK.ranks[DECK.rank(which)] for which in cards_of(table, choice)]
        return "spends" if rank in ranks else makes(table, choice)

    return slip


def came_last(table: Table, seat: int) -> bool:
    """K3 Whoever came last has paid, and has less than the others."""
    assert isinstance(table.state, State)
    money = table.state.money[: table.state.players]
    return money[seat] == min(money)


LESSON = Lesson(
    texts=__name__,
    options={"showing": "no"},
    chance=f"stage-2 {DEALT} 5star 7clover 8heart 9moon 10heart",
    moves=(
        Touch("stages", "stage-card"),
        Stronger("order", JUDGE, ("8clover 8star 2heart", "3star 4heart 5clover")),
        "2 plays 1 2",
        "3 plays 1 2",
        Answer("straight", "plays 1 2", makes),
        Who("pays", came_last),
        "2 plays 1 2",
        "3 plays 1 2",
        Answer("keep", "plays 5 6", spends("10")),
        Who("tie", ahead),
        Answer("three", "plays 3 4", makes),
        Who("ahead", ahead),
    ),
)
