"""Somebody who looks back on one finished game after the other, as a page does while the review is being made."""

from itertools import product
from threading import Event, Thread
from typing import Self

from benchmarks.live.tables import Desk

OFTEN = 1.0
"""Seconds between two looks."""


class LookingBack:
    """Asks for the reviews of a table's games, every seat's, until it leaves."""

    def __init__(self, port: int, tokens: list[str], code: str, games: int) -> None:
        self.made = 0
        """Reviews that have come whole."""
        self._desk = Desk(port, len(tokens), tokens)
        self._pages = [
            (seat, f"/api/tables/{code}/games/{number}/review")
            for number, seat in product(range(games), range(len(tokens)))
        ]
        self._leaves = Event()
        self._thread = Thread(target=self._look)

    @property
    def left(self) -> int:
        """Reviews that are still to be made."""
        return len(self._pages) - self.made

    def _look(self) -> None:
        for seat, page in self._pages:
            while not self._leaves.is_set() and self._desk.ask(seat, "GET", page)["review"] is None:
                self._leaves.wait(OFTEN)
            if self._leaves.is_set():
                break
            self.made += 1
        self._desk.http.close()

    def __enter__(self) -> Self:
        self._thread.start()
        return self

    def __exit__(self, *_: object) -> None:
        self._leaves.set()
        self._thread.join()
