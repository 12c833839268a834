"""Poker d'enfer: what an exchange brings (E17): each kind of hand, a better one, and one that beats what others show.

All exact: every card that has not been seen is as likely to come as any other, and to lie hidden before an opponent.
"""

import argparse
from bisect import bisect_left
from collections import Counter
from collections.abc import Iterator, Sequence
from fractions import Fraction
from itertools import combinations
from math import comb
from typing import NamedTuple

from brelan.drawing import Bars
from brelan.games.enfer.ranking import DECK, RANKING, value_of
from brelan.odds import Odds, read
from brelan.odds.parts import better_or_not, percentage
from brelan.texts import words
from brelan.texts.cards import shown
from brelan.trouble import Trouble

Cards = tuple[int, ...]

HIDDEN, VISIBLE, MOST_OPPONENTS = 3, 2, 4  # E9, E1
VARIANTS = ("suits-first", "upside-down")


class Order(NamedTuple):
    """Mises 6 and 7: how hands are compared in this round."""

    suits_first: bool = False
    upside_down: bool = False

    def strength(self, cards: Sequence[int]) -> int:
        """E6–E8 What five cards are worth in this order: bigger is better."""
        a, b, c, d, e = cards
        value = value_of(a, b, c, d, e, int(self.suits_first))
        return -value if self.upside_down else value


USUAL = Order()


def kind_of(strength: int) -> str:
    """E6 The combination of a hand."""
    return RANKING.category(abs(strength)).key


def hands_after(hidden: Cards, visible: Cards, thrown: Cards, unseen: Cards) -> Iterator[Cards]:
    """E17 Every hand that an exchange can give, all equally likely: the cards that came first, then the others."""
    kept = tuple(card for card in hidden if card not in thrown)
    for drawn in combinations(unseen, len(thrown)):
        yield (*drawn, *kept, *visible)


def kinds_after(hidden: Cards, visible: Cards, thrown: Cards, unseen: Cards) -> dict[str, Fraction]:
    """The chance of each kind of hand after an exchange, weakest first; kinds that cannot come are left out."""
    order = {category.key: place for place, category in enumerate(RANKING.categories)}
    found = Counter(kind_of(USUAL.strength(hand)) for hand in hands_after(hidden, visible, thrown, unseen))
    return {kind: Fraction(found[kind], found.total()) for kind in sorted(found, key=order.__getitem__)}


def improving(hidden: Cards, visible: Cards, thrown: Cards, unseen: Cards, order: Order = USUAL) -> Fraction:
    """The chance that an exchange makes a hand better than it is."""
    now = order.strength((*hidden, *visible))
    better = sum(order.strength(hand) > now for hand in hands_after(hidden, visible, thrown, unseen))
    return Fraction(better, comb(len(unseen), len(thrown)))


class Opponent:
    """The hands that an opponent can have beside the two cards they show, by the unseen cards that are in them."""

    def __init__(self, visible: Cards, unseen: Cards, order: Order = USUAL) -> None:
        self.unseen = unseen
        self.strengths: dict[Cards, list[int]] = {}
        for three in combinations(sorted(unseen), HIDDEN):
            strength = order.strength((*three, *visible))
            for n in range(HIDDEN + 1):
                for some in combinations(three, n):
                    self.strengths.setdefault(some, []).append(strength)
        for strengths in self.strengths.values():
            strengths.sort()

    def beaten(self, strength: int, gone: Cards = ()) -> int:
        """How many of these hands are weaker and hold none of these cards: all, less those with one, and so on."""
        return sum(
            (-1) ** n * bisect_left(self.strengths.get(some, []), strength)
            for n in range(len(gone) + 1)
            for some in combinations(sorted(gone), n)
        )

    def possible(self, gone: int = 0) -> int:
        """How many hands there can be when so many unseen cards are elsewhere."""
        return comb(len(self.unseen) - gone, HIDDEN)


def beating(
    hidden: Cards, visible: Cards, thrown: Cards, unseen: Cards, opponent: Opponent, order: Order = USUAL
) -> Fraction:
    """The chance that the hand after an exchange beats an opponent whose hidden cards may be any."""
    n = len(thrown)
    won = sum(opponent.beaten(order.strength(hand), hand[:n]) for hand in hands_after(hidden, visible, thrown, unseen))
    return Fraction(won, comb(len(unseen), n) * opponent.possible(n))


class Throw(NamedTuple):
    """What throwing some cards away brings."""

    thrown: Cards
    kinds: dict[str, Fraction]
    better: Fraction
    beats: tuple[Fraction, ...]


class Chances(NamedTuple):
    """What each exchange that was asked for brings a hand."""

    hidden: Cards
    visible: Cards
    unseen: int
    throws: tuple[Throw, ...]

    def as_json(self) -> dict[str, object]:
        """Fractions of 1, which are exact."""
        throws = [
            {
                "thrown": DECK.texts(throw.thrown),
                "kinds": {kind: float(part) for kind, part in throw.kinds.items()},
                "better": float(throw.better),
                "beats": [float(part) for part in throw.beats],
            }
            for throw in self.throws
        ]
        hand = {"hidden": DECK.texts(self.hidden), "visible": DECK.texts(self.visible)}
        return {**hand, "unseen": self.unseen, "throws": throws, "exact": True}

    def as_text(self, lang: str) -> list[str]:
        """What the hand is, then each exchange."""
        say = words(lang, "brelan.games.enfer.odds")
        name = RANKING.name([*self.hidden, *self.visible], lang)
        lines = [say("odds-hand", hand=name, unseen=self.unseen)]
        for throw in self.throws:
            cards = " ".join(shown(DECK, card, lang) for card in throw.thrown)
            lines.append(say("odds-throw", n=len(throw.thrown), cards=cards, better=percentage(throw.better)))
            kinds = [say(f"odds-{kind}", part=percentage(part)) for kind, part in throw.kinds.items()]
            lines.append("  " + ", ".join(kinds))
            lines += [
                "  " + say("odds-beats", number=number, part=percentage(part))
                for number, part in enumerate(throw.beats, 1)
            ]
        return lines

    def as_bars(self, lang: str) -> Bars:
        """How often each exchange makes the hand better."""
        return better_or_not(DECK, [(throw.thrown, throw.better) for throw in self.throws], lang)


def throw(
    hidden: Cards, visible: Cards, thrown: Cards, unseen: Cards, opponents: Sequence[Opponent], order: Order = USUAL
) -> Throw:
    """Everything about one exchange."""
    return Throw(
        thrown,
        kinds_after(hidden, visible, thrown, unseen),
        improving(hidden, visible, thrown, unseen, order),
        tuple(beating(hidden, visible, thrown, unseen, opponent, order) for opponent in opponents),
    )


def describe(parser: argparse.ArgumentParser) -> None:
    """The arguments of `brelan odds enfer`."""
    parser.add_argument("--hidden", metavar="CARDS", required=True, help="your three hidden cards: Kd7c5s")
    parser.add_argument("--visible", metavar="CARDS", required=True, help="your two visible cards: AhKc")
    parser.add_argument("--throw", metavar="CARDS", help="the hidden cards thrown away; without it, every exchange")
    parser.add_argument(
        "--against", metavar="CARDS", action="append", default=[], help="two cards that an opponent shows; repeatable"
    )
    parser.add_argument("--seen", metavar="CARDS", default="", help="other cards you have seen, such as the Widow's")
    parser.add_argument(
        "--with", dest="variants", metavar="VARIANT", action="append", default=[], help=" or ".join(VARIANTS)
    )


def answer(asked: argparse.Namespace) -> Chances:
    """What was asked for."""
    hidden, visible = read_cards("--hidden", asked.hidden, HIDDEN), read_cards("--visible", asked.visible, VISIBLE)
    others = tuple(read_cards("--against", text, VISIBLE) for text in asked.against)
    if len(others) > MOST_OPPONENTS:
        raise Trouble(f"--against was given {len(others)} times; expected at most {MOST_OPPONENTS}")
    seen = read_cards("--seen", asked.seen)
    known = [*hidden, *visible, *seen, *(card for other in others for card in other)]
    for card in known:
        if known.count(card) > 1:
            raise Trouble(f"{DECK.text(card)} was given twice; a pack holds it once")
    unseen = tuple(card for card in range(len(DECK)) if card not in known)
    if len(unseen) < 2 * HIDDEN:
        raise Trouble(f"{len(seen)} cards were given with --seen; expected {2 * HIDDEN} unseen cards at least")
    asked_for = [choice for n in range(HIDDEN + 1) for choice in combinations(hidden, n)]
    if asked.throw is not None:
        asked_for = [thrown_of(asked.throw, hidden)]
    order = order_of(asked.variants)
    opponents = [Opponent(other, unseen, order) for other in others]
    throws = tuple(throw(hidden, visible, away, unseen, opponents, order) for away in asked_for)
    return Chances(hidden, visible, len(unseen), throws)


def read_cards(option: str, text: str, n: int | None = None) -> Cards:
    """Cards in the notation of `brelan rank enfer`, so many of them."""
    cards = tuple(read(DECK, option, text))
    if n is not None and len(cards) != n:
        raise Trouble(f"{option} {text!r} has {len(cards)} cards; expected {n}")
    return cards


def thrown_of(text: str, hidden: Cards) -> Cards:
    """E17 The hidden cards that are thrown away."""
    thrown = read_cards("--throw", text)
    for card in thrown:
        if card not in hidden or thrown.count(card) > 1:
            raise Trouble(f"--throw {text!r}: expected some of the hidden cards {DECK.texts(hidden)}")
    return thrown


def order_of(variants: Sequence[str]) -> Order:
    """The order under the Mises that are active."""
    for variant in variants:
        if variant not in VARIANTS:
            raise Trouble(f"unknown variant {variant!r}; expected {' or '.join(VARIANTS)}")
    return Order("suits-first" in variants, "upside-down" in variants)


ODDS = Odds(
    "what an exchange brings (E17): each kind of hand, a better one, and one that beats what others show.",
    describe,
    answer,
    "--hidden Kd7c5s --visible AhKc",
)
