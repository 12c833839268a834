"""Poker Kids: the chance of each place for every pair of a hand, if all others lay their best combination."""

import argparse
from collections.abc import Sequence
from functools import cache
from itertools import chain, combinations
from math import comb, sqrt
from typing import Any, NamedTuple

import numpy as np

from brelan.deck import BadText
from brelan.engine.sets import first
from brelan.games.kids import game
from brelan.games.kids.placing import give_places, strength_of
from brelan.games.kids.ranking import DECK, RANKING
from brelan.games.kids.table import Table, Ties
from brelan.texts import words
from brelan.texts.cards import shown
from brelan.trouble import Trouble

Array = np.ndarray[Any, np.dtype[Any]]

EXACT = 5_000_000  # deals that are counted one by one; of more some are drawn by lot
DRAWN = 20_000
SEED = 1
MOST_OPPONENTS = game.most - 1
MOST_CARDS = 10  # K7 two for each of five stages
STRENGTHS = 1 << 9  # more than there are
Z = 1.96


class Pair(NamedTuple):
    """Two cards; the chance of the first place, of the second, and so on, each with its error at 95 %."""

    cards: tuple[int, int]
    places: tuple[float, ...]
    errors: tuple[float, ...]


class Chances(NamedTuple):
    """Every pair of a hand, the surest of the first place first; whether all deals were counted, and how many were."""

    common: int
    held: tuple[int, ...]
    pairs: tuple[Pair, ...]
    exact: bool
    deals: int

    def as_json(self) -> dict[str, object]:
        """Chances are fractions of 1."""
        return {
            "common": DECK.text(self.common),
            "opponents": len(self.held),
            "cards": list(self.held),
            "exact": self.exact,
            "deals": self.deals,
            "pairs": [
                {
                    "cards": DECK.texts(pair.cards),
                    "category": RANKING.category(strength_of(*pair.cards, self.common)).key,
                    "places": list(pair.places),
                    "errors": list(pair.errors),
                }
                for pair in self.pairs
            ],
        }

    def as_text(self, lang: str) -> list[str]:
        """A line for each pair, and how the chances were found."""
        say = words(lang, "brelan.odds")
        lines = [say("odds-kids-common", card=shown(DECK, self.common, lang), opponents=len(self.held))]
        for pair in self.pairs:
            percent = {"first": percentage(pair.places[0]), "last": percentage(pair.places[-1])}
            cards = " + ".join(shown(DECK, card, lang) for card in pair.cards)
            hand = RANKING.name([*pair.cards, self.common], lang)
            lines.append(say("odds-kids-pair", cards=cards, hand=hand, **percent))
        error = percentage(max(pair.errors[0] for pair in self.pairs))
        lines.append(say("odds-kids-exact" if self.exact else "odds-kids-drawn", deals=self.deals, error=error))
        return lines


def percentage(part: float) -> float:
    """A part of 1 in percent, to one place."""
    return round(100 * part, 1)


def chances(
    hand: Sequence[int], common: int, held: Sequence[int], gone: Sequence[int] = (), ties: Ties = Ties.LAST
) -> Chances:
    """K9–K11 The place of each pair of the hand against opponents who hold so many of the unseen cards each."""
    known = {*hand, common, *gone}
    unseen = np.array([card for card in range(len(DECK)) if card not in known], np.int8)
    exact = ways(len(unseen), held) <= EXACT
    dealt = all_deals(unseen, held) if exact else some_deals(unseen, held, DRAWN, SEED)
    others, counts = alike(best_of_each(dealt, held, common))
    own = {two: strength_of(*two, common) for two in combinations(hand, 2)}
    chance = {strength: place_chances(strength, others, counts, ties) for strength in sorted(set(own.values()))}
    pairs = []
    for two, strength in own.items():
        places = chance[strength]
        errors = tuple(0.0 if exact else Z * sqrt(p * (1 - p) / len(dealt)) for p in places)
        pairs.append(Pair(two, places, errors))
    pairs.sort(key=lambda pair: pair.places, reverse=True)
    return Chances(common, tuple(held), tuple(pairs), exact, len(dealt))


def ways(unseen: int, held: Sequence[int]) -> int:
    """How many deals there are."""
    total = 1
    for n in held:
        total *= comb(unseen, n)
        unseen -= n
    return total


def all_deals(unseen: Array, held: Sequence[int]) -> Array:
    """Every deal, a line each: the cards of the first opponent, of the second, and so on."""
    deals = np.zeros((1, 0), np.int8)
    for n in held:
        hands = np.fromiter(chain.from_iterable(combinations(unseen.tolist(), n)), np.int8).reshape(-1, n)
        apart = np.ones((len(deals), len(hands)), bool)
        for i in range(deals.shape[1]):
            for j in range(n):
                apart &= deals[:, i, None] != hands[None, :, j]
        before, now = np.nonzero(apart)
        deals = np.hstack((deals[before], hands[now]))
    return deals


def some_deals(unseen: Array, held: Sequence[int], n: int, seed: int) -> Array:
    """Deals drawn by lot, a line each."""
    keys = np.random.default_rng(seed).random((n, len(unseen)), np.float32)
    dealt: Array = unseen[np.argpartition(keys, sum(held), axis=1)[:, : sum(held)]]
    return dealt


@cache
def strengths(common: int) -> Array:
    """K9 The strength of any two cards with the common card; nothing for a card with itself."""
    found = np.zeros((len(DECK), len(DECK)), np.int16)
    for a, b in combinations([card for card in range(len(DECK)) if card != common], 2):
        found[a, b] = found[b, a] = strength_of(a, b, common)
    return found


def best_of_each(deals: Array, held: Sequence[int], common: int) -> Array:
    """The strength of each opponent's best combination, a line a deal."""
    table = strengths(common)
    best = np.zeros((len(deals), len(held)), np.int16)
    start = 0
    for opponent, n in enumerate(held):
        for i, j in combinations(range(start, start + n), 2):
            np.maximum(best[:, opponent], table[deals[:, i], deals[:, j]], out=best[:, opponent])
        start += n
    return best


def alike(others: Array) -> tuple[Array, Array]:
    """The deals that differ for the seat, best opponent first, and how many are like each."""
    codes = np.zeros(len(others), np.int64)
    for strength in np.sort(others, axis=1).T[::-1]:
        codes = codes * STRENGTHS + strength
    found, counts = np.unique(codes, return_counts=True)
    columns = [found // STRENGTHS**i % STRENGTHS for i in range(others.shape[1] - 1, -1, -1)]
    return np.stack(columns, axis=1), counts


def place_chances(own: int, others: Array, counts: Array, ties: Ties) -> tuple[float, ...]:
    """How often a strength comes to the first place, the second, and so on."""
    players = others.shape[1] + 1
    orders = (others > own).sum(axis=1)
    for strength in others.T:
        orders = orders * players + (others > strength[:, None]).sum(axis=1) + (own > strength)
    found = [0] * players
    for order, n in enumerate(np.bincount(orders, counts)):
        if n:
            found[place(order, players, ties) - 1] += int(n)
    return tuple(n / sum(found) for n in found)


@cache
def place(order: int, players: int, ties: Ties) -> int:
    """K11 The place of the first seat; `order` has a digit for each seat: how many are ahead of it."""
    t = game.blank(players, {"ties": ties.name.lower()})
    assert isinstance(t, Table)
    t.still_in = first(players)
    for seat in range(players):
        t.strength[seat] = players - order // players ** (players - 1 - seat) % players
    give_places(t)
    return t.place[0]


def describe(parser: argparse.ArgumentParser) -> None:
    """The arguments of `brelan odds kids`."""
    parser.add_argument("--hand", metavar="CARDS", required=True, help="one's own cards: '9pig 9heart 2star 4moon'")
    parser.add_argument("--common", metavar="CARD", required=True, help="the common card: 1horseshoe")
    parser.add_argument("--opponents", metavar="N", default="1", help="how many others play the stage, 1 to 5")
    parser.add_argument(
        "--cards", metavar="N", help="how many cards each of them holds; as many as the hand"
    )
    parser.add_argument("--gone", metavar="CARDS", default="", help="cards that were played earlier in the round")
    parser.add_argument("--ties", choices=[ties.name.lower() for ties in Ties], default="last", help="K11")


def answer(asked: argparse.Namespace) -> Chances:
    """What was asked for."""
    hand, common, gone = read(asked.hand), read(asked.common), read(asked.gone)
    if not 2 <= len(hand) <= MOST_CARDS:
        raise Trouble(f"--hand {asked.hand!r} has {len(hand)} cards; expected 2 to {MOST_CARDS}")
    if len(common) != 1:
        raise Trouble(f"--common {asked.common!r} has {len(common)} cards; expected 1")
    known = [*hand, *common, *gone]
    for card in known:
        if known.count(card) > 1:
            raise Trouble(f"{DECK.text(card)} was given twice; a pack holds it once")
    opponents = number("--opponents", asked.opponents, 1, MOST_OPPONENTS)
    cards = number("--cards", asked.cards or str(len(hand)), 2, MOST_CARDS)
    if opponents * cards > len(DECK) - len(known):
        raise Trouble(f"{opponents} opponents with {cards} cards each were given; {len(DECK) - len(known)} are unseen")
    return chances(hand, common[0], [cards] * opponents, gone, Ties[asked.ties.upper()])


def number(name: str, text: str, least: int, most: int) -> int:
    """A whole number within bounds."""
    if not text.isdecimal() or not least <= int(text) <= most:
        raise Trouble(f"{name} {text!r} was given; expected a number from {least} to {most}")
    return int(text)


def read(text: str) -> list[int]:
    """Cards in the notation of `brelan rank kids`."""
    try:
        return DECK.cards(text)
    except BadText as bad:
        raise Trouble(str(bad)) from None
