"""Every game on the shelf, for every number of players and every option: what the contract tests run over."""

from collections.abc import Callable, Iterator
from random import Random
from typing import Any, NamedTuple

import pytest

from brelan import shelf
from brelan.engine.declarations import Option
from brelan.engine.game import Game
from brelan.engine.table import Table
from tests.boxes import by_chance, deal_of, exceptions, limited
from tests.contract.watch import watched

DEALS = 6
"""Games are kept short, where that can be chosen, so that every table can be looked at after every answer."""


class Setting(NamedTuple):
    """A game, a number of players and what the table chose."""

    game: Game
    players: int
    options: dict[str, object]

    def begin(self, seed: int) -> Table:
        """A table with this setting."""
        return Table.begin(self.game, self.players, self.options, seed)

    def begin_watched(self, seed: int) -> Table:
        """The same, with a look at the bounds of all integers after every rule."""
        with watched(self.game):
            return self.begin(seed)

    @property
    def usual(self) -> bool:
        """Whether no option was changed for the sake of a test."""
        return self.options == short(self.game)

    @property
    def single(self) -> bool:
        """Whether the game is over after its first deal, as some games by chance go."""
        games = (by_chance(self.begin(seed), Random(seed), lambda table: deal_of(table) > 1) for seed in range(5))
        return all(deal_of(table) == 1 for table in games)

    @property
    def ends_unattended(self) -> bool:
        """Whether a game in which every time runs out ends by itself."""
        return self.players not in exceptions(self.game.name).get("players_for_whom_time_outs_alone_never_end_it", [])

    def __str__(self) -> str:
        chosen = [f"{name}={value}" for name, value in self.options.items()]
        return "-".join([self.game.name, str(self.players), *chosen])


def short(game: Game) -> dict[str, Any]:
    """The usual options of a game in these tests."""
    return limited(game, DEALS)


def settings() -> Iterator[Setting]:
    """Every number of players with the usual options, and every option's values with some number of players."""
    for name in shelf.names():
        game = shelf.game(name)
        players = list(range(game.least, game.most + 1))
        for n in players:
            yield Setting(game, n, short(game))
        others = [{option.name: value} for option in game.options for value in values(option)]
        for i, other in enumerate(others):
            yield Setting(game, players[i % len(players)], short(game) | other)


def values(option: Option) -> list[object]:
    """The values of an option that are worth a run besides its default."""
    if option.words:
        return [word for word in option.words if word != option.word(option.default)]
    return [option.least, min(option.most, 2 * option.default + 1)]


EVERY = list(settings())
UNATTENDED = [setting for setting in EVERY if setting.ends_unattended]
every_table = pytest.mark.parametrize("setting", EVERY, ids=str)


class Endless(Exception):
    """A game that goes on and on: no contract has seen what is wrong with it."""


def playout(table: Table, rng: Random, look: Callable[[Table], None], most: int = 50_000) -> None:
    """Random legal answers to the end of the game; `look` sees the table before the first and after every answer."""
    look(table)
    for _ in range(most):
        if table.over:
            return
        seat = rng.choice(table.awaited)
        table.answer(seat, table.asks[seat].any(rng))
        look(table)
    raise Endless(f"the game did not end within {most} answers")
