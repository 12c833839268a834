"""One deal of the league: one player alone among others of another kind, in every seat in turn, with the same cards."""

import hashlib
import inspect
from collections.abc import Iterator, Sequence
from importlib import import_module
from pathlib import Path
from random import Random
from typing import NamedTuple, cast

from brelan import shelf
from brelan.engine.table import Answered, Table
from brelan.players import Bot, any_legal, bot_for

RANDOM = "random"


class Match(NamedTuple):
    """Who plays alone among whom, how many sit there, by which options, and the seed of the cards."""

    game: str
    alone: str
    others: str
    players: int
    options: tuple[tuple[str, str], ...]
    seed: int


class Played(NamedTuple):
    """For each seat that the one had: which part of the win was theirs."""

    match: Match
    shares: tuple[float, ...]


def contestant(game: str, name: str) -> Bot:
    """A level of the game, or who plays anything."""
    return any_legal if name == RANDOM else bot_for(game, name)


def play(match: Match) -> Played:
    """The deal once in every seat. Chance belongs to the seats: whoever sits there has the same."""
    alone, others = contestant(match.game, match.alone), contestant(match.game, match.others)
    seats = range(match.players)
    return Played(
        match, tuple(_share(match, [alone if seat == own else others for seat in seats], own) for own in seats)
    )


def _share(match: Match, bots: list[Bot], own: int) -> float:
    table = Table.begin(shelf.game(match.game), match.players, dict(match.options), match.seed)
    for _ in played(table, bots, match.seed):
        pass
    winners = table.result.winners
    return (own in winners) / len(winners)


def played(table: Table, bots: Sequence[Bot], seed: int) -> Iterator[Answered]:
    """Play a table to its end, answer by answer. Chance belongs to the seats: whoever sits there has the same."""
    table.state.tells = None
    seats = len(bots)
    luck = [Random(seed * seats + seat) for seat in range(seats)]
    while not table.over:
        seat = table.awaited[0]
        table.answer(seat, bots[seat](table.view(seat), table.asks[seat], luck[seat]))
        yield cast(Answered, table.answers.pop())


def version(game: str) -> str:
    """A short name for the code that decides how a game's bots play: when it changes, they are other bots."""
    home = Path(__file__).parent.parent
    own = Path(inspect.getfile(import_module(shelf.box(game).game.package))).parent
    folders = [home / "engine", home / "rankings", home / "solver", home / "odds", own]
    files = [home / "bots" / "__init__.py", home / "bots" / "thought.py"]
    files += [
        path for folder in folders for path in sorted(folder.rglob("*")) if path.suffix in (".py", ".toml", ".npz")
    ]
    return hashlib.sha256(b"\0".join(path.read_bytes() for path in files)).hexdigest()[:6]
