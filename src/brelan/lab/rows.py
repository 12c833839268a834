"""The rows of a run: one a game, and one a decision if asked for; a part of so many games at a time.

The columns are documented in docs/laboratory.md.
"""

from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any, NamedTuple

import numpy as np

from brelan import shelf
from brelan.engine.compiled import Compiled, compiled
from brelan.engine.table import Table
from brelan.lab.run import Run, policy, version_of
from brelan.league.match import RANDOM, played
from brelan.trouble import Trouble

Array = np.ndarray[Any, np.dtype[Any]]
Columns = dict[str, Array]

DOORS = "brelan.lab.doors"
NOTES = ("seat", "deal", "step", "part", "form", "members", "least", "most", "value")
"""What is noted of a decision."""
ENOUGH = 1 << 12
"""Decisions for which there is room at first."""
LUCKY = (1 << 60) - 1


class Part(NamedTuple):
    """Some games of a run, by their numbers."""

    run: Run
    number: int
    first: int
    games: int


class Rows(NamedTuple):
    """What a part came to: its columns of games, and of decisions if they were asked for."""

    number: int
    games: Columns
    decisions: Columns | None


def play(part: Part) -> Rows:
    """Play a part of a run; whoever plays it, the rows are the same."""
    run = part.run
    here = version_of(run.game, run.players, _cards(run))
    if here != run.version:
        raise Trouble(f"the code here is {here}, expected {run.version}: the same Brelan and players everywhere")
    run.check()
    return _compiled(part) if run.alike else _plain(part)


def _cards(run: Run) -> Path | None:
    return Path(run.data) if run.data else None


def _compiled(part: Part) -> Rows:
    """The same player everywhere, and compiled."""
    run = part.run
    fast = _fast(run.game, str(run.alike))
    blank = fast.blank(len(run.players), dict(run.options), _cards(run))
    numbers = range(part.first, part.first + part.games)
    seeds = np.array([run.seed_of(game) for game in numbers], np.int64)
    lucks = np.array([LUCKY ^ seed ^ run.rotation_of(game) << 56 for seed, game in zip(seeds, numbers, strict=True)])
    rows, lengths = fast.rows(part.games), np.zeros(part.games, np.int64)
    scores = np.zeros((part.games, len(run.players)), np.int64)
    noted = []
    if run.decisions:
        for i in range(part.games):
            noted.append(_noted(fast, rows, i, blank, int(seeds[i]), int(lucks[i]), scores))
            lengths[i] = len(noted[-1])
    else:
        fast.code.play_whole(rows, blank, seeds, lucks, lengths, scores)
    deals = np.array(rows[fast.game.deal], np.int64)
    return _rows(part, scores, deals, lengths, noted)


@cache
def _fast(game: str, player: str) -> Compiled:
    own = () if player == RANDOM else (player.partition(":")[0],)
    return compiled(shelf.game(game), *own, DOORS)


def _noted(fast: Compiled, rows: Any, i: int, blank: Any, seed: int, lucky: int, scores: Array) -> Array:
    """The decisions of a game; one that is longer than the room there is, is played again with more."""
    room = ENOUGH
    while True:
        notes = np.zeros((room, len(NOTES)), np.int64)
        n = int(fast.code.play_noted(rows, i, blank, seed, lucky, rows[fast.game.deal], notes, scores))
        if n <= room:
            return notes[:n]
        room = n


def _plain(part: Part) -> Rows:
    """Any players, on plain tables."""
    run = part.run
    game, bots = shelf.game(run.game), [policy(run.game, name) for name in run.players]
    scores, deals, lengths, noted = [], [], [], []
    for number in range(part.first, part.first + part.games):
        table = Table.begin(game, len(bots), dict(run.options), run.seed_of(number), data=_cards(run))
        lines = list(_answers(table, [bots[who] for who in run.seated(number)], run.seed_of(number)))
        scores.append(table.result.scores)
        deals.append(int(getattr(table.state, game.deal)))
        lengths.append(len(lines))
        if run.decisions:
            noted.append(np.array(lines, np.int64).reshape(-1, len(NOTES)))
    return _rows(part, np.array(scores), np.array(deals), np.array(lengths), noted)


def _answers(table: Table, bots: list[Any], seed: int) -> Iterator[tuple[int, ...]]:
    """The lines of notes of a game as it is played."""
    t, deal = table.state, table.game.deal
    place = (int(getattr(t, deal)), t.now, t.part)
    for given in played(table, bots, seed):
        yield (given.seat, *place, *given.ask, given.value)
        t = table.state
        place = (int(getattr(t, deal)), t.now, t.part)


def _rows(part: Part, scores: Array, deals: Array, lengths: Array, noted: list[Array]) -> Rows:
    run, numbers = part.run, np.arange(part.first, part.first + part.games)
    best = scores == scores.max(axis=1, keepdims=True)
    games: Columns = {
        "game": numbers,
        "dealt": np.array([run.deal_of(int(number)) for number in numbers]),
        "seed": np.array([run.seed_of(int(number)) for number in numbers]),
        "rotation": (numbers % len(run.players)).astype(np.int8),
        "deals": deals.astype(np.int32),
        "decisions": lengths.astype(np.int32),
    }
    for seat in range(len(run.players)):
        games[f"player_{seat}"] = ((seat - numbers) % len(run.players)).astype(np.int8)
        games[f"score_{seat}"] = scores[:, seat]
        games[f"share_{seat}"] = (best[:, seat] / best.sum(axis=1)).astype(np.float32)
    return Rows(part.number, games, _decisions(numbers, noted) if run.decisions else None)


def _decisions(numbers: Array, noted: list[Array]) -> Columns:
    lengths = [len(lines) for lines in noted]
    lines = np.concatenate(noted) if noted else np.zeros((0, len(NOTES)), np.int64)
    found: Columns = {
        "game": np.repeat(numbers, lengths),
        "number": np.concatenate([np.arange(n, dtype=np.int32) for n in lengths]) if noted else np.zeros(0, np.int32),
    }
    return found | {name: lines[:, i] for i, name in enumerate(NOTES)}
