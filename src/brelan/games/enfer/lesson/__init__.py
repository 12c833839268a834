"""The first round of Poker d'enfer: draft a hand, risk a Mise, use it, win those of the others. Mises decide."""

from brelan.engine.asks import Choice
from brelan.engine.piles import card
from brelan.engine.table import Table
from brelan.games.enfer.ranking import DECK
from brelan.games.enfer.state import State
from brelan.lesson import LEARNER, Answer, Lesson, Who, ahead

MISES = "M3 M15 M11  M4 M6 M9  M12 M2 M8"
HANDS = "Kc 7s 10s Kh Kd  6h 8d Js Ac 7c  8c 9h 5h 5d 9s  5c 6s 10d Qd 8h"
"""The learner takes the first, Zoé the third, Nino the second; the fourth is the Widow."""
DRAWN = "Ad Qc  8s  10h 6d Qs"


def throws(table: Table, choice: Choice) -> str:
    """E17 Which mistake it is to throw these hidden cards away."""
    assert isinstance(table.state, State)
    assert isinstance(choice, tuple)
    thrown = [DECK.ranks[DECK.rank(card(table.state, table.state.hidden[LEARNER], place))] for place in choice]
    return "king" if "K" in thrown else "few"


def dares(_table: Table, choice: Choice) -> str:
    """E19 To raise by nothing is to pass."""
    return "nothing" if choice == 0 else ""


LESSON = Lesson(
    texts=__name__,
    options={"showing": "no"},
    chance=f"=3 {MISES} {HANDS} {DRAWN}",
    moves=(
        Answer("pick", "picks 1"),
        "2 picks 2",
        "3 picks 1",
        Answer("lay", "lays 2"),
        "2 lays 1",
        "3 lays 1",
        Answer("stay", "stay"),
        "2 stay",
        "3 stay",
        Answer("exchange", "exchanges 2 3", throws),
        "2 exchanges 1",
        "3 exchanges 1 2 3",
        Answer("activate", "activate"),
        "2 activate",
        "3 turn_down",
        Answer("raise", "raises 2", dares),
        "2 pay",
        "3 lie_down",
        "2 raises 0",
        Answer("show", "show"),
        "2 show",
        Who("ahead", ahead),
    ),
)
