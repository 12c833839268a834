"""What a crowd does at its tables: play a game of ours, or only talk to a bare fan-out."""

import http.client
import json
import socket
from itertools import cycle
from random import Random
from typing import Protocol

import msgspec
from msgspec import UNSET, UnsetType

from benchmarks.live.frames import Line


class Prompt(msgspec.Struct):
    """As much of a question as answering at random needs."""

    asked: int
    form: str
    members: tuple[int, ...]
    least: int
    most: int
    chosen: int | tuple[int, ...] | None


class Update(msgspec.Struct, tag="update"):
    """As much of an update."""

    number: int
    question: Prompt | UnsetType | None = UNSET
    winners: tuple[int, ...] | UnsetType = UNSET


class Whole(msgspec.Struct, tag="table"):
    """As much of a whole table."""

    number: int
    phase: str
    question: Prompt | None


class Ack(msgspec.Struct, tag="ack"):
    """An answer is on disc."""


class Present(msgspec.Struct, tag="present"):
    """Somebody came or went."""


HEARD = msgspec.json.Decoder(Update | Whole | Ack | Present)


class Talk(Protocol):
    """A table with its sockets."""

    lines: list[Line]

    def begin(self) -> bool:
        """Say one thing; False if nothing can be said now."""

    def hear(self, seat: int, text: bytes) -> bool:
        """A seat has heard this; True if now all have heard what was said."""


class Chatter:
    """A table of the bare fan-out."""

    def __init__(self, port: int, code: str, seats: int) -> None:
        self.lines = [Line(port, f"/live/{code}", "") for _ in range(seats)]
        self._left = 0
        self._words = b'{"type":"answer","key":"k-0000000","asked":100,"value":1}'

    def begin(self) -> bool:
        """The first seat says something as long as an answer."""
        self._left = len(self.lines)
        self.lines[0].say(self._words)
        return True

    def hear(self, _seat: int, _text: bytes) -> bool:
        """Count."""
        self._left -= 1
        return self._left == 0


class Game:
    """A table of ours, played at random; a game that is over is followed by another."""

    def __init__(self, port: int, code: str, tokens: list[str], seed: int, *others: int) -> None:
        """The seats take turns at the ports, if there are others."""
        self.code = code
        self._port, self._tokens = port, tokens
        self._rng = Random(seed)
        ports = cycle((port, *others))
        self.lines = [Line(door, f"/live/{code}?role=seat", token) for door, token in zip(ports, tokens, strict=False)]
        self._questions: dict[int, Prompt] = {}
        self._left = len(tokens)
        self._asked = 0
        self._over = False
        self.finished = 0
        """Games that are over."""
        self._desk: socket.socket | None = None

    def begin(self) -> bool:
        """One of those who are asked answers, once everybody knows where the game stands."""
        for seat, question in self._questions.items() if not self._left else ():
            if question.chosen is None:
                self._left = len(self.lines)
                self._asked += 1
                value = _any(question, self._rng)
                answer = {"type": "answer", "key": f"k-{self._asked:07}", "asked": question.asked, "value": value}
                self.lines[seat].say(msgspec.json.encode(answer))
                return True
        return False

    def hear(self, seat: int, text: bytes) -> bool:
        """Note what the seat is asked; count the seats."""
        said = HEARD.decode(text)
        if isinstance(said, Update):
            if not isinstance(said.question, UnsetType):
                self._ask(seat, said.question)
            self._over = self._over or not isinstance(said.winners, UnsetType)
            self._left -= 1
            everybody = self._left == 0
            if everybody and self._over:
                self._once_more()
            return everybody
        if isinstance(said, Whole):
            self._ask(seat, said.question)
            if said.phase == "playing" and self._left:
                self._left -= 1
                self._over = self._left > 0
        return False

    def _ask(self, seat: int, question: Prompt | None) -> None:
        if question is None:
            self._questions.pop(seat, None)
        else:
            self._questions[seat] = question

    def _once_more(self) -> None:
        """A rematch, asked for without waiting for the replies."""
        self._questions.clear()
        self.finished += 1
        self._left = len(self.lines)
        here = f"127.0.0.1:{self._port}"
        if self._desk is None:
            self._desk = socket.create_connection(("127.0.0.1", self._port))
        for what in ("rematch", "start"):
            self._desk.sendall(
                f"POST /api/tables/{self.code}/{what} HTTP/1.1\r\nHost: {here}\r\nOrigin: http://{here}\r\n"
                f"Cookie: brelan={self._tokens[0]}\r\nContent-Length: 0\r\n\r\n".encode()
            )


def _any(question: Prompt, rng: Random) -> int | list[int]:
    if question.form == "one":
        return rng.choice(question.members)
    n = rng.randint(question.least, question.most)
    return sorted(rng.sample(question.members, n)) if question.form == "some" else n


class Desk:
    """Sets tables up over HTTP, for a few devices that sit at all of them."""

    def __init__(self, port: int, seats: int, tokens: list[str] | None = None) -> None:
        self.here = f"127.0.0.1:{port}"
        self.http = http.client.HTTPConnection("127.0.0.1", port, timeout=60)
        self.tokens = tokens or [""] * seats

    def ask(self, seat: int, method: str, path: str, body: object = None) -> dict[str, object]:
        """A request of one of the devices."""
        headers = {"Origin": f"http://{self.here}", "Content-Type": "application/json"}
        if self.tokens[seat]:
            headers["Cookie"] = f"brelan={self.tokens[seat]}"
        self.http.request(method, path, None if body is None else json.dumps(body), headers)
        reply = self.http.getresponse()
        said = reply.read()
        if reply.status != 200:
            raise ConnectionError(f"{path}: {reply.status} {said[:200]!r}")
        given = reply.getheader("set-cookie")
        if given:
            self.tokens[seat] = given.partition("brelan=")[2].partition(";")[0]
        found: dict[str, object] = json.loads(said)
        return found

    def table(self, game: str) -> str:
        """A table with everybody at it, its game begun."""
        seats = len(self.tokens)
        code = str(self.ask(0, "POST", "/api/tables", {"game": game, "seats": seats, "name": "P0"})["code"])
        for seat in range(1, seats):
            self.ask(seat, "POST", f"/api/tables/{code}/sit", {"name": f"P{seat}"})
        self.ask(0, "POST", f"/api/tables/{code}/start")
        self.http.close()  # the next table may be set up much later, and the server waits for nobody
        return code
