"""The judge of Poker fermé: which cards are in play with the joker (J1) or a stripped pack (F3)."""

from collections.abc import Sequence
from typing import Self

from brelan.games.ferme.ranking import DECK, RANKING
from brelan.rankings.judge import Judge

LOWEST = {"stripped": "7", "stripped-7": "7", "stripped-6": "6", "stripped-5": "5"}
JOKER = len(DECK) - 1


class FermeJudge(Judge):
    """One order for every pack; only the cards differ."""

    variants = ("joker", *LOWEST)

    def __init__(self, joker: bool = False, lowest: str = "2") -> None:
        super().__init__(RANKING)
        self.joker = joker
        self.lowest = lowest

    def under(self, variants: Sequence[str]) -> Self:
        """J1 With the joker; F3 with 7, 6 or 5 as the lowest value."""
        super().under([variant for variant in variants if variant not in self.variants])
        packs = [LOWEST[variant] for variant in variants if variant in LOWEST]
        return type(self)("joker" in variants, packs[-1] if packs else "2")

    def refusal(self, card: int) -> str | None:
        """A joker that was not asked for, a card that is not in the stripped pack."""
        if card == JOKER:
            return None if self.joker else "it is only in play with the variant 'joker' (J1)"
        if DECK.rank(card) < DECK.ranks.index(self.lowest):
            return f"the stripped pack begins at {self.lowest} (F3)"
        return None


JUDGE = FermeJudge()
