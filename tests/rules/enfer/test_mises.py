"""E3.1–E3.16: what the Mises do, alone and together."""

from random import Random
from typing import Any

import pytest

from brelan.engine.piles import move
from brelan.engine.table import IllegalAnswer, Table
from brelan.games.enfer.table import PRINTED, Step
from tests.rules.enfer.table import (
    bankroll,
    enfer,
    expected,
    heard,
    next_round,
    play,
    state,
    told,
    until,
    winner,
)


def activating(*mises: str, **how: Any) -> Table:
    """At phase 4."""
    return until(enfer(*mises, **how), Step.ACTIVATE)


def give_up(table: Table, *seats: int) -> Table:
    """These withdraw, the others stay, to phase 4."""
    until(table, Step.WITHDRAW)
    for seat in range(table.state.players):
        play(table, f"{seat + 1} {'withdraw' if seat + 1 in seats else 'stay'}")
    return until(table, Step.ACTIVATE)


# 1 Widow's kiss


def test_E3_1_widows_kiss_trades_the_three_hidden_cards_for_the_widows() -> None:
    table = play(activating("widows-kiss", "gag", "tithe"), "1 activate")
    assert table.cards("hidden", 0) == ["6h", "8s", "10c"]
    assert table.cards("widow_hidden") == ["5c", "7d", "9h"]
    assert table.cards("visible", 0) == ["Jc", "Kd"]
    assert table.cards("widow_visible") == ["Qh", "Ad"]
    assert len(table.cards("talon")) == 20


# 2 Devil's eye


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


# 3 Pact


def test_E3_3_pact_draws_a_card_and_shuffles_one_of_the_four_back() -> None:
    table = play(activating("pact", "gag", "tithe", then="5s"), "1 activate")
    assert table.cards("hidden", 0) == ["5c", "7d", "9h", "5s"]
    assert expected(table) == "1 returns and 1 of the positions 1 2 3 4"
    play(table, "1 returns 2")
    assert table.cards("hidden", 0) == ["5c", "9h", "5s"]
    assert "7d" in table.cards("talon")
    assert len(table.cards("talon")) == 20


def test_E3_3_the_new_card_may_go_back() -> None:
    table = play(activating("pact", "gag", "tithe", then="5s"), "1 activate", "1 returns 4")
    assert table.cards("hidden", 0) == ["5c", "7d", "9h"]


# 4 Tithe, 5 Pickpocket


@pytest.mark.parametrize(
    ("chips", "after"), [((5, 2, 1), (6, 1, 1)), ((0, 12, 12), (2, 11, 11)), ((5, 0, 1), (5, 0, 1))]
)
def test_E3_4_tithe_each_opponent_with_two_chips_gives_one(chips: tuple[int, ...], after: tuple[int, ...]) -> None:
    table = play(bankroll(activating("tithe", "gag", "immortal"), *chips), "1 activate")
    assert tuple(state(table).chips[:3]) == after


def test_E3_4_who_is_out_gives_nothing() -> None:
    table = play(give_up(enfer("tithe", "gag", "immortal", "spotlight"), 2), "1 activate")
    assert state(table).chips[:4] == [14, 12, 11, 11]


@pytest.mark.parametrize(
    ("chips", "after"),
    [((12, 9, 8), (14, 7, 8)), ((12, 2, 1), (13, 1, 1)), ((12, 1, 0), (12, 1, 0)), ((12, 3, 20), (14, 3, 18))],
)
def test_E3_5_pickpocket_takes_two_chips_from_the_richest_but_never_the_last(
    chips: tuple[int, ...], after: tuple[int, ...]
) -> None:
    table = play(bankroll(activating("pickpocket", "gag", "immortal"), *chips), "1 activate")
    assert tuple(state(table).chips[:3]) == after


def test_E3_5_one_chooses_among_equals() -> None:
    table = bankroll(activating("pickpocket", "gag", "immortal", "tithe"), 20, 9, 3, 9)
    assert expected(play(table, "1 activate")) == "1 robs 2 or robs 4"
    play(table, "1 robs 4")
    assert state(table).chips[:4] == [22, 9, 3, 7]


# 6 Inverted colours, 7 World upside down

SUITS = ("6h 7c 8d 9d 9s", "6d 7s 8c Kh Kd", "5c 6s 7d 8h 10s")


def test_E3_6_inverted_colours_compare_the_suit_first_among_equal_combinations() -> None:
    plain = enfer("inverted-colours", "gag", "tithe", hands=SUITS)
    assert winner(next_round(until(plain, Step.REVEAL))) == 1
    table = until(enfer("inverted-colours", "gag", "tithe", hands=SUITS), Step.ACTIVATE)
    assert winner(next_round(play(table, "1 activate"))) == 0, "the pair with the 9♠ beats the kings without spades"


def test_E3_6_a_better_combination_still_wins() -> None:
    hands = ("6h 7c 8d 9d As", "6d 7s 8c Kh Kd", "5c 6s 7d 8h 10s")
    table = until(enfer("inverted-colours", "gag", "tithe", hands=hands), Step.ACTIVATE)
    assert winner(next_round(play(table, "1 activate"))) == 1


def test_E3_6_it_ends_with_the_round() -> None:
    table = next_round(play(activating("inverted-colours", "world-upside-down", "tithe"), "1 activate", "2 activate"))
    assert (state(table).inverted, state(table).upside_down) == (0, 0)


def test_E3_7_world_upside_down_the_weakest_hand_wins() -> None:
    table = play(activating("world-upside-down", "gag", "tithe"), "1 activate")
    assert winner(next_round(table)) == 0, "K♦ is the lowest of the three high cards"


def test_E3_7_the_suit_too_is_read_backwards() -> None:
    hands = ("5c 7d 9h Jc Kh", "5d 7h 9s Js Kc", "6c 8d 10h Qc Ks")
    table = until(enfer("world-upside-down", "gag", "tithe", hands=hands), Step.ACTIVATE)
    assert winner(next_round(play(table, "1 activate"))) == 1


def test_E3_7_declining_to_show_still_loses() -> None:
    table = until(play(activating("world-upside-down", "gag", "tithe"), "1 activate"), Step.REVEAL)
    play(table, "1 decline", "2 show", "3 show")
    assert winner(table) == 1


def test_E3_7_each_hand_keeps_the_value_of_its_best_combination() -> None:
    hands = ("5c 5d 6h 6s 7d", "7h 9s Js Kh Ac", "8d 8h 10h Qc Ks")
    table = until(enfer("world-upside-down", "gag", "tithe", hands=hands), Step.ACTIVATE)
    assert winner(next_round(play(table, "1 activate"))) == 1, "a pair of fives cannot be played as less than a pair"


def test_E3_7_with_inverted_colours_the_inverted_order_is_read_backwards() -> None:
    mises = ("world-upside-down", "inverted-colours", "tithe")
    hands = ("6h 7c 8d 9d 9s", "6d 7s 8c Kh Kd", "5c 6s Qd Qh 10s")
    table = play(until(enfer(*mises, hands=hands), Step.ACTIVATE), "1 activate", "2 activate")
    assert winner(next_round(table)) == 2, "of the pairs, the hearts of Q♥ are below K♥ only by value, below 9♠ by suit"


# 8 Wild soul


def wild(*hands: str, mark: int = 1, others: tuple[str, ...] = ("gag", "tithe"), also: str = "") -> int:
    """The winner when seat 1 marks a hidden card."""
    table = until(enfer("wild-soul", *others, hands=hands), Step.ACTIVATE)
    play(table, "1 activate", f"1 marks {mark}")
    if also:
        play(table, also)
    return winner(next_round(table))


def test_E3_8_the_marked_card_stands_for_any_card_except_the_other_four() -> None:
    assert wild("5c 10h Jh Qh Kh", "Ac Ad As Kd Ks", "6c 8d 10d Qc Js") == 0, "9♥ or A♥ makes a straight flush"
    assert wild("Ac Ad Jh Qh Kh", "9h 9s 9c 10s 10c", "6c 8d 10d Qc Js", mark=3) == 1, "three aces are not a full house"


def test_E3_8_it_may_stand_for_its_own_face() -> None:
    assert wild("Ah 10h Jh Qh Kh", "9c 9s 9h Kd Ks", "6c 8d 10d Qc Js") == 0


def test_E3_8_it_may_double_a_card_that_another_holds() -> None:
    assert wild("5c Ah Ad Ac 7d", "Ks Kd Kh Kc 6d", "As 8d 10d Qc Js") == 0, "four aces, though another holds A♠"


def test_E3_8_if_the_deciding_card_equals_a_natural_one_the_natural_one_wins() -> None:
    assert wild("5c 7d 9h Jc 6h", "As 7h 8d 10d Qh", "5d 5h 9s Kd Ks") == 2, "a wild pair of jacks loses to kings"
    hands = ("5c 10d Jd Qs Kd", "10h Jh Qh Ks As", "6c 8d 10s Qc Js")
    assert wild(*hands) == 1, "both straights to A♠, the natural one wins"


def test_E3_8_in_a_world_upside_down_it_serves_by_making_the_hand_weak() -> None:
    hands = ("Ac 7d 9h 6c 5c", "5d 7h 9s Js Kh", "6d 8d 10h Qc Ks")
    assert wild(*hands, others=("world-upside-down", "tithe"), also="2 activate") == 0, "a 10-high hand, or lower"


def test_E3_8_the_mark_ends_with_the_round() -> None:
    table = play(activating("wild-soul", "gag", "tithe"), "1 activate", "1 marks 2")
    assert state(table).wild[:3] == [2, 0, 0]
    assert state(next_round(table)).wild[:3] == [0, 0, 0]


# 9 Asbestos cloak


def test_E3_9_asbestos_cloak_returns_if_another_wins() -> None:
    table = next_round(play(activating("asbestos-cloak", "gag", "tithe"), "1 activate"))
    assert winner(table) == 2
    assert "M9" in table.cards("mises", 0)
    assert told(table, "took-back") == [(0, "E3.9", {})]


def test_E3_9_even_if_its_owner_lay_down() -> None:
    table = until(play(activating("gag", "asbestos-cloak", "tithe"), "1 turn_down", "2 activate"), Step.RAISE)
    play(table, "1 raises 1", "2 lie_down", "3 lie_down")
    assert winner(table) == 0
    assert "M9" in table.cards("mises", 1)


def test_E3_9_even_if_he_did_not_show() -> None:
    table = until(play(activating("asbestos-cloak", "gag", "tithe"), "1 activate"), Step.REVEAL)
    play(table, "1 decline", "2 show", "3 show")
    assert "M9" in table.cards("mises", 0)


def test_E3_9_not_if_it_was_not_activated_and_not_if_its_owner_wins() -> None:
    assert "M9" in next_round(activating("asbestos-cloak", "gag", "tithe")).cards("mises", 2)
    table = activating("gag", "tithe", "asbestos-cloak")
    assert "M9" in next_round(play(table, "1 turn_down", "2 turn_down", "3 activate")).cards("box")


# 10 High stakes, 11 Gag


def test_E3_10_high_stakes_lets_one_raise_by_up_to_five() -> None:
    table = until(play(activating("high-stakes", "gag", "tithe"), "1 activate"), Step.RAISE)
    assert expected(table) == "1 raises and a number from 0 to 5"
    play(table, "1 raises 5")
    assert expected(table) == "2 lie_down or pay"
    play(table, "2 pay", "3 pay")
    assert expected(table) == "2 raises and a number from 0 to 3", "only his own raise"


def test_E3_11_the_gagged_one_must_pass_and_pays_or_lies_down_as_usual() -> None:
    table = play(activating("gag", "immortal", "tithe"), "1 activate", "1 gags 2", "2 turn_down", "3 turn_down")
    play(table, "1 raises 2")
    assert expected(table) == "2 lie_down or pay"
    play(table, "2 pay", "3 pay")
    assert told(table, "passed") == [(1, "E3.11", {"gagged": 1})]
    assert table.awaited == [2]


@pytest.mark.parametrize("first", ["gag", "high-stakes"])
def test_E3_11_gag_beats_high_stakes_whichever_comes_first(first: str) -> None:
    other = "high-stakes" if first == "gag" else "gag"
    table = activating(first, other, "tithe")
    lines = {"gag": ["1 activate", "1 gags 2", "2 activate"], "high-stakes": ["1 activate", "2 activate", "2 gags 1"]}
    play(table, *lines[first], "3 turn_down")
    if first == "gag":
        play(table, "1 raises 0")
    gagged = 1 if first == "gag" else 0
    assert (gagged, "E3.11", {"gagged": 1}) in told(table, "passed")


# 12 Grafting


def test_E3_12_grafting_swaps_visible_cards_in_their_places() -> None:
    table = play(activating("grafting", "gag", "tithe"), "1 activate")
    assert expected(table) == "1 grafts-with 2 or grafts-with 3"
    play(table, "1 grafts-with 3")
    assert expected(table) == "1 gives 1 or gives 2"
    play(table, "1 gives 2")
    assert expected(table) == "1 takes 1 or takes 2"
    play(table, "1 takes 1")
    assert table.view(None).cards("visible", 0) == ["Jc", "Qc"]
    assert table.view(None).cards("visible", 2) == ["Kd", "Ks"]


# 13 Spotlight


def test_E3_13_spotlight_the_other_chooses_which_hidden_card_he_turns_up() -> None:
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


def test_E3_13_who_has_no_face_down_card_cannot_be_lit() -> None:
    table = activating("spotlight", "gag", "tithe")
    t = state(table)
    t.parameter[PRINTED * 12] = 3
    t.effect[PRINTED * 12 + 1 : PRINTED * 12 + 3] = [t.effect[PRINTED * 12]] * 2
    t.parameter[PRINTED * 12 + 1 : PRINTED * 12 + 3] = [3, 3]
    play(table, "1 activate", "1 lights 2")
    assert table.view(None).cards("hidden", 1) == ["5d", "7h", "9s"]
    assert table.view(None).cards("hidden", 2) == ["6c", "8d", "10h"], "only one is left: no choice"
    assert expected(table) == "2 turn_down or activate", "and then nobody: nothing happens"


# 14 Second chance, 15 Immortal


def test_E3_14_second_chance_exchanges_again_as_in_phase_3() -> None:
    table = play(activating("second-chance", "gag", "tithe", then="5s 6s 7c"), "1 activate")
    assert expected(table) == "1 exchanges and 0 to 3 of the positions 1 2 3, or none"
    play(table, "1 exchanges 1 2 3")
    assert table.cards("hidden", 0) == ["5s", "6s", "7c"]
    assert {"5c", "7d", "9h"} < {*table.cards("talon")}


def test_E3_15_an_immortal_mise_is_taken_back_if_its_owner_wins() -> None:
    table = play(activating("gag", "tithe", "immortal"), "1 turn_down", "2 turn_down", "3 activate")
    next_round(table)
    assert winner(table) == 2
    assert "M15" in table.cards("mises", 2)
    assert told(table, "took-back") == [(2, "E3.15", {})]
    assert told(table, "boxed") == []


def test_E3_15_but_goes_to_another_winner() -> None:
    table = next_round(play(activating("immortal", "gag", "tithe"), "1 activate"))
    assert "M15" in table.cards("mises", 2)


# 16 Banished


def test_E3_16_the_banished_one_takes_no_further_part_as_if_he_had_lain_down() -> None:
    table = play(activating("banished", "tithe", "immortal"), "1 activate")
    assert expected(table) == "1 banishes 2 or banishes 3"
    play(table, "1 banishes 3")
    assert expected(table) == "2 turn_down or activate"
    play(table, "2 turn_down")
    assert table.awaited == [0], "seat 3 does not activate"
    next_round(table)
    assert winner(table) == 1
    assert "M15" in table.cards("mises", 1), "his Mise goes to the winner"


def test_E3_16_a_half_owner_can_be_banished_too() -> None:
    table = enfer("banished", "tithe", "immortal")
    for giver in (0, 1):
        move(state(table), state(table).mises[giver], 2, state(table).mises[2])
    until(table, Step.ACTIVATE)
    assert told(table, "stayed")[-1] == (2, "E14", {"half": 1})
    play(table, "1 activate", "1 banishes 3")
    assert state(table).still_in == 0b011


def test_E3_16_effects_he_has_activated_stay() -> None:
    table = activating("world-upside-down", "asbestos-cloak", "banished", "tithe")
    play(table, "1 activate", "2 activate", "3 activate", "3 banishes 2", "4 turn_down")
    next_round(table)
    assert state(table).round == 2
    assert winner(table) == 0, "the world is still upside down"
    assert "M9" in table.cards("mises", 1), "and the cloak still protects"
    table = activating("world-upside-down", "tithe", "banished", "immortal")
    play(table, "1 activate", "2 turn_down", "3 activate", "3 banishes 1", "4 turn_down")
    assert winner(next_round(table)) == 1


def test_E3_16_if_one_player_is_left_he_plays_phase_4_and_wins_without_showing() -> None:
    table = give_up(enfer("tithe", "banished", "immortal"), 3)
    play(table, "1 turn_down", "2 activate")
    assert winner(table) == 1
    assert told(table, "showed") == told(table, "passed") == []
    table = give_up(enfer("banished", "tithe", "immortal"), 3)
    play(table, "1 activate")
    assert told(table, "banished") == [(0, "E3.16", {"seat_whom": 1})]
    assert winner(table) == 0


# and all of them


@pytest.mark.parametrize("mise", ["devils-eye", "pickpocket", "gag", "grafting", "spotlight", "tithe", "banished"])
def test_E3_an_activation_that_can_do_nothing_is_allowed_and_does_nothing(mise: str) -> None:
    table = give_up(enfer(mise, "immortal", "high-stakes"), 2, 3)
    before = state(table).chips.copy()
    play(table, "1 activate")
    assert winner(table) == 0
    assert state(table).chips == before


def test_E3_a_mise_may_combine_effects_which_take_place_in_order() -> None:
    table = activating("tithe", "gag", "immortal")
    t = state(table)
    t.effect[PRINTED * 3 + 1] = Step.GAG - Step.ACTIVATE
    t.effect[PRINTED * 3 + 2] = Step.HIGH_STAKES - Step.ACTIVATE
    t.parameter[PRINTED * 3 + 2] = 4
    play(table, "1 activate")
    assert state(table).chips[:3] == [14, 11, 11]
    assert expected(table) == "1 gags 2 or gags 3"
    play(table, "1 gags 3", "2 turn_down", "3 turn_down")
    assert expected(table) == "1 raises and a number from 0 to 4"
