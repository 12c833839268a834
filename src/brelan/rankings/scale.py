"""A scale: every strength that a ranking of dice distinguishes, lowest first, to be announced by name."""

from functools import cached_property

from brelan.rankings.category import Ties
from brelan.rankings.ranking import Ranking


class Scale:
    """The strengths of a ranking, numbered from 0; the value of a hand is the number of its strength."""

    def __init__(self, ranking: Ranking) -> None:
        if ranking.ties is not Ties.VALUES or len(ranking.deck.suits) > 1:
            raise ValueError("only a ranking of dice, in which the values alone decide, has a scale")
        self.ranking = ranking

    def __len__(self) -> int:
        return len(self.ranking.ladder.rungs)

    @cached_property
    def texts(self) -> tuple[str, ...]:
        """As records write them: `full-house K Q`."""
        ranks, categories = self.ranking.deck.ranks, self.ranking.categories
        return tuple(
            " ".join([categories[place].key, *(ranks[value] for value in values)])
            for place, *values in self.ranking.ladder.rungs
        )

    @cached_property
    def hands(self) -> tuple[tuple[int, ...], ...]:
        """A hand of each strength."""
        found = {strength: hand for hand, strength in self.ranking.ladder.mixed.items()}
        return tuple(found[rung] for rung in self.ranking.ladder.rungs)

    def names(self, lang: str) -> tuple[str, ...]:
        """As people say them: "full aux rois par les dames"."""
        return tuple(self.ranking.name(hand, lang) for hand in self.hands)
