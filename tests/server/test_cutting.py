"""Everybody cuts, over real sockets: every card that a phone sees was sealed before its own luck was known."""

from collections.abc import Iterator
from random import Random

import pytest

from brelan import shelf
from brelan.room.opened import verify
from tests.boxes import brief
from tests.server.company import Company
from tests.server.cutters import cutting
from tests.server.devices import Server, play, stopping
from tests.server.still import Still


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with stopping(Still(tmp_path_factory.mktemp("cutting") / "data")) as running:
        yield running


@pytest.mark.parametrize("game", shelf.names())
def test_every_card_that_a_phone_sees_was_sealed_before_its_own_luck_was_known(server: Server, game: str) -> None:
    company = Company(server, game, 3, options=brief(game))
    with cutting(company.devices, company.code) as cutters:
        lives = company.come()
        company.start()
        play(lives, Random(5))
        for cutter in cutters:
            assert cutter.troubles == []
            assert cutter.checker.mine == set(cutter.checker.cuts) != set()
            assert cutter.checker.checked > 10
        for device in company.devices:
            device.do(company.code, "agree")
        opened = company.devices[0].ask("GET", f"/api/tables/{company.code}/log")
        proved = verify(opened, "game")
        assert all(len(deal.luck) >= 3 for deal in proved.deals)
    company.go()
