"""M4–M9: announcements, trust, dice that are thrown again, and the end of a lie."""

from random import Random

import pytest

from brelan.engine.cups import ago
from brelan.engine.piles import FACE
from brelan.engine.table import IllegalAnswer, Table
from brelan_menteur import game
from brelan_menteur.ranking import DECK, SCALE
from evenings import cup, evening, expected, play, state, told

FULL = "K K K Q Q"
FIVE_ACES = "five-of-a-kind A"


def test_M4_whoever_holds_the_cup_announces_any_combination_true_or_not() -> None:
    assert expected(evening(FULL)) == f"1 announces and a place on the scale from nothing to {FIVE_ACES}"
    for said in ("nothing", "full-house K Q", "four-of-a-kind A"):
        table = play(evening(FULL), f"1 announces {said}")
        assert told(table, "announced") == [(0, "M4", {"rung": SCALE.texts.index(said)})]


def test_M5_the_next_player_believes_or_lifts() -> None:
    assert expected(play(evening(FULL), "1 announces pair 9")) == "2 lift or believe"


def test_M5_players_without_lives_are_passed_over() -> None:
    table = evening(FULL)
    state(table).left[1] = 0
    assert expected(play(table, "1 announces pair 9")) == "3 lift or believe"


def test_M6_whoever_believes_takes_the_cup_looks_and_throws_again_what_they_like() -> None:
    table = play(evening(f"{FULL} A A"), "1 announces pair 9", "2 believe")
    assert cup(table, 1) == cup(table, 0) == ["Q", "Q", "K", "K", "K"]
    assert cup(table, 2) == cup(table, None) == ["??"] * 5
    assert expected(table) == "2 throws and 0 to 5 of the positions 1 2 3 4 5, or none"
    play(table, "2 throws 1 2")
    assert cup(table, 1) == ["K", "K", "K", "A", "A"]


def test_M6_the_others_learn_how_many_were_thrown_again_and_nothing_of_which() -> None:
    views = []
    for which in ("1 2", "1 3", "4 5"):
        table = play(evening(f"{FULL} 9 9"), "1 announces pair 9", "2 believe", f"2 throws {which}")
        assert told(table, "threw") == [(1, "M6", {"dice": 2})]
        views.append([table.view(seat).state.tobytes() for seat in (0, 2, None)])
    assert views[0] == views[1] == views[2]


def test_M6_whoever_looked_before_knows_that_the_rest_is_still_there() -> None:
    table = play(evening(f"{FULL} 9 9"), "1 announces pair 9", "2 believe", "2 throws 1 2")
    rng, seen = Random(1), DECK.cards(FULL)
    found = set()
    for _ in range(400):
        imagined = [DECK.card(text) for text in table.view(0).imagine(rng).cards("cup")]
        common = sum(min(imagined.count(face), seen.count(face)) for face in set(seen))
        assert common >= 3
        found.add(tuple(imagined))
    assert len(found) > 30
    strangers = [table.view(2).imagine(rng).cards("cup") for _ in range(400)]
    assert any("K" not in dice and "Q" not in dice for dice in strangers)


def test_M6_nobody_forgets_dice_that_stay_where_they_are() -> None:
    table = play(evening(FULL), "1 announces pair 9", "2 believe", "2 throws none")
    assert cup(table, 0) == cup(table, 1) == ["Q", "Q", "K", "K", "K"]


def test_M6_of_a_cup_that_has_gone_on_one_remembers_what_one_saw_and_how_many_fell_since() -> None:
    table = play(
        evening(f"{FULL} 9 9 10", 4),
        *("1 announces pair 9", "2 believe", "2 throws 1 2", "2 announces pair 10"),
        *("3 believe", "3 throws 5", "3 announces pair J"),
    )
    t = table.view(0).state
    two_throws_ago = ago(t, t.COVERED[0], 2)
    dice = [(slot & FACE) - 1 for slot in t.slot[t.START[two_throws_ago] :][:5]]
    assert sorted(dice) == sorted(DECK.cards(FULL))
    assert cup(table, 0) == ["??"] * 5


def test_M7_then_one_must_announce_higher() -> None:
    table = play(evening(FULL), "1 announces pair K", "2 believe", "2 throws none")
    assert expected(table) == f"2 announces and a place on the scale from pair A to {FIVE_ACES}"
    for low in ("pair K", "pair 9", "nothing"):
        with pytest.raises(IllegalAnswer, match="from pair A to"):
            play(table, f"2 announces {low}")


@pytest.mark.parametrize(
    ("said", "wrong"),
    [("full-house K Q", 1), ("pair 9", 1), ("full-house K 9", 1), ("full-house K A", 0), ("four-of-a-kind 9", 0)],
)
def test_M8_whoever_was_wrong_loses_a_life(said: str, wrong: int) -> None:
    table = play(evening(FULL), f"1 announces {said}", "2 lift")
    assert state(table).left[:3] == [3 - (seat == wrong) for seat in range(3)]
    assert told(table, "lost") == [(wrong, "M8", {"left": 2})]
    assert [told(table, "was-true"), told(table, "was-false")].count([]) == 1


def test_M8_when_the_cup_is_lifted_everybody_sees_the_dice() -> None:
    table = play(evening(FULL), "1 announces pair 9", "2 lift")
    (lifted,) = (tell for tell in table.tells if tell.what == "lifted")
    for watcher in (*range(3), 8):
        assert DECK.texts(lifted.seen_by(watcher).cards) == "Q Q K K K"


def test_M9_when_five_aces_are_announced_the_next_one_must_lift() -> None:
    table = play(evening(FULL), f"1 announces {FIVE_ACES}")
    assert told(table, "lifted") == [(1, "M8", {})]
    assert state(table).left[:3] == [2, 3, 3]


def test_M9_when_only_five_aces_are_higher_they_are_announced_for_one() -> None:
    table = play(evening(FULL), "1 announces five-of-a-kind K", "2 believe", "2 throws none")
    assert told(table, "announced")[-1] == (1, "M4", {"rung": len(SCALE) - 1})
    assert state(table).left[:3] == [3, 2, 3]


def test_M8_every_life_that_is_lost_is_counted() -> None:
    rng = Random(3)
    table = Table.begin(game, 4, seed=3)
    while not table.over:
        assert sum(state(table).left) + state(table).spent == 12
        seat = table.awaited[0]
        table.answer(seat, table.asks[seat].any(rng))
