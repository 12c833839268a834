"""What a decision gave away: nothing by the best answer, more by a worse one; and what a unit is worth in hope."""

import numpy as np
import pytest

from brelan.engine.state import AnyState
from brelan.review import judging
from brelan.review.columns import Looking
from brelan.review.course import Turn
from brelan.review.hope import Hopes
from brelan.review.judging import Asked, Decided, decided
from brelan.review.price import Price, moved, price, standing
from brelan.review.prospects import Standings
from tests.review.games import of, smallest

MOST = 12
"""Decisions that are looked at."""


def judged(turn: Turn, value: int) -> Decided | None:
    """What the coach would say, had the seat answered this."""
    course = of(smallest())
    assert turn.given is not None
    seat = turn.given.seat
    view = Looking(course, Hopes(course.game, course.blank), seat, False).seen(turn.before)
    given = turn.given._replace(value=value)
    worth = price(Hopes(course.game, course.blank), turn.before, seat)
    return decided(Asked(course.game, course.names, turn.number, given, view, 1, 0.5, worth, set()))


def looked_at() -> list[tuple[Turn, Decided]]:
    """Decisions of a game by chance that the coach has an opinion on."""
    found: list[tuple[Turn, Decided]] = []
    for turn in of(smallest()).turns:
        if turn.given is not None and len(found) < MOST:
            one = judged(turn, turn.given.value)
            if one is not None:
                found.append((turn, one))
    return found


def test_the_best_answer_gives_nothing_away_and_a_mistake_is_what_it_is_worth_less() -> None:
    seen = looked_at()
    assert any(one.judged.lost_in_unit > 0 for _, one in seen), "whoever answers by chance makes mistakes"
    for turn, one in seen:
        assert one.judged.lost >= 0
        assert (one.judged.grade == "free_choice") <= (one.judged.lost_in_unit < 1)
        if one.judged.lost_in_unit > 0:
            assert turn.given is not None
            better = judged(turn, turn.given.ask.encode(one.judged.best_value))
            assert better is not None
            assert better.judged.lost == better.judged.lost_in_unit == 0
            assert better.judged.given == one.judged.best


def test_a_coach_that_calls_everything_right_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(judging, "right", lambda _advice, _answer: True)
    assert not any(one.judged.lost_in_unit for _, one in looked_at())


def table() -> tuple[Hopes, AnyState]:
    course = of(smallest())
    return Hopes(course.game, course.blank), course.first


def test_who_has_more_hopes_for_more_and_all_hopes_are_one_victory() -> None:
    hopes, state = table()
    numbers = np.array([[standing(hopes.game.name, state, seat) for seat in range(state.players)]])
    richer = np.stack([moved(numbers[0], 0, units) for units in (-20, 0, 20)])
    at = Standings(richer, np.full(3, 2), np.zeros_like(richer), np.zeros(3, np.int64))
    shares = hopes.prospects.shares(at)
    assert shares.sum(axis=1) == pytest.approx(1)
    assert shares[0, 0] < shares[1, 0] < shares[2, 0]


def test_units_cost_hope_the_more_the_more_they_are_and_never_more_than_there_is() -> None:
    hopes, state = table()
    found = price(hopes, state, 0)
    costs = [found.hope(units) for units in (0, 1, 5, 20, 1000)]
    assert costs[0] == 0
    assert costs == sorted(costs)
    assert costs[-1] <= 1
    assert Price((0.0, 100.0), (1.0, 0.0)).hope(2.5) == pytest.approx(0.025)
