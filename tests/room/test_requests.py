"""What a table grants and refuses: late answers, devices without end, luck for a deal that never comes."""

from collections.abc import Callable
from functools import partial

import pytest

from brelan.bots.characters import CHARACTERS
from brelan.engine.asks import Form
from brelan.engine.flow import Manner, ask_of
from brelan.engine.sets import has
from brelan.room import answers, guests, links, requests
from brelan.room.events import Answered, Role
from brelan.room.requests import Refused
from brelan.room.sitting import Sitting
from tests.boxes import IN_TURN, SEALED, lasting
from tests.room.evenings import Evening


def refusal(error: pytest.ExceptionInfo[Refused]) -> str:
    """The code that the page puts into words."""
    return error.value.code


def test_after_the_last_secret_choice_all_questions_are_new_even_one_that_has_a_single_answer() -> None:
    evening, forced = Evening(SEALED, seed=21).sit(2).start(), 0
    while evening.at.phase == "playing":
        table = evening.at.table
        assert table is not None
        seat, sealed = table.awaited[0], table.state.MANNER[table.state.now] == Manner.SEALED
        last, before = sealed and len(table.awaited) == 1, list(evening.at.since)
        evening.happen(Answered(seat, table.asks[seat].encode(table.asks[seat].any(evening.rng))))
        if last and evening.at.phase == "playing":
            assert evening.at.since == [evening.at.number] * 2
            for other in (seat for seat in (0, 1) if has(table.state.chosen, seat)):
                forced += 1
                assert ask_of(table.state, other).form == Form.GIVEN
                with pytest.raises(Refused) as refused:
                    answers.answer(evening.at, f"d{other}", before[other], [0, 1], "an old message")
                assert refusal(refused) == "not-asked"
    assert forced, "somebody had to play the last two cards"


@pytest.mark.parametrize(("role", "most"), [("seat", 10), ("screen", 100), ("spectator", 100)])
def test_so_many_devices_come_in_and_no_more_but_one_that_is_in_may_come_again(role: Role, most: int) -> None:
    evening = Evening(IN_TURN).sit(1)
    inside = 1 if role == "seat" else 0
    for i in range(inside, most):
        evening.happen(links.hand_out(evening.at, "d0", role, f"link {i}", 0))
        evening.happen(links.enter(evening.at, f"device {i}", f"link {i}", 0))
        assert evening.at.opens(f"device {i}", role)
    evening.happen(links.hand_out(evening.at, "d0", role, "one more", 0))
    with pytest.raises(Refused, match=f"{most} devices have come in already") as refused:
        links.enter(evening.at, "one more device", "one more", 0)
    assert refusal(refused) == "full"
    assert links.enter(evening.at, f"device {most - 1}", "one more", 0) is None


def test_a_link_opens_until_its_time_is_up() -> None:
    evening = Evening(IN_TURN).sit(1)
    evening.happen(links.hand_out(evening.at, "d0", "seat", "link", 1000))
    assert links.enter(evening.at, "phone", "link", 1600) is not None
    with pytest.raises(Refused, match="not valid any more"):
        links.enter(evening.at, "phone", "link", 1601)


CAST = requests.Cast(("regular",), tuple(who.name for who in CHARACTERS))
WHEN: dict[str, tuple[str, Callable[[Sitting], object]]] = {
    "answer": ("playing", lambda at: answers.answer(at, "d0", 0, 0, "key")),
    "hint": ("playing", lambda at: answers.hint(at, "d0")),
    "give up": ("playing", lambda at: guests.give_up(at, "d0", "regular", CAST)),
    "give": ("playing", lambda at: guests.give(at, "d0", 1, "regular", CAST)),
    "pause": ("playing", lambda at: requests.pause(at, "d0")),
    "resume": ("playing", lambda at: requests.resume(at, "d0")),
    "hold": ("playing", lambda at: requests.may_hold(at, 0)),
    "seat a bot": ("gathering", lambda at: requests.seat_bot(at, "d0", 1, "regular", CAST)),
    "fill": ("gathering", lambda at: requests.fill(at, "d0", "regular", CAST)),
    "free": ("gathering", lambda at: requests.free(at, "d0", 1)),
    "change": ("gathering", lambda at: requests.change(at, "d0", {}, 0, True)),
    "start": ("gathering", lambda at: requests.start(at, "d0")),
    "agree": ("over", lambda at: requests.agree(at, "d0")),
    "rematch": ("over", lambda at: requests.rematch(at, "d0", "0" * 64)),
}


@pytest.mark.parametrize("asked", WHEN)
def test_what_makes_sense_before_during_or_after_a_game_is_refused_at_other_times(asked: str) -> None:
    when, ask = WHEN[asked]
    evening = Evening(IN_TURN).sit(2)
    for phase in ("gathering", "playing", "over"):
        if phase == "playing":
            evening.start()
        elif phase == "over":
            evening.play()
        assert evening.at.phase == phase
        assert (refused_at(partial(ask, evening.at)) == "moment") == (phase != when), phase


def refused_at(grant: Callable[[], object]) -> str:
    """The code of a refusal; nothing if the request is granted."""
    try:
        grant()
    except Refused as refused:
        return refused.code
    return ""


@pytest.mark.parametrize(
    ("name", "code"), [("A", ""), ("A" * 20, ""), ("", "name"), ("A" * 21, "name"), ("\x07", "name")]
)
def test_a_name_has_one_to_twenty_letters(name: str, code: str) -> None:
    assert refused_at(lambda: requests.named(name)) == code


def test_a_name_is_kept_in_one_spelling() -> None:
    assert requests.named("  Zoe\u0301 \n Ben ") == "Zo\u00e9 Ben"


@pytest.mark.parametrize(("colour", "code"), [(0, ""), (7, ""), (-1, "colour"), (8, "colour")])
def test_there_are_eight_colours(colour: int, code: str) -> None:
    assert refused_at(lambda: requests.coloured(colour)) == code


@pytest.mark.parametrize("seconds", [-1, 1, 4, 601])
def test_G3_a_clock_of_less_than_5_or_more_than_600_seconds_is_refused(seconds: int) -> None:
    assert refused_at(lambda: requests.timed(seconds)) == "seconds"


@pytest.mark.parametrize("seconds", [0, 5, 600])
def test_G3_there_is_no_clock_or_one_of_5_to_600_seconds(seconds: int) -> None:
    assert requests.timed(seconds) == seconds


@pytest.mark.parametrize(("letters", "code"), [(0, "key"), (1, ""), (40, ""), (41, "key")])
def test_the_key_of_an_answer_has_one_to_forty_characters(letters: int, code: str) -> None:
    evening = Evening(IN_TURN).sit(2).start()
    table = evening.at.table
    assert table is not None
    seat = table.awaited[0]
    answer = table.asks[seat].any(evening.rng)
    key = "k" * letters
    assert refused_at(lambda: answers.answer(evening.at, f"d{seat}", evening.at.since[seat], answer, key)) == code


@pytest.mark.parametrize(("role", "lasts"), [("seat", 600), ("screen", 2_592_000), ("spectator", 2_592_000)])
def test_a_link_for_a_seat_lasts_ten_minutes_and_any_other_thirty_days(role: Role, lasts: int) -> None:
    link = links.hand_out(Evening(IN_TURN).sit(2).at, "d1", role, "token", 1000).link
    assert (link.role, link.chair, link.until) == (role, 1 if role == "seat" else -1, 1000 + lasts)


def test_G4_after_the_second_time_out_in_a_row_a_bot_holds_the_seat_and_an_answer_between_starts_anew() -> None:
    evening = Evening(IN_TURN, options=lasting(IN_TURN, 20)).sit(2).start()
    table = evening.at.table
    assert table is not None
    came = list[tuple[int, list[str]]]()
    for turn in ("clock", "person", "clock", "clock"):
        while table.awaited != [0]:
            evening.happen(Answered(1, table.asks[1].encode(table.asks[1].any(evening.rng))))
        if turn == "person":
            evening.happen(Answered(0, table.asks[0].encode(table.asks[0].any(evening.rng))))
        else:
            follow = requests.late(evening.at, 0)
            came.append((evening.at.late[0], [type(event).__name__ for event in follow]))
            for event in follow:
                evening.happen(event)
    assert came == [(0, ["Answered"]), (0, ["Answered"]), (1, ["Answered", "Away"])]
    assert evening.at.chairs[0].away
    evening.happen(requests.come_back(evening.at, "d0"))
    assert evening.at.late[0] == 0


@pytest.mark.parametrize(("chair", "code"), [(0, "chair"), (1, ""), (2, ""), (3, "chair"), (8, "chair")])
def test_the_host_frees_the_chair_of_anybody_else_who_sits_there(chair: int, code: str) -> None:
    at = Evening(IN_TURN).sit(2, bots=1).at
    assert refused_at(lambda: requests.free(at, "d0", chair)) == code
    assert refused_at(lambda: requests.free(at, "d1", chair)) == "host"
    assert refused_at(lambda: requests.free(at, "nobody", chair)) == "stranger"


def test_nobody_sits_on_two_chairs_on_anothers_or_under_anothers_name() -> None:
    evening = Evening(IN_TURN).sit(2)
    sit, at = requests.sit, evening.at
    assert sit(at, "d0", None, "Anna", 3).chair == 0, "one's own again"
    assert sit(at, "d9", None, "Zoe", 3).chair == 2, "the first that is free"
    assert refused_at(lambda: sit(at, "d0", 2, "Anna", 3)) == "seated"
    assert refused_at(lambda: sit(at, "d9", 1, "Zoe", 3)) == "taken"
    assert refused_at(lambda: sit(at, "d9", 8, "Zoe", 3)) == "chair"
    assert refused_at(lambda: sit(at, "d9", 2, "PLAYER 1", 3)) == "same-name"
    with_a_bot = Evening(IN_TURN).sit(7, bots=1).at
    assert sit(with_a_bot, "d9", None, "Zoe", 3).chair == sit(with_a_bot, "d9", 7, "Zoe", 3).chair == 7, "a bot gets up"
    full = Evening(IN_TURN).sit(8).at
    assert refused_at(lambda: sit(full, "d9", None, "Zoe", 3)) == "full"
