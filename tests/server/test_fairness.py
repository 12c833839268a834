"""Whoever comes to a table in the middle of a game can prove what they see there."""

import msgspec
import pytest

from brelan import shelf
from brelan.room import sealed
from brelan.room.checking import Checker
from brelan.room.sealed import Sealed
from brelan.server.telling import Here, whole
from tests.boxes import DICE, lasting
from tests.room.evenings import CODE, Evening
from tests.server.cutters import told_of


def later(name: str) -> Evening:
    """A game that two people cut, in its third deal or later."""
    evening = Evening(name, seed=2, options=lasting(name, 3), fair=2).sit(max(2, shelf.game(name).least))
    evening.cutters = {0, 1}
    evening.start()
    while evening.at.phase == "playing" and evening.at.next_deal < 4 and len(evening.lines) < 150:
        evening.turn()
    assert evening.at.next_deal > 2
    return evening


def told(evening: Evening, chair: int | None) -> bytes:
    """What a device that comes now is told."""
    return whole(evening.at, CODE, "seat", chair, Here(set(), set()), [], 0, {})


@pytest.mark.parametrize("name", shelf.names())
def test_a_device_that_joins_in_a_later_deal_is_told_every_cut_that_it_hears_of(name: str) -> None:
    """A card that is not used lies in the box from the first deal on, and was left out of every cut since."""
    evening = later(name)
    for chair in (0, None):
        phone = Checker()
        phone.hear(told_of(msgspec.json.decode(told(evening, chair))))
        assert phone.cuts


@pytest.mark.parametrize("name", [name for name in shelf.names() if name != DICE])
def test_nobody_is_told_the_seed_of_a_deck_that_is_played_however_many_were_sealed_since(name: str) -> None:
    evening = later(name)
    chance = evening.at.chance
    assert isinstance(chance, Sealed)
    seeds = [order.cut.played(order.place).seed.hex() for order in chance.orders]
    before = told(evening, 0)
    sealed._decks.cache_clear()
    assert told(evening, 0) == before
    assert seeds
    assert not [seed for seed in seeds if seed.encode() in before]
