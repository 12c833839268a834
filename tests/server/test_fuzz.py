"""Whatever anybody says, the server answers, changes nothing that it refuses, and tells nobody what they may not know.

Everything is said at two tables that differ only in what the first seat may not know; both have to reply the same.
"""

import asyncio
import json
import re
import sqlite3
from collections.abc import Iterator
from contextlib import closing
from random import Random
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from websockets.exceptions import ConnectionClosed, InvalidStatus

from brelan.server.thinking import Thinkers
from tests.boxes import IN_TURN, SEALED, lasting
from tests.server.devices import WAIT, Live
from tests.server.evening import Evening, Listener, masked, quietly
from tests.server.fuzz import NOW, Asked, Deed, Knocked, Said, deeds
from tests.server.inside import Inside, inside
from tests.server.twins import Course, short_course, steps, twin

MAY_COMPARE = ("seat 0", "screen", "spectator", "stranger")
SECRET = (("11" * 32,), ("22" * 32,))
Heard = list[bytes]


class Place:
    """A table in the middle of a game, which is put back there after everything that was granted."""

    def __init__(self, server: Inside, course: Course, secrets: tuple[str, ...], answers: int) -> None:
        self.server = server
        self.evening = Evening(server, course, secrets, seconds=0)
        self.evening.gather()
        self.evening.play(list(course.answers[:answers]), incidents=False)
        self.evening.settle()
        roles = (*self.evening.seats, self.evening.screen, self.evening.spectator, self.evening.stranger)
        self.roles: dict[str, Listener] = {who.name: who for who in roles}
        self.stands = self.fingerprint()

    def fingerprint(self) -> tuple[object, ...]:
        """Everything that a request could change."""
        at = self.server.live(self.evening.code).sitting
        assert at.table is not None
        people = (tuple(at.chairs), at.host, dict(at.links), dict(at.watchers), dict(at.guests), dict(at.screens))
        return (at.number, at.chain, at.table.state.tobytes(), at.silent, at.paused, at.options, *people)

    def do(self, deed: Deed) -> tuple[bool, Heard]:
        """Do it; whether it was granted, and what came back."""
        who = self.roles[deed.role]
        if isinstance(deed, Said):
            return self._say(who, deed.text)
        return self._ask(who, deed) if isinstance(deed, Asked) else self._knock(who, deed)

    def _say(self, who: Listener, text: str) -> tuple[bool, Heard]:
        live, before = _live(who), len(who.heard)
        number = live.question["asked"] if live.question else 1
        try:
            live.socket.send(text.replace(json.dumps(NOW), str(number)))
            self.evening.settle()
        except ConnectionClosed as closed:
            who.heard.append(repr(closed.rcvd).encode())
            self.come_again()
        heard = who.heard[before:]
        return not any(b'"type":"refused"' in message for message in heard), heard

    def _ask(self, who: Listener, deed: Asked) -> tuple[bool, Heard]:
        before = len(who.heard)
        kind = {"content-type": deed.kind} if deed.kind else {}
        path = deed.path.replace("{code}", self.evening.code)
        body = None if deed.body is None else deed.body.encode("utf-8", "replace")
        reply = who.client.request(deed.method, path, content=body, headers=kind)
        who.heard.append(reply.content)
        assert reply.status_code < 500, (deed, reply.text)
        if "set-cookie" in reply.headers:
            assert "; HttpOnly; SameSite=Lax" in reply.headers["set-cookie"]
            who.client.cookies.set("brelan", "nobody-gave-me-this-token-i-made-it-up", domain="127.0.0.1")
        if self.fingerprint() == self.stands:  # else somebody may have been sent away; everybody comes again
            self.evening.settle()
        return reply.status_code < 400, who.heard[before:]

    def _knock(self, who: Listener, deed: Knocked) -> tuple[bool, Heard]:
        try:
            live = Live(who, self.evening.code, deed.query.removeprefix("role="))
        except InvalidStatus as refused:
            return False, [str(refused.response.status_code).encode()]
        try:
            live.hear()
            heard = who.heard[-1:]
        except ConnectionClosed as closed:
            heard = [repr(closed.rcvd).encode()]
        live.close()
        self.evening.settle()
        return True, heard

    def restore(self) -> None:
        """Back to the middle of the game, as after a restart of the server at that moment."""
        live, number = self.server.live(self.evening.code), self.stands[0]
        self.server.call(live.give_up)
        self.server.wait_for_devices(self.evening.code, 0)
        with closing(sqlite3.connect(self.server.file, timeout=WAIT, isolation_level=None)) as db:
            db.execute("DELETE FROM line WHERE table_id = ? AND number > ?", (self.evening.code, number))
        self.come_again()
        assert self.fingerprint() == self.stands

    def come_again(self) -> None:
        for who, live in self.evening.listening:
            live.close()
            role = "seat" if who in self.evening.seats else who.name
            who.live = None
            who.come(self.evening.code, role)
        self.evening.settle()


def _live(who: Listener) -> Live:
    assert who.live is not None
    return who.live


class Places:
    """Two tables, alike to the first seat and to all who only look on."""

    def __init__(self, server: Inside, game: str) -> None:
        course = short_course(game, 3, lasting(game, 4))
        other = twin(course, 0, Random(1))
        at = _moment(course, other)
        both = zip((course, other), SECRET, strict=True)
        self.server = server
        self.places = [Place(server, one, secrets, at) for one, secrets in both]

    def do(self, deed: Deed) -> None:
        done = [place.do(deed) for place in self.places]
        changed = [place.fingerprint() != place.stands for place in self.places]
        for (granted, heard), change in zip(done, changed, strict=True):
            assert granted or not change, (deed, heard)
        if not any(changed) and deed.role in MAY_COMPARE:
            one, other = (_plain(heard, p.evening) for (_, heard), p in zip(done, self.places, strict=True))
            assert one == other, deed
        for place, change in zip(self.places, changed, strict=True):
            if change:
                place.restore()


def _moment(course: Course, other: Course) -> int:
    """After how many answers the first seat is asked while the twins differ in what it cannot see."""
    both = zip(steps(course), steps(other), strict=True)
    found = [i for i, (a, b) in enumerate(both) if 0 in a.awaited and a.state.tobytes() != b.state.tobytes()]
    return found[len(found) // 2]


def _plain(heard: Heard, evening: Evening) -> Heard:
    patterns = {rb'"token":"[^"]{12,54}"': b"t", rb"brelan=[-\w]{54}": b"c", rb'"rows":\[[^]]*\]': b"r"}
    plain = masked(heard, evening)
    patterns |= {rb'"code":"[A-Z]{4,5}"': b"n", rb"/[-\w]{12,54}\"": b"p", rb"/tv/[A-Z]{4}\"": b"v"}
    for pattern, mark in patterns.items():
        plain = [re.sub(pattern, mark, message) for message in plain]
    return plain


@pytest.fixture(scope="module", params=[IN_TURN, SEALED])
def places(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Places]:
    async def never(*_: Any) -> None:
        """A bot that holds a seat does not answer here."""
        await asyncio.get_running_loop().create_future()

    with pytest.MonkeyPatch.context() as patch, inside(tmp_path_factory.mktemp("fuzz")) as server:
        patch.setattr(Thinkers, "answer", never)
        found = Places(server, request.param)
        yield found
        for place in found.places:
            quietly(place.evening)


@settings(suppress_health_check=list(HealthCheck))
@given(st.lists(deeds, min_size=4, max_size=10))
def test_whatever_is_said_by_whomever_what_is_refused_changes_nothing_and_no_reply_tells_twin_tables_apart(
    places: Places, done: list[Deed]
) -> None:
    for deed in done:
        places.do(deed)
    assert places.server.log.getvalue() == ""
