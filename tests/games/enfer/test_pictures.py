"""What devices are shown of a table of Poker d'enfer."""

from typing import Any

from brelan.engine.state import NO_SEAT
from brelan.engine.table import Table
from brelan.games.enfer import game
from brelan.server.picture import changed_numbers, changed_piles, picture
from tests.games.enfer.table import activating
from tests.table import play


def pictures(table: Table) -> list[Any]:
    """What everybody and each seat sees."""
    return [picture(game, table.state, watcher) for watcher in (NO_SEAT, *range(table.state.players))]


def test_a_card_that_devils_eye_saw_and_that_was_exchanged_then_is_no_longer_shown_to_who_saw_it() -> None:
    table = activating("devils-eye", "second-chance", "tithe", then="5s 6s 7c")
    play(table, "1 activate", "1 eyes 2", "1 sees 1 2", "2 activate")
    known, before = pictures(table), table.state
    assert known[1].piles["hidden.1"] == ("5d*", "7h*", "??")
    play(table, "2 exchanges 1 2 3")
    common, own = changed_piles(game, before, table.state)
    assert "hidden.1" not in common, "three cards nobody else knows, before and after"
    for watcher, (was, now) in enumerate(zip(known, pictures(table), strict=True), -1):
        mine = own[watcher] if watcher >= 0 else {}
        assert {**was.piles, **common, **mine} == now.piles
        assert {**was.numbers, **changed_numbers(game, before, table.state)} == now.numbers
    assert own[0]["hidden.1"] == 3
    assert own[1]["hidden.1"] == ("5s*", "6s*", "7c*")
    assert "hidden.1" not in own[2]
