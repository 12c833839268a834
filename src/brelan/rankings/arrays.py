"""The values of many hands at once with NumPy."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import numpy as np

from brelan.rankings.category import Ties
from brelan.rankings.compiled import Array

if TYPE_CHECKING:
    from brelan.rankings.ranking import Ranking

CHUNK = 8192  # hands whose intermediate arrays stay in the processor's cache


def values(ranking: Ranking, names: dict[str, Any], hands: Array) -> Array:
    """One value for each row of cards."""
    out = np.empty(len(hands), np.int64)
    for start in range(0, len(hands), CHUNK):
        columns = list(np.ascontiguousarray(hands[start : start + CHUNK].T, dtype=np.intp))
        out[start : start + CHUNK] = _chunk(ranking, names, columns)
    return out


def _chunk(ranking: Ranking, names: dict[str, Any], columns: list[Array]) -> Array:
    word = names["BIAS"] + sum(names["WORD"][cards].astype(np.int64) for cards in columns)
    key = word & names["KEYS"]
    place = _place(names, key)
    value: Array = names["STEP"][place].astype(np.int64) << names["LOW"]
    value += names["MARK"]
    if ranking.ties is not Ties.VALUES:
        value += _tie(ranking, names, columns, place, key)
    for suit in range(len(ranking.deck.suits)) if names["FULL_SUITS"] else ():
        full = np.flatnonzero(word >> (names["FIRST_SUIT"] + suit * names["WIDTH"]) & 1)
        value[full] = np.maximum(value[full], _suited(names, [cards[full] for cards in columns], suit))
    return value


def _place(names: dict[str, Any], key: Array) -> Array:
    product = key * names["MULTIPLIER"]
    moved = names["MOVED"][product >> names["SHIFT"] & names["GROUPS"]]
    place: Array = (product >> 32 & names["PLACES"]) + moved
    return place


def _tie(ranking: Ranking, names: dict[str, Any], columns: list[Array], place: Array, key: Array) -> Array:
    row = names["ROW"][place].astype(np.int64)
    at = row * names["CARDS"]
    tie: Array = np.asarray(sum(names["ROWS"][at + cards].astype(np.int64) for cards in columns))
    if ranking.deck.jokers:
        group = names["FIRST_GROUP"][row].astype(np.int64)
        joins = np.flatnonzero((key >= names["JOKER"]) & (group != names["NOWHERE"]))
        held = tie[joins] >> group[joins] & names["HELD"]
        tie[joins] += names["LEFT"][held].astype(np.int64) << group[joins]
    if ranking.ties.one_card:
        tie = names["BEST"][tie].astype(np.int64)
    return tie


def _suited(names: dict[str, Any], columns: list[Array], suit: int) -> Array:
    at = suit * names["CARDS"]
    ranks = names["SUITED"] + sum(names["IN_SUIT"][at + cards].astype(np.int64) for cards in columns)
    place = _place(names, ranks)
    step = names["STEP"][place] + names["STRIDE"] * suit * names["ROW"][place].astype(np.int64)
    value: Array = (step << names["LOW"]) + names["MARK"] + suit * names["SUIT_WEIGHT"]
    return value
