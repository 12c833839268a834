"""A regular of Poker menteur: counts what can lie there, lies when it must, and not too high."""

from functools import cache
from random import Random
from typing import cast

from brelan.bots.thought import Fact, Thought, Tone, quantal
from brelan.engine.asks import Ask
from brelan.engine.table import View
from brelan_menteur.bots.spot import Memory, belief, chance, dice_of, memory
from brelan_menteur.chances import Dice, best_throw, kept_of, reach
from brelan_menteur.ranking import RANKING, SCALE
from brelan_menteur.rounds import playing
from brelan_menteur.state import DICE, TOP, UNSAID, State, Step, Trust

LIES = 0.3  # how much more seldom people announce what is not there
STEP = 0.03  # lives: what a regular takes for more or less the same
SIGHT = 18  # how many places higher than it must a regular considers to announce
CAUGHT = 0.4  # how often somebody who has to lie is caught in the end
EDGE = 0.35  # of a life of the others: what it is worth to hand on a true announcement


def mind(view: View, ask: Ask, _rng: Random) -> Thought:
    """What a regular makes of a question."""
    t = cast(State, view.state)
    if t.now == Step.ANSWER:
        return Thought(quantal(trusts(t, ask), STEP), facts(t))
    dice = dice_of(t, t.cup)
    if t.now == Step.THROW:
        enough = reach(kept_of(dice, best_throw(dice, t.rung + 1)), t.rung + 1)
        return Thought(quantal(throws(t, dice), STEP), (Fact("fact-higher", {"chance": round(100 * enough)}),))
    own = RANKING.value(dice)
    told = Fact("fact-truth" if own > t.rung else "fact-lie", {})
    return Thought(quantal(announcements(t, ask, own), STEP), (told,))


def prize(t: State) -> float:
    """M10 What it is worth that one of the others loses a life."""
    return 1 / (playing(t).bit_count() - 1)


def facts(t: State) -> tuple[Fact, ...]:
    """What can be counted about an announcement."""
    seen = memory(t)
    percent = round(100 * chance(seen, t.rung))
    if seen.dice:
        return (Fact("fact-seen", {"kept": DICE - seen.thrown, "chance": percent}),)
    return (Fact("fact-unseen", {"chance": percent}),)


def trusts(t: State, ask: Ask) -> list[tuple[int, float, Tone]]:
    """M5 Lift, if it is more likely false than it is hard to go higher."""
    true = belief(chance(memory(t), t.rung), LIES)
    options = [(int(Trust.LIFT), (1 - true) * prize(t) - true, Tone.BOLD)]
    if Trust.BELIEVE in ask.options():
        found = true * from_there(t.rung) + (1 - true) * reach((), t.rung + 1)
        options.append((int(Trust.BELIEVE), found * EDGE * prize(t) - (1 - found) * CAUGHT, Tone.CAREFUL))
    return options


@cache
def from_there(rung: int) -> float:
    """M7 The chance to go higher for whoever finds what was announced."""
    hand = SCALE.hands[rung]
    return reach(kept_of(hand, best_throw(hand, rung + 1)), rung + 1)


def throws(t: State, dice: Dice) -> list[tuple[int, float, Tone]]:
    """M6 The dice to throw, by how often that is enough to go higher, and by how much is there then."""
    found: dict[Dice, tuple[int, float, Tone]] = {}
    for thrown in range(1 << DICE):
        kept = kept_of(dice, thrown)
        enough = reach(kept, t.rung + 1)
        more = reach(kept, min(TOP, t.rung + SIGHT))
        found[kept] = thrown, enough + 0.2 * more, Tone.BOLD if len(kept) < 2 else Tone.PLAIN
    best = sorted(found.values(), key=lambda option: -option[1])
    return best[:6]


def announcements(t: State, ask: Ask, own: int) -> list[tuple[int, float, Tone]]:
    """M4, M7 What to announce, by how often the next one lifts the cup, and what then lies there."""
    highest = min(ask.most, max(own, ask.least + SIGHT if t.rung > UNSAID else own + SIGHT))
    next_one, gain = memory_of_next(t), prize(t)
    return [announcement(rung, own, next_one, gain) for rung in range(ask.least, highest + 1)]


def announcement(rung: int, own: int, next_one: Memory, gain: float) -> tuple[int, float, Tone]:
    """What one announcement is worth, if the next one lifts the cup as often as it seems a lie."""
    lifts = 1 - belief(chance(next_one, rung), LIES)
    goes_on = EDGE * gain * (1 - from_there(rung) if rung < TOP else 1.0)
    if own >= rung:
        return rung, lifts * gain + (1 - lifts) * goes_on, Tone.PLAIN
    return rung, -lifts + (1 - lifts) * goes_on, Tone.BOLD if rung > own + SIGHT // 2 else Tone.CAREFUL


def memory_of_next(t: State) -> Memory:
    """What the next one knows, as far as one can tell: how many dice were thrown, nothing of what they show."""
    seen = memory(t)
    return Memory((), seen.thrown, int(t.rung > UNSAID))
