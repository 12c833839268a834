"""Cards of a table's own, over the wire: looked over, tried out, brought, shown to whoever comes."""

import asyncio

import pytest

from brelan import shelf
from brelan.room import requests
from brelan.server import trials
from brelan.server.trials import Trials
from tests.room.test_own_cards import REPLACED, own
from tests.server.devices import Device, Refused, Server

NAME = REPLACED[0]
SEATS = shelf.game(NAME).least


def test_a_stranger_sees_the_cards_that_a_table_plays_with_and_the_words_on_them(server: Server) -> None:
    host, stranger = Device(server), Device(server)
    code = host.open(NAME, SEATS, cards=own(NAME))
    assert stranger.ask("GET", f"/api/tables/{code}")["cards"] == own(NAME)
    here = stranger.ask("GET", f"/api/tables/{code}/cards?lang=fr")["cards"]
    usual = stranger.ask("GET", f"/api/games/{NAME}/cards?lang=fr")["cards"]
    assert (here != usual) == bool(usual)
    assert host.watch(code).until("table")["cards"] == own(NAME)
    host.ask("PUT", f"/api/tables/{code}/options", {"options": {}})
    assert stranger.ask("GET", f"/api/tables/{code}")["cards"] == ""


@pytest.mark.parametrize("name", REPLACED)
def test_cards_are_looked_over_at_once_and_what_cannot_be_played_opens_no_table(server: Server, name: str) -> None:
    host, seats = Device(server), shelf.game(name).least
    box = host.ask("GET", f"/api/games/{name}/deck")["cards"]
    spoilt = f"moon = 1\n{box}"
    found = host.post(f"/api/games/{name}/deck", cards=spoilt, players=seats)
    assert "moon" in found["why"]
    assert "expected" in found["why"]
    assert not found["done"]
    with pytest.raises(Refused, match="expected") as refused:
        host.open(name, seats, cards=spoilt)
    assert refused.value.code == "cards"
    assert found["wrong"]["reason"] == "unknown"
    usual = host.post(f"/api/games/{name}/deck", cards="", players=seats)
    assert (usual["why"], usual["wrong"], usual["done"], usual["stands_out"]) == ("", None, True, {})


def test_a_box_without_such_cards_says_so(server: Server) -> None:
    name = next(name for name in shelf.names() if not shelf.box(name).cards)
    with pytest.raises(Refused, match="has no cards that a table may replace"):
        Device(server).ask("GET", f"/api/games/{name}/deck")


def told(game: str, players: int, cards: str) -> dict[str, list[str]]:
    """In the process: what came there."""
    return {"fr": [f"{game} {players} {cards}"]}


def test_cards_are_tried_out_once_in_a_process_of_their_own(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(trials, "work", told)

    async def twice() -> None:
        room = Trials()
        assert room.tried("game", 3, "cards") is None
        await asyncio.gather(*room._tasks.values())
        assert room.tried("game", 3, "cards") == {"fr": ["game 3 cards"]}
        assert room._tasks == {}

    asyncio.run(twice())


def test_only_so_many_decks_wait_to_be_tried_out(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(trials, "work", told)

    async def many() -> None:
        room = Trials()
        for n in range(trials.WAITING):
            room.tried("game", 3, str(n + 1))
        with pytest.raises(requests.Refused, match="ask again"):
            room.tried("game", 3, "more")
        room.close()

    asyncio.run(many())
