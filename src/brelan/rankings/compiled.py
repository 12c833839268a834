"""A ranking's value function under numba, over small arrays."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING, Any

import numba
import numpy as np

from brelan.rankings import source
from brelan.rankings.hashing import WORD, perfect_hash
from brelan.rankings.plain import lists, numbers
from brelan.rankings.tables import Tables

if TYPE_CHECKING:
    from brelan.rankings.ranking import Ranking

Array = np.ndarray[Any, np.dtype[Any]]


def arrays(tables: Tables) -> dict[str, Any]:
    """The constants and tables of the compiled source, by the names it uses."""
    places = perfect_hash(tables.entries)
    step, row = ([0] * places.size for _ in range(2))
    for key, entry in tables.entries.items():
        place = places.places[key]
        step[place], row[place] = entry
    return {
        **numbers(tables),
        **{name: small(table) for name, table in lists(tables).items()},
        "STEP": small(step),
        "ROW": small(row),
        "MOVED": np.array(places.displacements, np.uint16),
        "MULTIPLIER": places.multiplier - WORD if places.multiplier >= WORD // 2 else places.multiplier,
        "PLACES": places.place_mask,
        "SHIFT": places.shift,
        "GROUPS": places.group_mask,
    }


def small(numbers: Iterable[int]) -> Array:
    """An array of the narrowest signed type that holds these numbers."""
    wide = np.fromiter(numbers, np.int64)
    for narrow in (np.int8, np.int16, np.int32):
        if wide.max(initial=0) <= np.iinfo(narrow).max:
            return wide.astype(narrow)
    return wide


def compiled(ranking: Ranking, names: dict[str, Any], n: int) -> Any:
    """The same function as the plain one, for use inside other compiled functions."""
    return numba.njit(_whole(ranking, names, n))


def compiled_values(ranking: Ranking, names: dict[str, Any], n: int) -> Any:
    """That function over the rows of an array; inlined, which makes it nearly twice as fast."""
    space = {
        "__name__": __name__,
        "whole": numba.njit(_whole(ranking, names, n), inline="always"),
        "empty": np.empty,
        "int64": np.int64,
    }
    exec(source.batch(n), space)
    return numba.njit(space["batch"])


def _whole(ranking: Ranking, names: dict[str, Any], n: int) -> Any:
    space = {**names, "__name__": __name__}
    exec(source.whole(ranking, n, compiled=True), space)
    return space["whole"]
