"""The review of a finished game for one of its seats: in the background, in a separate process, stored when done.

One game is reviewed at a time, with the lowest priority: bots think and tables are told before it gets a turn. Whoever
looks goes first. Nothing but the lines of the game goes into that process, and of a closed game nothing comes out that
the seat did not know.
"""

import asyncio
import logging
import multiprocessing
from collections import Counter
from collections.abc import Sequence
from contextlib import suppress
from multiprocessing.connection import Connection
from typing import NamedTuple

import msgspec

from brelan.cache import Nowhere
from brelan.review.shape import FORMAT, Judged, Point, Review, Reviewed
from brelan.room.requests import Refused
from brelan.room.sitting import skim
from brelan.server import aside
from brelan.server.store import Log, Note, Store
from brelan.trouble import Trouble

log = logging.getLogger("brelan")

KIND = "review"
AT_ONCE = 0.25
"""Seconds of work between two looks at what has been found."""
GIVES_WAY = 5
"""So often another one is asked for, and the one under way not once, until that one gives way: nobody looks at it."""
FAILED = "the game cannot be reviewed on this machine; the server's log says why"


class News(msgspec.Struct, frozen=True):
    """What a process has found since its last news; at the end the whole review, or why there is none."""

    of: int
    curve: list[Point] = []
    decisions: list[Judged] = []
    review: Review | None = None
    trouble: str = ""


class Wanted(NamedTuple):
    """A game, the seat whose review is wanted, and whether the game was opened."""

    about: str
    chair: int
    opened: bool


class Job:
    """A review that waits or is under way."""

    def __init__(self, kept: Log) -> None:
        self.kept = kept
        self.others: Counter[Wanted] = Counter()
        """What else was asked for since somebody last asked for this one."""
        self.begin()

    def begin(self) -> None:
        """Nothing has been found yet."""
        self.of = 0
        self.curve: list[Point] = []
        self.decisions: list[Judged] = []
        self.trouble = ""

    def hear(self, news: News) -> None:
        """Add what was found."""
        self.of = news.of
        self.curve += news.curve
        self.decisions += news.decisions
        self.trouble = news.trouble


class Reviews:
    """The reviews of one server."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._jobs: dict[Wanted, Job] = {}
        """In the order in which they were last asked for."""
        self._under_way: tuple[Job, asyncio.Task[Review | None]] | None = None
        self._work: asyncio.Task[None] | None = None

    async def reviewed(self, device: str, code: str, game: int) -> Reviewed:
        """A game as this device's seat looks back on it, or what has been found so far; the first request starts it."""
        kept = await self._store.log(code, game) if game >= 0 else None
        if kept is None:
            raise Refused("no-table", f"there is no game {game} of a table {code}")
        chair, opened = await asyncio.to_thread(_whose, kept, device)
        wanted = Wanted(f"{code}/{game}", chair, opened)
        found = await self._kept(wanted)
        if found is not None:
            return Reviewed(len(found.curve), len(found.curve), found.curve, found.decisions, found)
        job = self._asked(wanted, kept)
        if job.trouble:
            del self._jobs[wanted]
            raise Refused("review", job.trouble)
        return Reviewed(len(job.curve), job.of, job.curve, job.decisions, None)

    async def _kept(self, wanted: Wanted) -> Review | None:
        """The stored review; one of another format, or of a game that was opened since, is made again."""
        for note in await self._store.notes(KIND, owner=str(wanted.chair), about=wanted.about):
            with suppress(msgspec.MsgspecError):
                found = msgspec.json.decode(note.body or b"", type=Review)
                if found.format == FORMAT and found.opened == wanted.opened:
                    return found
        return None

    def _asked(self, wanted: Wanted, kept: Log) -> Job:
        """What is asked for comes next; the review under way gives way if nobody looks at it any more."""
        job = self._jobs.pop(wanted) if wanted in self._jobs else Job(kept)
        self._jobs[wanted] = job
        job.others.clear()
        if self._under_way and self._under_way[0] is not job:
            under_way, run = self._under_way
            under_way.others[wanted] += 1
            if under_way.others[wanted] == GIVES_WAY:
                run.cancel()
        if self._work is None or self._work.done():
            self._work = asyncio.get_running_loop().create_task(self._work_off())
        return job

    async def _work_off(self) -> None:
        """One after the other, first what was asked for last."""
        while waiting := [wanted for wanted, job in self._jobs.items() if not job.trouble]:
            wanted = waiting[-1]
            job = self._jobs[wanted]
            run = asyncio.create_task(_run(job, wanted))
            self._under_way = job, run
            try:
                await asyncio.wait({run})
            finally:
                run.cancel()
                self._under_way = None
            if run.cancelled():
                job.begin()
            else:
                await self._done(wanted, job, run.result())

    async def _done(self, wanted: Wanted, job: Job, found: Review | None) -> None:
        if found is None:
            job.trouble = job.trouble or FAILED
            log.warning("review.gave-up", extra={"game": wanted.about, "trouble": job.trouble})
            return
        await self._store.note(Note(KIND, wanted.about, str(wanted.chair), msgspec.json.encode(found)))
        del self._jobs[wanted]

    def close(self) -> None:
        """Nothing outlives the server."""
        if self._work is not None:
            self._work.cancel()


def _whose(kept: Log, device: str) -> tuple[int, bool]:
    """The seat whose review a device may see, and whether the game was opened."""
    at = skim(kept.lines, kept.before)
    chair = at.chair_of(device)
    if chair is None:
        raise Refused("stranger", "this device did not play in the game; expected one of its players")
    if at.phase != "over":
        raise Refused("moment", "the game is not over, expected one that is")
    return chair, at.everybody_agreed()


async def _run(job: Job, wanted: Wanted) -> Review | None:
    """Review the game in a separate process, which ends when the review does, or when it gives way."""
    context = multiprocessing.get_context("spawn")
    ours, theirs = context.Pipe(duplex=False)
    of = job.kept.before, job.kept.lines, wanted.chair, wanted.opened
    process = context.Process(target=work, args=(theirs, aside.LAST, *of), daemon=True)
    starting = asyncio.create_task(asyncio.to_thread(aside.start, process, aside.LAST))
    try:
        await asyncio.shield(starting)
        theirs.close()
        while True:
            news = msgspec.msgpack.decode(await asyncio.to_thread(ours.recv_bytes), type=News)
            job.hear(news)
            if news.review is not None or news.trouble:
                return news.review
    except (EOFError, OSError):
        return None
    finally:
        await asyncio.wait({starting})
        if process.pid is not None:
            process.kill()  # there is nothing that it would have to bring to an end
            await asyncio.to_thread(process.join)
        ours.close()


def work(out: Connection, priority: int, before: str, lines: Sequence[bytes], chair: int, opened: bool) -> None:
    """In the process: review the game and send what is found, a little at a time."""
    aside.step_aside(priority)
    try:
        _review(out, before, lines, chair, opened)
    except (Trouble, Nowhere, ImportError, OSError) as trouble:
        out.send_bytes(msgspec.msgpack.encode(News(0, trouble=str(trouble) or type(trouble).__name__)))


def _review(out: Connection, before: str, lines: Sequence[bytes], chair: int, opened: bool) -> None:
    from time import process_time

    from brelan.review.logged import of_log  # the server itself compiles nothing
    from brelan.review.reviewer import Reviewer

    reviewer = Reviewer(of_log(lines, before), chair, opened)
    points, decisions, sent = 0, 0, process_time()
    for _ in reviewer:
        if points == 0 or process_time() - sent > AT_ONCE:
            news = News(len(reviewer), reviewer.points[points:], reviewer.decisions[decisions:])
            points, decisions, sent = len(reviewer.points), len(reviewer.decisions), process_time()
            out.send_bytes(msgspec.msgpack.encode(news))
    rest = reviewer.points[points:], reviewer.decisions[decisions:]
    out.send_bytes(msgspec.msgpack.encode(News(len(reviewer), *rest, reviewer.review())))
