"""Every game on the shelf, for every number of players and every option: what the contract tests run over."""

from collections.abc import Callable, Iterator
from random import Random
from typing import NamedTuple

import pytest

from brelan.engine.declarations import Option
from brelan.engine.game import Game
from brelan.engine.table import Table
from brelan.games import NAMES, catalogue

# games kept short, so that every table can be looked at after every answer
SHORT: dict[str, dict[str, object]] = {"ferme": {"deals": 3}, "peek": {"rounds": 6}}


class Setting(NamedTuple):
    """A game, a number of players and what the table chose."""

    game: Game
    players: int
    options: dict[str, object]

    def begin(self, seed: int) -> Table:
        """A table with this setting."""
        return Table.begin(self.game, self.players, self.options, seed)

    @property
    def usual(self) -> bool:
        """Whether no option was changed for the sake of a test."""
        return self.options == SHORT.get(self.game.name, {})

    @property
    def ends_unattended(self) -> bool:
        """Whether a game in which every time runs out ends by itself.

        Not Champ for two: a last chip is staked before anybody decides (C8), its owner cannot give up any more (C13),
        the other one does (C26), and so nobody ever loses it. At a real table a bot takes the seats (G4).
        """
        return (self.game.name, self.players) != ("champ", 2)

    def __str__(self) -> str:
        chosen = [f"{name}={value}" for name, value in self.options.items()]
        return "-".join([self.game.name, str(self.players), *chosen])


def settings() -> Iterator[Setting]:
    """Every number of players with the usual options, and every option's values with some number of players."""
    for name in NAMES:
        game = catalogue(name)
        short = SHORT.get(name, {})
        players = list(range(game.least, game.most + 1))
        for n in players:
            yield Setting(game, n, short)
        others = [{option.name: value} for option in game.options for value in values(option)]
        for i, other in enumerate(others):
            yield Setting(game, players[i % len(players)], {**short, **other})


def values(option: Option) -> list[object]:
    """The values of an option that are worth a run besides its default."""
    if option.words:
        return [word for word in option.words if word != option.word(option.default)]
    return [option.least, min(option.most, 2 * option.default + 1)]


EVERY = list(settings())
UNATTENDED = [setting for setting in EVERY if setting.ends_unattended]
every_table = pytest.mark.parametrize("setting", EVERY, ids=str)


def playout(table: Table, rng: Random, look: Callable[[Table], None], most: int = 50_000) -> None:
    """Random legal answers to the end of the game; `look` sees the table before the first and after every answer."""
    look(table)
    for _ in range(most):
        if table.over:
            return
        seat = rng.choice(table.awaited)
        table.answer(seat, table.asks[seat].any(rng))
        look(table)
    raise AssertionError(f"the game did not end within {most} answers")
