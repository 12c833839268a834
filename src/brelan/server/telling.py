"""What is told to whom: the update that everybody gets, those that seats get instead, and the whole table."""

from functools import reduce
from operator import or_
from typing import Any, NamedTuple

from msgspec import UNSET
from msgspec.structs import replace

from brelan.engine.flow import Manner
from brelan.engine.records import TABLE, Record
from brelan.engine.sets import bit, has
from brelan.engine.tells import Tell
from brelan.games.face import face
from brelan.room.events import Role
from brelan.room.sitting import Sitting
from brelan.server.messages import ENCODER, Fair, Person, Question, Update, Whole
from brelan.server.picture import (
    changed_numbers,
    changed_piles,
    in_hand,
    in_words,
    knowers,
    picture,
    question,
    step_of,
    told,
)


class Moment(NamedTuple):
    """The game before an entry: its state, and since when each seat had been asked."""

    state: Record
    since: list[int]


class Words(NamedTuple):
    """An update for everybody, and for the seats that get another one."""

    public: bytes
    own: dict[int, bytes]


def moment(at: Sitting) -> Moment | None:
    """The game as it stands; an answer makes a new state and leaves this one alone."""
    return None if at.table is None else Moment(at.table.state, at.since)


def fair(at: Sitting) -> Fair:
    """What the next deal is committed to."""
    return Fair(at.next_deal, at.commitment)


def asks(at: Sitting, chair: int | None) -> Question | None:
    """What a chair is asked."""
    return question(at.table, chair, at.since[chair]) if at.table and chair is not None else None


def holding(at: Sitting, chair: int | None) -> dict[str, str]:
    """What a chair has in its hand, in words."""
    if at.table is None or chair is None:
        return {}
    state, name = at.table.state, face(at.game.name).holding
    return in_words(lambda lang: name(state, chair, lang))


def counts(at: Sitting, chair: int | None) -> int:
    """The places that count in it."""
    return face(at.game.name).counting(at.table.state, chair) if at.table and chair is not None else 0


def update(at: Sitting, before: Moment, tells: list[Tell], who: int, left: dict[int, int]) -> Words:
    """What an answer (of `who`) or lent luck changed."""
    assert at.table is not None
    game, after = at.table.game, at.table.state
    common = Update(at.number, at.chain)
    if before.state is after:
        return Words(ENCODER.encode(common), {})
    piles, better = changed_piles(game, before.state, after)
    dealt = getattr(before.state, game.deal) != getattr(after, game.deal)
    public = tuple([told(game, tell, TABLE) for tell in tells])
    changes: dict[str, Any] = {
        "step": step_of(game, after) if before.state.now != after.now else UNSET,
        "numbers": changed_numbers(game, before.state, after) or UNSET,
        "piles": piles or UNSET,
        "tells": public or UNSET,
        "fair": fair(at) if dealt else UNSET,
        "left": left if at.seconds else UNSET,
    }
    if at.table.over:
        changes |= {"scores": at.table.result.scores, "winners": at.table.result.winners}
    common = replace(common, **changes)
    eyes = [knowers(tell.cards) for tell in tells]
    knowing = reduce(or_, eyes, 0)
    anew = _asked_otherwise(at, before) | bit(who)
    own = {}
    for seat in range(after.players):
        mine: dict[str, Any] = {"mine": better[seat]} if better[seat] else {}
        if has(knowing, seat):
            each = zip(tells, public, eyes, strict=True)
            mine["tells"] = tuple([told(game, t, seat) if has(seats, seat) else known for t, known, seats in each])
        if (piles or mine) and any(pile in piles or pile in better[seat] for pile in in_hand(game.name, seat)):
            mine |= {"holding": holding(at, seat), "counts": counts(at, seat)}
        if has(anew, seat):
            mine["question"] = asks(at, seat)
        if mine:
            own[seat] = ENCODER.encode(replace(common, **mine))
    return Words(ENCODER.encode(common), own)


def _asked_otherwise(at: Sitting, before: Moment) -> int:
    """The seats with another question than before, or none; an open one speaks of what others have answered."""
    assert at.table is not None
    t, was = at.table.state, before.state.asked
    if t.MANNER[t.now] == Manner.OPEN:
        return was | t.asked
    others = [bit(seat) for seat, (then, now) in enumerate(zip(before.since, at.since, strict=True)) if then != now]
    return was ^ t.asked | t.asked & sum(others)


def people(at: Sitting, present: set[int]) -> tuple[Person, ...]:
    """Who sits where, as everybody may know."""
    return tuple(Person(c.name, c.colour, c.bot, c.away, i in present, at.hinted[i]) for i, c in enumerate(at.chairs))


def whole(
    at: Sitting,
    code: str,
    role: Role,
    chair: int | None,
    present: set[int],
    tells: list[Tell],
    ran: int,
    left: dict[int, int],
) -> bytes:
    """Everything that a device in this role may know."""
    watcher = TABLE if chair is None else chair
    result = at.table.result if at.table and at.table.over else None
    return ENCODER.encode(
        Whole(
            number=at.number,
            chain=at.chain,
            code=code,
            role=role,
            chair=chair,
            game=at.game.name,
            options=at.options,
            seconds=at.seconds,
            hints=at.hints,
            language=at.opened.language,
            phase=at.phase,
            host=at.host,
            people=people(at, present),
            paused=at.paused,
            ran=ran,
            games=at.opened.games,
            fair=fair(at),
            agreed=tuple(sorted(at.agreed)),
            picture=picture(at.game, at.table.state, watcher) if at.table else None,
            tells=tuple([told(at.game, tell, watcher) for tell in tells]),
            question=asks(at, chair),
            holding=holding(at, chair),
            counts=counts(at, chair),
            left=left,
            scores=result.scores if result else (),
            winners=result.winners if result else (),
        )
    )
