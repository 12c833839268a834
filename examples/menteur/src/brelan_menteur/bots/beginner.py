"""A beginner of Poker menteur: believes what sounds usual, keeps pairs, tells the truth while that will do."""

from random import Random
from typing import cast

from brelan.bots.thought import Thought, Tone, quantal
from brelan.engine.asks import Ask
from brelan.engine.sets import bit
from brelan.engine.table import View
from brelan_menteur.bots.spot import dice_of
from brelan_menteur.chances import Dice
from brelan_menteur.ranking import RANKING
from brelan_menteur.state import State, Step, Trust

MOOD = 0.3  # lives: what a beginner takes for more or less the same
USUAL = 30  # M13 up to the straights, an announcement sounds usual
SIGHT = 12  # how many places higher than it must a beginner considers


def mind(view: View, ask: Ask, _rng: Random) -> Thought:
    """What a beginner makes of a question."""
    t = cast(State, view.state)
    if t.now == Step.ANSWER:
        return Thought(quantal(trusts(t, ask), MOOD))
    dice = dice_of(t, t.cup)
    if t.now == Step.THROW:
        return Thought(quantal(throws(dice), MOOD))
    return Thought(quantal(announcements(ask, RANKING.value(dice)), MOOD))


def trusts(t: State, ask: Ask) -> list[tuple[int, float, Tone]]:
    """M5 The higher it is, the less a beginner believes it, whatever was seen."""
    options = [(int(Trust.LIFT), (t.rung - USUAL) / USUAL, Tone.BOLD), (int(Trust.BELIEVE), 0.0, Tone.CAREFUL)]
    return [option for option in options if option[0] in ask.options()]


def throws(dice: Dice) -> list[tuple[int, float, Tone]]:
    """M6 All the dice that stand alone, or none."""
    alone = sum(bit(i) for i, face in enumerate(dice) if dice.count(face) == 1)
    return [(alone, 0.5, Tone.PLAIN), (0, 0.0, Tone.CAREFUL)] if alone else [(0, 0.0, Tone.CAREFUL)]


def announcements(ask: Ask, own: int) -> list[tuple[int, float, Tone]]:
    """M4 The truth if it is high enough; M7 if not, a little more than was said."""
    if own >= ask.least:
        return [(own, 0.6, Tone.PLAIN), (min(own + 1, ask.most), 0.0, Tone.BOLD)][: 1 + (own < ask.most)]
    highest = min(ask.most, ask.least + SIGHT)
    return [(rung, -0.1 * (rung - ask.least), Tone.CAREFUL) for rung in range(ask.least, highest + 1)]
