"""How an expert of Poker d'enfer plays rounds on in mind has not changed unnoticed."""

from collections import Counter

import pytest

from brelan.engine.chance import seeded
from brelan.engine.sets import has
from brelan.games.enfer.bots.rollouts import chance_at, moment, some_seats
from brelan.games.enfer.state import Step
from tests.games.enfer.bots.rollouts import KEPT, lines
from tests.games.enfer.table import enfer, state, until


def test_rounds_are_played_on_as_was_written_down() -> None:
    assert [*lines()] == KEPT.read_text(encoding="utf-8").splitlines()


@pytest.mark.parametrize("share", [0, 100, 500, 1000])
def test_each_seat_is_a_beginner_so_many_times_in_a_thousand(share: int) -> None:
    often: Counter[int] = Counter()
    for seed in range(2000):
        seats = some_seats(share, [seeded(seed)])
        often.update(seat for seat in range(8) if has(seats, seat))
    assert sorted(often) == (list(range(5)) if share else [])
    assert all(n / 2000 == pytest.approx(share / 1000, abs=0.03) for n in often.values())


def test_every_question_of_a_game_has_a_number_of_its_own() -> None:
    t, numbers = state(enfer("gag", "tithe", "immortal")), []
    for t.round in (1, 2, 8):
        for t.now in (Step.PICK, Step.EXCHANGE, Step.RECALL):
            numbers += [moment(t, seat, number) for seat in range(5) for number in (0, 1, 2000)]
    assert len(set(numbers)) == len(numbers)


def test_draws_are_ones_own_and_deals_are_the_same_whoever_was_asked_last() -> None:
    """E17 Who exchanges before changes nobody's cards; E8 neither does who answered last change the next deal."""
    table = enfer("gag", "tithe", "immortal")
    for step, own in ((Step.RAISE, False), (Step.PAY, False), (Step.EXCHANGE, True), (Step.ACTIVATE, True)):
        t = state(until(table, Step.WITHDRAW)).copy()
        t.now = step
        found = {chance_at(t, seat, 7) for seat in range(3)}
        assert len(found) == (3 if own else 1)
        assert chance_at(t, 0, 8) not in found
