"""An answer counts once, however often and however late it arrives; and nobody's answer is lost unsaid."""

import json
from itertools import combinations
from pathlib import Path
from random import Random
from typing import Any

import pytest

from brelan.engine.flow import Manner
from brelan.room.answers import TRIES
from tests.boxes import IN_TURN, LEADS_TO_AMOUNT, OPEN, SEALED, lasting, steps
from tests.server.company import Company, enters, link
from tests.server.devices import Device, Live, Server, any_answer, play, serving


def asked(lives: list[Live]) -> Live:
    """Somebody who is asked now."""
    return next(live for live in lives if live.question and live.question["chosen"] is None)


def reply_to(live: Live, key: str) -> dict[str, Any]:
    """What the table says to the answer with this key."""
    while True:
        message = live.hear()
        if message["type"] in ("ack", "refused") and message["key"] == key:
            return message


def keys(company: Company) -> list[str]:
    """The answers of people, as they stand on disc."""
    return [event["key"] for event in company.events if event["type"] == "answered"]


def seated(server: Server, game: str, people: int, options: dict[str, int] | None = None) -> tuple[Company, list[Live]]:
    company = Company(server, game, people, options=options or {}).start()
    return company, company.come()


def second_device(company: Company, who: int) -> Live:
    """One more device of a seat."""
    device = enters(Device(company.server), company.code, link(company.devices[who], company.code, "seat"))
    live = device.watch(company.code)
    live.until("table")
    company.lives.append(live)
    return live


def test_a_message_that_comes_twice_counts_once_and_is_acknowledged_twice(server: Server) -> None:
    company, lives = seated(server, IN_TURN, 2)
    live, rng = asked(lives), Random(1)
    assert live.question is not None
    message = {"type": "answer", "key": "one", "asked": live.question["asked"], "value": any_answer(live.question, rng)}
    for _ in range(3):
        live.send(**message)
    replies = [reply_to(live, "one") for _ in range(3)]
    assert [reply["type"] for reply in replies] == ["ack"] * 3
    assert len({reply["number"] for reply in replies}) == 1
    assert keys(company) == ["one"]
    company.go()


def led_to_an_amount(lives: list[Live], rng: Random) -> tuple[Live, int, int]:
    """Play until an option of somebody's question leads to an amount: who, the option, the greatest amount."""
    while True:
        live = asked(lives)
        assert live.question is not None
        if live.question["then"]:
            (option, amount), *_ = live.question["then"].items()
            return live, int(option), amount["most"]
        number = live.table["number"]
        live.answer(any_answer(live.question, rng), f"key {number}")
        for other in lives:
            while other.table["number"] <= number:
                other.hear()


def test_an_option_with_the_amount_it_leads_to_is_one_message_that_counts_once(server: Server) -> None:
    company, lives = seated(server, LEADS_TO_AMOUNT, 2)
    live, option, most = led_to_an_amount(lives, Random(1))
    assert live.question is not None
    message = {"type": "answer", "key": "both", "asked": live.question["asked"], "value": option, "then": most}
    for _ in range(2):
        live.send(**message)
    assert [reply_to(live, "both")["type"] for _ in range(2)] == ["ack", "ack"]
    given = [(event["value"], event["key"]) for event in company.events if event["type"] == "answered"]
    assert given[-2:] == [(option, "both"), (most, "both")]
    assert not live.table["question"]
    company.go()


def test_an_amount_that_cannot_follow_is_refused_with_its_option_and_tells_nothing_that_was_not_known(
    server: Server,
) -> None:
    company, lives = seated(server, LEADS_TO_AMOUNT, 2)
    live, option, most = led_to_an_amount(lives, Random(1))
    assert live.question is not None
    before = company.events
    other = next(member for member in live.question["members"] if str(member) not in live.question["then"])
    for value, then, expected in ((option, most + 1, f"to {most}"), (other, 1, "expected that answer alone")):
        live.send(type="answer", key="wrong", asked=live.question["asked"], value=value, then=then)
        reply = reply_to(live, "wrong")
        assert (reply["type"], reply["code"]) == ("refused", "illegal")
        assert reply["text"].endswith(expected)
    assert company.events == before
    company.go()


@pytest.mark.parametrize("value", [99, -1, [0, 0], [0]])
def test_an_answer_that_the_rules_do_not_allow_changes_nothing_and_says_what_was_expected(
    server: Server, value: object
) -> None:
    company, lives = seated(server, SEALED, 2)
    live, rng = asked(lives), Random(6)
    assert live.question is not None
    live.send(type="answer", key="wrong", asked=live.question["asked"], value=value)
    reply, given = reply_to(live, "wrong"), tuple(value) if isinstance(value, list) else value
    assert (reply["type"], reply["code"]) == ("refused", "illegal")
    assert reply["text"].startswith(f"{given!r} was given, expected {live.question['verb']} and ")
    assert live.answer(any_answer(live.question, rng), "right")["type"] == "ack"
    assert keys(company) == ["right"]
    company.go()


def test_an_answer_whose_acknowledgement_was_lost_is_acknowledged_after_coming_back(server: Server) -> None:
    company, lives = seated(server, IN_TURN, 2)
    live, rng = asked(lives), Random(2)
    assert live.question is not None
    question, number = live.question, live.number
    value = any_answer(question, rng)
    live.send(type="answer", key="lost", asked=question["asked"], value=value)
    other = next(other for other in lives if other is not live)
    other.catch_up(number + 1)  # it is on disc
    live.close()
    back = live.device.watch(company.code, after=number)
    table = back.until("table")
    assert table["number"] == number + 1
    back.send(type="answer", key="lost", asked=question["asked"], value=value)
    assert reply_to(back, "lost") == {"type": "ack", "key": "lost", "number": number + 1}
    assert keys(company) == ["lost"]
    back.close()
    company.go()


def test_it_is_known_again_after_the_server_was_killed(tmp_path: Path) -> None:
    with serving(tmp_path / "data") as first:
        company, lives = seated(first, IN_TURN, 2)
        live = asked(lives)
        assert live.question is not None
        message = {"type": "answer", "key": "before", "asked": live.question["asked"]}
        message["value"] = any_answer(live.question, Random(3))
        live.send(**message)
        assert reply_to(live, "before")["type"] == "ack"
        first.kill()
        company.go()
        second = first.again()
        try:
            back = live.device.watch(company.code)
            back.until("table")
            back.send(**message)
            assert reply_to(back, "before")["type"] == "ack"
            assert keys(company) == ["before"]
            back.close()
        finally:
            second.stop()


def test_of_two_devices_of_a_seat_that_answer_at_once_one_is_heard_and_the_other_is_told(server: Server) -> None:
    company, lives = seated(server, IN_TURN, 2)
    twins = [asked(lives)]
    twins.append(second_device(company, lives.index(twins[0])))
    question = twins[1].question
    assert question is not None
    assert question == twins[0].question
    for name, live in zip("ab", twins, strict=True):
        live.send(type="answer", key=name, asked=question["asked"], value=any_answer(question, Random(4)))
    replies = [reply_to(live, name) for name, live in zip("ab", twins, strict=True)]
    assert sorted(reply["type"] for reply in replies) == ["ack", "refused"]
    (refused,) = (reply for reply in replies if reply["type"] == "refused")
    assert refused["code"] in ("late", "not-asked")
    assert keys(company) == [reply["key"] for reply in replies if reply["type"] == "ack"]
    company.go()


def test_an_answer_to_an_old_question_is_late_and_never_answers_the_new_one(server: Server) -> None:
    company, lives = seated(server, IN_TURN, 2, options=lasting(IN_TURN, 2))
    rng = Random(5)
    seen: dict[int, dict[str, Any]] = {}
    for i in range(12):
        live = asked(lives)
        assert live.question is not None
        seat = lives.index(live)
        if seat in seen:
            live.send(**{**seen[seat], "key": f"old-{i}"})
            refused = reply_to(live, f"old-{i}")
            assert (refused["type"], refused["code"]) == ("refused", "late")
        value = any_answer(live.question, rng)
        seen[seat] = {"type": "answer", "asked": live.question["asked"], "value": value}
        number = live.answer(value, f"new-{i}")["number"]
        for other in lives:
            other.catch_up(number)
        if live.table["phase"] == "over":
            break
    assert keys(company) == [f"new-{n}" for n in range(i + 1)]
    company.go()


def test_a_duplicate_is_known_again_however_many_answers_came_in_between(server: Server) -> None:
    company, lives = seated(server, IN_TURN, 2)
    live, rng = asked(lives), Random(6)
    assert live.question is not None
    first = {"type": "answer", "key": "first", "asked": live.question["asked"]}
    first["value"] = any_answer(live.question, rng)
    live.send(**first)
    number = reply_to(live, "first")["number"]
    given = {id(other): 0 for other in lives}
    while given[id(live)] < 12 or asked(lives) is not live:
        for other in lives:
            other.catch_up(number)
        who = asked(lives)
        assert who.question is not None
        number = who.answer(any_answer(who.question, rng), f"{number}")["number"]
        given[id(who)] += 1
        for other in lives:
            other.catch_up(number)
    before = keys(company)
    live.send(**first)
    assert reply_to(live, "first")["type"] == "ack"
    assert keys(company) == before
    company.go()


def choosing(server: Server) -> tuple[Company, list[Live]]:
    """A table at which all choose a card in secret."""
    company, lives = seated(server, SEALED, 2)
    rng, number = Random(7), lives[0].number
    while lives[0].table["picture"]["step"] not in steps(SEALED, Manner.SEALED):
        number = asked(lives).answer(any_answer(asked(lives).question or {}, rng), f"{number}")["number"]
        for live in lives:
            live.catch_up(number)
    return company, lives


def test_a_secret_choice_is_changed_until_the_last_one_and_an_old_message_does_not_change_it_back(
    server: Server,
) -> None:
    company, (live, other) = choosing(server)
    question = live.question
    assert question is not None
    choices = [list(two) for two in combinations(question["members"], 2)]
    sent = [{"type": "answer", "key": f"c{i}", "asked": question["asked"]} for i in range(TRIES)]
    for i, message in enumerate(sent):
        message["value"] = choices[i % len(choices)]
        live.send(**message)
        reply = reply_to(live, f"c{i}")
        assert reply["type"] == "ack", reply
    last = sent[-1]["value"]
    before = keys(company)
    for message in sent:  # the network delivers everything once more
        live.send(**message)
        assert reply_to(live, str(message["key"]))["type"] == "ack"
    assert keys(company) == before
    live.close()
    back = live.device.watch(company.code)
    assert back.until("table")["question"]["chosen"] == last
    other.catch_up(back.number)
    number = other.answer([0, 1], "the last")["number"]
    back.catch_up(number)
    for message in sent:  # and again when all cards lie open
        back.send(**message)
        reply = reply_to(back, str(message["key"]))
        assert reply["type"] == "ack" or reply["code"] in ("late", "not-asked")
    assert keys(company) == [*before, "the last"]
    back.close()
    company.go()


def test_open_answers_of_several_seats_that_cross_all_count(server: Server) -> None:
    """Everybody decides when they like; nobody's decision is stale because another one decided."""
    company, lives = seated(server, OPEN, 5)
    assert all(live.question and live.question["step"] in steps(OPEN, Manner.OPEN) for live in lives)
    for i, live in enumerate(lives):  # nobody reads what the others did
        assert live.question is not None
        live.send(type="answer", key=f"seat {i}", asked=live.question["asked"], value=1)
    assert [reply_to(live, f"seat {i}")["type"] for i, live in enumerate(lives)] == ["ack"] * 5
    assert sorted(keys(company)) == [f"seat {i}" for i in range(5)]
    company.go()


@pytest.mark.parametrize("game", [IN_TURN, OPEN])
def test_a_phone_that_slept_is_back_with_one_request_and_hears_what_it_missed(server: Server, game: str) -> None:
    company, lives = seated(server, game, 3)
    awake = second_device(company, 0)
    players = [awake, *lives[1:]]
    rng = Random(8)
    play(players, rng, 4)
    for live in (*lives, awake):
        live.catch_up(max(other.number for other in players))
    sleeper, seen = lives[0], lives[0].number
    sleeper.socket.socket.close()  # no good-bye: the radio is off
    before = len(awake.device.heard)
    play(players, rng, 18)
    for live in players:
        live.catch_up(max(other.number for other in players))
    missed = [tell for tells in map(_tells, awake.device.heard[before:]) for tell in tells]
    back = sleeper.device.watch(company.code, after=seen)
    table = back.hear()
    assert table["type"] == "table"
    assert table["number"] == awake.number >= seen + 18
    assert table["tells"] == missed[-len(table["tells"]) :]
    assert len(table["tells"]) == min(len(missed), 60)
    for key in ("picture", "question", "holding", "kind", "counts", "phase", "scores"):
        assert table[key] == awake.table[key]
    back.close()
    company.go()


def test_a_phone_that_slept_through_a_restart_hears_what_it_missed_and_nothing_again(tmp_path: Path) -> None:
    with serving(tmp_path / "data") as first:
        company, lives = seated(first, IN_TURN, 2)
        play(lives, Random(10), 5)
        for live in lives:
            live.catch_up(max(other.number for other in lives))
        seen, before = lives[0].number, len(lives[0].device.heard)
        play(lives, Random(11), 5)
        for live in lives:
            live.catch_up(max(other.number for other in lives))
        missed = [tell for tells in map(_tells, lives[0].device.heard[before:]) for tell in tells]
        first.kill()
        company.go()
        second = first.again()
        try:
            back = lives[0].device.watch(company.code, after=seen)
            assert back.until("table")["tells"] == missed
            back.close()
        finally:
            second.stop()


def _tells(heard: bytes) -> list[dict[str, Any]]:
    message = json.loads(heard)
    return list(message.get("tells", [])) if message.get("type") == "update" else []


def test_a_key_that_was_used_for_another_question_is_no_repetition(server: Server) -> None:
    """A device that counts its keys from one again is heard all the same."""
    company, lives = seated(server, IN_TURN, 2, options=lasting(IN_TURN, 2))
    rng, number, given = Random(9), lives[0].number, 0
    while lives[0].table["phase"] != "over":
        live = asked(lives)
        reply = live.answer(any_answer(live.question or {}, rng), "always the same")
        assert reply == {"type": "ack", "key": "always the same", "number": number + 1}
        number, given = number + 1, given + 1
        for other in lives:
            other.catch_up(number)
    assert keys(company) == ["always the same"] * given
    company.go()
