"""What a regular of Poker d'enfer thinks of their chances at many tables, in thousandths, and what they answer.

For each question: the answer, the chance that the hand wins as it is, and the chance that it would win in the opposite
order; before there are hands, the answer alone. `python -m tests.games.enfer.bots.chances` writes it down anew.
"""

from collections.abc import Iterator
from pathlib import Path
from typing import cast

from brelan.engine.chance import seeded
from brelan.engine.piles import size
from brelan.games.enfer import game
from brelan.games.enfer.bots.chances import KIND, between, chance_now, chance_of
from brelan.games.enfer.bots.regular import policy
from brelan.games.enfer.state import State
from brelan.games.enfer.verdict import value_at_verdict
from tests.golden.answers import tables

KEPT = Path(__file__).parents[1] / "golden" / "chances.txt"
TABLES, QUESTIONS = 60, 200  # whole games
ROWS = 10  # what may be seen of a hand: so many cards, alone, paired or wild
HANDS = range(0, 9 * KIND, 20)  # values


def in_short(t: State, seat: int, luck: int) -> str:
    """A question in a word."""
    answer = policy(t, seat, [seeded(luck)])
    if size(t, t.hidden[seat]) < 3:
        return str(answer)
    turned = chance_of(t, seat, value_at_verdict(t, seat), 1 - t.upside_down)
    return f"{answer}:{chance_now(t, seat)}:{turned}"


def lines() -> Iterator[str]:
    """The chance of hands of every value for all that may be seen of one opponent; then a line for each table."""
    for row in range(ROWS):
        yield f"one opponent, seen {row}: {' '.join(str(between(row, value)) for value in HANDS)}"
    for what, asked in tables(game.name, TABLES, QUESTIONS):
        words = (in_short(cast(State, view.state), view.seat or 0, n) for n, (view, _) in enumerate(asked))
        yield f"{what}: {' '.join(words)}"


if __name__ == "__main__":
    KEPT.write_text("\n".join([*lines(), ""]), encoding="utf-8")
