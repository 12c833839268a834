"""`brelan`: open the room. Prints where it is, shows a code to scan, and opens the page."""

import argparse
import errno
import gc
import os
import re
import signal
import socket
import sys
import webbrowser
from collections.abc import Callable
from contextlib import suppress
from io import StringIO, TextIOWrapper
from pathlib import Path
from threading import Thread

import platformdirs
import segno
import uvicorn
from starlette.types import ASGIApp

from brelan.commands.language import add_language, language
from brelan.server.app import application
from brelan.server.doorkeeper import Doorkeeper
from brelan.server.health import Health, log_as_lines
from brelan.server.house import House
from brelan.server.safety import BODY, CONNECTIONS, HEADERS, HERE, OPENINGS, REQUESTS, Guard
from brelan.server.schema import FILE
from brelan.server.sqlite import Sqlite
from brelan.server.wire import Wire
from brelan.texts import Words, words
from brelan.trouble import Trouble

SCREENS = ("DISPLAY", "WAYLAND_DISPLAY", "BROWSER")
"""One of these is set where a page can be shown, or where somebody says with what."""
EVERYWHERE = ("0.0.0.0", "::", "")
PORT = 7377
PACE = 1.2
UNREAD = 65_536
"""Bytes that the system keeps for a device that does not read."""
GIVE_UP = 30_000
"""Milliseconds after which it is let go."""


def describe(parser: argparse.ArgumentParser) -> None:
    """What the command takes."""
    parser.add_argument("--host", default="0.0.0.0", help="the address to listen on; 127.0.0.1 for this machine alone")
    parser.add_argument("--port", default=str(PORT), help=f"the port to listen on; {PORT} unless told, 0 for any")
    parser.add_argument(
        "--data", type=Path, metavar="DIR", help="where the tables are kept (default: your data directory)"
    )
    parser.add_argument(
        "--name", action="append", default=[], help="another name this server is reached by; repeatable"
    )
    parser.add_argument(
        "--trust",
        action="append",
        default=[],
        metavar="ADDRESS",
        help="a proxy's address: not counted, its clients are",
    )
    parser.add_argument("--no-browser", action="store_true", help="do not open the page")
    parser.add_argument("--check", action="store_true", help="say what would be open to whom, and stop")
    parser.add_argument("--pace", default=str(PACE), metavar="S", help=f"seconds a bot takes; {PACE} unless told")
    add_language(parser)


def run(asked: argparse.Namespace) -> None:
    """Open the room until it is closed."""
    say = words(language(asked))
    if isinstance(sys.stdout, TextIOWrapper):
        sys.stdout.reconfigure(errors="replace")  # a terminal of another alphabet is no reason to stay closed
    wanted = int(asked.port) if re.fullmatch(r"[0-9]{1,5}", asked.port) else -1
    if not 0 <= wanted <= 65535:
        raise Trouble(say("wrong-port", given=asked.port))
    pace = float(asked.pace) if re.fullmatch(r"[0-9]{1,2}(\.[0-9]+)?", asked.pace) else -1.0
    if not 0 <= pace <= 60:
        raise Trouble(say("wrong-pace", given=asked.pace))
    data: Path = asked.data or platformdirs.user_data_path("brelan")
    here = _addresses(asked.host)
    if asked.check:
        _check(say, asked, data, here)
        return
    _make_ready(say, data)
    with _door(say, asked.host, wanted) as door:
        _open(say, asked, data, here, door, pace)


def _open(say: Words, asked: argparse.Namespace, data: Path, here: list[str], door: socket.socket, pace: float) -> None:
    """Let people in until it is time to close."""
    port = door.getsockname()[1]
    health = Health()
    store = Sqlite(data / FILE, health.commits.observe)
    names = ["localhost", "127.0.0.1", "::1", asked.host, *here, socket.gethostname(), *_local_names(), *asked.name]
    network = f"http://{_written(here[-1])}:{port}/" if len(here) > 1 else ""
    guard = Guard(names, asked.trust, network)
    log_as_lines()
    signal.signal(signal.SIGTERM, signal.default_int_handler)  # a service that is stopped goes home like Ctrl-C
    gc.freeze()  # what is there now stays
    gc.set_threshold(20_000, 50, 100)  # live tables make little garbage of the kind that has to be searched for
    with suppress(KeyboardInterrupt):
        app = application(House(store, pace), guard, health)
        _Server(_settings(app, asked.trust), lambda: _welcome(say, here, port, asked.no_browser)).run([door])


def _check(say: Words, asked: argparse.Namespace, data: Path, here: list[str]) -> None:
    """What would be open to whom; nothing is opened or made."""
    print(say("check-where", host=asked.host, port=asked.port, file=str(data / FILE)))
    print(say("check-alone" if set(here) <= set(HERE) else "check-network", names=", ".join([*here, *asked.name])))
    print(say("check-open"))
    limits = {"requests": REQUESTS.amount, "connections": CONNECTIONS, "tables": OPENINGS.amount, "bytes": BODY}
    print(say("check-limits", **limits))
    if asked.trust:
        print(say("check-trust", addresses=", ".join(asked.trust)))
    file = data / FILE
    if file.exists() and file.stat().st_mode & 0o077 and os.name == "posix":
        print(say("check-readable", file=str(file)))


def _make_ready(say: Words, path: Path) -> None:
    """The data directory, which has to be there and writable."""
    try:
        path.mkdir(parents=True, exist_ok=True, mode=0o700)
        (path / FILE).touch(mode=0o600)  # it holds secrets: nobody else's to read, wherever the directory is
        (path / FILE).open("r+b").close()
    except OSError as trouble:
        raise Trouble(say("wrong-data", directory=str(path), why=trouble.strerror or str(trouble))) from None


def _door(say: Words, host: str, port: int) -> socket.socket:
    """The listening socket; a port in use is said clearly."""
    door = socket.socket(socket.AF_INET6 if ":" in host else socket.AF_INET, socket.SOCK_STREAM)
    try:
        door.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        door.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)  # else an update and its ack wait for one another
        door.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, UNREAD)
        if hasattr(socket, "TCP_USER_TIMEOUT"):  # not on every system
            door.setsockopt(socket.IPPROTO_TCP, socket.TCP_USER_TIMEOUT, GIVE_UP)
        door.bind((host, port))
        door.listen(2048)
    except (OSError, UnicodeError) as trouble:
        door.close()
        used = isinstance(trouble, OSError) and trouble.errno == errno.EADDRINUSE
        why = trouble.strerror if isinstance(trouble, OSError) and trouble.strerror else str(trouble)
        key = "port-in-use" if used else "wrong-door"
        raise Trouble(say(key, host=host, port=str(port), why=why)) from None
    return door


def _addresses(host: str) -> list[str]:
    """The addresses this machine is reached by, the local network's last."""
    if host not in EVERYWHERE:
        return [host]
    found = ["127.0.0.1"]
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(("192.0.2.1", 9))  # an address for documentation: nothing is sent, only a route is looked up
            found.append(probe.getsockname()[0])
        except OSError:
            pass
    return list(dict.fromkeys(found))


def _local_names() -> list[str]:
    return [f"{socket.gethostname()}.local"]


def _welcome(say: Words, here: list[str], port: int, no_browser: bool) -> None:
    own, last = f"http://{_written(here[0])}:{port}/", f"http://{_written(here[-1])}:{port}/"
    print(say("room-open", address=own), flush=True)
    if here[-1] not in HERE:
        print(say("room-network", address=last), flush=True)
        _draw(last)
    print(say("room-close"), flush=True)
    if not no_browser and (sys.platform in ("win32", "darwin") or any(map(os.environ.get, SCREENS))):
        Thread(target=webbrowser.open, args=(own,), daemon=True).start()  # some browsers return only when closed


def _draw(address: str) -> None:
    """A code to scan, where the terminal has its signs."""
    drawn = StringIO()
    segno.make(address, error="m").terminal(drawn, compact=True)
    with suppress(UnicodeEncodeError):
        drawn.getvalue().encode(sys.stdout.encoding)
        print(drawn.getvalue(), end="", flush=True)


def _written(address: str) -> str:
    return f"[{address}]" if ":" in address else address


class _Server(uvicorn.Server):
    """Says welcome when it is ready: from then on Ctrl-C closes it cleanly. Runs on uvloop where there is one."""

    def __init__(self, config: uvicorn.Config, welcome: Callable[[], None]) -> None:
        super().__init__(config)
        self._welcome = welcome

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """Begin to answer."""
        await super().startup(sockets)
        if self.started:
            self._welcome()


def _settings(app: ASGIApp, trust: list[str]) -> uvicorn.Config:
    return uvicorn.Config(
        app,
        http=Doorkeeper,
        ws=Wire,
        ws_max_size=BODY,
        ws_per_message_deflate=False,
        ws_ping_interval=20,
        ws_ping_timeout=20,
        timeout_graceful_shutdown=3,
        access_log=False,
        proxy_headers=bool(trust),
        forwarded_allow_ips=trust,
        log_config=None,
        log_level="warning",
        headers=list(HEADERS.items()),
        server_header=False,
        date_header=False,
    )
