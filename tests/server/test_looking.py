"""How a deal ended is looked at before anybody goes on. The server is real; its time passes when we say so."""

from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

import pytest

from brelan import shelf
from brelan.comparison import BEATS
from brelan.engine.table import Table
from brelan.server.scene import LIMIT, seconds
from tests.boxes import IN_TURN, lasting
from tests.server.company import Company, enters, link
from tests.server.devices import Device, Live, any_answer, stopping
from tests.server.still import PACES, Still, hears_nothing

DECIDES = 600
"""Seconds for each decision."""
JUST_BEFORE = 0.25
SHORT = lasting(IN_TURN, 10000) | {"showing": "no"}


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Still]:
    """Here a bot takes a second or so: people take their time too."""
    with stopping(Still(tmp_path_factory.mktemp("looking") / "data", "--pace", "1")) as server:
        yield server


def to_the_end_of_a_deal(server: Still, lives: list[Live], rng: Random, thoughts: int) -> dict[str, Any]:
    """Play until there is something to look at; the update that says so, which everybody has heard.

    `thoughts`: how often bots had thought before anybody came.
    """
    while True:
        asked = next((live for live in lives if live.question is not None), None)
        if asked is None:
            thoughts += 1
            server.wait_for_thought(thoughts)
            server.wind(PACES)
            number = lives[0].number + 1
        else:
            assert asked.question is not None
            reply = asked.answer(any_answer(asked.question, rng), f"key {asked.number}")
            assert reply["type"] == "ack", reply
            number = reply["number"]
        for live in lives:
            while live.number < number:
                heard = live.hear()
                if heard.get("wait"):
                    for other in lives:
                        other.catch_up(heard["number"])
                    return heard


def goes_on(live: Live) -> dict[str, Any]:
    """The table comes again, and nobody waits any more."""
    heard = live.until("table")
    assert heard["wait"] == 0
    return heard


def taps_on(live: Live, number: int) -> dict[str, Any]:
    """Tap, and hear what comes of it."""
    live.send(type="onward", number=number)
    heard = live.hear()
    while heard["type"] == "present":
        heard = live.hear()
    return heard


def test_bots_clocks_and_the_next_deal_wait_until_the_time_for_looking_is_over(server: Still) -> None:
    company, thoughts = Company(server, IN_TURN, 2, bots=1, seconds=DECIDES, options=SHORT).start(), server.thoughts
    lives = company.come()
    ended = to_the_end_of_a_deal(server, lives, Random(1), thoughts)
    assert 0 < ended["wait"] <= 1000 * LIMIT
    assert ended["left"] == {}
    assert [live.question for live in lives] == [None, None]
    before, thoughts = len(company.log), server.thoughts
    late = company.devices[1].watch(company.code)  # whoever comes meanwhile is not asked either
    assert late.until("table")["wait"] == ended["wait"]
    assert late.question is None
    server.wind(ended["wait"] / 1000 - JUST_BEFORE)
    hears_nothing(lives[0])
    assert (len(company.log), server.thoughts) == (before, thoughts)
    server.wind(JUST_BEFORE)
    tables = [goes_on(live) for live in lives]
    thinking = {int(seat): left for table in tables for seat, left in table["left"].items()}
    assert set(thinking.values()) <= {1000 * DECIDES}
    asked = [live for live in lives if live.question is not None]
    if not asked:  # it is the bot's turn
        server.wait_for_thought(thoughts + 1)
        server.wind(PACES)
        assert lives[0].until("update")["tells"]
    late.close()
    company.go()


def test_everybody_who_is_there_can_tap_on_and_nobody_else_can(server: Still) -> None:
    company = Company(server, IN_TURN, 3, options=SHORT).start()
    anna, bruno, chloe = company.come()
    screen = enters(Device(server), company.code, link(company.devices[0], company.code, "screen"))
    big = screen.watch(company.code, "screen")
    big.until("table")
    for live in (anna, bruno, chloe):
        live.until("table")
    number = to_the_end_of_a_deal(server, [anna, bruno, chloe], Random(2), 0)["number"]
    big.catch_up(number)
    assert taps_on(big, number)["code"] == "stranger"
    assert taps_on(anna, number - 1)["code"] == "late"
    anna.send(type="answer", key="hasty", asked=number, value=0)
    assert anna.until("refused")["code"] in ("looking", "not-asked")
    assert taps_on(anna, number) == {"type": "looked", "chairs": [0]}
    assert taps_on(anna, number) == {"type": "looked", "chairs": [0]}
    assert big.until("looked")["chairs"] == [0]
    assert taps_on(bruno, number) == {"type": "looked", "chairs": [0]}
    assert anna.until("looked")["chairs"] == [0, 1]
    hears_nothing(anna)
    chloe.close()  # and the one who goes is not waited for
    for live in (anna, bruno, big):
        goes_on(live)
    assert sum(live.question is not None for live in (anna, bruno)) <= 1
    assert taps_on(anna, number)["code"] == "late"
    big.close()
    company.go()


def test_where_bots_take_no_time_nobody_waits(tmp_path: Path) -> None:
    with stopping(Still(tmp_path / "data")) as hasty:
        company = Company(hasty, IN_TURN, 2, options=SHORT).start()
        lives = company.come()
        rng, deals = Random(3), set[int]()
        while len(deals) < 3:
            live = next(live for live in lives if live.question is not None)
            assert live.question is not None
            number = live.answer(any_answer(live.question, rng), f"key {live.number}")["number"]
            for other in lives:
                while other.number < number:
                    assert "wait" not in other.hear()
            deals.add(lives[0].table["picture"]["numbers"][shelf.game(IN_TURN).deal])
        company.go()


@pytest.mark.parametrize("name", shelf.names())
def test_there_is_time_to_look_where_hands_are_compared_and_none_within_a_deal(name: str) -> None:
    game, rng = shelf.game(name), Random(4)
    opens, seen = shelf.box(name).face.opens, set[bool]()
    for seed in range(3):
        table = Table.begin(game, game.least + 1, seed=seed)
        first = [tell.what for tell in table.hand_over()]
        assert set(first) & set(opens)
        while not table.over:
            seat = rng.choice(table.awaited)
            table.answer(seat, table.asks[seat].any(rng))
            tells = table.hand_over()
            lasts, words = seconds(name, tells), [tell.what for tell in tells]
            assert 0 <= lasts <= LIMIT
            if BEATS in words:
                assert lasts
            elif not set(words) & set(opens):
                assert not lasts
            if table.between is not None and not table.over:
                assert set(words) & set(opens), f"a deal began with {words}, expected one of {opens} among it"
            seen.add(lasts > 0)
    assert seen == {True, False}
