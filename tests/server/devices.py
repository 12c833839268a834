"""A real server process, and devices that talk to it over real sockets as a browser would."""

import json
import os
import re
import signal
import subprocess
import sys
from collections.abc import Iterator
from contextlib import AbstractContextManager, ExitStack, contextmanager, suppress
from pathlib import Path
from random import Random
from time import monotonic, sleep
from typing import Any, Protocol, Self, TypeVar
from weakref import finalize

import httpx
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect
from websockets.typing import Origin

from brelan.server.connection import BURST, RATE

WAIT = 300.0  # seconds: it only ends a test that hangs
ONCE = httpx.Limits(max_keepalive_connections=0)
"""No connection is used twice: the server may close an idle one just when the next request is on its way."""


class Reachable(Protocol):
    """Whatever devices can talk to."""

    @property
    def address(self) -> str: ...


class Server:
    """The program as somebody starts it, on a port of its own choice."""

    program = "brelan"
    python = sys.executable
    trusted: tuple[str, ...] = ("--trust", "127.0.0.1")  # this machine's requests are not counted
    stdin: int | None = None
    started_by: tuple[str, ...] = ()
    environment: dict[str, str] | None = None  # ours

    def __init__(self, data: Path, *words: str, port: int = 0) -> None:
        self.data = data
        self.words = words
        self.errors = (data.parent / f"{data.name}.log").open("ab")
        command = [*self.started_by, self.python, "-m", self.program]
        command += ["--host", "127.0.0.1", "--port", str(port), "--data", str(data)]
        command += ["--no-browser", "--pace", "0", "--lang", "en", *self.trusted, *words]
        pipes: dict[str, Any] = {"stdin": self.stdin, "stdout": subprocess.PIPE, "stderr": self.errors}
        self.process = subprocess.Popen(command, text=True, env=self.environment, **pipes)
        assert self.process.stdout is not None
        first = self.process.stdout.readline()
        found = re.search(r"http://127\.0\.0\.1:(\d+)/", first)
        assert found, f"the server said {first!r}; see {self.errors.name}"
        self.port = int(found[1])

    @property
    def address(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    @property
    def log(self) -> str:
        return Path(self.errors.name).read_text(encoding="utf-8")

    def helpers(self) -> set[int]:
        """The processes that it started and that run now."""
        tasks = Path(f"/proc/{self.process.pid}/task").glob("*/children")
        return {int(pid) for task in tasks for pid in task.read_text().split()}

    def kill(self) -> None:
        """As when the power goes."""
        self.process.send_signal(signal.SIGKILL)
        self.process.wait()
        self._close()

    def stop(self, how: signal.Signals = signal.SIGINT) -> int:
        """As with Ctrl-C."""
        self.process.send_signal(how)
        status = self.process.wait(WAIT)
        self._close()
        return status

    def _close(self) -> None:
        for pipe in (self.process.stdin, self.process.stdout, self.errors):
            if pipe is not None:
                pipe.close()

    def again(self) -> Self:
        """The same room, opened once more on the same port."""
        return type(self)(self.data, *self.words, port=self.port)


S = TypeVar("S", bound=Server)


def alive(pids: set[int]) -> set[int]:
    """Those processes that have not ended; one that only waits to be noticed has."""
    states = {}
    for pid in pids:
        with suppress(OSError):
            states[pid] = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[0]
    return {pid for pid, state in states.items() if state != "Z"}


@contextmanager
def stopping(server: S) -> Iterator[S]:
    """A server that is closed at the end of a test."""
    try:
        yield server
    finally:
        if server.process.poll() is None:
            server.stop()


def serving(data: Path, *words: str) -> AbstractContextManager[Server]:
    """A server for the length of a test."""
    return stopping(Server(data, *words))


def refusal(*words: str, lang: str = "en") -> str:
    """What a server says that does not start: one line, and no traceback."""
    command = [sys.executable, "-m", "brelan", "--host", "127.0.0.1", "--port", "0", "--no-browser", "--lang", lang]
    ended = subprocess.run([*command, *words], check=False, capture_output=True, text=True, timeout=WAIT)
    assert (ended.returncode, ended.stdout) == (2, "")
    assert ended.stderr.startswith("brelan: ")
    assert ended.stderr.count("\n") == 1, "expected one line and no traceback"
    return ended.stderr


class Refused(Exception):
    """The server's reply was no."""

    def __init__(self, status: int, code: str, text: str) -> None:
        super().__init__(f"{status} {code}: {text}")
        self.status = status
        self.code = code
        self.text = text


class Device:
    """A phone or laptop with its cookie. Every byte it receives is kept in `heard`."""

    def __init__(self, server: Reachable) -> None:
        self.server = server
        origin = {"origin": server.address}
        # no certificates are read, which takes longer than everything else
        self.client = httpx.Client(base_url=server.address, headers=origin, timeout=WAIT, verify=False, limits=ONCE)
        finalize(self, self.client.close)
        self.heard: list[bytes] = []

    @property
    def token(self) -> str:
        return self.client.cookies.get("brelan") or ""

    def ask(self, method: str, path: str, body: object = None, **headers: str) -> Any:
        content = None if body is None else json.dumps(body)
        kind = {} if body is None else {"content-type": "application/json"}
        reply = self.client.request(method, path, content=content, headers={**kind, **headers})
        self.heard.append(reply.content)
        is_json = reply.headers.get("content-type") == "application/json"
        said: Any = reply.json() if is_json else reply.text
        if reply.status_code != 200:
            raise Refused(reply.status_code, *((said["code"], said["text"]) if is_json else ("", said)))
        return said

    def post(self, path: str, **body: object) -> Any:
        return self.ask("POST", path, body or None)

    def open(self, game: str, seats: int, name: str = "Anna", **more: object) -> str:
        return str(self.post("/api/tables", game=game, seats=seats, name=name, **more)["code"])

    def sit(self, code: str, name: str, **more: object) -> None:
        self.post(f"/api/tables/{code}/sit", name=name, **more)

    def bot(self, code: str, chair: int, level: str = "regular") -> None:
        self.ask("PUT", f"/api/tables/{code}/chairs/{chair}/bot", {"level": level})

    def do(self, code: str, what: str, **body: object) -> Any:
        return self.post(f"/api/tables/{code}/{what}", **body)

    def watch(self, code: str, role: str = "seat", after: int = 0) -> "Live":
        return Live(self, code, role, after)


def follow(table: dict[str, Any], message: dict[str, Any]) -> dict[str, Any]:
    """The table after one more message, as a page keeps it."""
    if message["type"] == "table":
        return message
    for key in ("number", "chain", "question", "holding", "kind", "counts", "left", "fair", "scores", "winners"):
        if key in message:
            table[key] = message[key]
    picture = table["picture"]
    picture["step"] = message.get("step", picture["step"])
    picture["numbers"] |= message.get("numbers", {})
    picture["piles"] |= message.get("piles", {}) | message.get("mine", {})
    if "scores" in message:
        table["phase"] = "over"
    return table


class Breath:
    """Whoever takes one between two messages says no more than the room bears, however fast the machine is."""

    rate, most = RATE * 0.8, BURST * 0.8

    def __init__(self) -> None:
        self._left, self._at = self.most, monotonic()

    def lasts(self) -> float:
        """Seconds until one more thing may be said."""
        now = monotonic()
        self._left = min(self.most, self._left + (now - self._at) * self.rate) - 1
        self._at = now
        return max(0.0, -self._left / self.rate)


class Patient(ClientConnection):
    """A connection on which nothing is said before it is not too much."""

    def __init__(self, *words: Any, **more: Any) -> None:
        super().__init__(*words, **more)
        self._breath = Breath()

    def send(self, message: Any, *, text: bool | None = None) -> None:
        """Say something."""
        sleep(self._breath.lasts())
        super().send(message, text=text)


class Live:
    """A live connection, and the table as it has been told there."""

    def __init__(self, device: Device, code: str, role: str = "seat", after: int = 0) -> None:
        self.device = device
        self.code = code
        address = device.server.address.replace("http", "ws")
        self._open = ExitStack()
        self.socket: ClientConnection = self._open.enter_context(
            connect(
                f"{address}/live/{code}?role={role}&after={after}",
                origin=Origin(device.server.address),
                additional_headers={"Cookie": f"brelan={device.token}"},
                open_timeout=WAIT,
                ping_interval=None,
                max_size=1 << 20,
                create_connection=Patient,
            )
        )
        self.table: dict[str, Any] = {}
        self.gaps = 0
        self.others: list[dict[str, Any]] = []

    @property
    def number(self) -> int:
        return int(self.table["number"])

    @property
    def question(self) -> dict[str, Any] | None:
        found: dict[str, Any] | None = self.table["question"]
        return found

    def send(self, **message: object) -> None:
        self.socket.send(json.dumps(message))

    def hear(self, seconds: float = WAIT) -> dict[str, Any]:
        """The next message, folded into the table."""
        text = self.socket.recv(timeout=seconds)
        assert isinstance(text, str)
        self.device.heard.append(text.encode())
        message: dict[str, Any] = json.loads(text)
        self._fold(message)
        return message

    def _fold(self, message: dict[str, Any]) -> None:
        if message["type"] == "update":
            self.gaps += message["number"] != self.number + 1
        if message["type"] in ("table", "update"):
            self.table = follow(self.table, message)
        else:
            self.others.append(message)

    def until(self, kind: str) -> dict[str, Any]:
        """Hear until a message of this type comes."""
        while True:
            message = self.hear()
            if message["type"] == kind:
                return message

    def catch_up(self, number: int) -> None:
        """Hear until the table has come to an entry."""
        while self.number < number:
            self.hear()

    def answer(self, value: object, key: str) -> dict[str, Any]:
        """Answer the question, and wait for the acknowledgement or the refusal."""
        assert self.question is not None
        self.send(type="answer", key=key, asked=self.question["asked"], value=value)
        while True:
            message = self.hear()
            if message["type"] in ("ack", "refused") and message["key"] == key:
                return message

    def close(self) -> None:
        with suppress(ConnectionClosed):
            self._open.close()


def any_answer(question: dict[str, Any], rng: Random) -> object:
    """A legal answer to a question as a page sees it."""
    if question["form"] == "one":
        return rng.choice(question["members"])
    n = rng.randint(question["least"], question["most"])
    return sorted(rng.sample(question["members"], n)) if question["form"] == "some" else n


def play(lives: list[Live], rng: Random, most: int = 5000) -> int:
    """Random answers at all these seats until the game is over; how many."""
    given = 0
    number = max(live.number for live in lives)
    while given < most:
        for live in lives:
            live.catch_up(number)
        if lives[0].table["phase"] == "over":
            break
        asked = [live for live in lives if live.question and live.question["chosen"] is None]
        if not asked:  # a bot is thinking
            number = max(number + 1, lives[0].number)
            continue
        live = rng.choice(asked)
        assert live.question is not None
        reply = live.answer(any_answer(live.question, rng), f"{os.getpid()}-{given}")
        assert reply["type"] == "ack", reply
        number = max(number, reply["number"])
        given += 1
    return given
