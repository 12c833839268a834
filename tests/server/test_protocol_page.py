"""docs/protocol.md says what is so: its client plays, its examples are messages, its tables are complete."""

import re
import subprocess
import sys
from pathlib import Path
from random import Random

import msgspec
import pytest

from brelan.room import answers, cards, keys, links, requests, ways
from brelan.server import album, bodies, career, connection, doorkeeper, live, safety, screens, wire
from brelan.server.messages import AnyFromClient, AnyFromServer, Update
from brelan.server.routes import ROUTES
from brelan.server.table import GONE, TELLS
from tests.boxes import IN_TURN, SEALED, lasting
from tests.server.devices import WAIT, Device, play, serving

ROOT = Path(__file__).parent.parent.parent
SOURCE = ROOT / "src" / "brelan"
PAGE = (ROOT / "docs" / "protocol.md").read_text(encoding="utf-8")


def blocks(kind: str) -> list[str]:
    return re.findall(rf"```{kind}\n(.*?)```", PAGE, re.DOTALL)


@pytest.mark.parametrize("game", [IN_TURN, SEALED])
def test_the_client_of_the_page_plays_a_game(tmp_path: Path, game: str) -> None:
    (program,) = blocks("python")
    with serving(tmp_path / "data") as server:
        host = Device(server)
        code = host.open(game, 2, options=lasting(game, 3))
        words = [sys.executable, "-c", program, server.address, code, "Robin"]
        with subprocess.Popen(words, stdout=subprocess.PIPE, stderr=subprocess.PIPE, encoding="utf-8") as robin:
            mine = host.watch(code)
            while sum(person["name"] != "" for person in mine.until("table")["people"]) < 2:
                pass
            host.do(code, "start")
            mine.until("table")
            play([mine], Random(1))
            said, trouble = robin.communicate(timeout=WAIT)
        names = [mine.table["people"][seat]["name"] for seat in mine.table["winners"]]
        assert (said.split(), trouble) == (names, "")
        mine.close()


def test_every_example_is_a_message() -> None:
    examples = blocks("json")
    assert len(examples) >= 5
    for text in examples:
        kind = msgspec.json.decode(text)["type"]
        both = (
            AnyFromClient if kind in ("answer", "cuts", "promise", "luck", "say", "onward", "ping") else AnyFromServer
        )
        msgspec.json.decode(text, type=both)


def test_every_kind_of_message_and_every_field_of_an_update_is_spoken_of() -> None:
    for kind in (*AnyFromClient.__args__, *AnyFromServer.__args__):
        assert re.search(rf"[`\"]{kind.__struct_config__.tag}[`\"]", PAGE), kind
    for field in msgspec.structs.fields(Update):
        assert re.search(rf"[`\"]{field.name}[`\".:]", PAGE), field.name


def test_every_code_of_a_refusal_stands_in_the_table_and_no_other() -> None:
    source = "".join(
        path.read_text(encoding="utf-8") for part in ("room", "server") for path in (SOURCE / part).glob("*.py")
    )
    used = set(re.findall(r"Refused\(\s*\"([a-z-]+)\"", source))
    used |= set(re.findall(r"refusal\(\s*\d+, \"([a-z-]+)\"", source))
    used |= set(re.findall(r"Refusal\(\s*\w+, \"([a-z-]+)\"", source)) | {"message", "unkept"}
    table = PAGE[PAGE.index("## When the answer is no") : PAGE.index("| close code |")]
    rows = [line.split("|")[1] for line in table.splitlines() if line.startswith("| `")]
    assert sorted(re.findall(r"`([a-z-]+)`", " ".join(rows))) == sorted(used)


def test_every_close_code_stands_in_the_table_and_no_other() -> None:
    codes = {1001, GONE, connection.SLOW, connection.FORBIDDEN}
    codes |= {live.TOO_OFTEN, live.NO_TABLE, live.NOT_LET_IN, live.DAMAGED}
    table = PAGE[PAGE.index("| close code |") :]
    assert {int(code) for code in re.findall(r"^\| (\d{4}) \|", table, re.MULTILINE)} == codes


def test_every_request_stands_in_the_table() -> None:
    assert bodies.Denied.__struct_fields__ == ("code", "text")
    for route in ROUTES:
        path = route.path.replace("/api/tables/{code}/", "…/")
        assert re.search(rf"`{route.method} {re.escape(path)}[`?]", PAGE), f"{route.method} {path}"


def test_every_limit_of_the_page_is_the_servers() -> None:
    table = PAGE.partition("## Limits")[2]
    rows = dict(re.findall(r"^\| (.+?) \| ([\d,]+) \|$", table, re.MULTILINE))
    assert {what: int(most.replace(",", "")) for what, most in rows.items()} == {
        "bytes of a request's head": doorkeeper.HEAD,
        "bytes of a request's body, or of a message": safety.BODY,
        "bytes of a request that can bring cards of one's own": safety.CARDS,
        "characters of these cards": cards.MOST,
        f"requests of a household in {safety.REQUESTS.seconds:,} seconds": safety.REQUESTS.amount,
        f"tables that a household opens in {safety.OPENINGS.seconds:,} seconds": safety.OPENINGS.amount,
        f"wrong codes and links of a household in {safety.GUESSES.seconds:,} seconds": safety.GUESSES.amount,
        "live connections of a household": safety.CONNECTIONS,
        "messages of a device at once": connection.SAYING.amount,
        "messages of a device each second after that": connection.SAYING.amount / connection.SAYING.seconds,
        "bytes of your messages that wait to be read": wire.UNREAD,
        "bytes that wait until you read them": connection.WAITING,
        "devices of a seat": links.DEVICES["seat"],
        "screens at a table": links.DEVICES["screen"],
        "spectators at a table": links.DEVICES["spectator"],
        "screens that a device claims": screens.OWN,
        "links of a table that are open": ways.LINKS,
        "letters of a name": requests.NAME,
        "characters of an answer's key": answers.KEY,
        "answers to one sealed question": answers.TRIES,
        "answers that are known again by their keys": keys.MOST,
        "finished games that can still be opened": requests.PAST,
        "tells in the first message": TELLS,
        "games on a page of the album": album.LEAVES,
        "names that the album offers": album.MET,
        "lines of each list in a career": career.MANY,
        "phrases": live.PHRASES,
    }
    assert f"{safety.BODY:,} bytes from you" in PAGE
    assert f"one of {live.PHRASES} phrases (0 to {live.PHRASES - 1};" in PAGE
