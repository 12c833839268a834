"""Who sees what, row by row of the ledger; G2–G7 at this table."""

from random import Random

import pytest

from brelan.engine.state import NO_SEAT
from brelan.engine.table import IllegalAnswer, Table
from brelan.games.peek import game
from brelan.games.peek.ranking import DECK
from tests.games.peek.table import FOUR, FULL, PAIR, THREE, TWO_PAIRS, bid, everybody_enters, peek, state
from tests.table import play, told

HIDDEN = ["??", "??", "??"]
CUPS = (PAIR, TWO_PAIRS, THREE, FULL)
EYES = (0, 1, 2, 3, None)


def knowers(table: Table, seat: int) -> set[int | None]:
    """Who sees the dice under a cup; the others see three holes."""
    shown = {eye: table.view(eye).cards("cup", seat) for eye in EYES}
    assert all(dice in (HIDDEN, table.cards("cup", seat)) for dice in shown.values())
    return {eye for eye, dice in shown.items() if dice != HIDDEN}


def heard(table: Table, watcher: int, what: str) -> dict[int, list[str]]:
    """The dice of the events of this kind that a watcher knows, by seat."""
    seen = [tell.seen_by(watcher) for tell in table.tells if tell.what == what]
    return {tell.seat: [DECK.text(face) for face in tell.cards if face >= 0] for tell in seen}


def test_P4_the_dice_under_a_cup_are_known_to_their_owner_alone_from_the_shake_on() -> None:
    table = peek(*CUPS)
    for seat in range(4):
        assert knowers(table, seat) == {seat}
        assert heard(table, seat, "shook") == {other: CUPS[other].split() * (other == seat) for other in range(4)}
    assert heard(table, NO_SEAT, "shook") == {0: [], 1: [], 2: [], 3: []}


def test_P5_whoever_passes_still_knows_their_dice_and_nobody_else_does() -> None:
    assert knowers(play(peek(*CUPS), "1 pass"), 0) == {0}


def test_P10_whoever_folds_still_knows_their_dice_and_nobody_else_does() -> None:
    table = bid(play(peek(*CUPS), *(f"{seat} enter" for seat in (1, 2, 3, 4))), "1 fold")
    assert knowers(table, 0) == {0}


def test_P11_the_dice_of_those_still_in_become_known_to_all_together_and_those_of_the_others_do_not() -> None:
    table = play(peek(*CUPS, showing="yes"), "1 pass", "2 enter", "3 enter", "4 enter")
    bid(table, "2 fold", "3 stake 2")
    assert [knowers(table, seat) for seat in range(4)] == [{0}, {1}, {2}, {3}]
    bid(table, "4 follow")
    assert [knowers(table, seat) for seat in range(4)] == [{0}, {1}, set(EYES), set(EYES)]
    assert heard(table, NO_SEAT, "lifted") == {2: THREE.split(), 3: FULL.split()}


def test_P13_the_dice_of_all_pots_are_lifted_also_of_one_who_can_no_longer_win_anything() -> None:
    table = everybody_enters(peek(PAIR, TWO_PAIRS, FULL), 6, 48, 48)
    bid(table, "1 stake 5", "2 raise 5", "3 follow")
    assert set(heard(table, NO_SEAT, "lifted")) == {0, 1, 2}


def test_P14_an_unopposed_winner_keeps_their_dice_secret() -> None:
    table = bid(play(peek(PAIR, FULL, showing="yes"), "1 enter", "2 enter"), "1 stake 4", "2 fold")
    assert table.view(1).cards("cup", 0) == table.view(None).cards("cup", 0) == HIDDEN
    assert table.view(0).cards("cup", 0) == PAIR.split()


def test_G5_once_the_round_is_settled_whoever_holds_secret_dice_is_asked_whether_they_show_them() -> None:
    table = play(peek(*CUPS, showing="yes"), "1 pass", "2 enter", "3 enter", "4 enter")
    bid(table, "2 fold", "3 stake 2", "4 follow")
    assert table.awaited == [0, 1], "passed and folded; the others have lifted their cups"
    play(table, "2 show")
    assert [knowers(table, seat) for seat in (0, 1)] == [{0}, set(EYES)]
    assert heard(table, NO_SEAT, "showed") == {1: TWO_PAIRS.split()}
    play(table, "1 keep")
    assert state(table).round == 2
    assert heard(table, NO_SEAT, "showed") == {1: TWO_PAIRS.split()}


@pytest.mark.parametrize("entering", ["pass", "enter"])
def test_G5_after_a_round_without_a_contest_one_may_show_too(entering: str) -> None:
    table = play(peek(PAIR, FULL, showing="yes"), "1 pass", f"2 {entering}")
    assert table.awaited == [0, 1]
    play(table, "2 show")
    assert table.view(0).cards("cup", 1) == FULL.split()


def test_G5_an_unopposed_winner_may_show_their_dice() -> None:
    table = bid(play(peek(PAIR, FULL, showing="yes"), "1 enter", "2 enter"), "1 fold")
    assert table.awaited == [0, 1]
    play(table, "2 show", "1 keep")
    assert heard(table, NO_SEAT, "showed") == {1: FULL.split()}


def test_G5_dice_that_were_kept_stay_unknown_in_the_rounds_that_follow() -> None:
    table = play(peek(PAIR, FULL, showing="yes"), "1 pass", "2 pass", "1 keep", "2 keep", "2 pass", "1 pass")
    for watcher, own in ((0, PAIR), (1, FULL)):
        first = [tell.seen_by(watcher).cards for tell in table.tells if tell.what == "shook"][:2]
        assert first[watcher] == tuple(DECK.cards(own))
        assert first[1 - watcher] == (-1, -1, -1)


def test_G5_an_eliminated_player_sees_what_everybody_sees() -> None:
    table = everybody_enters(peek(PAIR, FULL, FOUR), 1, 48, 48)
    bid(table, "2 stake 1", "3 follow")
    assert told(table, "out") == [(0, "P16", {})]
    for seat in (1, 2):
        assert table.view(0).cards("cup", seat) == HIDDEN


def test_P7_the_common_dice_are_in_nobodys_view_before_the_throw_and_in_everybodys_after_it() -> None:
    table = play(peek(*CUPS), "1 enter", "2 enter", "3 enter")
    assert all(table.view(eye).cards("common") == [] for eye in EYES)
    assert all(table.view(eye).state.chance == 0 for eye in EYES), "what will come cannot be computed either"
    play(table, "4 enter")
    assert all(table.view(eye).cards("common") == ["9", "Q", "A"] for eye in EYES)


def test_P3_the_leaders_dice_are_known_to_all() -> None:
    table = peek(*CUPS)
    for watcher in (0, 1, 2, 3, NO_SEAT):
        assert heard(table, watcher, "leader-die") == {0: ["9"], 1: ["9"], 2: ["9"], 3: ["A"]}


def test_P10_entries_bids_points_and_pots_are_known_to_all_at_once() -> None:
    table = bid(play(peek(*CUPS), "1 enter", "2 pass", "3 enter", "4 enter"), "1 stake 5", "3 raise 2")
    for eye in EYES:
        view = table.view(eye).state
        for name in ("points", "staked", "called", "track", "still_in", "leader", "round", "asked"):
            assert getattr(view, name) == getattr(table.state, name)


def test_G5_other_dice_under_a_cup_change_nothing_for_anybody_else_until_they_are_lifted() -> None:
    lines = ("1 enter", "2 enter", "3 pass", "1 stake", "1 points 3", "2 raise", "2 by 4")
    one, other = peek(PAIR, FULL, THREE), peek(PAIR, FOUR, "K A A")
    for line in lines:
        play(one, line)
        play(other, line)
        for watcher, eye in ((0, 0), (NO_SEAT, None)):
            assert one.view(eye).state.tobytes() == other.view(eye).state.tobytes()
            assert [t.seen_by(watcher) for t in one.tells] == [t.seen_by(watcher) for t in other.tells]
        assert one.view(1).state.tobytes() != other.view(1).state.tobytes()


def test_G5_imagined_dice_fit_what_a_seat_knows_and_are_otherwise_free() -> None:
    view = play(peek(PAIR, FULL), "1 enter", "2 enter").view(0)
    rng = Random(1)
    tables = [view.imagine(rng) for _ in range(300)]
    assert {tuple(t.cards("cup", 0)) for t in tables} == {tuple(PAIR.split())}
    assert {tuple(t.cards("common")) for t in tables} == {("9", "Q", "A")}
    assert {t.cards("cup", 1)[2] for t in tables} == set(DECK.ranks)


def test_G2_a_public_decision_is_final() -> None:
    table = play(peek(*CUPS), "1 pass")
    with pytest.raises(IllegalAnswer, match="seat 1 is not asked"):
        play(table, "1 enter")


def test_G6_points_are_conserved_through_whole_games_without_a_limit() -> None:
    for seed in range(10):
        table, rng = Table.begin(game, 2 + seed % 3, seed=seed), Random(seed)
        while not table.over:
            seat = rng.choice(table.awaited)
            table.answer(seat, table.asks[seat].any(rng))
            assert game.wealth(table.state) == 192
        assert sorted(table.result.scores)[-1] == 192


def test_G7_a_spectator_and_the_table_screen_see_no_cup_until_it_is_lifted() -> None:
    table = bid(play(peek(PAIR, FULL, showing="yes", rounds=1), "1 enter", "2 enter"), "1 stake 5")
    assert [table.view(None).cards("cup", seat) for seat in (0, 1)] == [HIDDEN, HIDDEN]
    bid(table, "2 follow")
    assert [table.view(None).cards("cup", seat) for seat in (0, 1)] == [PAIR.split(), FULL.split()]
