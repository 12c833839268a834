"""Bots think apart: one that hangs, breaks down or dies holds up nobody, and how long one takes tells nothing."""

import asyncio
import json
import os
import signal
from collections.abc import Iterator
from pathlib import Path
from random import Random
from selectors import DefaultSelector, SelectorKey
from time import sleep
from typing import Any

import pytest

from brelan.server.attendant import unhurried
from brelan.server.thinking import SECONDS
from tests.boxes import IN_TURN, generous
from tests.server.company import Company
from tests.server.devices import Live, Server, alive, any_answer, stopping
from tests.server.still import Still, hears_nothing
from tests.server.unruly import BREAKS_DOWN, DIES, HANGS, THINKS

ENDLESS = generous(IN_TURN)


class Unruly(Still):
    """A server with bots that misbehave."""

    program = "tests.server.unruly"

    def wait_for_one_that_hangs(self, number: int) -> None:
        """Until so many bots have begun to think for ever."""
        while self.log.count(THINKS) < number:
            sleep(0.01)


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Unruly]:
    with stopping(Unruly(tmp_path_factory.mktemp("bots") / "data")) as server:
        yield server


@pytest.fixture
def fresh(tmp_path: Path) -> Iterator[Unruly]:
    """Where nobody has hung yet."""
    with stopping(Unruly(tmp_path / "data")) as server:
        yield server


def until_a_bot_is_asked(live: Live) -> None:
    while live.question:
        reply = live.answer(any_answer(live.question, Random(live.number)), f"key {live.number}")
        live.catch_up(reply["number"])


def by_bots(company: Company) -> list[dict[str, Any]]:
    return [event for event in company.events if event.get("by") == "bot"]


def gave_up(server: Server, game: str) -> list[str]:
    lines = (json.loads(line) for line in server.log.splitlines())
    return [line["trouble"] for line in lines if line["what"] == "bot.gave-up" and line["game"] == game]


def test_a_bot_that_thinks_for_ever_plays_what_the_rules_provide_and_other_tables_go_on(fresh: Unruly) -> None:
    hanging = Company(fresh, HANGS, 1, bots=3).start()
    (live,) = hanging.come()
    others = Company(fresh, IN_TURN, 1, bots=1, options=ENDLESS).start()
    (other,) = others.come()
    for answers in (1, 2):
        until_a_bot_is_asked(live)
        fresh.wait_for_one_that_hangs(answers)
        while len(by_bots(others)) < 2 * answers:  # meanwhile
            until_a_bot_is_asked(other)
            other.until("update")
        fresh.wind(SECONDS - 0.25)
        hears_nothing(live)
        assert len(by_bots(hanging)) == answers - 1
        fresh.wind(0.25)
        live.until("update")
        assert len(by_bots(hanging)) == answers
    assert gave_up(fresh, HANGS) == ["TimeoutError"] * 2
    hanging.go()
    others.go()


def test_what_a_bot_thought_of_in_a_break_is_not_played_before_the_break_is_over(fresh: Unruly) -> None:
    company = Company(fresh, HANGS, 1, bots=1).start()
    (live,) = company.come()
    until_a_bot_is_asked(live)
    fresh.wait_for_one_that_hangs(1)
    company.devices[0].do(company.code, "pause")
    live.until("table")
    fresh.wind(SECONDS)
    hears_nothing(live)
    assert gave_up(fresh, HANGS) == ["TimeoutError"]  # it has come to the end of its thoughts
    assert by_bots(company) == []
    company.devices[0].do(company.code, "resume")
    live.until("table")
    fresh.wait_for_one_that_hangs(2)
    fresh.wind(SECONDS)
    live.until("update")
    assert len(by_bots(company)) == 1
    assert "table.attendant" not in fresh.log, "it was not tried in the break either"
    company.go()


@pytest.mark.parametrize(("game", "bots", "trouble"), [(BREAKS_DOWN, 2, "ValueError"), (DIES, 2, "BrokenProcessPool")])
def test_a_bot_that_breaks_down_does_not_stop_its_table(server: Unruly, game: str, bots: int, trouble: str) -> None:
    company = Company(server, game, 1, bots=bots).start()
    (live,) = company.come()
    while len(by_bots(company)) < 3:
        if live.question and live.question["chosen"] is None:
            live.answer(any_answer(live.question, Random(live.number)), f"key {live.number}")
        else:
            live.hear()
    assert trouble in gave_up(server, game)
    assert "ace of spades" not in server.log  # what an error says may be a secret
    company.go()


def test_experts_who_prepare_hold_up_nobody_else_and_their_tables_are_told(server: Unruly) -> None:
    preparing = [Company(server, BREAKS_DOWN, 1, free=1) for _ in range(3)]
    for company in preparing:
        company.devices[0].bot(company.code, 1, "expert")
        (live,) = company.start().come()
        assert live.until("preparing")["chairs"] == [1]
    (late,) = preparing[0].come()
    assert late.until("preparing")["chairs"] == [1]  # who comes meanwhile is told as well
    others = Company(server, IN_TURN, 1, bots=1, options=ENDLESS).start()
    (other,) = others.come()
    while len(by_bots(others)) < 2:
        until_a_bot_is_asked(other)
        other.until("update")
    assert [by_bots(company) for company in preparing] == [[], [], []]
    for company in (*preparing, others):
        company.go()


def children(process: int) -> list[int]:
    found = []
    for path in Path("/proc").glob("[0-9]*/stat"):
        try:
            words = path.read_text().rpartition(")")[2].split()
        except OSError:
            continue
        if int(words[1]) == process and b"multiprocessing.spawn" in (path.parent / "cmdline").read_bytes():
            found.append(int(path.parent.name))
    return found


@pytest.mark.skipif(not Path("/proc/self/stat").exists(), reason="processes are looked up in /proc")
def test_processes_that_were_killed_are_made_anew_and_none_outlives_the_server(tmp_path: Path) -> None:
    server = Unruly(tmp_path / "data")
    company = Company(server, IN_TURN, 1, bots=1, options=ENDLESS).start()
    (live,) = company.come()
    until_a_bot_is_asked(live)
    live.until("update")
    thinking = children(server.process.pid)
    assert thinking
    for process in thinking:
        os.kill(process, signal.SIGKILL)
    for _ in range(3):
        until_a_bot_is_asked(live)
        live.until("update")
    assert children(server.process.pid)
    remaining = children(server.process.pid)
    company.go()
    assert server.stop() == 0
    assert not [process for process in remaining if Path(f"/proc/{process}").exists()]


@pytest.mark.skipif(not Path("/proc/self/stat").exists(), reason="processes are looked up in /proc")
def test_no_process_outlives_a_server_that_was_killed(tmp_path: Path) -> None:
    server = Unruly(tmp_path / "data")
    company = Company(server, HANGS, 1, bots=1).start()
    (live,) = company.come()
    until_a_bot_is_asked(live)
    server.wait_for_one_that_hangs(1)
    thinking = set(children(server.process.pid))
    assert thinking
    server.kill()
    while alive(thinking):
        sleep(0.01)


class Jumping(DefaultSelector):
    """Waits for nothing: its time jumps to the next thing to do."""

    now = 0.0

    def select(self, timeout: float | None = None) -> list[tuple[SelectorKey, int]]:
        self.now += max(0.0, timeout or 0.0)
        return super().select(0)


class Loop(asyncio.SelectorEventLoop):
    """An event loop on a clock that jumps."""

    def __init__(self) -> None:
        self.jumping = Jumping()
        super().__init__(self.jumping)

    def time(self) -> float:
        return self.jumping.now


def comes_after(thinks: float, pace: float, first: float) -> float:
    """When a bot that thinks for so long gives its answer."""

    async def think() -> str:
        await asyncio.sleep(thinks)
        return "thought"

    async def wait() -> float:
        assert await unhurried(think(), pace, first) == "thought"
        return asyncio.get_running_loop().time()

    with asyncio.Runner(loop_factory=Loop) as runner:
        return runner.run(wait())


@pytest.mark.parametrize("first", [0.6, 1.0, 1.4])
def test_how_long_a_bot_takes_does_not_tell_how_hard_it_thought(first: float) -> None:
    quick = [comes_after(thinks, 1.2, first) for thinks in (0.0, 0.001, 0.3, 0.7)]
    assert quick == pytest.approx([1.2 * first] * 4)
    hard = [comes_after(thinks, 1.2, first) for thinks in (1.7, 1.71, 1.79)]
    assert hard == pytest.approx([1.2 * first + 1.2] * 3)
    assert comes_after(0.3, 0, first) == pytest.approx(0.3)  # without a pace, for tests and benchmarks
