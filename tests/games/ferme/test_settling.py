"""F29–F30, G1–G7: the end, the clock, and who sees what."""

import pytest

from brelan.engine.table import Answered, Table
from brelan.games.ferme import game
from tests.games.ferme.table import LOW, bankroll, ferme, state
from tests.table import play, told


def test_F29_a_player_without_chips_is_out() -> None:
    table = bankroll(ferme("As Ah Ad Ac Kd", "2s 2h 3d 4c 6d", "3s 3h 4s 5c 7d"), 100, 3, 100)
    play(table, "1 stakes 3", "2 follow", "3 pass", "1 exchanges none", "2 exchanges none")
    assert told(table, "out") == [(1, "F29", {})]
    assert state(table).playing == 0b101
    assert table.cards("hand", 1) == []


def test_F15_the_deal_passes_all_players_who_are_out() -> None:
    table = bankroll(ferme("2s 2h 3d 4c 6d", "3s 3h 4s 5c 7d", "As Ah Ad Ac Kd", "5s 7h 8s 9c Jd"), 2, 2, 100, 100)
    play(table, "1 stakes 2", "2 follow", "3 follow", "4 pass")
    play(table, "1 exchanges none", "2 exchanges none", "3 exchanges none")
    assert [seat for seat, _, _ in told(table, "out")] == [0, 1]
    assert state(table).dealer == 2
    assert table.awaited == [3], "whoever sits to the dealer's left is the blinde"


def test_F29_the_game_ends_after_the_last_deal_and_most_chips_wins() -> None:
    table = play(ferme(*LOW[:3], deals=2), "1 stakes 5", "2 follow", "3 pass")
    play(table, "1 exchanges none", "2 exchanges none", "1 stakes 1", "2 pass")
    assert table.awaited == [1]
    play(table, "2 stakes 1", "3 pass", "1 pass")
    assert table.over
    assert table.result == ((105, 95, 100), (0,))


def test_F29_the_game_ends_when_one_player_owns_everything() -> None:
    table = bankroll(ferme("As Ah Ad Ac Kd", "2s 2h 3d 4c 6d"), 100, 2)
    play(table, "1 stakes 2", "2 follow", "1 exchanges none", "2 exchanges none")
    assert table.over
    assert table.result.scores == (102, 0)


def test_F29_equals_share_the_victory() -> None:
    table = play(ferme(*LOW[:3], deals=1), "1 stakes 1", "2 pass", "3 pass")
    assert table.result.winners == (0, 1, 2)


@pytest.mark.parametrize(
    ("option", "value"), [("stack", 0), ("stack", "many"), ("deals", 0), ("maximum", 0), ("deck", "half"), ("joker", 2)]
)
def test_F29_options_out_of_bounds_are_refused(option: str, value: object) -> None:
    with pytest.raises(ValueError, match=f"option {option}: .* expected"):
        Table.begin(game, 3, {option: value})


def test_F29_an_unknown_option_is_refused_with_the_known_ones() -> None:
    with pytest.raises(ValueError, match="'chips' is unknown; expected one of deck, joker, maximum"):
        Table.begin(game, 3, {"chips": 3})


def test_F30_time_out_answers_are_the_minimum_stake_pass_and_no_exchange() -> None:
    table = ferme(*LOW[:3])
    table.time_out(0)
    assert state(table).staked[0] == 1
    table.time_out(1)
    assert told(table, "passed") == [(1, "F27", {})]
    play(table, "3 follow")
    table.time_out(0)
    assert told(table, "exchanged") == [(0, "F21", {"n": 0, "price": 0})]


def test_G1_nothing_is_ever_left_over_because_one_hand_always_wins() -> None:
    """F14: there is always exactly one winner, so no pot of Poker fermé is shared."""
    table = play(ferme("Ks Kd 9c 5d 2c", "Kh Kc 9s 5h 2h"), "1 stakes 1", "2 follow")
    play(table, "1 exchanges none", "2 exchanges none", "1 stakes 1", "2 follow")
    assert told(table, "won") == [(0, "F28", {"chips": 4, "side": 0})]


def test_G2_a_public_decision_is_final() -> None:
    table = play(ferme(*LOW[:3]), "1 stakes 2")
    with pytest.raises(ValueError, match="seat 1 is not asked"):
        play(table, "1 stakes 3")


def test_G3_the_clock_gives_the_time_out_answer_and_stands_in_the_record() -> None:
    table = ferme(*LOW[:3])
    table.time_out(0)
    (given,) = table.answers
    assert isinstance(given, Answered)
    assert given.by_clock


def test_G4_a_seat_can_be_held_for_a_while_and_taken_back() -> None:
    """A bot answers through the same asks as its seat, so who answers may change at any time."""
    table = ferme(*LOW[:2])
    table.answer(0, 1)
    table.time_out(1)
    table.answer(table.awaited[0], 1)
    assert len(table.answers) == 3


def test_G5_whoever_passed_or_won_unopposed_may_show_once_the_deal_is_settled() -> None:
    table = play(ferme(*LOW[:2], showing="yes"), "1 stakes 2", "2 pass")
    assert table.awaited == [0, 1]
    play(table, "2 show")
    assert told(table, "showed") == [(1, "G5", {})]
    assert table.view(None).cards("hand", 1) == ["2d", "4h", "6s", "8c", "10d"]
    assert table.view(1).cards("hand", 0) == ["??"] * 5
    play(table, "1 keep")
    assert state(table).deal == 2


def test_G5_hands_shown_at_the_showdown_are_not_asked_about() -> None:
    table = play(
        ferme(*LOW[:3], showing="yes"), "1 stakes 1", "2 follow", "3 pass", "1 exchanges none", "2 exchanges none"
    )
    play(table, "1 stakes 1", "2 follow")
    assert table.awaited == [2]


def test_G5_the_five_cards_are_their_owners_until_shown() -> None:
    table = ferme("As Ah Ad Ac Kd", "2s 2h 3d 4c Jo", joker="yes")
    assert table.view(1).cards("hand", 1)[4] == "Jo"
    for seat in (0, None):
        assert table.view(seat).cards("hand", 1) == ["??"] * 5


def test_G5_cards_put_down_are_their_owners_and_their_number_everybodys() -> None:
    table = play(ferme(*LOW[:3]), "1 stakes 1", "2 follow", "3 pass", "1 exchanges 1 2")
    assert table.view(0).cards("put_down", 0) == ["2c", "4d"]
    for seat in (1, 2, None):
        assert table.view(seat).cards("put_down", 0) == ["??", "??"]
        assert told(table, "exchanged")[0][2]["n"] == 2


def test_G5_the_stock_is_seen_by_nobody() -> None:
    table = ferme(*LOW[:2])
    for seat in (0, 1, None):
        assert set(table.view(seat).cards("stock")) == {"??"}


def test_G5_hands_of_players_who_passed_stay_secret_at_the_showdown() -> None:
    table = play(
        ferme(*LOW[:3], showing="yes"), "1 stakes 1", "2 follow", "3 pass", "1 exchanges none", "2 exchanges none"
    )
    play(table, "1 stakes 1", "2 follow")
    assert table.view(0).cards("hand", 2) == ["??"] * 5
    assert table.view(2).cards("hand", 2)[0] == "2h"
    assert table.view(2).cards("hand", 0)[0] == "2c"


def test_G6_the_chips_staked_and_owned_never_change_in_sum() -> None:
    table = play(ferme(*LOW[:3], price=2), "1 stakes 5", "2 follow", "3 follow", "1 exchanges 1 2 3")
    assert game.wealth(table.state) == 300


def test_G7_a_spectator_sees_what_all_see_and_a_bot_what_its_seat_sees() -> None:
    table = play(ferme(*LOW[:2]), "1 stakes 5")
    everybody = table.view(None)
    assert [everybody.cards("hand", seat) for seat in (0, 1)] == [["??"] * 5] * 2
    assert state(everybody).staked[0] == 5
    assert everybody.asks == table.asks
