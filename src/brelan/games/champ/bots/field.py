"""Whole games of players who read the backs and compare the price with the pot: what `build` learns hope from."""

from collections.abc import Iterator
from random import Random
from typing import NamedTuple

import numpy as np

from brelan.engine.compiled import Compiled, compiled
from brelan.engine.sets import has
from brelan.engine.table import View
from brelan.games.champ import game
from brelan.games.champ.bots.crowd import all_hands
from brelan.games.champ.bots.paths import lay_paths, share_of
from brelan.games.champ.bots.spot import Spot, spot
from brelan.games.champ.state import BACKS, STAGES, Decision, Stage, State
from brelan.solver.tree import Array

BOARDS = {Stage.FLOP: (12, 3), Stage.TURN: (1, 24), Stage.RIVER: (1, 1)}  # turns and rivers that they imagine


class Standings(NamedTuple):
    """Before a deal: everybody's chips and Awards, and who was champion in the end."""

    chips: tuple[int, ...]
    awards: tuple[int, ...]
    champion: int


def standings(players: int, games: int) -> Iterator[Standings]:
    """Where everybody stood before each deal of so many games."""
    fast, rng = compiled(game), Random(players)
    blank, rows = fast.blank(players, {"showing": "no"}), fast.rows(1)
    for _ in range(games):
        asked = fast.start(rows, 0, blank, rng.getrandbits(59))
        before: list[tuple[tuple[int, ...], tuple[int, ...]]] = []
        while asked:
            t = state_of(fast, rows)
            if t.deal > len(before):
                before.append((owned(t), tuple(t.awards[:players])))
            seat = rng.choice([seat for seat in range(players) if has(asked, seat)])
            asked = fast.step(rows, 0, seat, decision(spot(View(fast.game, t, seat)), rng))
        awards = state_of(fast, rows).awards
        for chips, had in before:
            yield Standings(chips, had, awards.index(max(awards)))


def state_of(fast: Compiled, rows: Array) -> State:
    """The table under way."""
    t = fast.plain(rows, 0)
    assert isinstance(t, State)
    return t


def owned(t: State) -> tuple[int, ...]:
    """Everybody's chips, with what lies staked on the board."""
    return tuple(t.chips[seat] + sum(t.staked[STAGES * seat : STAGES * seat + STAGES]) for seat in range(t.players))


def decision(s: Spot, rng: Random) -> Decision:
    """Stake where one's part of the pot, if all stay, is worth the price."""
    possible, own = all_hands(s, ((BACKS[s.hand[0]], BACKS[s.hand[1]]), *s.backs))
    luck = np.array([rng.getrandbits(63)], np.uint64)
    paths = lay_paths(possible, np.array(s.board), np.array(s.hand), *BOARDS[Stage(s.stage)], luck)
    share = share_of(paths, 0, own, (1 << 1 + len(s.others)) - 1)
    return Decision.STAKE if share * (s.pot + s.stake) >= s.stake else Decision.GIVE_UP
