"""Side pots agree with PokerKit's on random all-ins; small ones are what counting by hand says."""

import warnings
from itertools import product
from random import Random

from brelan.engine.pots import (
    able_to_raise,
    best,
    claimants,
    collect_stakes,
    highest,
    next_level,
    pot_above,
    pot_between,
    return_unmatched,
    unmatched,
)

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


def among(seats: int) -> list[int]:
    """The seats of a set."""
    return [seat for seat in range(3) if seats >> seat & 1]


def test_small_pots_are_what_counting_by_hand_says() -> None:
    """Every way in which three can have staked up to three, and be still in."""
    for staked in map(list, product(range(4), repeat=3)):
        others = [max(staked[:seat] + staked[seat + 1 :]) for seat in range(3)]
        assert [unmatched(staked, seat) for seat in range(3)] == [max(0, staked[s] - others[s]) for s in range(3)]
        assert highest(staked) == staked.index(max(staked))
        for seats, level in product(range(8), range(4)):
            heights = sorted({staked[seat] for seat in among(seats)})
            top = next((height for height in heights if height > level), level)
            assert next_level(staked, seats, level) == top
            assert among(claimants(staked, seats, level)) == [s for s in among(seats) if staked[s] >= level]
            pot = sum(level < chip <= top for own in staked for chip in range(1, own + 1))
            assert pot_between(staked, level, top) == pot
            winners = [seat for seat in among(seats) if staked[seat] >= top] if top > level else []
            found = pot_above(level, staked, seats, [0, 0, 0])
            assert (*found[:2], among(found[2])) == (top, pot, winners)


def test_the_best_hands_are_those_that_no_other_beats_and_equal_ones_share() -> None:
    for strengths, seats in product(product(range(3), repeat=3), range(8)):
        inside = among(seats)
        most = max((strengths[seat] for seat in inside), default=0)
        assert among(best(list(strengths), seats)) == [seat for seat in inside if strengths[seat] == most]


def test_only_who_owns_more_than_it_takes_to_follow_could_also_answer_a_raise() -> None:
    for chips, staked, called in product(product(range(3), repeat=2), product(range(3), repeat=2), range(5)):
        able = able_to_raise([*chips, 9], [*staked, 0], called, 0b011)
        assert among(able) == [seat for seat in (0, 1) if staked[seat] + chips[seat] > called]


def test_what_nobody_matched_goes_back_to_its_owner_and_the_rest_is_collected() -> None:
    staked, owned = [3, 7, 5], [10, 20, 30]
    assert return_unmatched(staked, owned) == (1, 2)
    assert (staked, owned) == ([3, 5, 5], [10, 22, 30])
    assert return_unmatched(staked, owned) == (1, 0)
    assert (staked, owned) == ([3, 5, 5], [10, 22, 30])
    assert collect_stakes(staked) == 13
    assert staked == [0, 0, 0]
