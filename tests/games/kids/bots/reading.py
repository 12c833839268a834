"""What an expert of Poker Kids would say for some pairs at many tables, and what the players that they imagine lay.

`python -m tests.games.kids.bots.reading` writes it down anew.
"""

from collections.abc import Iterator
from pathlib import Path
from typing import cast

from brelan.bots.thought import Candidate, Thought
from brelan.games.kids import game
from brelan.games.kids.bots.facts import facts
from brelan.games.kids.bots.pairs import combination, pairs_of, tone_of
from brelan.games.kids.bots.regular import best_two, policy
from brelan.games.kids.state import State
from tests.golden.thoughts import in_a_line, positions

KEPT = Path(__file__).parents[1] / "golden" / "reading.txt"


def lines() -> Iterator[str]:
    """A question, a pair with what it would cost to play the strongest one instead, and the facts."""
    for n, (what, view, _) in enumerate(positions(game.name)):
        t, seat = cast(State, view.state), view.seat or 0
        pairs = pairs_of(t, seat)
        two, best = pairs[7 * n % len(pairs)], max(pairs, key=lambda pair: combination(t, seat, pair))
        said = facts(t, seat, two if n % 2 else best, best, n % 3 - 0.5)
        thought = Thought((Candidate(two, combination(t, seat, two), 0.0, tone_of(t, seat, two)),), said)
        yield f"{in_a_line(what, thought)} | {best_two(t, seat, [1])} {policy(t, seat, [1])}"


if __name__ == "__main__":
    KEPT.write_text("\n".join([*lines(), ""]), encoding="utf-8")
