"""What the declarations of a table say, and the table class that is made from them."""

import struct
from collections.abc import Callable
from dataclasses import replace
from typing import Any, TypeVar, cast

from brelan.engine.declarations import Field, Option, Piles
from brelan.engine.inspection.state import inspect
from brelan.engine.state import CUPS, STEPS, AnyState, Layout

T = TypeVar("T", bound=AnyState)


def declared(seats: int, backs: tuple[int, ...] = ()) -> Callable[[type[T]], type[T]]:
    """Make the class of a game's state from its declarations: every names name becomes a slot."""

    def make(declaration: type[T]) -> type[T]:
        inspect(declaration, seats, backs)
        names = {name: vars(base).get(name) for base in (AnyState, declaration) for name in base.__annotations__}
        for name in ("LAYOUT", "copy", *CUPS):
            del names[name]
        names |= _pasts(names)
        layout = _lay_out(names, seats, backs)
        space = {n: v for n, v in vars(AnyState).items() if n not in names and n not in ("__dict__", "__weakref__")}
        space |= {"__slots__": tuple(names), "LAYOUT": layout, "__doc__": declaration.__doc__}
        space |= {"__module__": declaration.__module__, "copy": _copier(names, layout), **_cups(layout.piles)}
        made = type(declaration.__name__, (), space)
        return cast(type[T], made)

    return make


def _pasts(names: dict[str, Any]) -> dict[str, Any]:
    """Room for what each seat may remember of dice under a cup: as many throws as there are seats (cups.py)."""
    cups = {name: d for name, d in names.items() if isinstance(d, Piles) and d.covered}
    return {f"{name}_before": replace(cup, covered=False, each_seat=True) for name, cup in cups.items()}


def _cups(piles: tuple[Piles, ...]) -> dict[str, tuple[int, ...]]:
    """Which piles are under a cup, and which ones remember what lay there."""
    pasts = [[i for i, past in enumerate(piles) if p.covered and past.name == f"{p.name}_before"] for p in piles]
    covered = tuple(i for i, p in enumerate(piles) if p.covered)
    latest, earliest = (tuple(past[end] if past else -1 for past in pasts) for end in (0, -1))
    return dict(zip(CUPS, (covered, latest, earliest), strict=True))


def _lay_out(names: dict[str, Any], seats: int, backs: tuple[int, ...]) -> Layout:
    options = tuple(replace(d, name=n) for n, d in names.items() if isinstance(d, Option))
    kinds = [replace(d, name=n) for n, d in names.items() if isinstance(d, Piles)]
    piles = tuple(kind for kind in kinds for _ in range(seats if kind.each_seat else 1))
    decks = tuple(dict.fromkeys(p.of for p in piles))
    cards = tuple(len(deck) for deck in decks)
    constants: dict[str, Any] = {
        "START": tuple(sum(p.room for p in piles[:i]) for i in range(len(piles))),
        "DECK": tuple(decks.index(p.of) for p in piles),
        "SIZE": cards,
        "MEMORY": tuple(sum(cards[:i]) for i in range(len(cards))),
        "DICE": tuple(int(any(p.dice for p in piles if p.of == deck)) for deck in decks),
        "BACK": backs,
        **dict.fromkeys((*STEPS, "source", "tells", "noted")),
    }
    for kind in kinds:
        handles = tuple(i for i, p in enumerate(piles) if p.name == kind.name)
        constants[kind.name] = handles if kind.each_seat else handles[0]
    sizes = {"count": len(piles), "slot": sum(p.room for p in piles), "lost": sum(cards)}
    fields = []
    for name, d in names.items():
        if isinstance(d, Option):
            fields.append(Field(d.most, 0, d.least, name))
        elif isinstance(d, Field):
            fields.append(replace(d, n=sizes.get(name, seats if d.each_seat else d.n), name=name))
    pack = struct.Struct(f"<{sum(f.n or 1 for f in fields)}q")
    return Layout(seats, tuple(fields), options, piles, decks, constants, pack)


def _copier(names: dict[str, Any], layout: Layout) -> Callable[[Any], Any]:
    """A copy of all the slots, written out, because searching copies more than anything else."""
    lists = {f.name for f in layout.fields if f.n}
    lines = [f"    other.{n} = t.{n}.copy()" if n in lists else f"    other.{n} = t.{n}" for n in names]
    head = ["def copy(t):", '    """An independent copy."""', "    other = new(t.__class__)"]
    source = "\n".join([*head, *lines, "    return other"])
    space: dict[str, Any] = {"new": object.__new__}
    exec(source, space)
    return cast(Callable[[Any], Any], space["copy"])
