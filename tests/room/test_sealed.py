"""Sealed cards, cut by everybody: what comes follows from what was sealed and from luck, and stands alone."""

import pytest

from brelan import shelf
from brelan.room.opened import verify
from tests.room.evenings import whole


@pytest.mark.parametrize("name", shelf.names())
def test_a_game_that_everybody_cut_is_proved_by_its_opened_log(name: str) -> None:
    evening = whole(name, seed=8, people=3, bots=1, fair=2)
    proved = verify(evening.text, "game")
    assert evening.at.table is not None
    assert proved.table.state == evening.at.table.state
    assert proved.sitting.memory.tells() == evening.at.memory.tells() != []
    assert all(deal.came and deal.roots and len(deal.luck) >= 2 for deal in proved.deals)
