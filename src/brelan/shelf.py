"""The shelf: every box that is installed. A package puts one there by an entry point in the group `brelan.boxes`."""

from functools import cache
from importlib.metadata import EntryPoint, entry_points
from typing import TYPE_CHECKING

from brelan.trouble import Trouble

if TYPE_CHECKING:
    from brelan.box import Box
    from brelan.engine.game import Game

GROUP = "brelan.boxes"


@cache
def _entries() -> dict[str, EntryPoint]:
    found: dict[str, EntryPoint] = {}
    for entry in sorted(entry_points(group=GROUP)):
        if entry.name in found and entry.value != found[entry.name].value:
            both = f"{found[entry.name].value} and {entry.value}"
            raise Trouble(f"two boxes are called {entry.name!r}: {both}; expected a name for each")
        found[entry.name] = entry
    return found


def names() -> tuple[str, ...]:
    """What is on the shelf, by name, without opening any box."""
    return tuple(_entries())


@cache
def box(name: str) -> "Box":
    """The box of this name, looked over once: what it is made of, and the words it needs."""
    if name not in _entries():
        raise ValueError(f"there is no game {name!r}; expected {' or '.join(names())}")
    from brelan import appearance, wording
    from brelan.box import Box
    from brelan.engine.inspection.opening import taken_out, together

    entry = _entries()[name]
    found = taken_out(name, entry.module, entry.attr, Box)
    if found.game.name != name:
        raise Trouble(f"the box {name!r} holds a game called {found.game.name!r}; expected the same name")
    together(found.game)
    appearance.inspect(found.game, found.face)
    wording.inspect(found.game, found.face)
    return found


def game(name: str) -> "Game":
    """The game of this name, its plain rules made quick."""
    found = box(name).game
    found.quicken()
    return found
