"""Side pots agree with PokerKit's on random all-ins."""

import warnings
from random import Random

from brelan.engine.pots import collect_stakes, highest, pot_above, return_unmatched, unmatched

with warnings.catch_warnings():
    warnings.simplefilter("ignore")
    from pokerkit import Automation, NoLimitTexasHoldem


def ours(staked: list[int], still_in: int) -> list[tuple[int, set[int]]]:
    """Each pot's size and who may claim it, after what nobody matched has come back."""
    staked, owned = staked.copy(), [0] * len(staked)
    seat, rest = return_unmatched(staked, owned)
    assert (owned[seat], sum(owned)) == (rest, rest)
    pots, equal, level = [], [0] * len(staked), 0
    top, chips, seats = pot_above(level, staked, still_in, equal)
    while seats:
        pots.append((chips, {seat for seat in range(len(staked)) if seats >> seat & 1}))
        level = top
        top, chips, seats = pot_above(level, staked, still_in, equal)
    assert collect_stakes(staked) == sum(chips for chips, _ in pots)
    assert not any(staked)
    return pots


def theirs(stacks: list[int]) -> list[tuple[int, set[int]]]:
    """Everybody goes all in with these chips."""
    automations = (Automation.ANTE_POSTING, Automation.BLIND_OR_STRADDLE_POSTING, Automation.BET_COLLECTION)
    deal = (Automation.HOLE_DEALING,)
    state = NoLimitTexasHoldem.create_state((*automations, *deal), True, 0, (1, 1), 1, stacks, len(stacks))
    while state.actor_index is not None:
        if state.can_complete_bet_or_raise_to():
            state.complete_bet_or_raise_to(state.max_completion_betting_or_raising_to_amount)
        else:
            state.check_or_call()
    return [(pot.amount, set(pot.player_indices)) for pot in state.pots]


def test_side_pots_are_cut_as_pokerkit_cuts_them_on_random_all_ins() -> None:
    rng = Random(1)
    for _ in range(300):
        stacks = [rng.randint(2, 60) for _ in range(rng.randint(2, 8))]
        assert ours(stacks, (1 << len(stacks)) - 1) == theirs(stacks)


def test_what_passed_players_staked_stays_in_the_pots_and_all_of_it_is_claimed() -> None:
    rng = Random(2)
    for _ in range(500):
        staked = [rng.randint(0, 30) for _ in range(rng.randint(2, 8))]
        top = highest(staked)
        still_in = rng.randrange(1, 1 << len(staked)) | 1 << top
        pots = ours(staked, still_in)
        assert sum(chips for chips, _ in pots) + unmatched(staked, top) == sum(staked)
        assert all(seats for _, seats in pots)
