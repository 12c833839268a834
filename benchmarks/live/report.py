"""Run the groups that were asked for and print one table, or the same figures as JSON."""

import json
import os
import platform
import re
import subprocess
import sys
from collections.abc import Callable
from contextlib import AbstractContextManager, ExitStack
from functools import partial
from pathlib import Path
from statistics import quantiles
from tempfile import TemporaryDirectory
from time import sleep
from urllib.request import urlopen

from benchmarks.live.crowd import Counted, Crowd
from benchmarks.live.database import postgres, processes
from benchmarks.live.looking import LookingBack
from benchmarks.live.peers.install import HERE as PEERS
from benchmarks.live.peers.install import node
from benchmarks.live.peers.talks import Boardgame, Colyseus
from benchmarks.live.rows import Row, as_table
from benchmarks.live.servers import Server, brelan, keep_to, memory, started
from benchmarks.live.tables import Chatter, Desk, Game, Talk
from benchmarks.load import arguments

GAME = "ferme"
TABLES, SEATS, SECONDS = 100, 6, 2.0
MANY, FEW = 500, 4
HELD = 1250
"""Tables for four at which five thousand devices sit and do nothing."""
WARM = 100
"""Tables that are loaded before memory is counted: caches are full then."""
STROLL = 20.0
IDLE = 35.0
"""Seconds after which a table that nobody watches has been let go."""
BREATH = 0.005
"""Seconds between two answers at a table that plays on alone: its devices may not say more than the room bears."""


def say(text: str) -> None:
    print(text, file=sys.stderr, flush=True)


def crowd(server: Server, tables: int, seats: int) -> tuple[Crowd, Desk, list[str]]:
    """Everybody at so many tables of ours, their games begun."""
    say(f"setting {tables} tables for {seats}")
    desk = Desk(server.port, seats)
    codes = [desk.table(GAME) for _ in range(tables)]
    found = Crowd(Game(server.port, code, desk.tokens, number) for number, code in enumerate(codes))
    found.settle(1.0)
    return found, desk, codes


def fanout(home: Path, rounds: int) -> list[Row]:
    """An answer, on disc and told to six seats, beside a message that six are told; everybody as fast as they can."""
    wall = Row("fanout", "answers on disc → 6 seats, beside a bare fan-out", "×", least=0.5)
    cpu = Row("fanout", "the same by CPU of the server", "×")
    ours = Row("fanout", "answers", "/s")
    theirs = Row("fanout", "bare messages", "/s")
    cost = Row("fanout", "CPU of an answer", "µs")
    bare_cost = Row("fanout", "CPU of a bare message", "µs")
    with brelan(home / "data") as server, started("-m", "benchmarks.live.bare", log=home / "bare.log") as bare:
        playing, _, _ = crowd(server, TABLES, SEATS)
        talking = Crowd(Chatter(bare.port, str(number), SEATS) for number in range(TABLES))
        for number in range(rounds + 1):
            a = talking.rush((bare.pid,), SECONDS)
            b = playing.rush((server.pid,), SECONDS)
            if number == 0:  # caches fill, and buffers grow
                continue
            say(f"round {number} of {rounds}")
            theirs.values.append(a.answers / a.seconds)
            ours.values.append(b.answers / b.seconds)
            bare_cost.values.append(a.cpu / a.answers * 1e6)
            cost.values.append(b.cpu / b.answers * 1e6)
            wall.values.append(ours.values[-1] / theirs.values[-1])
            cpu.values.append(bare_cost.values[-1] / cost.values[-1])
    return [wall, cpu, ours, theirs, cost, bare_cost]


def _hundredths(counted: Counted) -> list[float]:
    return [1000 * seconds for seconds in quantiles(counted.waited, n=100)]


def figures(server: Server) -> dict[str, float]:
    """What the server says of itself."""
    with urlopen(f"http://127.0.0.1:{server.port}/metrics") as page:
        found = re.findall(r"^brelan_(\w+) ([0-9.e+-]+)$", page.read().decode(), re.MULTILINE)
    return {name: float(value) for name, value in found}


def steady(home: Path, _rounds: int) -> list[Row]:
    """500 tables for four, one decision a second at each; then the same while finished games are reviewed."""
    with brelan(home / "data") as server:
        playing, desk, _ = crowd(server, MANY, FEW)
        finished = desk.table(GAME)
        games = _played_out(server, desk, finished)
        playing.stroll((server.pid,), 3.0, 1.0)
        say(f"playing for {STROLL:.0f} s")
        before = figures(server)
        counted = playing.stroll((server.pid,), STROLL, 1.0)
        after = figures(server)
        with LookingBack(server.port, desk.tokens, finished, games) as looking:
            say(f"playing for {STROLL:.0f} s beside reviews")
            beside = playing.stroll((server.pid,), STROLL, 1.0)
            assert looking.left, "the reviews ended before the crowd did"
    commits = after["commit_seconds_count"] - before["commit_seconds_count"]
    on_disc = 1000 * (after["commit_seconds_sum"] - before["commit_seconds_sum"]) / commits
    found, meanwhile, what = _hundredths(counted), _hundredths(beside), f"{MANY} tables × {FEW}, a decision a second"
    return [
        Row("steady", f"{what} each: answer → last seat, half within", "ms", [found[49]]),
        Row("steady", "99 of 100 within", "ms", [found[98]], most=50),
        Row("steady", "answers", "/s", [counted.answers / counted.seconds]),
        Row("steady", "of which the disc took, on average", "ms", [on_disc]),
        Row("steady", "CPU of the server, of one core", "%", [100 * counted.cpu / counted.seconds]),
        Row("steady", "beside a review that is being made: half within", "ms", [meanwhile[49]]),
        Row("steady", "99 of 100 within", "ms", [meanwhile[98]], most=50),
        Row("steady", "reviews that were made meanwhile", "", [looking.made]),
    ]


def _played_out(server: Server, desk: Desk, code: str) -> int:
    """Play some games of a table to their end: how many there are to look back on."""
    table = Game(server.port, code, desk.tokens, 1)
    alone = Crowd([table])
    alone.settle(1.0)
    alone.stroll((server.pid,), 5 * SECONDS, BREATH)
    alone.go()
    return table.finished


def attack(home: Path, rounds: int) -> list[Row]:
    """The same at 50 tables, with and without somebody at another table who does everything wrong."""
    ratio = Row("attack", "50 tables × 4, half within: with an attacker beside without", "×")
    calm, stormy = Row("attack", "without", "ms"), Row("attack", "with", "ms")
    with brelan(home / "data") as server:
        playing, desk, _ = crowd(server, 50, FEW)
        code = desk.table(GAME)
        for number in range(rounds):
            say(f"round {number + 1} of {rounds}")
            calm.values.append(_hundredths(playing.stroll((server.pid,), 4.0, 0.5))[49])
            words = ("-m", "benchmarks.live.attacker", str(server.port), code, desk.tokens[1], "5")
            with subprocess.Popen([sys.executable, *words], stdout=subprocess.DEVNULL) as attacker:
                sleep(0.5)
                stormy.values.append(_hundredths(playing.stroll((server.pid,), 4.0, 0.5))[49])
                attacker.wait(30)
            ratio.values.append(stormy.values[-1] / calm.values[-1])
    return [ratio, calm, stormy]


def idle(home: Path, _rounds: int) -> list[Row]:
    """What a table costs that nobody watches, and what a connection costs."""
    with brelan(home / "data") as server:
        playing, desk, codes = crowd(server, HELD, FEW)
        say("playing for a while")
        playing.stroll((server.pid,), 30.0, 2.5)
    with brelan(home / "data") as server:
        desk = Desk(server.port, FEW, desk.tokens)
        for code in codes[:WARM]:
            desk.ask(0, "GET", f"/api/tables/{code}")
        before = memory(server.pid)
        for code in codes[WARM:]:
            desk.ask(0, "GET", f"/api/tables/{code}")
        loaded = memory(server.pid)
        playing = Crowd(Game(server.port, code, desk.tokens, 0) for code in codes)
        playing.settle(1.0)
        connected = memory(server.pid)
        say(f"nobody does anything for {IDLE:.0f} s")
        playing.settle(IDLE)
        heard = playing.stroll((server.pid,), STROLL, STROLL)
        playing.go()
        say(f"waiting for {IDLE:.0f} s")
        sleep(IDLE)
        gone = memory(server.pid)
    return [
        Row("memory", "a table in memory, nobody there", "kB", [(loaded - before) / (HELD - WARM) / 1000], most=20),
        Row("memory", "a connection", "kB", [(connected - loaded) / (HELD * FEW) / 1000]),
        Row("memory", f"the server with {WARM} tables", "MB", [before / 1e6]),
        Row("memory", f"with {HELD} tables and {HELD * FEW} connections", "MB", [connected / 1e6]),
        Row("memory", "tables all of whose people still hear after doing nothing", "", [heard.answers], least=HELD),
        Row("memory", "when all have gone and the tables were let go", "MB", [gone / 1e6]),
    ]


def _rushed(server: Server, rounds: int, cost: Row) -> Desk:
    """Everybody as fast as they can; then they go, and leave their cookies."""
    playing, desk, _ = crowd(server, TABLES, SEATS)
    for number in range(rounds + 1):
        counted = playing.rush((server.pid,), SECONDS)
        if number:  # caches fill first
            cost.values.append(counted.cpu / counted.answers * 1e6)
    playing.go()
    return desk


def _two_beside_one(a: Server, b: Server, desk: Desk, rounds: int, url: str) -> list[Row]:
    """Everybody as fast as they can at one server, then half of the tables at another one, in turn.

    Once on one core for each server, with the database and the crowd on the same; once on all cores, where one server
    leaves more to the database and to the crowd than two do: by CPU it is as if those had their own.
    """
    grown = Row("houses", "answers of two servers on two cores, beside one on one", "×", least=1.6)
    wall, cpu = Row("houses", "beside one on two", "×"), Row("houses", "the same by CPU of the servers", "×", least=1.6)
    cores = sorted(os.sched_getaffinity(0))[:2]
    codes = [desk.table(GAME) for _ in range(2 * TABLES)]
    one = Crowd(Game(a.port, code, desk.tokens, n) for n, code in enumerate(codes[:TABLES]))
    two = Crowd(Game((a, b)[n % 2].port, code, desk.tokens, n) for n, code in enumerate(codes[TABLES:]))
    for crowd in (one, two):
        crowd.settle(1.0)
    for number in range(rounds + 1):
        say(f"round {number} of {rounds}")
        everything = (a.pid, b.pid, os.getpid(), *processes(url))
        keep_to(cores[:1], everything)
        small = one.rush((a.pid,), SECONDS)
        keep_to(cores, everything)
        alone, both = one.rush((a.pid,), SECONDS), two.rush((a.pid, b.pid), SECONDS)
        if number:
            grown.values.append(both.answers / both.seconds / (small.answers / small.seconds))
            wall.values.append(both.answers / both.seconds / (alone.answers / alone.seconds))
            cpu.values.append(2 * (alone.cpu / alone.answers) / (both.cpu / both.answers))
    for crowd in (one, two):
        crowd.go()
    return [grown, wall, cpu]


def houses(home: Path, rounds: int) -> list[Row]:
    """Answers in PostgreSQL beside answers in a file; then with the people of every table at two servers."""
    cost, shared = Row("houses", "CPU of an answer in a file", "µs"), Row("houses", "in PostgreSQL", "µs")
    with brelan(home / "file") as alone:
        _rushed(alone, rounds, cost)
    with postgres() as url, brelan(home / "a", "--store", url) as a, brelan(home / "b", "--store", url) as b:
        desk = _rushed(a, rounds, shared)
        two = _two_beside_one(a, b, desk, rounds, url)
        codes = [desk.table(GAME) for _ in range(200)]
        apart = Crowd(Game(a.port, code, desk.tokens, number, b.port) for number, code in enumerate(codes))
        apart.settle(2.0)
        apart.stroll((a.pid, b.pid), 3.0, 1.0)
        found = _hundredths(apart.stroll((a.pid, b.pid), STROLL, 1.0))
    return [
        cost,
        shared,
        *two,
        Row("houses", f"200 tables × {SEATS} at two servers: answer → last seat, half within", "ms", [found[49]]),
        Row("houses", "99 of 100 within", "ms", [found[98]], most=50),
    ]


def peers(home: Path, rounds: int) -> list[Row]:
    """An answer, kept and told to six, beside a bet of the same kind at servers that others might pick."""
    try:
        program = node()
    except FileNotFoundError as missing:
        say(str(missing))
        return []
    (home / "matches").mkdir()
    with ExitStack() as open_now:
        ours = open_now.enter_context(brelan(home / "data"))
        desk = Desk(ours.port, SEATS)
        codes = [desk.table(GAME) for _ in range(TABLES)]
        places: dict[str, tuple[Server, Callable[[int], Talk]]] = {
            "Brelan": (ours, lambda number: Game(ours.port, codes[number], desk.tokens, number))
        }
        for name, words in (("in memory", ()), ("in files", (str(home / "matches"),))):
            there = open_now.enter_context(_peer(home, program, "boardgame.js", *words))
            places[f"boardgame.io {name}"] = there, partial(_match, there.port)
        there = open_now.enter_context(_peer(home, program, "colyseus.js"))
        places["Colyseus, which keeps nothing"] = there, lambda _: Colyseus(there.port, SEATS)
        crowds = {name: (server, Crowd(map(sit, range(TABLES)))) for name, (server, sit) in places.items()}
        cost = {name: Row("peers", f"CPU of a bet: {name}", "µs") for name in crowds}
        for number in range(rounds + 1):
            for name, (server, playing) in crowds.items():
                counted = playing.rush((server.pid,), SECONDS)
                if number:
                    cost[name].values.append(counted.cpu / counted.answers * 1e6)
    rows = list(cost.values())
    beside = [Row("peers", f"{name}, beside Brelan", "×") for name in crowds]
    for row, ratio in zip(rows, beside, strict=True):
        ratio.values += [mine / other for mine, other in zip(rows[0].values, row.values, strict=True)]
    return [*rows, *beside[1:]]


def _peer(home: Path, program: str, file: str, *words: str) -> AbstractContextManager[Server]:
    return started(str(PEERS / file), *words, log=home / f"{file}.log", program=program)


def _match(port: int, number: int) -> Boardgame:
    return Boardgame(port, f"match{number}", SEATS)


GROUPS: dict[str, Callable[[Path, int], list[Row]]] = {
    "fanout": fanout,
    "steady": steady,
    "attack": attack,
    "memory": idle,
    "houses": houses,
    "peers": peers,
}


def main() -> None:
    """Each group with a room of its own."""
    asked = arguments()
    rows: list[Row] = []
    with TemporaryDirectory() as home:
        for name in asked.names:
            say(name)
            (Path(home) / name).mkdir()
            rows += GROUPS[name](Path(home) / name, asked.rounds)
    if asked.json:
        print(json.dumps({"python": platform.python_version(), "rows": [row.as_json() for row in rows]}, indent=1))
    else:
        print(as_table(rows))


if __name__ == "__main__":
    main()
