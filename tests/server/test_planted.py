"""A proof counts when a planted leak makes it fail: each kind, in every game in which it can occur, on real sockets."""

from collections.abc import Callable, Iterator
from functools import cache
from pathlib import Path
from random import Random
from typing import NamedTuple

import pytest

from brelan import shelf
from brelan.engine.game import Game
from brelan.engine.state import NO_SEAT
from brelan.server import picture
from tests.boxes import lasting
from tests.contract.faults import chooses_in_secret
from tests.contract.test_planted import listed, page
from tests.server import leaks
from tests.server.test_secrets import DEALS, SIZES, Leak, compare, listen, roles
from tests.server.twins import Course, short_course, twin

ANSWERS = 8  # of each game, from its beginning


class Planted(NamedTuple):
    """What is promised, and a leak that must be heard by this watcher; `needs` says in which games that can occur."""

    promise: str
    leak: Callable[[pytest.MonkeyPatch], None]
    watcher: int
    needs: Callable[[Game], bool] = lambda _game: True


PLANTED = [
    Planted("no leak in a picture of the table", leaks.a_picture_shows_every_face, 1),
    Planted("no leak in a picture for all", leaks.a_picture_shows_every_face, NO_SEAT),
    Planted("no leak in an update", leaks.an_update_tells_every_card, 1),
    Planted("no leak in an update for all", leaks.an_update_tells_every_card, NO_SEAT),
    Planted("no leak in the length of an update", leaks.an_update_is_longer_for_a_secret, NO_SEAT),
    Planted("no leak of a choice", leaks.an_update_shows_sealed_choices, NO_SEAT, chooses_in_secret),
    Planted("no leak in a question", leaks.a_question_mentions_a_secret, 1),
    Planted("no leak in a refusal", leaks.a_refusal_mentions_a_secret, 1),
    Planted("no leak in a story", leaks.a_story_is_told_from_all_eyes, 1),
    Planted("no leak in a story for all", leaks.a_story_is_that_of_another_seat, NO_SEAT),
    Planted("no leak in a replay", leaks.a_replay_lays_every_hand_open, 1),
    Planted("no leak in a replay for all", leaks.a_replay_lays_every_hand_open, NO_SEAT),
    Planted("no leak of a choice in a replay", leaks.a_replay_says_what_others_answered, NO_SEAT, chooses_in_secret),
    Planted("no leak in a chronicle", leaks.a_chronicle_counts_what_is_hidden, NO_SEAT),
    Planted("no log before all have agreed", leaks.the_log_is_open_before_all_agreed, 1),
]


@cache
def pair(game: str, watcher: int) -> tuple[Course, Course]:
    """The beginning of a game, and its twin for this watcher."""
    players = min(size for name, size in SIZES if name == game)
    course = short_course(game, players, lasting(game, DEALS))
    course = course._replace(answers=course.answers[:ANSWERS])
    return course, twin(course, watcher, Random(3))


def heard_alike(game: str, watcher: int, folder: Path) -> int:
    """How many messages the watcher hears alike over both evenings; `Leak` if one differs."""
    one, other = (listen(folder / which, course, True) for which, course in zip("ab", pair(game, watcher), strict=True))
    return compare(one, other, roles(watcher))


@pytest.mark.parametrize("watcher", [1, NO_SEAT])
@pytest.mark.parametrize("game", shelf.names())
def test_G5_without_a_leak_the_beginnings_of_twin_games_sound_the_same(game: str, watcher: int, tmp_path: Path) -> None:
    assert heard_alike(game, watcher, tmp_path) > ANSWERS


def cases() -> Iterator[object]:
    """Each leak in each game in which it can occur."""
    for name in shelf.names():
        for planted in PLANTED:
            if planted.needs(shelf.game(name)):
                yield pytest.param(name, planted, id=f"{name}-{planted.leak.__name__}-{planted.watcher}")


@pytest.mark.parametrize(("game", "planted"), [*cases()])
def test_a_leak_that_is_planted_is_found(
    game: str, planted: Planted, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    pair(game, planted.watcher)  # as they are without the leak
    planted.leak(monkeypatch)
    picture.frame.cache_clear()
    try:
        with pytest.raises(Leak):
            heard_alike(game, planted.watcher, tmp_path)
    finally:
        monkeypatch.undo()
        picture.frame.cache_clear()


def test_the_page_on_proofs_lists_every_leak_that_is_planted() -> None:
    assert listed("planted leak", [(row.promise, row.leak, row.needs) for row in PLANTED]) in page()
