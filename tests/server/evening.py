"""An evening with all its incidents over the wire: every role listens, and every byte that it gets is kept."""

import json
import re
from contextlib import suppress
from random import Random
from typing import Any

from websockets.exceptions import ConnectionClosed

from brelan.engine.source import Script
from brelan.server.library import scanned
from tests.server.devices import Device, Live, Refused
from tests.server.inside import Inside, Written
from tests.server.twins import Course, Given

SECRETS = ("5e" * 32, "c3" * 32)
"""Of the first game and of the rematch: the same for twins, so that what they commit to is the same."""
NAMES = ("Anna", "Bruno", "Chloé", "David", "Élise", "Farid", "Gaëlle", "Hugo")
REMATCH = 12  # answers of the second game that are played
SECONDS = 600
ILLEGAL: tuple[object, ...] = (99, -1, [0, 0], [62], 2**70, [])
NONSENSE = ("", "null", "[]", "{}", '{"type":"tell"}', '{"type":"answer"}', '{"type":"say","phrase":"hello"}', "\x00")


class Listener(Device):
    """A device that keeps whole replies: their status and headers too.

    It asks for nothing packed: how long that is depends on hashes and tokens, which are drawn anew for every table.
    """

    def __init__(self, server: Inside, name: str) -> None:
        super().__init__(server)
        self.name = name
        self.client.headers["accept-encoding"] = "identity"
        self.live: Live | None = None
        self.client.event_hooks["response"] = [lambda reply: self._keep(reply)]

    def _keep(self, reply: Any) -> None:
        head = b"\n".join(b": ".join(pair) for pair in reply.headers.raw)
        self.heard.append(b"%d\n%s" % (reply.status_code, head))

    def tries(self, method: str, path: str, body: object = None) -> Any:
        """Ask, and put up with a refusal."""
        try:
            return self.ask(method, path, body)
        except Refused as refused:
            return refused

    def come(self, code: str, role: str, after: int = 0) -> dict[str, Any]:
        """Open a live connection and hear the whole table."""
        self.live = self.watch(code, role, after)
        response = self.live.socket.response
        assert response is not None
        kept = [f"{k}: {v}" for k, v in response.headers.raw_items() if k.lower() != "sec-websocket-accept"]
        self.heard.append("\n".join([str(response.status_code), *kept]).encode())
        return self.live.until("table")

    def is_sent_away(self, code: str, role: str) -> None:
        """Try to listen, and hear how the door shuts."""
        live = self.watch(code, role)
        try:
            live.hear()
            raise AssertionError(f"{self.name} was let in as {role}")
        except ConnectionClosed as closed:
            self.heard.append(repr(closed.rcvd).encode())

    def close(self) -> None:
        if self.live is not None:
            self.live.close()
        self.client.close()


class Evening:
    """A table with a person on each chair, a big screen, a spectator, and a stranger who knows only the code."""

    def __init__(
        self, server: Inside, course: Course, secrets: tuple[str, ...] = SECRETS, seconds: int = SECONDS
    ) -> None:
        self.server = server
        self.course = course
        self.secrets = secrets
        self.seconds = seconds
        self.rng = Random(7)
        self.seats = [Listener(server, f"seat {i}") for i in range(course.players)]
        self.screen, self.spectator = Listener(server, "screen"), Listener(server, "spectator")
        self.stranger, self.late = Listener(server, "stranger"), Listener(server, "late spectator")
        self.stranger.client.cookies.set("brelan", "nobody-gave-me-this-token-i-made-it-up", domain="127.0.0.1")
        self.second = Listener(server, "second device of seat 0")
        self.links: list[str] = []
        self.code = ""
        self.given = 0

    @property
    def everybody(self) -> list[Listener]:
        return [*self.seats, self.second, self.screen, self.spectator, self.late, self.stranger]

    @property
    def listening(self) -> list[tuple[Listener, Live]]:
        return [(who, who.live) for who in self.everybody if who.live is not None]

    @property
    def tokens(self) -> list[str]:
        """Everything that was handed out and opens something."""
        return [*(who.token for who in self.everybody if who.token), *self.links]

    def path(self, what: str) -> str:
        return f"/api/tables/{self.code}/{what}"

    def run(self) -> None:
        """The whole evening."""
        self.gather()
        self.play(list(self.course.answers), incidents=True)
        self.after_the_game()
        self.rematch()
        for who in self.everybody:
            who.close()

    def in_brief(self) -> None:
        """A game without incidents but for some mistakes, and then everybody reads."""
        self.gather()
        *most, last = self.course.answers
        self.play(most, incidents=False)
        for seat in range(len(self.seats)):
            self.answers_illegally(seat)
        self.play([last], incidents=False)
        for who in self.everybody:
            for page in ("story?lang=en", "chronicle", "log", "games/0/replay"):
                who.tries("GET", self.path(page))

    def gather(self) -> None:
        Written.scripts.update({bytes.fromhex(secret): Script(self.course.outcomes) for secret in self.secrets})
        self.server.secrets[:] = self.secrets
        host = self.seats[0]
        options = {"options": self.course.options, "seconds": self.seconds, "language": "en"}
        self.code = host.open(self.course.game, self.course.players, NAMES[0], **options)
        for i, seat in enumerate(self.seats[1:], 1):
            seat.tries("GET", f"/api/tables/{self.code}")
            seat.sit(self.code, NAMES[i], colour=i)
        self.stranger.tries("POST", self.path("sit"), {"name": "Zorro", "chair": 0})
        for i, seat in enumerate(self.seats):
            seat.come(self.code, "seat")
            self.settle(i + 1)
        self.enters(self.screen, "screen", self.seats[0])
        self.enters(self.spectator, "spectator", self.seats[-1])
        host.do(self.code, "start")
        self.settle()

    def enters(self, who: Listener, role: str, by: Listener, after: int = 0) -> None:
        """Somebody comes in by a link."""
        way = by.do(self.code, "links", role=role)
        self.links.append(way["token"])
        who.do(self.code, "enter", token=way["token"])
        who.come(self.code, role, after)
        self.settle()

    def settle(self, devices: int | None = None) -> None:
        """Hear everything that has been said so far."""
        self.server.wait_for_devices(self.code, devices or len(self.listening))
        for _, live in self.listening:
            live.send(type="ping")
        for _, live in self.listening:
            live.until("pong")

    def play(self, answers: list[Given], incidents: bool) -> None:
        """Answer by answer; from time to time something else happens."""
        happenings = [self.come_again, self.pause, self.chat, self.come_late, self.read, self.come_again]
        every = max(1, len(answers) // (len(happenings) + 1))
        for i, given in enumerate(answers):
            if incidents and i % 4 == 1:
                self.err(given.seat)
            if incidents and i % every == every - 1 and happenings:
                happenings.pop(0)()
            self.answer(given)
        assert not incidents or not happenings

    def answer(self, given: Given) -> None:
        live = self.seats[given.seat].live
        assert live is not None
        self.given += 1
        reply = live.answer(given.choice, f"key-{self.given}")
        assert reply["type"] == "ack", reply
        for _, other in self.listening:
            other.catch_up(reply["number"])

    def answers_illegally(self, seat: int) -> None:
        """A seat, asked or not, gives an answer that no question allows."""
        live = self.seats[seat].live
        assert live is not None
        number = live.question["asked"] if live.question else live.number
        live.send(type="answer", key="illegal", asked=number, value=ILLEGAL[0])
        live.until("refused")
        self.settle()

    def err(self, asked: int) -> None:
        """One seat that is asked, one that may not be and one role that never is make mistakes."""
        other = self.rng.choice([i for i in range(len(self.seats)) if i != asked])
        for who in (self.seats[asked], self.seats[other], self.rng.choice([self.screen, self.spectator])):
            live = who.live
            assert live is not None
            number = live.question["asked"] if live.question else live.number
            words = [
                {"type": "answer", "key": "illegal", "asked": number, "value": self.rng.choice(ILLEGAL)},
                {"type": "answer", "key": "late", "asked": number - 1, "value": 0},
                {"type": "luck", "cut": "99.0", "luck": "ab" * 32},
                {"type": "say", "phrase": 99},
            ]
            live.socket.send(json.dumps(self.rng.choice(words)))
            live.socket.send(self.rng.choice(NONSENSE))
            live.socket.send(b"\x00\x01")
            live.until("refused")
        self.settle()

    def come_again(self) -> None:
        """Phones sleep and wake up, with what they had seen and without; a screen reloads its page."""
        missed = ((self.seats[0], "seat", 0), (self.seats[0], "seat", 9), (self.seats[-1], "seat", 10**9))
        for who, role, entries in (*missed, (self.screen, "screen", 9), (self.spectator, "spectator", -(10**9))):
            assert who.live is not None
            kept = {key: who.live.table[key] for key in ("picture", "question", "holding", "kind", "counts")}
            after = max(0, who.live.number - entries)
            who.live.close()
            who.live = None
            self.settle()
            table = who.come(self.code, role, after)
            assert kept == {key: table[key] for key in kept}, "updates and the whole table disagree"
            self.settle()

    def pause(self) -> None:
        """A break, in which somebody leaves and comes back, and is missed."""
        first, last = self.seats[0], self.seats[-1]
        for who, what, body in (
            (first, "pause", None),
            (last, "leave", None),
            (last, "back", None),
            (last, "nudge", {"chair": 0}),
            (last, "hold", {"chair": 0}),
            (first, "back", None),
            (self.screen, "pause", None),
            (self.stranger, "resume", None),
            (last, "resume", None),
        ):
            who.tries("POST", self.path(what), body)
            self.settle()

    def chat(self) -> None:
        for who in (self.seats[0], self.screen):
            assert who.live is not None
            who.live.send(type="say", phrase=3)
            self.settle()

    def come_late(self) -> None:
        """Somebody who waits for a chair and a second device of a player come in the middle of the game."""
        self.late.do(self.code, "watch", name="Zelda")
        self.late.come(self.code, "spectator", after=3)
        self.settle()
        self.enters(self.second, "seat", self.seats[0])
        self.late.tries("POST", self.path("enter"), {"token": self.links[-1]})

    def read(self) -> None:
        """Everybody reads everything there is to read."""
        for who in self.everybody:
            again = ("games/0/replay", "games/0/replay?eyes=public", "games/0/replay?eyes=all")
            own = (self.path(page) for page in ("story?lang=fr", "story?lang=en", "chronicle", "log", *again))
            for page in (*own, "/api/tables", f"/api/tables/{self.code}", "/api/games"):
                who.tries("GET", page)
        for page in ("/metrics", "/openapi.json", "/protocol.json", "/healthz", "/"):
            self.stranger.tries("GET", page)
        for role in ("seat", "screen", "spectator", "god"):
            self.stranger.tries("POST", self.path("start"))
            self.stranger.is_sent_away(self.code, role)
        self.screen.is_sent_away(self.code, "seat")
        self.settle()

    def after_the_game(self) -> None:
        """All but one agree to open the secrets: they stay shut."""
        for seat in self.seats[1:]:
            seat.tries("POST", self.path("agree"))
            self.settle()
        self.read()

    def rematch(self) -> None:
        self.seats[-1].do(self.code, "rematch")
        self.settle()
        live = self.seats[0].live
        assert live is not None
        self.seats[live.table["host"]].do(self.code, "start")
        self.settle()
        self.play(list(self.course.answers[:REMATCH]), incidents=False)
        for who in self.everybody:
            who.tries("GET", self.path("story"))


def masked(heard: list[bytes], evening: Evening) -> list[bytes]:
    """What was heard without what is drawn anew for every table and without times; everything keeps its length."""
    return [_mask(message, evening) for message in heard]


def _mask(message: bytes, evening: Evening) -> bytes:
    message = re.sub(rb'"address":"([^"]*)","rows":(\[[^\]]*\])', _undrawn, message)
    for token in evening.tokens:
        message = message.replace(token.encode(), b"t" * len(token))
    message = message.replace(evening.code.encode(), b"CODES")
    message = re.sub(rb'("chain":)"[0-9a-f]{64}"', rb'\1"' + b"0" * 64 + b'"', message)
    message = re.sub(rb'("rings":)\d+', rb"\1 0", message)
    message = re.sub(rb'("(?:at|until)":)\d{13}', rb"\1 0", message)
    message = re.sub(rb'("left":)({[^}]*})', lambda m: m[1] + re.sub(rb'(?<=":)\d+', b"0", m[2]), message)
    message = re.sub(rb"^(brelan_\w+_(?:bucket|sum|created).*) \S+$", rb"\1 0", message, flags=re.M)
    if b"version=0.0.4" in message:  # the figures are longer or shorter
        message = re.sub(rb"content-length: \d+", b"content-length: 0", message)
    return message


def _undrawn(found: re.Match[bytes]) -> bytes:
    """A code to scan says what its address says, and that is compared without the machine's port."""
    address, rows = found[1], found[2]
    assert json.loads(rows) == list(scanned(address.decode()).rows)
    address = re.sub(rb"(?<=:)\d{5}(?=/)", b"00000", address)
    return b'"address":"%s","rows":%s' % (address, rows.replace(b"1", b"0"))


def quietly(evening: Evening) -> None:
    """Close everything, whatever has happened."""
    for who in evening.everybody:
        with suppress(Exception):
            who.close()
