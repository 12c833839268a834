"""`brelan`: open the room. Prints where it is, shows a code to scan, and opens the page."""

import argparse
import gc
import signal
import socket
import sys
import webbrowser
from contextlib import suppress
from pathlib import Path

import platformdirs
import segno
import uvicorn

from brelan.commands.language import add_language, language
from brelan.server.app import application
from brelan.server.doorkeeper import Doorkeeper
from brelan.server.health import Health, log_as_lines
from brelan.server.house import House
from brelan.server.safety import BODY, HEADERS, Guard
from brelan.server.schema import FILE
from brelan.server.sqlite import Sqlite
from brelan.texts import Words, words
from brelan.trouble import Trouble

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
    parser.add_argument("--port", type=int, default=PORT, help=f"the port to listen on; {PORT} unless told, 0 for any")
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
    parser.add_argument(
        "--pace", type=float, default=PACE, metavar="S", help=f"seconds a bot takes; {PACE} unless told"
    )
    add_language(parser)


def run(asked: argparse.Namespace) -> None:
    """Open the room until it is closed."""
    say = words(language(asked))
    if not 0 <= asked.port <= 65535:
        raise Trouble(f"--port {asked.port}: expected a number from 0 to 65535")
    if not 0 <= asked.pace <= 60:
        raise Trouble(f"--pace {asked.pace}: expected seconds from 0 to 60")
    data = _directory(asked.data or platformdirs.user_data_path("brelan"))
    here = _addresses(asked.host)
    if asked.check:
        print(say("check-where", host=asked.host, port=str(asked.port), file=str(data / FILE)))
        print(say("check-network" if len(here) > 1 else "check-alone", names=", ".join([*here, *asked.name])))
        return
    door = _door(asked.host, asked.port)
    port = door.getsockname()[1]
    health = Health()
    store = Sqlite(data / FILE, health.commits.observe)
    names = ["localhost", "127.0.0.1", "::1", asked.host, *here, socket.gethostname(), *_local_names(), *asked.name]
    network = f"http://{_written(here[-1])}:{port}/" if len(here) > 1 else ""
    guard = Guard(names, asked.trust, network)
    log_as_lines()
    _welcome(say, here, port, asked.no_browser)
    signal.signal(signal.SIGTERM, signal.default_int_handler)  # a service that is stopped goes home like Ctrl-C
    gc.freeze()  # what is there now stays
    gc.set_threshold(20_000, 50, 100)  # live tables make little garbage of the kind that has to be searched for
    with suppress(KeyboardInterrupt):
        _serve(House(store, asked.pace), guard, health, door, asked.trust)


def _directory(path: Path) -> Path:
    """The data directory, which has to be there and writable."""
    try:
        path.mkdir(parents=True, exist_ok=True, mode=0o700)
        (path / FILE).touch(mode=0o600)  # it holds secrets: nobody else's to read, wherever the directory is
        (path / FILE).open("r+b").close()
    except OSError as trouble:
        raise Trouble(
            f"{path}: tables cannot be kept there ({trouble}); choose another directory with --data"
        ) from None
    return path


def _door(host: str, port: int) -> socket.socket:
    """The listening socket; a port in use is said clearly."""
    try:
        family = socket.AF_INET6 if ":" in host else socket.AF_INET
        door = socket.socket(family, socket.SOCK_STREAM)
        door.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        door.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)  # else an update and its ack wait for one another
        door.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, UNREAD)
        if hasattr(socket, "TCP_USER_TIMEOUT"):  # not on every system
            door.setsockopt(socket.IPPROTO_TCP, socket.TCP_USER_TIMEOUT, GIVE_UP)
        door.bind((host, port))
        door.listen(2048)
    except OSError as trouble:
        why = trouble.strerror or trouble
        raise Trouble(f"{host} port {port} cannot be opened ({why}); choose another with --host or --port") from None
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
    if last != own:
        print(say("room-network", address=last), flush=True)
        segno.make(last, error="m").terminal(sys.stdout, compact=True)
    print(say("room-close"), flush=True)
    if not no_browser:
        webbrowser.open(own)


def _written(address: str) -> str:
    return f"[{address}]" if ":" in address else address


def _serve(house: House, guard: Guard, health: Health, door: socket.socket, trust: list[str]) -> None:
    config = uvicorn.Config(
        application(house, guard, health),
        http=Doorkeeper,
        ws="websockets-sansio",
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
    uvicorn.Server(config).run([door])  # on uvloop where there is one
