"""Two hands side by side, as a tell `beats` has them: why the first wins, and which cards make each."""

from collections.abc import Sequence
from typing import NamedTuple

from brelan.engine.tells import Tell
from brelan.rankings.judge import Judge
from brelan.rankings.reading import Reading
from brelan.rankings.reasons import Reason

BEATS = "beats"
"""The tell, in every game."""


class Comparison(NamedTuple):
    """The hand that wins, the one below it or beside it, and who judges."""

    judge: Judge
    first: Reading
    second: Reading

    def why(self, lang: str) -> Reason:
        """What decides."""
        return self.judge.why(self.first, self.second, lang)

    def lit(self) -> dict[str, int]:
        """For both hands the sets of cards that count and that make the combination: own ones first, then common."""
        return {
            "counts": marked(self.first.places),
            "makes": marked(self.first.made_of),
            "counts_over": marked(self.second.places),
            "makes_over": marked(self.second.made_of),
        }


def hands_of(tell: Tell) -> tuple[list[int], list[int]]:
    """The two hands: each one's own cards, and the common ones."""
    cards, own = list(tell.cards), tell.numbers["own"]
    common = cards[2 * own :]
    return cards[:own] + common, cards[own : 2 * own] + common


def judged(judge: Judge, tell: Tell) -> Comparison:
    """The comparison by a judge who needs to know nothing but the cards."""
    first, second = judge.read(hands_of(tell))
    return Comparison(judge, first, second)


def marked(places: Sequence[int]) -> int:
    """Places as a set."""
    return sum(1 << place for place in places)
