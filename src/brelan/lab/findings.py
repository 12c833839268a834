"""What an experiment found: every figure of every variant, and how each changed; with intervals that hold all together.

With so many figures some would stray out of their intervals by chance: each interval is so wide that all of them hold
together in 95 experiments of 100 (Bonferroni).
"""

from collections.abc import Sequence
from statistics import NormalDist
from typing import Any, NamedTuple

from brelan.lab.experiment import Experiment
from brelan.lab.measures import Measure
from brelan.league.figure import Figure

SURE = 0.95


class Line(NamedTuple):
    """A figure in every variant, its changes since the first one, and what it should be."""

    question: str
    key: str
    of: str
    unit: str
    figures: tuple[Figure | None, ...]
    changes: tuple[Figure | None, ...]
    bar: float | None

    def off(self, variant: int) -> int:
        """Whether a figure is surely above what it should be (1), or below (−1)."""
        figure = self.figures[variant]
        return 0 if figure is None or self.bar is None else (figure.low > self.bar) - (figure.high < self.bar)

    def moved(self, variant: int) -> int:
        """Whether it has surely risen (1) or fallen (−1) since the first variant."""
        change = self.changes[variant]
        return 0 if change is None else (change.low > 0) - (change.high < 0)


class Findings(NamedTuple):
    """All the lines; how many figures they are, and how many standard errors wide their intervals."""

    plan: Experiment
    lines: tuple[Line, ...]
    figures: int
    errors: float

    def of(self, question: str, key: str = "") -> list[Line]:
        """The lines of a question, in their order."""
        return [line for line in self.lines if line.question == question and key in ("", line.key)]

    def told(self) -> dict[str, Any]:
        """The figures for a program."""

        def named(figures: tuple[Figure | None, ...]) -> dict[str, Any]:
            pairs = zip(self.plan.variants, figures, strict=True)
            return {variant.name: figure._asdict() for variant, figure in pairs if figure is not None}

        lines = [
            {"question": line.question, "key": line.key, "of": line.of, "unit": line.unit, "bar": line.bar}
            | {"figures": named(line.figures), "changes": named(line.changes)}
            for line in self.lines
        ]
        plan = self.plan._asdict() | {"variants": [variant.name for variant in self.plan.variants]}
        return {"experiment": plan, "intervals": {"figures": self.figures, "errors": self.errors}, "lines": lines}


def find(plan: Experiment, measured: Sequence[Sequence[Measure]]) -> Findings:
    """From what was measured in each variant, in their order."""
    tables = [{(one.question, one.key, one.of): one for one in measures} for measures in measured]
    names = list(dict.fromkeys(name for table in tables for name in table))
    lines = [[table.get(name) for table in tables] for name in names]
    changed = sum(line[0] is not None and one is not None for line in lines for one in line[1:])
    figures = sum(one is not None for line in lines for one in line) + changed
    errors = NormalDist().inv_cdf(1 - (1 - SURE) / (2 * max(figures, 1)))
    return Findings(plan, tuple(_line(line, errors) for line in lines), figures, errors)


def _line(measured: Sequence[Measure | None], errors: float) -> Line:
    first, one = measured[0], next(one for one in measured if one is not None)
    figures = tuple(each and each.figure(errors) for each in measured)
    later = (each and first and first.change(each, errors) for each in measured[1:])
    return Line(one.question, one.key, one.of, one.unit, figures, (None, *later), one.bar)
