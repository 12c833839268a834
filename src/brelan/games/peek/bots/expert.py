"""An expert of Peek Poker: solves the bidding on the common dice, with a little trust that people bid as they do."""

from random import Random
from typing import NamedTuple, cast

from brelan.bots.thought import Candidate, Thought, Tone
from brelan.engine.asks import Ask, Form, allows
from brelan.engine.sets import has
from brelan.engine.showing import Show
from brelan.engine.table import View
from brelan.games.peek.bots.duel import TRUST, duel_of, ways
from brelan.games.peek.bots.entry import worth_entering
from brelan.games.peek.bots.fact import facts
from brelan.games.peek.bots.range import hand
from brelan.games.peek.bots.spot import Spot, dice_of, spot
from brelan.games.peek.state import Bet, Join, State, Step


class Answer(NamedTuple):
    """The level one has staked then (0: one folds), how often one answers so, and its worth beyond folding."""

    level: int
    share: float
    worth: float


def mind(view: View, ask: Ask, _rng: Random) -> Thought:
    """What an expert makes of a question."""
    t, seat = cast(State, view.state), view.seat
    assert seat is not None
    if t.now == Step.SHOW:
        return Thought(showing(), facts(t, seat, 0))
    if t.now == Step.ENTER:
        return Thought(joining(worth_entering(t, seat, dice_of(t, seat))), facts(t, seat, 0))
    here = spot(t, seat)
    found = answers(here)
    above = [answer for answer in found if answer.level > here.asked]
    best = max(above, key=lambda answer: answer.worth).level - here.asked if above else 0
    options = sizes(above, here.asked, ask) if ask.form == Form.AMOUNT else bids(found, here.asked, ask)
    return Thought(options, facts(t, seat, best))


def answers(here: Spot) -> list[Answer]:
    """What one may answer with one's own hand; the highest level of the ladder stands for tapis."""
    duel, number = duel_of(here, TRUST), hand(here.cup, here.common)
    top = duel.bidding.deep
    return [
        Answer(here.deep if way.level == top else way.level, float(way.share[number]), float(way.worth[number]))
        for way in ways(duel, here.own, here.asked)
    ]


def showing() -> tuple[Candidate, ...]:
    """G5 Showing dice teaches the others."""
    return Candidate(Show.KEEP, 0.0, 1.0), Candidate(Show.SHOW, 0.0, 0.0, Tone.BOLD)


def joining(worth: float) -> tuple[Candidate, ...]:
    """P5 Enter with what gains on average."""
    enters = float(worth > 0)
    return Candidate(Join.PASS, 0.0, 1 - enters, Tone.GIVE_UP), Candidate(Join.ENTER, worth, enters)


def bids(found: list[Answer], asked: int, ask: Ask) -> tuple[Candidate, ...]:
    """P9, P10 Fold, follow, or stake or raise to the best level."""
    follow = [answer for answer in found if answer.level == asked]
    above = [answer for answer in found if answer.level > asked]
    options = [Candidate(Bet.FOLD, 0.0, found[0].share, Tone.GIVE_UP)]
    options += [Candidate(Bet.FOLLOW, answer.worth, answer.share, Tone.CAREFUL) for answer in follow]
    more = Bet.STAKE if has(ask.members, Bet.STAKE) else Bet.RAISE
    if has(ask.members, more):
        options.append(Candidate(more, max(one.worth for one in above), sum(one.share for one in above), Tone.BOLD))
    return tuple(options)


def sizes(above: list[Answer], asked: int, ask: Ask) -> tuple[Candidate, ...]:
    """P9, P10 How much: every level of the ladder, as often as one who raises calls it."""
    legal = [answer for answer in above if allows(ask, answer.level - asked)] or [Answer(asked + ask.least, 1.0, 0.0)]
    whole = sum(answer.share for answer in legal)
    best = max(legal, key=lambda answer: answer.worth)
    return tuple(
        Candidate(
            answer.level - asked,
            answer.worth,
            answer.share / whole if whole else float(answer is best),
            Tone.CAREFUL if answer.level <= 2 * asked else Tone.BOLD,
        )
        for answer in legal
    )
