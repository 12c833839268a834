"""Why one hand beats another: the one thing that decides, and the rule that says so."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from brelan.rankings.category import Ties
from brelan.rankings.naming import card, category_name, name, plain_name, rank, sentences, suit

if TYPE_CHECKING:
    from brelan.rankings.ranking import Ranking
    from brelan.rankings.reading import Reading


class Reason(NamedTuple):
    """What decides, in words that follow a colon, and the rule; equal hands have none."""

    words: str
    rule: str


def why(ranking: Ranking, one: Reading, other: Reading, lang: str) -> Reason:
    """The better hand is spoken of first, whichever way round they are given."""
    if one.value == other.value:
        return Reason(sentences(ranking, lang)("why-equal", both=_both(ranking, one, other, lang), of=_of(ranking)), "")
    better, worse = (one, other) if one.value > other.value else (other, one)
    return difference(ranking, better, worse, lang)


def difference(ranking: Ranking, first: Reading, second: Reading, lang: str) -> Reason:
    """Category, then values, then a natural hand, then suits; the first hand is the one that wins."""
    category = first.category
    if category != second.category:
        rule = max(first, second, key=lambda hand: hand.value).category.rule
        return _names(ranking, first, second, rule, lang)
    if ranking.ties.one_card:
        return _one_card(ranking, first, second, lang)
    suits = [ranking.deck.suit(hand.cards[0]) for hand in (first, second)]
    if category.suit_first and suits[0] != suits[1]:
        both, (high, low) = _both(ranking, first, second, lang), (suit(ranking, which, lang) for which in suits)
        return Reason(sentences(ranking, lang)("why-suit", both=both, high=high, low=low), category.rule)
    if first.values != second.values:
        return _value(ranking, first, second, lang)
    both = _both(ranking, first, second, lang)
    if first.joker != second.joker:
        return Reason(sentences(ranking, lang)("why-natural", both=both), ranking.natural_rule)
    high_card, low_card = next(pair for pair in zip(first.order, second.order, strict=True) if pair[0] != pair[1])
    return _cards(ranking, (high_card, low_card), both, "why-card", ranking.suits_rule, lang)


def _one_card(ranking: Ranking, first: Reading, second: Reading, lang: str) -> Reason:
    """The highest card of the combination, then its suit, or the other way round; then a natural card."""
    deck, both = ranking.deck, _both(ranking, first, second, lang)
    high, low = first.deciding, second.deciding
    if high == low:
        said = sentences(ranking, lang)("why-natural-card", both=both, card=card(ranking, high, lang))
        return Reason(said, ranking.natural_rule)
    if ranking.ties is Ties.SUIT_THEN_HIGHEST and deck.suit(high) != deck.suit(low):
        return _cards(ranking, (high, low), both, "why-suit-first", ranking.suits_rule, lang)
    if deck.rank(high) == deck.rank(low):
        return _cards(ranking, (high, low), both, "why-card", ranking.suits_rule, lang)
    if all(deck.rank(hand.deciding) == hand.named[0] for hand in (first, second)):
        return _names(ranking, first, second, ranking.beyond, lang)
    return _cards(ranking, (high, low), both, "why-card", ranking.beyond, lang)


def _names(ranking: Ranking, first: Reading, second: Reading, rule: str, lang: str) -> Reason:
    """What the hands are called says it: a pair of kings against a pair of queens; a king against a nine."""
    if first.category == second.category and set(first.category.groups) == {1}:
        high, low = (rank(ranking, hand.named[0], "one", lang) for hand in (first, second))
    else:
        high, low = (name(ranking, hand, lang) for hand in (first, second))
    return Reason(sentences(ranking, lang)("why-names", high=_closed(high), low=low), rule)


def _cards(ranking: Ranking, cards: tuple[int, int], both: str, message: str, rule: str, lang: str) -> Reason:
    high, low = (card(ranking, which, lang) for which in cards)
    return Reason(sentences(ranking, lang)(message, both=both, high=high, low=low), rule)


def _value(ranking: Ranking, first: Reading, second: Reading, lang: str) -> Reason:
    """The first value that differs; the category's own rule covers the first ones, `beyond` the others."""
    category = first.category
    pairs = list(zip(first.values, second.values, strict=True))
    at = next(at for at, (high, low) in enumerate(pairs) if high != low)
    rule = category.rule if at < category.own_values else ranking.beyond
    groups = sum(size > 1 for size in category.groups)
    if at < max(groups, 1):
        return _names(ranking, first, second, rule, lang)
    high, low = (rank(ranking, which, "one", lang) for which in pairs[at])
    of, both = _of(ranking), _both(ranking, first, second, lang)
    if not groups:
        said = sentences(ranking, lang)("why-next", both=both, of=of, n=at + 1, high=high, low=low)
    else:
        beside = 0 if category.groups.count(1) == 1 else at - groups + 1
        said = sentences(ranking, lang)("why-beside", both=both, of=of, n=beside, high=high, low=low)
    return Reason(said, rule)


def _of(ranking: Ranking) -> str:
    """What hands are made of."""
    return "dice" if len(ranking.deck.suits) == 1 else "cards"


def _both(ranking: Ranking, first: Reading, second: Reading, lang: str) -> str:
    """What the hands have in common: their name, or at least their category."""
    names = {plain_name(ranking, hand, lang) for hand in (first, second)}
    return _closed(names.pop()) if len(names) == 1 else category_name(ranking, first.category, lang)


def _closed(called: str) -> str:
    """A name with a comma in it, when more follows: two pairs, kings and twos, against a pair of aces."""
    return f"{called}," if "," in called else called
