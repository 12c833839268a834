"""E3.2, E3.13: the Mises that look at cards."""

from random import Random

import pytest

from brelan.engine.table import IllegalAnswer
from tests.games.enfer.table import activating, enfer, give_up, heard, reprint
from tests.table import expected, play


def test_E3_2_devils_eye_sees_two_face_down_cards_of_an_opponent_by_position() -> None:
    table = play(activating("devils-eye", "gag", "tithe"), "1 activate")
    assert expected(table) == "1 eyes 2 or eyes 3"
    play(table, "1 eyes 3")
    assert expected(table) == "1 sees and 2 of the positions 1 2 3"
    play(table, "1 sees 1 3")
    assert table.view(0).cards("hidden", 2) == ["6c", "??", "10h"]
    assert table.view(1).cards("hidden", 2) == table.view(None).cards("hidden", 2) == ["??"] * 3
    assert heard(table, 0, "eye-saw") == [["6c"], ["10h"]]
    assert heard(table, None, "eye-saw") == [["??"], ["??"]]


def test_E3_2_only_opponents_still_in_can_be_looked_at() -> None:
    table = give_up(enfer("devils-eye", "gag", "tithe", "immortal"), 3)
    assert expected(play(table, "1 activate")) == "1 eyes 2 or eyes 4"


def test_E3_2_what_the_eye_saw_moves_with_the_card_to_the_widow() -> None:
    table = play(activating("devils-eye", "widows-kiss", "tithe"), "1 activate", "1 eyes 2", "1 sees 1 3", "2 activate")
    assert table.view(0).cards("widow_hidden") == ["5d", "??", "9s"]
    assert table.view(1).cards("widow_hidden") == ["5d", "7h", "9s"]
    assert table.view(2).cards("widow_hidden") == ["??"] * 3
    assert table.view(0).cards("hidden", 1) == ["??"] * 3, "as they were then"


def test_E3_2_what_the_eye_saw_is_remembered_to_be_in_the_talon_when_it_is_exchanged() -> None:
    table = play(
        activating("devils-eye", "second-chance", "tithe", then="5s 6s"), "1 activate", "1 eyes 2", "1 sees 1 3"
    )
    play(table, "2 activate", "2 exchanges 1 2")
    assert table.view(0).cards("hidden", 1) == ["9s", "??", "??"]
    assert heard(table, 0, "threw") == [["5d", "??"]]
    for seed in range(50):
        assert "5d" in table.view(0).imagine(Random(seed)).cards("talon")


def test_E3_2_a_card_turned_up_by_spotlight_is_no_longer_face_down() -> None:
    table = play(activating("spotlight", "devils-eye", "tithe"), "1 activate", "1 lights 3", "3 turns-up 2")
    play(table, "2 activate", "2 eyes 3")
    assert table.view(1).cards("hidden", 2) == ["6c", "8d", "10h"], "two are left face down: no choice"
    assert expected(table) == "3 turn_down or activate"


def test_E3_13_spotlight_the_other_chooses_which_hidden_card_they_turn_up() -> None:
    table = play(activating("spotlight", "gag", "tithe"), "1 activate")
    assert expected(table) == "1 lights 2 or lights 3"
    play(table, "1 lights 2")
    assert expected(table) == "2 turns-up and 1 of the positions 1 2 3"
    with pytest.raises(IllegalAnswer, match="seat 1 is not asked"):
        play(table, "1 turns-up 1")
    play(table, "2 turns-up 3")
    assert table.view(None).cards("hidden", 1) == ["??", "??", "9s"]
    assert heard(table, None, "spotlit") == [["9s"]]


def test_E3_13_a_spotlight_card_is_still_a_hidden_card_and_its_replacement_comes_face_down() -> None:
    table = play(
        activating("spotlight", "second-chance", "tithe", then="5s"), "1 activate", "1 lights 2", "2 turns-up 3"
    )
    play(table, "2 activate", "2 exchanges 3")
    assert table.view(None).cards("hidden", 1) == ["??"] * 3
    assert heard(table, None, "threw") == [["9s"]]


def test_E3_13_a_spotlight_card_laid_to_the_widow_stays_known_to_all() -> None:
    table = play(
        activating("spotlight", "widows-kiss", "tithe"), "1 activate", "1 lights 2", "2 turns-up 1", "2 activate"
    )
    assert table.view(None).cards("widow_hidden") == ["5d", "??", "??"]
    assert table.view(0).cards("hidden", 1) == ["??"] * 3


def test_E3_13_nobody_without_a_face_down_card_can_be_lit() -> None:
    table = activating("spotlight", "gag", "tithe")
    reprint(table, "spotlight", *[("spotlight", 3)] * 3)
    play(table, "1 activate", "1 lights 2")
    assert table.view(None).cards("hidden", 1) == ["5d", "7h", "9s"]
    assert table.view(None).cards("hidden", 2) == ["6c", "8d", "10h"], "only one is left: no choice"
    assert expected(table) == "2 turn_down or activate", "and then nobody: nothing happens"
