"""The rows of a run: one per game, and one per deal or decision if asked for; a part of n games at a time.

The columns are documented in docs/laboratory.md.
"""

from collections.abc import Callable, Iterator
from functools import cache
from importlib import import_module
from pathlib import Path
from typing import Any, NamedTuple

import numpy as np

from brelan import shelf
from brelan.engine.compiled import Compiled, compiled
from brelan.engine.table import Table
from brelan.lab.course import Course, line_of
from brelan.lab.players import QUICK, STANDING, UNHELD, modules, policy
from brelan.lab.run import Run, version_of
from brelan.league.match import RANDOM, played
from brelan.trouble import Trouble

Array = np.ndarray[Any, np.dtype[Any]]
Columns = dict[str, Array]

DOORS = ("brelan.lab.holding", "brelan.lab.doors")
STEPS = 64
NOTES = ("seat", "deal", "step", "part", "form", "members", "least", "most", "value")
"""What is noted of a decision."""
ENOUGH = 1 << 12
"""Decisions for which there is room at first."""
LUCKY = (1 << 60) - 1
NOBODY = -1


class Part(NamedTuple):
    """Some games of a run, by their numbers."""

    run: Run
    number: int
    first: int
    games: int


class Rows(NamedTuple):
    """What a part came to: its columns of games, and of decisions and deals if they were asked for."""

    number: int
    games: Columns
    decisions: Columns | None
    deals: Columns | None = None


def play(part: Part) -> Rows:
    """Play a part of a run; whoever plays it, the rows are the same."""
    run = part.run
    here = version_of(run.game, run.players, _cards(run))
    if here != run.version:
        raise Trouble(f"the code here is {here}, expected {run.version}: the same Brelan and players everywhere")
    run.check()
    held = any(run.held) and set(run.players) != {RANDOM}
    if not run.alike or (held and (run.decisions or ":" in run.alike)) or (run.course and run.decisions):
        return _plain(part)
    return _by_deals(part) if run.course or held else _compiled(part)


def _cards(run: Run) -> Path | None:
    return Path(run.data) if run.data else None


def _compiled(part: Part) -> Rows:
    """The same player everywhere, and compiled."""
    run = part.run
    fast = _fast(run.game, str(run.alike), run.alike == QUICK)
    blank = fast.blank(len(run.players), dict(run.options), _cards(run))
    seeds, lucks = _chances(part)
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


def _chances(part: Part) -> tuple[Array, Array]:
    """The seed of each game, and the luck of its players."""
    run, numbers = part.run, range(part.first, part.first + part.games)
    seeds = np.array([run.seed_of(game) for game in numbers], np.int64)
    lucks = [LUCKY ^ int(seed) ^ run.rotation_of(game) << 56 for seed, game in zip(seeds, numbers, strict=True)]
    return seeds, np.array(lucks, np.int64)


def _by_deals(part: Part) -> Rows:
    """The same player everywhere, held back or not, and compiled; deal after deal, all games side by side."""
    run, n = part.run, part.games
    fast = _fast(run.game, str(run.alike), run.alike in (RANDOM, QUICK))
    course = Course(fast.game, len(run.players))
    seeds, _ = _chances(part)
    lucks = LUCKY ^ seeds  # the same in every rotation, so that games differ by what is held back alone
    rows, spare, lengths = fast.rows(n), fast.rows(1), np.zeros(n, np.int64)
    fast.code.begin_all(rows, fast.blank(len(run.players), dict(run.options), _cards(run)), seeds, lucks)
    held = np.array([[run.held[who] for who in run.seated(part.first + i)] for i in range(n)], np.int64)
    scores = np.zeros((n, len(run.players)), np.int64)
    alive = np.arange(n)
    while len(alive):
        going, luck, long = rows[alive], lucks[alive], lengths[alive]
        standings, found = np.zeros((2, len(alive), len(run.players)), np.int64)
        asked, leads = np.zeros((len(alive), STEPS), np.int64), np.zeros(len(alive), np.int64)
        fast.code.note_standings(going, found, standings)
        if run.course:
            course.begin(part.first + alive, going[fast.game.deal], standings, going["slot"], going["count"])
        fast.code.play_deal(going, spare, going[fast.game.deal], held[alive], luck, long, asked, leads)
        if run.course:
            course.end(leads, asked)
        rows[alive], lucks[alive], lengths[alive] = going, luck, long
        alive = alive[going["over"] == 0]
    fast.code.note_standings(rows, scores, np.zeros_like(scores))
    deals = np.array(rows[fast.game.deal], np.int64)
    return _rows(part, scores, deals, lengths, [], course)


@cache
def _fast(game: str, player: str, boxed: bool) -> Compiled:
    """Compiled tables with the player; `boxed` with the box's own mind and standings."""
    box = shelf.box(game)
    standing, held = modules(game)
    if boxed:
        plays_on = (*box.plays_on, *(() if standing in box.plays_on else (standing,)))
        return compiled(shelf.game(game), *plays_on, held, *DOORS)
    own = () if player == RANDOM else (player.partition(":")[0],)
    return compiled(shelf.game(game), *own, STANDING, held if own else UNHELD, *DOORS)


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
    course = Course(game, len(bots))
    scores, deals, lengths, noted = [], [], [], []
    for number in range(part.first, part.first + part.games):
        table = Table.begin(game, len(bots), dict(run.options), run.seed_of(number), data=_cards(run))
        lines = list(_answers(table, [bots[who] for who in run.seated(number)], run.seed_of(number), number, course))
        scores.append(table.result.scores)
        deals.append(int(getattr(table.state, game.deal)))
        lengths.append(len(lines))
        if run.decisions:
            noted.append(np.array(lines, np.int64).reshape(-1, len(NOTES)))
    return _rows(part, np.array(scores), np.array(deals), np.array(lengths), noted, course)


def _answers(table: Table, bots: list[Any], seed: int, number: int, course: Course) -> Iterator[tuple[int, ...]]:
    """The lines of notes of a game as it is played; its deals are added to the course."""
    standing = _standing(table.game.name)
    asked, lead = np.zeros((1, STEPS), np.int64), _lead(table)
    place = _begin_deal(table, number, course, standing)
    for given in played(table, bots, seed):
        yield (given.seat, *place, *given.ask, given.value)
        asked[0, place[1]] += 1
        t = table.state
        deal, place = place[0], (int(getattr(t, table.game.deal)), t.now, t.part)
        if table.over or place[0] != deal:
            course.end(np.array([lead]), asked)
            asked[:], lead = 0, _lead(table)
            if not table.over:
                _begin_deal(table, number, course, standing)


def _lead(table: Table) -> int:
    """Who is asked first; nobody where all are asked at once."""
    return table.awaited[0] if len(table.awaited) == 1 else NOBODY


def _begin_deal(table: Table, number: int, course: Course, standing: Callable[..., Any]) -> tuple[int, int, int]:
    """A deal more of the course; which deal, step and question it is."""
    t = table.state
    deal = int(getattr(t, table.game.deal))
    stands = [[int(standing(t, seat)) for seat in range(t.players)]]
    course.begin(np.array([number]), np.array([deal]), np.array(stands, np.int64), *line_of(t))
    return deal, t.now, t.part


@cache
def _standing(game: str) -> Callable[..., Any]:
    """How a seat stands on a plain table."""
    where = modules(game)[0]
    found: Callable[..., Any] = shelf.game(game).score if where == STANDING else import_module(where).standing
    return found


def _rows(
    part: Part, scores: Array, deals: Array, lengths: Array, noted: list[Array], course: Course | None = None
) -> Rows:
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
    decisions = _decisions(numbers, noted) if run.decisions else None
    return Rows(part.number, games, decisions, course.columns() if course and run.course else None)


def _decisions(numbers: Array, noted: list[Array]) -> Columns:
    lengths = [len(lines) for lines in noted]
    lines = np.concatenate(noted) if noted else np.zeros((0, len(NOTES)), np.int64)
    found: Columns = {
        "game": np.repeat(numbers, lengths),
        "number": np.concatenate([np.arange(n, dtype=np.int32) for n in lengths]) if noted else np.zeros(0, np.int32),
    }
    return found | {name: lines[:, i] for i, name in enumerate(NOTES)}
