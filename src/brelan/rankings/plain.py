"""A ranking's value function in plain Python, over lists and one dictionary."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from brelan.rankings import source
from brelan.rankings.category import Ties
from brelan.rankings.rows import NOWHERE, best_suits_held, best_suits_left
from brelan.rankings.tables import Tables

if TYPE_CHECKING:
    from brelan.rankings.ranking import Ranking


def numbers(tables: Tables) -> dict[str, int]:
    """The constants of the source, by the names it uses."""
    words, ladder = tables.words, tables.ladder
    return {
        "BIAS": words.bias,
        "KEYS": (1 << words.key_bits) - 1,
        "FULL_SUITS": words.full_suits,
        "FIRST_SUIT": words.key_bits + words.counter_bits - 1,
        "WIDTH": words.counter_bits,
        "CARDS": len(words.keys),
        "SUITED": words.suited_key,
        "STRIDE": ladder.stride,
        "LOW": ladder.low,
        "MARK": ladder.mark,
        "SUIT_WEIGHT": ladder.suit_weight,
        "JOKER": words.joker_key,
        "NOWHERE": NOWHERE,
        "HELD": (1 << (words.suits - 1)) - 1,
    }


def lists(tables: Tables) -> dict[str, list[int]]:
    """The tables of the source that do not depend on where an entry is placed."""
    words = tables.words
    return {
        "WORD": words.words,
        "IN_SUIT": [key for suit in range(words.suits) for key in words.in_suit(suit)],
        "ROWS": [weight for row in tables.rows.rows for weight in row],
        "FIRST_GROUP": tables.rows.first_groups,
        "LEFT": best_suits_left(words.suits),
        "BEST": best_suits_held(words.suits, tables.ladder.suit_weight),
    }


def plain(ranking: Ranking, n: int) -> Callable[..., int]:
    """The unrolled function of n cards; its tables are made when it is first called."""

    def make_ready() -> None:
        names.update(_names(ranking, ranking.tables(n)))
        ready = dict[str, Any]()
        exec(source.whole(ranking, n, compiled=False), names)
        exec(source.front(ranking, n), ready)
        names["value"].__code__ = ready["value"].__code__

    names: dict[str, Any] = {"make_ready": make_ready, "__name__": __name__}
    exec(source.unready(n), names)
    value: Callable[..., int] = names["value"]
    return value


def _names(ranking: Ranking, tables: Tables) -> dict[str, Any]:
    entries, suits = tables.entries, len(ranking.deck.suits)
    return {
        **numbers(tables),
        **lists(tables),
        "KEY": tables.words.keys,
        "SUIT": [card % suits for card in range(len(ranking.deck))],
        "PLACE": {key: place for place, key in enumerate(entries)},
        "STEP": [entry.step for entry in entries.values()],
        "ROW": [entry.row for entry in entries.values()],
        "VALUE": _values(ranking, tables),
    }


def _values(ranking: Ranking, tables: Tables) -> dict[int, Any]:
    """The mixed entries as `front` wants them; no row with a joker, which may complete a flush."""
    mixed = {key: entry for key, entry in tables.entries.items() if key < tables.words.suited_key}
    if ranking.ties is Ties.VALUES:
        return {key: entry.step for key, entry in mixed.items()}
    ladder, rows, joker = tables.ladder, tables.rows.rows, tables.words.joker_key
    return {
        key: ((entry.step << ladder.low) + ladder.mark, rows[entry.row] if key < joker else None)
        for key, entry in mixed.items()
    }
