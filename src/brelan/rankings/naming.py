"""The name of a hand in words: "full aux rois par les sept", "kings full of sevens"."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING

from brelan.texts import Words, words

if TYPE_CHECKING:
    from brelan.rankings.category import Category
    from brelan.rankings.ranking import Ranking
    from brelan.rankings.reading import Reading

FORMS = ("one", "many", "of", "to")


def sentences(ranking: Ranking, lang: str) -> Words:
    """The words of all rankings, and those of the box that this one comes from."""
    return _sentences(ranking.deck.words, lang)


def _sentences(own: str, lang: str) -> Words:
    return words(lang, "brelan.rankings", *([own] if own else []))


def name(ranking: Ranking, reading: Reading, lang: str) -> str:
    """The category with the ranks that matter in it, and what a joker or a wild card stands for.

    Its rank, and its suit where that may decide between two hands: the card itself may well lie in another one.
    """
    say, said = sentences(ranking, lang), plain_name(ranking, reading, lang)
    if reading.stands_for is None:
        return said
    kind = "joker" if reading.joker else "wild"
    if reading.category.groups == (ranking.size,):
        fifth = reading.named[0]
        letter, word = ranking.deck.ranks[fifth], rank(ranking, fifth, "one", lang)
        return say(f"{kind}-doubles", name=said, rank=letter, one=word)
    if ranking.ties.one_card and reading.deciding == reading.stands_for:
        return say(f"{kind}-is", name=said, card=card(ranking, reading.stands_for, lang))
    one = rank(ranking, ranking.deck.rank(reading.stands_for), "one", lang)
    return say(f"{kind}-stands-for", name=said, one=one)


def plain_name(ranking: Ranking, reading: Reading, lang: str) -> str:
    """The category with the ranks that matter in it."""
    ranks, (first, second) = ranking.deck.ranks, (reading.named * 2)[:2]
    own, message = ranking.deck.words, _message(ranking, reading, first)
    return _said(own, message, ranks[first], ranks[second], _suit(ranking, reading), lang)


@cache
def _said(own: str, message: str, first: str, second: str, suit: str, lang: str) -> str:
    """There are far fewer names than hands."""
    say, known = _sentences(own, lang), _forms(own, f"rank-{first}", lang)
    known |= {f"{form}-second": said for form, said in _forms(own, f"rank-{second}", lang).items()}
    return say(message, **known, suit=_word(own, suit, "one", lang), **{"of-suit": _word(own, suit, "of", lang)})


@cache
def _word(own: str, key: str, form: str, lang: str) -> str:
    return _sentences(own, lang)(key, form=form) if key else ""


def _forms(own: str, key: str, lang: str) -> dict[str, str]:
    """A word as it stands alone, for many, of several, up to one."""
    return {form: _word(own, key, form, lang) for form in FORMS}


def category_name(ranking: Ranking, category: Category, lang: str) -> str:
    """The category alone: "full", "full house"."""
    return sentences(ranking, lang)(f"category-{category.said or category.key}")


def order_note(ranking: Ranking, lang: str) -> str:
    """What a box has to say about the order of its hands, if anything."""
    say = sentences(ranking, lang)
    return say("order-note") if "order-note" in say else ""


def rank(ranking: Ranking, which: int, form: str, lang: str) -> str:
    """A rank as a word: one, many, of several, up to one, the one."""
    return _word(ranking.deck.words, f"rank-{ranking.deck.ranks[which]}", form, lang)


def card(ranking: Ranking, which: int, lang: str) -> str:
    """`la dame de pique`, `the queen of spades`."""
    deck = ranking.deck
    suit = _word(deck.words, f"suit-{deck.suits[deck.suit(which)]}", "of", lang)
    return sentences(ranking, lang)("card", rank=rank(ranking, deck.rank(which), "the", lang), suit=suit)


def suit(ranking: Ranking, which: int, lang: str) -> str:
    """`pique`, `spades`."""
    return _word(ranking.deck.words, f"suit-{ranking.deck.suits[which]}", "one", lang)


def _message(ranking: Ranking, reading: Reading, first: int) -> str:
    category = reading.category
    ace = len(ranking.deck.ranks) - 1
    if category.key == "straight-flush" and first == ace and ranking.deck.ranks[ace] == "A":
        return "name-royal-flush"
    if category.key == "flush" and ranking.colours:
        return "name-dice-flush"
    return f"name-{category.said or category.key}"


def _suit(ranking: Ranking, reading: Reading) -> str:
    """The key of the word for the hand's suit, or for the colour of dice; empty where there is neither."""
    if ranking.colours:
        return f"colour-{ranking.colours[reading.ranks[0]]}"
    if len(ranking.deck.suits) == 1:
        return ""
    return f"suit-{ranking.deck.suits[ranking.deck.suit(reading.cards[0])]}"
