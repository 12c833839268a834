"""The solved deal between two, and how a seat reads the stakes on the table."""

from itertools import product

import pytest

from benchmarks.strength.ferme import usual
from benchmarks.strength.ferme_rules import NAIVE, RULES, won_from
from brelan.engine.table import Table
from brelan.games.ferme import game
from brelan.games.ferme.bots.duel import Holder, best_of, held
from brelan.games.ferme.bots.range import CLASSES, Pack
from brelan.games.ferme.bots.second import Stakes, levels
from brelan.games.ferme.bots.spot import UNKNOWN, exchanged, foreseen, menu, spot, with_path
from brelan.games.ferme.bots.two import deal_at, following_mass, prospects
from brelan.games.ferme.bots.whole import BLINDE, CARDS, OTHER, exchange_rows, plant_deal, solved
from brelan.solver.acts import exploitability
from tests.games.ferme.table import LOW, ferme, state
from tests.table import play

FULL = Pack(0, False)


def test_f1_the_solution_gives_at_most_five_thousandths_of_a_chip_away() -> None:
    found = solved(usual(FULL))
    assert exploitability(found.acts, found.play) <= 0.005


def test_f2_the_solution_wins_four_chips_in_100_deals_from_naive_players() -> None:
    found = solved(usual(FULL))
    assert min(100 * won_from(found, rule) for rule in RULES if rule.name in NAIVE) >= 4


def test_a_player_who_changed_nothing_holds_most_and_one_who_changed_two_more_than_one_who_changed_three() -> None:
    mean = [float(held(FULL, Holder(False, n)) @ range(CLASSES)) for n in range(4)]
    assert max(mean) == mean[0]
    assert mean[3] < float(held(FULL, Holder(False, UNKNOWN)) @ range(CLASSES)) < mean[0]
    assert mean[2] > mean[3]


def test_the_best_of_several_holds_more_than_one() -> None:
    one = held(FULL, Holder(False, 3))
    assert best_of([one]) == pytest.approx(one)
    assert best_of([one, one, one]) @ range(CLASSES) > one @ range(CLASSES)


@pytest.mark.parametrize(("player", "seen"), [(BLINDE, 0), (OTHER, 1), (OTHER, 3)])
def test_hands_after_an_exchange_are_worth_what_the_exchange_is(player: int, seen: int) -> None:
    found = solved(usual(FULL))
    opening = found.deal.openings[-1]
    hopes = prospects(found, player, opening, seen)
    rows = exchange_rows(found.deal, player, opening, seen)
    mass = (
        following_mass(found, opening) if player == BLINDE else found.came[BLINDE][found.joint(opening, seen, 0)].sum()
    )
    for n, worth in enumerate(found.worths[player][0][rows]):
        assert found.acts.changes[n] @ hopes[n] * mass == pytest.approx(worth)


def test_whoever_exchanges_one_card_more_than_the_other_pays_its_price_more() -> None:
    deal = usual(FULL)._replace(price=2)
    found, ways = plant_deal(deal).joints, len(CARDS)
    pay = found.pay.reshape(len(deal.openings), ways, ways, *found.pay.shape[1:])
    for n, m in product(CARDS, CARDS):
        assert pay[:, n, m] - pay[:, m, n] == pytest.approx(2 * (m - n))


@pytest.mark.parametrize(
    ("lines", "path"),
    [(("1 stakes 4",), (4,)), (("1 stakes 2", "2 raise"), (2, 4)), (("1 stakes 4", "2 raise", "1 raise"), (4, 8, 12))],
)
def test_stakes_are_read_from_the_table(lines: tuple[str, ...], path: tuple[int, ...]) -> None:
    table = play(ferme(*LOW[:2]), "1 stakes 3", "2 follow", "1 exchanges none", "2 exchanges none", *lines)
    seat = table.awaited[0]
    found = spot(state(table.view(seat)), seat)
    assert (found.first, found.path, found.pot) == (3, path, 6)


@pytest.mark.parametrize(("stack", "lines", "deep"), [(1, (), 0), (3, ("1 stakes 1",), 2)])
def test_behind_a_first_stake_lies_what_is_left_of_the_chips(stack: int, lines: tuple[str, ...], deep: int) -> None:
    table = play(ferme(*LOW[:2], stack=stack), *lines)
    t = state(table.view(1))
    assert deal_at(t, spot(t, 1)).stakes.deep == deep


def test_stakes_that_were_made_are_among_those_considered() -> None:
    fixed = with_path(Stakes((1, 5), (), 50, 3), (3, 6, 9))
    assert all(level in levels(fixed, (3, 6, 9)[:i]) for i, level in enumerate((3, 6, 9)))
    free = with_path(Stakes((1, 5), (2, 5), 50, 3), (3, 7))
    assert 7 in levels(free, (3,))


def test_raises_end_with_tapis_and_after_as_many_as_are_considered() -> None:
    free = Stakes((0, 1, 12), (2, 5), 10, 2)
    assert levels(free, ()) == [1, 10]
    assert levels(free, (1,)) == [3, 6]
    assert levels(free, (1, 6)) == [8, 10]
    assert levels(free, (1, 6, 8)) == []
    assert levels(free, (10,)) == []


def test_a_menu_goes_from_one_to_the_most() -> None:
    assert menu(3, 5) == (1, 2, 3)
    assert menu(1000, 4) == (1, 10, 100, 1000)


def test_one_looks_four_stakes_deep_and_where_there_is_less_at_a_depth_that_comes_again() -> None:
    """F18, F24 The highest stake and three raises by it; nearly alike depths are looked at alike."""
    t = state(ferme(*LOW[:2]))
    t.maximum = 5
    assert [foreseen(t, deep) for deep in (0, 1, 4, 7, 11, 19, 20, 21, 100)] == [0, 1, 4, 6, 10, 15, 20, 20, 20]
    t.maximum = 1000
    steps = [deep for deep in range(1, 200) if foreseen(t, deep) == deep]
    assert steps == [1, 2, 3, 4, 5, 6, 8, 10, 12, 15, 20, 26, 34, 45, 60, 80]
    assert all(foreseen(t, deep) == max(step for step in steps if step <= deep) for deep in range(1, 200))


@pytest.mark.parametrize(
    ("players", "deck", "known"),
    [(4, "stripped", True), (5, "stripped", False), (6, "full", True), (7, "full", False), (2, "full", True)],
)
def test_nothing_put_down_means_nothing_exchanged_where_the_stock_lasts_for_three_cards_each(
    players: int, deck: str, known: bool
) -> None:
    """F23 With 32 cards among four it just does; else what was put down may have been shuffled into a new stock."""
    t = state(Table.begin(game, players, {"deck": deck}, seed=1))
    assert {exchanged(t, seat) for seat in range(players)} == {0 if known else UNKNOWN}
