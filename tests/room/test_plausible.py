"""What could not have happened is refused by `brelan verify`, although its hashes fit and the rules could play it."""

from collections.abc import Callable

import pytest
from msgspec.structs import replace

from brelan import shelf
from brelan.room import events
from brelan.room.cutting import about
from brelan.room.events import Answered, AnyEvent, Away, Changed, Entry, Hinted, Paused, Rang
from brelan.room.opened import verify
from brelan.room.sitting import write
from brelan.trouble import Trouble
from tests.boxes import IN_TURN, TIMED
from tests.room.evenings import Evening, rehashed

SALT = "ab" * 16


def playing(name: str = IN_TURN, options: dict[str, int | str] | None = None) -> Evening:
    """A game in which somebody is asked."""
    evening = Evening(name, seed=3, fair=2, options=options)
    evening.sit(3)
    evening.cutters = {0, 1}
    return evening.start()


def asked(evening: Evening) -> int:
    """Who is asked."""
    assert evening.at.table is not None
    return evening.at.table.awaited[0]


def answer(evening: Evening, **how: object) -> Answered:
    """A legal answer of whoever is asked."""
    assert evening.at.table is not None
    seat = asked(evening)
    ask = evening.at.table.asks[seat]
    return replace(Answered(seat, ask.encode(ask.any(evening.rng)), key="k"), **how)


def written(evening: Evening, event: AnyEvent, **how: object) -> Entry:
    """An entry as a cheat would write it: everything fits but the one thing."""
    at = evening.at
    entry = Entry(at.number + 1, at.written + 1000, at.ran + 10_000, SALT, event)
    return replace(entry, **how)


def said_of(evening: Evening, entry: Entry) -> str:
    """What is said of a log that ends with an entry; its hashes fit."""
    with pytest.raises(Trouble) as refused:
        verify(rehashed([*evening.lines, write(entry)], evening.before, 2), "game")
    assert str(refused.value).startswith(f"game, line {len(evening.lines) + 2}: "), refused.value
    return str(refused.value)


def with_a_time() -> dict[str, int | str]:
    """An option by which a game has a time of its own."""
    game = shelf.game(TIMED)
    assert game.minutes is not None
    chosen = ((option.name, value) for option in game.options for value in range(option.least, option.most + 1))
    return next({name: value} for name, value in chosen if game.minutes(game.blank(game.least, {name: value})))


def test_the_clock_does_not_answer_where_there_is_none() -> None:
    evening = Evening(IN_TURN, seed=3, fair=2).sit(3)
    evening.happen(Changed(evening.at.options, 0))
    evening.start()
    forged = written(evening, answer(evening, by="clock", value=0, key=""))
    assert "the clock answered, expected a person: the table has no clock" in said_of(evening, forged)


def test_the_clock_does_not_answer_before_the_time_is_up() -> None:
    evening = playing()
    forged = written(evening, answer(evening, by="clock", value=0, key=""), ran=evening.at.ran + 9_999)
    assert "the clock answered after 9999 ms, expected 10000" in said_of(evening, forged)


def test_a_chrono_does_not_ring_after_a_second() -> None:
    evening = playing(TIMED, with_a_time())
    forged = written(evening, Rang(), ran=evening.at.ran + 1_200)
    assert "the time was up after" in said_of(evening, forged)


def test_a_game_without_a_time_of_its_own_does_not_ring() -> None:
    evening = playing(TIMED, {})
    assert "the time was up, expected no end" in said_of(evening, written(evening, Rang(), ran=10**9))


WRONG: dict[str, tuple[Callable[[Evening], AnyEvent] | None, Callable[[Evening], Entry], str]] = {
    "an answer in a break": (lambda _: Paused(0), lambda e: written(e, answer(e)), "an answer came in a break"),
    "an answer of somebody who is away": (
        lambda e: Away(asked(e)),
        lambda e: written(e, answer(e)),
        "expected a bot, which plays there",
    ),
    "the clock for somebody who is away": (
        lambda e: Away(asked(e)),
        lambda e: written(e, answer(e, by="clock", value=0, key="")),
        "expected a bot, which plays there",
    ),
    "a bot for somebody who is there": (
        None,
        lambda e: written(e, answer(e, by="bot", key="")),
        "a bot answered for",
    ),
    "an answer without a key": (None, lambda e: written(e, answer(e, key="")), "without a key"),
    "a hint in a break": (lambda _: Paused(0), lambda e: written(e, Hinted(asked(e))), "a player who plays"),
    "a hint for nothing": (
        None,
        lambda e: written(e, Hinted((asked(e) + 1) % 3)),
        "expected one that is asked something",
    ),
    "a clock that runs backwards": (
        None,
        lambda e: written(e, answer(e), ran=e.at.ran - 1),
        "the clock had run for",
    ),
    "time that runs backwards": (
        None,
        lambda e: written(e, answer(e), at=e.at.written - 1),
        "or later, as the entry before it",
    ),
    "an empty salt": (None, lambda e: written(e, answer(e), salt=""), "the salt has 0 characters"),
    "a salt in capitals": (None, lambda e: written(e, answer(e), salt="AB" * 16), "the salt has 32"),
}


@pytest.mark.parametrize("what", WRONG)
def test_a_table_never_writes_down(what: str) -> None:
    before, forged, said = WRONG[what]
    evening = playing()
    if before is not None:
        evening.happen(before(evening))
    assert said in said_of(evening, forged(evening))


def test_a_hint_where_hints_are_forbidden_is_refused() -> None:
    evening = Evening(IN_TURN, seed=3, fair=2).sit(3)
    evening.happen(Changed(evening.at.options, 10, hints=False))
    evening.start()
    assert "at a table without hints" in said_of(evening, written(evening, Hinted(asked(evening))))


def first_cut(evening: Evening) -> tuple[Entry, events.Cut]:
    """The entry with which the first cards came, of an evening that has only begun."""
    line = evening.lines.pop()
    entry = events.DECODER.decode(line)
    return entry, entry.cuts[-1]


CUTS: dict[str, tuple[Callable[[events.Cut], events.Cut], str]] = {
    "luck that was not promised": (lambda c: replace(c, luck={**c.luck, 0: "cd" * 32}), "other luck than it promised"),
    "luck that somebody promised and did not show": (
        lambda c: replace(c, luck={0: c.luck[0]}),
        "not all who promised luck have lent it",
    ),
    "a root that was shown and is another": (lambda c: replace(c, root="ab" * 32), "does not follow from the secret"),
    "a cut for another answer": (lambda c: replace(c, about="ab" * 32), "the cards were cut for something else"),
    "a cut by nobody": (lambda c: replace(c, luck={}, promises={}), "nobody has cut"),
    "a cut by somebody who is not there": (
        lambda c: replace(c, luck={7: c.luck[0]}, promises={7: c.promises[0]}),
        "chair 7 cuts",
    ),
    "a pile that is none": (lambda c: replace(c, stocks=(99,)), "pile 99 was sealed"),
    "lots beyond all": (lambda c: replace(c, lots=10**9), "1000000000 lots were sealed"),
}


@pytest.mark.parametrize("what", CUTS)
def test_a_cut_cannot_be(what: str) -> None:
    wrong, said = CUTS[what]
    evening = playing()
    entry, cut = first_cut(evening)
    assert said in said_of(evening, replace(entry, cuts=(*entry.cuts[:-1], wrong(cut))))


def test_whoever_kept_their_luck_once_cuts_no_more() -> None:
    evening = playing()
    entry, cut = first_cut(evening)
    again = Evening(IN_TURN, seed=3, fair=2).sit(3)
    again.happen(events.Silent(1, cut.root, cut.promises[1]))
    forged = replace(entry, number=entry.number + 1, at=10**6, ran=10**6)
    assert "chair 1 cuts, expected a person's that has not kept silent" in said_of(again, forged)


def test_what_is_decided_is_fixed_before_the_cut_whatever_is_kept_of_it() -> None:
    evening = playing()
    given = answer(evening)
    assert about(SALT, given) != about(SALT, replace(given, value=given.value + 1))
    assert about(SALT, given) != about("cd" * 16, given)
