"""What every store promises, whichever database it is: nothing is lost or there twice, the first writer is right."""

import asyncio
from random import Random

import pytest

from brelan.room.chain import START, link
from brelan.server.shown import Screen
from brelan.server.store import Line, Log, Note, Played, Row, Store, Taken, Unkept
from tests.server.conftest import Opens
from tests.server.contract import row


async def ends(store: Store, rows: list[Row]) -> list[type]:
    """What becomes of rows that are written at once."""
    return [type(end) for end in await asyncio.gather(*map(store.append, rows), return_exceptions=True)]


def test_a_number_that_is_taken_is_refused_and_the_others_of_the_commit_are_kept(opens: Opens) -> None:
    async def write() -> None:
        store = opens()
        await store.append(row("A", 1))
        second = Row("A", 2, b"rematch", "0" * 64, 0, START, None, 2)  # its game is there already
        rows = [row("B", 1), row("A", 1, b"other"), second, row("C", 1)]
        assert await ends(store, rows) == [type(None), Taken, Taken, type(None)]
        assert await store.log("A") == Log(START, [b"line"])
        assert await store.log("C") == Log(START, [b"line"])
        assert await store.log("D") is None
        await store.close()

    asyncio.run(write())


def test_of_several_who_write_one_number_at_once_one_is_right(opens: Opens) -> None:
    async def write() -> None:
        store = opens()
        rows = [row(table, 1, b"line %d" % n) for n in range(10) for table in "ABC"]
        Random(1).shuffle(rows)
        told = await ends(store, rows)
        assert sorted(told.count(end) for end in (type(None), Taken)) == [3, 27]
        for each, end in zip(rows, told, strict=True):
            kept = await store.log(each.table)
            assert kept is not None
            assert (kept.lines == [each.line]) == (end is type(None))
        await store.close()

    asyncio.run(write())


def test_a_line_that_no_database_holds_is_not_kept_and_the_next_one_is(opens: Opens) -> None:
    async def write() -> None:
        store = opens()
        with pytest.raises(Unkept):
            await store.append(row("A", 1 << 70))
        await store.append(row("A", 1))
        assert await store.log("A") == Log(START, [b"line"])
        await store.close()

    asyncio.run(write())


def test_of_several_games_the_latest_is_read_unless_another_is_asked_for(opens: Opens) -> None:
    async def write() -> None:
        store = opens()
        after = START
        for game in range(3):
            for number in (2 * game + 1, 2 * game + 2):
                line, before = b"line %d" % number, after
                after = link(before, line)
                first = before if number % 2 else None
                await store.append(Row("A", number, line, after, game, first, None, 0))
        latest = await store.log("A")
        assert latest is not None
        assert latest.lines == [b"line 5", b"line 6"]
        assert await store.log("A", 2) == latest
        assert await store.log("A", 0) == Log(START, [b"line 1", b"line 2"])
        assert await store.log("A", 3) is None
        await store.close()

    asyncio.run(write())


def test_whoever_knows_a_table_up_to_a_number_reads_on_from_there(opens: Opens) -> None:
    async def write() -> None:
        store = opens()
        for table in "ABC":
            for number in range(1, 5):
                await store.append(row(table, number, b"%d" % number))
        found = await store.after({"A": 2, "B": 4, "C": 0, "D": 0})
        assert found["A"] == [Line(n, b"%d" % n, link(START, b"%d" % n)) for n in (3, 4)]
        assert [line.number for line in found["C"]] == [1, 2, 3, 4]
        assert set(found) == {"A", "C"}
        await store.close()

    asyncio.run(write())


def test_lines_that_were_set_aside_are_read_by_nobody_and_their_numbers_are_free(opens: Opens) -> None:
    async def write() -> None:
        store = opens()
        for number in range(1, 5):
            await store.append(row("A", number, b"%d" % number))
        for _ in range(2):
            await store.set_aside("A", 3)
            assert [line.number for line in (await store.after({"A": 0}))["A"]] == [1, 2]
            await store.append(row("A", 3, b"again"))
        await store.close()

    asyncio.run(write())


def test_a_device_finds_the_games_of_the_tables_it_came_to_the_latest_first(opens: Opens) -> None:
    async def write() -> list[Played]:
        store = opens()
        await store.append(row("A", 1, device="phone"))
        await store.append(row("B", 1, device="phone")._replace(at=5))
        await store.append(row("B", 2)._replace(game=1, before=START))
        await store.append(row("B", 3)._replace(game=1))
        await store.append(row("A", 2, device="phone")._replace(at=9))
        await store.append(row("C", 1, device="another"))
        found = await store.games_of("phone")
        await store.close()
        return found

    assert asyncio.run(write()) == [Played("A", 0, 2), Played("B", 1, 3), Played("B", 0, 1)]


def test_a_note_replaces_an_earlier_one_is_found_by_kind_owner_and_what_it_is_about_and_can_be_erased(
    opens: Opens,
) -> None:
    async def write() -> list[list[Note]]:
        store = opens()
        for note in (Note("k", "A", "x", b"1"), Note("k", "B", "x", b"2"), Note("k", "A", "y", b"3")):
            await store.note(note)
        await store.note(Note("k", "A", "x", b"4"))
        await store.note(Note("k", "B", "x", None))
        found = [await store.notes("k"), await store.notes("k", owner="y")]
        found += [await store.notes("k", about="A", owner="x"), await store.notes("other")]
        await store.close()
        return found

    x, y = Note("k", "A", "x", b"4"), Note("k", "A", "y", b"3")
    assert asyncio.run(write()) == [[x, y], [y], [x], []]


def test_what_was_kept_is_there_when_the_store_is_opened_again(opens: Opens) -> None:
    async def write(number: int) -> list[Line]:
        store = opens()
        await store.append(row("A", number))
        found = await store.after({"A": 0})
        await store.close()
        return found["A"]

    for number in range(1, 4):
        assert len(asyncio.run(write(number))) == number


def test_a_code_is_on_one_screen_and_one_person_claims_it(opens: Opens) -> None:
    async def use() -> None:
        store = opens()
        shown = store.board.shown
        assert await shown.screen("tv") is None
        assert await shown.keep(Screen("tv", "BCDF"), 600)
        assert not await shown.keep(Screen("other", "BCDF"), 600)
        assert await shown.keep(Screen("old", "GHJK"), -1)
        assert await shown.claim("GHJK", "anna", 600) is None, "its time is over"
        claims = await asyncio.gather(*(shown.claim("BCDF", owner, 600) for owner in ("anna", "ben")))
        (claimed,) = [claim for claim in claims if claim is not None]
        assert claimed == Screen("tv", "", claimed.owner) == await shown.screen("tv")
        assert await shown.of(claimed.owner) == [claimed]
        assert await shown.claim("", "eve", 600) is None
        await shown.drop("tv")
        assert await shown.of(claimed.owner) == []
        await store.board.leave()
        await store.close()

    asyncio.run(use())
