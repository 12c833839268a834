"""Why one hand beats another: the one thing that decides, and the rule that says so."""

from __future__ import annotations

from typing import TYPE_CHECKING

from brelan.rankings.category import Category, Ties
from brelan.rankings.naming import card, rank, sentences, suit

if TYPE_CHECKING:
    from brelan.rankings.ranking import Ranking
    from brelan.rankings.reading import Reading


def why(ranking: Ranking, better: Reading, worse: Reading, lang: str) -> str:
    """One sentence; the hands may be given either way round."""
    say = sentences(lang)
    if better.value == worse.value:
        return say("why-equal")
    if better.value < worse.value:
        better, worse = worse, better
    category = better.category
    if category != worse.category:
        high, low = (say(f"a-{_said(hand.category)}") for hand in (better, worse))
        said = say("why-category", high=high, low=low, rule=category.rule)
        return said[0].upper() + said[1:]
    both = say(f"category-{_said(category)}")
    if ranking.ties.one_card:
        return _one_card(ranking, better, worse, both, lang)
    suits = [ranking.deck.suit(hand.cards[0]) for hand in (better, worse)]
    if category.suit_first and suits[0] != suits[1]:
        high, low = (suit(ranking, which, lang) for which in suits)
        return say("why-suit", both=both, high=high, low=low, rule=category.rule)
    if better.values != worse.values:
        return _value(ranking, better, worse, both, lang)
    if better.joker != worse.joker:
        return say("why-natural", both=both, rule=ranking.natural_rule)
    first, second = next(pair for pair in zip(better.order, worse.order, strict=True) if pair[0] != pair[1])
    return _cards(ranking, first, second, ranking.suits_rule, both, lang)


def why_upside_down(ranking: Ranking, weaker: Reading, stronger: Reading, lang: str) -> str:
    """Mise 7 The order is read backwards, except that a natural card still beats its wild double."""
    said = why(ranking, stronger, weaker, lang)
    same = stronger.category == weaker.category and stronger.deciding == weaker.deciding
    return said if same else sentences(lang)("why-upside-down", why=said)


def _one_card(ranking: Ranking, better: Reading, worse: Reading, both: str, lang: str) -> str:
    """E7 E8 The highest card of the combination, then its suit, or the other way round; then a natural card."""
    deck, high, low = ranking.deck, better.deciding, worse.deciding
    if high == low:
        return sentences(lang)("why-natural-card", both=both, card=card(ranking, high, lang), rule=ranking.natural_rule)
    by_rank = deck.rank(high) != deck.rank(low)
    if ranking.ties is Ties.SUIT_THEN_HIGHEST:
        by_rank = deck.suit(high) == deck.suit(low)
    return _cards(ranking, high, low, ranking.beyond if by_rank else ranking.suits_rule, both, lang)


def _cards(ranking: Ranking, high: int, low: int, rule: str, both: str, lang: str) -> str:
    high_card, low_card = card(ranking, high, lang), card(ranking, low, lang)
    return sentences(lang)("why-card", both=both, high=high_card, low=low_card, rule=rule)


def _value(ranking: Ranking, better: Reading, worse: Reading, both: str, lang: str) -> str:
    """The first value that differs; the category's own rule covers the first ones, `beyond` the others."""
    pairs = list(zip(better.values, worse.values, strict=True))
    at = next(at for at, (high, low) in enumerate(pairs) if high != low)
    group = not better.category.suited and better.ranks.count(pairs[at][0]) > 1
    high, low = (rank(ranking, which, "the-many" if group else "the", lang) for which in pairs[at])
    rule = better.category.rule if at < better.category.own_values else ranking.beyond
    message = ("why-group" if group else "why-card") + ("-then" if at else "")
    return sentences(lang)(message, both=both, high=high, low=low, rule=rule)


def _said(category: Category) -> str:
    return category.said or category.key
