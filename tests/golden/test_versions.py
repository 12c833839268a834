"""Games that older versions of the rules have left: the present version proves its own, and tells the story of all."""

from pathlib import Path
from random import Random

import pytest

from brelan import shelf
from brelan.engine.state import NO_SEAT
from brelan.room.events import Answered, Entry, Rang
from brelan.room.opened import verify
from brelan.room.requests import renew
from brelan.room.sitting import Sitting, read
from brelan.texts import LANGUAGES, words
from brelan.transcript import ALL_EYES, Line, Teller
from tests.boxes import OURS
from tests.golden.versions import every, path

FORGOTTEN = """
The rules of {name} do not replay a game that was played with version {version} of them. Raise its `Game.version`
(docs/upgrading.md) and keep a game of the new one: python -m tests.golden.versions
"""


def lines(kept: Path) -> list[bytes]:
    """The entries of an opened log."""
    return [line.partition(b" ")[2] for line in kept.read_bytes().splitlines()[1:]]


def told(at: Sitting, lang: str, watcher: int) -> list[Line]:
    """The whole story."""
    assert at.table is not None
    teller = Teller(at.game, lang, at.names)
    return [*teller.retold(at.story(), watcher), *teller.told(at.memory.tells(), watcher)]


@pytest.mark.parametrize("name", OURS)
def test_whoever_changes_rules_so_that_a_game_comes_out_otherwise_raises_their_version(name: str) -> None:
    version = shelf.game(name).version
    kept = path(name, version)
    assert kept.exists(), "python -m tests.golden.versions writes it"
    strictly = read(lines(kept))
    assert not strictly.foreign, FORGOTTEN.format(name=name, version=version)
    assert verify(kept.read_text(encoding="utf-8"), kept.name).unproved == ()


@pytest.mark.parametrize("kept", every(), ids=lambda kept: f"{kept.parents[1].name}-{kept.stem}")
def test_what_any_version_has_left_is_told_in_the_words_of_today(kept: Path) -> None:
    at = read(lines(kept), strange=frozenset({0}))
    assert at.phase == "over"
    assert at.foreign
    assert at.result is not None
    assert len(at.result.scores) == len(at.names)
    for lang in LANGUAGES:
        for watcher in (ALL_EYES, NO_SEAT, *range(len(at.names))):
            story = told(at, lang, watcher)
            assert len(story) > 10
            lost = {words(lang)("told-otherwise", rule=rule) for _, rule, *_ in story}
            assert [text for text, _, *_ in story if text in lost] == []


@pytest.mark.parametrize("kept", every(), ids=lambda kept: f"{kept.parents[1].name}-{kept.stem}")
def test_a_game_that_any_version_left_in_the_middle_goes_on_to_its_end(kept: Path) -> None:
    log = lines(kept)
    answers = [i for i, line in enumerate(log) if b'"answered"' in line]
    for n in (answers[1], answers[len(answers) // 2], answers[-2]):
        at, rng = read(log[:n], strange=frozenset({0})), Random(n)
        event = renew(at)
        assert event is not None
        at.take(Entry(at.number + 1, 0, 0, "", event))
        assert at.table is not None
        assert not at.foreign
        wealth = at.game.wealth(at.table.state)
        for answer in range(3000):
            if at.phase == "over":
                break
            if answer == 200 and at.game.clock:
                at.take(Entry(at.number + 1, 0, 0, "", Rang()))
            seat = rng.choice(at.table.awaited)
            ask = at.table.asks[seat]
            at.take(Entry(at.number + 1, 0, 0, "", Answered(seat, ask.encode(ask.any(rng)), "bot")))
            assert at.game.wealth(at.table.state) == wealth
        assert at.phase == "over"


@pytest.mark.parametrize("name", OURS)
def test_a_story_that_is_kept_is_the_one_that_the_rules_tell(name: str) -> None:
    kept = path(name, shelf.game(name).version)
    ours, theirs = read(lines(kept)), read(lines(kept), strange=frozenset({0}))
    for lang in LANGUAGES:
        for watcher in (ALL_EYES, NO_SEAT, *range(len(ours.names))):
            assert told(theirs, lang, watcher) == told(ours, lang, watcher)
    assert theirs.result == ours.result
