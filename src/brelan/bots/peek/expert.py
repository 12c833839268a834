"""An expert of Peek Poker: solves the bidding on the common dice, with a little trust that people bid as they do."""

from random import Random
from typing import cast

from brelan.bots.peek.duel import TRUST, Way, duel_of, ways
from brelan.bots.peek.entry import worth_entering
from brelan.bots.peek.fact import facts
from brelan.bots.peek.spot import dice_of, spot
from brelan.bots.thought import Option, Thought, Tone
from brelan.engine.asks import Ask, Form, allows
from brelan.engine.sets import has
from brelan.engine.showing import Show
from brelan.engine.table import View
from brelan.games.peek.table import Bet, Join, Step, Table

RARE = 0.03  # what is done less often is left to what is done more often


def mind(view: View, ask: Ask, _rng: Random) -> Thought:
    """What an expert makes of a question."""
    t, seat = cast(Table, view.state), view.seat
    assert seat is not None
    if t.now == Step.SHOW:
        return Thought(showing(), facts(t, seat, 0))
    if t.now == Step.ENTER:
        return Thought(joining(worth_entering(t, seat, dice_of(t, seat))), facts(t, seat, 0))
    here = spot(t, seat)
    found = ways(duel_of(here, TRUST), here)
    above = [way for way in found if way.level > here.asked]
    best = max(above, key=lambda way: way.worth).level - here.asked if above else 0
    options = sizes(above, here.asked, ask) if ask.form == Form.AMOUNT else bids(found, here.asked, ask)
    return Thought(steady(options), facts(t, seat, best))


def showing() -> tuple[Option, ...]:
    """G5 Who shows his dice teaches the others."""
    return Option(Show.KEEP, 0.0, 1.0), Option(Show.SHOW, 0.0, 0.0, Tone.BOLD)


def joining(worth: float) -> tuple[Option, ...]:
    """P5 Enter with what gains on average."""
    enters = float(worth > 0)
    return Option(Join.PASS, 0.0, 1 - enters, Tone.GIVE_UP), Option(Join.ENTER, worth, enters)


def bids(found: list[Way], asked: int, ask: Ask) -> list[Option]:
    """P9, P10 Fold, follow, or stake at the best level; a raise that nobody could match is as good as following."""
    follow = [way for way in found if way.level == asked]
    above = [way for way in found if way.level > asked] or [Way(asked, 0.0, way.worth) for way in follow]
    options = [Option(Bet.FOLD, 0.0, found[0].share, Tone.GIVE_UP)]
    if has(ask.members, Bet.FOLLOW):
        options.append(Option(Bet.FOLLOW, follow[0].worth, follow[0].share, Tone.CAREFUL))
    more = Bet.STAKE if has(ask.members, Bet.STAKE) else Bet.RAISE
    if has(ask.members, more):
        options.append(Option(more, max(way.worth for way in above), sum(way.share for way in above), Tone.BOLD))
    return options


def sizes(above: list[Way], asked: int, ask: Ask) -> list[Option]:
    """P9, P10 How much: every level of the ladder, as often as it is called by one who raises."""
    options = [
        Option(way.level - asked, way.worth, way.share, Tone.CAREFUL if way.level <= 2 * asked else Tone.BOLD)
        for way in above
        if allows(ask, way.level - asked)
    ]
    return options or [Option(ask.least, 0.0, 1.0)]


def steady(options: list[Option]) -> tuple[Option, ...]:
    """Rare answers are given up, so that what is given is meant; shares sum to 1."""
    whole = sum(option.share for option in options)
    if whole <= 0:
        best = max(options, key=lambda option: option.worth)
        return tuple(option._replace(share=float(option is best)) for option in options)
    kept = [option.share if option.share >= RARE * whole else 0.0 for option in options]
    return tuple(option._replace(share=share / sum(kept)) for option, share in zip(options, kept, strict=True))
