"""Work that is spread over processes: what is done comes back as it is done, and only so much waits at once."""

from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import FIRST_COMPLETED, Executor, Future, ProcessPoolExecutor, wait
from contextlib import contextmanager, suppress
from itertools import islice
from multiprocessing import get_context
from typing import Any, TypeVar

from brelan.cache import Nowhere, place

Task = TypeVar("Task")
Done = TypeVar("Done")

AHEAD = 4
"""Tasks that are handed out for each process: one in work, the others ready."""


@contextmanager
def processes(jobs: int) -> Iterator[Executor]:
    """So many processes of our own."""
    with suppress(Nowhere):  # only who needs compiled code needs it, and says so
        place()  # before there are processes, which would each look for one
    with ProcessPoolExecutor(jobs, get_context("spawn")) as pool:
        try:
            yield pool
        except BaseException:
            pool.shutdown(cancel_futures=True)
            raise


def spread(pool: Executor, jobs: int, do: Callable[[Task], Done], tasks: Iterable[Task]) -> Iterator[Done]:
    """What each task came to, in the order in which they are done."""
    left = iter(tasks)
    waiting: set[Future[Any]] = set()
    while True:
        waiting |= {pool.submit(do, task) for task in islice(left, AHEAD * jobs - len(waiting))}
        if not waiting:
            return
        done, waiting = wait(waiting, return_when=FIRST_COMPLETED)
        for one in done:
            yield one.result()
