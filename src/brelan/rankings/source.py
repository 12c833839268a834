"""The source of a ranking's value function for n cards, unrolled.

`whole` is the complete function; plain and compiled differ only in how a key finds its place in it.
`front` is the plain shortcut for the common hand and hands the others over to `whole`.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from brelan.rankings.category import Ties

if TYPE_CHECKING:
    from brelan.rankings.ranking import Ranking


def whole(ranking: Ranking, n: int, *, compiled: bool) -> str:
    """The complete function."""
    lines = [
        f"def whole({_each('{}', n, ', ')}):",
        f"    w = {_each('WORD[{}]', n)} + BIAS",
        *_place("e", "(w & KEYS)", compiled),
    ]
    if len(ranking.deck.suits) > 1:
        lines += [
            "    if w & FULL_SUITS:",
            "        suit = 0",
            "        while not w >> FIRST_SUIT + suit * WIDTH & 1:",
            "            suit += 1",
            "        at = suit * CARDS",
            *_place("f", f"(SUITED + {_each('IN_SUIT[at + {}]', n)})", compiled, deeper="    "),
            "        if STEP[f] + STRIDE * suit * ROW[f] > STEP[e]:",
            "            return (STEP[f] + STRIDE * suit * ROW[f] << LOW) + MARK + suit * SUIT_WEIGHT",
        ]
    if ranking.ties is Ties.VALUES:
        return "\n".join([*lines, "    return STEP[e] + 0"])
    lines += ["    at = ROW[e] * CARDS", f"    tie = {_each('ROWS[at + {}]', n)}"]
    if ranking.deck.jokers:
        lines += [
            "    group = FIRST_GROUP[ROW[e]]",
            "    if w & KEYS >= JOKER and group != NOWHERE:",
            "        tie += LEFT[tie >> group & HELD] << group",
        ]
    if ranking.ties.one_card:
        lines += ["    tie = BEST[tie]"]
    return "\n".join([*lines, "    return (STEP[e] << LOW) + MARK + tie"])


def front(ranking: Ranking, n: int) -> str:
    """The plain shortcut: not all of one suit, no joker."""
    cards = _each("{}", n, ", ")
    lines, key = [f"def value({cards}):"], _each("KEY[{}]", n)
    if len(ranking.deck.suits) > 1 and n == ranking.size:
        lines += [f"    if {_each('SUIT[{}]', n, ' == ')}:", f"        return whole({cards})"]
    elif len(ranking.deck.suits) > 1:
        lines += [f"    w = BIAS + {_each('WORD[{}]', n)}", f"    if w & FULL_SUITS: return whole({cards})"]
        key = "w & KEYS"
    if ranking.ties is Ties.VALUES:
        return "\n".join([*lines, f"    return VALUE[{key}]"])
    row = _each("row[{}]", n)
    return "\n".join([
        *lines,
        f"    base, row = VALUE[{key}]",
        f"    if row: return base + {f'BEST[{row}]' if ranking.ties.one_card else f'({row})'}",
        f"    return whole({cards})",
    ])  # fmt: skip


def batch(n: int) -> str:
    """The compiled function over the rows of an array."""
    return "\n".join([
        "def batch(hands):",
        "    out = empty(len(hands), int64)",
        "    for i in range(len(hands)):",
        f"        out[i] = whole({', '.join(f'int64(hands[i, {card}])' for card in range(n))})",
        "    return out",
    ])  # fmt: skip


def unready(n: int) -> str:
    """What `front` is before its first call: it makes the tables, then is replaced."""
    cards = _each("{}", n, ", ")
    return f"def value({cards}):\n    make_ready()\n    return value({cards})"


def _each(text: str, n: int, between: str = " + ") -> str:
    return between.join(text.format(f"c{i}") for i in range(n))


def _place(name: str, key: str, compiled: bool, deeper: str = "") -> list[str]:
    if not compiled:
        return [f"    {deeper}{name} = PLACE[{key}]"]
    return [
        f"    {deeper}p = {key} * MULTIPLIER",
        f"    {deeper}{name} = (p >> 32 & PLACES) + MOVED[p >> SHIFT & GROUPS]",
    ]
