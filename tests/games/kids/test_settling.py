"""K12–K14, K19 and K20: outcomes, their order, bankruptcy and the winners."""

import pytest

from brelan.engine.table import Table
from tests.games.kids.table import all_play, kids, money, places, state
from tests.table import told

# with 10moon as the common card seats 1, 2, 3 … take places 1, 2, 3 …
HANDS = ("9moon 8moon", "9pig 9heart", "8pig 8heart", "7pig 7heart", "6pig 6heart", "5pig 4heart")
COMMON = "10moon"


def stage(players: int, outcomes: str, mat: int = 0, **options: object) -> Table:
    """A table before its first stage, with some money on the mat already."""
    table = kids(*HANDS[:players], then=COMMON, stages=f"{outcomes} | |", **options)
    state(table).mat = mat
    return table


def tied(outcomes: str, mat: int, ties: str = "lower") -> Table:
    """Four players: seat 3 is first, seats 1, 2 and 4 are equal."""
    hands = ("4pig 1heart", "4heart 1clover", "9moon 8moon", "4clover 1star")
    table = kids(*hands, then=COMMON, stages=f"{outcomes} | |", ties=ties)
    state(table).mat = mat
    return table


def test_K12_one_pays_onto_the_mat() -> None:
    table = all_play(stage(3, "2 = pay 20"))
    assert money(table) == [150, 130, 150]
    assert state(table).mat == 20


def test_K12_one_takes_from_the_mat() -> None:
    table = all_play(stage(3, "2 = take 20", mat=50))
    assert money(table) == [150, 170, 150]
    assert state(table).mat == 30


def test_K12_one_draws_two_extra_cards() -> None:
    table = all_play(stage(3, "2 = draw"))
    assert [len(table.cards("hand", seat)) for seat in range(3)] == [4, 6, 4]


def test_K12_one_leaves_the_round_and_throws_their_hand_away() -> None:
    table = all_play(stage(3, "2 = out"))
    assert [len(table.cards("hand", seat)) for seat in range(3)] == [4, 0, 4]
    assert len(table.cards("thrown", 1)) == 4
    assert table.awaited == [0, 2]


def test_K12_one_sweeps_the_whole_mat() -> None:
    table = all_play(stage(3, "1 = sweep", mat=70))
    assert money(table) == [220, 150, 150]
    assert state(table).mat == 0


@pytest.mark.parametrize(
    ("players", "outcomes", "paid"),
    [
        (5, "others = pay 10", [10, 10, 10, 10, 10]),  # place 1 too, when it is not named
        (5, "1 = pay 20, others = pay 10", [20, 10, 10, 10, 10]),
        (5, "1 = draw, others = pay 10", [0, 10, 10, 10, 10]),
        (5, "last = pay 30, others = pay 10, 5 = pay 50", [10, 10, 10, 10, 30]),  # last before its number
        (5, "last-1 = pay 30, 4 = pay 50", [0, 0, 0, 30, 0]),  # last-1 before its number
        (5, "4 = pay 50, others = pay 10", [10, 10, 10, 50, 10]),  # its number before others
        (6, "5 = pay 50, last-1 = pay 20", [0, 0, 0, 0, 20, 0]),
        (2, "1 = pay 10, last-1 = pay 20", [10, 0]),  # 1 before last-1
        (2, "last-1 = pay 20, last = pay 30", [20, 30]),
        (2, "2 = pay 40, last = pay 30", [0, 30]),
    ],
)
def test_K12_each_gets_one_outcome_of_the_first_key_that_fits_them(
    players: int, outcomes: str, paid: list[int]
) -> None:
    table = all_play(stage(players, outcomes))
    assert [150 - euros for euros in money(table)] == paid


def test_K13_payments_come_before_takings() -> None:
    table = all_play(stage(3, "1 = take 20, last = pay 10, 2 = pay 10"))
    assert money(table) == [170, 140, 140]


def test_K13_takings_come_by_place_and_one_takes_what_is_there() -> None:
    table = all_play(stage(4, "1 = take 20, 2 = take 20, 3 = take 20", mat=30))
    assert money(table) == [170, 160, 150, 150]
    assert state(table).mat == 0
    assert told(table, "took") == [
        (0, "K13", {"euros": 20, "promised": 20, "short": 0}),
        (1, "K13", {"euros": 10, "promised": 20, "short": 1}),
        (2, "K13", {"euros": 0, "promised": 20, "short": 1}),
    ]


def test_K13_the_sweep_comes_after_payments_and_takings() -> None:
    table = all_play(stage(3, "1 = sweep, 2 = take 20, last = pay 10", mat=30))
    assert money(table) == [170, 170, 140]


def test_K13_the_steps_of_a_stage_come_in_this_order() -> None:
    table = all_play(stage(5, "1 = sweep, 2 = take 10, 3 = draw, last-1 = out, last = pay 10"))
    settled = [tell.what for tell in table.tells if tell.what in ("paid", "took", "swept", "drew", "left")]
    assert settled == ["paid", "took", "swept", "drew", "left"]


@pytest.mark.parametrize(
    ("mat", "expected"),
    [
        (10, [0, 0, 10]),  # seat 4 sits on the left of the first
        (20, [10, 0, 10]),
        (30, [10, 10, 10]),
        (40, [10, 10, 20]),
        (50, [20, 10, 20]),
        (90, [20, 20, 20]),
    ],
)
@pytest.mark.parametrize("ties", ["last", "lower"])
def test_K13_those_who_share_a_place_take_in_turn_10_at_a_time_from_the_left_of_the_first(
    mat: int, expected: list[int], ties: str
) -> None:
    table = all_play(tied("others = take 20, 1 = draw", mat, ties))
    assert places(table) == [4, 4, 1, 4]
    assert [money(table)[seat] - 150 for seat in (0, 1, 3)] == expected


def test_K13_nobody_first_they_take_in_turn_from_the_first_seat() -> None:
    hands = ("4pig 1heart", "4heart 1clover", "4clover 1star")
    table = kids(*hands, then=COMMON, stages="others = take 20")
    state(table).mat = 40
    assert [euros - 150 for euros in money(all_play(table))] == [20, 10, 10]


def test_K13_nobody_first_the_first_of_an_earlier_stage_does_not_count() -> None:
    hands = ("9moon 8moon 4pig 1heart", "9pig 9heart 4heart 1clover", "8pig 8heart 4clover 1star")
    table = kids(*hands, then=f"{COMMON} 10pig", stages=" | others = take 20")
    state(table).mat = 40
    assert places(all_play(table)) == [1, 2, 3]
    assert [euros - 150 for euros in money(all_play(table))] == [20, 10, 10]


def test_K13_extra_cards_are_drawn_one_at_a_time_from_the_left_of_the_first_and_by_place() -> None:
    hands = ("4pig 1heart", "4heart 1clover", "9moon 8moon", "4clover 1star")
    extra = "2moon 3moon 4moon 5moon 6moon 7moon 1moon 10pig"
    table = kids(*hands, then=f"{COMMON} {extra}", stages="others = draw")
    all_play(table)
    drawn = [table.cards("hand", seat)[-2:] for seat in range(4)]
    assert drawn == [["5moon", "1moon"], ["6moon", "10pig"], ["2moon", "3moon"], ["4moon", "7moon"]]


def test_K14_extra_cards_never_use_up_what_the_remaining_stages_need() -> None:
    table = kids(*HANDS, then=COMMON, stages="others = draw | | | |")
    assert len(table.cards("pack")) == 70 - 6 * 10 - 1
    all_play(table)
    assert [n["n"] for _, _, n in told(table, "drew")] == [2, 2, 1, 0, 0, 0]
    assert [rule for _, rule, _ in told(table, "drew")] == ["K13", "K13", "K14", "K14", "K14", "K14"]
    assert len(table.cards("pack")) == 3  # and one is turned up
    all_play(table, 4)
    assert state(table).round == 2


def test_K14_those_who_share_a_place_share_what_is_left() -> None:
    table = kids(*[f"4{a} 1{b}" for a, b in PAIRS], then=COMMON, stages="others = draw | | | |")
    all_play(table)
    assert [n["n"] for _, _, n in told(table, "drew")] == [1, 1, 1, 1, 1, 0]


PAIRS = (
    ("pig", "heart"),
    ("heart", "clover"),
    ("clover", "star"),
    ("star", "horseshoe"),
    ("horseshoe", "ladybird"),
    ("ladybird", "pig"),
)


def test_K19_whoever_cannot_pay_in_full_pays_what_they_have_and_the_game_ends_after_this_settlement() -> None:
    table = stage(4, "last = pay 20, 1 = take 30, 2 = draw, 3 = out", mat=20)
    state(table).money[3] = 10
    all_play(table)
    assert money(table) == [180, 150, 150, 0]
    assert state(table).mat == 0
    assert len(table.cards("hand", 1)) == 6
    assert len(table.cards("thrown", 2)) == 4
    assert table.over
    assert told(table, "bankrupt") == [(3, "K19", {"euros": 20, "paid": 10})]
    assert told(table, "paid") == [], "that 10 € were paid is told with the bankruptcy"
    assert [(rule, n["over"], n["seats_who"]) for _, rule, n in told(table, "round-over")] == [("K19", 1, 0b1000)]


def test_K19_at_exactly_0_one_plays_on() -> None:
    table = stage(3, "last = pay 20")
    state(table).money[2] = 20
    all_play(table)
    assert money(table) == [150, 150, 0]
    assert table.awaited == [0, 1, 2]
    assert told(table, "bankrupt") == []


def test_K19_at_0_one_is_bankrupt_at_the_next_payment_and_not_when_nothing_is_to_be_paid() -> None:
    table = kids(*HANDS[:3], then=COMMON, stages="last = draw | | last = pay 10")
    state(table).money[2] = 0
    all_play(table)
    assert not table.over
    table = stage(3, "last = pay 10")
    state(table).money[2] = 0
    assert all_play(table).over


def test_K19_several_can_be_bankrupt_at_once() -> None:
    table = stage(3, "others = pay 20")
    state(table).money[1:3] = [10, 0]
    assert all_play(table).over
    assert state(table).bankrupt == 0b110
    assert money(table) == [130, 0, 0]
    assert table.result.winners == (0,)


def test_K19_after_a_bankruptcy_one_may_still_show_what_one_holds() -> None:
    table = stage(2, "last = pay 20", showing="yes")
    state(table).money[1] = 0
    all_play(table)
    assert table.awaited == [0, 1]
    table.answer(0, "show")
    table.answer(1, "keep")
    assert table.over
    assert table.view(1).cards("hand", 0) == table.cards("hand", 0)
    assert table.view(0).cards("hand", 1) == ["??"] * 4


def test_K20_most_money_wins_and_the_mat_does_not_count() -> None:
    table = stage(3, "2 = pay 20")
    state(table).money[:3] = [150, 170, 140]
    all_play(table)
    assert state(table).mat == 20
    assert table.result.scores == (150, 150, 140)


def test_K20_equals_share_the_victory() -> None:
    table = stage(3, "")
    all_play(table, 3 * 10)
    assert table.over
    assert list(table.result.winners) == [0, 1, 2]
    state(table).money[:3] = [170, 110, 170]
    assert list(table.result.winners) == [0, 2]
