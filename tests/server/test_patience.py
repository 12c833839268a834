"""Clocks and patience by a watch that the test sets: to the millisecond, and no test waits."""

from collections.abc import Callable
from functools import partial

import pytest

from brelan.room import events, requests
from brelan.room.requests import Refused
from brelan.server import clock, patience
from brelan.server.clock import Clock
from brelan.server.patience import Patience
from tests.boxes import IN_TURN, SEALED, TIMED, against_time
from tests.room.evenings import Evening


@pytest.fixture
def watch(monkeypatch: pytest.MonkeyPatch) -> list[float]:
    """What the watch shows, in seconds."""
    shows = [100.0]
    monkeypatch.setattr(clock, "monotonic", lambda: shows[0])
    monkeypatch.setattr(patience, "time", lambda: shows[0])
    return shows


def playing(game: str = IN_TURN, people: int = 2, bots: int = 1, seconds: int = 10) -> Evening:
    evening = Evening(game, seed=3, options=against_time(game)).sit(people, bots)
    evening.happen(events.Changed(evening.at.options, seconds))
    return evening.start()


def asked(evening: Evening) -> int:
    assert evening.at.table is not None
    return evening.at.table.awaited[0]


def answer(evening: Evening) -> None:
    table, seat = evening.at.table, asked(evening)
    assert table is not None
    evening.happen(events.Answered(seat, table.asks[seat].encode(table.asks[seat].any(evening.rng)), key="k"))


def to_a_person(evening: Evening) -> int:
    while not evening.at.chairs[asked(evening)].person:
        answer(evening)
    return asked(evening)


def test_G3_a_clock_runs_while_somebody_is_there_and_the_table_plays(watch: list[float]) -> None:
    evening = playing()
    seat = to_a_person(evening)
    kept = Clock(evening.at)
    ran = evening.at.ran
    assert (kept.ran(), kept.left(), kept.next(), kept.late()) == (ran, {seat: 10_000}, None, [])
    watch[0] += 1
    assert kept.left() == {seat: 10_000}, "nobody is there"
    kept.run(here=True)
    watch[0] += 1.25
    assert (kept.ran(), kept.left(), kept.next()) == (ran + 1_250, {seat: 8_750}, 8_750)
    kept.run(here=True)
    evening.happen(events.Paused(0))
    kept.follow(evening.at)
    watch[0] += 5
    assert (kept.ran(), kept.left(), kept.next()) == (ran + 1_250, {seat: 8_750}, None)
    evening.happen(events.Resumed(0))
    kept.follow(evening.at)
    kept.look(looking=True)
    watch[0] += 5
    assert (kept.ran(), kept.left(), kept.next()) == (ran + 1_250, {}, None), "a deal that has ended is looked at"
    kept.look(looking=False)
    assert kept.left() == {seat: 10_000}, "then the question is put anew"
    watch[0] += 9.9375
    assert (kept.left(), kept.late()) == ({seat: 63}, [])
    watch[0] += 0.0625
    assert (kept.left(), kept.late()) == ({seat: 0}, [seat])
    watch[0] += 5
    assert (kept.left(), kept.next(), kept.late()) == ({seat: 0}, 0, [seat])
    kept.run(here=False)
    assert (kept.late(), kept.next()) == ([], None)


def test_G3_the_next_question_has_its_whole_time_and_another_house_may_have_kept_the_time(watch: list[float]) -> None:
    evening = playing(SEALED, people=2, bots=0)
    kept = Clock(evening.at)
    kept.run(here=True)
    watch[0] += 3
    assert kept.left() == {0: 7_000, 1: 7_000}
    answer(evening)
    kept.follow(evening.at)
    assert kept.left() == {1: 7_000}, "who has chosen does not think any more"
    answer(evening)
    kept.follow(evening.at)
    assert kept.left() == {0: 10_000, 1: 10_000}
    kept.set(1_000)
    watch[0] += 1
    assert kept.ran() == 2_000
    kept.run(here=False)
    kept.set(7_000)
    watch[0] += 1
    assert kept.ran() == 7_000


def test_nobody_is_timed_at_a_table_without_a_clock_nor_a_bot_nor_whoever_is_away(watch: list[float]) -> None:
    evening = playing(seconds=0)
    kept = Clock(evening.at)
    kept.run(here=True)
    watch[0] += 60
    assert (kept.left(), kept.next(), kept.until_rings()) == ({}, None, None)
    evening = playing(SEALED, people=2, bots=1)
    evening.happen(events.Away(1))
    kept = Clock(evening.at)
    kept.run(here=True)
    assert kept.left() == {0: 10_000}


def test_the_tables_own_time_rings_when_its_minutes_have_run(watch: list[float]) -> None:
    evening = playing(TIMED, seconds=0)
    at = evening.at
    assert at.table is not None
    assert at.game.minutes is not None
    most = 60_000 * at.game.minutes(at.table.state)
    kept = Clock(at)
    assert (kept.until_rings(), kept.next()) == (most, None), "it does not run"
    kept.run(here=True)
    watch[0] += 2
    assert (kept.until_rings(), kept.next()) == (most - 2_000, most - 2_000)
    assert not kept.rings()
    watch[0] += most / 1000
    assert (kept.until_rings(), kept.next(), kept.rings()) == (0, 0, True)
    kept.run(here=False)
    assert not kept.rings(), "nobody would hear it"


def test_in_the_next_game_a_clock_begins_at_nothing(watch: list[float]) -> None:
    evening = playing()
    kept = Clock(evening.at)
    kept.run(here=True)
    watch[0] += 4
    assert kept.ran() == evening.at.ran + 4_000
    other = Evening(IN_TURN, games=1).sit(2)
    kept.follow(other.at)
    watch[0] += 4
    assert (kept.ran(), kept.left()) == (0, {})


def code_of(ask: Callable[[], object]) -> tuple[str, str]:
    with pytest.raises(Refused) as refused:
        ask()
    return refused.value.code, str(refused.value)


@pytest.mark.parametrize(("seconds", "others", "most", "least"), [(0, 2, 60, 20), (0, 1, 60, 300), (10, 2, 20, 20)])
def test_G4_somebody_who_is_there_is_held_after_their_time_and_a_nudge(
    watch: list[float], seconds: int, others: int, most: int, least: int
) -> None:
    evening = playing(seconds=seconds)
    seat = to_a_person(evening)
    waits = Patience()
    waits.follow(evening.at, looking=False, now=0.0)
    name = evening.at.chairs[seat].name

    def refused(now: float) -> tuple[str, str]:
        return code_of(lambda: waits.expect(evening.at, seat, others, now))

    assert refused(most - 1) == ("patience", f"{name} is there and has thought for {most - 1} s, expected {most} s")
    assert refused(most) == ("nudge", f"{name} is there and nobody has asked for a sign, expected a nudge first")
    waits.nudge(seat, most)
    waits.nudge(seat, most + 5)
    silent = f"{name} was nudged {least - 1} s ago, expected {least} s without a sign"
    assert refused(most + least - 1) == ("patience", silent)
    waits.expect(evening.at, seat, others, most + least)
    other = next(i for i in range(3) if i != seat)
    words = f"{evening.at.chairs[other].name} is there and nobody waits for them, expected somebody who is asked"
    assert code_of(lambda: waits.expect(evening.at, other, others, 1000)) == ("not-asked", words)
    assert waits.alive(seat, most + least), "somebody had wondered"
    assert not waits.alive(seat, most + least)
    assert refused(2 * most + least - 1)[0] == "patience", "they have all the time again"
    assert refused(2 * most + least)[0] == "nudge"


def test_G4_a_question_that_is_put_anew_is_thought_about_anew_and_in_a_break_nobody_waits(watch: list[float]) -> None:
    evening = playing()
    seat = to_a_person(evening)
    waits = Patience()
    waits.follow(evening.at, looking=False, now=1.0)
    waits.follow(evening.at, looking=False, now=2.0)
    assert waits.asked == {seat: (evening.at.since[seat], 1.0)}
    waits.follow(evening.at, looking=True, now=3.0)
    assert waits.asked == {}
    evening.happen(events.Paused(0))
    waits.follow(evening.at, looking=False, now=3.0)
    assert waits.asked == {}
    evening.happen(events.Resumed(0))
    answer(evening)
    waits.follow(evening.at, looking=False, now=4.0)
    assert waits.asked == {asked(evening): (evening.at.number, 4.0)}
    waits.follow(Evening(IN_TURN).sit(2).at, looking=False, now=5.0)
    assert waits.asked == {}


def test_G4_votes_and_nudges_are_forgotten_when_somebody_gives_a_sign(watch: list[float]) -> None:
    signs: list[events.AnyEvent] = [
        events.Away(1),
        events.Back(1),
        events.Sat(1, "Zoé", 0, "z"),
        events.Bot(1, "Nino", "regular"),
        events.Answered(1, 0, key="k"),
    ]
    for sign in signs:
        waits = Patience()
        waits.nudge(1, 5.0)
        waits.vote(1, 0, {0, 2})
        waits.vote(1, 2, {0, 2})
        assert (waits.votes, waits.voted) == ({1: {0, 2}}, int(1000 * watch[0]))
        for other in (events.Answered(1, 0, "bot"), events.Answered(1, 0, "clock"), events.Paused(1), events.Away(0)):
            waits.hear(other)
        assert (waits.votes, waits.nudged) == ({1: {0, 2}}, {1: 5.0})
        watch[0] += 1
        waits.hear(sign)
        assert (waits.votes, waits.nudged, waits.signs[1]) == ({}, {}, int(1000 * watch[0]))
    absent = "absent", "this player's device is not connected; expected somebody who is at the table"
    assert code_of(lambda: waits.vote(1, 3, {0, 2})) == absent
    assert waits.votes == {}


def test_G4_another_game_begins_with_signs_of_everybody_and_no_votes(watch: list[float]) -> None:
    waits = Patience()
    waits.nudge(1, 5.0)
    waits.vote(1, 0, {0})
    evening = Evening(IN_TURN).sit(2)
    waits.hear(evening.at.opened)
    assert (waits.votes, waits.nudged) == ({}, {})
    assert waits.signs == dict.fromkeys(range(8), 100_000)


def test_G4_a_bot_waits_eight_seconds_for_whoever_was_there() -> None:
    waits = Patience()
    assert waits.grace(1, 50.0) == 0.0
    waits.hold(1, 50.0)
    assert (waits.grace(1, 50.0), waits.grace(1, 57.0), waits.grace(1, 58.5), waits.grace(0, 50.0)) == (
        8.0,
        1.0,
        0.0,
        0.0,
    )


def test_G4_a_bot_may_hold_the_seat_of_a_person_who_is_not_held_yet() -> None:
    evening = playing()
    for chair, code in ((0, ""), (1, ""), (2, "chair"), (3, "chair"), (-1, "chair")):
        if code:
            assert code_of(partial(requests.may_hold, evening.at, chair))[0] == code
        else:
            requests.may_hold(evening.at, chair)
    evening.happen(events.Away(1))
    held = "chair", "chair 1 is held already, expected a person's"
    assert code_of(lambda: requests.may_hold(evening.at, 1)) == held
