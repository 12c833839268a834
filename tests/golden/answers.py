"""What the levels that think quickly answer to every question of many games, at tables of every kind.

A line is a table. For each question: the answer that is worth most, what all that are weighed are worth on average, and
what the level expects to gain; where it weighs nothing, its answer alone. `git diff` shows which tables are played
otherwise, after `python -m tests.golden.answers [GAME …]` has asked again and written it down.
"""

import sys
from collections.abc import Iterator
from pathlib import Path
from random import Random

from brelan.bots.thought import Thought
from brelan.engine.asks import Ask
from brelan.engine.table import View
from brelan.players import any_legal, bot_for, mind_for
from tests.boxes import OURS, folder
from tests.contract.tables import EVERY, Setting

LEVELS = ("beginner", "regular")
TABLES = 30  # of each game
QUESTIONS = 40  # at each of them
SENSE = (1.0, 0.0, 0.5)
"""How often whoever plays there answers like a regular; else anything, so that tables are seen as they seldom are."""


def tables(name: str, many: int = TABLES, most: int = QUESTIONS) -> Iterator[tuple[str, Iterator[tuple[View, Ask]]]]:
    """Tables with every setting of a game, and the questions that come up there."""
    settings = [setting for setting in EVERY if setting.game.name == name]
    for seed in range(many):
        setting, sense = settings[seed % len(settings)], SENSE[seed // len(settings) % len(SENSE)]
        yield f"{setting}, seed {seed}", questions(setting, sense, seed, most)


def questions(setting: Setting, sense: float, seed: int, most: int) -> Iterator[tuple[View, Ask]]:
    """What is asked at a table, from the seats' own eyes."""
    table, rng, bot = setting.begin(seed), Random(seed), bot_for(setting.game.name)
    while not table.over and len(table.answers) < most:
        seat = rng.choice(table.awaited)
        view, ask = table.view(seat), table.asks[seat]
        yield view, ask
        table.answer(seat, (bot if rng.random() < sense else any_legal)(view, ask, rng))


def in_short(thought: Thought) -> str:
    """A thought in a word."""
    best = thought.best
    if len(thought.options) == 1:
        return str(best.answer)
    mean = sum(option.worth for option in thought.options) / len(thought.options)
    expected = sum(option.worth * option.share for option in thought.options)
    return f"{best.answer}:{mean:.4f}:{expected:.4f}"


def answers(name: str) -> list[str]:
    """A line for each table and level."""
    minds = {level: mind_for(name, level) for level in LEVELS}
    lines = []
    for what, asked in tables(name):
        words: dict[str, list[str]] = {level: [] for level in LEVELS}
        for n, (view, ask) in enumerate(asked):
            for level, mind in minds.items():
                words[level].append(in_short(mind(view, ask, Random(n))))
        lines += [f"{what}, {level}: {' '.join(said)}" for level, said in words.items()]
    return lines


def path(name: str) -> Path:
    """Where they are kept."""
    return folder(name) / "golden" / "answers.txt"


if __name__ == "__main__":
    for name in sys.argv[1:] or OURS:
        path(name).write_text("\n".join([*answers(name), ""]), encoding="utf-8")
