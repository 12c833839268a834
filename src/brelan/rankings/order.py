"""The order of hands as it is drawn: an example of each category, strongest first."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import combinations
from typing import TYPE_CHECKING, NamedTuple

from brelan.rankings.reading import Reading, read
from brelan.rankings.strength import in_order

if TYPE_CHECKING:
    from brelan.rankings.category import Category
    from brelan.rankings.ladder import Ranks
    from brelan.rankings.ranking import Ranking


class Example(NamedTuple):
    """A hand as it is laid out, and how people read it."""

    cards: list[int]
    reading: Reading


def examples(ranking: Ranking) -> list[Example]:
    """A hand of every category that ever comes up."""
    found = (_example(ranking, place) for place in reversed(range(len(ranking.categories))))
    return [Example(hand, read(ranking, hand)) for hand in found if _comes_up(ranking, hand)]


def _example(ranking: Ranking, place: int) -> list[int]:
    """Neither the best nor the worst of its category, and of other values than the line beside it: a pair of nines is
    a pair, and a flush needs no ace."""
    ladder = ranking.ladder
    suited = not any(strength[0] == place for strength in ladder.mixed.values())
    known = (ladder.suited if suited else ladder.mixed).items()
    hands = sorted((strength, in_order(hand), hand) for hand, strength in known if strength[0] == place)
    *_, hand = hands[len(hands) * (4 + place % 4) // 8]
    return _dressed(ranking, _laid(hand, ranking.categories[place].run), place, suited)


def _laid(hand: Ranks, run: bool) -> list[int]:
    """As people lay it out: a run goes up; else the greatest group comes first, then the highest."""
    return sorted(hand) if run else [rank for rank in in_order(hand) for _ in range(hand.count(rank))]


def _dressed(ranking: Ranking, ranks: Sequence[int], place: int, suited: bool) -> list[int]:
    """The cards: of one suit, or of one suit after the other; what there are not enough of is the joker."""
    deck, copies = ranking.deck, ranking.ladder.copies
    suits = [(place if suited else place + at) % len(deck.suits) for at in range(len(ranks))]
    joker = [at - ranks.index(rank) >= copies for at, rank in enumerate(ranks)]
    cards = zip(ranks, suits, joker, strict=True)
    return [len(deck) - 1 if wild else rank * len(deck.suits) + suit for rank, suit, wild in cards]


def _comes_up(ranking: Ranking, hand: Sequence[int]) -> bool:
    """Whether the best of all cards can be no more than this; of six dice two are always alike, or they are a run."""
    more = max(ranking.sizes) - ranking.size
    rest = [card for card in range(len(ranking.deck)) if len(ranking.deck.suits) == 1 or card not in hand]
    category = ranking.category(ranking.value(hand))
    return any(_best(ranking, [*hand, *others]) == category for others in combinations(rest, more))


def _best(ranking: Ranking, cards: Sequence[int]) -> Category:
    """The category of the best of them, without the tables that many cards at once need."""
    return ranking.category(max(map(ranking.value, combinations(cards, ranking.size))))
