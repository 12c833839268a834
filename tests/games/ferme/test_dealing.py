"""F1–F3, F15–F16, F21–F23 and J1, J5: cards and players, the deal, the exchange."""

from collections import Counter
from random import Random

import pytest

from brelan.engine.piles import card, size
from brelan.engine.table import IllegalAnswer, Table
from brelan.games.ferme import game
from brelan.games.ferme.state import CARDS, JOKER, Pack
from tests.engine.test_chance import chi_squared
from tests.games.ferme.table import LOW, bankroll, ferme, state
from tests.table import expected, play, told


@pytest.mark.parametrize("players", [0, 1, 9, -1])
def test_F1_two_to_eight_players_sit_down(players: int) -> None:
    with pytest.raises(ValueError, match="ferme is for 2 to 8"):
        Table.begin(game, players)


def test_F2_there_are_52_cards_without_the_joker() -> None:
    t = state(Table.begin(game, 2, seed=1))
    assert size(t, t.stock) + 10 == 52
    assert [CARDS.text(card(t, t.box, 0))] == ["Jo"]


@pytest.mark.parametrize(
    ("players", "lowest", "cards"),
    [(2, "7", 32), (3, "7", 32), (4, "7", 32), (5, "6", 36), (6, "5", 40), (7, "2", 52), (8, "2", 52)],
)
def test_F3_a_stripped_deck_depends_on_the_number_of_players(players: int, lowest: str, cards: int) -> None:
    t = state(Table.begin(game, players, {"deck": "stripped"}, seed=1))
    used = {card(t, pile, i) for pile in (t.stock, *t.hand) for i in range(size(t, pile))}
    assert len(used) == cards
    assert CARDS.ranks[min(CARDS.rank(c) for c in used)] == lowest


def test_F3_the_full_deck_is_the_default() -> None:
    assert state(Table.begin(game, 4, seed=1)).deck == Pack.FULL


def test_F4_the_best_five_cards_or_everybody_else_giving_up_wins() -> None:
    best = play(
        ferme("As Ah Kd Qc Jd", "2s 2h 3d 4c 6d"), "1 stakes 1", "2 follow", "1 exchanges none", "2 exchanges none"
    )
    play(best, "1 stakes 1", "2 follow")
    assert told(best, "won")[0][0] == 0
    bluff = play(ferme("2c 4d 6h 8s 10c", "As Ah Ad Ac Kd"), "1 stakes 5", "2 pass")
    assert told(bluff, "won")[0][0] == 0


def test_F15_the_first_dealer_is_drawn_by_lot() -> None:
    dealers = {state(Table.begin(game, 4, seed=seed)).dealer for seed in range(40)}
    assert dealers == {0, 1, 2, 3}


def test_F15_a_new_deal_begins_without_what_was_staked_or_shown_in_the_one_before() -> None:
    table = play(ferme(*LOW[:2]), "1 stakes 2", "2 follow", "1 exchanges none", "2 exchanges none")
    play(table, "1 stakes 1", "2 follow")
    t = state(table)
    assert t.deal == 2
    assert (set(t.staked), set(t.strength)) == ({0}, {0})
    assert (t.called, t.dead, t.raise_step) == (0, 0, 0)


def test_F15_the_deal_passes_to_the_left_past_players_who_are_out() -> None:
    table = bankroll(ferme(*LOW[:3]), 100, 100, 0)
    state(table).staked[2] = 0
    play(table, "1 stakes 1", "2 pass", "3 pass")
    assert state(table).dealer == 0, "seat 3 dealt; the next dealer is seat 1"
    assert state(table).lead == 1
    play(table, "2 stakes 1", "1 pass")
    assert state(table).dealer == 1
    assert state(table).lead == 0, "seat 3 is out, so seat 1 is the blinde"


def test_F16_five_cards_each_come_one_at_a_time_to_the_left_and_the_rest_is_the_stock() -> None:
    table = ferme("As Ks Qs Js 9s", "Ah Kh Qh Jh 9h")
    assert table.cards("hand", 0) == ["As", "Ks", "Qs", "Js", "9s"]
    assert table.cards("hand", 1) == ["Ah", "Kh", "Qh", "Jh", "9h"]
    assert size(table.state, state(table).stock) == 42
    assert table.view(0).cards("hand", 1) == ["??"] * 5


def test_F21_each_player_still_in_exchanges_up_to_three_cards_from_the_blinde_on() -> None:
    table = ferme(*LOW[:3], then="As Ks Qs")
    play(table, "1 stakes 1", "2 pass", "3 follow")
    assert expected(table) == "1 exchanges and 0 to 3 of the positions 1 2 3 4 5, or none"
    with pytest.raises(IllegalAnswer, match="0 to 3"):
        play(table, "1 exchanges 1 2 3 4")
    play(table, "1 exchanges 1 2 5")
    assert table.cards("hand", 0) == ["6h", "8s", "As", "Ks", "Qs"]
    assert table.cards("put_down", 0) == ["2c", "4d", "10c"]
    assert table.awaited == [2], "seat 2 has passed"
    play(table, "3 exchanges none")
    assert told(table, "exchanged") == [(0, "F21", {"n": 3, "price": 0}), (2, "F21", {"n": 0, "price": 0})]


def test_F22_the_price_goes_into_the_main_pot_and_does_not_count_as_staked() -> None:
    table = play(ferme(*LOW[:2], price=4), "1 stakes 2", "2 follow", "1 exchanges 1 2")
    t = state(table)
    assert (t.chips[0], t.staked[0], t.dead) == (90, 2, 8)
    play(table, "2 exchanges none", "1 stakes 1", "2 pass")
    assert state(table).chips[:2] == [100 - 2 - 8 - 1 + 13, 98]


def test_F22_what_was_paid_for_cards_is_won_once_with_the_main_pot() -> None:
    """Seat 1 has the best hand and no chips left; seat 2, who has paid for a card, wins the side pot."""
    table = bankroll(ferme("As Ah Ad Ac Kd", "9s 9h 3d 4c 6d", *LOW[2:3], then="Qc", price=4), 3, 100, 100)
    play(table, "1 stakes 3", "2 follow", "3 follow", "2 exchanges 3", "3 exchanges none")
    play(table, "2 stakes 5", "3 follow")
    assert told(table, "won") == [(0, "F28", {"chips": 3 * 3 + 4, "side": 0}), (1, "F28", {"chips": 2 * 5, "side": 1})]


def test_F22_one_exchanges_only_what_one_can_pay() -> None:
    table = bankroll(ferme(*LOW[:2], price=4), 11, 100)
    play(table, "1 stakes 2", "2 follow")
    assert "0 to 2 of" in expected(table)
    with pytest.raises(IllegalAnswer):
        play(table, "1 exchanges 1 2 3")
    poor = bankroll(ferme(*LOW[:2], price=4), 5, 100)
    play(poor, "1 stakes 2", "2 follow")
    assert poor.awaited == [1], "the blinde owns 3 and cannot buy a card: nothing to ask"


def test_F22_what_was_paid_for_cards_stays_in_the_main_pot_when_a_stake_comes_back() -> None:
    table = bankroll(ferme("As Ah Ad Kc Qc", "2s 2h 3d 4c 6d", price=1), 3, 100)
    play(table, "1 stakes 2", "2 follow", "1 exchanges 5", "2 exchanges none")
    assert state(table).chips[:2] == [5, 98], "seat 1 is all in with 2 staked and 1 paid"


def exhausted() -> Table:
    """Eight players; the first four have exchanged three cards each, so the stock of twelve is drawn."""
    table = Table.begin(game, 8, {"showing": "no"}, seed=5)
    lead = state(table).lead
    order = [(lead + i) % 8 for i in range(8)]
    play(table, f"{lead + 1} stakes 1", *(f"{seat + 1} follow" for seat in order[1:]))
    play(table, *(f"{seat + 1} exchanges 1 2 3" for seat in order[:4]))
    return table


def test_F23_a_stock_that_runs_out_is_renewed_with_the_cards_the_others_put_down() -> None:
    table = exhausted()
    t, seat = state(table), table.awaited[0]
    assert size(t, t.stock) == 0
    down = {c for other in range(8) for c in table.cards("put_down", other)}
    own = table.cards("hand", seat)[:2]
    play(table, f"{seat + 1} exchanges 1 2")
    new = table.cards("hand", seat)[3:]
    assert set(new) <= down
    assert table.cards("put_down", seat) == own, "their own cards stay where they put them"
    assert size(table.state, state(table).stock) == 10
    assert told(table, "reshuffled") == [(seat, "F23", {"n": 12})]


def test_F23_the_stock_is_drawn_to_its_end_first() -> None:
    table = Table.begin(game, 8, {"showing": "no"}, seed=6)
    lead = state(table).lead
    order = [(lead + i) % 8 for i in range(8)]
    play(table, f"{lead + 1} stakes 1", *(f"{seat + 1} follow" for seat in order[1:]))
    play(table, *(f"{seat + 1} exchanges 1 2 3" for seat in order[:3]), f"{order[3] + 1} exchanges 1 2")
    last = table.cards("stock")
    assert len(last) == 1
    play(table, f"{order[4] + 1} exchanges 1 2 3")
    assert table.cards("hand", order[4])[2] == last[0]
    assert set(table.cards("hand", order[4])[3:]).isdisjoint(last)


def test_F23_the_hands_of_players_who_passed_do_not_come_back() -> None:
    table = Table.begin(game, 8, {"showing": "no"}, seed=7)
    lead = state(table).lead
    order = [(lead + i) % 8 for i in range(8)]
    play(table, f"{lead + 1} stakes 1", *(f"{seat + 1} follow" for seat in order[1:7]), f"{order[7] + 1} pass")
    passed = table.cards("hand", order[7])
    play(table, *(f"{seat + 1} exchanges 1 2 3" for seat in order[:7]))
    assert table.cards("hand", order[7]) == passed


def test_J1_the_joker_joins_the_full_and_the_stripped_deck() -> None:
    for deck, cards in (("full", 53), ("stripped", 33)):
        t = state(Table.begin(game, 2, {"joker": "yes", "deck": deck}, seed=1))
        used = {card(t, pile, i) for pile in (t.stock, *t.hand) for i in range(size(t, pile))}
        assert len(used) == cards
        assert JOKER in used


def test_J5_a_joker_that_was_put_down_can_come_back_with_the_renewed_stock() -> None:
    came_back = 0
    for seed in range(30):
        table = Table.begin(game, 8, {"showing": "no", "joker": "yes"}, seed=seed)
        lead = state(table).lead
        order = [(lead + i) % 8 for i in range(8)]
        play(table, f"{lead + 1} stakes 1", *(f"{seat + 1} follow" for seat in order[1:]))
        put_down = False
        for seat in order:
            hand = table.cards("hand", seat)
            cards = [hand.index("Jo") + 1] if "Jo" in hand else [1]
            cards += [i for i in (1, 2, 3, 4) if i not in cards][:2]
            came_back += put_down and "Jo" in hand
            play(table, f"{seat + 1} exchanges {' '.join(map(str, cards))}")
            put_down = put_down or "Jo" in hand
            if put_down and any("Jo" in table.cards("hand", other) for other in order):
                came_back += 1
    assert came_back > 0


def test_F23_whoever_put_a_card_down_remembers_that_it_is_in_the_new_stock() -> None:
    """A seat never imagines its own shuffled-back cards in a hand that was dealt before the shuffle."""
    table, rng = exhausted(), Random(1)
    seat = table.awaited[0]
    witness = (seat + 4) % 8  # exchanged before the stock ran out
    mine = set(table.cards("put_down", witness))
    play(table, f"{seat + 1} exchanges 1 2")
    t = table.state
    for _ in range(200):
        other = table.view(witness).imagine(rng)
        old = [c for s in range(8) if s != seat for c in other.cards("hand", s)] + other.cards("hand", seat)[:3]
        assert mine.isdisjoint(old)
        assert other.view(witness).state == table.view(witness).state
    assert t.shuffles > 0


def test_every_seat_deals_first_and_every_card_comes_first_equally_often() -> None:
    dealers: Counter[int] = Counter()
    cards: Counter[int] = Counter()
    for seed in range(6_000):
        table = Table.begin(game, 3, {"deals": 1}, seed)
        dealers[state(table).dealer] += 1
        cards[table.state.slot[0] & 127] += 1
    assert chi_squared(dealers, 3) < 16
    assert chi_squared(Counter({face - 1: n for face, n in cards.items()}), 52) < 110
