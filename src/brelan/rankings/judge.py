"""A judge: hands side by side under the options of one game, best first, each with its reason."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Self

from brelan.rankings.naming import name
from brelan.rankings.ranking import Ranking
from brelan.rankings.reading import Reading
from brelan.rankings.reasons import Reason, why
from brelan.trouble import Trouble


class Judge:
    """Judges by one ranking; games with variants refine it."""

    variants: tuple[str, ...] = ()
    """What `under` understands, for messages."""

    def __init__(self, ranking: Ranking) -> None:
        self.ranking = ranking

    def under(self, variants: Sequence[str]) -> Self:
        """The judge under these variants."""
        for variant in variants:
            known = f"it knows {', '.join(self.variants)}" if self.variants else "it has none"
            raise Trouble(f"unknown variant {variant!r} of this game's ranking; {known}")
        return self

    def read(self, hands: Sequence[Sequence[int]]) -> list[Reading]:
        """The hands as they count."""
        return [self.ranking.read(cards) for cards in hands]

    def order(self, readings: Sequence[Reading]) -> list[list[int]]:
        """The numbers of the best hands, then of the next, and so on."""
        values = sorted({reading.value for reading in readings}, reverse=True)
        return [[at for at, reading in enumerate(readings) if reading.value == value] for value in values]

    def name(self, reading: Reading, lang: str) -> str:
        """The hand in words."""
        return name(self.ranking, reading, lang)

    def why(self, better: Reading, worse: Reading, lang: str) -> Reason:
        """What decides between two hands."""
        return why(self.ranking, better, worse, lang)

    def refusal(self, card: int) -> str | None:
        """Why this card of the deck is not in play, if it is not."""
        del card
        return None
