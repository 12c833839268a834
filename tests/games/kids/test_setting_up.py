"""K1–K5: the material, the money and the stage cards of the box."""

from collections import Counter
from random import Random

import pytest

from brelan.engine.table import Table
from brelan.games.kids import game
from brelan.games.kids.stages import SMALLEST, read_box, size_of
from brelan.games.kids.state import CARDS, MONEY, Due, Key, State
from tests.games.kids.table import all_play, kids, money, state


@pytest.mark.parametrize("players", [1, 7])
def test_K1_there_is_no_table_for_one_or_seven(players: int) -> None:
    with pytest.raises(ValueError, match="2 to 6"):
        game.blank(players)


@pytest.mark.parametrize("players", range(2, 7))
def test_K1_two_to_six_can_play(players: int) -> None:
    assert len(Table.begin(game, players, seed=1).asks) == players


def test_K2_there_are_70_cards_of_seven_symbols_from_1_to_10() -> None:
    symbols = ("pig", "heart", "clover", "star", "horseshoe", "ladybird", "moon")
    assert CARDS.suits == symbols
    assert Counter(CARDS.text(card) for card in range(len(CARDS))) == Counter(
        f"{value}{symbol}" for value in range(1, 11) for symbol in symbols
    )
    assert len(game.cards(game.blank(2), "pack")) == 70


def test_K3_everybody_starts_with_150_of_the_900_euros_in_the_box() -> None:
    assert MONEY == 24 * 10 + 18 * 20 + 6 * 50 == 6 * 150
    table = Table.begin(game, 6, seed=1)
    assert money(table) == [150] * 6
    assert state(table).mat == 0


@pytest.mark.parametrize(("players", "size"), [(2, 2), (3, 3), (4, 3), (5, 5), (6, 5)])
def test_K4_there_are_ten_cards_for_2_players_ten_for_3_or_4_and_ten_for_5_or_6(players: int, size: int) -> None:
    assert size_of(players) == {2: "2-players", 3: "3-4-players", 5: "5-6-players"}[size]
    t = game.blank(players)
    assert isinstance(t, State)
    cards = read_box()[size_of(players)]
    assert t.stages == [len(card) for card in cards]
    assert sum(map(bool, t.what)) == sum(len(stage) for card in cards for stage in card)
    other = game.blank({2: 3, 3: 5, 5: 2}[size])
    assert isinstance(other, State)
    assert t.what != other.what


@pytest.mark.parametrize("size", SMALLEST)
def test_K4_the_box_follows_its_guidelines(size: str) -> None:
    cards = read_box()[size]
    assert Counter(len(card) for card in cards) == {3: 3, 4: 4, 5: 3}
    assert {outcome.due for card in cards for stage in card for outcome in stage} == set(Due) - {Due.NOTHING}
    for card in cards:
        pays = [outcome.euros for stage in card for outcome in stage if outcome.due is Due.PAY]
        assert pays.count(20) <= 1
        assert set(pays) <= {10, 20}
        assert any(outcome.due is Due.PAY for stage in card[:2] for outcome in stage)
        assert [any(o.due is Due.SWEEP for o in stage) for stage in card] == [False] * (len(card) - 1) + [True]
        for stage in card:
            named = {outcome.key for outcome in stage}
            all_named = Key.OTHERS in named or (size_of(2) == size and {Key.FIRST, Key.LAST} <= named)
            assert not all_named or len({(o.due, o.euros) for o in stage}) > 1, "no stage is the same for everybody"


def test_K5_ten_stage_cards_lie_face_down_in_an_order_that_the_shuffle_decides() -> None:
    assert len(game.cards(game.blank(2), "stage_pile")) == 10
    first = {Table.begin(game, 2, seed=seed).cards("stage_card")[0] for seed in range(200)}
    assert len(first) == 10


def test_K5_a_quick_game_uses_seven_stage_cards_and_nobody_knows_which_three_stay_away() -> None:
    table = kids("1pig", "2pig", stages="", quick="yes")
    unused = Table.begin(game, 2, {"quick": "yes", "showing": "no"}, seed=3)
    rng = Random(3)
    while not unused.over:
        seat = unused.awaited[0]
        unused.answer(seat, unused.asks[seat].any(rng))
    assert all_play(table, 3 * 7).over
    for played in (table, unused):
        assert state(played).round == 7
        assert len(played.cards("stages_done")) == 6
        for watcher in (0, 1, None):
            assert played.view(watcher).cards("stage_pile") == ["??"] * 3
