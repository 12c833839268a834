"""E9–E11 the deal, E17 the exchanges."""

from random import Random

import pytest

from brelan.engine.table import Table
from brelan.games.enfer import game
from brelan.games.enfer.ranking import DECK
from brelan.games.enfer.state import Step
from tests.games.enfer.table import HANDS, WIDOW, enfer, heard, next_round, state, until
from tests.table import expected, play, told

THREE = ("tithe", "immortal", "high-stakes")


@pytest.mark.parametrize(("players", "talon"), [(3, 20), (4, 15), (5, 10)])
def test_E9_one_hand_more_than_players_is_laid_out_and_the_rest_is_the_talon(players: int, talon: int) -> None:
    table = Table.begin(game, players)
    assert len(table.cards("row_hidden")) == 3 * (players + 1)
    assert len(table.cards("row_visible")) == 2 * (players + 1)
    assert len(table.cards("talon")) == talon


def test_E9_the_cards_of_the_last_round_are_shuffled_whole() -> None:
    table = until(enfer(*THREE, then="5s 6s 7c"), Step.EXCHANGE)
    play(table, "1 exchanges 1 2 3")
    next_round(table)
    t = state(table)
    assert (t.shuffles, sum(t.lost)) == (0, 0)
    assert len({*table.cards("row_hidden"), *table.cards("row_visible"), *table.cards("talon")}) == 40


def test_E9_no_effect_of_the_last_round_is_left() -> None:
    table = until(enfer(*THREE), Step.WITHDRAW)
    until(play(table, "1 withdraw"), Step.REVEAL)
    t = state(table)
    t.suits_first = t.upside_down = 1
    t.activated = t.cloaked = t.immortal = t.gagged = t.reaping = 0b110
    t.wild[:3], t.highest[:3] = [0, 1, 2], [5, 8, 12]
    t = state(next_round(table))
    assert t.round == 2
    assert (t.suits_first, t.upside_down, t.activated, t.cloaked, t.immortal, t.gagged, t.reaping) == (0,) * 7
    assert (t.still_in, t.withdrawn) == (0b111, 0)
    assert (t.wild[:3], t.highest[:3], t.strength[:3]) == ([0] * 3, [3] * 3, [0] * 3)


def test_E10_from_the_bankers_left_each_picks_a_hand_the_banker_last() -> None:
    table = enfer(*THREE)
    assert expected(table) == "1 picks 1 or picks 2 or picks 3 or picks 4"
    play(table, "1 picks 2")
    assert expected(table) == "2 picks 1 or picks 2 or picks 3"
    play(table, "2 picks 1")
    assert expected(table) == "3 picks 1 or picks 2"
    play(table, "3 picks 2")
    found = [" ".join(table.cards("hidden", seat) + table.cards("visible", seat)) for seat in range(3)]
    assert found == [HANDS[1], HANDS[0], WIDOW]


def test_E10_one_picks_by_the_visible_cards_and_only_then_looks_at_the_others() -> None:
    table = enfer(*THREE)
    assert table.view(0).cards("row_visible") == ["Jc", "Kd", "Js", "Kh", "Qc", "Ks", "Qh", "Ad"]
    assert table.view(0).cards("row_hidden") == ["??"] * 12
    play(table, "1 picks 1")
    assert table.view(0).cards("hidden", 0) == ["5c", "7d", "9h"]
    assert [tell.what for tell in table.tells[-2:]] == ["picked", "looked"]


def test_E11_the_hand_that_is_left_is_the_widow() -> None:
    table = until(enfer(*THREE), Step.LAY)
    assert table.cards("widow_hidden") + table.cards("widow_visible") == WIDOW.split()
    assert table.cards("row_hidden") + table.cards("row_visible") == []
    assert heard(table, None, "widow") == [["Qh", "Ad"]]


def test_E17_each_throws_away_up_to_three_hidden_cards_and_gets_as_many() -> None:
    table = until(enfer(*THREE, then="5s 6s"), Step.EXCHANGE)
    assert expected(table) == "1 exchanges and 0 to 3 of the positions 1 2 3, or none"
    play(table, "1 exchanges 1 3")
    assert table.cards("hidden", 0) == ["7d", "5s", "6s"]
    assert table.cards("visible", 0) == ["Jc", "Kd"]
    assert told(table, "exchanged") == [(0, "E17", {"n": 2})]


def test_E17_the_discards_are_shuffled_into_the_talon_only_after_the_new_cards_and_before_the_next_player() -> None:
    own = until(enfer(*THREE, then="5s"), Step.EXCHANGE)
    play(own, "1 exchanges 1")
    assert {"5c"} < {*own.cards("talon")}
    assert len(own.cards("talon")) == 20
    never = set()
    for seed in range(60):
        table = until(Table.begin(game, 3, {"showing": "no"}, seed), Step.EXCHANGE)
        seat = table.awaited[0]
        thrown = {*table.cards("hidden", seat)}
        play(table, f"{seat + 1} exchanges 1 2 3")
        never |= thrown & {*table.cards("hidden", seat)}
    assert not never, "nobody draws what they have just thrown away"


def test_E17_the_next_player_may_draw_what_the_one_before_threw_away() -> None:
    table = until(enfer(*THREE, then="5s 5c"), Step.EXCHANGE)
    play(table, "1 exchanges 1", "2 exchanges 2")
    assert table.cards("hidden", 1) == ["5d", "9s", "5c"]


def test_E17_players_who_are_out_do_not_exchange() -> None:
    table = until(enfer("tithe", "immortal", "gag", "grafting"), Step.WITHDRAW)
    play(table, "1 stay", "2 withdraw", "3 stay", "4 stay", "1 exchanges none")
    assert table.awaited == [2]


def test_E17_what_players_threw_away_they_remember_to_be_in_the_talon_or_drawn_later() -> None:
    table = until(enfer(*THREE, then="5s 6s 7c"), Step.EXCHANGE)
    play(table, "1 exchanges 1 2 3", "2 exchanges 1", "3 exchanges none")
    thrown = {DECK.card(card) for card in ["5c", "7d", "9h"]}
    rng = Random(1)
    places = set()
    for _ in range(200):
        other = table.view(0).imagine(rng)
        later = {DECK.card(card) for card in [*other.cards("talon"), other.cards("hidden", 1)[2]]}
        assert thrown <= later, "neither the Widow nor an older card can be what seat 1 threw away"
        places |= thrown & {DECK.card(other.cards("hidden", 1)[2])}
    assert places, "but the card that seat 2 drew afterwards can"
