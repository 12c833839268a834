"""Whoever comes late: a bot gets up for them, they look on, or somebody hands a chair on; and who may not."""

from collections.abc import Callable

import pytest

from brelan.bots.characters import CHARACTERS
from brelan.room import events, guests, links, opened, requests
from brelan.room.events import Chair
from brelan.room.requests import Cast, Refused
from brelan.room.sitting import read
from tests.boxes import IN_TURN, lasting
from tests.room.evenings import Evening

CAST = Cast(("regular",), tuple(who.name for who in CHARACTERS))


def refused(grant: Callable[[], object]) -> str:
    """The code of a refusal; nothing if the request is granted."""
    try:
        grant()
    except Refused as no:
        return no.code
    return ""


def playing(people: int = 2, bots: int = 2) -> Evening:
    """A game under way, with bots on the last chairs."""
    return Evening(IN_TURN, options=lasting(IN_TURN, 4)).sit(people, bots).start()


def give(evening: Evening, device: str, guest: int) -> None:
    for event in guests.give(evening.at, device, guest, "regular", CAST):
        evening.happen(event)


def test_in_a_game_a_bot_gets_up_for_whoever_comes_and_they_play_on_as_that_seat() -> None:
    evening = playing()
    evening.turn()
    table = evening.at.table
    assert table is not None
    before, seat = table.state.tobytes(), requests.sit(evening.at, "late", 3, "Zelda", 5)
    evening.happen(seat)
    assert evening.at.table is not None
    assert evening.at.table.state.tobytes() == before, "nothing of the game has changed"
    assert (evening.at.chairs[3].name, evening.at.chairs[3].bot, evening.at.chair_of("late")) == ("Zelda", "", 3)
    assert evening.at.table.names[3] == "Zelda"
    assert read(evening.lines).chairs == evening.at.chairs
    evening.happen(requests.leave(evening.at, "late"))
    assert evening.at.chairs[3].away, "from now on it is theirs to come back to"


def test_nobody_takes_the_chair_of_a_person_whether_they_are_there_or_away() -> None:
    evening = playing()
    evening.happen(events.Away(1))
    assert refused(lambda: requests.sit(evening.at, "late", 0, "Zelda", 5)) == "taken"
    assert refused(lambda: requests.sit(evening.at, "late", 1, "Zelda", 5)) == "taken"
    assert requests.sit(evening.at, "late", None, "Zelda", 5).chair == 2
    assert refused(lambda: requests.sit(evening.at, "late", 4, "Zelda", 5)) == "chair"
    assert refused(lambda: requests.sit(evening.at, "late", 2, "player 0", 5)) == "same-name"
    full = playing(people=3, bots=0)
    assert refused(lambda: requests.sit(full.at, "late", None, "Zelda", 5)) == "full"
    over = Evening(IN_TURN, options=lasting(IN_TURN, 1)).sit(1, 1).start().play()
    assert refused(lambda: requests.sit(over.at, "late", None, "Zelda", 5)) == "moment"


def test_whoever_plays_or_has_played_knows_a_hand_and_takes_no_other_chair_of_the_same_game() -> None:
    evening = playing()
    assert refused(lambda: requests.sit(evening.at, "d0", 2, "Anna", 3)) == "seated"
    evening.happen(links.hand_out(evening.at, "d1", "seat", "link", 0))
    evening.happen(guests.give_up(evening.at, "d0", "regular", CAST))
    assert evening.at.chairs[0].bot == "regular"
    assert evening.at.host == 1
    assert refused(lambda: requests.sit(evening.at, "d0", 2, "Anna", 3)) == "played"
    assert refused(lambda: links.enter(evening.at, "d0", "link", 0)) == "played"
    evening.happen(guests.watch(evening.at, "d0", "Anna", 3))
    guest = evening.at.guests["d0"].number
    assert refused(lambda: guests.give(evening.at, "d1", guest, "regular", CAST)) == "played"
    assert requests.sit(evening.at, "d0", None, "Anna", 3).chair == 0, "their own again"


def test_a_chair_that_was_given_up_is_closed_to_its_other_devices_and_links() -> None:
    evening = playing()
    for token in ("tablet's", "not used"):
        evening.happen(links.hand_out(evening.at, "d0", "seat", token, 0))
    evening.happen(links.enter(evening.at, "tablet", "tablet's", 0))
    evening.happen(guests.give_up(evening.at, "tablet", "regular", CAST))
    assert evening.at.chair_of("d0") is evening.at.chair_of("tablet") is None
    assert refused(lambda: links.enter(evening.at, "d9", "not used", 0)) == "link"
    assert refused(lambda: requests.sit(evening.at, "tablet", 3, "Anna", 0)) == "played"


def test_a_player_hands_their_chair_on_to_somebody_who_waits_and_to_nobody_else() -> None:
    evening = playing(people=3, bots=0)
    assert refused(lambda: guests.give(evening.at, "d0", 99, "regular", CAST)) == "guest"
    evening.happen(guests.watch(evening.at, "late", "Zelda", 5))
    guest = evening.at.guests["late"].number
    assert refused(lambda: guests.give(evening.at, "late", guest, "regular", CAST)) == "stranger"
    give(evening, "d1", guest)
    assert [chair.name for chair in evening.at.chairs] == ["Player 0", "Zelda", "Player 2"]
    assert (evening.at.guests, evening.at.chair_of("d1")) == ({}, None)
    gathering = Evening(IN_TURN).sit(2)
    assert refused(lambda: guests.give_up(gathering.at, "d0", "regular", CAST)) == "moment"


def test_a_game_in_which_chairs_changed_hands_is_proved_like_any_other() -> None:
    evening = playing(people=2, bots=1)
    evening.happen(requests.sit(evening.at, "d2", None, "Zelda", 5))
    evening.play()
    for device in ("d0", "d1"):
        evening.happen(requests.agree(evening.at, device))
    assert not evening.at.everybody_agreed(), "whoever took a chair over has a say too"
    evening.happen(requests.agree(evening.at, "d2"))
    proved = opened.verify(evening.text, "the log")
    assert proved.table.names == ("Player 0", "Player 1", "Zelda")
    assert proved.unproved == ()


def test_whoever_looks_on_sees_what_everybody_sees_and_waits_under_their_name() -> None:
    evening = playing()
    assert guests.watch(evening.at, "late", "", 0) == events.Watched("late")
    evening.happen(guests.watch(evening.at, "late", "", 0))
    assert evening.at.opens("late", "spectator")
    assert not evening.at.opens("late", "seat")
    assert not evening.at.guests
    assert guests.watch(evening.at, "late", "", 0) is None, "once is enough"
    evening.happen(guests.watch(evening.at, "late", " Zelda ", 5))
    assert evening.at.guests["late"].name == "Zelda"
    assert guests.watch(evening.at, "late", "Other", 5) is None, "no name after the other"
    assert refused(lambda: guests.watch(evening.at, "d0", "Anna", 0)) == "seated"
    assert refused(lambda: guests.watch(evening.at, "x", "A" * 21, 0)) == "name"
    evening.happen(requests.sit(evening.at, "late", 2, "Zelda", 5))
    assert not evening.at.guests
    table = evening.at.table
    assert table is not None
    assert table.view(2).state.tobytes() != table.view().state.tobytes()


def test_a_hundred_devices_look_on_at_most() -> None:
    evening = playing()
    for i in range(100):
        evening.happen(guests.watch(evening.at, f"watcher {i}", "", 0))
    assert refused(lambda: guests.watch(evening.at, "one more", "", 0)) == "full"
    assert refused(lambda: guests.show(evening.at, "d0", "tv")) == ""  # a screen has room of its own


def test_a_rematch_keeps_who_waits_and_the_screens() -> None:
    evening = Evening(IN_TURN, options=lasting(IN_TURN, 1)).sit(2).start()
    evening.happen(guests.watch(evening.at, "late", "Zelda", 5))
    evening.happen(guests.show(evening.at, "d0", "tv"))
    evening.play()
    again = requests.rematch(evening.at, "d1", "ab" * 32)
    assert [guest.name for guest in again.guests.values()] == ["Zelda"]
    assert (again.screens, again.watchers) == ({"tv": "d0"}, {"late": "spectator", "tv": "screen"})


def test_before_the_game_a_chair_is_brought_for_whoever_comes_until_there_are_as_many_as_can_play() -> None:
    evening = Evening(IN_TURN)
    most = evening.at.game.most
    del evening.at.chairs[2:]
    evening.sit(most)
    assert len(evening.at.chairs) == most
    assert len({chair.colour for chair in evening.at.chairs}) == most
    assert refused(lambda: requests.sit(evening.at, "one more", None, "Zelda", 0)) == "full"
    assert read(evening.lines[:1]).chairs != evening.at.chairs


def test_two_people_never_get_the_same_colour_and_a_bot_takes_another() -> None:
    evening = Evening(IN_TURN)
    evening.at.chairs[:] = [Chair(colour=i) for i in range(4)]
    evening.happen(requests.sit(evening.at, "d0", 0, "Anna", 2))
    assert [chair.colour for chair in evening.at.chairs] == [2, 1, 0, 3]
    assert requests.sit(evening.at, "d1", 1, "Bruno", 2).colour == 3, "the next one that is free"
    assert requests.sit(evening.at, "d0", 0, "Anna", 2).colour == 2, "one's own"
    evening.happen(events.Bot(1, "Rose", "regular"))
    evening.happen(events.Bot(2, "Malo", "regular"))
    evening.start()
    assert requests.sit(evening.at, "late", 1, "Zelda", 0).colour == 1, "in a game bots keep theirs"


def test_the_host_lets_somebody_else_who_is_there_look_after_the_table() -> None:
    evening = playing(people=3, bots=1)
    assert refused(lambda: guests.hand_over(evening.at, "d1", 1)) == "host"
    assert refused(lambda: guests.hand_over(evening.at, "x", 1)) == "stranger"
    assert refused(lambda: guests.hand_over(evening.at, "d0", 3)) == "chair"
    assert guests.hand_over(evening.at, "d0", 0) is None
    evening.happen(guests.hand_over(evening.at, "d0", 2))
    assert evening.at.host == 2
    evening.happen(events.Away(1))
    assert refused(lambda: guests.hand_over(evening.at, "d2", 1)) == "chair"


def test_bots_take_all_the_chairs_that_are_free_each_with_a_name_of_its_own() -> None:
    evening = Evening(IN_TURN).sit(2)
    assert refused(lambda: requests.fill(evening.at, "d1", "regular", CAST)) == "host"
    assert refused(lambda: requests.fill(evening.at, "d0", "grandmaster", CAST)) == "level"
    for event in requests.fill(evening.at, "d0", "regular", CAST):
        evening.happen(event)
    assert len(set(evening.at.names)) == len(evening.at.chairs)
    assert requests.fill(evening.at, "d0", "regular", CAST) == []
    evening.start()
    assert refused(lambda: requests.fill(evening.at, "d0", "regular", CAST)) == "moment"


@pytest.mark.parametrize("name", [CHARACTERS[0].name, "Anna"])
def test_a_bot_that_takes_a_chair_in_the_game_has_a_name_that_nobody_else_has(name: str) -> None:
    evening = Evening(IN_TURN)
    evening.happen(requests.sit(evening.at, "d0", 0, name, 0))
    for i, who in enumerate(CHARACTERS[1:], 1):
        evening.happen(events.Bot(i, who.name, "regular"))
    evening.start()
    evening.happen(guests.give_up(evening.at, "d0", "regular", CAST))
    assert len(set(evening.at.names)) == len(evening.at.chairs)
