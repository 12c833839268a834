"""Everybody cuts, over real sockets: every card that a phone sees was sealed before its own luck was known."""

from collections.abc import Iterator
from random import Random
from threading import Thread
from time import sleep
from typing import Any

import pytest

from brelan import shelf
from brelan.room import envelopes
from brelan.room.sealed import Needs, Sealed
from tests.boxes import FIVE_CARDS, brief
from tests.server.company import Company
from tests.server.cutters import Cutter, cutting
from tests.server.devices import play, stopping
from tests.server.still import Still


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Still]:
    with stopping(Still(tmp_path_factory.mktemp("cutting") / "data")) as running:
        yield running


def keys(log: list[dict[str, Any]], game: str) -> set[str]:
    """Everything that opens an envelope of a game: salts, and seeds of what was played."""
    layout = shelf.game(game).state.LAYOUT
    chance = Sealed(bytes.fromhex(log[0]["event"]["secret"]), layout.decks, layout.constants["DECK"])
    found = set()
    for entry in log:
        for i, cut in enumerate(entry.get("cuts", ())):
            luck = {int(chair): lent for chair, lent in cut["luck"].items()}
            made = chance.cut(f"{entry['number']}.{i}", Needs(tuple(cut["stocks"]), cut["lots"]), luck, cut["about"])
            assert made.root.hex() == cut["root"]
            for place, names in enumerate(made.names):
                seed = made.played(place).seed
                found |= {seed.hex(), *(envelopes.salt(seed, each).hex() for each in names)}
            found |= {made.salt(n).hex() for n in range(cut["lots"])}
    return found


def found_in(words: bytes, wanted: set[str]) -> set[str]:
    """Those of some hexadecimal texts that stand anywhere in what was heard."""
    return {text for text in wanted if text.encode() in words}


@pytest.mark.parametrize("game", shelf.names())
def test_every_card_that_a_phone_sees_was_sealed_before_its_own_luck_was_known(
    server: Still, game: str, deep: bool
) -> None:
    company = Company(server, game, 3, options=brief(game))
    with cutting(company.devices, company.code) as cutters:
        lives = company.come()
        company.start()
        play(lives, Random(5), 400 if deep else 80)
        for device, cutter in zip(company.devices, cutters, strict=True):
            cutter.catch_up(company.log[-1]["number"])
            assert cutter.troubles == []
            assert cutter.checker.mine == set(cutter.checker.cuts) != set()
            assert cutter.checker.checked > 10
            assert found_in(b"".join(device.heard), keys(company.log, game)) == cutter.salts
    company.go()


class Mute(Cutter):
    """A phone that promises luck and keeps it."""

    asked = False

    def show(self, promised: dict[str, Any]) -> None:
        """Nothing is shown."""
        self.asked = promised["type"] == "promised"


def test_whoever_promises_and_keeps_silent_is_named_and_the_cards_are_sealed_anew(server: Still) -> None:
    company = Company(server, FIVE_CARDS, 2, options=brief(FIVE_CARDS))
    anna, bruno = Cutter(company.devices[0], company.code), Mute(company.devices[1], company.code)
    lives = company.come()
    starting = Thread(target=company.start)
    starting.start()
    while not bruno.asked:
        sleep(0.05)
    server.wind(11)
    starting.join()
    while lives[0].table["phase"] != "playing":
        lives[0].until("table")
    assert lives[0].table["silent"] == [1]
    assert anna.troubles == []
    assert [event["chair"] for event in company.events if event["type"] == "silent"] == [1]
    cuts = [cut for entry in company.log for cut in entry.get("cuts", ())]
    assert [list(cut["luck"]) for cut in cuts] == [["0"]] * len(cuts) != []
    anna.close()
    bruno.close()
    company.go()


class Dozing(Cutter):
    """A phone that misses calls for a while, and hears all the rest."""

    dozes = False
    missed = 0

    def hear(self, message: dict[str, Any]) -> None:
        """A call may be missed."""
        if message["type"] == "call" and self.dozes:
            self.missed += 1
        else:
            super().hear(message)


@pytest.mark.parametrize("game", shelf.names())
def test_a_deal_that_nobody_has_cut_alarms_no_phone_and_neither_does_the_next_one(server: Still, game: str) -> None:
    company = Company(server, game, 3, options=brief(game))
    phone = Dozing(company.devices[0], company.code)
    lives = company.come()
    company.start()
    while not phone.checker.mine:
        sleep(0.02)
    phone.dozes = True
    playing = Thread(target=play, args=(lives, Random(5), 60))
    playing.start()
    while playing.is_alive():
        if phone.missed:
            server.wind(2)
        playing.join(0.05)
    phone.dozes = False
    phone.live.send(type="cuts")
    play(lives, Random(6), 60)
    phone.catch_up(company.log[-1]["number"])
    assert phone.troubles == []
    phone.close()
    company.go()
