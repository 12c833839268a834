"""What somebody may ask about the question that is put to them: that their answer counts, once; and what to do."""

from brelan.engine.asks import Ask, Form, allows, nothing
from brelan.engine.foresight import amounts
from brelan.room import events
from brelan.room.keys import Given
from brelan.room.requests import Refused, seat_of, while_in
from brelan.room.sitting import Sitting

KEY = 40
TRIES = 20
"""Answers to one sealed question: whoever changes their mind more often fills the disc."""
ANY_SET = nothing()._replace(form=Form.SOME_OF)


def answer(
    at: Sitting, device: str, asked: int, value: object, key: str, then: int | None = None
) -> list[events.Answered]:
    """A person's answer to the question put at that number, legal or not; none if it was given before.

    With `then`, the amount that the option leads to.
    """
    chair = seat_of(at, device)
    if not 0 < len(key) <= KEY:
        raise Refused("key", f"a key of {len(key)} characters was given, expected 1 to {KEY}")
    before = at.keys.find(chair, asked, key)
    if before is not None:
        return _again(at, chair, key, before, value, then)
    while_in(at, "playing")
    ask = _may_answer(at, chair)
    if asked != at.since[chair]:
        raise Refused("late", f"the answer is to question {asked}, expected one to question {at.since[chair]}")
    if at.tries[chair] >= TRIES:
        raise Refused("changed", f"this choice was made {TRIES} times already, expected that it stays")
    given = events.Answered(chair, ask.encode(value), key=key)
    return [given] if then is None else [given, _amount(at, given, then)]


def _again(at: Sitting, chair: int, key: str, before: Given, value: object, then: int | None) -> list[events.Answered]:
    """An answer that was given before counts once. Its key is for that answer alone, and no other hides behind it.

    Where the power went between an option and its amount, the amount is still to be given.
    """
    amount = at.keys.find(chair, before.number, key)
    unfinished = then is not None and amount is None and at.phase == "playing" and at.since[chair] == before.number
    same = before.value == (value if isinstance(value, int) else ANY_SET.encode(value))
    if not same or (not unfinished and then != (None if amount is None else amount.value)):
        raise Refused("key", "another answer was given with this key before, expected a key of its own for each")
    if not unfinished or then is None:
        return []
    ask = _may_answer(at, chair)
    return [events.Answered(chair, ask.encode(then), key=key)]


def _amount(at: Sitting, given: events.Answered, then: int) -> events.Answered:
    """The amount that an option leads to; judged by what the seat was told of it, before anything is given."""
    assert at.table is not None
    led_to = amounts(at.table, given.chair).get(given.value)
    if led_to is None:
        raise Refused("illegal", f"{then} was given with an answer that leads to no amount, expected that answer alone")
    ask = led_to.ask(given.chair)
    if not allows(ask, then):
        raise Refused("illegal", f"{then} was given, expected {led_to.question.expected(ask)}")
    return events.Answered(given.chair, then, key=given.key)


def _may_answer(at: Sitting, chair: int) -> Ask:
    """What the seat is asked now, if its player may answer."""
    assert at.table is not None
    if at.paused:
        raise Refused("paused", "the table takes a break; expected an answer when it goes on")
    if at.chairs[chair].away:
        raise Refused("away", "a bot holds this seat; expected its player to take it back first")
    ask = at.table.asked(chair)
    if ask is None:
        raise Refused("not-asked", "this seat is not asked now")
    return ask


def hint(at: Sitting, device: str) -> events.Hinted:
    """Ask the coach about the question that is put to this seat; the table sees that, unless it wants no hints."""
    chair = seat_of(at, device)
    while_in(at, "playing")
    _may_answer(at, chair)
    if not at.hints:
        raise Refused("no-hints", "this table plays without hints")
    return events.Hinted(chair)
