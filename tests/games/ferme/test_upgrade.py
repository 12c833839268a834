"""A room that a new version of the rules opens: what was finished stays, who gathers goes on, and so does a game."""

import os
import re
import shutil
import subprocess
import sys
from collections.abc import Iterator
from hashlib import sha256
from pathlib import Path
from random import Random
from typing import Any

import pytest

from tests.boxes import SEALED
from tests.games.ferme.newer import WHERE, Newer, print_edition
from tests.server.devices import WAIT, Device, Live, Server, play, serving

CHIPS = 100


class Before:
    """What the old version left, and what everybody knew then."""

    def __init__(self, path: Path) -> None:
        self.data, self.copy, self.export = path / "data", path / "copy", path / "export"
        with serving(self.data) as server:
            self.devices = [Device(server), Device(server), Device(server)]
            self.finished, lives = self.seated("ferme", deals=2)
            play(lives, Random(1))
            self.screen(self.finished)
            self.ends = [live.table for live in watch(self.devices[:2], self.finished)]
            self.stories = self.told(self.finished)
            self.lobby = self.devices[0].open("ferme", 3, options={"maximum": 500, "stack": 70})
            self.running, lives = self.seated("ferme", deals=4)
            self.complete = self.into_deal(lives, 3)
            self.early = self.told(self.running)
            lives = watch(self.devices[:2], self.running)
            self.abandoned = [live.table["picture"]["piles"][f"hand.{i}"] for i, live in enumerate(lives)]
            self.chains = {live.number: live.table["chain"] for live in lives}
            self.back, lives = self.seated("ferme", deals=3)
            self.into_deal(lives, 2)
            self.first, lives = self.seated("ferme", deals=2)
            play(lives, Random(3), 1)
            self.other, lives = self.seated(SEALED)
            play(lives, Random(4), 5)
            self.others = [live.table["picture"] for live in watch(self.devices[:2], self.other)]
        command = [sys.executable, "-m", "brelan", "export", str(self.export), "--data", str(self.data)]
        subprocess.run(command, check=True, capture_output=True, timeout=WAIT)

    def seated(self, game: str, **options: int) -> tuple[str, list[Live]]:
        """A table where two people have begun."""
        anna, ben, _ = self.devices
        code = anna.open(game, 2, options=options)
        ben.sit(code, "Ben")
        anna.do(code, "start")
        return code, watch(self.devices[:2], code)

    def screen(self, code: str) -> None:
        """The third device looks on."""
        token = self.devices[0].do(code, "links", role="spectator")["token"]
        self.devices[2].do(code, "enter", token=token)

    def told(self, code: str) -> list[dict[str, list[tuple[str, str]]]]:
        """The story as each device may know it, in both languages."""
        return [{lang: story(device, code, lang) for lang in ("fr", "en")} for device in self.devices[:2]]

    @staticmethod
    def into_deal(lives: list[Live], deal: int) -> list[int]:
        """Play until some way into a deal; what everybody had when the one before was complete."""
        rng = Random(2)
        while numbers(lives[0])["deal"] < deal:
            play(lives, rng, 1)
        chips = [n + m for n, m in zip(numbers(lives[0])["chips"], numbers(lives[0])["staked"], strict=True)]
        play(lives, rng, 2)
        assert numbers(lives[0])["deal"] == deal
        assert lives[0].table["phase"] == "playing"
        return chips[:2]


def watch(devices: list[Device], code: str) -> list[Live]:
    lives = [device.watch(code) for device in devices]
    for live in lives:
        live.until("table")
    return lives


def numbers(live: Live) -> dict[str, Any]:
    found: dict[str, Any] = live.table["picture"]["numbers"]
    return found


def story(device: Device, code: str, lang: str) -> list[tuple[str, str]]:
    lines = device.ask("GET", f"/api/tables/{code}/story?lang={lang}")["lines"]
    return [(line["text"], line["rule"]) for line in lines]


def moved(devices: list[Device], server: Server) -> list[Device]:
    """The same devices at another server."""
    found = []
    for device in devices:
        found.append(Device(server))
        found[-1].client.cookies.set("brelan", device.token)
    return found


@pytest.fixture(scope="module")
def before(tmp_path_factory: pytest.TempPathFactory) -> Before:
    return Before(tmp_path_factory.mktemp("before"))


@pytest.fixture(scope="module", autouse=True)
def edition(tmp_path_factory: pytest.TempPathFactory) -> Iterator[None]:
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv(WHERE, str(print_edition(tmp_path_factory.mktemp("edition"))))
        yield


def newer(*words: object) -> subprocess.CompletedProcess[str]:
    """A command of the next version."""
    command = [sys.executable, "-m", "tests.games.ferme.newer", *(str(word) for word in words), "--lang", "en"]
    return subprocess.run(command, check=False, capture_output=True, text=True, timeout=WAIT, env={**os.environ})


class After:
    """The same people with the next version."""

    def __init__(self, before: Before, server: Server) -> None:
        self.server = server
        self.devices = moved(before.devices, server)


@pytest.fixture(scope="module", params=["opened", "brought back"])
def after(before: Before, request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[After]:
    """The room as the new version finds it, or brought back from a copy."""
    data = tmp_path_factory.mktemp("after") / "data"
    if request.param == "opened":
        shutil.copytree(before.data, data)
    else:
        done = newer("import", before.export, "--data", data)
        assert (done.returncode, done.stderr) == (0, "")
        assert "6 tables are back" in done.stdout
    found = After(before, Newer(data))
    try:
        yield found
    finally:
        found.server.stop()
    assert '"trouble"' not in found.server.log


def test_no_table_is_lost(before: Before, after: After) -> None:
    mine = after.devices[0].ask("GET", "/api/tables")
    assert mine["damaged"] == []
    phases = {table["code"]: table["phase"] for table in mine["tables"]}
    assert phases == {
        before.finished: "over",
        before.lobby: "gathering",
        before.running: "playing",
        before.first: "playing",
        before.back: "playing",
        before.other: "playing",
    }


def test_a_finished_game_is_told_and_shown_as_it_was_and_each_seat_sees_what_it_saw(
    before: Before, after: After
) -> None:
    lives = watch(after.devices[:2], before.finished)
    for live, end in zip(lives, before.ends, strict=True):
        for key in ("scores", "winners", "chain"):
            assert live.table[key] == end[key]
        assert [person["name"] for person in live.table["people"]] == ["Anna", "Ben"]
        assert live.table["picture"]["piles"] == end["picture"]["piles"]
        assert numbers(live)["chips"] == end["picture"]["numbers"]["chips"]
    gone = {"fr": "(Ici a joué une règle d'avant : F15.)", "en": "(An earlier rule was at work here: F15.)"}
    for device, stories in zip(after.devices, before.stories, strict=False):
        for lang, lines in stories.items():
            now = story(device, before.finished, lang)
            assert now[0] == (gone[lang], "F15")
            assert now[1:] == lines[1:]
    seen = story(after.devices[2], before.finished, "en")
    assert not [text for text, _ in seen if "is dealt" in text and re.search("[♠♥♦♣]", text)]


def test_after_a_finished_game_the_same_people_play_once_more(before: Before, after: After) -> None:
    after.devices[0].do(before.finished, "rematch")
    after.devices[0].do(before.finished, "start")
    lives = watch(after.devices[:2], before.finished)
    assert lives[0].table["options"]["maximum"] == 3
    assert lives[0].table["options"]["deals"] == 2
    play(lives, Random(5))
    assert lives[0].table["phase"] == "over"
    assert numbers(lives[0])["toasts"] > 0
    assert any(text == "Cheers!" for text, _ in story(after.devices[0], before.finished, "en"))


def test_whoever_gathers_goes_on(before: Before, after: After) -> None:
    after.devices[1].sit(before.lobby, "Ben")
    after.devices[0].do(before.lobby, "start")
    lives = watch(after.devices[:2], before.lobby)
    chosen = lives[0].table["options"]
    assert (chosen["maximum"], chosen["stack"]) == (3, 70)
    play(lives, Random(6), 30)
    assert sum(numbers(lives[0])["chips"]) + sum(numbers(lives[0])["staked"]) == 140


def test_what_is_dealt_again_is_not_what_was_seen_and_only_its_owner_sees_it(before: Before, after: After) -> None:
    for seat, live in enumerate(watch(after.devices[:2], before.running)):
        piles = live.table["picture"]["piles"]
        assert piles[f"hand.{1 - seat}"] == 5
        assert len(piles[f"hand.{seat}"]) == 5
        assert piles[f"hand.{seat}"] != before.abandoned[seat]
        assert piles["stock"] == 42


def test_a_game_goes_on_after_its_last_complete_deal(before: Before, after: After, tmp_path: Path) -> None:
    lives = watch(after.devices[:2], before.running)
    assert lives[0].table["phase"] == "playing"
    assert numbers(lives[0])["deal"] == 3
    there = [n + m for n, m in zip(numbers(lives[0])["chips"], numbers(lives[0])["staked"], strict=True)]
    assert there[:2] == before.complete
    told = lives[0].table["tells"][0]
    assert (told["what"], told["numbers"]) == ("renewed", {"deal": 2})
    for device, stories in zip(after.devices, before.early, strict=False):
        for lang, lines in stories.items():
            now = [text for text, _ in story(device, before.running, lang)]
            again = next(i for i, text in enumerate(now) if "Brelan" in text)
            assert now[1:again] == [text for text, _ in lines][1:again]
            assert re.search("[23]", now[again + 1]), "expected the third deal to begin there"
    play(lives, Random(7))
    assert lives[0].table["phase"] == "over"
    assert sum(lives[0].table["scores"]) == 2 * CHIPS
    assert numbers(lives[0])["toasts"] == 2
    prove(before, after, tmp_path / "log")


def prove(before: Before, after: After, file: Path) -> None:
    """The chain goes on where everybody saw it, and the deals since then are proved."""
    for device in after.devices[:2]:
        device.do(before.running, "agree")
    log = after.devices[0].ask("GET", f"/api/tables/{before.running}/log")
    so_far = log.split("\n")[0].split(" ")[-1]
    for line in log.splitlines()[1:]:
        found, _, entry = line.partition(" ")
        so_far = sha256(so_far.encode() + entry.encode()).hexdigest()
        assert found == so_far
    for number, chain in before.chains.items():
        assert log.splitlines()[number].startswith(chain)
    file.write_text(log, encoding="utf-8")
    done = newer("verify", file, "--cards")
    assert done.returncode == 2
    assert "deals 1 to 2 are not proved" in done.stderr
    assert "version 1 of its rules" in done.stderr
    assert len(re.findall("drawn: ", done.stdout)) == 2
    assert "Cheers!" in done.stdout


def test_a_game_without_a_complete_deal_begins_again(before: Before, after: After) -> None:
    lives = watch(after.devices[:2], before.first)
    assert numbers(lives[0])["deal"] == 1
    assert [n + m for n, m in zip(numbers(lives[0])["chips"], numbers(lives[0])["staked"], strict=True)][:2] == [
        CHIPS
    ] * 2
    assert lives[0].table["tells"][0]["numbers"] == {"deal": 0}
    play(lives, Random(8))
    assert lives[0].table["phase"] == "over"


def test_a_game_of_another_box_is_where_it_was(before: Before, after: After) -> None:
    lives = watch(after.devices[:2], before.other)
    assert [live.table["picture"] for live in lives] == before.others
    assert play(lives, Random(9), 5) == 5


def test_a_room_that_goes_back_to_the_old_version_goes_on_too(before: Before, after: After) -> None:
    lives = watch(after.devices[:2], before.back)
    play(lives, Random(11), 1)
    after.server.stop()
    with serving(after.server.data) as server:
        devices = moved(before.devices, server)
        assert devices[0].ask("GET", "/api/tables")["damaged"] == []
        lives = watch(devices[:2], before.back)
        assert numbers(lives[0])["deal"] == 2
        assert "toasts" not in numbers(lives[0])
        play(lives, Random(12))
        assert lives[0].table["phase"] == "over"
    after.server = Newer(after.server.data)
