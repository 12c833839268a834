"""What a player who does without something says instead, and no longer sees; any box that declares restraints."""

from importlib import import_module

from brelan.engine.asks import Ask, allows
from brelan.engine.state import AnyState
from brelan.engine.table import Table
from brelan.lab.holding import BOX
from brelan.lab.players import modules, restraints
from tests.table import play

SETS = 1 << 10
"""More than any set of positions that a seat is asked about, and any amount."""


def otherwise(table: Table, *lines: str) -> dict[str, set[str]]:
    """The game is played by these lines; by restraint, each answer on the way that would have been another."""
    names = [name for name, held in restraints(table.game.name).items() if held >= BOX]
    found: dict[str, set[str]] = {name: set() for name in names}
    for line in lines:
        for seat in table.awaited:
            for name, changes in found.items():
                changes |= {*_changes(table, seat, name)}
        play(table, line)
    return {name: changes for name, changes in found.items() if changes}


def blinded(table: Table, seat: int, name: str) -> AnyState:
    """The table as a seat sees it that is held back so."""
    seen = table.view(seat).state.copy()
    import_module(modules(table.game.name)[1]).blind(seen, seat, restraints(table.game.name)[name] - BOX)
    return seen


def _changes(table: Table, seat: int, name: str) -> list[str]:
    """`raise becomes follow`; where nothing but one answer is left, `always follow`."""
    instead = import_module(modules(table.game.name)[1]).instead
    which, ask = restraints(table.game.name)[name] - BOX, table.asks[seat]
    said = {value: instead(table.state, seat, which, value) for value in _legal(ask)}
    assert all(allows(ask, value) for value in said.values())
    word = table.question.word
    if len(set(said.values())) == 1:
        return [f"always {word(ask, next(iter(said.values())))}"]
    return [f"{word(ask, was)} becomes {word(ask, now)}" for was, now in said.items() if was != now]


def _legal(ask: Ask) -> list[int]:
    return [value for value in range(SETS) if allows(ask, value)]
