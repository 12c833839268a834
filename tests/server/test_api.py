"""The HTTP API is what /openapi.json says it is, the live protocol what /protocol.json says; strangers' tools agree."""

import json
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

import httpx
import jsonschema_rs
import pytest

from brelan import shelf
from tests.boxes import IN_TURN, OPEN
from tests.server.devices import ONCE, WAIT, Device, Live, Server, play, serving


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with serving(tmp_path_factory.mktemp("api") / "data") as server:
        yield server


def _gathering(server: Server) -> tuple[Device, str]:
    anna = Device(server)
    return anna, anna.open(OPEN, 4)


def _playing(server: Server) -> tuple[Device, str]:
    anna, code = _gathering(server)
    Device(server).sit(code, "Ben")
    anna.do(code, "start")
    return anna, code


def _nowhere(server: Server) -> tuple[Device, str]:
    return _gathering(server)[0], ""


@pytest.mark.parametrize("table", [_nowhere, _gathering, _playing])
def test_schemathesis_finds_nothing(server: Server, tmp_path: Path, deep: bool, table: Any) -> None:
    """Made-up requests, right and wrong ones, to every operation: at a table, or with codes that are made up too."""
    device, code = table(server)
    (tmp_path / "schemathesis.toml").write_text(
        f'[parameters]\ncode = "{code}"\nnumber = 0\n' if code else "", encoding="utf-8"
    )
    run = [sys.executable, "-m", "schemathesis.cli", "run", f"{server.address}/openapi.json", "--no-color"]
    run += ["-H", f"origin: {server.address}", "-H", f"cookie: brelan={device.token}"]
    everyday = "coverage,fuzzing" if table is _playing else "fuzzing"
    run += ["--phases", "coverage,fuzzing,stateful" if deep else everyday, "-n", "100" if deep else "1"]
    run += ["--exclude-checks", "positive_data_acceptance"]  # 4.0 is an integer to JSON Schema, to us it is not
    run += ["--seed", "1", "--continue-on-failure", "--suppress-health-check", "all"]
    run += ["--request-timeout", str(WAIT)]  # a coach who is asked for the first time has to be compiled
    done = subprocess.run(run, cwd=tmp_path, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout[-5000:] + done.stderr[-2000:]
    assert " generated" in done.stdout
    assert '"error"' not in server.log


def test_the_description_is_an_openapi_document_whose_references_lead_somewhere(server: Server) -> None:
    found = httpx.get(f"{server.address}/openapi.json", timeout=WAIT).json()
    assert found["openapi"] == "3.1.0"
    names = set(found["components"]["schemas"])
    assert {ref.removeprefix("#/components/schemas/") for ref in _refs(found) if "/schemas/" in ref} == names
    operations = [operation for path in found["paths"].values() for operation in path.values()]
    assert len({operation["operationId"] for operation in operations}) == len(operations)
    for operation in operations:
        assert operation["summary"].endswith(".")
        assert {"200", "421", "429"} <= set(operation["responses"])


def _refs(found: Any) -> Iterator[str]:
    if isinstance(found, dict):
        if isinstance(found.get("$ref"), str):
            yield found["$ref"]
        yield from (ref for value in found.values() for ref in _refs(value))
    elif isinstance(found, list):
        yield from (ref for value in found for ref in _refs(value))


def _judge(server: Server, side: str) -> jsonschema_rs.Draft202012Validator:
    found = httpx.get(f"{server.address}/protocol.json", timeout=WAIT).json()
    jsonschema_rs.meta.validate(found)
    return jsonschema_rs.Draft202012Validator({"$defs": found["$defs"], **found[side]})


@pytest.mark.parametrize("game", shelf.names())
def test_every_message_of_a_game_is_as_the_schema_says(server: Server, game: str) -> None:
    judge, devices = _judge(server, "server"), [Device(server) for _ in range(3)]
    anna, ben, carl = devices
    code = anna.open(game, 3, seconds=600)
    ben.sit(code, "Ben")
    carl.sit(code, "Carl")
    screen = Device(server)
    screen.do(code, "enter", token=anna.do(code, "links", role="screen")["token"])
    lives = [device.watch(code) for device in devices]
    big = screen.watch(code, "screen")
    for live in (*lives, big):
        live.hear()
    anna.do(code, "start")
    for live in (*lives, big):
        while live.table["phase"] == "gathering":
            live.hear()
    lives[0].send(type="luck", cut="1.0", luck="ab" * 32)
    lives[1].send(type="say", phrase=3)
    lives[1].send(type="ping")
    lives[2].send(type="nonsense")
    lives[2].send(type="answer", key="k", asked=0, value=0)
    anna.do(code, "nudge", chair=1)
    for live in lives:
        live.send(type="ping")
        live.until("pong")
    play(lives, Random(7), 60)
    big.send(type="ping")
    big.until("pong")
    heard = [json.loads(text) for device in (*devices, screen) for text in device.heard if b'"type"' in text]
    kinds = {message["type"] for message in heard}
    assert kinds - {"awake"} == {"table", "update", "ack", "refused", "present", "said", "nudged", "pong"}
    for message in heard:
        judge.validate(message)
    _close([*lives, big])


def _close(lives: list[Live]) -> None:
    for live in lives:
        live.close()


@pytest.mark.parametrize(
    ("message", "right"),
    [
        ({"type": "ping"}, True),
        ({"type": "answer", "key": "k", "asked": 3, "value": 1}, True),
        ({"type": "answer", "key": "k", "asked": 3, "value": [0, 2]}, True),
        ({"type": "luck", "cut": "4.0", "luck": "ab" * 32}, True),
        ({"type": "say", "phrase": 1}, True),
        ({"type": "answer", "key": "k", "asked": 3}, False),
        ({"type": "answer", "key": "k", "asked": "3", "value": 1}, False),
        ({"type": "ping", "more": 1}, False),
        ({"type": "table"}, False),
        ([], False),
    ],
)
def test_the_schema_lets_a_device_say_what_the_server_understands(server: Server, message: Any, right: bool) -> None:
    assert _judge(server, "client").is_valid(message) is right
    anna, code = _gathering(server)
    live = anna.watch(code)
    live.socket.send(json.dumps(message))
    live.send(type="ping")
    live.until("pong")
    codes = [other["code"] for other in live.others if other["type"] == "refused"]
    assert ("message" in codes) is not right
    live.close()


@pytest.mark.parametrize("method", ["GET", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"])
def test_what_cannot_be_asked_at_a_path_is_answered_with_what_can(server: Server, method: str) -> None:
    found = httpx.get(f"{server.address}/openapi.json", timeout=WAIT).json()
    with httpx.Client(base_url=server.address, timeout=WAIT, limits=ONCE, headers={"origin": server.address}) as client:
        for path, operations in found["paths"].items():
            reply = client.request(method, path.format(code="BCDFG", chair="1", game=IN_TURN, number="0", role="seat"))
            allowed = {operation.upper() for operation in operations}
            assert (reply.status_code == 405) is (method not in allowed), path
            if reply.status_code == 405:
                assert set(reply.headers["allow"].split(", ")) - {"HEAD"} == allowed
                assert reply.json()["code"] == "method"


def test_a_head_has_the_reply_without_its_body(server: Server) -> None:
    reply = httpx.head(f"{server.address}/api/games", timeout=WAIT)
    assert (reply.status_code, reply.content) == (200, b"")
