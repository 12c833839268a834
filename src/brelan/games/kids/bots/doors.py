"""The door into compiled tables of Poker Kids for an expert. State crosses as an array of rows."""

from typing import Any

from brelan.engine.chance import generator, roll, seeded
from brelan.engine.sets import bit
from brelan.engine.sight import imagine
from brelan.games.kids.bots.rollout import play_round, play_two, seal_others

Rows = Any  # a structured NumPy array, one row per table
Numbers = Any  # an int64 NumPy array

VIEW, DEAL, TRIED = 0, 1, 2
"""The rows: what the seat sees; a deal that it could be, the others' answers sealed; that deal with a pair played."""


def try_pairs(rows: Rows, seat: int, seed: int, pairs: Numbers, ends: Numbers) -> None:
    """Everybody's money at the end of the round: a layer of `ends` for each deal, a line for each pair.

    Every pair meets the same deals, the same sealed answers of the others and the same luck: only the pair differs.
    The last number of a line is the set of bankrupt seats.
    """
    luck = generator()
    for n in range(len(ends)):
        luck[0] = seeded(~(seed + n) & 0xFFFFFFFFFFFFFFF)
        savers = roll(luck, 1 << rows[VIEW].players) | bit(seat)
        rows[DEAL] = rows[VIEW]
        rows[DEAL].chosen &= ~bit(seat)
        imagine(rows[DEAL], seat, seed + n)
        seal_others(rows[DEAL], seat, savers, luck)
        for p in range(len(pairs)):
            rows[TRIED] = rows[DEAL]
            play_two(rows[TRIED], seat, pairs[p])
            play_round(rows[TRIED], rows[VIEW].round, savers, luck)
            for other in range(rows[VIEW].players):
                ends[n, p, other] = rows[TRIED].money[other]
            ends[n, p, rows[VIEW].players] = rows[TRIED].bankrupt
