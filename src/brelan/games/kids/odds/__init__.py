"""Poker Kids: the chance of each place for every pair of a hand, if all others lay their best combination."""

import argparse
from collections.abc import Sequence
from itertools import combinations
from math import sqrt
from typing import NamedTuple

from brelan.drawing import Bars
from brelan.games.kids import game
from brelan.games.kids.placing import strength_of
from brelan.games.kids.ranking import DECK, RANKING
from brelan.games.kids.state import Ties
from brelan.odds import Odds, read
from brelan.odds.parts import percentage
from brelan.texts import words
from brelan.texts.cards import shown
from brelan.trouble import Trouble

EXACT = 5_000_000  # deals that are counted one by one; of more some are drawn by lot
DRAWN = 20_000
SEED = 1
MOST_OPPONENTS = game.most - 1
MOST_CARDS = 10  # K7 two for each of five stages
Z = 1.96


class Pair(NamedTuple):
    """Two cards; the chance of the first place, of the second, and so on, each with its error at 95%."""

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
        say = words(lang, "brelan.games.kids.odds")
        lines = [say("odds-common", card=shown(DECK, self.common, lang), opponents=len(self.held))]
        for pair in self.pairs:
            percent = {"first": percentage(pair.places[0]), "last": percentage(pair.places[-1])}
            cards = " + ".join(shown(DECK, card, lang) for card in pair.cards)
            hand = RANKING.name([*pair.cards, self.common], lang)
            lines.append(say("odds-pair", cards=cards, hand=hand, **percent))
        error = percentage(max(pair.errors[0] for pair in self.pairs))
        lines.append(say("odds-exact" if self.exact else "odds-drawn", deals=self.deals, error=error))
        return lines

    def as_bars(self, lang: str) -> Bars:
        """How often each pair comes to each place."""
        say = words(lang, "brelan.games.kids.odds")
        names = tuple(say("odds-bar-place", place=place) for place in range(1, len(self.held) + 2))
        rows = [(" + ".join(shown(DECK, card, lang) for card in pair.cards), pair.places) for pair in self.pairs]
        return Bars(names, tuple(rows))


def chances(
    hand: Sequence[int], common: int, held: Sequence[int], gone: Sequence[int] = (), ties: Ties = Ties.LAST
) -> Chances:
    """K9–K11 The place of each pair of the hand against opponents who hold so many of the unseen cards each."""
    from brelan.games.kids.odds.places import alike, all_deals, best_of_each, place_chances, some_deals, ways

    known = {*hand, common, *gone}
    unseen = [card for card in range(len(DECK)) if card not in known]
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


def describe(parser: argparse.ArgumentParser) -> None:
    """The arguments of `brelan odds kids`."""
    parser.add_argument("--hand", metavar="CARDS", required=True, help="your cards: '9pig 9heart 2star 4moon'")
    parser.add_argument("--common", metavar="CARD", required=True, help="the common card: 1horseshoe")
    parser.add_argument("--opponents", metavar="N", default="1", help="how many others play the stage, 1 to 5")
    parser.add_argument("--cards", metavar="N", help="how many cards each of them holds; as many as the hand")
    parser.add_argument("--gone", metavar="CARDS", default="", help="cards that were played earlier in the round")
    parser.add_argument("--ties", choices=[ties.name.lower() for ties in Ties], default="last", help="K11")


def answer(asked: argparse.Namespace) -> Chances:
    """What was asked for."""
    hand, common, gone = (
        read(DECK, "--hand", asked.hand),
        read(DECK, "--common", asked.common),
        read(DECK, "--gone", asked.gone),
    )
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


ODDS = Odds(
    "the chance of each place for every pair of a hand, if all others lay their best combination.",
    describe,
    answer,
    "--hand '9pig 9heart 2star' --common 1horseshoe --opponents 5",
)
