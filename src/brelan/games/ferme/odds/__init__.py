"""Poker fermé: what an exchange brings (F21): the exact chance of each combination, and of a better hand than before.

Every card that has not been seen is as likely to come as any other.
"""

import argparse
from collections.abc import Sequence
from fractions import Fraction
from functools import cache
from itertools import chain, combinations
from typing import Any, NamedTuple

import numpy as np

from brelan.drawing import Bars
from brelan.games.ferme.judge import JUDGE
from brelan.games.ferme.ranking import DECK, RANKING
from brelan.odds import Odds, read
from brelan.odds.parts import better_or_not, percentage
from brelan.texts import words
from brelan.texts.cards import shown
from brelan.trouble import Trouble

Array = np.ndarray[Any, np.dtype[Any]]
Cards = tuple[int, ...]

KINDS = tuple(category.key for category in RANKING.categories)
HAND, MOST = 5, 3  # F16, F21
PLACES = 2  # of a percentage: a straight flush is rare


@cache
def draws(unseen: int, n: int) -> Array:
    """Which of the unseen cards come when n are drawn, a line each."""
    found = np.fromiter(chain.from_iterable(combinations(range(unseen), n)), np.int64)
    return found.reshape(-1, n) if n else np.zeros((1, 0), np.int64)


def strengths_after(hand: Cards, thrown: Cards, unseen: Array, every: int = 1) -> Array:
    """F21 What the hand can be worth after an exchange, all equally likely; or only `every` third, fourth … draw."""
    kept = [card for card in hand if card not in thrown]
    drawn = unseen[draws(len(unseen), len(thrown))[::every]]
    after = np.empty((len(drawn), HAND), np.int64)
    after[:, : len(kept)] = kept
    after[:, len(kept) :] = drawn
    return RANKING.values(after)


def unseen_of(pack: Sequence[int], seen: Sequence[int]) -> Array:
    """The cards of a pack that may come."""
    return np.array([card for card in pack if card not in seen], np.int64)


class Throw(NamedTuple):
    """What putting some cards down brings: how often each combination, how often a better hand than before."""

    thrown: Cards
    kinds: dict[str, Fraction]
    better: Fraction
    beats: Fraction | None


class Chances(NamedTuple):
    """What each exchange that was asked for brings a hand."""

    hand: Cards
    unseen: int
    against: str | None
    throws: tuple[Throw, ...]

    def as_json(self) -> dict[str, object]:
        """Fractions of 1, which are exact."""
        throws = []
        for throw in self.throws:
            told: dict[str, object] = {
                "thrown": DECK.texts(throw.thrown),
                "kinds": {kind: float(part) for kind, part in throw.kinds.items()},
                "better": float(throw.better),
            }
            throws.append(told if throw.beats is None else {**told, "beats": float(throw.beats)})
        return {"hand": DECK.texts(self.hand), "unseen": self.unseen, "throws": throws, "exact": True}

    def as_text(self, lang: str) -> list[str]:
        """What the hand is, then each exchange."""
        say = words(lang, "brelan.games.ferme.odds")
        lines = [say("odds-hand", hand=RANKING.name(self.hand, lang), unseen=self.unseen)]
        for throw in self.throws:
            cards = " ".join(shown(DECK, card, lang) for card in throw.thrown)
            lines.append(say("odds-throw", n=len(throw.thrown), cards=cards, better=percentage(throw.better, PLACES)))
            kinds = [say(f"odds-{kind}", part=percentage(part, PLACES)) for kind, part in throw.kinds.items()]
            lines.append("  " + ", ".join(kinds))
            if throw.beats is not None:
                lines.append("  " + say(f"odds-beats-{self.against}", part=percentage(throw.beats, PLACES)))
        return lines

    def as_bars(self, lang: str) -> Bars:
        """How often each exchange makes the hand better."""
        return better_or_not(DECK, [(throw.thrown, throw.better) for throw in self.throws], lang)


def kinds_in(strengths: Array) -> dict[str, Fraction]:
    """The part of each combination, weakest first; those that cannot come are left out."""
    found = np.bincount(np.searchsorted(RANKING.ladder.starts, strengths, side="right") - 1, minlength=len(KINDS))
    return {kind: Fraction(int(n), len(strengths)) for kind, n in zip(KINDS, found, strict=True) if n}


def throw(hand: Cards, thrown: Cards, unseen: Array, against: str | None = None) -> Throw:
    """Everything about one exchange; `against` is a combination, all of whose hands are to be beaten."""
    strengths = strengths_after(hand, thrown, unseen)
    better = Fraction(int((strengths > RANKING.value(hand)).sum()), len(strengths))
    kinds = kinds_in(strengths)
    beats = None if against is None else sum((kinds.get(k, Fraction()) for k in higher(against)), Fraction())
    return Throw(thrown, kinds, better, beats)


def higher(kind: str) -> tuple[str, ...]:
    """The combinations above one."""
    return KINDS[KINDS.index(kind) + 1 :]


def sensible(hand: Cards, unseen: Array) -> list[Cards]:
    """For each number of cards the exchange that leads to the best hands, beside all that this hand can become."""
    after = {thrown: strengths_after(hand, thrown, unseen) for n in range(MOST + 1) for thrown in combinations(hand, n)}
    every = np.sort(np.concatenate(list(after.values())))
    part = {thrown: float(np.searchsorted(every, found).mean()) for thrown, found in after.items()}
    return [max((thrown for thrown in part if len(thrown) == n), key=part.__getitem__) for n in range(MOST + 1)]


def describe(parser: argparse.ArgumentParser) -> None:
    """The arguments of `brelan odds ferme`."""
    parser.add_argument("--hand", metavar="CARDS", required=True, help="your five cards: AhKhQh2h7c")
    parser.add_argument("--throw", metavar="CARDS", help="the cards put down; without it the best of each number")
    parser.add_argument("--against", metavar="COMBINATION", help=f"a combination to beat: {', '.join(KINDS[:-1])}")
    parser.add_argument(
        "--with", dest="variants", metavar="VARIANT", action="append", default=[],
        help="joker, stripped (7 and up), stripped-6, stripped-5",
    )  # fmt: skip


def answer(asked: argparse.Namespace) -> Chances:
    """What was asked for."""
    judge = JUDGE.under(asked.variants)
    pack = [card for card in range(len(DECK)) if judge.refusal(card) is None]
    hand = tuple(read(DECK, "--hand", asked.hand))
    if len(hand) != HAND:
        raise Trouble(f"--hand {asked.hand!r} has {len(hand)} cards; expected {HAND}")
    for card in hand:
        if hand.count(card) > 1:
            raise Trouble(f"{DECK.text(card)} was given twice; a pack holds it once")
        if card not in pack:
            raise Trouble(f"{DECK.text(card)} is not in this pack: {judge.refusal(card)}")
    if asked.against is not None and asked.against not in KINDS[:-1]:
        raise Trouble(f"--against {asked.against!r} was given; expected one of {', '.join(KINDS[:-1])}")
    unseen = unseen_of(pack, hand)
    throws = sensible(hand, unseen) if asked.throw is None else [thrown_of(asked.throw, hand)]
    return Chances(hand, len(unseen), asked.against, tuple(throw(hand, t, unseen, asked.against) for t in throws))


def thrown_of(text: str, hand: Cards) -> Cards:
    """F21 The cards that are put down."""
    thrown = tuple(read(DECK, "--throw", text))
    if len(thrown) > MOST or len(set(thrown)) < len(thrown) or not set(thrown) <= set(hand):
        raise Trouble(f"--throw {text!r}: expected at most {MOST} of the cards {DECK.texts(hand)}")
    return thrown


ODDS = Odds(
    "what an exchange brings (F21): the exact chance of each combination, and of a better hand than before.",
    describe,
    answer,
    "--hand AhKhQh2h7c --throw 7c",
)
