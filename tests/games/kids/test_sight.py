"""Who sees what: the table of the ledger, row by row."""

from random import Random

import pytest

from brelan.engine.sight import HIDDEN
from brelan.engine.state import NO_SEAT
from brelan.engine.table import Table
from brelan.engine.tells import Tell
from brelan.games.kids import game
from brelan.games.kids.stages import read_box
from brelan.games.kids.state import Key
from tests.games.kids.table import all_play, kids, state
from tests.table import play

HANDS = ("9moon 8moon", "9pig 9heart", "8pig 8heart")
COMMON = "10moon"
NOBODYS = "??"


def three(stages: str, then: str = COMMON, **options: object) -> Table:
    """Three players; seat 1 is first and seat 3 last in the first stage."""
    return kids(*HANDS, then=then, stages=stages, **options)


def events(table: Table, what: str, seat: int) -> list[Tell]:
    """The events of a kind that concern a seat."""
    return [tell for tell in table.tells if tell.what == what and tell.seat == seat]


def hidden(cards: list[str]) -> bool:
    """Whether there are cards and none is known."""
    return bool(cards) and set(cards) == {NOBODYS}


def test_K7_a_hand_is_seen_by_its_owner_only_from_the_deal() -> None:
    table = three("")
    (dealt,) = events(table, "dealt", 1)
    assert table.view(1).cards("hand", 1) == table.cards("hand", 1)
    assert NOBODYS not in table.cards("hand", 1)
    assert min(dealt.seen_by(1).cards) >= 0
    for other in (0, 2, None):
        assert hidden(table.view(other).cards("hand", 1))
        assert set(dealt.seen_by(NO_SEAT if other is None else other).cards) == {-1}


def test_K12_extra_cards_are_seen_by_their_owner_only() -> None:
    table = all_play(three("1 = draw", then=f"{COMMON} 2moon 3moon"))
    (holds,) = events(table, "holds", 0)
    assert table.view(0).cards("hand", 0)[-2:] == ["2moon", "3moon"]
    assert min(holds.seen_by(0).cards) >= 0
    for other in (1, 2, None):
        assert hidden(table.view(other).cards("hand", 0))
        assert set(holds.seen_by(NO_SEAT if other is None else other).cards) == {-1}


def test_K3_numbers_of_cards_money_and_mat_are_seen_by_all() -> None:
    table = all_play(three("1 = draw, last = pay 10, 2 = out"))
    for seat in (0, 1, 2, None):
        view = table.view(seat)
        assert [len(view.cards("hand", other)) for other in range(3)] == [6, 0, 4]
        assert len(view.cards("thrown", 1)) == 4
        assert len(view.cards("pack")) == 70 - 18 - 2 - 2
        assert state(view).money[:3] == [150, 150, 140]
        assert state(view).mat == 10


def test_K6_the_stage_card_with_all_its_stages_is_seen_by_all_at_round_start() -> None:
    table = Table.begin(game, 3, seed=5)
    for seat in (0, 1, 2, None):
        view = table.view(seat)
        (name,) = view.cards("stage_card")
        number = int(name.removeprefix("stage-")) - 1
        card = read_box()["3-4-players"][number]
        assert state(view).stages[number] == len(card)
        for at, stage in enumerate(card):
            shown = [state(view).what[(number * 5 + at) * len(Key) + key] for key in Key]
            assert {Key(key): due for key, due in enumerate(shown) if due} == {o.key: o.due for o in stage}


def test_K5_the_other_stage_cards_are_seen_by_nobody_until_they_are_turned_up() -> None:
    table, rng = Table.begin(game, 2, {"showing": "no"}, seed=5), Random(5)
    while not table.over:
        left = 10 - state(table).round
        for seat in (0, 1, None):
            assert table.view(seat).cards("stage_pile") == [NOBODYS] * left
            assert NOBODYS not in table.view(seat).cards("stages_done")
        seat = table.awaited[0]
        table.answer(seat, table.asks[seat].any(rng))


def test_K8_the_common_card_is_seen_by_all_from_the_start_of_the_stage() -> None:
    table = three("")
    turned = next(tell for tell in table.tells if tell.what == "turned")
    for seat in (0, 1, 2, None):
        assert table.view(seat).cards("common") == [COMMON]
        assert turned.seen_by(NO_SEAT if seat is None else seat).cards == (game.state.LAYOUT.decks[0].card(COMMON),)


def test_K15_cards_played_are_seen_by_all_in_the_log_afterwards_too() -> None:
    table = all_play(three(""))
    (laid,) = events(table, "laid", 1)
    for seat in (0, 1, 2, None):
        assert table.view(seat).cards("gone") == [COMMON, *" ".join(HANDS).split()]
        known = laid.seen_by(NO_SEAT if seat is None else seat).cards
        assert game.state.LAYOUT.decks[0].texts(known) == HANDS[1]


@pytest.mark.parametrize("seat", [0, 1, 2, None])
def test_K14_the_draw_pile_is_seen_by_nobody(seat: int | None) -> None:
    table = all_play(three("1 = draw, last = out"))
    assert hidden(table.view(seat).cards("pack"))


def test_K14_tables_that_differ_only_in_hidden_cards_look_the_same() -> None:
    one = kids("9moon 8moon 7moon 6moon 5moon 4moon", "9pig 9heart", then=COMMON, stages="")
    two = kids("9moon 8moon 7moon 6moon 5moon 4moon", "1star 2star", then=COMMON, stages="")
    assert one.cards("pack") != two.cards("pack")
    assert one.view(1).state != two.view(1).state
    for seat in (0, None):
        assert one.view(seat).state.slot == two.view(seat).state.slot


def test_G2_the_two_chosen_cards_are_seen_by_their_owner_until_the_last_choice_and_then_by_all() -> None:
    table = three("")
    play(table, "2 plays 1 2")
    assert table.view(1).state.sealed[1] == 0b11
    for other in (0, 2, None):
        assert table.view(other).state.sealed[1] == HIDDEN
        assert hidden(table.view(other).cards("hand", 1))
    assert events(table, "laid", 1) == []
    play(table, "1 plays 1 2", "3 plays 1 2")
    assert table.view(None).cards("gone")[3:5] == HANDS[1].split()


def test_G2_all_see_at_once_who_has_chosen() -> None:
    table = play(three(""), "2 plays 1 2")
    for seat in (0, 1, 2, None):
        assert table.view(seat).awaited == [0, 2]


def test_G5_a_hand_thrown_away_is_seen_by_its_owner_and_by_others_only_if_they_show_it() -> None:
    table = all_play(three("last = out, 2 = out", showing="yes"), 3)
    assert table.awaited == [1, 2]
    for seat in (0, None):
        assert hidden(table.view(seat).cards("thrown", 1))
    assert NOBODYS not in table.view(1).cards("thrown", 1)
    table.answer(1, "show")
    for seat in (0, 2, None):
        assert table.view(seat).cards("thrown", 1) == table.cards("thrown", 1)
        assert hidden(table.view(seat).cards("thrown", 2)) == (seat != 2)
    (showed,) = events(table, "showed", 1)
    assert min(showed.seen_by(NO_SEAT).cards) >= 0
    table.answer(2, "keep")
    assert events(table, "showed", 2) == []
    assert state(table).round == 2


def test_G5_cards_left_over_are_seen_by_their_owner_and_by_others_only_if_they_show_them() -> None:
    table = all_play(three("1 = draw, last = draw", showing="yes"), 3)
    assert table.awaited == [0, 2]
    assert len(table.cards("hand", 0)) == 2
    for seat in (1, None):
        assert hidden(table.view(seat).cards("hand", 0))
    table.answer(0, "show")
    assert table.view(1).cards("hand", 0) == table.cards("hand", 0)
    assert hidden(table.view(0).cards("hand", 2))


def test_G5_by_option_nobody_is_asked_to_show() -> None:
    table = all_play(three("1 = draw, last = out", showing="no"), 3)
    assert state(table).round == 2


def test_G7_whoever_imagines_the_others_lets_them_choose_anew_unless_they_have_no_choice() -> None:
    table = all_play(kids(*HANDS, "7pig 7heart", then=COMMON, stages="1 = draw, last = draw"), 2)
    assert state(table).stage == 3
    assert table.awaited == [0, 3]
    table.answer(0, [0, 1])
    other = table.view(3).imagine(Random(1))
    assert other.awaited == [0, 3]
    other.answer(3, [0, 1])
    other.answer(0, [0, 1])
    assert state(other).round == 2
