"""`brelan`: open the room. Prints where it is, shows a code to scan, and opens the page."""

import argparse
import errno
import gc
import logging
import os
import re
import signal
import socket
import sys
import webbrowser
from collections.abc import Callable, Iterator
from contextlib import ExitStack, suppress
from functools import partial
from io import StringIO
from pathlib import Path
from threading import Thread

import segno
import uvicorn
from starlette.types import ASGIApp

from brelan import shelf
from brelan.cache import Nowhere, place
from brelan.commands.addresses import EVERYWHERE, Reached, own_names, reached, url
from brelan.commands.data import add_data, add_store, data, room
from brelan.commands.language import add_language, language
from brelan.server.app import application
from brelan.server.backup import looking
from brelan.server.doorkeeper import Doorkeeper
from brelan.server.heads import FILE as HEADS
from brelan.server.heads import Heads
from brelan.server.health import Health, log_as_lines
from brelan.server.house import House
from brelan.server.postgres import Postgres
from brelan.server.postgres_schema import checked, prepare, shown
from brelan.server.safety import BODY, CARDS, CONNECTIONS, HEADERS, HERE, OPENINGS, REQUESTS, Guard
from brelan.server.schema import FILE
from brelan.server.sqlite import Sqlite
from brelan.server.store import Store
from brelan.server.survey import short, survey
from brelan.server.wire import Wire
from brelan.texts import Words, words
from brelan.trouble import Trouble

log = logging.getLogger("brelan")

SCREENS = ("DISPLAY", "WAYLAND_DISPLAY", "BROWSER")
"""One of these is set where a page can be shown, or where somebody says with what."""
PORT = 7377
PACE = 1.2
UNREAD = 65_536
"""Bytes that the system keeps for a device that does not read."""
GIVE_UP = 30_000
"""Milliseconds after which it is let go."""


def describe(parser: argparse.ArgumentParser) -> None:
    """What the command takes."""
    parser.add_argument(
        "--host", default="0.0.0.0", help="the address to listen on; 127.0.0.1 for this machine alone, :: for IPv6 too"
    )
    parser.add_argument(
        "--port", default=str(PORT), help=f"the port to listen on; {PORT} by default, 0 for any free one"
    )
    add_data(parser)
    add_store(parser)
    parser.add_argument(
        "--name", action="append", default=[], help="another name this server is reached by; repeatable"
    )
    parser.add_argument(
        "--trust",
        action="append",
        default=[],
        metavar="ADDRESS",
        help="a proxy's address: limits apply to its clients, not to it",
    )
    parser.add_argument(
        "--metrics",
        action="append",
        default=[],
        metavar="ADDRESS",
        help="another machine that may read /metrics; this one always may",
    )
    parser.add_argument(
        "--root-path", default="", metavar="PATH", help="the path a proxy serves the room under, such as /brelan"
    )
    parser.add_argument("--no-browser", action="store_true", help="do not open the page")
    parser.add_argument(
        "--check", action="store_true", help="say who could reach what, check everything that is stored, and stop"
    )
    parser.add_argument("--pace", default=str(PACE), metavar="S", help=f"seconds a bot takes; {PACE} by default")
    add_language(parser)


def run(asked: argparse.Namespace) -> None:
    """Open the room until it is closed."""
    say = words(language(asked))
    wanted = int(asked.port) if re.fullmatch(r"[0-9]{1,5}", asked.port) else -1
    if not 0 <= wanted <= 65535:
        raise Trouble(say("wrong-port", given=asked.port))
    pace = float(asked.pace) if re.fullmatch(r"[0-9]{1,2}(\.[0-9]+)?", asked.pace) else -1.0
    if not 0 <= pace <= 60:
        raise Trouble(say("wrong-pace", given=asked.pace))
    if not re.fullmatch(r"(/[A-Za-z0-9_~-][A-Za-z0-9._~-]*)*", asked.root_path):
        raise Trouble(say("wrong-root", given=asked.root_path))
    kept, host = data(asked), asked.host.strip("[]")
    by = reached(host, asked.name)
    if asked.check:
        _check(say, asked, kept, by)
        return
    for name in shelf.names():
        shelf.box(name)  # a wrong one is refused before anybody is let in
    if asked.store:
        prepare(asked.store)
    else:
        _make_ready(say, kept)
    with ExitStack() as doors:
        opened = [doors.enter_context(door) for door in _doors(say, host, wanted)]
        _find_cache(say)
        _open(say, asked, kept, by, opened, pace)


def _open(
    say: Words, asked: argparse.Namespace, kept: Path, by: Reached, doors: list[socket.socket], pace: float
) -> None:
    """Let people in until it is time to close."""
    port = doors[0].getsockname()[1]
    health = Health()
    heads = None if asked.store else Heads(kept / HEADS)
    store = _store(asked.store, kept, health, heads)
    root = asked.root_path
    network = url(by.network[0], port, root) if by.network else ""
    guard = Guard([*HERE, by.here, *by.network, *own_names(), *asked.name], asked.trust, network, asked.metrics, root)
    log_as_lines()
    if heads is not None:  # nobody waits for it: a table that opens is looked at by itself
        Thread(target=_say_what_is_missing, args=(kept, heads), daemon=True).start()
    signal.signal(signal.SIGTERM, signal.default_int_handler)  # a service that is stopped goes home like Ctrl-C
    gc.freeze()  # what is there now stays
    gc.set_threshold(20_000, 20, 10)  # live tables make little garbage of the kind that has to be searched for
    with suppress(KeyboardInterrupt):
        house = House(store, pace, heads)
        app = application(house, guard, health)
        welcome = partial(_welcome, say, by, partial(url, port=port, root=root), asked.no_browser)
        _Server(_settings(app, asked.trust), welcome, house.drain).run(doors)


def _store(url: str, kept: Path, health: Health, heads: Heads | None) -> Store:
    """Where the tables are: a file of this server's own, or a database that it shares."""
    return Postgres(url, health.commits.observe) if url else Sqlite(kept / FILE, health.commits.observe, heads)


def _say_what_is_missing(kept: Path, heads: Heads) -> None:
    """Tables whose logs end before they did, in the operator's log; the tables are told when they open."""
    with suppress(Trouble), looking(kept / FILE) as db:
        for table, what in short(db, heads):
            log.error("room.damaged", extra={"table": table, "trouble": what})


def _check(say: Words, asked: argparse.Namespace, kept: Path, by: Reached) -> None:
    """What would be open to whom; nothing is opened or made."""
    where = shown(checked(asked.store)) if asked.store else str(kept / FILE)
    print(say("check-where", host=asked.host, port=asked.port, file=where))
    names = dict.fromkeys([by.here, *by.network, *asked.name])
    print(say("check-alone" if by.here in HERE and not by.network else "check-network", names=", ".join(names)))
    print(say("check-open"))
    limits = {"requests": REQUESTS.amount, "connections": CONNECTIONS, "tables": OPENINGS.amount}
    limits |= {"bytes": BODY, "file": CARDS}
    print(say("check-limits", **limits))
    if asked.trust:
        print(say("check-trust", addresses=", ".join(asked.trust)))
    file = kept / FILE
    if not asked.store and file.exists() and file.stat().st_mode & 0o077 and os.name == "posix":
        print(say("check-readable", file=str(file)))
    if asked.store or (file.exists() and file.stat().st_size):
        with room(asked) as found:
            _look_over(say, found)


def _look_over(say: Words, kept: Path) -> None:
    """Every line that is kept; whatever is wrong is named, table by table."""
    found = survey(kept)
    if found.findings:
        raise Trouble("\n".join(f"{table}: {what}" if table else what for table, what in found.findings))
    print(say("check-sound", tables=found.tables))


def _make_ready(say: Words, path: Path) -> None:
    """The data directory, which has to be there and writable."""
    try:
        path.mkdir(parents=True, exist_ok=True, mode=0o700)
        (path / FILE).touch(mode=0o600)  # it holds secrets: nobody else's to read, wherever the directory is
        (path / FILE).open("r+b").close()
    except OSError as trouble:
        raise Trouble(say("wrong-data", directory=str(path), why=trouble.strerror or str(trouble))) from None


def _find_cache(say: Words) -> None:
    """Decide where compiled code is kept before bots think in processes of their own: they share the place."""

    def tell(trouble: OSError, instead: Path) -> None:
        facts = {"directory": trouble.filename, "why": trouble.strerror, "instead": str(instead)}
        print(f"brelan: {say('cache-elsewhere', **facts)}", file=sys.stderr)

    try:
        place(tell=tell)
    except Nowhere as nowhere:
        print(f"brelan: {say('cache-nowhere', why=str(nowhere))}", file=sys.stderr)


def _doors(say: Words, host: str, port: int) -> Iterator[socket.socket]:
    """The listening sockets, all with one port; `::` has one for each kind, so that IPv4 is called by its own name."""
    first = _door(say, host or "0.0.0.0", port)
    yield first
    if host in EVERYWHERE and ":" in host:
        yield _door(say, "0.0.0.0", first.getsockname()[1])


def _door(say: Words, host: str, port: int) -> socket.socket:
    """A listening socket; a port in use is said clearly."""
    try:
        found = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM, flags=socket.AI_PASSIVE)
        family, kind, protocol, _, address = min(found, key=lambda one: one[0] == socket.AF_INET6)
        with ExitStack() as unless_open:
            door = unless_open.enter_context(socket.socket(family, kind, protocol))
            if family == socket.AF_INET6:
                door.setsockopt(socket.IPPROTO_IPV6, socket.IPV6_V6ONLY, 1)
            door.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
            door.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)  # else an update and its ack wait for each other
            door.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, UNREAD)
            if hasattr(socket, "TCP_USER_TIMEOUT"):  # not on every system
                door.setsockopt(socket.IPPROTO_TCP, socket.TCP_USER_TIMEOUT, GIVE_UP)
            door.bind(address)
            door.listen(2048)
            unless_open.pop_all()
            return door
    except (OSError, UnicodeError) as trouble:
        used = isinstance(trouble, OSError) and trouble.errno == errno.EADDRINUSE
        why = trouble.strerror if isinstance(trouble, OSError) and trouble.strerror else str(trouble)
        key = "port-in-use" if used else "wrong-door"
        raise Trouble(say(key, host=host, port=str(port), why=why)) from None


def _welcome(say: Words, by: Reached, url: Callable[[str], str], no_browser: bool) -> None:
    own = url(by.here)
    print(say("room-open", address=own), flush=True)
    if by.network:
        best, *others = map(url, by.network)
        print(say("room-network", address=best), flush=True)
        if others:
            print(say("room-also", addresses=", ".join(others)), flush=True)
        _draw(best)
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


class _Server(uvicorn.Server):
    """Says welcome when it is ready: from then on Ctrl-C closes it cleanly. Runs on uvloop where there is one."""

    def __init__(self, config: uvicorn.Config, welcome: Callable[[], None], drain: Callable[[], None]) -> None:
        super().__init__(config)
        self._welcome = welcome
        self._drain = drain

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """Begin to answer."""
        await super().startup(sockets)
        if self.started:
            self._welcome()

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        """Let nobody in any more, send the devices elsewhere, and finish what was asked."""
        for server in self.servers:
            server.close()
        for door in sockets or []:
            door.close()
        self._drain()
        await super().shutdown(sockets)


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
