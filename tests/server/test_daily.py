"""The hand of the day is the same in every room, tells no more than its seat knows, and takes legal answers alone."""

import json
from random import Random

import pytest

from brelan.engine.state import NO_SEAT
from brelan.room.chain import START
from brelan.room.events import Answered
from brelan.room.requests import Refused
from brelan.server.daily import ASKED, Played, Puzzle, expect_legal, opened
from brelan.server.replays import told_to
from brelan.server.store import Log
from tests.boxes import IN_TURN, SEALED


def puzzle(game: str, day: str, answers: int) -> Puzzle:
    """A table of a day after so many answers, and until its seat is asked."""
    played, rng = Played(opened(game, day, 0)), Random(1)
    table = played.at.table
    assert table is not None
    while answers > 0 or ASKED not in table.awaited:
        seat = table.awaited[-1]
        played.happen(Answered(seat, table.asks[seat].encode(table.asks[seat].any(rng)), "bot"))
        answers -= 1
    return Puzzle(tuple(line.decode() for line in played.lines), 0, (0,), {}, 0.0, True)


@pytest.mark.parametrize("game", [IN_TURN, SEALED])
def test_a_day_has_one_table_and_another_day_another(game: str) -> None:
    first, again, other = puzzle(game, "2026-11-17", 3), puzzle(game, "2026-11-17", 3), puzzle(game, "2026-11-18", 3)
    assert first.lines == again.lines
    assert first.lines != other.lines


@pytest.mark.parametrize("game", [IN_TURN, SEALED])
def test_the_page_is_told_what_the_seat_knows_and_the_secret_is_not_among_it(game: str) -> None:
    found = puzzle(game, "2026-11-17", 3)
    hand = told_to(Log(START, [line.encode() for line in found.lines]), "DAILY", ASKED)
    assert hand.table.chair == ASKED != NO_SEAT
    assert json.loads(found.lines[0])["event"]["secret"] not in str(hand)
    assert hand.table.picture is not None
    others = {key: pile for key, pile in hand.table.picture.piles.items() if key.endswith(".1")}
    assert not [card for pile in others.values() if not isinstance(pile, int) for card in pile if card[0] != "?"]


def test_an_answer_that_the_rules_do_not_allow_is_refused_saying_what_was_expected() -> None:
    found = puzzle(SEALED, "2026-11-17", 0)
    expect_legal(found, (0, 1))
    for wrong in ((0,), (0, 99), 7, -1):
        with pytest.raises(Refused, match="was given, expected"):
            expect_legal(found, wrong)
