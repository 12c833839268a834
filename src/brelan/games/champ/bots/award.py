"""Chips are not the goal: what they are worth on the way to the next Award, for two players (C18, C22).

With two players an Award won leaves them 18 : 6 whatever came before (C18), so the chance of winning the next one is
all that chips are good for; the table `award.toml` holds it for each number of chips, and `build` makes it.
"""

from functools import cache

from brelan.bots.shipped import shipped
from brelan.games.champ.state import PURSE

FILE, VERSION = "award.toml", 2
ALL = 2 * PURSE


@cache
def chances() -> tuple[float, ...]:
    """For 0, 1, … 24 chips of one's own the chance of winning the next Award."""
    return tuple(shipped(__package__, FILE, VERSION)["chances"])


def between(table: tuple[float, ...], chips: float) -> float:
    """The value at a number of chips that need not be whole: G1 a chip that could not be shared is half one's own."""
    at = min(int(chips), len(table) - 2)
    return table[at] + (chips - at) * (table[at + 1] - table[at])


@cache
def in_chips() -> tuple[float, ...]:
    """The same as chips: a step of one chip at the beginning, 12 : 12, is worth one."""
    table = chances()
    chip = (table[PURSE + 1] - table[PURSE - 1]) / 2
    return tuple((chance - table[PURSE]) / chip for chance in table)


def award_worth(own: float, other: float) -> float:
    """What these chips are worth to their owner when two play; whoever has taken everything has won the Award."""
    return between(in_chips(), ALL if other == 0 else own)
