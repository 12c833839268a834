"""What hands are called and why one beats another, for tests: in French and in English."""

from itertools import pairwise

from brelan.rankings import Ranking
from brelan.rankings.reading import read
from tests.rankings.hands import random_hands


def named(ranking: Ranking, hand: str) -> tuple[str, str]:
    """The name of a hand, in French and in English."""
    cards = ranking.deck.cards(hand)
    return ranking.name(cards, "fr"), ranking.name(cards, "en")


def decided(ranking: Ranking, better: str, worse: str) -> tuple[str, str, str]:
    """Why the first hand beats the second, in French and in English, and by which rule, whichever is given first."""
    high, low = ranking.deck.cards(better), ranking.deck.cards(worse)
    french, english = ranking.why(high, low, "fr"), ranking.why(high, low, "en")
    assert english == ranking.why(low, high, "en")
    assert french.rule == english.rule
    return french.words, english.words, french.rule


def makes(ranking: Ranking, hand: str) -> tuple[str, str]:
    """The cards of a hand that count, and those of them that make the combination."""
    cards = ranking.deck.cards(hand)
    reading = read(ranking, cards)
    counting = ranking.deck.texts(cards[place] for place in reading.places)
    return counting, ranking.deck.texts(cards[place] for place in reading.made_of)


def never_at_a_loss(ranking: Ranking, lang: str) -> None:
    """Every hand has a name, and every pair of hands a reason; equal ones have no rule that decides."""
    for one, other in pairwise(random_hands(ranking, ranking.sizes[-1], 300)):
        assert ranking.name(one, lang)
        words, rule = ranking.why(one, other, lang)
        assert words
        assert bool(rule) is not (ranking.value(one) == ranking.value(other))
