"""K6–K8, K15–K18 and K21: rounds and stages, and the choice of two cards."""

from random import Random

import pytest

from brelan import shelf
from brelan.engine.record import read, write
from brelan.engine.sets import count
from brelan.engine.table import IllegalAnswer, Table
from brelan.games.kids import game
from brelan.games.kids.state import Due, Key
from brelan.trouble import Trouble
from tests.games.kids.table import all_play, kids, money, places, state
from tests.table import play, told

HANDS = ("9moon 8moon", "9pig 9heart", "8pig 8heart", "7pig 7heart")
COMMON = "10moon"


def test_K6_the_stage_card_tells_the_number_of_stages_and_what_each_place_gets() -> None:
    table = kids(*HANDS[:2], then=COMMON, stages="last = pay 10 | 1 = draw | | 1 = sweep")
    assert state(table).stages[0] == 4
    assert told(table, "round") == [(8, "K6", {"number": 1, "card": 1, "stages": 4})]
    assert [(n["stage"], n["whom"], n["due"], n["euros"]) for _, _, n in told(table, "card-says")] == [
        (1, Key.LAST, Due.PAY, 10),
        (2, Key.FIRST, Due.DRAW, 0),
        (4, Key.FIRST, Due.SWEEP, 0),
    ]
    assert [numbers for _, _, numbers in told(table, "promised")] == [{"whom": 1, "due": 1, "euros": 10}]
    all_play(table)
    assert [numbers for _, _, numbers in told(table, "promised")][1:] == [{"whom": 0, "due": 4, "euros": 0}]
    assert state(all_play(table, 2)).stage == 4


def test_K6_places_are_told_from_the_first_to_the_last() -> None:
    named = "last = pay 10, last-1 = pay 10, others = pay 10, 3 = pay 10, 2 = pay 10, 1 = pay 10"
    table = kids(*[""] * 5, stages=named)
    order = [Key.FIRST, Key.SECOND, Key.THIRD, Key.OTHERS, Key.LAST_BUT_ONE, Key.LAST]
    assert [numbers["whom"] for _, _, numbers in told(table, "card-says")] == order
    assert [numbers["whom"] for _, _, numbers in told(table, "promised")] == order


@pytest.mark.parametrize("stages", [3, 4, 5])
@pytest.mark.parametrize("players", range(2, 7))
def test_K7_everybody_gets_twice_as_many_cards_as_there_are_stages(players: int, stages: int) -> None:
    table = kids(*[""] * players, stages="|" * (stages - 1))
    assert [len(table.cards("hand", seat)) for seat in range(players)] == [2 * stages] * players
    assert len(table.cards("pack")) + len(table.cards("common")) == 70 - 2 * stages * players


def test_K7_three_players_and_four_stages_leave_46_cards() -> None:
    table = kids("", "", "", stages="|||")
    assert len(table.cards("hand", 2)) == 8
    assert len(table.cards("pack")) + len(table.cards("common")) == 46


def test_K7_all_70_cards_are_shuffled_again_for_each_round() -> None:
    table = kids(*HANDS[:3], then=COMMON, stages="1 = out")
    all_play(table, 2)
    assert state(table).round == 2
    piles = [table.cards("hand", seat) for seat in range(3)]
    assert [len(pile) for pile in piles] == [6, 6, 6]
    assert len(table.cards("pack")) == 70 - 18 - 1
    assert table.cards("gone") == []


def test_K8_the_top_of_the_pile_is_turned_up_and_everybody_is_asked_at_once() -> None:
    table = kids(*HANDS[:3], then=COMMON, stages="")
    assert table.view(None).cards("common") == [COMMON]
    assert table.awaited == [0, 1, 2]


@pytest.mark.parametrize("choice", [[], [0], [0, 1, 2], [0, 6], [-1, 0], [0, 0]])
def test_K8_one_picks_two_cards_no_more_no_fewer(choice: list[int]) -> None:
    table = kids(*HANDS[:3], then=COMMON, stages="")
    with pytest.raises(IllegalAnswer, match="2 of the positions 1 2 3 4 5 6"):
        table.answer(0, choice)


def test_K8_the_cards_are_laid_at_the_same_moment() -> None:
    table = kids(*HANDS[:3], then=COMMON, stages="")
    play(table, "2 plays 1 2", "1 plays 1 2")
    assert table.cards("laid", 1) == []
    third = table.cards("hand", 2)[2]
    play(table, "3 plays 1 3")
    assert [tell.what for tell in table.tells if tell.what in ("laid", "placed")] == ["laid"] * 3 + ["placed"] * 3
    assert table.cards("gone") == [COMMON, "9moon", "8moon", "9pig", "9heart", "8pig", third]


def test_K8_the_last_two_cards_are_played_without_asking() -> None:
    table = kids(*HANDS[:2], then=COMMON, stages="")
    all_play(table, 2)
    assert state(table).round == 2


def test_G2_a_choice_can_be_changed_until_the_last_player_has_chosen() -> None:
    table = kids(*HANDS[:3], then=COMMON, stages="")
    play(table, "1 plays 3 4", "2 plays 1 2", "1 plays 1 2", "3 plays 1 2")
    assert places(table) == [1, 2, 3]
    assert table.cards("gone")[:3] == [COMMON, "9moon", "8moon"]


def test_K15_the_cards_played_and_the_common_card_are_out_until_the_next_round() -> None:
    table = kids(*HANDS[:2], then=COMMON, stages="1 = draw, last = draw")
    all_play(table)
    assert table.cards("gone") == [COMMON, "9moon", "8moon", "9pig", "9heart"]
    all_play(table)
    assert len(table.cards("gone")) == 10
    assert set(table.cards("gone")).isdisjoint(table.cards("pack"))


def test_K15_a_stage_begins_without_the_places_and_outcomes_of_the_one_before() -> None:
    t = state(all_play(kids(*HANDS[:3], then=COMMON, stages="1 = take 10, 2 = pay 20, last = pay 30")))
    assert t.stage == 2
    for field in (t.strength, t.place, t.due, t.due_euros, t.came_to):
        assert set(field) == {0}


def test_K15_a_hand_thrown_away_is_not_shown_and_not_back_in_the_pile() -> None:
    table = kids(*HANDS[:3], then=COMMON, stages="last = out")
    before = table.cards("hand", 2)
    all_play(table)
    assert table.cards("thrown", 2) == before[2:]
    assert table.view(0).cards("thrown", 2) == ["??"] * 4
    assert set(table.cards("thrown", 2)).isdisjoint(table.cards("pack"))
    assert told(table, "left") == [(2, "K15", {"n": 4})]


def test_K16_whoever_has_left_plays_no_further_stage_of_this_round_and_comes_back_in_the_next() -> None:
    table = kids(*HANDS[:3], then=COMMON, stages="last = out | others = pay 10 |")
    all_play(table)
    assert table.awaited == [0, 1]
    with pytest.raises(IllegalAnswer, match="seat 3 is not asked"):
        table.answer(2, [0, 1])
    all_play(table)
    assert places(table)[2] == 0
    assert money(table) == [140, 140, 150]
    assert state(table).round == 2
    assert table.awaited == [0, 1, 2]


def test_K16_a_single_player_left_is_first_and_never_last() -> None:
    table = kids(*HANDS[:3], then=COMMON, stages="2 = out, last = out | 1 = take 10, last = pay 20, others = pay 30 |")
    state(table).mat = 50
    all_play(table)
    assert table.awaited == [0]
    all_play(table)
    assert money(table) == [160, 150, 150]


@pytest.mark.parametrize("key", ["last = pay 20", "last-1 = pay 20", "others = pay 20", "2 = pay 20"])
def test_K16_a_single_player_answers_only_to_1(key: str) -> None:
    table = kids(*HANDS[:2], then=COMMON, stages=f"last = out | {key} |")
    all_play(table, 2)
    assert money(table) == [150, 150]


def test_K16_if_nobody_is_left_the_round_ends() -> None:
    table = kids("4pig 1heart", "4heart 1clover", then=COMMON, stages="last = out | others = pay 50 |")
    all_play(table)
    assert state(table).round == 2
    assert [numbers["stage"] for _, _, numbers in told(table, "turned")] == [1, 1]
    assert money(table) == [150, 150]


def test_K17_the_round_ends_with_its_last_stage_the_card_is_put_away_and_the_mat_stays() -> None:
    table = kids(*HANDS[:2], then=COMMON, stages="last = pay 10 | |")
    all_play(table, 2)
    assert told(table, "round-over") == [(8, "K17", {"number": 1, "mat": 10, "over": 0, "n": 0, "seats_who": 0})]
    assert table.cards("stages_done") == ["stage-1"]
    assert state(table).round == 2
    assert state(table).mat == 10


def test_K17_hands_go_back_unseen() -> None:
    table = kids(*HANDS[:2], then=COMMON, stages="1 = draw")
    all_play(table, 3)
    assert state(table).round == 2
    assert len(table.cards("hand", 0)) == 6
    for seat in (0, 1, None):
        assert set(table.view(seat).cards("pack")) == {"??"}
        assert told(table, "showed") == []


@pytest.mark.parametrize(("quick", "rounds"), [("no", 10), ("yes", 7)])
def test_K18_the_game_ends_after_ten_stage_cards_or_seven(quick: str, rounds: int) -> None:
    table = kids(*HANDS[:2], then=COMMON, stages="", quick=quick)
    for number in range(1, rounds + 1):
        assert state(table).round == number
        assert not table.over
        all_play(table, 2)
    assert table.over
    assert len(told(table, "round")) == rounds
    assert [rule for _, rule, _ in told(table, "round-over")] == ["K17"] * (rounds - 1) + ["K18"]


@pytest.mark.parametrize(
    ("hand", "laid"),
    [
        ("9pig 2moon 5star 1moon 8pig 3pig", {"1moon", "2moon"}),
        ("9pig 1moon 1pig 1star 8pig 3pig", {"1pig", "1star"}),
        ("4ladybird 4moon 4horseshoe 4star 4clover 4heart", {"4heart", "4clover"}),
        ("10pig 10moon 9star 9moon 8ladybird 8horseshoe", {"8horseshoe", "8ladybird"}),
    ],
)
def test_K21_when_the_time_is_up_the_two_lowest_cards_are_played(hand: str, laid: set[str]) -> None:
    table = kids(hand, "", then="2clover", stages="")
    play(table, "2 plays 1 2", "clock 1")
    (cards,) = [t.seen_by(8).cards for t in table.tells if t.what == "laid" and t.seat == 0]
    assert {game.state.LAYOUT.decks[0].text(card) for card in cards} == laid


def test_K21_when_the_time_is_up_cards_stay_secret() -> None:
    table = Table.begin(game, 4, seed=2)
    while not table.over:
        table.time_out(table.awaited[0])
    assert told(table, "showed") == []


def test_K8_the_last_two_cards_are_not_asked_for_and_a_record_that_plays_them_all_the_same_is_refused_in_words() -> (
    None
):
    table, rng = Table.begin(game, 2, seed=3), Random(1)
    while len(table.asks) == count(table.state.asked):
        table.answer(table.awaited[0], table.asks[table.awaited[0]].any(rng))
    forced, other = (0, 1) if 1 in table.asks else (1, 0)
    assert list(table.asks) == table.awaited == [other]
    with pytest.raises(Trouble, match=f"seat {forced + 1} had only one possible answer, which was given for it"):
        read(f"{write(table)}{forced + 1} plays 1 2\n", "evening", shelf.game)
    assert read(write(table), "evening", shelf.game).state == table.state
