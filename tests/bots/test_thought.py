"""A thought: which answer is best, how often each is given, and how shares follow worth."""

from collections import Counter
from math import e
from random import Random

import pytest

from brelan.bots.thought import Candidate, Thought, Tone, quantal, sure


def given(thought: Thought) -> Counter[int]:
    """The answers of a thousand days."""
    return Counter(thought.pick(Random(day)) for day in range(1000))


@pytest.mark.parametrize("shares", [(1.0, 0.0), (0.0, 1.0), (0.3, 0.7), (0.2, 0.5, 0.3), (3.0, 1.0)])
def test_an_answer_is_given_as_often_as_its_share_says(shares: tuple[float, ...]) -> None:
    found = given(Thought(tuple(Candidate(7 + i, 0.0, share) for i, share in enumerate(shares))))
    for i, share in enumerate(shares):
        assert found[7 + i] / 1000 == pytest.approx(share / sum(shares), abs=0.05)
        assert found[7 + i] or not share


def test_an_only_answer_is_given_and_takes_nothing_from_luck() -> None:
    rng = Random(1)
    assert sure(5).pick(rng) == 5
    assert rng.random() == Random(1).random()
    assert sure(5).options == (Candidate(5, 0.0, 1.0, Tone.PLAIN),)


def test_the_best_answer_is_worth_most_and_among_equals_given_most_often() -> None:
    options = Candidate(0, 1.0, 0.9), Candidate(1, 2.0, 0.0), Candidate(2, 2.0, 0.1)
    assert Thought(options).best.answer == 2


def test_an_answer_worth_a_step_less_is_given_e_times_less_often() -> None:
    most, less, least = quantal([(4, 1.5, Tone.BOLD), (5, 1.0, Tone.CAREFUL), (6, 0.5, Tone.PLAIN)], 0.5)
    assert (most.share / less.share, less.share / least.share) == pytest.approx((e, e))
    assert most.share + less.share + least.share == pytest.approx(1)
    assert [(one.answer, one.worth, one.tone) for one in (most, less)] == [(4, 1.5, Tone.BOLD), (5, 1.0, Tone.CAREFUL)]


def test_worths_may_be_as_large_as_they_like_only_their_difference_counts() -> None:
    for far in (0.0, 1e6, -1e6):
        best, other = quantal([(0, far + 1, Tone.PLAIN), (1, far, Tone.PLAIN)], 1.0)
        assert best.share / other.share == pytest.approx(e)
