"""The course of a game that was played in a room, from the lines of its log."""

from collections.abc import Iterator, Sequence

from brelan.engine.state import AnyState
from brelan.engine.table import Answered
from brelan.review.course import Course, Noted, Turn, chosen
from brelan.room import chain, events
from brelan.room.events import DECODER, Entry
from brelan.room.sitting import UNPLAYABLE, Sitting, first
from brelan.trouble import Trouble

OTHER_RULES = "the game was played by other rules than ours; expected one that was played by these"


def of_log(lines: Sequence[bytes], before: str = chain.START) -> Course:
    """The course of a finished game; `Trouble` if it was played by other rules, or is not over."""
    at = first(DECODER.decode(lines[0]), lines[0], before)
    states: list[AnyState] = []
    try:
        turns = tuple(_turns(at, lines[1:], states))
    except UNPLAYABLE:
        raise Trouble(OTHER_RULES) from None
    if at.foreign or at.renewals:
        raise Trouble(OTHER_RULES)
    if at.table is None or not at.table.over:
        raise Trouble("the game is not over; expected one that is")
    blank = at.game.blank(at.table.state.players, chosen(at.table), at.table.data)
    return Course(at.game, at.names, blank, states[0], turns)


def _turns(at: Sitting, lines: Sequence[bytes], states: list[AnyState]) -> Iterator[Turn]:
    """The answers among the entries; the first state, which follows no answer, is noted in `states`."""
    noted: Noted | None = None
    number = 0
    for line in lines:
        entry = DECODER.decode(line)
        earlier = at.table.state if at.table else None
        given = _given(at, entry)
        if noted is not None:
            noted.taken()
        at.play(entry, line)
        if at.table is None:
            continue
        if earlier is None or noted is None:
            states.append(at.table.state)
            noted = Noted(at.table.state.source)
            at.table.state.source = noted
        elif isinstance(entry.event, events.Answered | events.Rang):
            number += 1
            own = isinstance(entry.event, events.Answered) and _by_seat(at, entry.event)
            yield Turn(number, given, own, earlier, at.table.state, noted.taken())


def _given(at: Sitting, entry: Entry) -> Answered | None:
    """An entry's answer to what its seat is asked."""
    event = entry.event
    if not isinstance(event, events.Answered) or at.table is None:
        return None
    ask = at.table.asked(event.chair)
    return None if ask is None else Answered(event.chair, at.table.question, ask, event.value, event.by == "clock")


def _by_seat(at: Sitting, event: events.Answered) -> bool:
    """Whether whoever the chair belongs to answered: a person, or a bot whose chair it is."""
    return event.by == "person" or (event.by == "bot" and not at.chairs[event.chair].person)
