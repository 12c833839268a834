"""How long a room takes to open: an empty one, and one with 100,000 tables on its disc.

python -m benchmarks.boot
"""

import json
from collections.abc import Iterator
from contextlib import closing
from itertools import islice, product
from pathlib import Path
from statistics import median
from tempfile import TemporaryDirectory
from time import monotonic

import httpx

from benchmarks.live.servers import brelan
from brelan.server.heads import FILE as HEADS
from brelan.server.heads import Head, Heads
from brelan.server.schema import FILE, connect, migrate
from brelan.server.sqlite import commit
from brelan.server.tokens import CODE, LETTERS
from tests.boxes import IN_TURN, lasting
from tests.page.finished import Recorded

TABLES, AT_ONCE = 100_000, 500
ANSWERS = 14
TIMES = 5


def fill(data: Path) -> None:
    """Let so many tables lie there, all in the middle of the same game."""
    game = Recorded(IN_TURN, 3, 1, lasting(IN_TURN, 2))
    for _ in range(ANSWERS):
        game.goes_on()
    last = game.rows[-1]
    codes = islice(map("".join, product(LETTERS, repeat=CODE)), TABLES)
    heads = Heads(data / HEADS)
    with closing(connect(data / FILE)) as db:
        migrate(db, data / FILE)
        while some := list(islice(codes, AT_ONCE)):
            rows = [row._replace(table=code) for code in some for row in game.rows]
            assert commit(db, rows) == [None] * len(rows)
            heads.note(dict.fromkeys(some, Head(last.number, last.chain)))
    heads.close()


def opened(data: Path) -> Iterator[float]:
    """Seconds from the command until the room says that it is ready, each time."""
    for _ in range(TIMES):
        begun = monotonic()
        with brelan(data) as room:
            httpx.get(f"http://127.0.0.1:{room.port}/readyz").raise_for_status()
            yield monotonic() - begun


if __name__ == "__main__":
    with TemporaryDirectory() as folder:
        empty, full = Path(folder) / "empty", Path(folder) / "full"
        full.mkdir()
        fill(full)
        found = {"empty": median(opened(empty)), "with_100000_tables": median(opened(full))}
    print(json.dumps({what: round(seconds, 2) for what, seconds in found.items()}))
