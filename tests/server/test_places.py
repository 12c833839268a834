"""Nobody takes another's place: keys, names, links and finished games stay with whom they belong to."""

from collections.abc import Iterator
from pathlib import Path
from random import Random

import pytest
from websockets.exceptions import ConnectionClosed

from brelan.room.answers import TRIES
from brelan.room.opened import verify
from tests.boxes import IN_TURN, SEALED, lasting
from tests.server.company import Company, enters, link
from tests.server.devices import Device, Live, Refused, Server, any_answer, play, serving


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with serving(tmp_path_factory.mktemp("places") / "data") as server:
        yield server


def asked(lives: list[Live]) -> Live:
    return next(live for live in lives if live.question and len(live.question["members"]) > 1)


def test_a_key_that_comes_again_with_another_answer_is_refused_and_not_acknowledged(server: Server) -> None:
    company = Company(server, SEALED, 2).start()
    live = asked(company.come())
    assert live.question
    question, key, rng = live.question["asked"], "mine", Random(2)
    one = two = any_answer(live.question, rng)
    while two == one:
        two = any_answer(live.question, rng)
    assert live.answer(one, key)["type"] == "ack"
    for value, said in ((one, "ack"), (two, "refused"), (one, "ack")):
        live.send(type="answer", key=key, asked=question, value=value)
        message = live.hear()
        while message["type"] not in ("ack", "refused"):
            message = live.hear()
        assert message["type"] == said
        assert message.get("code", "key") == "key"
    assert sum(event["type"] == "answered" for event in company.events) == 1
    company.go()


def test_a_sealed_choice_can_be_changed_twenty_times_and_then_it_stays(server: Server) -> None:
    company = Company(server, SEALED, 2).start()
    live, rng = asked(company.come()), Random(1)
    assert live.question
    for i in range(TRIES):
        assert live.answer(any_answer(live.question, rng), f"k{i}")["type"] == "ack"
    for i in range(3):
        assert live.answer(any_answer(live.question, rng), f"more {i}")["code"] == "changed"
    assert sum(event["type"] == "answered" for event in company.events) == TRIES
    assert live.question["chosen"] is not None
    company.go()


@pytest.mark.parametrize("name", ["Аnna", "ANNA", "Αnna", "Ａnna", "anna", "Anna\u0020"])
def test_nobody_sits_down_under_a_name_that_looks_like_anothers(server: Server, name: str) -> None:
    code = Device(server).open(IN_TURN, 3, "Anna")
    with pytest.raises(Refused, match="same-name: somebody here is called Anna already"):
        Device(server).sit(code, name)
    with pytest.raises(Refused, match="same-name"):
        Device(server).do(code, "watch", name=name)
    Device(server).sit(code, "Anne")
    Device(server).do(code, "watch", name="Hannah")
    with pytest.raises(Refused, match="same-name"):
        Device(server).sit(code, "Hаnnah")


def test_links_are_shut_with_all_that_came_by_them_and_no_other(server: Server) -> None:
    company = Company(server, IN_TURN, 2)
    anna, bruno = company.devices
    code = company.code
    company.start()
    ways = {role: link(bruno, code, role) for role in ("screen", "spectator")}
    tablet = enters(Device(server), code, link(bruno, code, "seat"))
    unused = link(bruno, code, "seat")
    others = {role: enters(Device(server), code, token) for role, token in ways.items()}
    watching = {role: device.watch(code, role) for role, device in {**others, "seat": tablet}.items()}
    for live in watching.values():
        live.until("table")
    with pytest.raises(Refused, match="host"):
        bruno.ask("DELETE", f"/api/tables/{code}/links/screen")
    bruno.ask("DELETE", f"/api/tables/{code}/links/seat")
    hung_up(watching.pop("seat"))
    with pytest.raises(Refused, match="link"):
        enters(Device(server), code, unused)
    for role, live in watching.items():
        live.send(type="ping")
        live.until("pong")
        anna.ask("DELETE", f"/api/tables/{code}/links/{role}")
        hung_up(live)
        with pytest.raises(Refused, match="link"):
            enters(Device(server), code, ways[role])
    assert [live.table["chair"] for live in company.come()] == [0, 1]
    company.go()


def hung_up(live: Live) -> None:
    with pytest.raises(ConnectionClosed) as closed:
        live.until("never")
    assert closed.value.rcvd is not None
    assert closed.value.rcvd.code == 4403


def test_whoever_looks_on_cannot_keep_a_big_screen_out(server: Server) -> None:
    company = Company(server, IN_TURN, 2)
    code = company.code
    for _ in range(100):
        Device(server).do(code, "watch", name="")
    with pytest.raises(Refused, match="full"):
        Device(server).do(code, "watch", name="")
    screen = enters(Device(server), code, link(company.devices[0], code, "screen"))
    live = screen.watch(code, "screen")
    assert live.until("table")["role"] == "screen"
    live.close()


def test_a_rematch_leaves_the_finished_game_open_to_agree_and_to_read(server: Server, tmp_path: Path) -> None:
    company = Company(server, IN_TURN, 2, options=lasting(IN_TURN, 1)).start()
    anna, bruno = company.devices
    code = company.code
    lives = company.come()
    play(lives, Random(4))
    anna.do(code, "agree")
    told = [device.ask("GET", f"/api/tables/{code}/story?lang=en") for device in (anna, bruno)]
    bruno.do(code, "rematch")
    bruno.do(code, "leave")
    Device(server).sit(code, "Chloé")
    anna.do(code, "start")
    with pytest.raises(Refused, match="sealed"):
        anna.ask("GET", f"/api/tables/{code}/log?game=0")
    (live,) = company.come(0)
    assert live.table["past"] == [{"game": 0, "waits": ["Bruno"], "mine": False}]
    bruno.ask("POST", f"/api/tables/{code}/agree?game=0")
    bruno.ask("POST", f"/api/tables/{code}/agree?game=0")  # twice is once
    assert live.until("table")["past"] == [{"game": 0, "waits": [], "mine": False}]
    for device, lines in zip((anna, bruno), told, strict=True):
        proved = verify(device.ask("GET", f"/api/tables/{code}/log?game=0"), "game")
        assert proved.sitting.names == ("Anna", "Bruno")
        assert device.ask("GET", f"/api/tables/{code}/story?lang=en&game=0") == lines
    with pytest.raises(Refused, match="stranger"):
        Device(server).ask("GET", f"/api/tables/{code}/log?game=0")
    with pytest.raises(Refused, match="moment"):
        anna.ask("GET", f"/api/tables/{code}/log?game=7")
    assert [event["type"] for event in company.events].count("consented") == 1
    company.go()
