"""E3.6, E3.7 and E3.8: hands that are judged under the Mises that change their order."""

import pytest

from brelan.games.enfer.judge import JUDGE, EnferJudge
from brelan.games.enfer.ranking import DECK
from brelan.trouble import Trouble

HANDS = [DECK.cards("Ah 7c 6d 5h 10h"), DECK.cards("As Ad 9c 8d 6h")]


@pytest.mark.parametrize(
    ("wild", "hand", "place"), [*((str(n + 1), 0, n) for n in range(5)), ("10h", 0, 4), ("9c", 1, 2)]
)
def test_E3_8_the_wild_card_is_a_place_of_the_first_hand_or_a_card_of_any(wild: str, hand: int, place: int) -> None:
    natural, readings = JUDGE.read(HANDS), JUDGE.under([f"wild={wild}"]).read(HANDS)
    assert readings[1 - hand] == natural[1 - hand]
    assert readings[hand].stands_for is not None
    assert readings[hand].places[-1] == place


@pytest.mark.parametrize(
    ("wild", "said"),
    [
        ("0", "or a position from 1 to 5"),
        ("6", "or a position from 1 to 5"),
        ("Kc", "wild=Kc: no hand holds this card"),
    ],
)
def test_E3_8_there_is_no_other(wild: str, said: str) -> None:
    with pytest.raises(Trouble, match=said):
        JUDGE.under([f"wild={wild}"]).read(HANDS)


def test_E3_8_one_card_is_marked_and_not_two() -> None:
    with pytest.raises(Trouble, match=r"2 wild cards were given; Wild soul \(E3.8\) marks one"):
        JUDGE.under(["wild=1", "wild=2"])


def test_E3_7_upside_down_the_weakest_comes_first_and_equal_hands_stay_together() -> None:
    hands = [*HANDS, HANDS[0]]
    assert JUDGE.order(JUDGE.read(hands)) == [[1], [0, 2]]
    turned = JUDGE.under(["upside-down"])
    assert turned.order(turned.read(hands)) == [[0, 2], [1]]
    assert rule(turned, HANDS[0], HANDS[0]) == "", "equal hands have no reason"
    assert rule(turned, *HANDS) == "E3.7"
    assert rule(JUDGE, *HANDS) == "E6"


def rule(judge: EnferJudge, one: list[int], other: list[int]) -> str:
    """The rule that decides between two hands."""
    better, worse = judge.read([one, other])
    return judge.why(better, worse, "en").rule
