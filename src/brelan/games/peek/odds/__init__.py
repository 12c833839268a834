"""Peek Poker: the chances of a cup, with or without the common dice, against cups that may hold anything."""

import argparse
from collections.abc import Sequence
from fractions import Fraction
from functools import cache
from itertools import combinations_with_replacement
from math import comb, factorial
from typing import NamedTuple

from brelan.drawing import Bars
from brelan.games.peek.ranking import DECK, RANKING
from brelan.odds import Odds, read
from brelan.odds.parts import percentage, win_tie_lose
from brelan.texts import words
from brelan.texts.cards import shown
from brelan.trouble import Trouble

Dice = tuple[int, ...]
"""Faces, lowest first."""

CUPS: tuple[Dice, ...] = tuple(combinations_with_replacement(range(len(DECK)), 3))
"""P4 What can lie under a cup: 56 sets of three dice."""

THROWS = len(DECK) ** 3
"""Throws of three dice, all equally likely."""

MOST_OPPONENTS = 3  # P1


def ways(dice: Dice) -> int:
    """How many throws show these dice, in any order."""
    orders = factorial(len(dice))
    for face in set(dice):
        orders //= factorial(dice.count(face))
    return orders


WAYS = tuple(ways(cup) for cup in CUPS)


@cache
def strengths(common: Dice) -> tuple[int, ...]:
    """P8 The strength of every cup beside these common dice, in the order of CUPS."""
    return tuple(RANKING.value([*cup, *common]) for cup in CUPS)


class Count(NamedTuple):
    """Of the throws under another cup: those that are worse than one's own, as good, and better."""

    worse: int
    equal: int
    better: int


@cache
def count(cup: Dice, common: Dice) -> Count:
    """How many of the 216 throws under another cup one beats, matches and loses to."""
    others = strengths(common)
    own = others[CUPS.index(cup)]
    worse = sum(n for n, other in zip(WAYS, others, strict=True) if other < own)
    equal = sum(n for n, other in zip(WAYS, others, strict=True) if other == own)
    return Count(worse, equal, THROWS - worse - equal)


class Chances(NamedTuple):
    """How often a cup is alone the best, how often it shares, and which part of the pot it takes on average."""

    cup: Dice
    common: Dice
    opponents: int
    win: Fraction
    tie: Fraction
    share: Fraction

    def as_json(self) -> dict[str, object]:
        """Fractions of 1, which are exact."""
        return {
            "cup": DECK.texts(self.cup),
            "common": DECK.texts(self.common),
            "opponents": self.opponents,
            "win": float(self.win),
            "tie": float(self.tie),
            "share": float(self.share),
            "exact": True,
        }

    def as_text(self, lang: str) -> list[str]:
        """The hand, the throws that beat it, and the chances."""
        say = words(lang, "brelan.games.peek.odds")
        lines = []
        if len(self.common) == 3:
            lines.append(say("odds-hand", hand=RANKING.name([*self.cup, *self.common], lang)))
            lines.append(say("odds-count", **count(self.cup, self.common)._asdict()))
        lose = 1 - self.win - self.tie
        percent = {"win": percentage(self.win), "tie": percentage(self.tie), "lose": percentage(lose)}
        lines.append(say("odds-chances", opponents=self.opponents, **percent))
        lines.append(say("odds-share", share=percentage(self.share)))
        return lines

    def as_bars(self, lang: str) -> Bars:
        """How often the hand wins, shares and loses."""
        return win_tie_lose(" ".join(shown(DECK, card, lang) for card in self.cup), self.win, self.tie, lang)


def chances(cup: Sequence[int], common: Sequence[int], opponents: int) -> Chances:
    """P8, P12 The exact chances of a cup against others that may hold anything, as may common dice that are missing."""
    own, lying = tuple(sorted(cup)), tuple(sorted(common))
    win = tie = share = 0
    boards = 0
    shares = factorial(opponents + 1)
    for missing in combinations_with_replacement(range(len(DECK)), 3 - len(lying)):
        often = ways(missing)
        worse, equal, _ = count(own, tuple(sorted(lying + missing)))
        boards += often
        win += often * worse**opponents
        tie += often * ((worse + equal) ** opponents - worse**opponents)
        share += often * sum(
            comb(opponents, k) * equal**k * worse ** (opponents - k) * (shares // (k + 1)) for k in range(opponents + 1)
        )
    whole = boards * THROWS**opponents
    return Chances(own, lying, opponents, Fraction(win, whole), Fraction(tie, whole), Fraction(share, whole * shares))


def describe(parser: argparse.ArgumentParser) -> None:
    """The arguments of `brelan odds peek`."""
    parser.add_argument("--cup", metavar="DICE", required=True, help="your three dice: '9 9 K'")
    parser.add_argument("--common", metavar="DICE", default="", help="the common dice thrown so far, none to three")
    parser.add_argument("--opponents", metavar="N", default="1", help="how many other cups, 1 to 3")


def answer(asked: argparse.Namespace) -> Chances:
    """What was asked for."""
    cup, common = read(DECK, "--cup", asked.cup), read(DECK, "--common", asked.common)
    if len(cup) != 3:
        raise Trouble(f"--cup {asked.cup!r} has {len(cup)} dice; expected 3")
    if len(common) > 3:
        raise Trouble(f"--common {asked.common!r} has {len(common)} dice; expected at most 3")
    opponents = str(asked.opponents)
    if not opponents.isdecimal() or not 1 <= int(opponents) <= MOST_OPPONENTS:
        raise Trouble(f"--opponents {opponents!r} was given; expected a number from 1 to {MOST_OPPONENTS}")
    return chances(cup, common, int(opponents))


ODDS = Odds(
    "the chances of a cup, with or without the common dice, against cups that may hold anything.",
    describe,
    answer,
    "--cup '9 9 K' --common '9 Q A'",
)
