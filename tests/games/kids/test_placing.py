"""K9–K11: combinations, what decides between equals, and places."""

from itertools import pairwise

import pytest

from brelan.engine.sets import first
from brelan.engine.state import NO_SEAT
from brelan.games.kids import game
from brelan.games.kids.placing import KINDS, give_places, strength_of
from brelan.games.kids.ranking import RANKING
from brelan.games.kids.state import CARDS, State
from tests.games.kids.table import all_play, kids, money, places
from tests.table import told

LADDER = (
    ("tierce-flush", "2heart 3heart 4heart"),
    ("three-of-a-kind", "5heart 5clover 5star"),
    ("couleur", "1clover 3clover 9clover"),
    ("tierce", "5heart 6heart 7clover"),
    ("pair", "7star 7heart 3horseshoe"),
    ("carte-isolee", "7heart 10heart 2clover"),
)


def strength(cards: str) -> int:
    """The strength of three cards."""
    return strength_of(*CARDS.cards(cards))


def placed(*strengths: int, ties: str = "last", left: int = 0) -> list[int]:
    """The places of players with these strengths; the seats of `left` have left the round."""
    t = game.blank(len(strengths), {"ties": ties})
    assert isinstance(t, State)
    t.still_in = first(len(strengths)) & ~left
    t.strength[: len(strengths)] = strengths
    give_places(t)
    return t.place[: len(strengths)]


@pytest.mark.parametrize(("better", "worse"), list(pairwise(LADDER)))
def test_K9_combinations_rank_in_this_order(better: tuple[str, str], worse: tuple[str, str]) -> None:
    assert strength(better[1]) > strength(worse[1])


@pytest.mark.parametrize(("name", "cards"), LADDER)
def test_K9_the_examples_are_what_the_rulebook_calls_them(name: str, cards: str) -> None:
    category = RANKING.category(strength(cards))
    assert (category.said or category.key) == name


@pytest.mark.parametrize("cards", ["9pig 10heart 1clover", "10pig 1heart 2clover", "10pig 1pig 2pig"])
def test_K9_there_is_no_sequence_round_the_corner(cards: str) -> None:
    assert not RANKING.category(strength(cards)).run


def test_K9_1_is_low_and_10_is_high() -> None:
    assert RANKING.category(strength("1pig 2heart 3clover")).run
    assert RANKING.category(strength("8pig 9heart 10clover")).run
    assert strength("8pig 9heart 10clover") > strength("1pig 2heart 3clover")


def test_K9_two_own_cards_and_the_common_one_make_the_combination() -> None:
    table = kids("8pig 10pig", "9heart 1star", "2moon 7star", then="9pig", stages="1 = pay 10")
    all_play(table)
    assert [numbers["kind"] for _, _, numbers in told(table, "placed")] == [
        KINDS.index(RANKING.category(strength(hand))) for hand in ("8pig 10pig 9pig", "9heart 1star 9pig", LADDER[5][1])
    ]
    assert places(table) == [1, 2, 3]


@pytest.mark.parametrize(
    ("better", "worse"),
    [
        ("3pig 4pig 5pig", "2heart 3heart 4heart"),
        ("6pig 6heart 6clover", "5pig 5heart 5clover"),
        ("1pig 3pig 9pig", "5heart 7heart 8heart"),
        ("1pig 8pig 9pig", "6heart 7heart 9heart"),
        ("2pig 8pig 9pig", "1heart 8heart 9heart"),
        ("5pig 6heart 7clover", "4pig 5heart 6clover"),
        ("3pig 3heart 1clover", "2pig 2heart 10clover"),
        ("3pig 3heart 5clover", "3clover 3star 4clover"),
        ("10pig 2heart 3clover", "9pig 8heart 5clover"),
        ("10pig 4heart 1clover", "10heart 3heart 2clover"),
        ("10pig 4heart 2clover", "10heart 4star 1clover"),
    ],
)
def test_K10_equal_combinations_are_decided_by_the_pair_the_highest_the_second_and_the_third_card(
    better: str, worse: str
) -> None:
    assert RANKING.category(strength(better)) is RANKING.category(strength(worse))
    assert strength(better) > strength(worse)


def test_K10_symbols_decide_nothing() -> None:
    assert strength("10pig 4heart 2clover") == strength("10moon 4star 2ladybird")
    assert strength("1pig 3pig 9pig") == strength("1moon 3moon 9moon")


@pytest.mark.parametrize(
    ("strengths", "expected"),
    [
        ((5, 4, 3, 2), [1, 2, 3, 4]),
        ((5, 5, 3, 2), [4, 4, 1, 2]),  # the untied move up past better hands
        ((5, 4, 4, 2), [1, 4, 4, 2]),
        ((5, 4, 2, 2), [1, 2, 4, 4]),
        ((5, 5, 2, 2), [4, 4, 4, 4]),  # several groups take it; nobody is first
        ((5, 5, 5, 2), [4, 4, 4, 1]),
        ((3, 3), [2, 2]),
        ((6, 5, 5, 3, 2, 2), [1, 6, 6, 2, 6, 6]),
    ],
)
def test_K11_players_who_cannot_be_separated_take_the_very_last_place(
    strengths: tuple[int, ...], expected: list[int]
) -> None:
    assert placed(*strengths) == expected


@pytest.mark.parametrize(
    ("strengths", "expected"),
    [
        ((5, 4, 3, 2), [1, 2, 3, 4]),
        ((5, 5, 3, 2), [2, 2, 3, 4]),  # tied best hands leave no first place
        ((5, 4, 4, 2), [1, 3, 3, 4]),
        ((5, 4, 2, 2), [1, 2, 4, 4]),
        ((5, 5, 2, 2), [2, 2, 4, 4]),
        ((3, 3), [2, 2]),
        ((6, 5, 5, 3, 2, 2), [1, 3, 3, 4, 6, 6]),
    ],
)
def test_K11_by_option_equals_take_the_worst_of_the_places_they_occupy(
    strengths: tuple[int, ...], expected: list[int]
) -> None:
    assert placed(*strengths, ties="lower") == expected


@pytest.mark.parametrize("ties", ["last", "lower"])
def test_K11_the_last_place_is_counted_among_those_who_play_the_stage(ties: str) -> None:
    assert placed(5, 9, 3, 3, 2, left=0b10, ties=ties) == ([1, 0, 4, 4, 2] if ties == "last" else [1, 0, 3, 3, 4])


def test_K11_equals_pay_as_last_and_the_place_before_them_is_empty() -> None:
    hands = ("8pig 8heart", "5pig 5heart", "4pig 1heart", "4star 1clover", "9heart 7star")
    table = kids(*hands, then="10moon", stages="1 = pay 10, last = pay 20, last-1 = pay 50, others = pay 30")
    all_play(table)
    assert places(table) == [1, 2, 5, 5, 3]
    assert money(table) == [140, 120, 130, 130, 120]
    assert [(seat, rule) for seat, rule, _ in told(table, "placed")] == [
        (0, "K10"),
        (1, "K10"),
        (4, "K10"),
        (2, "K11"),
        (3, "K11"),
    ]


def test_K11_with_all_untied_last_but_one_is_the_place_before_the_last() -> None:
    hands = ("8pig 8heart", "5pig 5heart", "4pig 1heart", "4star 2clover", "9heart 7star")
    table = kids(*hands, then="10moon", stages="last = pay 20, last-1 = pay 50")
    assert money(all_play(table)) == [150, 150, 130, 100, 150]


def test_K11_if_nobody_is_untied_there_is_no_first_place() -> None:
    table = kids("4pig 1heart", "4star 1clover", then="10moon", stages="1 = take 10, last = pay 10")
    assert money(all_play(table)) == [140, 140]
    assert places(table) == [2, 2]


TIED_BEST = ("8pig 8heart", "8clover 8star", "5pig 5heart", "9heart 7star")


def test_K11_a_tie_is_told_with_what_follows_and_those_who_move_up_are_placed_by_it() -> None:
    table = all_play(kids(*TIED_BEST, then="10moon", stages=""))
    assert told(table, "tied") == [
        (
            NO_SEAT,
            "K11",
            {"n": 2, "seats_who": 0b0011, "place": 4, "last": 1, "moved": 2, "seats_up": 0b1100, "ahead": 1},
        )
    ]
    assert [(seat, rule, n["place"], n["tied"]) for seat, rule, n in told(table, "placed")] == [
        (2, "K11", 1, 0),
        (3, "K11", 2, 0),
        (0, "K11", 4, 1),
        (1, "K11", 4, 1),
    ]
    assert told(table, "nobody-first") == []


def test_K11_by_option_a_tie_moves_nobody_up_and_tied_best_hands_leave_nobody_first() -> None:
    table = all_play(kids(*TIED_BEST, then="10moon", stages="", ties="lower"))
    assert told(table, "tied") == [
        (NO_SEAT, "K11", {"n": 2, "seats_who": 0b0011, "place": 2, "last": 0, "moved": 0, "seats_up": 0, "ahead": 0})
    ]
    assert [(seat, rule) for seat, rule, _ in told(table, "placed")] == [(0, "K11"), (1, "K11"), (2, "K10"), (3, "K10")]
    assert told(table, "nobody-first") == [(NO_SEAT, "K11", {})]


def test_K11_where_everybody_is_tied_with_somebody_it_is_told_that_nobody_is_first() -> None:
    table = all_play(kids("4pig 1heart", "4star 1clover", then="10moon", stages=""))
    assert told(table, "nobody-first") == [(NO_SEAT, "K11", {})]
    table = all_play(kids("4pig 2heart", "4star 1clover", then="10moon", stages=""))
    assert told(table, "nobody-first") == told(table, "tied") == []


def test_K11_each_who_moves_up_is_named_once_with_the_tie_above() -> None:
    hands = ("8pig 8heart", "8clover 8star", "7pig 7heart", "6pig 6heart", "6clover 6star", "5pig 5heart")
    table = all_play(kids(*hands, then="10moon", stages=""))
    assert [(n["seats_who"], n["seats_up"]) for _, _, n in told(table, "tied")] == [(0b11, 0b100), (0b11000, 0b100000)]
