"""A beginner of Peek Poker: looks at their own combination, forgets that the common dice serve all, likes to see."""

from functools import cache
from random import Random
from typing import cast

from brelan.bots.thought import Thought, Tone, quantal, sure
from brelan.engine.asks import Ask, Form
from brelan.engine.sets import has
from brelan.engine.showing import Show
from brelan.engine.table import View
from brelan.games.peek.bots.spot import common_of, dice_of, pot, price
from brelan.games.peek.odds import CUPS, THROWS, WAYS, Dice, chances, strengths
from brelan.games.peek.ranking import RANKING
from brelan.games.peek.state import Bet, Join, State, Step

MOOD = 0.5  # points: what a beginner takes for more or less the same
CURIOUS = 0.25  # of the pot: what seeing the others' dice is worth to a beginner
SHY = 0.5  # how much surer than even a beginner must be to raise


def mind(view: View, ask: Ask, _rng: Random) -> Thought:
    """What a beginner makes of a question."""
    t, seat = cast(State, view.state), view.seat
    assert seat is not None
    if t.now == Step.SHOW:
        return sure(Show.KEEP)
    cup = dice_of(t, seat)
    if t.now == Step.ENTER:
        return Thought(quantal([(Join.PASS, 0.0, Tone.GIVE_UP), (Join.ENTER, promise(cup), Tone.PLAIN)], MOOD))
    if ask.form == Form.AMOUNT:
        return Thought(quantal(small_stakes(ask), MOOD))
    return Thought(quantal(bids(t, seat, ask, pride(cup, common_of(t))), MOOD * max(1.0, pot(t, seat) / 8)))


def promise(cup: Dice) -> float:
    """What entering seems worth: any dice will do, a pair does better."""
    return 4 * float(chances(cup, (), 1).share) - 1.2


@cache
def usual() -> tuple[tuple[int, int], ...]:
    """P8 Every strength of six dice, and how often it is thrown."""
    return tuple(
        (strength, often * n)
        for common, often in zip(CUPS, WAYS, strict=True)
        for strength, n in zip(strengths(common), WAYS, strict=True)
    )


@cache
def pride(cup: Dice, common: Dice) -> float:
    """The part of all hands of six dice that is weaker: as if the others did not use the same common dice."""
    own = RANKING.value([*cup, *common])
    return sum(often for strength, often in usual() if strength < own) / THROWS**2


def bids(t: State, seat: int, ask: Ask, part: float) -> list[tuple[int, float, Tone]]:
    """Fold, follow or raise by what the hand seems worth; beginners hate to miss the end, and raise with much only."""
    asked, lies = price(t, seat), pot(t, seat)
    stays = part * lies - (1 - part) * asked + CURIOUS * lies
    options: list[tuple[int, float, Tone]] = [(Bet.FOLD, 0.0, Tone.GIVE_UP)]
    if has(ask.members, Bet.STAKE):
        options.append((Bet.STAKE, stays, Tone.BOLD))
    else:
        options.append((Bet.FOLLOW, stays, Tone.CAREFUL))
    if has(ask.members, Bet.RAISE):
        options.append((Bet.RAISE, stays + (2 * part - 1 - SHY) * lies - 1, Tone.BOLD))
    return options


def small_stakes(ask: Ask) -> list[tuple[int, float, Tone]]:
    """A few points, whatever lies there."""
    return [(ask.least + i, -0.4 * i, Tone.CAREFUL) for i in range(min(6, ask.most - ask.least + 1))]
