"""What is told to whom: the update that everybody gets, those that seats get instead, and the whole table."""

from functools import reduce
from operator import or_
from typing import Any, NamedTuple

from msgspec import UNSET, Raw
from msgspec.structs import replace

from brelan.engine.flow import Manner
from brelan.engine.sets import bit, has
from brelan.engine.state import NO_SEAT, AnyState
from brelan.engine.table import Table
from brelan.engine.tells import Tell
from brelan.room.events import Role
from brelan.room.sitting import Moment, Sitting
from brelan.server.fairness import NOTHING, Checkable
from brelan.server.messages import ENCODER, Finished, Glimpse, Guest, Person, Prompt, Update, Whole
from brelan.server.picture import (
    NOTHING_HELD,
    Held,
    Piles,
    changed_numbers,
    changed_piles,
    held,
    held_piles,
    knowers,
    late,
    picture,
    prompt,
    seen,
    step_of,
)


class Words(NamedTuple):
    """An update for everybody, and for the seats that get another one."""

    public: bytes
    own: dict[int, bytes]


class Here(NamedTuple):
    """Who is connected: chairs, guests by their numbers, and the number of whoever reads this, if they are one."""

    chairs: set[int]
    guests: set[int]
    reader: int | None = None


def asks(at: Sitting, chair: int | None) -> Prompt | None:
    """What a chair is asked, and what the clock would answer for it."""
    if at.table is None or chair is None:
        return None
    put = prompt(at.table, chair, at.since[chair])
    return put if put is None or not at.seconds else replace(put, late=late(at.table, chair))


def in_hand(at: Sitting, chair: int | None) -> Held:
    """What a chair has in its hand."""
    return NOTHING_HELD if at.table is None or chair is None else held(at.game, at.table.state, chair)


def update(at: Sitting, before: Moment, tells: list[Tell], who: int, left: dict[int, int], wait: int = 0) -> Words:
    """What an answer (of `who`) changed; while people `wait`, nobody is asked."""
    assert at.table is not None
    game, after = at.table.game, at.table.state
    common = Update(at.number, at.chain)
    if before.state is after:
        return Words(ENCODER.encode(common), {})
    piles, better = changed_piles(game, before.state, after)
    states = [*(glimpse.state for glimpse in at.table.glimpses), after]
    checkable = Checkable(at, states, before.state)
    fair = checkable.by(NO_SEAT)
    public = tuple([seen(game, tell, NO_SEAT) for tell in tells])
    changes: dict[str, Any] = {
        "step": step_of(game, after) if before.state.now != after.now else UNSET,
        "numbers": changed_numbers(game, before.state, after) or UNSET,
        "piles": piles or UNSET,
        "tells": public or UNSET,
        "fair": fair if fair != NOTHING else UNSET,
        "left": left if at.seconds else UNSET,
        "wait": wait or UNSET,
    }
    if at.table.over:
        changes |= {"scores": at.table.result.scores, "winners": at.table.result.winners}
    glimpses, better_then = _glimpses(at.table, before.state, len(tells))
    changes["glimpses"] = glimpses or UNSET
    common = replace(common, **{name: _written(value) for name, value in changes.items()})
    eyes = [knowers(tell.cards) for tell in tells]
    knowing = reduce(or_, eyes, 0)
    anew = _asked_otherwise(at, before) | bit(who)
    own = {}
    for seat in range(after.players):
        mine: dict[str, Any] = {"mine": better[seat]} if better[seat] else {}
        if any(then[seat] for then in better_then):
            each = zip(glimpses, better_then, strict=True)
            mine["glimpses"] = tuple([replace(g, mine=then[seat]) if then[seat] else g for g, then in each])
        if has(knowing, seat):
            each_told = zip(tells, public, eyes, strict=True)
            mine["tells"] = tuple([seen(game, t, seat) if has(seats, seat) else known for t, known, seats in each_told])
        if (piles or mine) and any(pile in piles or pile in better[seat] for pile in held_piles(game.name, seat)):
            mine |= held(game, after, seat)._asdict()
        if has(anew, seat):
            mine["question"] = None if wait else asks(at, seat)
        own_fair = checkable.by(seat)
        if own_fair != fair:
            mine["fair"] = own_fair
        if seat == who and at.seconds:
            mine["late"] = at.late[seat]
        if mine:
            own[seat] = ENCODER.encode(replace(common, **mine))
    return Words(ENCODER.encode(common), own)


def _written(value: object) -> object:
    """Part of a message as it will be sent: what everybody hears is encoded once for all."""
    return value if value is UNSET else Raw(ENCODER.encode(value))


def _glimpses(table: Table, before: AnyState, told: int) -> tuple[tuple[Glimpse, ...], list[list[Piles]]]:
    """How the table stood on the way, as everybody knows it; and for each of these what the seats know better.

    Where nothing had been told yet, or all of it, there is nothing to show; of several with nothing told in between,
    the last one is.
    """
    found: list[Glimpse] = []
    own: list[list[Piles]] = []
    for glimpse in {glimpse.told: glimpse for glimpse in table.glimpses}.values():
        if 0 < glimpse.told < told:
            piles, better = changed_piles(table.game, before, glimpse.state)
            found.append(
                Glimpse(
                    glimpse.told,
                    step_of(table.game, glimpse.state) if before.now != glimpse.state.now else UNSET,
                    changed_numbers(table.game, before, glimpse.state) or UNSET,
                    piles or UNSET,
                )
            )
            own.append(better)
            before = glimpse.state
    return tuple(found), own


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


def guests(at: Sitting, here: set[int]) -> tuple[Guest, ...]:
    """Who waits for a chair."""
    return tuple(Guest(g.number, g.name, g.colour, g.number in here) for g in at.guests.values())


def past(at: Sitting, device: str) -> tuple[Finished, ...]:
    """The earlier games that a device played here, and who has yet to agree to open them."""
    return tuple(
        Finished(
            game,
            tuple(name for seat, name in one.people.items() if seat not in one.agreed),
            one.devices[device] not in one.agreed,
        )
        for game, one in at.past.items()
        if device in one.devices
    )


def _ended(at: Sitting) -> dict[str, Any]:
    """How the game ended, if it has."""
    result = at.result
    return {"scores": result.scores if result else (), "winners": result.winners if result else ()}


def whole(
    at: Sitting,
    code: str,
    role: Role,
    chair: int | None,
    here: Here,
    tells: list[Tell],
    rings: int | None,
    left: dict[int, int],
    wait: int = 0,
    past: tuple[Finished, ...] = (),
) -> bytes:
    """Everything that a device in this role may know; while people `wait`, nobody is asked."""
    watcher = NO_SEAT if chair is None else chair
    return ENCODER.encode(
        Whole(
            number=at.number,
            chain=at.chain,
            code=code,
            role=role,
            chair=chair,
            game=at.game.name,
            options=at.options,
            cards=at.cards,
            seconds=at.seconds,
            hints=at.hints,
            language=at.opened.language,
            phase=at.phase,
            host=at.host,
            people=people(at, here.chairs),
            guests=guests(at, here.guests),
            guest=here.reader,
            paused=at.paused,
            rings=rings,
            games=at.opened.games,
            fair=Checkable(at, [at.table.state] if at.table else [], None).by(watcher),
            silent=tuple(sorted(at.silent)),
            agreed=tuple(sorted(at.agreed)),
            past=past,
            picture=picture(at.game, at.table.state, watcher) if at.table else None,
            tells=tuple([seen(at.game, tell, watcher) for tell in tells]),
            question=None if wait else asks(at, chair),
            **in_hand(at, chair)._asdict(),
            left=left,
            wait=wait,
            late=at.late[chair] if at.late and chair is not None else 0,
            **_ended(at),
            lost=at.lost,
        )
    )
