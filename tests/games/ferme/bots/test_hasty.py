"""Poker fermé's regular in a hurry: written like rules, it has the regular's habits."""

from itertools import count
from random import Random

import pytest

from brelan.engine.asks import some_of
from brelan.engine.chance import roll, seeded
from brelan.engine.sets import bit, first
from brelan.games.ferme.bots.hasty import loose_ones, policy
from brelan.games.ferme.bots.regular import exchange
from brelan.games.ferme.state import CARDS, JOKER, Bet
from tests.games.ferme.bots.test_regular import KEPT
from tests.games.ferme.table import LOW, ferme, state
from tests.table import play

HANDS = [hand for hand, _, _ in KEPT] + [CARDS.texts(Random(seed).sample(range(JOKER + 1), 5)) for seed in range(60)]


def test_it_puts_down_what_the_regular_puts_down_however_many_cards_are_left() -> None:
    """F21, F23 Three at most, fewer where the stock holds no more."""
    for hand in HANDS:
        cards = CARDS.cards(hand)
        taken = [card for card in range(JOKER) if card not in cards]
        t = state(ferme(hand, CARDS.texts(taken[:5]), joker="yes"))
        for most in range(4):
            thrown = exchange(cards, some_of(first(5), 0, most))
            assert isinstance(thrown, tuple)
            assert loose_ones(t, 0, most) == sum(map(bit, thrown)), hand


@pytest.mark.parametrize(("mood", "stake"), [(0, 1), (1, 1), (2, 1), (3, 2), (4, 3)])
def test_two_moods_of_five_are_bolder_than_the_cards(mood: int, stake: int) -> None:
    luck = next([seeded(seed)] for seed in count() if roll([seeded(seed)], 5) == mood)
    assert policy(state(ferme("8h 8c 3d Kd 5s", LOW[0])), 0, luck) == stake


@pytest.mark.parametrize(
    ("stake", "moods"), [(4, "follow follow follow raise raise"), (5, "pass pass pass follow raise")]
)
def test_from_three_times_the_usual_stake_on_it_wants_a_better_kind_of_hand(stake: int, moods: str) -> None:
    """F24 The usual stake is what one raises by."""
    table = ferme(LOW[0], "8h 8c 3d Kd 5s")
    play(table, "1 stakes 1", "2 follow", "1 exchanges none", "2 exchanges none", f"1 stakes {stake}")
    t = state(table)
    t.raise_step = 2
    lucks = (next([seeded(seed)] for seed in count() if roll([seeded(seed)], 5) == mood) for mood in range(5))
    assert " ".join(Bet(policy(t, 1, luck)).name.lower() for luck in lucks) == moods
