"""Games on a server's disc that nobody had to play there: for whatever is to be seen in them, or afterwards."""

from collections.abc import Callable
from contextlib import closing
from itertools import islice
from random import Random
from typing import Self

from brelan import shelf
from brelan.bots.characters import CHARACTERS
from brelan.engine.table import Table
from brelan.engine.tells import Tell
from brelan.room import requests
from brelan.room.events import Answered, AnyEvent, Chair, Entry, Opened, Role, Started
from brelan.server.opening import opening
from brelan.server.schema import FILE, connect
from brelan.server.sqlite import commit
from brelan.server.store import row_of
from brelan.server.tokens import Mint, hashed, new_code
from tests.page.browser import Person
from tests.server.devices import Server

Answer = Callable[[Table, int, Random], int]


def anything(table: Table, seat: int, rng: Random) -> int:
    """Any legal answer."""
    ask = table.asks[seat]
    return ask.encode(ask.any(rng))


class Recorded:
    """A game from its beginning; its first chairs are somebody's, bots sit on the others. Same seed, same game."""

    people: tuple[str, ...] = ("Camille",)

    def __init__(
        self, game: str, seats: int, seed: int, options: dict[str, int | str], answer: Answer = anything
    ) -> None:
        mint = Mint(b"another room")
        self.code, self.screen = new_code(), mint.new()
        self.tokens = [mint.new() for _ in self.people]
        own = (Chair(who, i, devices=(hashed(self.tokens[i]),)) for i, who in enumerate(self.people))
        bots = (Chair(who.name, i, bot="regular") for i, who in enumerate(CHARACTERS[: seats - 1], 1))
        self.chairs = (*own, *islice(bots, len(self.people) - 1, None))
        self._rng, self._answer, found = Random(seed), answer, shelf.game(game)
        chosen, secret = requests.chosen(found, options), f"{self._rng.getrandbits(256):064x}"
        watchers: dict[str, Role] = {hashed(self.screen): "screen"}
        event = Opened(game, found.version, chosen, self.chairs, 0, 0, "fr", secret, watchers=watchers, table=self.code)
        self.at, row = opening(self.code, event)
        self.rows = [row]
        self._happen(Started())

    @property
    def token(self) -> str:
        """Of the first chair's device."""
        return self.tokens[0]

    @property
    def table(self) -> Table:
        """As it stands now."""
        assert self.at.table is not None
        return self.at.table

    def goes_on(self) -> tuple[int, int, list[Tell]]:
        """Somebody who is asked answers: who, what, and what came of it."""
        seat = self._rng.choice(self.table.awaited)
        value = self._answer(self.table, seat, self._rng)
        return seat, value, self._happen(Answered(seat, value, "bot" if seat else "person"))

    def _happen(self, event: AnyEvent) -> list[Tell]:
        before = self.at.chain
        happened = self.at.take(Entry(self.at.number + 1, 0, 0, "00" * 16, event))
        self.rows.append(row_of(self.code, happened.entry, happened.line, 0, before, self.at.chain))
        return happened.tells

    def lies_on(self, server: Server) -> Self:
        """The game is on this server's disc, and whoever comes finds it there."""
        with closing(connect(server.data / FILE)) as db:
            db.execute("PRAGMA busy_timeout = 600000")  # the server may be writing, and slowly
            assert commit(db, self.rows) == [None] * len(self.rows)
        return self

    def opened_by(self, person: Person, chair: int = 0, *, big: bool = False) -> None:
        """A person opens it with the device of a chair, or as the big screen."""
        token = self.screen if big else self.tokens[chair]
        person.context.add_cookies([{"name": "brelan", "value": token, "url": person.server.address}])
        person.goes(f"#/{'screen' if big else 't'}/{self.code}")


class Finished(Recorded):
    """A game to its end."""

    def __init__(
        self, game: str, seats: int, seed: int, options: dict[str, int | str], answer: Answer = anything
    ) -> None:
        super().__init__(game, seats, seed, options, answer)
        while not self.table.over:
            self.goes_on()

    def looked_at(self, person: Person, *, big: bool = False) -> None:
        """A person looks at how it ended."""
        self.opened_by(person, big=big)
        person.page.locator("section.end").wait_for()
