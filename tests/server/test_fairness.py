"""Whoever comes to a table in the middle of a game can prove what they see there."""

import msgspec
import pytest

from brelan import shelf
from brelan.room.checking import Checker
from brelan.server.telling import Here, whole
from tests.boxes import lasting
from tests.room.evenings import CODE, Evening
from tests.server.cutters import told_of


@pytest.mark.parametrize("name", shelf.names())
def test_a_device_that_joins_in_a_later_deal_is_told_every_cut_that_it_hears_of(name: str) -> None:
    """A card that is not used lies in the box from the first deal on, and was left out of every cut since."""
    evening = Evening(name, seed=2, options=lasting(name, 3), fair=2).sit(max(2, shelf.game(name).least))
    evening.cutters = {0, 1}
    evening.start()
    while evening.at.phase == "playing" and evening.at.next_deal < 4 and len(evening.lines) < 150:
        evening.turn()
    assert evening.at.next_deal > 2
    for chair in (0, None):
        told = whole(evening.at, CODE, "seat", chair, Here(set(), set()), [], 0, {})
        phone = Checker()
        phone.hear(told_of(msgspec.json.decode(told)))
        assert phone.cuts
