"""C1–C10: material, set-up, the deal and the common cards."""

import pytest

from brelan.engine.piles import size
from brelan.engine.source import Outcome, Script
from brelan.engine.table import IllegalAnswer, Table
from brelan.games.champ import game
from brelan.games.champ.state import ACE_BACK, BACKS, CARDS, State
from tests.games.champ.table import HANDS, TIE, TIED, backs, champ, chips, everybody, staked, state, to_the_end
from tests.table import play, told


@pytest.mark.parametrize("players", [-1, 0, 1, 7])
def test_C1_two_to_six_players_sit_down(players: int) -> None:
    with pytest.raises(ValueError, match="champ is for 2 to 6"):
        Table.begin(game, players)


@pytest.mark.parametrize(
    "cards",
    [
        *("Ks Qs Js 10s", "Kh Qh Jh 10h", "Kd Qd Jd 10d", "Kc Qc Jc 10c"),
        *("9s 8s 7s 6s", "9h 8h 7h 6h", "9d 8d 7d 6d", "9c 8c 7c 6c"),
        *("5s 4s 3s 2s", "5h 4h 3h 2h", "5d 4d 3d 2d", "5c 4c 3c 2c"),
        "As Ah Ad Ac",
    ],
)
def test_C2_a_back_tells_suit_and_strength_class_and_of_an_ace_only_that_it_is_one(cards: str) -> None:
    alike = CARDS.cards(cards)
    back = BACKS[alike[0]]
    assert [card for card in range(52) if BACKS[card] == back] == sorted(alike)
    assert 1 <= back <= ACE_BACK


def test_C2_there_are_52_cards_and_thirteen_backs() -> None:
    t = state(Table.begin(game, 6, seed=1))
    assert sum(t.count) == len(CARDS) == 52
    assert set(BACKS) == set(range(1, 14))


@pytest.mark.parametrize("players", [2, 3, 4, 5, 6])
def test_C3_everybody_starts_with_12_of_the_72_chips_and_the_rest_stays_in_the_box(players: int) -> None:
    t = game.blank(players)
    assert isinstance(t, State)
    assert t.chips == [12] * players + [0] * (6 - players)
    assert t.box == 72 - 12 * players
    assert game.wealth(t) == 72


def test_C5_there_is_no_order_of_speaking() -> None:
    for players in (2, 6):
        assert Table.begin(game, players, seed=1).awaited == list(range(players))


def test_C5_every_deal_starts_with_all_52_cards_shuffled() -> None:
    """The second deal brings the same hands, the same burnt card and the same flop: all of them were gathered."""
    cards = CARDS.cards("As 2c 3h Kd 7d 8s  10c  Ah Qs 9d")
    again = Script(tuple(Outcome(0, card) for card in cards + cards), goes_on=True)
    table = Table.begin(game, 3, {"showing": "no"}, 1, again)
    play(table, "1 give_up", "3 give_up")
    assert state(table).deal == 2
    assert [table.cards("hand", seat) for seat in range(3)] == [["As", "Kd"], ["2c", "7d"], ["3h", "8s"]]
    assert table.cards("burnt") == ["10c"]
    assert size(table.state, state(table).pack) == 52 - 10
    assert [table.cards("under", seat) for seat in range(3)] == [[], [], []]


def test_C5_a_deal_begins_with_nothing_staked_weighed_or_remembered_from_the_one_before() -> None:
    table = to_the_end(champ(*HANDS[:3]))
    t = state(table)
    assert (t.deal, t.stage, t.still_in) == (2, 1, 0b111)
    assert set(t.strength) == {0}
    assert [staked(table, seat) for seat in range(3)] == [[1, 0, 0, 0]] * 3
    assert (t.shuffles, sum(t.lost)) == (0, 0)


def test_C6_everybody_plays_every_deal_and_nobody_is_eliminated() -> None:
    table = to_the_end(champ(*HANDS[:3], chips=(24, 6, 6), length="long"))
    assert state(table).deal == 2
    assert told(table, "dealt")[3:] == [(seat, "C8", told(table, "dealt")[3 + seat][2]) for seat in range(3)]
    assert [staked(table, seat) for seat in range(3)] == [[1, 0, 0, 0]] * 3
    assert table.awaited == [0, 1, 2], "those who had lost everything were helped out and play on"


def test_C7_the_stakes_are_1_1_2_2_and_lie_in_view_by_player_and_stage() -> None:
    table = champ(*HANDS[:3])
    lying = [staked(table.view(None), 1)]
    for _ in range(3):
        play(table, "2 stake")
        lying.append(staked(table.view(None), 1))
        if state(table).stage < 3:
            play(table, "3 stake", "1 stake")
    assert lying == [[1, 0, 0, 0], [1, 1, 0, 0], [1, 1, 2, 0], [1, 1, 2, 2]]
    assert chips(table) == [12 - 4, 12 - 6, 12 - 4]


def test_C7_there_is_no_raise_and_no_check() -> None:
    table = champ(*HANDS[:2])
    assert table.question.expected(table.asks[0]) == "give_up or stake"
    for choice in ("raise", "check", 2, None):
        with pytest.raises(IllegalAnswer, match="give_up or stake"):
            table.answer(0, choice)


def test_C8_two_cards_each_and_one_chip_staked_without_a_choice() -> None:
    table = champ(*HANDS[:4], board="")
    t = state(table)
    assert [table.cards("hand", seat) for seat in range(4)] == [hand.split() for hand in HANDS[:4]]
    assert [staked(table, seat) for seat in range(4)] == [[1, 0, 0, 0]] * 4
    assert chips(table) == [11] * 4
    assert table.answers == []
    assert [backs(table.view(0).state, t.hand[seat]) for seat in (1, 2)] == [[1, 6], [3, 8]]


def test_C9_three_common_cards_then_a_fourth_and_a_fifth() -> None:
    table = champ(*HANDS[:2])
    boards = [table.view(None).cards("board")]
    for _ in range(2):
        everybody(table, "stake")
        boards.append(table.view(None).cards("board"))
    assert boards == [["Ah", "Qs", "9d"], ["Ah", "Qs", "9d", "3c"], ["Ah", "Qs", "9d", "3c", "2h"]]
    seen = {what: [tell.seen_by(8).cards for tell in table.tells if tell.what == what] for what in ("turn", "river")}
    assert seen == {"turn": [tuple(CARDS.cards("3c"))], "river": [tuple(CARDS.cards("2h"))]}


def test_C10_before_cards_go_to_the_board_one_goes_under_the_pack_unseen_on_both_sides() -> None:
    table = champ(*HANDS[:3])
    for burnt in (1, 2, 3):
        for seat in (0, 1, 2, None):
            view = table.view(seat)
            assert view.cards("burnt") == ["??"] * burnt
            assert backs(view.state, state(table).burnt) == [0] * burnt
            assert set(backs(view.state, state(table).pack)) == {0}, "nor is the back of the pack's top card seen"
        everybody(table, "stake")


def test_C10_the_same_in_a_duel() -> None:
    """The last duel of a game: its cards still lie on the table when the game is over."""
    duel = ("Ks Kd", "Qs Qd", "2c 7d 9h Jc 3s")
    table = champ(*TIED, board=TIE, chips=(15, 6, 15), duels=[duel], length="chrono")
    table.ring()
    to_the_end(table)
    assert table.over
    assert len(table.cards("burnt")) == 5
    assert table.view(None).cards("burnt") == ["??"] * 5
    assert backs(table.view(0).state, state(table).burnt) == [0] * 5
