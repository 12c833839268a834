"""Some people at one table, each with a phone."""

import json
import sqlite3
from contextlib import closing
from typing import Any

from tests.server.devices import Device, Live, Server

NAMES = ("Anna", "Bruno", "Chloé", "David", "Élise", "Farid", "Gaëlle", "Hana")


class Company:
    """The first of them is the host; everybody sits on the chair of their number."""

    def __init__(self, server: Server, game: str, people: int, bots: int = 0, free: int = 0, **more: object) -> None:
        self.server = server
        self.devices = [Device(server) for _ in range(people)]
        host = self.devices[0]
        self.code = host.open(game, people + bots + free, NAMES[0], **more)
        for name, device in zip(NAMES[1:people], self.devices[1:], strict=True):
            device.sit(self.code, name)
        for chair in range(people, people + bots):
            host.bot(self.code, chair)
        self.lives: list[Live] = []

    def come(self, *who: int) -> list[Live]:
        """These devices, or all, open the table and hear all of it."""
        lives = [self.devices[i].watch(self.code) for i in who or range(len(self.devices))]
        for live in lives:
            live.until("table")
        self.lives += lives
        return lives

    def start(self) -> "Company":
        self.devices[0].do(self.code, "start")
        return self

    def go(self) -> None:
        """Everybody shuts the page."""
        for live in self.lives:
            live.close()
        self.lives.clear()

    @property
    def lobby(self) -> dict[str, Any]:
        """The table as a stranger sees it."""
        found: dict[str, Any] = Device(self.server).ask("GET", f"/api/tables/{self.code}")
        return found

    @property
    def log(self) -> list[dict[str, Any]]:
        """What stands on disc."""
        with closing(sqlite3.connect(f"file:{self.server.data / 'brelan.sqlite'}?mode=ro", uri=True)) as db:
            rows = db.execute("SELECT body FROM line WHERE table_id = ? ORDER BY number", (self.code,)).fetchall()
        return [json.loads(body) for (body,) in rows]

    @property
    def events(self) -> list[dict[str, Any]]:
        return [entry["event"] for entry in self.log]


def link(device: Device, code: str, role: str) -> str:
    """The token of a link that a player hands out."""
    return str(device.do(code, "links", role=role)["token"])


def enters(device: Device, code: str, token: str) -> Device:
    """A device comes in by a link."""
    device.do(code, "enter", token=token)
    return device
