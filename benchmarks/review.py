"""Measure the review: is luck fair, is skill skill, how much a result cleared of luck still varies, how long it takes.

    python benchmarks/review.py [--games N] [--boxes champ,…] [--only luck] [--minutes M]

And what it changes that an imagined hand weighs as much as it fits what its owner did.

Whatever was measured stays in `docs/review/measured.jsonl`, a line a game; another run goes on from there, and the
report (`docs/review/report.md`) is written from all of it. Needs an environment with Brelan in it.
"""

import argparse
import json
import math
import statistics
import time
from collections import defaultdict
from collections.abc import Iterable, Iterator
from pathlib import Path
from random import Random
from typing import Any, NamedTuple

import numpy as np

from brelan import shelf
from brelan.engine.state import AnyState
from brelan.engine.table import Table
from brelan.league.match import RANDOM, contestant
from brelan.review.columns import Looking, Sample, changed, changes
from brelan.review.course import of_table
from brelan.review.hope import NOTHING, Given, Hopes
from brelan.review.judging import Asked, decided
from brelan.review.price import price
from brelan.review.reviewer import Reviewer
from brelan.review.shape import Judged

HOME = Path(__file__).resolve().parent.parent / "docs" / "review"
KEPT, REPORT = HOME / "measured.jsonl", HOME / "report.md"
SHORT: dict[str, dict[str, object]] = {
    "ferme": {"deals": 6, "showing": "no"},
    "peek": {"rounds": 12, "showing": "no"},
    "kids": {"quick": "yes", "showing": "no"},
    "champ": {"showing": "no"},
    "enfer": {"showing": "no"},
}
"""Shorter games, so that many can be measured: fairness does not depend on length."""
MANY = 100
"""Imagined games for a hope when only luck is measured: fairness does not depend on their number."""
DECISIONS = 20
"""Of one game, when skill is measured: many games tell more than long ones."""
LEVELS = ("expert", "regular", "beginner", RANDOM)
TABLES = {
    "equals": ("regular",),
    "a beginner among regulars": ("beginner", "regular"),
    "a regular among beginners": ("regular", "beginner"),
}


class Case(NamedTuple):
    """What is measured of a game: luck, weights, skill or time; in which box, by whom among whom, how many of them."""

    what: str
    box: str
    table: str
    players: int


def cases(boxes: Iterable[str]) -> Iterator[Case]:
    """All that is measured."""
    for box in boxes:
        yield Case("luck", box, "equals", 4)
        yield Case("luck", box, "a beginner among regulars", 3)
        yield Case("luck", box, "a regular among beginners", 3)
        yield Case("weights", box, "equals", 4)
        for level in LEVELS:
            yield Case("skill", box, level, 3)
        yield Case("time", box, "regular", 4)


def played(box: str, levels: tuple[str, ...], seed: int, options: dict[str, object]) -> Table:
    """A game of bots: the first level on the first seat, the last one on all the others that are left."""
    table = Table.begin(shelf.game(box), len(levels), options, seed)
    table.state.tells = None
    bots, luck = [contestant(box, level) for level in levels], [Random(seed * 8 + i) for i in range(len(levels))]
    while not table.over:
        seat = table.awaited[0]
        table.answer(seat, bots[seat](table.view(seat), table.asks[seat], luck[seat]))
    return table


def measured(case: Case, seed: int) -> dict[str, Any]:
    """One game, played and looked at."""
    if case.what in ("luck", "weights"):
        kinds = TABLES[case.table]
        levels = kinds[:1] + kinds[-1:] * (case.players - 1)
        table = played(case.box, levels, seed, SHORT.get(case.box, {}))
        return (_luck if case.what == "luck" else _weights)(table)
    if case.what == "skill":
        table = played(case.box, (case.table, *["regular"] * (case.players - 1)), seed, SHORT.get(case.box, {}))
        return _skill(table)
    table = played(case.box, (case.table,) * case.players, seed, {"showing": "no"})
    begun = time.process_time()
    reviewer = Reviewer(of_table(table), 0)
    ready = time.process_time()
    for _ in reviewer:
        pass
    found = reviewer.review()
    off = abs(found.luck + found.skill + found.others - (found.result - found.start))
    return {"prepare": ready - begun, "cpu": time.process_time() - ready, "turns": len(reviewer), "off": off}


class Trusting(Looking):
    """All imagined hands weigh the same, whatever their owners did."""

    def ahead(self, origin: AnyState, past: int, number: int, given: Given = NOTHING) -> Sample:
        """The seat's hope in the same imagined games."""
        found = super().ahead(origin, past, number, given)
        return found._replace(weights=np.ones_like(found.weights))


def _lucks(table: Table, **ways: tuple[type[Looking], bool]) -> dict[str, Any]:
    """All the luck of the first seat, looked at in these ways, and its share of the victory."""
    course, winners = of_table(table), table.result.winners
    hopes = Hopes(course.game, course.blank)
    found: dict[str, Any] = {"result": (0 in winners) / len(winners)}
    for name, (eyes, opened) in ways.items():
        look = eyes(course, hopes, 0, opened, MANY)
        first = next(changes(look, look.start())).luck
        found[name] = first + math.fsum(changed(look, turn).luck for turn in course.turns if turn.came)
    return found


def _luck(table: Table) -> dict[str, Any]:
    return _lucks(table, opened=(Looking, True), closed=(Looking, False))


def _weights(table: Table) -> dict[str, Any]:
    return _lucks(table, weighed=(Looking, False), alike=(Trusting, False))


def _skill(table: Table) -> dict[str, Any]:
    """What the first decisions of the first seat gave away."""
    course = of_table(table)
    hopes = Hopes(course.game, course.blank)
    look = Looking(course, hopes, 0, False)
    judged: list[Judged] = []
    steady: set[int] = set()
    for turn in course.turns:
        if turn.given is not None and turn.given.seat == 0 and len(judged) < DECISIONS:
            worth, view = price(hopes, turn.before, 0), look.seen(turn.before)
            asked = Asked(course.game, course.names, turn.number, turn.given, view, 0, 0.0, worth, steady)
            judged += [found.judged for found in [decided(asked)] if found is not None]
    return {"lost": [one.lost for one in judged], "unit": [one.lost_in_unit for one in judged]}


def interval(numbers: list[float]) -> tuple[float, float]:
    """The mean, and half of its 95% interval."""
    if len(numbers) < 2:
        return (statistics.fmean(numbers) if numbers else 0.0), math.inf
    return statistics.fmean(numbers), 1.96 * statistics.stdev(numbers) / math.sqrt(len(numbers))


def kept() -> dict[Case, list[dict[str, Any]]]:
    """What earlier runs have measured."""
    found: dict[Case, list[dict[str, Any]]] = defaultdict(list)
    if KEPT.exists():
        for line in KEPT.read_text(encoding="utf-8").splitlines():
            case, numbers = json.loads(line)
            found[Case(*case)].append(numbers)
    return found


def rounded(numbers: dict[str, Any]) -> dict[str, Any]:
    """Numbers as they are kept: nothing that is measured here is as precise as that."""
    return {name: np.round(value, 5).tolist() for name, value in numbers.items()}


def report(found: dict[Case, list[dict[str, Any]]]) -> str:
    """All of it as tables."""
    lines = ["# The review, measured", "", "Made by `python benchmarks/review.py`; ± is half of a 95% interval.", ""]
    lines += ["## Luck is fair, and a result cleared of it varies less", ""]
    heads = "box, players, table, games, luck (opened), luck (closed), result, cleared (opened), cleared (closed), "
    lines += _head([*heads.split(", ")[:-1], "variance left (opened)", "variance left (closed)"])
    lines += [_luck_line(case, games) for case, games in sorted(found.items()) if case.what == "luck"]
    lines += ["", "What is left of the variance of results, all tables of a box together:", ""]
    lines += _head(["box", "opened", "closed"])
    lucky = {case: games for case, games in found.items() if case.what == "luck"}
    for box in sorted({case.box for case in lucky}):
        tables = [games for case, games in lucky.items() if case.box == box]
        lines.append(f"| {box} | {_left_together(tables, 'opened')} | {_left_together(tables, 'closed')} |")
    lines += ["", "## What it changes that imagined hands weigh as much as they fit (closed games of four equals)", ""]
    heads = "box, games, luck (weighed), luck (all alike), variance left (weighed), variance left (all alike)"
    lines += _head(heads.split(", "))
    lines += [_weights_line(case, games) for case, games in sorted(found.items()) if case.what == "weights"]
    lines += ["", "## Skill is skill: what a decision gave away, of one player among regulars", ""]
    lines += _head(["box", "who", "games", "decisions", "hope given away by a decision", "in the unit"])
    order = {level: i for i, level in enumerate(LEVELS)}
    skilled = sorted((c for c in found if c.what == "skill"), key=lambda case: (case.box, order[case.table]))
    lines += [_skill_line(case, found[case]) for case in skilled]
    lines += ["", "## How long a whole review takes (one core, everything compiled)", ""]
    lines += _head(["box", "games", "answers", "seconds, median", "most", "to prepare"])
    lines += [_time_line(case, games) for case, games in sorted(found.items()) if case.what == "time"]
    off = [game["off"] for games in found.values() for game in games if "off" in game]
    lines += [
        "",
        f"In {len(off)} whole reviews the three columns miss `result − start` by {max(off, default=0):.1g} at most.",
    ]
    return "\n".join([*lines, ""])


def _head(names: list[str]) -> list[str]:
    return [f"| {' | '.join(names)} |", "|---" * len(names) + "|"]


def _pm(numbers: list[float]) -> str:
    mean, half = interval(numbers)
    return f"{mean:+.4f} ± {half:.4f}"


def _cleared(games: list[dict[str, Any]], kind: str) -> list[float]:
    return [game["result"] - game[kind] for game in games]


def _left(games: list[dict[str, Any]], kind: str) -> str:
    """How much of the variance of results is left in those cleared of luck."""
    return _left_together([games], kind)


def _left_together(tables: list[list[dict[str, Any]]], kind: str) -> str:
    """The same of several tables, each with a mean of its own."""
    whole = sum(statistics.pvariance([game["result"] for game in games]) * len(games) for games in tables)
    left = sum(statistics.pvariance(_cleared(games, kind)) * len(games) for games in tables)
    return f"{left / whole:.2f}" if whole else "–"


def _luck_line(case: Case, games: list[dict[str, Any]]) -> str:
    lucks = [_pm([game[kind] for game in games]) for kind in ("opened", "closed", "result")]
    cleared = [_pm(_cleared(games, kind)) for kind in ("opened", "closed")]
    cells = [case.box, case.players, case.table, len(games), *lucks, *cleared]
    return "| " + " | ".join(map(str, [*cells, *(_left(games, kind) for kind in ("opened", "closed"))])) + " |"


def _weights_line(case: Case, games: list[dict[str, Any]]) -> str:
    both = ("weighed", "alike")
    cells = [*(_pm([game[kind] for game in games]) for kind in both), *(_left(games, kind) for kind in both)]
    return "| " + " | ".join(map(str, [case.box, len(games), *cells])) + " |"


def _skill_line(case: Case, games: list[dict[str, Any]]) -> str:
    lost, unit = ([one for game in games for one in game[kind]] for kind in ("lost", "unit"))
    return "| " + " | ".join(map(str, [case.box, case.table, len(games), len(lost), _pm(lost), _pm(unit)])) + " |"


def _time_line(case: Case, games: list[dict[str, Any]]) -> str:
    seconds = [game["cpu"] for game in games]
    turns = round(statistics.median(game["turns"] for game in games))
    ready = statistics.median(game["prepare"] for game in games)
    return (
        f"| {case.box} | {len(games)} | {turns} | {statistics.median(seconds):.1f} | {max(seconds):.1f} | {ready:.1f} |"
    )


def main() -> None:
    """Measure until there are enough games, or the time is up."""
    parser = argparse.ArgumentParser(description="Measure the review.")
    parser.add_argument(
        "--games", type=int, default=2000, help="of luck; of weights a fifth, of skill a twentieth, of time a hundredth"
    )
    parser.add_argument("--boxes", default=",".join(shelf.names()), help="which boxes, by name")
    parser.add_argument("--minutes", type=float, default=math.inf, help="stop after so many")
    parser.add_argument("--only", choices=("luck", "weights", "skill", "time"), help="one of the four; else all")
    asked = parser.parse_args()
    HOME.mkdir(parents=True, exist_ok=True)
    found, end = kept(), time.monotonic() + 60 * asked.minutes
    part = {"luck": 1, "weights": 5, "skill": 20, "time": 100}
    wanted = {what: max(1, asked.games // each) for what, each in part.items()}
    every = list(cases(shelf.names()))
    todo = [one for one in every if one.box in asked.boxes.split(",") and asked.only in (None, one.what)]
    while time.monotonic() < end:
        short = [case for case in todo if len(found[case]) < wanted[case.what]]
        if not short:
            break
        case = min(short, key=lambda one: len(found[one]) / wanted[one.what])
        numbers = rounded(measured(case, 1_000_003 * (1 + every.index(case)) + len(found[case])))
        found[case].append(numbers)
        with KEPT.open("a", encoding="utf-8") as file:
            file.write(json.dumps([case, numbers]) + "\n")
    REPORT.write_text(report({case: games for case, games in found.items() if games}), encoding="utf-8")


if __name__ == "__main__":
    main()
