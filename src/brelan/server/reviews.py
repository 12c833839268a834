"""The review of a finished game for one of its seats: in the background, in a separate process, stored when done.

One game is reviewed at a time, with the lowest priority: bots think and tables are told before it gets a turn. Nothing
but the lines of the game goes into that process, and of a closed game nothing comes out that the seat did not know.
"""

import asyncio
import logging
import multiprocessing
from collections.abc import Sequence
from contextlib import suppress
from multiprocessing.connection import Connection

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
FAILED = "the game cannot be reviewed on this machine; the server's log says why"


class News(msgspec.Struct, frozen=True):
    """What a process has found since its last news; at the end the whole review, or why there is none."""

    of: int
    curve: list[Point] = []
    decisions: list[Judged] = []
    review: Review | None = None
    trouble: str = ""


class Job:
    """A review under way."""

    def __init__(self) -> None:
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
        self._jobs: dict[tuple[str, int, bool], Job] = {}
        self._tasks: set[asyncio.Task[None]] = set()
        self._one = asyncio.Semaphore(1)

    async def reviewed(self, device: str, code: str, game: int) -> Reviewed:
        """A game as this device's seat looks back on it, or what has been found so far; the first request starts it."""
        kept = await self._store.log(code, game) if game >= 0 else None
        if kept is None:
            raise Refused("no-table", f"there is no game {game} of a table {code}")
        chair, opened = await asyncio.to_thread(_whose, kept, device)
        about = f"{code}/{game}"
        found = await self._kept(about, chair, opened)
        if found is not None:
            return Reviewed(len(found.curve), len(found.curve), found.curve, found.decisions, found)
        job = self._job(about, chair, opened, kept)
        if job.trouble:
            del self._jobs[about, chair, opened]
            raise Refused("review", job.trouble)
        return Reviewed(len(job.curve), job.of, job.curve, job.decisions, None)

    async def _kept(self, about: str, chair: int, opened: bool) -> Review | None:
        """The stored review; one of another format, or of a game that was opened since, is made again."""
        for note in await self._store.notes(KIND, owner=str(chair), about=about):
            with suppress(msgspec.MsgspecError):
                found = msgspec.json.decode(note.body or b"", type=Review)
                if found.format == FORMAT and found.opened == opened:
                    return found
        return None

    def _job(self, about: str, chair: int, opened: bool, kept: Log) -> Job:
        job = self._jobs.get((about, chair, opened))
        if job is None:
            job = self._jobs[about, chair, opened] = Job()
            task = asyncio.get_running_loop().create_task(self._work(job, about, chair, opened, kept))
            self._tasks.add(task)
            task.add_done_callback(self._tasks.discard)
        return job

    async def _work(self, job: Job, about: str, chair: int, opened: bool, kept: Log) -> None:
        async with self._one:
            found = await _run(job, kept, chair, opened)
        if found is None:
            job.trouble = job.trouble or FAILED
            log.warning("review.gave-up", extra={"game": about, "trouble": job.trouble})
            return
        await self._store.note(Note(KIND, about, str(chair), msgspec.json.encode(found)))
        del self._jobs[about, chair, opened]

    def close(self) -> None:
        """Nothing outlives the server."""
        for task in self._tasks:
            task.cancel()


def _whose(kept: Log, device: str) -> tuple[int, bool]:
    """The seat whose review a device may see, and whether the game was opened."""
    at = skim(kept.lines, kept.before)
    chair = at.chair_of(device)
    if chair is None:
        raise Refused("stranger", "this device did not play in the game; expected one of its players")
    if at.phase != "over":
        raise Refused("moment", "the game is not over, expected one that is")
    return chair, at.everybody_agreed()


async def _run(job: Job, kept: Log, chair: int, opened: bool) -> Review | None:
    """Review the game in a separate process, which ends when the review does, or when nobody waits any more."""
    context = multiprocessing.get_context("spawn")
    ours, theirs = context.Pipe(duplex=False)
    process = context.Process(
        target=work, args=(theirs, aside.LAST, kept.before, kept.lines, chair, opened), daemon=True
    )
    await asyncio.to_thread(process.start)
    theirs.close()
    try:
        while True:
            news = msgspec.msgpack.decode(await asyncio.to_thread(ours.recv_bytes), type=News)
            job.hear(news)
            if news.review is not None or news.trouble:
                return news.review
    except (EOFError, OSError):
        return None
    finally:
        process.terminate()
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
