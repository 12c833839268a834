"""Poker d'enfer's regular, case by case: whom it turns to, and which Mise it likes to lay with which hand."""

from itertools import product

import pytest

from brelan.engine.piles import card, size
from brelan.engine.sets import bit, first
from brelan.games.enfer.bots.regular import fitting_mise, greediest, least_dangerous, most_dangerous, policy
from brelan.games.enfer.deck import CATALOGUE
from brelan.games.enfer.state import PRINTED, Stay, Step, Use
from tests.games.enfer.table import enfer, state, until
from tests.table import play

FIVE = ("gag", "tithe", "immortal", "pact", "grafting")
OWN = "6c 7d 10h Jc Jd"
DULL = ("5c 7h 9s Js 8h", "5d 8d 9c Qc 7c", "5h 6h 10c Kc 7s")
SHOWN = "Kd Kh 6s As Ah"
OTHERS = ("7c 9c 9s Jh Ac", "7s 8s 10d Jc Qd")
EFFECTS = range(1, len(CATALOGUE) + 1)


@pytest.mark.parametrize("place", range(1, 5))
def test_wherever_the_pair_of_aces_sits_it_is_the_most_dangerous_and_without_it_the_last_resort(place: int) -> None:
    hands = [OWN, *DULL]
    hands.insert(place, SHOWN)
    t = state(until(enfer(*FIVE, hands=tuple(hands)), Step.ACTIVATE))
    others = first(5) & ~bit(0)
    assert most_dangerous(t, 0, others) == place
    assert least_dangerous(t, 0, others) != place
    neighbour = 1 + place % 4
    assert least_dangerous(t, 0, bit(place) | bit(neighbour)) == neighbour
    assert most_dangerous(t, 0, others & ~bit(place)) != place
    t.upside_down = 1
    assert least_dangerous(t, 0, others) == place


@pytest.mark.parametrize("place", range(5))
def test_whoever_owns_most_mises_is_found_wherever_they_sit_and_among_equals_the_first(place: int) -> None:
    t = state(enfer(*FIVE))
    assert greediest(t, first(5)) == 0
    for other in range(5):
        t.count[t.mises[other]] = 3 if other == place else 2
    assert greediest(t, first(5)) == place
    assert greediest(t, first(5) & ~bit(place)) == int(place == 0)


@pytest.mark.parametrize(
    ("own", "use"),
    [
        ("5c 6d 8h 10c Qs", Use.ACTIVATE),
        ("5c 6d 8h 10c Ks", Use.TURN_DOWN),
        ("5c 6d 7h 8c 10h", Use.TURN_DOWN),
        ("5c 5s 8h 10c Kd", Use.ACTIVATE),
        ("5c 5d 8h 10c Ks", Use.ACTIVATE),
        ("Kc Kd 8h 10c 6s", Use.TURN_DOWN),
        ("Kd Ks 8h 10c 6s", Use.TURN_DOWN),
        ("Jd Js 8h 10c 6d", Use.ACTIVATE),
    ],
)
def test_suits_come_first_for_whom_the_suit_of_the_deciding_card_is_better_than_its_rank(own: str, use: Use) -> None:
    """E3.6 Ten times the suit against four times the rank, both counted from 0."""
    t = state(until(enfer("suits-first", "tithe", "immortal", hands=(own, *OTHERS)), Step.ACTIVATE))
    assert policy(t, 0, [1]) == use
    t.suits_first = 1
    assert policy(t, 0, [1]) == Use.ACTIVATE


@pytest.mark.parametrize(("mise", "answer"), [("hermit", Stay.STAY), ("immortal", Stay.STAY), ("gag", Stay.WITHDRAW)])
def test_whoever_is_last_and_alone_stays_if_their_mise_comes_back(mise: str, answer: Stay) -> None:
    table = play(until(enfer("tithe", "pickpocket", mise), Step.WITHDRAW), "1 withdraw", "2 withdraw")
    assert policy(state(table), 2, [1]) == answer


LIKED = """
29 5 16 16 16 5 46 19 35 0 0 16 5 19 5 29 5 5 5 0
2 6 17 17 17 2 1 44 17 2 6 17 2 21 17 21 9 1 6 0
2 6 17 17 17 2 1 44 17 2 6 17 2 21 17 21 9 1 6 0
1 8 13 30 30 4 1 30 4 23 8 13 8 8 49 30 30 8 18 1
"""


def test_which_mise_it_lays_with_nothing_with_a_pair_or_two_and_with_more() -> None:
    """For each effect: to how many Mises that print two effects, near each other in the catalogue, it is preferred."""
    found = []
    for own in ("5c 8h 9h Jc Kd", "5c 5s 9h Jc Kd", "5c 5s 9h 9d Kd", "9s 8h 9h 9d Kd"):
        t = state(until(enfer("gag", "tithe", "immortal", hands=(own, *DULL[1:])), Step.LAY))
        alone, both, *rest = (PRINTED * card(t, t.mises[0], i) for i in range(size(t, t.mises[0])))
        for mise in (alone, both, *rest):
            t.effect[mise : mise + PRINTED] = [0] * PRINTED
        preferred = []
        for effect in EFFECTS:
            t.effect[alone] = effect
            preferred.append(0)
            for other, apart in product(EFFECTS, (1, 2, 5)):
                t.effect[both], t.effect[both + 2] = other, (other + apart - 1) % len(EFFECTS) + 1
                preferred[-1] += fitting_mise(t, 0) == 0
        found.append(" ".join(map(str, preferred)))
    assert found == LIKED.split("\n")[1:-1]
