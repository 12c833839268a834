"""Poker fermé as PokerKit can play it: five-card draw, four players, a new state for every deal.

The same as F16–F26: player 0 sits left of the dealer and opens both bettings with 1 to 5; the others follow
or pass and may not raise in the first betting; 0 to 3 cards are exchanged; in the second betting a raise is
as much as the opener's stake (PokerKit's least no-limit raise) and raises are not limited in number.

What differs: PokerKit wants a forced bet, so the dealer lays one dead chip; it does not make the opener open,
so the policies here always do; it deals the new cards after everybody has put down theirs; equal hands share
the pot, since its suits have no order; chips do not pass from one deal to the next. Where the rules say
beforehand what is legal PokerKit is not asked, which spares it the time.
"""

import random
from collections.abc import Callable
from copy import deepcopy
from functools import partial
from typing import Literal

from pokerkit import Automation, BettingStructure, Deck, Opening, StandardHighHand, State, Street

Policy = Literal["random", "calm"]
SEATS = 4
CHIPS = 100
MAXIMUM = 5
FIRST = Street(False, (False,) * 5, 0, False, Opening.POSITION, 1, 1)
SECOND = Street(False, (), 0, True, Opening.POSITION, 1, None)

deal = partial(
    State,
    tuple(Automation),
    Deck.STANDARD,
    (StandardHighHand,),
    (FIRST, SECOND),
    BettingStructure.NO_LIMIT,
    True,
    (0, 0, 0, 1),
    0,
    0,
    CHIPS,
    SEATS,
)


def play(policy: Policy, hands: int, seed: int) -> tuple[int, int]:
    """Plays so many hands; says how many, and how many decisions they took."""
    random.seed(seed)  # PokerKit shuffles with the global generator
    rng = random.Random(seed)
    decisions = 0
    for _ in range(hands):
        state = deal()
        while state.status:
            decide(state, policy, rng)
            decisions += 1
        if sum(state.stacks) != SEATS * CHIPS:
            raise AssertionError(f"PokerKit lost chips: {state.stacks}")
    return hands, decisions


def decide(state: State, policy: Policy, rng: random.Random) -> None:
    """The player whose turn it is answers: opens, follows, passes, raises or exchanges."""
    if state.actor_index is None:
        exchange(state, policy, rng)
    elif not any(state.bets):
        state.complete_bet_or_raise_to(1 if policy == "calm" else rng.randint(1, MAXIMUM))
    elif policy == "calm":
        state.check_or_call()
    else:
        rng.choice(kinds(state))()


def exchange(state: State, policy: Policy, rng: random.Random) -> None:
    """Calm: none. Random: a number from 0 to 3, then any cards."""
    seat = state.stand_patter_or_discarder_index
    if seat is None:
        raise AssertionError("PokerKit waits for nobody")
    count = 0 if policy == "calm" else rng.randint(0, 3)
    state.stand_pat_or_discard(rng.sample(state.hole_cards[seat], count))


def kinds(state: State) -> list[Callable[[], object]]:
    """What a player may do once the betting is open."""
    acts: list[Callable[[], object]] = [state.fold, state.check_or_call]
    if state.street_index == 1 and state.can_complete_bet_or_raise_to():
        acts.append(state.complete_bet_or_raise_to)
    return acts


def second_betting() -> State:
    """A deal where everybody followed and the opener has opened again."""
    random.seed(1)
    rng, state = random.Random(1), deal()
    for _ in range(SEATS + SEATS + 1):
        decide(state, "calm", rng)
    return state


def copy(times: int) -> int:
    """Copies a hand in its second betting, in the only way PokerKit has."""
    state = second_betting()
    for _ in range(times):
        deepcopy(state)
    return times
