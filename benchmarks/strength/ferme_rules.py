"""Simple players of Poker fermé between two, in the solved deal's own terms: kinds, exchanges, classes, stakes."""

from typing import NamedTuple

import numpy as np

from brelan.games.ferme.bots.kind import DRAWS, KINDS, PAIRS, TOPS
from brelan.games.ferme.bots.range import LEVELS, Array, exchanges
from brelan.games.ferme.bots.second import ABOVE, CALL, FOLD, Path, levels
from brelan.games.ferme.bots.whole import Deal, Solved, exchange_rows, follow_rows, opening_rows
from brelan.solver.acts import Play, act_worths, alike

PLAYERS = (0, 1)
BETTER_THAN = (LEVELS[:-1] + LEVELS[1:]) / 2
"""The part of all final hands that a class beats."""


class Rule(NamedTuple):
    """How tight somebody is: from which kind on they follow, how good a hand must be to call, stake much, raise."""

    name: str
    follows: int
    calls: float
    stakes: float
    raises: float


RULES = (
    Rule("tight", PAIRS + 6, 0.65, 0.85, 0.95),
    Rule("normal", PAIRS, 0.45, 0.7, 0.88),
    Rule("loose", TOPS + 3, 0.25, 0.5, 0.75),
    Rule("never gives up", 0, 0.0, 0.5, 0.8),
    Rule("always the most", PAIRS, 0.45, 0.0, 0.6),
    Rule("calm", PAIRS, 0.4, 2.0, 2.0),
)
NAIVE = ("tight", "normal", "loose")


def usual_cards(deal: Deal) -> Array:
    """How many cards each kind changes: the number that is best most often."""
    chosen = np.eye(4)[exchanges(deal.pack).usual.argmax(axis=1)]
    return np.asarray(chosen.T)


def rule_play(found: Solved, rule: Rule) -> Play:
    """A rule as a strategy for either chair."""
    play, deal = alike(found.acts), found.deal
    kinds = np.arange(KINDS)
    enters = ((kinds >= rule.follows) | (kinds < DRAWS)).astype(float)
    first = play.first[0][opening_rows(deal)]
    first[:], first[0] = 0.0, 1.0
    for opening in deal.openings:
        play.first[1][follow_rows(deal, opening)] = np.stack([1 - enters, enters])
        play.first[0][exchange_rows(deal, 0, opening, 0)] = usual_cards(deal)
        for seen in range(4):
            play.first[1][exchange_rows(deal, 1, opening, seen)] = usual_cards(deal)
    for player in PLAYERS:
        side = found.acts.second.sides[player]
        for path, at in found.acts.second.keys[player].items():
            assert isinstance(path, tuple)
            rows = slice(int(side.first[at]), int(side.first[at] + side.many[at]))
            play.second[player][:, rows] = betting(deal, rule, path)
    return play


def betting(deal: Deal, rule: Rule, path: Path) -> Array:
    """F24 What a rule does with each class on a path: [branch, class]."""
    higher = len(levels(deal.stakes, path))
    if not path:
        much = rule.stakes <= BETTER_THAN
        shares = np.zeros((higher, len(BETTER_THAN)))
        shares[-1], shares[0] = much, ~much if higher > 1 else 1.0
        return shares
    raises = (rule.raises <= BETTER_THAN) & (higher > 0)
    calls = (rule.calls <= BETTER_THAN) & ~raises
    shares = np.zeros((ABOVE + higher, len(BETTER_THAN)))
    shares[FOLD], shares[CALL] = ~calls & ~raises, calls
    if higher:
        shares[ABOVE] = raises
    return shares


def value(found: Solved, blinde: Play, other: Play) -> float:
    """What the blinde wins a deal, exactly."""
    both = Play((blinde.first[0], other.first[1]), (blinde.second[0], other.second[1]))
    return float(found.acts.priors[0] @ act_worths(found.acts, both, 0)[0][0])


def won_from(found: Solved, rule: Rule) -> float:
    """What the solution wins from a rule on average of both chairs, in chips a deal."""
    theirs = rule_play(found, rule)
    return (value(found, found.play, theirs) - value(found, theirs, found.play)) / 2
