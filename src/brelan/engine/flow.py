"""How a game flows: plans wait on the agenda, a step happens, asks, and is answered; rules never set a turn.

A step is *happens? → question\\* → answer?*. Several questions form a chain whose answers become arguments.
A step that concerns seats goes round the table from `t.lead`, or is put to all at once (open or sealed).
"""

from enum import IntEnum

from brelan.engine.asks import Ask, Form, forced, least_answer
from brelan.engine.records import SAID, TABLE, Record
from brelan.engine.sets import bit, first, has, next_of

FROM_LEAD = -1


class Manner(IntEnum):
    """To whom a step speaks."""

    ONCE = 0  # it happens to the table
    ROUND = 1  # one seat after the other
    OPEN = 2  # all at once; each answer acts, and is public, at once
    SEALED = 3  # all at once; secret, and changeable until the last one is in


def run(t: Record, flow: tuple[int, ...]) -> None:
    """Plan these steps, in this order, before anything else that is planned."""
    for i in range(len(flow) - 1, -1, -1):
        step = flow[i]
        seats = bit(TABLE) if t.MANNER[step] == Manner.ONCE else first(t.players)
        plan(t, step, seats, FROM_LEAD, 0)


def plan(t: Record, step: int, seats: int, start: int, about: int) -> None:
    """Plan a step for some seats, from `start` to the left, before anything else that is planned."""
    t.plan_step[t.depth] = step
    t.plan_seats[t.depth] = seats
    t.plan_next[t.depth] = start
    t.plan_about[t.depth] = about
    t.depth += 1


def now(t: Record, step: int, seat: int, about: int) -> None:
    """Plan a step for one seat."""
    plan(t, step, bit(seat), seat, about)


def again(t: Record, seats: int, start: int) -> None:
    """The step that is going round the table goes round anew, for these seats."""
    top = t.depth - 1
    if top >= 0 and t.plan_step[top] == t.now and t.plan_next[top] == t.actor:
        t.depth = top
    plan(t, t.now, seats, start, t.about)


def drop_plans(t: Record) -> None:
    """Nothing that was planned takes place."""
    t.depth = 0


def nobody_is_asked(t: Record) -> None:
    """Questions that were put to several at once are void."""
    t.asked = 0


def advance(t: Record) -> None:
    """Run on until somebody is asked, or nothing is planned: then the game is over."""
    while t.asked == 0 and t.depth > 0:
        top = t.depth - 1
        seats = t.plan_seats[top]
        step = t.plan_step[top]
        if seats == 0:
            t.depth = top
        elif t.MANNER[step] >= Manner.OPEN:
            t.depth = top
            begin_together(t, step, seats, t.plan_about[top])
        else:
            start = t.plan_next[top]
            seat = next_of(seats, t.lead if start < 0 else start)
            t.plan_seats[top] = seats & ~bit(seat)
            t.plan_next[top] = seat & 7
            if t.plan_seats[top] == 0:
                t.depth = top
            begin(t, step, seat, t.plan_about[top])


def begin(t: Record, step: int, seat: int, about: int) -> None:
    """A step begins for a seat: it happens, then its questions are put."""
    t.now = step
    t.actor = seat
    t.about = about
    t.part = 0
    for i in range(SAID):
        t.said[i] = 0
    happen(t, step, seat)
    put_questions(t)


def begin_together(t: Record, step: int, seats: int, about: int) -> None:
    """A step is put to several seats at once; who has only one possible answer gives it."""
    begin(t, step, TABLE, about)
    for seat in range(t.players):
        if has(seats, seat) and question(t, step, 0, seat).form != Form.NOTHING:
            t.asked |= bit(seat)
    for seat in range(t.players):
        if has(t.asked & ~t.chosen, seat):
            only = forced(question(t, step, 0, seat))
            if only >= 0:
                give(t, seat, only)


def put_questions(t: Record) -> None:
    """Put the questions of the step's chain until one has to be answered; then the answer acts.

    A question with nothing to choose ends the step; the only possible answer is not asked for.
    """
    step = t.now
    if t.MANNER[step] >= Manner.OPEN:
        return
    parts = t.PARTS[step]
    while t.part < parts:
        seat = whom(t)
        ask = question(t, step, t.part, seat)
        if ask.form == Form.NOTHING:
            return
        only = forced(ask)
        if only < 0:
            t.asked = bit(seat)
            return
        t.said[t.part] = only
        t.part += 1
    if parts:
        act(t, step, t.actor)


def whom(t: Record) -> int:
    """The seat that the next question of the chain goes to: the actor, or one named in an earlier answer."""
    of = t.OF[t.now * SAID + t.part]
    return t.actor if of < 0 else t.said[of]


def give(t: Record, seat: int, value: int) -> None:
    """A legal answer arrives."""
    manner = t.MANNER[t.now]
    if manner == Manner.ROUND:
        t.asked = 0
        t.said[t.part] = value
        t.part += 1
        put_questions(t)
    elif manner == Manner.OPEN:
        t.asked &= ~bit(seat)
        t.said[0] = value
        t.actor = seat
        act(t, t.now, seat)
    else:
        t.sealed[seat] = value
        t.chosen |= bit(seat)
        if t.chosen == t.asked:
            unseal(t)


def unseal(t: Record) -> None:
    """The last sealed answer is in: all of them act, in seat order."""
    step, chosen = t.now, t.chosen
    t.asked = 0
    t.chosen = 0
    for seat in range(t.players):
        if has(chosen, seat):
            t.said[0] = t.sealed[seat]
            t.sealed[seat] = 0
            t.actor = seat
            act(t, step, seat)


def answer(t: Record, seat: int, value: int) -> None:
    """A legal answer arrives, and the game runs on."""
    give(t, seat, value)
    advance(t)


def ask_of(t: Record, seat: int) -> Ask:
    """What a seat that is asked may answer."""
    return question(t, t.now, t.part, seat)


def awaited(t: Record) -> int:
    """The seats that have yet to answer."""
    return t.asked & ~t.chosen


def time_out(t: Record, seat: int) -> int:
    """The answer that the rules give for a seat whose time is up: the first one, unless the game says otherwise."""
    return late_answer(t, t.now, seat, ask_of(t, seat))


def happen(t: Record, step: int, seat: int) -> None:
    """What the step does before it asks. (Compiled tables have a generated twin of this and the next three.)"""
    does = t.HAPPENS[step]
    if does is not None:
        does(t, seat)


def question(t: Record, step: int, part: int, seat: int) -> Ask:
    """One question of a step's chain, given the answers so far."""
    asks = t.QUESTIONS[step][part]
    result: Ask = asks(t, seat) if part == 0 else asks(t, seat, *t.said[:part])
    return result


def act(t: Record, step: int, seat: int) -> None:
    """What the answers of a step's chain do."""
    does = t.ANSWERS[step]
    if t.PARTS[step] == 1:
        does(t, seat, t.said[0])
    else:
        does(t, seat, *t.said[: t.PARTS[step]])


def late_answer(t: Record, step: int, seat: int, ask: Ask) -> int:
    """The game's own time-out answer of a step, if it has one."""
    late = t.TIMEOUTS[step]
    return int(late(t, seat, ask)) if late is not None else least_answer(ask)
