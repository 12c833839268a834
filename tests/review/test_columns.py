"""Luck, own decisions and the others add up to the result, and luck is fair."""

import math
from random import Random

import msgspec
import numpy as np
import pytest

from brelan.review import columns
from brelan.review.columns import Looking, changed, changes, imagination
from brelan.review.course import drawn, undrawn
from brelan.review.hope import ALL_EYES, Hopes
from brelan.review.prospects import victory
from tests.boxes import EVERY
from tests.review.games import dealt_anew, of, played, reviewed, smallest


def boxes(deep: bool) -> tuple[str, ...]:
    """All of them in a long run: each has to be compiled."""
    return EVERY if deep else (smallest(),)


def adds_up(name: str, seed: int, opened: bool) -> None:
    """The columns of a game, at each of its turns and at its end."""
    found = reviewed(of(name, seed), 0, opened=opened)
    winners = played(name, seed).result.winners
    assert found.result == pytest.approx((0 in winners) / len(winners), abs=1e-4)
    assert found.luck + found.skill + found.others == pytest.approx(found.result - found.start, abs=1e-9)
    assert found.cleared == pytest.approx(found.result - found.luck, abs=1e-9)
    before = found.start
    for point in found.curve:
        assert point.luck + point.skill + point.others == pytest.approx(point.hope - before, abs=1e-9)
        assert 0 <= point.hope <= 1
        assert point.skill <= 0
        before = point.hope
    assert -found.skill == pytest.approx(math.fsum(one.lost for one in found.decisions), abs=1e-9)


@pytest.mark.parametrize("name", EVERY)
def test_luck_skill_and_others_add_up_to_the_result_less_the_start(name: str, deep: bool) -> None:
    """In the long run in a thousand games of every box, every other one opened."""
    if name not in boxes(deep):
        pytest.skip("with --deep: its rules have to be compiled")
    for seed in range(1000 if deep else 2):
        adds_up(name, seed, opened=seed % 2 == 1)


def test_a_review_of_a_closed_game_is_the_same_when_what_the_seat_did_not_see_is_dealt_anew(deep: bool) -> None:
    for name in boxes(deep):
        course = of(name)
        twin = dealt_anew(course, 1, Random(5))
        hidden = [a.after.slot != b.after.slot for a, b in zip(course.turns, twin.turns, strict=True)]
        assert any(hidden), "nothing was hidden: the test says nothing"
        first, second = (msgspec.json.encode(reviewed(each, 1)) for each in (course, twin))
        assert first == second


def test_a_review_that_looks_at_the_true_cards_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    course = of(smallest())
    twin = dealt_anew(course, 1, Random(5))
    monkeypatch.setattr(columns.Looking, "seen", lambda _look, state: state)
    monkeypatch.setattr(columns.Looking, "viewer", property(lambda _look: ALL_EYES))
    first, second = (msgspec.json.encode(reviewed(each, 1).curve) for each in (course, twin))
    assert first != second


def test_an_opened_game_is_looked_at_from_its_true_cards_and_says_so() -> None:
    course = of(smallest())
    closed, opened = (reviewed(course, 0, opened=each) for each in (False, True))
    assert (closed.opened, opened.opened) == (False, True)
    assert closed.curve != opened.curve


def test_a_review_is_the_same_each_time() -> None:
    course = of(smallest())
    assert msgspec.json.encode(reviewed(course, 0)) == msgspec.json.encode(reviewed(course, 0))


def lucks(opened: bool, games: int, spoilt: float = 0.0) -> tuple[float, float]:
    """The mean of luck over some games, and its standard error."""
    found = []
    for seed in range(games):
        course = of(smallest(), seed)
        look = Looking(course, Hopes(course.game, course.blank), 0, opened, 30)
        first = next(changes(look, look.start())).luck
        found.append(spoilt + first + math.fsum(changed(look, turn).luck for turn in course.turns if turn.came))
    return float(np.mean(found)), float(np.std(found)) / math.sqrt(games)


@pytest.mark.parametrize("opened", [False, True])
def test_luck_is_zero_on_average(deep: bool, opened: bool) -> None:
    mean, error = lucks(opened, 1000 if deep else 40)
    assert abs(mean) < 4 * error


def test_luck_that_is_not_fair_is_seen() -> None:
    mean, error = lucks(True, 40, spoilt=1.0)
    assert abs(mean) > 4 * error


def test_other_games_are_imagined_with_other_luck_and_the_same_one_with_the_same() -> None:
    course, another = of(smallest()), of(smallest(), 2)
    look = Looking(course, Hopes(course.game, course.blank), 0, False)
    same, again, other = (imagination(look.seen(one.first)) for one in (course, course, another))
    assert same == again != other


def test_what_came_is_turned_back_where_the_seat_saw_it_and_nowhere_else() -> None:
    course = of(smallest())
    game = course.game
    look = Looking(course, Hopes(game, course.blank), 0, False, 1)
    turned = [undrawn(game, turn, look.seen(turn.after)) for turn in course.turns if not turn.after.over]
    assert any(turned)
    for turn in course.turns:
        if not turn.came:
            assert undrawn(game, turn, look.seen(turn.after)) is None


def test_equals_share_the_victory() -> None:
    assert victory(np.array([[3, 5, 5], [7, 1, 2]])).tolist() == [[0, 0.5, 0.5], [1, 0, 0]]


def test_before_the_first_card_everybody_hopes_for_an_equal_part() -> None:
    course = of(smallest())
    players = len(course.names)
    ahead = Hopes(course.game, course.blank).ahead(course.blank, ALL_EYES, 1, 2000).shares.mean(axis=0)
    assert ahead.sum() == pytest.approx(1)
    assert all(abs(part - 1 / players) < 0.05 for part in ahead)


def test_the_luckiest_card_is_named_where_the_seat_saw_it_and_only_there() -> None:
    course = of(smallest())
    deck, look = course.game.state.LAYOUT.decks[0], Looking(course, Hopes(course.game, course.blank), 0, False, 1)
    assert len(drawn(course.game, None, look.seen(course.first), deck)) < len(
        drawn(course.game, None, course.first, deck)
    )
    for turn in course.turns:
        came = {outcome.n for outcome in turn.came}
        assert came >= set(drawn(course.game, turn, look.seen(turn.after), deck))
    assert any(drawn(course.game, turn, look.seen(turn.after), deck) for turn in course.turns)
