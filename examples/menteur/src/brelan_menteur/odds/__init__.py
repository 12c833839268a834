"""Poker menteur: the chances to reach a combination with five dice, some of which are thrown again."""

import argparse
from typing import NamedTuple

from brelan.deck import BadText
from brelan.drawing import Bars
from brelan.odds import Odds
from brelan.odds.parts import percentage
from brelan.texts import words
from brelan.texts.cards import shown
from brelan.trouble import Trouble
from brelan_menteur.chances import Dice, best_throw, kept_of, reach
from brelan_menteur.ranking import DECK, RANKING, SCALE
from brelan_menteur.state import DICE


class Chances(NamedTuple):
    """M6 The dice, what they have to become, and for each number of dice the best ones to throw."""

    dice: Dice
    rung: int

    @property
    def best(self) -> int:
        """The positions to throw."""
        return best_throw(self.dice, self.rung)

    @property
    def part(self) -> float:
        """How often that is enough."""
        return reach(kept_of(self.dice, self.best), self.rung)

    def as_json(self) -> dict[str, object]:
        """A part of 1, which is exact."""
        thrown = kept_of(self.dice, ~self.best)
        announced = SCALE.texts[self.rung]
        dice = {"dice": DECK.texts(self.dice), "throw": DECK.texts(thrown)}
        return {**dice, "announced": announced, "reached": self.part, "exact": True}

    def as_text(self, lang: str) -> list[str]:
        """What the dice are, which to throw, and how often that is enough."""
        say = words(lang, "brelan_menteur.odds")
        thrown = " ".join(shown(DECK, die, lang) for die in kept_of(self.dice, ~self.best))
        return [
            say("odds-hand", hand=RANKING.name(self.dice, lang)),
            say("odds-throw", name=SCALE.names(lang)[self.rung], dice=thrown, n=self.best.bit_count()),
            say("odds-part", part=percentage(self.part)),
        ]

    def as_bars(self, lang: str) -> Bars:
        """How often it is enough, and how often not."""
        say = words(lang, "brelan_menteur.odds")
        dice = " ".join(shown(DECK, die, lang) for die in self.dice)
        return Bars((say("odds-bar-enough"), say("odds-bar-too-little")), ((dice, (self.part, 1 - self.part)),))


def describe(parser: argparse.ArgumentParser) -> None:
    """The arguments of `brelan odds menteur`."""
    parser.add_argument("--dice", metavar="DICE", required=True, help="the five dice under the cup: '9 9 K Q A'")
    ends = f"from {SCALE.texts[1]!r} to {SCALE.texts[-1]!r}"
    parser.add_argument("--reach", metavar="WHAT", required=True, help=ends)


def answer(asked: argparse.Namespace) -> Chances:
    """What was asked for."""
    try:
        dice = tuple(sorted(DECK.cards(asked.dice)))
    except BadText as bad:
        raise Trouble(str(bad)) from None
    if len(dice) != DICE:
        raise Trouble(f"--dice {asked.dice!r} has {len(dice)} dice; expected {DICE}")
    if asked.reach not in SCALE.texts:
        raise Trouble(f"--reach {asked.reach!r} was given; expected one of {', '.join(SCALE.texts)}")
    return Chances(dice, SCALE.texts.index(asked.reach))


ODDS = Odds(
    "the chances to reach a combination, and the dice to throw again for it.",
    describe,
    answer,
    "--dice '9 9 K Q A' --reach 'three-of-a-kind 9'",
)
