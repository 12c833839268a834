"""A beginner of Poker fermé: looks at their own cards, keeps a high card beside a pair, and likes to see the end."""

from random import Random
from typing import cast

from brelan.bots.thought import Candidate, Thought, Tone, quantal, sure
from brelan.engine.asks import Ask, Form
from brelan.engine.sets import bit, has
from brelan.engine.showing import Show
from brelan.engine.table import View
from brelan.games.ferme.bots.kind import HIGH_CARD, PAIR, STRAIGHT, category_of
from brelan.games.ferme.bots.regular import keep
from brelan.games.ferme.bots.spot import hand_of
from brelan.games.ferme.ranking import RANKING
from brelan.games.ferme.state import CARDS, Bet, State, Step

MOOD = 0.6  # how much mood decides, in steps of the ladder of combinations
CURIOUS = 2.8  # what seeing the others' cards is worth to a beginner, in the same steps
PROUD = 5.0  # from which combination on a beginner likes to raise
COURT = 9  # the lowest rank of a card that a beginner does not like to part with: a jack
STEADY = 0.9  # how often the cards that came to mind first are changed


def mind(view: View, ask: Ask, _rng: Random) -> Thought:
    """What a beginner makes of a question."""
    t, seat = cast(State, view.state), view.seat
    assert seat is not None
    if t.now == Step.SHOW:
        return sure(Show.KEEP)
    hand = hand_of(t, seat)
    if t.now == Step.EXCHANGE:
        return exchange(hand, ask)
    pride = category_of(RANKING.value(hand))
    if ask.form == Form.AMOUNT:
        return Thought(quantal(stakes(ask, pride), MOOD))
    return Thought(quantal(bets(ask, pride), MOOD))


def exchange(hand: tuple[int, ...], ask: Ask) -> Thought:
    """F21 Keep what belongs together, and the highest court card beside it."""
    kept = keep(list(hand))
    if category_of(RANKING.value(hand)) < STRAIGHT:
        court = [i for i in range(5) if i not in kept and CARDS.rank(hand[i]) >= COURT]
        kept |= {max(court, key=lambda i: hand[i])} if court else set()
    loose = sorted((i for i in range(5) if i not in kept), key=lambda i: hand[i])
    first = sum(bit(i) for i in loose[: ask.most])
    fewer = sum(bit(i) for i in loose[: max(0, min(ask.most, len(loose)) - 1)])
    if fewer == first:
        return Thought((Candidate(first, 0.0, 1.0),))
    return Thought((Candidate(first, 0.0, STEADY), Candidate(fewer, -MOOD, 1 - STEADY, Tone.CAREFUL)))


def bets(ask: Ask, pride: int) -> list[tuple[int, float, Tone]]:
    """F19, F24 Whatever it costs, a beginner follows with little, and raises with much."""
    options: list[tuple[int, float, Tone]] = [
        (Bet.PASS, 0.0, Tone.GIVE_UP),
        (Bet.FOLLOW, pride - PAIR + CURIOUS, Tone.CAREFUL),
    ]
    if has(ask.members, Bet.RAISE):
        options.append((Bet.RAISE, 2 * pride - PAIR + CURIOUS - PROUD, Tone.BOLD))
    return options


def stakes(ask: Ask, pride: int) -> list[tuple[int, float, Tone]]:
    """F17, F24 The better the cards, the higher the stake, for all to see."""
    wanted = ask.least + (ask.most - ask.least) * min(1.0, (pride - HIGH_CARD) / STRAIGHT)
    near = sorted({ask.least, ask.most, *(max(ask.least, min(ask.most, round(wanted) + i)) for i in (-1, 0, 1))})
    scale = max(1.0, (ask.most - ask.least) / STRAIGHT)
    return [
        (stake, -abs(stake - wanted) / scale, Tone.BOLD if 2 * stake > ask.most else Tone.CAREFUL) for stake in near
    ]
