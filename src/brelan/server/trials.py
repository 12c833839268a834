"""Custom cards are tried out before anybody plays with them: in the background, one deck at a time.

Nothing but the cards goes into that process; it has the lowest priority, and ends with the server.
"""

import asyncio
import logging
import multiprocessing
from collections import OrderedDict
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from hashlib import sha256

from brelan.cache import Nowhere
from brelan.room.requests import Refused
from brelan.server import aside
from brelan.trouble import Trouble

log = logging.getLogger("brelan")

WAITING = 4
"""Decks that may wait for their turn."""
KEPT = 64
"""Decks whose results are remembered."""
Said = dict[str, list[str]]
Key = tuple[str, int, str]


class Trials:
    """The decks that people of this server have tried out, and those under way."""

    def __init__(self) -> None:
        self._said: OrderedDict[Key, Said] = OrderedDict()
        self._tasks: dict[Key, asyncio.Task[None]] = {}
        self._one = asyncio.Semaphore(1)

    def tried(self, game: str, players: int, cards: str) -> Said | None:
        """What stands out; None while that is being found, which asking begins. Nothing does of the box's own cards."""
        key = (game, players, sha256(cards.encode()).hexdigest())
        if not cards:
            return {}
        if key not in self._said and key not in self._tasks:
            if len(self._tasks) >= WAITING:
                raise Refused("busy", f"{WAITING} decks are being tried out, expected fewer; ask again")
            task = asyncio.get_running_loop().create_task(self._try(key, cards))
            self._tasks[key] = task
            task.add_done_callback(lambda _: self._tasks.pop(key, None))
        return self._said.get(key)

    async def _try(self, key: Key, cards: str) -> None:
        game, players, _ = key
        async with self._one:
            pool = ProcessPoolExecutor(1, multiprocessing.get_context("spawn"), aside.step_aside, (aside.LAST,))
            try:
                found = await asyncio.get_running_loop().run_in_executor(pool, work, game, players, cards)
            except (Trouble, Nowhere, ImportError, OSError, BrokenProcessPool) as trouble:
                log.warning("trial.gave-up", extra={"game": game, "trouble": str(trouble)})
                found = {}
            finally:
                pool.shutdown(wait=False, cancel_futures=True)
        self._said[key] = found
        while len(self._said) > KEPT:
            self._said.popitem(last=False)

    def close(self) -> None:
        """Nothing outlives the server."""
        for task in self._tasks.values():
            task.cancel()


def work(game: str, players: int, cards: str) -> Said:
    """In the process."""
    from brelan.lab.trial import trial  # the server itself compiles nothing

    return trial(game, players, cards)
