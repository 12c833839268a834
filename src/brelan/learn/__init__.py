"""For those who let programs learn: any box on the shelf as an environment, alone or many at once (docs/learn.md).

`space` says what there is to act on and to see, `tables` plays many compiled tables at once; the others are the same
for PettingZoo, Gymnasium and OpenSpiel, which `pip install 'brelan[learn]'` brings along.
"""

from importlib import import_module
from typing import TYPE_CHECKING, Any

from brelan.trouble import Trouble

if TYPE_CHECKING:
    from brelan.learn.answering import Choose
    from brelan.learn.many import Tables
    from brelan.learn.parallel import AllSeats
    from brelan.learn.setting import Space
    from brelan.learn.single import OneSeat
    from brelan.learn.spiel import SpielGame
    from brelan.learn.turnwise import SeatsInTurn
    from brelan.learn.vector import ManyTables
    from brelan.players import Bot

EXTRA = "pip install 'brelan[learn]'"


def space(game: str, seats: int | None = None, options: dict[str, object] | None = None, **more: Any) -> "Space":
    """What there is to act on and to see: `space(GAME, seats=4)`; also `data`, `rewards`, `longest` (docs/learn.md)."""
    from brelan.learn.setting import Space

    return Space.of(game, seats, options, **more)


def tables(
    game: str,
    tables: int,
    seats: int | None = None,
    options: dict[str, object] | None = None,
    *,
    seed: int = 0,
    threads: int = 1,
    **more: Any,
) -> "Tables":
    """So many compiled tables at once: `tables(GAME, 512)`."""
    return tables_of(space(game, seats, options, **more), tables, seed=seed, threads=threads)


def tables_of(space: "Space", tables: int, *, seed: int = 0, threads: int = 1) -> "Tables":
    """The same for a space that is there already."""
    from brelan.learn.many import Tables

    return Tables(space, tables, seed, threads)


def player(space: "Space", choose: "Choose") -> "Bot":
    """What was learnt as a bot: `choose(seen, allowed, rng)` gives an action; `brelan simulate` lets it play."""
    from brelan.learn.answering import player

    return player(space, choose)


def pettingzoo(
    game: str, seats: int | None = None, options: dict[str, object] | None = None, **more: Any
) -> "SeatsInTurn":
    """PettingZoo's AEC environment: one seat acts after the other."""
    made: SeatsInTurn = _peer("turnwise", "pettingzoo").SeatsInTurn(space(game, seats, options, **more))
    return made


def pettingzoo_parallel(
    game: str, seats: int | None = None, options: dict[str, object] | None = None, **more: Any
) -> "AllSeats":
    """PettingZoo's parallel environment, for games with sealed answers."""
    made: AllSeats = _peer("parallel", "pettingzoo").AllSeats(space(game, seats, options, **more))
    return made


def gymnasium(
    game: str,
    seats: int | None = None,
    seat: int = 0,
    against: str = "regular",
    options: dict[str, object] | None = None,
    **more: Any,
) -> "OneSeat":
    """Gymnasium's environment: one seat, against bots of a level."""
    made: OneSeat = _peer("single", "gymnasium").OneSeat(space(game, seats, options, **more), seat, against)
    return made


def gymnasium_vector(
    game: str,
    tables: int,
    seats: int | None = None,
    options: dict[str, object] | None = None,
    *,
    threads: int = 1,
    **more: Any,
) -> "ManyTables":
    """Gymnasium's vector environment: many compiled tables, on which whoever is asked acts."""
    made: ManyTables = _peer("vector", "gymnasium").ManyTables(space(game, seats, options, **more), tables, threads)
    return made


def openspiel(
    game: str, seats: int | None = None, options: dict[str, object] | None = None, **more: Any
) -> "SpielGame":
    """OpenSpiel's game, with chance nodes of its own."""
    made: SpielGame = _peer("spiel", "pyspiel").load(space(game, seats, options, **more))
    return made


def _peer(module: str, needed: str) -> Any:
    try:
        return import_module(f"brelan.learn.{module}")
    except ModuleNotFoundError as missing:
        if str(missing.name).partition(".")[0] == "brelan":
            raise
        raise Trouble(f"this needs {missing.name or needed}; expected an installation with: {EXTRA}") from None
