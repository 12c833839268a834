"""Who sees what, row by row of the ledger."""

from random import Random

from brelan.engine.piles import NEVER
from brelan.engine.state import NO_SEAT
from brelan.engine.table import Table
from brelan.games.enfer.state import Step
from tests.games.enfer.table import HANDS, WIDOW, enfer, heard, next_round, until
from tests.table import play, told

EYES = (0, 1, 2, None)
DOWN = ["??"] * 3


def knowers(table: Table, pile: str, seat: int | None, i: int) -> set[int | None]:
    """Who sees the face of one card; the spectator is None."""
    return {eye for eye in EYES if table.view(eye).cards(pile, seat)[i] != "??"}


def all_knowers(table: Table, seat: int) -> list[set[int | None]]:
    """Who sees each of a player's three hidden cards."""
    return [knowers(table, "hidden", seat, i) for i in range(3)]


# unplayed Mises


def test_E4_an_unplayed_mise_is_known_to_its_owner_alone() -> None:
    table = enfer("tithe", "immortal", "gag")
    for seat in range(3):
        assert [knowers(table, "mises", seat, i) for i in range(3)] == [{seat}] * 3
    assert heard(table, 1, "mises")[1][0] == "M15"
    assert heard(table, 0, "mises")[1] == heard(table, None, "mises")[1] == DOWN


def test_E12_a_mise_is_known_to_all_once_it_is_played_also_when_it_was_won_or_taken_back() -> None:
    table = until(enfer("tithe", "immortal", "gag"), Step.WITHDRAW)
    assert [knowers(table, "laid", seat, 0) for seat in range(3)] == [set(EYES)] * 3
    play(table, "1 withdraw", "2 stay", "3 stay")
    next_round(table)
    assert table.view(None).cards("mises", 0) == ["??", "??", "M4"], "taken back"
    assert table.view(None).cards("mises", 2) == ["??", "??", "M15"], "won"


# Mises left in the box


def test_E4_the_mises_left_in_the_box_are_known_to_nobody_ever() -> None:
    table = enfer("tithe", "immortal", "gag")
    for _ in range(8):
        box = [table.view(eye).cards("box") for eye in EYES]
        assert all(view[:6] == ["??"] * 6 for view in box)
        next_round(table)
    assert table.view(0).cards("box")[6:] != [], "the winners' own Mises lie there too, and these are known"
    assert "??" not in table.view(None).cards("box")[6:]


# the visible cards


def test_E9_the_two_visible_cards_of_each_hand_are_known_to_all_from_the_layout_on() -> None:
    table = enfer("tithe", "immortal", "gag")
    shown = [card for hand in (*HANDS[:3], WIDOW) for card in hand.split()[3:]]
    assert all(table.view(eye).cards("row_visible") == shown for eye in EYES)
    until(table, Step.WITHDRAW)
    play(table, "1 withdraw")
    assert table.view(None).cards("visible", 0) == ["Jc", "Kd"], "also of a player who is out"
    assert table.view(None).cards("widow_visible") == ["Qh", "Ad"]


# the hidden cards


def test_E10_hidden_cards_are_known_to_nobody_before_the_pick_and_to_the_picker_after_it() -> None:
    table = enfer("tithe", "immortal", "gag")
    assert all(table.view(eye).cards("row_hidden") == ["??"] * 12 for eye in EYES)
    until(table, Step.LAY)
    assert [all_knowers(table, seat) for seat in range(3)] == [[{0}] * 3, [{1}] * 3, [{2}] * 3]
    assert heard(table, 0, "looked") == [["5c", "7d", "9h"], DOWN, DOWN]
    assert heard(table, None, "looked") == [DOWN, DOWN, DOWN]


def test_E25_hidden_cards_are_known_to_all_at_the_verdict_if_one_shows() -> None:
    table = until(enfer("tithe", "immortal", "gag", showing="yes"), Step.REVEAL)
    play(table, "1 show")
    assert all_knowers(table, 0) == [set(EYES)] * 3
    play(table, "2 decline")
    assert all_knowers(table, 1) == [{1}] * 3


# the Widow's three


def test_E11_the_widows_three_are_known_to_nobody() -> None:
    table = until(enfer("tithe", "immortal", "gag"), Step.REVEAL)
    assert [knowers(table, "widow_hidden", None, i) for i in range(3)] == [set()] * 3


def test_E3_1_whoever_kissed_the_widow_knows_what_they_took_and_what_they_left() -> None:
    table = play(until(enfer("widows-kiss", "immortal", "gag"), Step.ACTIVATE), "1 activate")
    assert [knowers(table, "widow_hidden", None, i) for i in range(3)] == [{0}] * 3
    assert all_knowers(table, 0) == [{0}] * 3
    assert heard(table, 0, "kissed") == [["5c", "7d", "9h"]]
    assert heard(table, None, "kissed") == heard(table, 1, "kissed") == [DOWN]
    assert heard(table, 0, "holds") == [["6h", "8s", "10c"]]
    assert heard(table, None, "holds") == [DOWN]


# exchanged cards


def test_E17_exchanged_cards_are_known_to_their_owner_and_their_number_to_all() -> None:
    table = play(until(enfer("tithe", "immortal", "gag", then="5s 6s"), Step.EXCHANGE), "1 exchanges 1 2")
    assert all_knowers(table, 0) == [{0}] * 3
    assert told(table, "exchanged") == [(0, "E17", {"n": 2})]
    assert heard(table, 0, "threw") == [["5c", "7d"]]
    assert heard(table, 1, "threw") == heard(table, None, "threw") == [["??", "??"]]
    assert heard(table, 0, "holds") == [["9h", "5s", "6s"]]
    assert heard(table, 1, "holds") == [DOWN]


def test_E3_3_and_E3_14_likewise_for_pact_and_second_chance() -> None:
    table = until(enfer("pact", "second-chance", "gag", then="5s 6s"), Step.ACTIVATE)
    play(table, "1 activate")
    assert knowers(table, "hidden", 0, 3) == {0}
    play(table, "1 returns 1", "2 activate", "2 exchanges 1")
    assert all_knowers(table, 0) == [{0}] * 3
    assert all_knowers(table, 1) == [{1}] * 3
    assert heard(table, 0, "returned") == [["5c"]]
    assert heard(table, 2, "returned") == [["??"]]
    assert heard(table, 1, "threw") == [["5d"]]
    assert heard(table, 0, "threw") == [["??"]]


def test_E3_14_second_chance_alone_shows_its_cards_to_nobody_else() -> None:
    table = until(enfer("second-chance", "immortal", "gag", then="5s 6s 7c"), Step.ACTIVATE)
    play(table, "1 activate", "1 exchanges 1 2 3")
    assert all_knowers(table, 0) == [{0}] * 3


# hidden cards of those who are out


def test_E13_E21_E25_hidden_cards_of_players_who_are_out_stay_their_own() -> None:
    table = until(enfer("tithe", "immortal", "gag", showing="yes"), Step.WITHDRAW)
    play(table, "1 withdraw", "2 stay", "3 stay")
    assert all_knowers(table, 0) == [{0}] * 3, "withdrawn"
    play(until(table, Step.RAISE), "2 raises 1", "3 lie_down")
    assert all_knowers(table, 2) == [{2}] * 3, "lain down"
    assert all_knowers(table, 1) == [{1}] * 3, "unopposed"
    assert table.awaited == [0, 1, 2]
    play(table, "1 show")
    assert all_knowers(table, 0) == [set(EYES)] * 3, "only if they show them (G5)"
    assert all_knowers(table, 2) == [{2}] * 3


def test_E3_16_hidden_cards_of_a_banished_player_stay_their_own() -> None:
    table = until(enfer("banished", "immortal", "tithe"), Step.ACTIVATE)
    play(table, "1 activate", "1 banishes 3")
    assert all_knowers(table, 2) == [{2}] * 3


def test_E25_hidden_cards_of_one_who_declines_stay_their_own() -> None:
    table = until(enfer("tithe", "immortal", "gag", showing="yes"), Step.REVEAL)
    play(table, "1 decline", "2 show", "3 show")
    assert all_knowers(table, 0) == [{0}] * 3
    play(table, "1 keep")
    assert heard(table, None, "showed") == [["5d", "7h", "9s"], ["6c", "8d", "10h"]]


# the Spotlight card


def test_E3_13_the_spotlight_card_is_known_to_all_also_when_its_owner_goes_out() -> None:
    table = until(enfer("spotlight", "immortal", "gag", showing="yes"), Step.ACTIVATE)
    play(table, "1 activate", "1 lights 2", "2 turns-up 1", "2 turn_down", "3 turn_down")
    assert all_knowers(table, 1) == [set(EYES), {1}, {1}]
    play(table, "1 raises 1", "2 lie_down", "3 lie_down")
    assert all_knowers(table, 1) == [set(EYES), {1}, {1}]


def test_E3_13_a_spotlight_card_shuffled_into_the_talon_is_remembered_by_all_to_be_there() -> None:
    table = until(enfer("spotlight", "second-chance", "gag", then="5s"), Step.ACTIVATE)
    play(table, "1 activate", "1 lights 2", "2 turns-up 1", "2 activate", "2 exchanges 1")
    for eye in EYES:
        for seed in range(20):
            assert "5d" in table.view(eye).imagine(Random(seed)).cards("talon")


# talon


def test_E9_the_order_of_the_talon_is_known_to_nobody_ever() -> None:
    table = until(enfer("pact", "second-chance", "gag", then="5s 6s"), Step.ACTIVATE)
    play(table, "1 activate", "1 returns 4", "2 activate", "2 exchanges 1")
    assert all(set(table.view(eye).cards("talon")) == {"??"} for eye in EYES)
    lost = [table.view(2).state.lost[i] for i in range(40)]
    assert not any(value >> 6 * seat & NEVER for value in lost for seat in (0, 1, NO_SEAT)), "nor what others remember"


# Devil's eye, Wild soul


def test_E3_2_what_the_eye_saw_is_for_its_owner_and_the_positions_for_all() -> None:
    table = until(enfer("devils-eye", "immortal", "gag"), Step.ACTIVATE)
    play(table, "1 activate", "1 eyes 2", "1 sees 2 3")
    assert all_knowers(table, 1) == [{1}, {0, 1}, {0, 1}]
    assert [numbers for _, _, numbers in told(table, "eye-saw")] == [
        {"number": 2, "seat_whom": 1},
        {"number": 3, "seat_whom": 1},
    ]


def test_E3_2_it_is_still_known_when_the_other_goes_out() -> None:
    table = until(enfer("devils-eye", "immortal", "gag", showing="yes"), Step.ACTIVATE)
    play(table, "1 activate", "1 eyes 2", "1 sees 2 3", "2 turn_down", "3 turn_down", "1 raises 1", "2 lie_down")
    assert all_knowers(table, 1) == [{1}, {0, 1}, {0, 1}]


def test_E3_8_the_wild_cards_position_is_for_all_and_its_face_for_its_owner_until_they_show() -> None:
    table = until(enfer("wild-soul", "immortal", "gag", showing="yes"), Step.ACTIVATE)
    play(table, "1 activate", "1 marks 2")
    assert all_knowers(table, 0) == [{0}] * 3
    assert told(table, "wild") == [(0, "E3.8", {"number": 2})]
    assert heard(table, 0, "wild") == [["7d"]]
    assert heard(table, None, "wild") == [["??"]]
    play(until(table, Step.REVEAL), "1 show")
    assert all_knowers(table, 0) == [set(EYES)] * 3


def test_E3_8_or_until_spotlight_turns_it_up() -> None:
    table = until(enfer("wild-soul", "spotlight", "gag"), Step.ACTIVATE)
    play(table, "1 activate", "1 marks 2", "2 activate", "2 lights 1", "1 turns-up 2")
    assert all_knowers(table, 0) == [{0}, set(EYES), {0}]


# chips, pot, numbers, decisions


def test_G7_chips_pot_numbers_of_mises_and_decisions_are_known_to_all_at_once() -> None:
    table = play(until(enfer("tithe", "immortal", "gag"), Step.RAISE), "1 raises 2", "2 lie_down")
    for eye in EYES:
        seen = table.view(eye).state
        for name in ("chips", "pot", "still_in", "withdrawn", "activated", "gagged", "wild", "effect", "parameter"):
            assert getattr(seen, name) == getattr(table.state, name)
        assert [len(table.view(eye).cards("mises", seat)) for seat in range(3)] == [2, 2, 2]
