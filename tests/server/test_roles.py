"""Who may see and do what: a seat, the table screen, a spectator, a stranger; and what a link opens."""

import json
from random import Random

import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus

from brelan import shelf
from brelan.room.events import Chair, Link, Opened, Role
from brelan.room.links import LASTS, enter
from brelan.room.requests import Refused as Judged
from brelan.room.requests import chosen
from brelan.room.sitting import Sitting
from brelan.server.tokens import LINK
from tests.boxes import IN_TURN, lasting
from tests.server.company import Company, enters, link
from tests.server.devices import Device, Refused, Server, any_answer, play

ROLES = ("seat", "screen", "spectator")


def shut_out(device: Device, code: str, role: str) -> None:
    """The door shuts with the code that says: not for this device."""
    live = device.watch(code, role)
    with pytest.raises(ConnectionClosed) as closed:
        live.hear()
    assert closed.value.rcvd is not None
    assert closed.value.rcvd.code == 4403
    live.close()


def stranger(server: Server) -> Device:
    """Somebody with a cookie from another table."""
    device = Device(server)
    device.open(IN_TURN, 2, "Zorro")
    return device


def test_screen_and_spectator_see_the_same_and_no_hidden_card(server: Server) -> None:
    company = Company(server, IN_TURN, 2, options=lasting(IN_TURN, 4) | {"showing": "no"})
    code, host = company.code, company.devices[0]
    screen, spectator = (enters(Device(server), code, link(host, code, role)) for role in ROLES[1:])
    company.start()
    lives = company.come()
    watching = [screen.watch(code, "screen"), spectator.watch(code, "spectator")]
    for live in watching:
        live.until("table")
    given = 0
    while True:
        big, other = (live.table for live in watching)
        assert {**big, "role": "", "rings": 0} == {**other, "role": "", "rings": 0}
        assert (big["role"], big["chair"], big["question"]) == ("screen", None, None)
        text = json.dumps(big)
        for live in lives:
            piles = live.table["picture"]["piles"].values()
            secret = [card for pile in piles if isinstance(pile, list) for card in pile if card.endswith("*")]
            assert not [card for card in secret if f'"{card}"' in text or f'"{card[:-1]}"' in text]
        asked = next((live for live in lives if live.question), None)
        if asked is None:
            break
        assert asked.question is not None
        given += 1
        number = asked.answer(any_answer(asked.question, Random(given)), str(given))["number"]
        for live in (*lives, *watching):
            live.catch_up(number)
    assert given >= 8  # two answers a deal at the least
    assert watching[0].table["winners"]
    for live in watching:
        live.close()
    company.go()


def test_a_screen_may_only_look(server: Server) -> None:
    company = Company(server, IN_TURN, 2)
    code = company.code
    screen = enters(Device(server), code, link(company.devices[0], code, "screen"))
    company.start()
    live = screen.watch(code, "screen")
    live.until("table")
    for message in (
        {"type": "answer", "key": "a", "asked": live.number, "value": 1},
        {"type": "luck", "cut": "2.0", "luck": "ab" * 32},
    ):
        live.send(**message)
        assert live.until("refused")["code"] == "stranger"
    for what in ("pause", "leave", "back", "rematch", "agree"):
        with pytest.raises(Refused):
            screen.do(code, what)
    assert screen.ask("GET", f"/api/tables/{code}/story")["lines"]
    shut_out(screen, code, "seat")
    shut_out(screen, code, "spectator")
    live.close()


def test_a_stranger_sees_the_lobby_and_nothing_else(server: Server) -> None:
    company = Company(server, IN_TURN, 2).start()
    code, who = company.code, stranger(server)
    lobby = who.ask("GET", f"/api/tables/{code}")
    keys = ["code", "game", "phase", "options", "seconds", "hints", "language", "host", "people", "chair"]
    assert sorted(lobby) == sorted([*keys, "cards", "purse", "guests", "room", "watches", "played"])
    known = {key for person in lobby["people"] for key in person}
    assert known == {"name", "colour", "bot", "away", "present", "hints"}
    for role in ROLES:
        shut_out(who, code, role)
    for method, what, body in (
        ("GET", "story", None),
        ("GET", "chronicle", None),
        ("GET", "log", None),
        ("POST", "start", None),
        ("POST", "pause", None),
        ("POST", "resume", None),
        ("POST", "leave", None),
        ("POST", "back", None),
        ("POST", "nudge", {"chair": 0}),
        ("POST", "hold", {"chair": 0}),
        ("POST", "give", {"guest": None}),
        ("POST", "host", {"chair": 1}),
        ("POST", "fill", {"level": "expert"}),
        ("POST", "links", {"role": "seat"}),
        ("POST", "links", {"role": "spectator"}),
        ("PUT", "chairs/0/bot", {"level": "expert"}),
        ("DELETE", "chairs/0", None),
        ("DELETE", "links/seat", None),
        ("DELETE", "links/screen", None),
        ("PUT", "options", {"options": {}}),
    ):
        with pytest.raises(Refused) as refused:
            who.ask(method, f"/api/tables/{code}/{what}", body)
        assert (refused.value.status, refused.value.code) == (403, "stranger"), what
    assert len(company.log) == 3  # opened, sat, started


def test_without_a_cookie_nobody_is_let_in(server: Server) -> None:
    company = Company(server, IN_TURN, 2).start()
    guest = Device(server)
    for role in ROLES:
        with pytest.raises(InvalidStatus) as refused:
            guest.watch(company.code, role)
        assert refused.value.response.status_code == 403
    with pytest.raises(Refused, match="stranger"):
        guest.do(company.code, "pause")


def test_a_guessed_link_opens_nothing(server: Server) -> None:
    company = Company(server, IN_TURN, 2)
    guest = Device(server)
    with pytest.raises(Refused) as refused:
        enters(guest, company.code, "x" * 43)
    assert (refused.value.status, refused.value.code) == (403, "link")
    assert guest.token == ""


def test_a_link_for_a_seat_opens_once(server: Server) -> None:
    company = Company(server, IN_TURN, 2).start()
    token = link(company.devices[1], company.code, "seat")
    tablet = enters(Device(server), company.code, token)
    with pytest.raises(Refused, match="link: the link is not valid any more"):
        enters(Device(server), company.code, token)
    company.come(1)
    live = tablet.watch(company.code)
    assert live.hear()["chair"] == 1
    live.close()
    company.go()


def test_a_link_never_opens_a_seat_that_somebody_else_has_taken_since(server: Server) -> None:
    company = Company(server, IN_TURN, 2)
    token = link(company.devices[1], company.code, "seat")
    company.devices[1].do(company.code, "leave")
    thief = Device(server)
    with pytest.raises(Refused, match="link"):
        enters(thief, company.code, token)
    Device(server).sit(company.code, "Chloé", chair=1)
    with pytest.raises(Refused, match="link"):
        enters(thief, company.code, token)


def test_a_link_for_a_seat_that_was_not_used_before_the_game_is_void_in_it(server: Server) -> None:
    company = Company(server, IN_TURN, 2)
    token = link(company.devices[1], company.code, "seat")
    company.start()
    with pytest.raises(Refused, match="link"):
        enters(Device(server), company.code, token)


def test_whoever_sits_at_the_table_does_not_slip_into_another_seat(server: Server) -> None:
    company = Company(server, IN_TURN, 2).start()
    token = link(company.devices[1], company.code, "seat")
    with pytest.raises(Refused, match="seated: this device sits on chair 0 already"):
        enters(company.devices[0], company.code, token)
    enters(company.devices[1], company.code, token)  # their own: nothing to do, and the link is not used up
    enters(Device(server), company.code, token)


def test_a_link_for_spectators_can_be_shared(server: Server) -> None:
    company = Company(server, IN_TURN, 2).start()
    token = link(company.devices[1], company.code, "spectator")
    for _ in range(3):
        guest = enters(Device(server), company.code, token)
        live = guest.watch(company.code, "spectator")
        assert live.hear()["role"] == "spectator"
        shut_out(guest, company.code, "seat")
        shut_out(guest, company.code, "screen")
        live.close()


def test_a_seats_link_opens_no_other_table(server: Server) -> None:
    company, other = Company(server, IN_TURN, 2), Company(server, IN_TURN, 2)
    with pytest.raises(Refused, match="link"):
        enters(Device(server), other.code, link(company.devices[0], company.code, "seat"))


def test_tokens_are_neither_kept_nor_logged(server: Server) -> None:
    company = Company(server, IN_TURN, 2)
    token = link(company.devices[0], company.code, "seat")
    tablet = enters(Device(server), company.code, token)
    kept = b"".join(path.read_bytes() for path in server.data.iterdir())
    assert company.code.encode() in kept
    for secret in (token, tablet.token, company.devices[0].token, company.devices[1].token):
        assert len(secret) == (LINK if secret == token else 54)
        assert secret.encode() not in kept
        assert secret not in server.log


@pytest.mark.parametrize("role", LASTS)
def test_a_link_has_its_time(role: Role) -> None:
    game = shelf.game(IN_TURN)
    chairs = (Chair("Anna", devices=("a",)), Chair("Bruno", devices=("b",)))
    handed = {"token": Link("seat" if role == "seat" else "screen", 0 if role == "seat" else -1, LASTS[role])}
    opened = Opened(IN_TURN, game.version, chosen(game, {}), chairs, 0, 0, "fr", "ab" * 32, links=handed, table="BCDFG")
    at = Sitting(opened, 1, "0" * 64)
    assert enter(at, "c", "token", LASTS[role]) is not None
    with pytest.raises(Judged, match="expected a fresh one"):
        enter(at, "c", "token", LASTS[role] + 1)


def test_the_opened_log_is_for_players_when_all_agree(server: Server) -> None:
    company = Company(server, IN_TURN, 2, options=lasting(IN_TURN, 1)).start()
    code = company.code
    screen = enters(Device(server), code, link(company.devices[0], code, "screen"))
    with pytest.raises(Refused, match="moment"):
        company.devices[0].do(code, "agree")
    play(company.come(), Random(1))
    company.devices[0].do(code, "agree")
    with pytest.raises(Refused, match="sealed"):
        company.devices[0].ask("GET", f"/api/tables/{code}/log")
    company.devices[1].do(code, "agree")
    assert company.devices[0].ask("GET", f"/api/tables/{code}/log").startswith(f"brelan log 2 {code} ")
    for device in (screen, stranger(server)):
        with pytest.raises(Refused, match="stranger"):
            device.ask("GET", f"/api/tables/{code}/log")
    company.go()
