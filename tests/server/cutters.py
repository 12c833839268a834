"""Phones that cut: each has a thread and a connection of its own, answers every call, and checks what it is told."""

from collections.abc import Iterator
from contextlib import contextmanager
from secrets import token_hex
from threading import Thread
from time import sleep
from typing import Any

import msgspec
from websockets.exceptions import ConnectionClosed

from brelan.room.checking import Called, Checker, Heard, Shown
from brelan.room.envelopes import promise
from brelan.trouble import Trouble
from tests.server.devices import Device, Live


class Cutter:
    """A device's second connection, which lends luck and checks; what is wrong is noted in `troubles`."""

    def __init__(self, device: Device, code: str) -> None:
        self.live = Live(device, code)
        self.live.send(type="cuts")
        self.checker = Checker()
        self.troubles: list[str] = []
        self.kept: list[Called | Shown | Heard] = []
        self.luck: dict[str, str] = {}
        self.number = 0
        self.seen: set[str] = set()
        self.salts: set[str] = set()
        """All that were opened to it."""
        self.thread = Thread(target=self._listen, daemon=True)
        self.thread.start()

    def _listen(self) -> None:
        try:
            while True:
                message = self.live.hear()
                try:
                    self.hear(message)
                except (Trouble, msgspec.MsgspecError) as trouble:
                    self.troubles.append(str(trouble))
                self.number = message.get("number", self.number)
        except (ConnectionClosed, OSError, EOFError):
            pass

    def hear(self, message: dict[str, Any]) -> None:
        """One more message, as a page hears it."""
        if message["type"] == "call":
            luck = self.luck[message["cut"]] = token_hex(32)
            self.promise(message["cut"], luck)
            called = msgspec.convert({**_bare(message), "luck": luck}, Called)
            self.kept.append(called)
            self.checker.call(called)
        elif message["type"] == "promised":
            self.show(message)
        elif message["type"] in ("table", "update"):
            told = told_of(message)
            self.kept.append(told)
            self.checker.hear(told)
            self._look(told)

    def _look(self, told: Heard) -> None:
        """Whatever is opened to a phone, it sees or has just seen."""
        now = {_plain(card) for _, cards in _faces(self.live.table.get("picture") or {}) for card in cards}
        passing = {_plain(card) for _, cards in told.passing for card in cards}
        hidden = {card[2] for card in told.cards} - now - passing - self.seen
        if hidden:
            self.troubles.append(f"{hidden} were opened and are not to be seen")
        self.seen = now
        self.salts |= {card[3] for card in told.cards} | {die[2] for die in told.dice}

    def promise(self, cut: str, luck: str) -> None:
        """Say the hash of one's luck."""
        self.live.send(type="promise", cut=cut, promise=promise(bytes.fromhex(luck)))

    def show(self, promised: dict[str, Any]) -> None:
        """Show one's luck, if one's promise is among those that count."""
        luck = self.luck[promised["cut"]]
        if promise(bytes.fromhex(luck)) in promised["promises"].values():
            self.live.send(type="luck", cut=promised["cut"], luck=luck)
            shown = msgspec.convert(_bare(promised), Shown, strict=False)
            self.kept.append(shown)
            self.checker.show(shown)

    def catch_up(self, number: int) -> None:
        """Wait until it has heard of an entry."""
        while self.number < number and self.thread.is_alive():
            sleep(0.02)

    def close(self) -> None:
        """The phone is put away."""
        self.live.close()
        self.thread.join()


def _bare(message: dict[str, Any]) -> dict[str, Any]:
    return {key: value for key, value in message.items() if key != "type"}


def _plain(card: str) -> str:
    return card.partition("*")[0].partition("#")[0]


def told_of(message: dict[str, Any]) -> Heard:
    """What a message lets a device check."""
    whole = message["type"] == "table"
    given = {
        "number": message["number"],
        "chain": message["chain"],
        "whole": whole,
        "silent": len(message.get("silent", ())),
        **message.get("fair", {}),
    }
    seen = _faces(message.get("picture") or {}) if whole else _faces(message)
    passing = [pile for glimpse in message.get("glimpses", ()) for pile in _faces(glimpse)]
    return msgspec.convert({**given, "seen": seen, "passing": passing}, Heard, strict=False)


def _faces(picture: dict[str, Any]) -> list[tuple[str, list[str]]]:
    piles = {**picture.get("piles", {}), **picture.get("mine", {})}
    shown = {key: cards for key, cards in piles.items() if isinstance(cards, list)}
    return [(key, [card for card in cards if not card.startswith("?")]) for key, cards in shown.items()]


@contextmanager
def cutting(devices: list[Device], code: str) -> Iterator[list[Cutter]]:
    """All these phones cut for a while."""
    cutters = [Cutter(device, code) for device in devices]
    try:
        yield cutters
    finally:
        for cutter in cutters:
            cutter.close()
