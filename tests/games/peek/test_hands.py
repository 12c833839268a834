"""P20–P22: which hand wins, at the table and in the order itself."""

from dataclasses import replace

import pytest

from brelan.games.peek.ranking import COLOURS, DECK, RANKING
from brelan.games.peek.settling import strength_of
from tests.games.peek.table import everybody_enters, peek
from tests.table import told


def winners(worse: str, better: str, common: str) -> list[int]:
    """Who wins when two players show these dice."""
    table = everybody_enters(peek(worse, better, then=common), 1, 2)
    return [seat for what in ("won", "shared") for seat, *_ in told(table, what)]


def value(dice: str) -> int:
    """The strength of six dice."""
    return strength_of(*DECK.cards(dice))


@pytest.mark.parametrize(
    ("worse", "better", "common"),
    [
        ("A 10 J", "9 10 10", "9 Q A"),
        ("A A K", "9 9 J", "9 Q K"),
        ("A A J", "9 9 Q", "A 9 Q"),
        ("A A Q", "9 9 10", "A 9 9"),
        ("A A A", "9 J K", "A 10 Q"),
        ("A J Q", "9 9 9", "K K 10"),
        ("K K K", "9 9 9", "K 9 9"),
    ],
)
def test_P20_each_combination_beats_the_one_before_it(worse: str, better: str, common: str) -> None:
    names = ("pair", "two-pairs", "three-of-a-kind", "full-house", "four-of-a-kind", "straight", "flush")
    step = names.index(RANKING.category(value(f"{worse} {common}")).key)
    assert RANKING.category(value(f"{better} {common}")).key == (*names, "five-of-a-kind")[step + 1]
    assert winners(worse, better, common) == [1]


def test_P20_ten_to_ace_beats_nine_to_king() -> None:
    assert winners("9 K K", "K A A", "10 J Q") == [1]


def test_P20_there_is_no_high_die_six_dice_always_make_at_least_a_pair() -> None:
    faces = range(len(DECK))
    assert all(
        RANKING.category(strength_of(a, b, c, d, e, f)).key != "nothing"
        for a in faces for b in faces[a:] for c in faces[b:] for d in faces[c:] for e in faces[d:] for f in faces[e:]
    )  # fmt: skip


@pytest.mark.parametrize(
    ("lower", "higher"),
    [
        ("9 9 9 A A J", "10 10 10 9 9 J"),  # full: the three first
        ("10 10 10 9 9 A", "10 10 10 J J A"),  # then the pair
        ("9 9 9 9 K 10", "9 9 9 K K 10"),  # flush: high to low
        ("A A 9 9 10 10", "A A 10 10 9 J"),  # two pairs: the other die of the five
        ("9 9 10 J Q A", "10 10 9 J Q A"),
        ("J J J 9 10 K", "J J J 9 10 A"),  # ace high
        ("Q Q Q Q 9 9", "Q Q Q Q 10 9"),
    ],
)
def test_P21_inside_a_category_the_values_that_form_it_decide_then_the_others(lower: str, higher: str) -> None:
    assert value(lower) < value(higher)


def test_P21_hands_of_equal_values_are_equal() -> None:
    assert winners("Q Q 9", "Q Q 10", "A A Q") == [0, 1]


def test_P22_nine_and_king_are_red_ten_and_queen_black_jack_and_ace_green() -> None:
    assert dict(zip(DECK.ranks, COLOURS, strict=True)) == {
        "9": "red", "K": "red", "10": "black", "Q": "black", "J": "green", "A": "green",
    }  # fmt: skip


@pytest.mark.parametrize("dice", ["9 K 9 K K A", "10 Q Q Q 10 9", "J A A J A K"])
def test_P22_five_dice_of_one_colour_are_a_flush(dice: str) -> None:
    assert RANKING.category(value(dice)).key == "flush"


def test_P22_the_colours_are_data_so_that_the_owner_of_a_box_can_put_in_their_own() -> None:
    other = replace(RANKING, colours=("red", "red", "black", "black", "green", "green"))
    dice = DECK.cards("9 10 9 10 10 A")
    assert RANKING.category(RANKING.value(dice)).key == "full-house"
    assert other.category(other.value(dice)).key == "flush"
