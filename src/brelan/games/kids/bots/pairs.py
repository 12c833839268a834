"""The pairs that a hand holds."""

from itertools import combinations

from brelan.bots.thought import Candidate, Thought, Tone
from brelan.engine.piles import card, size
from brelan.engine.sets import bit
from brelan.engine.showing import Show
from brelan.games.kids.placing import strength_of
from brelan.games.kids.ranking import RANKING
from brelan.games.kids.state import State

TONES = {0: Tone.GIVE_UP, 1: Tone.CAREFUL, 2: Tone.PLAIN, 3: Tone.BOLD, 4: Tone.BOLD, 5: Tone.BOLD}
"""K9 For a high card, a pair, a straight, a flush, three of a kind, a straight flush."""


def pairs_of(t: State, seat: int) -> list[int]:
    """K8 Every two cards of the hand, as sets of positions."""
    return [bit(i) | bit(j) for i, j in combinations(range(size(t, t.hand[seat])), 2)]


def cards_of(t: State, seat: int, two: int) -> list[int]:
    """The cards at these positions of the hand."""
    return [card(t, t.hand[seat], i) for i in range(size(t, t.hand[seat])) if two & bit(i)]


def combination(t: State, seat: int, two: int) -> int:
    """K9 The strength of a pair with the common card."""
    return strength_of(*cards_of(t, seat, two), card(t, t.common, 0))


def kind_of(t: State, seat: int, two: int) -> int:
    """K9 The kind of a pair's combination: 0 for a high card, 1 for a pair, and so on."""
    return RANKING.categories.index(RANKING.category(combination(t, seat, two)))


def tone_of(t: State, seat: int, two: int) -> Tone:
    """How a pair looks on the table: a high card gives the stage up, a flush or better is meant to win it."""
    return TONES[kind_of(t, seat, two)]


def keep_own() -> Thought:
    """G5 What is left over goes back unseen; to show it would cost nothing, for all cards are dealt anew."""
    return Thought((Candidate(Show.KEEP, 0.0, 1.0), Candidate(Show.SHOW, 0.0, 0.0)))
