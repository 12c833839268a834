"""Experts where compiled code cannot be kept as usual: for the time being elsewhere, or regulars in their place."""

import json
import stat
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

import pytest

from brelan import shelf
from tests.boxes import DICE
from tests.server.company import Company
from tests.server.devices import Live, Refused, Server, any_answer, stopping
from tests.server.nowhere import Nowhere
from tests.server.still import Still
from tests.stranger import environment, read_only, stranger


def seated(server: Server, game: str, experts: int) -> tuple[Company, Live]:
    """One person against experts."""
    company = Company(server, game, 1, free=experts)
    for chair in range(1, experts + 1):
        company.devices[0].bot(company.code, chair, "expert")
    (live,) = company.start().come()
    return company, live


def until_bots_answered(company: Company, live: Live, many: int) -> None:
    while len([event for event in company.events if event.get("by") == "bot"]) < many:
        if live.question and live.question["chosen"] is None:
            live.answer(any_answer(live.question, Random(live.number)), f"key {live.number}")
        else:
            live.hear()
    live.send(type="ping")
    live.until("pong")  # what was said before their answers has been heard


def logged(server: Server) -> list[dict[str, Any]]:
    return [json.loads(line) for line in server.log.splitlines() if line.startswith("{")]


def test_where_the_cache_is_closed_an_expert_plays_and_all_processes_share_a_private_place(tmp_path: Path) -> None:
    class Stranger(Still):
        started_by = stranger()
        environment = environment({"HOME": str(read_only(tmp_path / "home"))})

    with stopping(Stranger(tmp_path / "data")) as server:
        said = server.log
        company, live = seated(server, DICE, 1)
        until_bots_answered(company, live, 2)
        private = Path(said.partition("this time it is kept in ")[2].partition(". Name")[0])
        assert said.count("\n") == 1
        assert stat.S_IMODE(private.stat().st_mode) == 0o700
        assert list(private.glob("functions/*"))  # the bots' processes have found it
        assert server.log == said
        assert {"type": "preparing", "chairs": []} in live.others
        assert "replaced" not in {message["type"] for message in live.others}
        company.go()
    assert not private.exists()
    (tmp_path / "home").chmod(0o700)


@pytest.fixture(scope="module")
def nowhere(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Nowhere]:
    with stopping(Nowhere(tmp_path_factory.mktemp("nowhere") / "data")) as server:
        yield server
    assert [line["what"] for line in logged(server)] == ["bot.unprepared"]
    (line,) = logged(server)
    assert "/dev/null: compiled code cannot be kept there (Not a directory)" in line["trouble"]


@pytest.mark.parametrize("game", shelf.names())
def test_an_expert_that_cannot_be_prepared_is_replaced_by_a_regular_and_the_table_is_told(
    nowhere: Nowhere, game: str
) -> None:
    bots = shelf.game(game).least - 1
    company, live = seated(nowhere, game, bots)
    until_bots_answered(company, live, 3)
    assert "replaced" in {message["type"] for message in live.others}
    (late,) = company.come()
    told = late.until("replaced")  # who comes later is told as well
    assert set(told["chairs"]) <= set(range(1, bots + 1))
    while told not in live.others:
        live.hear()
    company.go()


def test_a_coach_who_cannot_be_prepared_says_so(nowhere: Nowhere) -> None:
    company = Company(nowhere, DICE, 2).start()
    asked = next(i for i, live in enumerate(company.come()) if live.question)
    with pytest.raises(Refused, match="unprepared"):
        company.devices[asked].do(company.code, "hint?lang=en")
    company.go()
    assert "regulars play in their place" in nowhere.log.splitlines()[0]
