"""A person's page counts what a device has played, and says what its decisions cost and how sure that is."""

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import TypeVar

import msgspec
import pytest

from brelan.review.shape import FORMAT, GradeName, Judged, Review
from brelan.server import album, career, reviews
from brelan.server.memories import Quality, Souvenir
from brelan.server.schema import FILE
from brelan.server.sqlite import Sqlite
from brelan.server.store import Note, Store
from brelan.server.tokens import hashed
from tests.boxes import IN_TURN, lasting
from tests.page.finished import Finished

T = TypeVar("T")


def judged(number: int, lost: float, grade: GradeName, step: str) -> Judged:
    """A decision of which only that is known."""
    no: dict[str, str] = {}
    return Judged(number, 1, "1", "2", lost, 0.0, grade, 0.5, no, no, 1, 2, [2], step, "", {})


DECIDED = [
    judged(1, 0.0, "free_choice", "open"),
    judged(3, 0.2, "error", "open"),
    judged(5, 0.4, "blunder", "open"),
    judged(7, 0.5, "blunder", "exchange"),
]


def review(decisions: list[Judged], shape: int = FORMAT) -> bytes:
    """A stored one."""
    found = Review(
        shape, IN_TURN, 1, [], False, "chips", 0.5, 0.0, 0.0, -1.1, 0.0, 0.0, 0.0, 1.1, [], decisions, [], {}
    )
    return msgspec.json.encode(found)


@pytest.fixture(scope="module")
def game() -> Finished:
    return Finished(IN_TURN, 3, 5, lasting(IN_TURN, 2))


def asked(data: Path, game: Finished, noted: bytes, ask: Callable[[Store, str], Awaitable[T]]) -> T:
    """What a store says to the game's device, with a review of its seat."""

    async def look() -> T:
        store = Sqlite(data / FILE)
        try:
            for row in game.rows:
                await store.append(row)
            await store.note(Note(reviews.KIND, album.about(game.code, 0), "0", noted))
            return await ask(store, hashed(game.token))
        finally:
            await store.close()

    return asyncio.run(look())


def near(found: Quality, expected: Quality) -> bool:
    return msgspec.structs.astuple(found) == pytest.approx(msgspec.structs.astuple(expected), abs=1e-4)


def test_a_page_says_what_decisions_cost_on_average_and_how_sure_that_is(tmp_path: Path, game: Finished) -> None:
    """Worked out by hand: 1.96 standard errors either side, never below nothing; a single one may be twice as dear."""
    found = asked(tmp_path, game, review(DECIDED), career.career)
    assert (found.played, found.reviewed) == (1, 1)
    assert found.won == (game.table.result is not None and 0 in game.table.result.winners)
    met = [(each.what, each.played, each.colour) for each in found.against]
    assert met == [(chair.name, 1, chair.colour) for chair in game.chairs[1:]], "in the colours that they had"
    [whole], [opening, exchange] = found.quality, found.kinds
    assert near(whole, Quality(IN_TURN, "", 4, 0.275, 0.0577, 0.4923))
    assert near(opening, Quality(IN_TURN, "open", 3, 0.2, 0.0, 0.4263))  # thrice 0.2 costs more than once 0.5
    assert near(exchange, Quality(IN_TURN, "exchange", 1, 0.5, 0.0, 1.48))
    assert [each.decisions for each in found.days] == [4]


def test_mistakes_are_asked_again_the_costliest_first_and_nothing_else_is(tmp_path: Path, game: Finished) -> None:
    found = asked(tmp_path, game, review(DECIDED), career.mistakes)
    assert [(each.answer, each.lost) for each in found.mistakes] == [(7, 0.5), (5, 0.4), (3, 0.2)]


def test_a_review_of_an_earlier_shape_is_not_counted(tmp_path: Path, game: Finished) -> None:
    found = asked(tmp_path, game, review(DECIDED, FORMAT - 1), career.career)
    assert (found.played, found.reviewed, found.quality) == (1, 0, ())


def test_whoever_erases_their_page_leaves_no_review_behind(tmp_path: Path, game: Finished) -> None:
    async def erased(store: Store, device: str) -> tuple[int, list[Note]]:
        await career.erase(store, device)
        return (await career.career(store, device)).played, await store.notes(reviews.KIND)

    assert asked(tmp_path, game, review(DECIDED), erased) == (0, [])


def test_an_album_that_was_noted_without_what_everybody_had_is_looked_up_again(tmp_path: Path, game: Finished) -> None:
    async def renewed(store: Store, device: str) -> tuple[Souvenir, Souvenir]:
        [now], _ = await album.souvenirs(store, device)
        before = msgspec.json.encode(msgspec.structs.replace(now, has=()))
        await store.note(Note(album.KIND, album.about(game.code, 0), device, before))
        [again], _ = await album.souvenirs(store, device)
        return now, again

    now, again = asked(tmp_path, game, review([]), renewed)
    assert now == again
    assert len(now.has) == len(game.chairs)
