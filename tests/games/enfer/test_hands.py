"""E6–E8: which hand wins, at a table."""

import pytest

from brelan.games.enfer.ranking import DECK
from brelan.games.enfer.state import Step
from tests.games.enfer.table import enfer, next_round, until, winner
from tests.table import play


def better(first: str, second: str) -> int:
    """Which of two hands wins at the verdict, 0 or 1; a third player has withdrawn."""
    rest = [card for card in range(len(DECK)) if card not in DECK.cards(first) + DECK.cards(second)]
    hands = (first, second, DECK.texts(rest[:5]))
    table = until(enfer("tithe", "immortal", "gag", hands=hands), Step.WITHDRAW)
    return winner(next_round(play(table, "1 stay", "2 stay", "3 withdraw")))


@pytest.mark.parametrize(
    ("lower", "higher"),
    [
        ("As Kd Qh Jc 9s", "5h 5d 6c 7s 8d"),  # high card, pair
        ("As Ad Kh Qc Js", "5h 5d 6c 6s 7d"),  # pair, two pairs
        ("As Ad Kh Kc Js", "5h 5d 5c 6s 7d"),  # two pairs, three
        ("As Ad Ac Kh Qh", "5h 6c 7h 8d 9s"),  # three, straight
        ("10h Jc Qd Ks Ah", "5c 6c 8c 9c 10c"),  # straight, flush
        ("As Ks Js 9s 8s", "5h 5d 5c 6h 6d"),  # flush, full house
        ("As Ad Ac Kh Kd", "5h 5d 5c 5s 6d"),  # full house, four
        ("As Ad Ac Ah Kd", "5h 6h 7h 8h 9h"),  # four, straight flush
    ],
)
def test_E6_the_best_hand_of_each_combination_loses_to_the_worst_of_the_next(lower: str, higher: str) -> None:
    assert better(lower, higher) == 1
    assert better(higher, lower) == 0


@pytest.mark.parametrize(
    ("lower", "higher"),
    [
        ("Kh Kd Ac 7s 8d", "Ks Kc 5c 6c 7d"),  # the kicker does not count: the suit of the kings decides
        ("Ac Ad Kh Ks Js", "Ah As 5h 5d 7d"),  # the second pair does not count
        ("Kh Kd Kc 5h 5d", "Qh Qd Qc Ah Ad"),  # in a full house all five count
        ("9c Js Kd Ks Kh", "5c 6d Ac Ad Ah"),
        ("5h 6c 7h 8d 9s", "6h 7c 8h 9d 10c"),
        ("5s 8s 9s Js Ks", "5c 6c 7c 8c Ac"),
        ("5d 5c 5h 5s Ah", "6d 6c 6h 6s 7h"),
    ],
)
def test_E7_equal_combinations_are_decided_by_the_highest_card_that_forms_them(lower: str, higher: str) -> None:
    assert better(lower, higher) == 1
    assert better(higher, lower) == 0


def test_E7_a_high_card_is_one_card_however_good_the_others_are() -> None:
    assert better("Ad Kd Qh Jc 9s", "As 9h 5c 6c 7d") == 1


@pytest.mark.parametrize(("lower", "higher"), ["cd", "dh", "hs", "cs"])
def test_E8_clubs_are_lowest_then_diamonds_hearts_and_spades(lower: str, higher: str) -> None:
    assert better(f"5d 7h 8s Qc A{lower}", f"5h 7c 8d Qs A{higher}") == 1
    assert better(f"5d 7h 8s Qc A{higher}", f"5h 7c 8d Qs A{lower}") == 0


def test_E8_of_several_cards_of_the_deciding_value_the_best_suit_counts() -> None:
    assert better("Ah Ad Kc Kd 7s", "As Ac 5c 5d 7h") == 1
