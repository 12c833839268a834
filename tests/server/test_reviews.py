"""A finished game is reviewed in the background for those who played it: each their own seat, once, and kept."""

import os
import signal
from collections.abc import Iterator
from pathlib import Path
from time import sleep
from typing import Any

import msgspec
import pytest

from brelan.review.logged import of_log
from brelan.review.shape import Review
from brelan.room.chain import START
from tests.boxes import lasting
from tests.page.finished import Finished, Recorded
from tests.review.games import smallest
from tests.server.devices import Device, Refused, Server, stopping
from tests.server.still import Eager


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Eager]:
    with stopping(Eager(tmp_path_factory.mktemp("server") / "data")) as found:
        yield found


def player(server: Server, finished: Recorded) -> Device:
    """The device that sat on the first chair."""
    device = Device(server)
    device.client.cookies.set("brelan", finished.token)
    return device


def waited_for(device: Device, path: str) -> list[dict[str, Any]]:
    """Everything that was answered until the review was there."""
    heard = [device.ask("GET", path)]
    while heard[-1]["review"] is None:
        sleep(0.2)
        heard.append(device.ask("GET", path))
    return heard


def reviewing(server: Server) -> list[int]:
    """The process in which a game is reviewed."""
    return [pid for pid in server.helpers() if b"spawn_main" in Path(f"/proc/{pid}/cmdline").read_bytes()]


def test_a_player_watches_the_review_grow_and_finds_the_same_again(server: Server) -> None:
    game = smallest()
    finished = Finished(game, 2, 1, lasting(game, 1)).lies_on(server)
    path = f"/api/tables/{finished.code}/games/0/review"
    anna = player(server, finished)
    heard = waited_for(anna, path)
    lengths = [each["done"] for each in heard]
    assert lengths == sorted(lengths)
    last = heard[-1]
    assert last["done"] == last["of"] == len(last["curve"])
    review = msgspec.convert(last["review"], Review)
    assert (review.game, review.seat, review.opened) == (game, 1, False)
    assert review.luck + review.skill + review.others == pytest.approx(review.result - review.start, abs=1e-9)
    assert anna.ask("GET", path) == last
    with pytest.raises(Refused, match="stranger"):
        Device(server).ask("GET", path)
    anna.do(finished.code, "agree")
    assert waited_for(anna, path)[-1]["review"]["opened"]


def test_whoever_looks_goes_first_and_what_nobody_looks_at_comes_afterwards(server: Eager) -> None:
    game = smallest()
    left, looked_at = (Finished(game, 2, seed, lasting(game, 1)).lies_on(server) for seed in (3, 4))
    paths = [f"/api/tables/{one.code}/games/0/review" for one in (left, looked_at)]
    anna, leo = player(server, left), player(server, looked_at)
    assert anna.ask("GET", paths[0])["review"] is None
    while not (found := reviewing(server)):
        sleep(0.01)
    os.kill(found[0], signal.SIGSTOP)  # it would never end by itself
    assert waited_for(leo, paths[1])[-1]["review"] is not None
    assert waited_for(anna, paths[0])[-1]["review"] is not None


def test_a_game_under_way_or_that_is_not_there_is_not_reviewed(server: Server) -> None:
    game = smallest()
    running = Recorded(game, 2, 1, lasting(game, 1)).lies_on(server)
    anna = player(server, running)
    with pytest.raises(Refused, match="not over"):
        anna.ask("GET", f"/api/tables/{running.code}/games/0/review")
    with pytest.raises(Refused, match="there is no game"):
        anna.ask("GET", f"/api/tables/{running.code}/games/7/review")


def test_a_log_leads_to_the_same_answers_that_were_given() -> None:
    game = smallest()
    finished = Finished(game, 3, 2, lasting(game, 2))
    course = of_log([row.line for row in finished.rows], START)
    assert [turn.number for turn in course.turns] == list(range(1, len(course.turns) + 1))
    assert course.last.over
    for one, other in zip(course.turns, course.turns[1:], strict=False):
        assert one.after.tobytes() == other.before.tobytes()
