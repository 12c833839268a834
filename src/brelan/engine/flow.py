"""How a game flows: plans wait on the agenda, a step happens, asks, and is answered; rules never set a turn.

A step is *happens? → question\\* → answer?*. Several questions form a chain whose answers become arguments.
A step that concerns seats goes round the table from `t.lead`, or is put to all at once (open or sealed).
"""

from enum import IntEnum

from brelan.engine.asks import Ask, Form, allows, given, nothing
from brelan.engine.sets import bit, first, has, next_of
from brelan.engine.state import NO_SEAT, SAID, AnyState

FROM_LEAD = -1


class RanDry(RuntimeError):
    """Nobody is asked and nothing is planned, but no rule has said that the game is over."""


class Overfull(IndexError):
    """More steps were planned than can wait."""


class Manner(IntEnum):
    """To whom a step speaks."""

    ONCE = 0  # it happens to the table
    EACH = 1  # it happens to one seat after the other, and asks it
    ROUND = 2  # it only asks, one seat after the other
    OPEN = 3  # all at once; each answer acts, and is public, at once
    SEALED = 4  # all at once; secret, and changeable until the last one is in


def run(t: AnyState, flow: tuple[int, ...]) -> None:
    """Plan these steps, in this order, before anything else that is planned."""
    for i in range(len(flow) - 1, -1, -1):
        plan(t, flow[i], bit(NO_SEAT) if t.MANNER[flow[i]] == Manner.ONCE else first(t.players), FROM_LEAD, 0)


def plan(t: AnyState, step: int, seats: int, start: int, about: int) -> None:
    """Plan a step for some seats, from `start` to the left, before anything else that is planned."""
    t.plan_step[t.depth] = step
    t.plan_seats[t.depth] = seats
    t.plan_next[t.depth] = start
    t.plan_about[t.depth] = about
    t.depth += 1


def plan_for(t: AnyState, step: int, seat: int) -> None:
    """Plan a step for one seat, before anything else that is planned."""
    plan(t, step, bit(seat), seat, 0)


def plan_each(t: AnyState, step: int, seats: int) -> None:
    """Plan a step for these seats, from the lead to the left or all at once, before anything else that is planned."""
    plan(t, step, seats, FROM_LEAD, 0)


def again(t: AnyState, step: int, seats: int, start: int) -> None:
    """The step that is going round the table, now at the actor, starts another round for these seats."""
    top = t.depth - 1
    if top >= 0 and t.plan_step[top] == step and t.plan_next[top] == t.actor:
        t.depth = top
    plan(t, step, seats, start, 0)


def drop_plans(t: AnyState) -> None:
    """Cancel everything that was planned."""
    t.depth = 0


def nobody_is_asked(t: AnyState) -> None:
    """Cancel questions that were put to several at once."""
    t.asked = 0


def end(t: AnyState) -> None:
    """The game is over; everything that was planned is cancelled. This is the only way a game ends."""
    t.asked = 0
    t.depth = 0
    t.over = 1


def advance(t: AnyState) -> Ask:
    """Run on until somebody is asked, or the game is over; what the seat is asked, nothing where several are."""
    ask = nothing()
    while not t.asked and t.depth:
        top = t.depth - 1
        step = t.plan_step[top]
        manner = t.MANNER[step]
        t.now = step
        t.about = t.plan_about[top]
        t.part = 0
        if manner == Manner.ROUND or manner == Manner.EACH:
            ask = go_round(t, top, step, manner)
        else:
            t.depth = top
            t.actor = NO_SEAT
            happen(t, step, NO_SEAT)
            ask = nothing()
            if manner != Manner.ONCE:
                ask_together(t, step, t.plan_seats[top])
    if not t.asked and not t.over:
        run_dry(t)
    return ask


def go_round(t: AnyState, top: int, step: int, manner: int) -> Ask:
    """A step goes to the next of its seats: it happens, then its questions are put.

    One that only asks passes by those who have nothing to answer.
    """
    ask = nothing()
    seats = t.plan_seats[top]
    seat = t.lead if t.plan_next[top] < 0 else t.plan_next[top]
    while seats and ask.form == Form.NOTHING:
        seat = next_of(seats, seat)
        seats &= ~bit(seat)
        t.actor = seat
        if manner == Manner.EACH:
            break
        ask = question(t, step, 0, seat)
    t.plan_seats[top] = seats
    t.plan_next[top] = seat
    if seats == 0:
        t.depth = top
    if manner == Manner.EACH:
        happen(t, step, seat)
        ask = question(t, step, 0, seat) if t.PARTS[step] else nothing()
    return put_questions(t, step, ask)


def ask_together(t: AnyState, step: int, seats: int) -> None:
    """A step is put to several seats at once; a seat with only one possible answer gives it.

    Whether it is still the only one is looked at again then: one that is given may change the next.
    """
    t.asked = 0
    only_one = 0
    for seat in range(t.players):
        if has(seats, seat):
            form = question(t, step, 0, seat).form
            t.asked |= bit(seat) if form != Form.NOTHING else 0
            only_one |= bit(seat) if form == Form.GIVEN else 0
    if only_one:
        for seat in range(t.players):
            if has(awaited(t), seat):
                ask = question(t, step, 0, seat)
                if ask.form == Form.GIVEN:
                    give(t, seat, ask.least)


def put_questions(t: AnyState, step: int, ask: Ask) -> Ask:
    """Put the questions of the step's chain until one has to be answered; after the last one the answers act.

    A question with nothing to choose ends the step; the only possible answer is not asked for.
    """
    while ask.form == Form.GIVEN:
        t.said[t.part] = ask.least
        t.part += 1
        if t.part == t.PARTS[step]:
            act(t, step, t.actor)
            return nothing()
        ask = question(t, step, t.part, whom(t, step, t.part))
    t.asked = bit(whom(t, step, t.part)) if ask.form != Form.NOTHING else 0
    return ask


def whom(t: AnyState, step: int, part: int) -> int:
    """The seat that the next question of the chain goes to: the actor, or one named in an earlier answer."""
    return t.actor if t.OF[step * SAID + part] < 0 else t.said[t.OF[step * SAID + part]]


def answer(t: AnyState, seat: int, value: int) -> Ask:
    """A legal answer arrives, and the game runs on; what the next seat is asked, nothing where several are."""
    step = t.now
    ask = nothing()
    if t.MANNER[step] <= Manner.ROUND:
        t.asked = 0
        ask = put_questions(t, step, given(value))
    else:
        give(t, seat, value)
    return ask if t.asked else advance(t)


def give(t: AnyState, seat: int, value: int) -> None:
    """One of several seats that are asked at once answers: openly, which takes effect at once, or sealed."""
    if t.MANNER[t.now] == Manner.OPEN:
        t.asked &= ~bit(seat)
        t.said[0] = value
        t.actor = seat
        act(t, t.now, seat)
    else:
        t.sealed[seat] = value
        t.chosen |= bit(seat)
        if t.chosen == t.asked:
            unseal(t)


def unseal(t: AnyState) -> None:
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


def ask_of(t: AnyState, seat: int) -> Ask:
    """What a seat that is asked may answer."""
    return question(t, t.now, t.part, seat)


def may_answer(t: AnyState, seat: int, value: int) -> bool:
    """Whether the seat is asked, and this answer is legal."""
    return 0 <= seat < t.players and has(t.asked, seat) and allows(ask_of(t, seat), value)


def awaited(t: AnyState) -> int:
    """The seats that have yet to answer."""
    return t.asked & ~t.chosen


def time_out(t: AnyState, seat: int) -> int:
    """The answer that the rules give for a seat whose time is up: the first one, unless the game says otherwise."""
    return late_answer(t, t.now, seat, ask_of(t, seat))


# What follows looks up what belongs to a step; compiled tables have generated twins of these five.


def run_dry(t: AnyState) -> None:
    """A rule forgot to plan what comes next, or to end the game."""
    raise RanDry(f"after step {t.NAME[t.now]} nobody is asked, nothing is planned and the game has not ended")


def happen(t: AnyState, step: int, seat: int) -> None:
    """What the step does before it asks."""
    return t.HAPPENS[step](t, seat)


def question(t: AnyState, step: int, part: int, seat: int) -> Ask:
    """One question of a step's chain, given the answers so far."""
    return t.QUESTIONS[step][part](t, seat, *t.said[:part]) if part else t.QUESTIONS[step][0](t, seat)


def act(t: AnyState, step: int, seat: int) -> None:
    """What the answers of a step's chain do."""
    return (
        t.ANSWERS[step](t, seat, t.said[0])
        if t.PARTS[step] == 1
        else t.ANSWERS[step](t, seat, *t.said[: t.PARTS[step]])
    )


def late_answer(t: AnyState, step: int, seat: int, ask: Ask) -> int:
    """The time-out answer of a step."""
    return t.TIMEOUTS[step](t, seat, ask)
