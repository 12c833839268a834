"""A sitting that was kept is the sitting that its log gives, at every moment of every game."""

from pathlib import Path

import pytest

import brelan
from brelan import shelf
from brelan.room import snapshot
from brelan.room.events import DECODER, Opened
from brelan.room.sitting import Sitting, first
from brelan.room.snapshot import freeze, thaw
from tests.boxes import IN_TURN
from tests.room.evenings import whole
from tests.room.test_sitting import everything


def again(at: Sitting) -> Sitting:
    frozen = freeze(at)
    assert frozen is not None
    found = thaw(frozen)
    assert found is not None
    return found


@pytest.mark.parametrize("name", shelf.names())
def test_a_sitting_that_was_kept_is_the_same_and_plays_on_alike(name: str) -> None:
    evening = whole(name, seed=5, people=2, bots=1)
    at = first(DECODER.decode(evening.lines[0]), evening.lines[0], evening.before)
    for n, line in enumerate(evening.lines[1:], 1):
        at.play(DECODER.decode(line), line)
        if n % 5 == 0:
            at = again(at)
            assert at.chain == evening.hashes[n + 1]
    assert everything(again(at)) == everything(at) == everything(evening.at)


@pytest.mark.parametrize("name", shelf.names())
def test_what_a_table_forgets_is_forgotten_in_its_snapshot_too(name: str) -> None:
    at = whole(name, seed=6).at
    at.forget(60)
    found = again(at)
    assert found.memory == at.memory
    assert found.memory.latest(60, 0) == at.memory.latest(60, 0)


def test_a_snapshot_that_is_not_as_it_was_written_is_not_used() -> None:
    frozen = freeze(whole(IN_TURN, seed=7).at)
    assert frozen is not None
    for place in range(0, len(frozen), 997):
        spoilt = bytearray(frozen)
        spoilt[place] ^= 1
        assert thaw(bytes(spoilt)) is None
    assert thaw(b"") is None


def test_other_sources_read_the_log_again(monkeypatch: pytest.MonkeyPatch) -> None:
    frozen = freeze(whole(IN_TURN, seed=7).at)
    assert frozen is not None
    monkeypatch.setattr(snapshot, "_sources", lambda _game: b"other")
    assert thaw(frozen) is None


def test_what_folds_a_sitting_counts_as_its_source_and_texts_do_not(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setattr(brelan, "__file__", str(tmp_path / "__init__.py"))
    for folder in ("engine", "room", "room/__pycache__"):
        (tmp_path / folder).mkdir()
    found = [snapshot._sources.__wrapped__(IN_TURN)]
    for file in ("room/a.py", "engine/data.bin", "top.py"):
        (tmp_path / file).write_text("x")
        found.append(snapshot._sources.__wrapped__(IN_TURN))
    assert len(set(found)) == 4
    for file in ("room/a.md", "room/fr.ftl", "room/a.ts", "room/A.svelte", "room/__pycache__/a.pyc", "top.md"):
        (tmp_path / file).write_text("x")
    assert snapshot._sources.__wrapped__(IN_TURN) == found[-1]


def test_a_sitting_that_knows_something_new_is_not_kept_without_it() -> None:
    at = whole(IN_TURN, seed=7).at
    vars(at)["news"] = 1
    assert freeze(at) is None


def test_an_opening_alone_can_be_kept() -> None:
    evening = whole(IN_TURN, seed=8)
    entry = DECODER.decode(evening.lines[0])
    assert isinstance(entry.event, Opened)
    at = first(entry, evening.lines[0])
    assert everything(again(at)) == everything(at)
