"""The first deal of Poker fermé: the joker, the blinde, the exchange, a raise."""

from itertools import chain

from brelan.engine.asks import Choice
from brelan.engine.piles import card, size
from brelan.engine.table import Table
from brelan.games.ferme.judge import JUDGE
from brelan.games.ferme.ranking import DECK
from brelan.games.ferme.state import State
from brelan.lesson import LEARNER, Answer, Lesson, Pick, Stronger, Touch, Who, ahead

HANDS = ("Ac Kc Ks 5s 8d", "6s 6c Jh 2d 10h", "9s 9d Jo Kd 4c")
"""From the dealer's left: Zoé, Nino, the learner."""
DEALT = " ".join(chain.from_iterable(zip(*(cards.split() for cards in HANDS), strict=True)))


def hand(table: Table) -> list[int]:
    """The learner's cards."""
    assert isinstance(table.state, State)
    return [
        card(table.state, table.state.hand[LEARNER], i) for i in range(size(table.state, table.state.hand[LEARNER]))
    ]


def stands_for(table: Table, text: str) -> bool:
    """J4 Whether the joker stands for this card."""
    return JUDGE.read([hand(table)])[0].stands_for == DECK.card(text)


def throws(table: Table, choice: Choice) -> str:
    """F20 Which mistake it is to put these cards down."""
    assert isinstance(choice, tuple)
    ranks = [DECK.text(hand(table)[place])[:-1] for place in choice]
    if "J" in ranks:
        return "joker"
    return "nine" if "9" in ranks else "few"


LESSON = Lesson(
    texts=__name__,
    options={"showing": "no", "deals": 1, "joker": "yes"},
    chance=f"=1 {DEALT}  Kh 3d 7h  2c 5h 10d  Qh Qs",
    moves=(
        Touch("joker", "Jo"),
        Pick("stands", ("Ks", "9h", "Ah"), stands_for),
        "2 stakes 2",
        "3 follow",
        Answer("follow", "follow"),
        "2 exchanges 1 4 5",
        "3 exchanges 3 4 5",
        Answer("exchange", "exchanges 4 5", throws),
        Stronger("order", JUDGE, ("2h 6h 8h Jh Ah", "7c 7d 7s 4h 4d")),
        "2 stakes 2",
        "3 pass",
        Answer("bet", "raise"),
        "2 follow",
        Who("ahead", ahead),
    ),
)
