"""Peek Poker's regular in a hurry: how often luck decides, to the thousandth, and what a price rules out."""

from itertools import count

import pytest

from brelan.engine.chance import roll, seeded
from brelan.games.peek.bots.hasty import policy, winning_chance
from brelan.games.peek.state import Bet, Join
from tests.games.peek.table import FOUR, PAIR, bid, everybody_enters, peek, state

JUNK = "9 10 Q"  # no pair and a single high die


def rolling(first: int, of: int = 1000) -> list[int]:
    """Luck whose first number is this one of so many."""
    return next([seeded(seed)] for seed in count() if roll([seeded(seed)], of) == first)


@pytest.mark.parametrize(("cups", "first", "choice"), [
    ((JUNK, PAIR), 0, Join.ENTER), ((JUNK, PAIR), 699, Join.ENTER), ((JUNK, PAIR), 700, Join.PASS),
    ((JUNK, PAIR, PAIR), 0, Join.PASS), (("9 9 Q", PAIR, PAIR), 999, Join.ENTER), (("9 K A", PAIR), 999, Join.ENTER),
])  # fmt: skip
def test_with_dice_that_promise_nothing_it_enters_between_two_alone_seven_times_of_ten(
    cups: tuple[str, ...], first: int, choice: Join
) -> None:
    assert policy(state(peek(*cups)), 0, rolling(first)) == choice


@pytest.mark.parametrize(("first", "choice"), [(0, Bet.STAKE), (39, Bet.STAKE), (40, Bet.FOLD), (999, Bet.FOLD)])
def test_with_the_weakest_hand_it_opens_forty_times_of_a_thousand(first: int, choice: Bet) -> None:
    assert policy(state(everybody_enters(peek(PAIR, FOUR), 96, 96)), 0, rolling(first)) == choice


@pytest.mark.parametrize(("stake", "choice"), [(2, Bet.RAISE), (3, Bet.FOLD)])
def test_it_bluffs_only_where_the_price_is_at_most_half_of_what_lies_there(stake: int, choice: Bet) -> None:
    """P10 A stake of 2 lets 4 lie there, one of 3 lets 5."""
    table = bid(everybody_enters(peek(FOUR, PAIR), 96, 96), f"1 stake {stake}")
    assert policy(state(table), 1, rolling(0)) == choice


def test_it_stakes_three_tenths_of_what_lies_there_to_all_of_it() -> None:
    table = everybody_enters(peek(FOUR, PAIR), 5000, 5000)
    table.answer(0, Bet.STAKE)
    state(table).track = 998  # beside both entries
    found = {policy(state(table), 0, [seeded(seed)]) for seed in range(6000)}
    assert (min(found), max(found)) == (300, 1000)


def test_the_price_rules_out_weaker_hands_up_to_six_tenths_of_them() -> None:
    """P10 Two entries lie there, so that a price of n rules out 600 n / (n + 2) thousandths."""
    chances = {}
    for cup in ("A A 10", "9 Q K", PAIR):
        t = state(everybody_enters(peek(cup, PAIR), 96, 96))
        chances[cup] = [winning_chance(t, 0, price, [seeded(3)]) for price in (0, 1, 2, 1000)]
    assert chances == {"A A 10": [833, 791, 761, 584], "9 Q K": [416, 270, 165, 0], PAIR: [0, 0, 0, 0]}
