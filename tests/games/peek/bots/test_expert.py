"""The expert of Peek Poker: its tree is the game's own bidding, and its answers are near an equilibrium."""

from random import Random

import numpy as np
import pytest

from brelan.engine.table import Table
from brelan.games.peek.bots.duel import FIRST, SECOND, Duel, bids_made, consistent, duel_of, solved, ways
from brelan.games.peek.bots.entry import DEPTHS, PLACES, gain, name, worth_entering
from brelan.games.peek.bots.entry import table as entries
from brelan.games.peek.bots.expert import mind
from brelan.games.peek.bots.ladder import Bidding, Path, called, decision, paths, raises, usual
from brelan.games.peek.bots.range import best_of, entering, hand, weights
from brelan.games.peek.bots.spot import Spot, spot
from brelan.games.peek.odds import CUPS
from brelan.games.peek.ranking import DECK
from brelan.games.peek.state import Bet, Join
from brelan.solver.solve import exploitability
from brelan.solver.tree import Decision, End
from tests.games.peek.table import COMMON, FOUR, FULL, PAIR, bid, everybody_enters, peek, state

BOARD = tuple(sorted(DECK.cards(COMMON)))
DEEP = Bidding(96, 0)


def follow(path: Path, branch: int) -> End:
    """The end of the tree after a bidding and an answer."""
    at = decision(DEEP, ())
    for done, level in enumerate(path):
        following = at.branches[called(DEEP, path[:done]).index(level)]
        assert isinstance(following, Decision)
        at = following
    end = at.branches[branch]
    assert isinstance(end, End)
    return end


@pytest.mark.parametrize("seed", range(12))
def test_every_end_of_the_tree_pays_what_the_game_pays(seed: int) -> None:
    rng = Random(seed)
    path = rng.choice([path for path in paths(DEEP) if path])
    branch = rng.choice([0, 1])
    table = everybody_enters(peek(FULL, PAIR), 96, 96)
    for number, level in enumerate(path):
        seat, before = number % 2, path[number - 1] if number else 1
        bid(table, f"{seat + 1} {'raise' if number else 'stake'} {level - before}")
    if table.state.now and table.awaited == [len(path) % 2]:
        bid(table, f"{len(path) % 2 + 1} {('fold', 'follow')[branch]}")
    end = follow(path, branch)
    assert sum(state(table).staked) == 0
    assert state(table).points[0] - 96 == (end.win if branch else end.tie)


def expert(table: Table) -> dict[int, tuple[float, float]]:
    """What the expert who is asked answers: how often, and what it is worth."""
    (seat,) = table.awaited
    return {o.answer: (o.share, o.worth) for o in mind(table.view(seat), table.asks[seat], Random(1)).options}


def test_it_folds_little_against_much_and_raises_with_the_best() -> None:
    little = expert(bid(everybody_enters(peek(FOUR, PAIR), 96, 96), "1 stake 40"))
    much = expert(bid(everybody_enters(peek(PAIR, "10 J K"), 96, 96), "1 stake 2"))
    assert little[Bet.FOLD][0] > 0.95
    assert little[Bet.FOLLOW][1] < -10
    assert much[Bet.RAISE][0] > 0.5
    assert much[Bet.FOLD][0] < 0.01
    assert much[Bet.FOLD][1] == 0
    assert much[Bet.RAISE][1] > 3


def test_it_says_what_every_size_of_a_stake_is_worth() -> None:
    table = everybody_enters(peek(FOUR, PAIR), 96, 96)
    whole = expert(table)[Bet.STAKE]
    table.answer(0, Bet.STAKE)
    sizes = expert(table)
    assert set(sizes) == {1, 2, 4, 8, 16, 32, 64, 95}
    assert max(worth for _, worth in sizes.values()) == pytest.approx(whole[1])
    assert sizes[1][1] > sizes[64][1]


def test_it_follows_with_all_it_has_when_the_pot_pays_for_it() -> None:
    found = expert(bid(everybody_enters(peek(PAIR, "10 J K"), 96, 9), "1 stake 40"))
    assert found[Bet.FOLLOW][0] > 0.95
    assert Bet.RAISE not in found


@pytest.mark.parametrize("stake", [1, 5, 7, 11, 23, 50])
def test_stakes_off_the_ladder_are_part_of_what_it_solves(stake: int) -> None:
    table = bid(everybody_enters(peek(PAIR, FULL), 96, 96), f"1 stake {stake}")
    here = spot(state(table), 1)
    duel = duel_of(here, 0.1)
    assert (1 + stake,) in consistent(duel, here.own, here.asked)
    assert len(raises(duel.bidding, ())) <= 9


def test_a_raise_tells_which_opening_it_answered() -> None:
    answered = [set(raises(DEEP, (opening,))[:-1]) for opening in usual(())]
    for i, levels in enumerate(answered):
        assert not levels & set().union(*answered[:i])


def test_one_s_own_usual_raise_is_known_again() -> None:
    table = bid(everybody_enters(peek(PAIR, FULL), 96, 96), "1 stake 2", "2 raise 7", "1 raise 15")
    here = spot(state(table), 1)
    assert bids_made(here) == ((2, 25),)
    assert consistent(duel_of(here, 0.1), here.own, here.asked) == [(3, 10, 25)]


@pytest.mark.parametrize("deep", [*range(3, 20), 31])
def test_for_all_stakes_there_can_be_a_bidding_is_found_that_led_to_them(deep: int) -> None:
    for asked in range(2, deep + 1):
        for own in range(1, asked):
            for opener in (False, True):
                possible = own > 1 if opener else own != 2
                here = Spot((0, 0, 0), BOARD, 1, 0, opener, own, asked, deep, 0)
                assert not possible or consistent(duel_of(here, 0.1), own, asked), here


def test_what_it_solves_is_near_an_equilibrium() -> None:
    known = solved(Duel(FIRST, DEEP, BOARD, 1, 0, 0.0))
    assert exploitability(known.tree, known.strategy) < 0.02 * 1.3


def test_shares_sum_to_one_for_every_hand_and_folding_is_worth_nothing() -> None:
    for own, asked in ((1, 3), (1, 33)):
        found = ways(Duel(SECOND, DEEP, BOARD, 1, 0, 0.1), own, asked)
        assert np.sum([way.share for way in found], 0) == pytest.approx(1)
        assert found[0].worth == pytest.approx(0, abs=1e-6)


def test_the_best_of_several_cups_is_seldom_weak() -> None:
    one = weights(BOARD, 0)
    three = best_of(one, 3)
    assert three.sum() == pytest.approx(1)
    assert three[0] == pytest.approx(one[0] ** 3)
    assert hand(tuple(DECK.cards(PAIR)), BOARD) == 0


def test_the_table_of_entries_is_whole_and_prefers_good_dice_and_the_last_word() -> None:
    assert set(entries()) == {name(deep, n, place) for deep in DEPTHS for n in (1, 2, 3) for place in PLACES}
    aces, nothing = tuple(DECK.cards("A A A")), tuple(DECK.cards("9 10 Q"))
    for opponents in (1, 2, 3):
        assert gain(aces, 48, opponents, "first") > gain(nothing, 48, opponents, "first")
    first, second = (np.mean([gain(cup, 48, 1, place) for cup in CUPS]) for place in PLACES)
    assert second > first


def test_it_enters_with_three_aces_and_passes_with_nothing() -> None:
    strong, weak = peek("A A A", PAIR, PAIR), peek("9 10 Q", PAIR, PAIR)
    assert expert(strong)[Join.ENTER][0] == 1
    assert expert(weak)[Join.PASS][0] == 1
    assert expert(weak)[Join.ENTER][1] < 0


@pytest.mark.parametrize(("stake", "opener"), [(1, True), (2, False)])
def test_whoever_followed_the_lowest_opening_counts_as_an_opener_since_no_raise_stops_there(
    stake: int, opener: bool
) -> None:
    lines = f"1 stake {stake}", "2 follow", "3 raise 4", "1 fold"
    table = bid(everybody_enters(peek(FOUR, PAIR, FULL), 64, 64, 64), *lines)
    assert table.awaited == [1]
    assert (spot(state(table), 1).own, spot(state(table), 1).opener) == (1 + stake, opener)


@pytest.mark.parametrize("players", [2, 3])
def test_what_was_left_on_the_track_is_shared_by_all_who_may_enter(players: int) -> None:
    """P6 Alone one takes all of it: nobody enters after the first, or one of two does, or both."""
    t, cup = state(peek(*["9 10 Q"] * players)), tuple(DECK.cards("9 10 Q"))
    before, often = worth_entering(t, 0, cup), entering(players)
    t.track = 12
    shares = {2: (12, 6), 3: (12, 6, 4)}[players]
    likely = {2: (1 - often, often), 3: ((1 - often) ** 2, 2 * often * (1 - often), often**2)}[players]
    expected = sum(share * chance for share, chance in zip(shares, likely, strict=True))
    assert worth_entering(t, 0, cup) - before == pytest.approx(expected)
