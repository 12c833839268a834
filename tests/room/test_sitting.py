"""A table is what its log says: read again it is the same; what could not have happened changes nothing."""

import re
from copy import deepcopy
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st
from msgspec.structs import replace

from brelan import shelf
from brelan.engine.asks import Form
from brelan.engine.table import IllegalAnswer
from brelan.room import chain, events
from brelan.room.events import DECODER, AnyEvent, Chair, Entry, Link, Opened
from brelan.room.keys import Keys
from brelan.room.memory import Memory
from brelan.room.sitting import Moment, Sitting, first, read, write
from brelan.trouble import Trouble
from tests.boxes import IN_TURN, option_for_deals
from tests.room.evenings import Evening, whole


def everything(at: Sitting) -> dict[str, Any]:
    """All there is to know of a sitting, so that two can be compared."""
    known = {
        **vars(at),
        "table": at.table and at.table.state.tobytes(),
        "chance": deepcopy(at.chance.kept()),
        "source": None,
    }
    grows = (list, dict, set, Keys, Memory)
    return {name: deepcopy(value) if isinstance(value, grows) else value for name, value in known.items()}


@pytest.mark.parametrize("name", shelf.names())
@given(seed=st.integers(0, 1 << 30), people=st.integers(2, 3), bots=st.integers(0, 1))
def test_a_log_that_is_read_again_gives_the_same_sitting(name: str, seed: int, people: int, bots: int) -> None:
    """Random play with luck, breaks, people who leave and come back, bots and time that is up."""
    evening = whole(name, seed, people, bots)
    again = read(evening.lines)
    assert everything(again) == everything(evening.at)
    assert again.chain == evening.hashes[-1]


@pytest.mark.parametrize("name", shelf.names())
def test_every_beginning_of_a_log_gives_the_sitting_of_that_moment(name: str) -> None:
    evening = whole(name, seed=3)
    assert read(evening.lines[:1]).ran == 0
    for n in range(1, len(evening.lines), 7):
        assert read(evening.lines[:n]).chain == evening.hashes[n]


@pytest.mark.parametrize("name", shelf.names())
def test_luck_can_be_lent_until_its_deal_begins_and_not_after(name: str) -> None:
    evening = whole(name, seed=4)
    at, begun = read(evening.lines[:1]), 0
    for line in evening.lines[1:]:
        entry = DECODER.decode(line)
        if isinstance(entry.event, events.Lent):
            assert entry.event.deal > begun
        at.play(entry, line)
        if at.table is not None:
            begun = max(1, getattr(at.table.state, at.game.deal))
            assert at.next_deal == begun + 1


@pytest.mark.parametrize("name", shelf.names())
def test_the_game_as_it_stood_at_a_moment_stays_so_whatever_comes(name: str) -> None:
    evening = Evening(name, seed=6).sit(3).start()
    held: list[tuple[Moment, bytes, list[int]]] = []
    while evening.at.phase == "playing" and len(held) < 60:
        moment = evening.at.moment()
        assert moment is not None
        held.append((moment, moment.state.tobytes(), list(moment.since)))
        if evening.at.game.clock is not None and len(held) == 20:
            evening.happen(events.Rang())
        else:
            evening.turn()
    for moment, state, since in held:
        assert (moment.state.tobytes(), moment.since) == (state, since)


MOMENTS = {
    "gathering": lambda: Evening(IN_TURN).sit(2),
    "playing": lambda: Evening(IN_TURN).sit(2, 1).start(),
    "over": lambda: Evening(IN_TURN).sit(2).start().play(),
    "sealed": lambda: Evening(IN_TURN, fair=2).sit(2),
    "over and sealed": lambda: Evening(IN_TURN, fair=2).sit(2).start().play(),
}
LUCK = "ab" * 32
GAME = shelf.game(IN_TURN)
DEALS = option_for_deals(GAME)
IMPOSSIBLE: list[tuple[str, AnyEvent, str]] = [
    ("gathering", events.Sat(8, "X", 0, "x"), "chair 8, expected 0 to 7"),
    ("gathering", events.Sat(-1, "X", 0, "x"), "chair -1, expected 0 to 7"),
    ("gathering", events.Sat(0, "X", 0, "x"), "chair 0 is taken by 'Player 0'"),
    ("gathering", events.Sat(5, "", 0, "x"), "expected a name"),
    ("gathering", events.Sat(5, "\x1b[2J", 0, "x"), "expected one that can be printed"),
    ("gathering", events.Bot(0, "X", "expert"), "chair 0 is taken"),
    ("gathering", events.Bot(5, "X", ""), "expected a name and a level"),
    ("gathering", events.Freed(5), "chair 5 is free already"),
    ("gathering", events.Host(99), "chair 99"),
    ("gathering", events.Changed({DEALS: 0}, 0), f"option {DEALS}"),
    ("gathering", events.Changed({"colour": 1}, 0), "option 'colour' is unknown"),
    ("gathering", events.Linked("t", Link("seat", 8, 0)), "leads to chair 8"),
    ("gathering", events.Linked("t", Link("seat", -1, 0)), "leads to chair -1"),
    ("gathering", events.Linked("t", Link("screen", 0, 0)), "leads to chair 0"),
    ("gathering", events.Entered("t", "x"), "not handed out"),
    ("gathering", events.Lent(0, 2, LUCK), "deal 2, expected deal 1"),
    ("gathering", events.Lent(0, 1, LUCK.upper()), "expected 64 hexadecimal digits"),
    ("gathering", events.Lent(0, 1, LUCK[1:]), "expected 64 hexadecimal digits"),
    ("gathering", events.Lent(5, 1, LUCK), "where no person sits"),
    ("gathering", events.Answered(0, 1), "while the table is gathering, expected playing"),
    ("gathering", events.Rang(), "expected playing"),
    ("gathering", events.Agreed(0), "expected over"),
    ("playing", events.Started(), "expected gathering"),
    ("playing", events.Sat(0, "X", 0, "d0"), "chair 0 is taken by 'Player 0', expected a bot's"),
    ("playing", events.Sat(1, "X", 0, "x"), "chair 1 is taken by 'Player 1', expected a bot's"),
    ("playing", events.Sat(2, "X", 0, "d1"), "has played on another"),
    ("playing", events.Sat(3, "X", 0, "x"), "chair 3, expected 0 to 2"),
    ("playing", events.Bot(2, "X", "expert"), "expected a person's"),
    ("playing", events.Shown("tv", "x"), "a stranger shows the table"),
    ("playing", events.Hidden("tv"), "expected one that a player has claimed"),
    ("playing", events.Watched("x", "\x1b[2J"), "expected one that can be printed"),
    ("over", events.Sat(0, "X", 0, "x"), "expected gathering or playing"),
    ("over", events.Bot(0, "X", "expert"), "expected gathering or playing"),
    ("playing", events.Changed({}, 0), "expected gathering"),
    ("playing", events.Lent(0, 1, LUCK), "deal 1, expected deal 2"),
    ("playing", events.Lent(0, 3, LUCK), "deal 3, expected deal 2"),
    ("playing", events.Lent(2, 2, LUCK), "where no person sits"),
    ("playing", events.Answered(3, 1), "chair 3, expected 0 to 2"),
    ("playing", events.Answered(0, -1), "expected"),
    ("playing", events.Answered(1, 1 << 62), "expected"),
    ("playing", events.Rang(), "has no clock of its own"),
    ("playing", events.Away(2), "where no person sits"),
    ("playing", events.Agreed(0), "expected over"),
    ("over", events.Answered(0, 0), "expected playing"),
    ("over", events.Lent(0, 3, LUCK), "expected gathering or playing"),
    ("over and sealed", events.Silent(0, LUCK, LUCK), "expected gathering or playing"),
    ("over", events.Agreed(2), "chair 2, expected 0 to 1"),
    ("playing", events.Torn(0), "0 entries are lost, expected one at least"),
    ("playing", events.Consented(0, 0), "seat 0 agrees to open game 0, expected one that it has played and not opened"),
    ("playing", events.Shut("seat", 1, "d0"), "a stranger shuts links for chair 1, expected its player"),
    ("playing", events.Shut("screen", 1, "d0"), "a stranger shuts links for chair 1, expected its player"),
    ("playing", events.Bot(0, "\x1b[2J", "expert"), "expected one that can be printed"),
    ("playing", events.Bot(0, "", "expert"), "nobody sits on chair 0, expected a name and a level"),
    ("playing", events.Answered(0, 5, "clock"), "the clock answers 5, expected 0, the rules say what it answers"),
    ("playing", events.Silent(0, LUCK, LUCK), "a chair is silent, expected luck that is lent to a deal"),
    ("sealed", events.Lent(0, 1, LUCK), "luck was lent to a deal, expected a cut"),
    ("sealed", events.Silent(0, LUCK[1:], LUCK), "a root or promise is cut short, expected 64 digits"),
    ("sealed", events.Silent(0, LUCK, LUCK[1:]), "a root or promise is cut short, expected 64 digits"),
    ("sealed", events.Silent(5, LUCK, LUCK), "where no person sits"),
    ("over", Opened(IN_TURN, 1, {}, (Chair(),), 0, 0, "fr", LUCK), "in the middle of a game"),
]


@pytest.mark.parametrize(("moment", "event", "expected"), IMPOSSIBLE, ids=lambda x: type(x).__name__.lower())
def test_what_could_not_have_happened_is_refused_and_changes_nothing(
    moment: str, event: AnyEvent, expected: str
) -> None:
    evening = MOMENTS[moment]()
    before = everything(evening.at)
    at = evening.at
    entry = Entry(at.number + 1, at.written, at.ran, "ab" * 16, event)
    with pytest.raises((Trouble, IllegalAnswer), match=re.escape(expected)):
        evening.at.play(entry, write(entry))
    assert everything(evening.at) == before


def test_luck_is_lent_once_by_each_chair() -> None:
    evening = Evening(IN_TURN).sit(2)
    evening.lend(0)
    with pytest.raises(Trouble, match="again, expected once"):
        evening.happen(events.Lent(0, 1, LUCK))


def test_a_chair_keeps_silent_once_and_nobody_cuts_where_luck_is_lent_to_deals() -> None:
    evening = Evening(IN_TURN, fair=2).sit(2)
    evening.happen(events.Silent(1, LUCK, LUCK))
    with pytest.raises(Trouble, match="chair 1 is silent again, expected one that cuts"):
        evening.happen(events.Silent(1, LUCK, LUCK))
    evening = Evening(IN_TURN).sit(2)
    cut = events.Cut(LUCK, LUCK, (), 0, {0: LUCK}, {0: LUCK})
    entry = Entry(evening.at.number + 1, 0, 0, "", events.Paused(0), (cut,))
    with pytest.raises(Trouble, match="expected playing"):
        evening.at.play(entry, write(entry))
    entry = replace(entry, event=events.Started())
    with pytest.raises(Trouble, match="cards were cut, expected luck that is lent to a deal"):
        evening.at.play(entry, write(entry))


def test_a_link_to_a_chair_opens_nothing_where_no_person_sits() -> None:
    evening = Evening(IN_TURN).sit(2, bots=1)
    evening.happen(events.Linked("to a bot", Link("seat", 2, 0)))
    with pytest.raises(Trouble, match="a device came to chair 2, where no person sits, expected a person's"):
        evening.happen(events.Entered("to a bot", "x"))


def test_a_chair_that_is_brought_has_a_colour_of_its_own() -> None:
    chairs = tuple(Chair(f"P{i}", i, devices=(f"d{i}",)) for i in range(7) if i != 3)
    opening = replace(OPENING, version=GAME.version, chairs=chairs)
    at = first(Entry(1, 0, 0, "", opening), b"")
    for number, event in enumerate((events.Sat(6, "Zoé", 0, "z"), events.Sat(7, "Yan", 0, "y")), 2):
        at.play(Entry(number, 0, 0, "", event), b"")
    with pytest.raises(Trouble, match="chair 8, expected 0 to 7"):
        at.play(Entry(4, 0, 0, "", events.Sat(8, "Max", 0, "m")), b"")


def test_nobody_begins_alone_or_without_a_host() -> None:
    with pytest.raises(Trouble, match="1 sit at the table, expected 2 to 8"):
        Evening(IN_TURN).sit(1).happen(events.Started())
    evening = Evening(IN_TURN).sit(1, bots=2)
    evening.happen(events.Freed(0))
    with pytest.raises(Trouble, match="expected the host"):
        evening.happen(events.Started())


def test_the_host_is_the_next_person_who_is_there() -> None:
    evening = Evening(IN_TURN).sit(3, bots=1)
    evening.happen(events.Freed(0))
    assert evening.at.host == 1
    evening.happen(events.Away(1))
    assert evening.at.host == 2
    evening.happen(events.Away(2))
    assert evening.at.host == 2  # nobody else is there
    evening.happen(events.Back(1))
    assert evening.at.host == 1
    evening.happen(events.Freed(1))
    evening.happen(events.Freed(2))
    evening.happen(events.Sat(0, "Zelda", 0, "d9"))
    assert evening.at.host == 0
    with pytest.raises(Trouble, match="no person sits"):
        evening.happen(events.Host(3))


def test_a_set_with_members_that_are_not_offered_is_no_second_spelling_of_one_without() -> None:
    """Two lines that do the same would be two games with the same cards: only one of them is legal."""
    evening = Evening(IN_TURN).sit(2).start()
    table = evening.at.table
    assert table is not None
    while (ask := table.ask(table.awaited[0])).form != Form.SOME_OF:
        evening.happen(events.Answered(table.awaited[0], 1 if ask.form != Form.AMOUNT else ask.least))
    seat = table.awaited[0]
    with pytest.raises(IllegalAnswer):
        evening.happen(events.Answered(seat, 1 | 1 << 40))
    evening.happen(events.Answered(seat, 1))


OPENING = Opened(IN_TURN, 1, {}, (Chair(),) * 8, 0, 0, "fr", LUCK)
BAD_OPENINGS: list[tuple[dict[str, Any], str]] = [
    ({"game": "chess"}, "no game 'chess'"),
    ({"options": {DEALS: -1}}, f"option {DEALS}"),
    ({"chairs": ()}, "0 chairs are there, expected 1 to 8"),
    ({"chairs": (Chair(),) * 9}, "9 chairs are there"),
    ({"chairs": (Chair("\x07"),)}, "expected one that can be printed"),
    ({"host": 8}, "the host's chair is 8"),
    ({"host": -1}, "the host's chair is -1"),
    ({"secret": ""}, "expected 64 hexadecimal digits"),
    ({"secret": "AB" * 32}, "expected 64 hexadecimal digits"),
    ({"secret": "a b" * 21 + "a"}, "expected 64 hexadecimal digits"),
    ({"fair": 0}, "its cards are fair by scheme 0, expected 1 or 2"),
    ({"fair": 3}, "its cards are fair by scheme 3, expected 1 or 2"),
    ({"cards": "?"}, "has no cards that can be read from a file"),
    ({"links": {"t": Link("seat", 9, 0)}}, "leads to chair 9"),
    ({"links": {str(i): Link("screen", -1, 0) for i in range(51)}}, "51 links are open, expected 50 at most"),
    ({"chairs": (Chair("X", devices=("d",) * 101),)}, "a chair has 101 devices, expected 100 at most"),
]


@pytest.mark.parametrize(("wrong", "expected"), BAD_OPENINGS, ids=lambda x: str(x)[:40])
def test_an_opening_with_something_out_of_place_is_refused(wrong: dict[str, Any], expected: str) -> None:
    entry = Entry(1, 0, 0, "ab" * 16, replace(OPENING, version=GAME.version))
    first(entry, write(entry))
    entry = replace(entry, event=replace(entry.event, **wrong))
    with pytest.raises(Trouble, match=re.escape(expected)):
        first(entry, write(entry))


def test_an_opening_whose_cards_are_sealed_is_salted() -> None:
    entry = Entry(1, 0, 0, "", replace(OPENING, version=GAME.version, fair=2))
    with pytest.raises(Trouble, match="the salt has 0 characters, expected 32 hexadecimal digits"):
        first(entry, write(entry))
    assert first(replace(entry, salt="ab" * 16), b"").written == 0


def test_an_opening_may_have_as_many_links_and_devices_as_are_allowed_and_a_newer_link_shuts_the_oldest() -> None:
    links = {str(i): Link("screen", -1, 0) for i in range(50)}
    chairs = (Chair("X", devices=tuple(f"d{i}" for i in range(100))), *(Chair(),) * 7)
    opening = replace(OPENING, version=GAME.version, links=links, chairs=chairs)
    at = first(Entry(1, 0, 0, "", opening), b"")
    assert (len(at.links), at.chair_of("d99")) == (50, 0)
    entry = Entry(2, 0, 0, "", events.Linked("new", Link("seat", 7, 0)))
    at.play(entry, write(entry))
    assert [*at.links] == [*map(str, range(1, 50)), "new"]


def test_a_log_begins_with_an_opening_and_counts_on_from_there() -> None:
    entry = Entry(1, 0, 0, "", events.Started())
    with pytest.raises(Trouble, match="is started, expected opened"):
        first(entry, write(entry))
    with pytest.raises(Trouble, match="the log is empty"):
        read([])
    evening = Evening(IN_TURN)
    entry = Entry(3, 0, 0, "", events.Paused(0))
    with pytest.raises(Trouble, match="entry 3 was read, expected 2"):
        evening.at.play(entry, write(entry))
    assert evening.at.chain == chain.link(chain.START, evening.lines[0])
