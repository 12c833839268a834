"""A game can be gone through again, as those who look were told it then; and it stands on the list of who was there."""

import asyncio
from collections.abc import Iterator
from itertools import islice
from pathlib import Path

import msgspec
import pytest

from brelan import shelf
from brelan.room.chain import START
from brelan.room.sitting import read, skim
from brelan.server import album, replays, telling
from brelan.server.memories import Mine, Souvenir
from brelan.server.messages import ENCODER, Update, Whole
from brelan.server.replays import Sight
from brelan.server.schema import FILE
from brelan.server.sqlite import Sqlite
from brelan.server.store import Log, Played
from brelan.server.tokens import hashed
from tests.boxes import DICE, IN_TURN, brief, lasting
from tests.page.finished import Finished, Recorded
from tests.server.devices import Device, Refused, Server, serving


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with serving(tmp_path_factory.mktemp("server") / "data") as found:
        yield found


SHOWN = 120
"""Answers of each game that are compared."""


def log_of(game: Recorded) -> Log:
    """As it stands on disc."""
    return Log(START, [row.line for row in game.rows])


@pytest.mark.parametrize("game", shelf.names())
def test_whoever_looks_back_is_told_what_they_were_told_then_byte_for_byte(game: str) -> None:
    then = Recorded(game, shelf.game(game).least + 1, 1, lasting(game, 2))
    eyes = (None, *range(len(then.chairs)))
    heard: list[list[bytes]] = []
    while not then.table.over and len(heard) < SHOWN:
        before = then.at.moment()
        assert before is not None
        seat, _, tells = then.goes_on()
        words = telling.update(then.at, before, tells, seat, {})
        heard.append([words.public if chair is None else words.own.get(chair, words.public) for chair in eyes])
    moments = islice(replays.moments(log_of(then)), 1, None)
    again = [[ENCODER.encode(replays._told(each, then.code, Sight(chair))) for chair in eyes] for each in moments]
    assert again == heard


@pytest.mark.parametrize("game", shelf.names())
def test_all_hands_are_those_that_the_seats_held_and_nothing_else_differs(game: str) -> None:
    then = Recorded(game, shelf.game(game).least, 2, lasting(game, 1))
    for _ in range(12):
        if not then.table.over:
            then.goes_on()
    for each in replays.moments(log_of(then)):
        one, all_hands = (replays._told(each, then.code, Sight(0, opened)) for opened in (False, True))
        assert each.at.table is not None
        if isinstance(all_hands, Whole):
            assert isinstance(one, Whole)
            assert all_hands.picture is not None
            assert not [card for pile in all_hands.picture.piles.values() if "?" in str(pile) for card in str(pile)]
            assert (one.tells, one.question, one.holding) == (all_hands.tells, all_hands.question, all_hands.holding)
        else:
            assert isinstance(one, Update)
            assert (one.piles, one.numbers, one.tells) == (all_hands.piles, all_hands.numbers, all_hands.tells)


def test_a_player_sees_what_they_knew_a_stranger_what_all_knew_and_all_hands_are_for_players_when_all_agreed(
    server: Server,
) -> None:
    finished = Finished(IN_TURN, 2, 1, lasting(IN_TURN, 1)).lies_on(server)
    running = Recorded(IN_TURN, 2, 1, lasting(IN_TURN, 1)).lies_on(server)
    anna, stranger = Device(server), Device(server)
    anna.client.cookies.set("brelan", finished.token)
    path = f"/api/tables/{finished.code}/games/0/replay"
    assert (anna.ask("GET", path)["eyes"], stranger.ask("GET", path)["eyes"]) == ("seat", "public")
    assert anna.client.get(path).headers["content-encoding"] == "gzip"
    assert {**anna.ask("GET", f"{path}?eyes=public"), "offered": ["public"]} == stranger.ask("GET", path)
    for who, wrong, why in (
        (anna, f"{path}?eyes=all", "expected seat or public"),
        (stranger, f"{path}?eyes=seat", "expected public"),
        (stranger, path.replace(finished.code, running.code), "stranger"),
        (anna, path.replace("/0/", "/1/"), "there is no game 1"),
        (anna, path.replace("/0/", "/x/"), "there is no game"),
    ):
        with pytest.raises(Refused, match=why):
            who.ask("GET", wrong)
    anna.do(finished.code, "agree")
    assert anna.ask("GET", f"{path}?eyes=all")["offered"] == ["seat", "public", "all"]
    assert stranger.ask("GET", path)["offered"] == ["public"]


@pytest.mark.parametrize("game", shelf.names())
def test_who_sat_there_and_how_it_ended_is_known_without_playing_the_game_again(game: str) -> None:
    log = log_of(Finished(game, shelf.game(game).least, 4, brief(game)))
    quick, whole = skim(log.lines, log.before), read(log.lines, log.before)
    assert (quick.phase, quick.result, quick.chairs, quick.sat) == (whole.phase, whole.result, whole.chairs, whole.sat)


def test_games_are_found_by_game_and_person_a_page_at_a_time_and_one_that_was_taken_out_stays_out(
    server: Server,
) -> None:
    anna = Device(server)
    codes = [anna.open(game, 2, "Anna") for game in [IN_TURN] * 21 + [DICE]]
    ben = Device(server)
    ben.sit(codes[0], "Ben")

    def mine(device: Device, query: str = "") -> Mine:
        return msgspec.convert(device.ask("GET", f"/api/tables?{query}"), Mine)

    first, second = mine(anna), mine(anna, "page=1")
    assert (len(first.tables), len(second.tables), first.found) == (20, 2, 22)
    assert {each.code for each in (*first.tables, *second.tables)} == set(codes)
    assert [each.at for each in first.tables] == sorted((each.at for each in first.tables), reverse=True)
    assert (set(first.games), first.met) == ({IN_TURN, DICE}, ("Ben",))
    assert [each.code for each in mine(anna, f"game={DICE}").tables] == codes[-1:]
    assert [each.code for each in mine(anna, "person=ben").tables] == codes[:1]
    anna.ask("DELETE", f"/api/tables/{codes[0]}/games/0")
    anna.do(codes[0], "start")
    assert mine(anna, "person=ben").found == 0
    assert [each.phase for each in mine(ben).tables] == ["playing"]
    with pytest.raises(Refused, match="expected a number from 0"):
        anna.ask("GET", "/api/tables?page=one")


def test_a_game_is_read_for_the_list_once_after_every_change(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    game = Recorded(IN_TURN, 2, 1, lasting(IN_TURN, 1))
    device = hashed(game.token)
    looked: list[Played] = []
    souvenir = album.souvenir

    def counted(log: Log, device: str, played: Played) -> Souvenir:
        looked.append(played)
        return souvenir(log, device, played)

    monkeypatch.setattr(album, "souvenir", counted)

    async def look() -> list[int]:
        store, seen = Sqlite(tmp_path / FILE), list[int]()
        for row in game.rows:
            await store.append(row)
        for _ in range(2):
            await album.mine(store, device, "", "", 0)
        seen.append(len(looked))
        before = len(game.rows)
        game.goes_on()
        for row in game.rows[before:]:
            await store.append(row)
        for _ in range(2):
            await album.mine(store, device, "", "", 0)
        seen.append(len(looked))
        await store.close()
        return seen

    assert asyncio.run(look()) == [1, 2]
