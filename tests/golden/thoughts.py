"""What each level makes of some questions of a game: every answer that it weighs, its worth, how often, and the facts.

`python -m tests.golden.thoughts [GAME …]` asks them again and writes it down; `git diff` shows who thinks otherwise.
"""

import sys
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from random import Random

from brelan.bots import LEVELS
from brelan.bots.thought import Thought
from brelan.engine.asks import Ask
from brelan.engine.showing import Show
from brelan.engine.table import View
from brelan.players import mind_for
from tests.boxes import OURS, folder
from tests.golden.answers import tables

TABLES, QUESTIONS = 24, 60
ASKED = {n * (n + 1) // 2 for n in range(1, 60)}
"""Which of all questions of a step: the first, the third, the sixth … so that rare steps have their say."""


def positions(name: str) -> Iterator[tuple[str, View, Ask]]:
    """Some questions of tables of every kind; not whether to show what is secret, which nobody does."""
    met: Counter[int] = Counter()
    for what, asked in tables(name, TABLES, QUESTIONS):
        for n, (view, ask) in enumerate(asked):
            met[view.state.now] += 1
            if met[view.state.now] in ASKED and view.question.options is not Show:
                yield f"{what}, question {n + 1}", view, ask


def in_a_line(what: str, thought: Thought) -> str:
    """A question with all that was thought about it."""
    options = (f"{o.answer}:{o.worth:.2f}:{o.share:.2f}:{o.tone.value}" for o in thought.options)
    facts = (" ".join([fact.key, *(f"{k}={_short(v)}" for k, v in fact.numbers.items())]) for fact in thought.facts)
    return " | ".join([what, " ".join(options), *facts])


def _short(value: float | str) -> str:
    return f"{value:.2f}" if isinstance(value, float) else str(value)


def thoughts(name: str, level: str) -> list[str]:
    """A line for each question."""
    mind = mind_for(name, level)
    return [in_a_line(what, mind(view, ask, Random(n))) for n, (what, view, ask) in enumerate(positions(name))]


def path(name: str, level: str) -> Path:
    """Where they are kept."""
    return folder(name) / "golden" / f"thoughts-{level}.txt"


def every() -> list[tuple[str, str]]:
    """Each game, each level."""
    return [(name, level) for name in OURS for level in LEVELS]


if __name__ == "__main__":
    for name, level in every():
        if name in (sys.argv[1:] or OURS):
            path(name, level).write_text("\n".join([*thoughts(name, level), ""]), encoding="utf-8")
