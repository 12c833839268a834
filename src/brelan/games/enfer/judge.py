"""The judge of Poker d'enfer: Suits first, World upside down and Wild soul (Mises 6, 7 and 8)."""

from collections.abc import Sequence
from typing import Self

from brelan.deck import BadText
from brelan.games.enfer.ranking import DECK, ORDERS, RANKING, SUITS_FIRST
from brelan.rankings.judge import Judge
from brelan.rankings.naming import sentences
from brelan.rankings.reading import Reading
from brelan.rankings.reasons import Reason, difference
from brelan.trouble import Trouble


class EnferJudge(Judge):
    """The order of one round."""

    variants = ("suits-first", "upside-down", "wild=CARD", "wild=POSITION (of the first hand)")

    def __init__(self, suits_first: bool = False, upside_down: bool = False, wild: str = "") -> None:
        super().__init__(SUITS_FIRST if suits_first else RANKING)
        self.suits_first = suits_first
        self.upside_down = upside_down
        self.wild = wild

    def under(self, variants: Sequence[str]) -> Self:
        """The Mises that are active."""
        wild = [variant.partition("=")[2] for variant in variants if variant.startswith("wild=")]
        plain = [variant for variant in variants if not variant.startswith("wild=")]
        super().under([variant for variant in plain if variant not in ("suits-first", "upside-down")])
        if len(wild) > 1:
            raise Trouble(f"{len(wild)} wild cards were given; Wild soul (E3.8) marks one")
        return type(self)("suits-first" in plain, "upside-down" in plain, wild[0] if wild else "")

    def read(self, hands: Sequence[Sequence[int]]) -> list[Reading]:
        """E3.8 The hand with the wild card as it serves its owner best."""
        readings = super().read(hands)
        if self.wild:
            at, which = self._marked(hands)
            readings[at] = ORDERS.reading(hands[at], which, self.suits_first, self.upside_down)
        return readings

    def order(self, readings: Sequence[Reading]) -> list[list[int]]:
        """E3.7 In a world upside down the weakest hand comes first."""
        order = super().order(readings)
        return order[::-1] if self.upside_down else order

    def why(self, better: Reading, worse: Reading, lang: str) -> Reason:
        """E3.7 Read backwards in a world upside down, except that a natural card still beats its wild double."""
        same_card = better.category == worse.category and better.deciding == worse.deciding
        if not self.upside_down or better.value == worse.value or same_card:
            return super().why(better, worse, lang)
        said = difference(self.ranking, better, worse, lang)
        return Reason(sentences(self.ranking, lang)("why-upside-down", why=said.words), "E3.7")

    def _marked(self, hands: Sequence[Sequence[int]]) -> tuple[int, int]:
        """The hand that holds the wild card, and its place there."""
        if self.wild.isdecimal() and 1 <= int(self.wild) <= RANKING.size:
            return 0, int(self.wild) - 1
        try:
            card = DECK.card(self.wild)
        except BadText as bad:
            raise Trouble(f"wild={self.wild}: {bad}, or a position from 1 to {RANKING.size}") from None
        for at, hand in enumerate(hands):
            if card in hand:
                return at, list(hand).index(card)
        raise Trouble(f"wild={self.wild}: no hand holds this card")


JUDGE = EnferJudge()
