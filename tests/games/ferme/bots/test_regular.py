"""Poker fermé's regular: keeps what belongs together, follows with a pair, raises with more."""

from random import Random

import pytest

from brelan.engine.asks import one_of, some_of
from brelan.engine.sets import bit, first
from brelan.engine.table import Table
from brelan.games.ferme import game
from brelan.games.ferme.bots.regular import bet, exchange, keep, play
from brelan.games.ferme.state import CARDS, Bet

KEPT = [
    ("2c 3d 4h 5s 6c", "2c 3d 4h 5s 6c", "the lowest straight"),
    ("Ah Kh 9h 5h 3h", "Ah Kh 9h 5h 3h", "a flush"),
    ("8h 8c 8d 3s 5s", "8h 8c 8d", "three of a kind"),
    ("As Ah Ad Kc Qc", "As Ah Ad", "three aces, which are less than any straight"),
    ("8h 8c 3d 3s 5s", "8h 8c 3d 3s", "two pairs"),
    ("8h 8c 3d Kd 5s", "8h 8c", "a pair"),
    ("8h 8c Kh 5h 2h", "8h 8c", "a pair rather than four of a suit"),
    ("Jo 8h 8c Kd 5s", "Jo 8h 8c", "a pair and the joker"),
    ("2h Kh 9h 7c 3h", "2h Kh 9h 3h", "four of a suit"),
    ("2h Kh 9h 7c 3c", "Kh 9h", "of three of a suit the two highest cards, as ever"),
    ("Jo Kh 9d 7c 3c", "Jo Kh", "the joker and the highest card"),
]


@pytest.mark.parametrize(("hand", "kept", "what"), KEPT, ids=[what for _, _, what in KEPT])
def test_a_regular_keeps_what_belongs_together_and_else_the_two_highest_cards(hand: str, kept: str, what: str) -> None:
    cards = CARDS.cards(hand)
    assert {CARDS.text(cards[i]) for i in keep(cards)} == set(kept.split()), what


@pytest.mark.parametrize(
    ("hand", "most", "thrown"),
    [
        ("8h 8c 3d Kd 5s", 3, (2, 4, 3)),
        ("8h 8c 3d Kd 5s", 2, (2, 4)),
        ("8h 8c 3d 3s Ks", 3, (4,)),
        ("2c 3d 4h 5s 6c", 3, ()),
        ("2h Kh 9h 7c 3c", 3, (0, 4, 3)),
    ],
)
def test_a_regular_throws_the_rest_the_lowest_first(hand: str, most: int, thrown: tuple[int, ...]) -> None:
    assert exchange(CARDS.cards(hand), some_of(first(5), 0, most)) == thrown


@pytest.mark.parametrize(
    ("courage", "risked", "may_raise", "expected"),
    [
        (0, 0, True, Bet.PASS),
        (1, 0, True, Bet.FOLLOW),
        (2, 0, True, Bet.RAISE),
        (2, 1, True, Bet.FOLLOW),
        (3, 1, True, Bet.RAISE),
        (8, 7, True, Bet.FOLLOW),
        (2, 0, False, Bet.FOLLOW),
        (0, 0, False, Bet.PASS),
    ],
)
def test_a_regular_passes_with_nothing_follows_with_a_pair_and_raises_with_the_more_the_more_is_at_stake(
    courage: int, risked: int, may_raise: bool, expected: Bet
) -> None:
    offered = bit(Bet.PASS) | bit(Bet.FOLLOW) | (bit(Bet.RAISE) if may_raise else 0)
    assert bet(courage, risked, one_of(offered)) == expected


@pytest.mark.parametrize("players", [2, 4, 8])
def test_regulars_do_not_raise_each_other_for_ever(players: int) -> None:
    rng = Random(1)
    for seed in range(8):
        table = Table.begin(game, players, {"deals": 1}, seed=seed)
        answers = 0
        while not table.over:
            seat = table.awaited[0]
            table.answer(seat, play(table.view(seat), table.asks[seat], rng))
            answers += 1
        assert answers < 12 * players
