"""E3.1, E3.3, E3.12, E3.14: the Mises that move cards."""

from brelan.games.enfer.face import places
from tests.games.enfer.table import activating, state
from tests.table import expected, play, told


def test_E3_1_widows_kiss_trades_the_three_hidden_cards_for_the_widows() -> None:
    table = play(activating("widows-kiss", "gag", "tithe"), "1 activate")
    assert table.cards("hidden", 0) == ["6h", "8s", "10c"]
    assert table.cards("widow_hidden") == ["5c", "7d", "9h"]
    assert table.cards("visible", 0) == ["Jc", "Kd"]
    assert table.cards("widow_visible") == ["Qh", "Ad"]
    assert len(table.cards("talon")) == 20


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


def test_E3_12_grafting_swaps_visible_cards_in_their_places() -> None:
    table = play(activating("grafting", "gag", "tithe"), "1 activate")
    assert expected(table) == "1 grafts-with 2 or grafts-with 3"
    play(table, "1 grafts-with 3")
    assert expected(table) == "1 gives 1 or gives 2"
    assert places(state(table), 0).pile == state(table).visible[0]
    play(table, "1 gives 2")
    assert expected(table) == "1 takes 1 or takes 2"
    assert places(state(table), 0).pile == state(table).visible[2]
    play(table, "1 takes 1")
    assert table.view(None).cards("visible", 0) == ["Jc", "Qc"]
    assert table.view(None).cards("visible", 2) == ["Kd", "Ks"]


def test_E3_14_second_chance_exchanges_again_as_in_phase_3() -> None:
    table = play(activating("second-chance", "gag", "tithe", then="5s 6s 7c"), "1 activate")
    assert expected(table) == "1 exchanges and 0 to 3 of the positions 1 2 3, or none"
    play(table, "1 exchanges 1 2 3")
    assert table.cards("hidden", 0) == ["5s", "6s", "7c"]
    assert {"5c", "7d", "9h"} < {*table.cards("talon")}
    assert told(table, "exchanged")[-1] == (0, "E3.14", {"n": 3})
