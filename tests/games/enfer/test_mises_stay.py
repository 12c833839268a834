"""E3.9, E3.15 to E3.20: the Mises that keep a Mise, drive a player out, or reach those who withdrew."""

from brelan.engine.piles import move
from brelan.games.enfer.state import Step
from tests.games.enfer.table import activating, bankroll, enfer, give_up, next_round, state, until, winner
from tests.table import expected, play, told


def test_E3_9_fireproof_cloak_returns_if_another_wins() -> None:
    table = next_round(play(activating("fireproof-cloak", "gag", "tithe"), "1 activate"))
    assert winner(table) == 2
    assert "M9" in table.cards("mises", 0)
    assert told(table, "took-back") == [(0, "E3.9", {})]


def test_E3_9_even_if_its_owner_lay_down() -> None:
    table = until(play(activating("gag", "fireproof-cloak", "tithe"), "1 turn_down", "2 activate"), Step.RAISE)
    play(table, "1 raises 1", "2 lie_down", "3 lie_down")
    assert winner(table) == 0
    assert "M9" in table.cards("mises", 1)


def test_E3_9_even_if_they_did_not_show() -> None:
    table = until(play(activating("fireproof-cloak", "gag", "tithe"), "1 activate"), Step.REVEAL)
    play(table, "1 decline", "2 show", "3 show")
    assert "M9" in table.cards("mises", 0)


def test_E3_9_not_if_it_was_not_activated_and_not_if_its_owner_wins() -> None:
    assert "M9" in next_round(activating("fireproof-cloak", "gag", "tithe")).cards("mises", 2)
    table = activating("gag", "tithe", "fireproof-cloak")
    assert "M9" in next_round(play(table, "1 turn_down", "2 turn_down", "3 activate")).cards("box")


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


def test_E3_16_the_banished_one_takes_no_further_part_as_if_they_had_lain_down() -> None:
    table = play(activating("banished", "tithe", "immortal"), "1 activate")
    assert expected(table) == "1 banishes 2 or banishes 3"
    play(table, "1 banishes 3")
    assert expected(table) == "2 turn_down or activate"
    play(table, "2 turn_down")
    assert table.awaited == [0], "seat 3 does not activate"
    next_round(table)
    assert winner(table) == 1
    assert "M15" in table.cards("mises", 1), "their Mise goes to the winner"


def test_E3_16_a_half_owner_can_be_banished_too() -> None:
    table = enfer("banished", "tithe", "immortal")
    for giver in (0, 1):
        move(state(table), state(table).mises[giver], 2, state(table).mises[2])
    until(table, Step.ACTIVATE)
    assert told(table, "stayed")[-1] == (2, "E14", {"half": 1})
    play(table, "1 activate", "1 banishes 3")
    assert state(table).still_in == 0b011


def test_E3_16_effects_they_have_activated_stay() -> None:
    table = activating("world-upside-down", "fireproof-cloak", "banished", "tithe")
    play(table, "1 activate", "2 activate", "3 activate", "3 banishes 2", "4 turn_down")
    next_round(table)
    assert state(table).round == 2
    assert winner(table) == 0, "the world is still upside down"
    assert "M9" in table.cards("mises", 1), "and the cloak still protects"
    table = activating("world-upside-down", "tithe", "banished", "immortal")
    play(table, "1 activate", "2 turn_down", "3 activate", "3 banishes 1", "4 turn_down")
    assert winner(next_round(table)) == 1


def test_E3_16_if_one_player_is_left_they_play_phase_4_and_wins_without_showing() -> None:
    table = give_up(enfer("tithe", "banished", "immortal"), 3)
    play(table, "1 turn_down", "2 activate")
    assert winner(table) == 1
    assert told(table, "showed") == told(table, "passed") == []
    table = give_up(enfer("banished", "tithe", "immortal"), 3)
    play(table, "1 activate")
    assert told(table, "banished") == [(0, "E3.16", {"seat_whom": 1})]
    assert told(table, "alone") == [(0, "E24", {})]
    assert winner(table) == 0


def test_E3_17_a_winner_who_reaps_also_takes_the_mises_of_those_who_withdrew() -> None:
    table = give_up(enfer("tithe", "gag", "reaping", "pact"), 1, 2)
    next_round(play(table, "3 activate", "4 turn_down"))
    assert winner(table) == 3, "only a winner reaps"
    assert {"M4", "M11"} <= {*table.cards("mises", 0), *table.cards("mises", 1)}
    table = give_up(enfer("tithe", "gag", "pact", "reaping"), 1, 2)
    next_round(play(table, "3 turn_down", "4 activate"))
    assert {"M3", "M4", "M11"} <= set(table.cards("mises", 3))
    assert [by for _, by, _ in told(table, "took")] == ["E26", "E3.17", "E3.17"]
    assert "M10" in table.cards("box"), "its own goes to the box all the same"


def test_E3_17_a_lone_player_reaps_too_and_one_who_turned_it_down_does_not() -> None:
    table = play(give_up(enfer("tithe", "gag", "reaping"), 1, 2), "3 activate")
    assert {"M4", "M11"} <= set(table.cards("mises", 2))
    assert told(table, "boxed") == [(2, "E27", {"lone": 0})], "nobody says that there was nothing to take"
    table = play(give_up(enfer("tithe", "gag", "reaping"), 1, 2), "3 turn_down")
    assert [len(table.cards("mises", seat)) for seat in range(3)] == [3, 3, 2]


def test_E3_18_each_player_who_withdrew_pays_a_toll_but_not_their_last_chip() -> None:
    table = bankroll(give_up(enfer("toll", "gag", "pact", "tithe"), 2, 3), 12, 12, 1, 12)
    play(table, "1 activate")
    assert state(table).chips[:4] == [13, 11, 1, 12]
    assert [(seat, by) for seat, by, _ in told(table, "toll")] == [(1, "E3.18"), (2, "E3.18")]


def test_E3_19_who_is_called_back_is_in_the_running_and_so_is_their_mise() -> None:
    table = play(give_up(enfer("recall", "gag", "tithe"), 2, 3), "1 activate")
    assert expected(table) == "1 recalls 2 or recalls 3"
    play(table, "1 recalls 3")
    assert (state(table).still_in, state(table).withdrawn) == (0b101, 0b010)
    assert expected(table) == "3 turn_down or activate", "their turn is still to come"
    next_round(table)
    assert winner(table) == 2
    assert "M13" in table.cards("mises", 2)
    assert told(table, "took-back") == [(1, "E28", {})]


def test_E3_19_whose_turn_to_activate_is_past_has_none_and_when_nobody_withdrew_nobody_comes() -> None:
    table = give_up(enfer("gag", "tithe", "recall"), 1)
    play(table, "2 turn_down", "3 activate")
    assert state(table).now == Step.RAISE
    assert state(table).still_in == 0b111
    assert state(play(activating("gag", "tithe", "recall"), "1 turn_down", "2 turn_down", "3 activate")).withdrawn == 0


def test_E3_20_a_lone_hermit_takes_their_mise_back_and_a_toll_of_those_who_withdrew() -> None:
    table = play(bankroll(give_up(enfer("tithe", "hermit", "gag"), 1, 3), 12, 12, 1), "2 activate")
    assert winner(table) == 1
    assert [(seat, by) for seat, by, _ in told(table, "took-back")] == [(0, "E28"), (1, "E3.15"), (2, "E28")]
    assert state(table).chips[:3] == [10, 14, 1]


def test_E3_20_a_hermit_in_company_and_one_who_turns_it_down_have_nothing_of_it() -> None:
    table = next_round(play(give_up(enfer("tithe", "gag", "hermit"), 1), "2 turn_down", "3 activate"))
    assert winner(table) == 2
    assert (told(table, "toll"), [by for _, by, _ in told(table, "boxed")]) == ([], ["E27"])
    table = play(give_up(enfer("tithe", "gag", "hermit"), 1, 2), "3 turn_down")
    assert (told(table, "toll"), [by for _, by, _ in told(table, "boxed")]) == ([], ["E24"])
