"""How rounds of Poker d'enfer go on in the mind of an expert, as rules are written: who is asked next, what is left.

`python -m tests.games.enfer.bots.rollouts` writes it down anew.
"""

from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import cast

from brelan.engine.sets import bit
from brelan.games.enfer import game
from brelan.games.enfer.bots.rollouts import LINE, note, play_on
from brelan.games.enfer.state import State
from tests.golden.answers import tables

KEPT = Path(__file__).parents[1] / "golden" / "rollouts.txt"
TABLES, QUESTIONS, EVERY = 30, 40, 13


def lines() -> Iterator[str]:
    """Some questions: who is asked when one seat answers itself, then what the round leaves, with some beginners."""
    for what, asked in tables(game.name, TABLES, QUESTIONS):
        for n, (view, _) in enumerate(asked):
            if n % EVERY == 0:
                t = cast(State, view.imagine(Random(n)).state).copy()
                past, mine = t.round, bit((n + 1) % t.players)
                met = play_on(t, past, mine, n % 8, n)
                asked_next = f"{met} {t.now}"
                over, line = play_on(t, past, 0, n % 8, n + 1), [0] * LINE
                note(t, line)
                yield f"{what}, question {n + 1}: {asked_next} | {over} {' '.join(map(str, line))}"


if __name__ == "__main__":
    KEPT.write_text("\n".join([*lines(), ""]), encoding="utf-8")
