"""What a table grants and refuses: late answers, devices without end, luck for a deal that never comes."""

from collections.abc import Callable
from functools import partial

import pytest
from msgspec.structs import replace

from brelan.bots.characters import CHARACTERS
from brelan.engine.asks import Form
from brelan.engine.flow import Manner, ask_of
from brelan.engine.sets import has
from brelan.room import answers, guests, links, requests
from brelan.room.events import Answered, Entry, Role
from brelan.room.requests import Refused
from brelan.room.sitting import Sitting, first, write
from tests.boxes import IN_TURN, SEALED, lasting
from tests.room.evenings import Evening


def refusal(error: pytest.ExceptionInfo[Refused]) -> str:
    """The code that the page puts into words."""
    return error.value.code


def test_after_the_last_secret_choice_all_questions_are_new_even_one_that_has_a_single_answer() -> None:
    evening, forced = Evening(SEALED, seed=21).sit(2).start(), 0
    while evening.at.phase == "playing":
        table = evening.at.table
        assert table is not None
        seat, sealed = table.awaited[0], table.state.MANNER[table.state.now] == Manner.SEALED
        last, before = sealed and len(table.awaited) == 1, list(evening.at.since)
        evening.happen(Answered(seat, table.asks[seat].encode(table.asks[seat].any(evening.rng))))
        if last and evening.at.phase == "playing":
            assert evening.at.since == [evening.at.number] * 2
            for other in (seat for seat in (0, 1) if has(table.state.chosen, seat)):
                forced += 1
                assert ask_of(table.state, other).form == Form.GIVEN
                with pytest.raises(Refused) as refused:
                    answers.answer(evening.at, f"d{other}", before[other], [0, 1], "an old message")
                assert refusal(refused) == "not-asked"
    assert forced, "somebody had to play the last two cards"


@pytest.mark.parametrize(("role", "most"), [("seat", 10), ("screen", 100), ("spectator", 100)])
def test_so_many_devices_come_in_and_no_more_but_one_that_is_in_may_come_again(role: Role, most: int) -> None:
    evening = Evening(IN_TURN).sit(1)
    inside = 1 if role == "seat" else 0
    for i in range(inside, most):
        evening.happen(links.hand_out(evening.at, "d0", role, f"link {i}", 0))
        evening.happen(links.enter(evening.at, f"device {i}", f"link {i}", 0))
        assert evening.at.opens(f"device {i}", role)
    evening.happen(links.hand_out(evening.at, "d0", role, "one more", 0))
    with pytest.raises(Refused, match=f"{most} devices have come in already") as refused:
        links.enter(evening.at, "one more device", "one more", 0)
    assert refusal(refused) == "full"
    assert links.enter(evening.at, f"device {most - 1}", "one more", 0) is None


def test_a_link_opens_until_its_time_is_up() -> None:
    evening = Evening(IN_TURN).sit(1)
    evening.happen(links.hand_out(evening.at, "d0", "seat", "link", 1000))
    assert links.enter(evening.at, "phone", "link", 1600) is not None
    with pytest.raises(Refused, match="not valid any more"):
        links.enter(evening.at, "phone", "link", 1601)


def test_a_link_to_a_seat_is_for_a_device_that_sits_nowhere_and_has_not_played_elsewhere() -> None:
    evening = Evening(IN_TURN).sit(3)
    evening.happen(links.hand_out(evening.at, "d0", "seat", "link", 0))
    assert links.enter(evening.at, "d0", "link", 0) is None, "it sits there"
    with pytest.raises(Refused, match="this device sits on chair 1 already; expected another device") as refused:
        links.enter(evening.at, "d1", "link", 0)
    assert refusal(refused) == "seated"
    evening.start()
    evening.happen(guests.give_up(evening.at, "d1", "regular", CAST))
    evening.happen(links.hand_out(evening.at, "d0", "seat", "later", 0))
    with pytest.raises(Refused, match="this device has played on another chair of this game") as refused:
        links.enter(evening.at, "d1", "later", 0)
    assert refusal(refused) == "played"
    evening.happen(links.enter(evening.at, "phone", "later", 0))
    assert evening.at.sat["phone"] == 0


CAST = requests.Cast(("regular",), tuple(who.name for who in CHARACTERS))
WHEN: dict[str, tuple[str, Callable[[Sitting], object]]] = {
    "answer": ("playing", lambda at: answers.answer(at, "d0", 0, 0, "key")),
    "hint": ("playing", lambda at: answers.hint(at, "d0")),
    "give up": ("playing", lambda at: guests.give_up(at, "d0", "regular", CAST)),
    "give": ("playing", lambda at: guests.give(at, "d0", 1, "regular", CAST)),
    "pause": ("playing", lambda at: requests.pause(at, "d0")),
    "resume": ("playing", lambda at: requests.resume(at, "d0")),
    "hold": ("playing", lambda at: requests.may_hold(at, 0)),
    "seat a bot": ("gathering", lambda at: requests.seat_bot(at, "d0", 1, "regular", CAST)),
    "fill": ("gathering", lambda at: requests.fill(at, "d0", "regular", CAST)),
    "free": ("gathering", lambda at: requests.free(at, "d0", 1)),
    "change": ("gathering", lambda at: requests.change(at, "d0", {}, 0, True)),
    "start": ("gathering", lambda at: requests.start(at, "d0")),
    "agree": ("over", lambda at: requests.agree(at, "d0")),
    "rematch": ("over", lambda at: requests.rematch(at, "d0", "0" * 64)),
}


@pytest.mark.parametrize("asked", WHEN)
def test_what_makes_sense_before_during_or_after_a_game_is_refused_at_other_times(asked: str) -> None:
    when, ask = WHEN[asked]
    evening = Evening(IN_TURN).sit(2)
    for phase in ("gathering", "playing", "over"):
        if phase == "playing":
            evening.start()
        elif phase == "over":
            evening.play()
        assert evening.at.phase == phase
        assert (refused_at(partial(ask, evening.at)) == "moment") == (phase != when), phase


HOSTS: dict[str, Callable[[Sitting, str], object]] = {
    "seat a bot": lambda at, device: requests.seat_bot(at, device, 2, "regular", CAST),
    "fill": lambda at, device: requests.fill(at, device, "regular", CAST),
    "free": lambda at, device: requests.free(at, device, 1),
    "change": lambda at, device: requests.change(at, device, {}, 0, True),
    "start": lambda at, device: requests.start(at, device),
    "hand over": lambda at, device: guests.hand_over(at, device, 1),
    "shut screens": lambda at, device: links.shut(at, device, "screen"),
    "shut spectators": lambda at, device: links.shut(at, device, "spectator"),
}
PLAYERS: dict[str, Callable[[Sitting, str], object]] = {
    "hand out": lambda at, device: links.hand_out(at, device, "seat", "token", 0),
    "shut seats": lambda at, device: links.shut(at, device, "seat"),
    "leave": requests.leave,
    "come back": requests.come_back,
    "show": lambda at, device: guests.show(at, device, "tv"),
}
IN_A_GAME: dict[str, Callable[[Sitting, str], object]] = {
    "pause": requests.pause,
    "resume": requests.resume,
    "give up": lambda at, device: guests.give_up(at, device, "regular", CAST),
    "give": lambda at, device: guests.give(at, device, 9, "regular", CAST),
    "hint": answers.hint,
    "answer": lambda at, device: answers.answer(at, device, 0, 0, "key"),
}
AFTER_IT: dict[str, Callable[[Sitting, str], object]] = {
    "agree": requests.agree,
    "rematch": lambda at, device: requests.rematch(at, device, "0" * 64),
}


def test_a_stranger_is_granted_nothing_and_some_things_only_the_host() -> None:
    evening = Evening(IN_TURN).sit(2)
    for name, ask in HOSTS.items():
        assert refused_at(partial(ask, evening.at, "d0")) == "", name
        assert refused_at(partial(ask, evening.at, "d1")) == "host", name
    for name, ask in (HOSTS | PLAYERS).items():
        assert refused_at(partial(ask, evening.at, "nobody")) == "stranger", name
    for name, ask in PLAYERS.items():
        assert refused_at(partial(ask, evening.at, "d1")) == "", name
    evening.start()
    for name, ask in IN_A_GAME.items():
        assert refused_at(partial(ask, evening.at, "nobody")) == "stranger", name
    while evening.at.phase == "playing":
        evening.turn()
    for name, ask in AFTER_IT.items():
        assert refused_at(partial(ask, evening.at, "nobody")) == "stranger", name
        assert refused_at(partial(ask, evening.at, "d1")) == "", name


REFUSED: dict[str, tuple[Callable[[Sitting], object], str, str]] = {
    "a name": (
        lambda _: requests.named("A" * 21),
        "name",
        "a name of 21 characters was given, expected 1 to 20 that can be printed",
    ),
    "a colour": (lambda _: requests.coloured(8), "colour", "colour 8 was given, expected 0 to 7"),
    "a clock": (lambda _: requests.timed(4), "seconds", "4 seconds were given, expected 0 or 5 to 600"),
    "a chair": (lambda at: requests.a_chair(at, 8), "chair", "chair 8 was named, expected 0 to 7"),
    "a chair before the first": (lambda at: requests.a_chair(at, -1), "chair", "chair -1 was named, expected 0 to 7"),
    "the host's": (lambda at: requests.free(at, "d0", 0), "chair", "chair 0 is the host's, expected another one"),
    "a free one": (lambda at: requests.free(at, "d0", 5), "chair", "chair 5 is free, expected another one"),
    "who is no host": (
        lambda at: requests.start(at, "d1"),
        "host",
        "Player 1 asked, expected the host, Player 0",
    ),
    "a bot on a person": (
        lambda at: requests.seat_bot(at, "d0", 1, "regular", CAST),
        "taken",
        "Player 1 sits on chair 1, expected a free one or a bot",
    ),
    "a level": (
        lambda at: requests.seat_bot(at, "d0", 2, "genius", CAST),
        "level",
        "level 'genius' was given, expected regular",
    ),
    "two chairs": (
        lambda at: requests.sit(at, "d0", 2, "Anna", 0),
        "seated",
        "this device sits on chair 0 already",
    ),
    "another's name": (
        lambda at: requests.sit(at, "d9", 2, "player 1", 0),
        "same-name",
        "somebody here is called Player 1 already; expected another name",
    ),
    "another's chair": (
        lambda at: requests.sit(at, "d9", 1, "Zoe", 0),
        "taken",
        "chair 1 is taken, expected a free one or a bot's",
    ),
    "a moment": (
        lambda at: requests.pause(at, "d0"),
        "moment",
        "the table is gathering, expected playing",
    ),
    "an earlier game": (
        lambda at: requests.agree(at, "d0", 3),
        "moment",
        "game 3 was named, expected one of the last 5 that were finished here",
    ),
    "who watches from a chair": (
        lambda at: guests.watch(at, "d0", "", 0),
        "seated",
        "this device sits at the table already; expected somebody who does not",
    ),
    "nobody there": (
        lambda at: guests.hand_over(at, "d0", 2),
        "chair",
        "nobody is there on chair 2, expected a person who is",
    ),
    "a link that is none": (
        lambda at: links.enter(at, "d9", "token", 0),
        "link",
        "the link is not valid any more; expected a fresh one",
    ),
    "links of no kind": (
        lambda at: links.shut(at, "d0", "x" * 30),
        "link",
        f"links for {'x' * 20!r} were named, expected seat or screen or spectator",
    ),
}


@pytest.mark.parametrize("what", REFUSED)
def test_a_refusal_says_in_a_sentence_what_was_expected(what: str) -> None:
    ask, code, said = REFUSED[what]
    with pytest.raises(Refused) as refused:
        ask(Evening(IN_TURN).sit(2).at)
    assert (refused.value.code, str(refused.value)) == (code, said)


def test_a_game_is_for_as_many_as_its_box_says() -> None:
    for people, code in ((1, "players"), (2, ""), (8, "")):
        at = Evening(IN_TURN).sit(people).at
        assert refused_at(partial(requests.start, at, "d0")) == code
    alone = Evening(IN_TURN).sit(1).at
    with pytest.raises(Refused, match=f"1 sit at the table; {alone.game.name} is for 2 to 8"):
        requests.start(alone, "d0")


def after(evening: Evening, **how: object) -> Evening:
    """The same people once more."""
    opening = replace(requests.rematch(evening.at, "d0", evening.digits()), **how)
    entry = Entry(evening.at.number + 1, evening.at.written, 0, evening.digits(32), opening)
    again = Evening(IN_TURN, seed=evening.at.opened.games + 2)
    again.at, again.lines = first(entry, write(entry), evening.at.chain), [write(entry)]
    return again


def test_whoever_played_one_of_the_last_five_games_may_still_agree_to_open_it() -> None:
    evening = Evening(IN_TURN, seed=3).sit(2, bots=1)
    for game in range(7):
        evening.start()
        while evening.at.phase == "playing":
            evening.turn()
        if game == 1:
            evening.happen(requests.agree(evening.at, "d1"))
            assert requests.agree(evening.at, "d1") is requests.agree(evening.at, "d1", game) is None
        evening = after(evening, fair=1)
    at = evening.at
    assert at.opened.games == 7
    assert [*at.past] == [2, 3, 4, 5, 6], "five of them"
    assert at.past[6].people == {0: "Player 0", 1: "Player 1"}, "without the bot"
    assert (
        refused_at(lambda: requests.agree(at, "d0", 1)) == refused_at(lambda: requests.agree(at, "d0", 7)) == "moment"
    )
    with pytest.raises(Refused, match="this device did not play game 6; expected one that did") as refused:
        requests.agree(at, "nobody", 6)
    assert refusal(refused) == "stranger"
    evening.happen(requests.agree(at, "d1", 6))
    assert requests.agree(at, "d1", 6) is None
    assert (at.past[6].agreed, at.past[6].unsealed) == ((1,), False)
    evening.happen(requests.agree(at, "d0", 6))
    assert (at.past[6].agreed, at.past[6].unsealed, at.past[5].unsealed) == ((0, 1), True, False)


def test_a_rematch_takes_everything_along_but_the_cards_on_the_table() -> None:
    evening = Evening(IN_TURN, seed=3).sit(2)
    evening.happen(requests.change(evening.at, "d0", evening.at.options, 30, False))
    evening.happen(guests.hand_over(evening.at, "d0", 1))
    evening.happen(guests.watch(evening.at, "eve", "Eve", 5))
    evening.happen(guests.show(evening.at, "d0", "tv"))
    evening.happen(links.hand_out(evening.at, "d0", "screen", "way in", 0))
    evening.happen(requests.start(evening.at, "d1"))
    while evening.at.phase == "playing":
        evening.turn()
    was, now = evening.at, requests.rematch(evening.at, "d0", "cd" * 32)
    assert (now.game, now.version, now.options, now.host, now.seconds, now.hints) == (
        was.game.name,
        was.game.version,
        was.options,
        1,
        30,
        False,
    )
    assert (now.chairs, now.watchers, now.links) == (tuple(was.chairs), was.watchers, was.links)
    assert (now.guests, now.screens, now.table, now.language) == (was.guests, {"tv": "d0"}, "BRLNX", "fr")
    assert (now.secret, now.games, now.fair, now.cards) == ("cd" * 32, 1, 2, "")
    assert now.guests.keys() == {"eve"}


def refused_at(grant: Callable[[], object]) -> str:
    """The code of a refusal; nothing if the request is granted."""
    try:
        grant()
    except Refused as refused:
        return refused.code
    return ""


@pytest.mark.parametrize(
    ("name", "code"), [("A", ""), ("A" * 20, ""), ("", "name"), ("A" * 21, "name"), ("\x07", "name")]
)
def test_a_name_has_one_to_twenty_letters(name: str, code: str) -> None:
    assert refused_at(lambda: requests.named(name)) == code


def test_a_name_is_kept_in_one_spelling() -> None:
    assert requests.named("  Zoe\u0301 \n Ben ") == "Zo\u00e9 Ben"


@pytest.mark.parametrize(("colour", "code"), [(0, ""), (7, ""), (-1, "colour"), (8, "colour")])
def test_there_are_eight_colours(colour: int, code: str) -> None:
    assert refused_at(lambda: requests.coloured(colour)) == code


@pytest.mark.parametrize("seconds", [-1, 1, 4, 601])
def test_G3_a_clock_of_less_than_5_or_more_than_600_seconds_is_refused(seconds: int) -> None:
    assert refused_at(lambda: requests.timed(seconds)) == "seconds"


@pytest.mark.parametrize("seconds", [0, 5, 600])
def test_G3_there_is_no_clock_or_one_of_5_to_600_seconds(seconds: int) -> None:
    assert requests.timed(seconds) == seconds


@pytest.mark.parametrize(("letters", "code"), [(0, "key"), (1, ""), (40, ""), (41, "key")])
def test_the_key_of_an_answer_has_one_to_forty_characters(letters: int, code: str) -> None:
    evening = Evening(IN_TURN).sit(2).start()
    table = evening.at.table
    assert table is not None
    seat = table.awaited[0]
    answer = table.asks[seat].any(evening.rng)
    key = "k" * letters
    assert refused_at(lambda: answers.answer(evening.at, f"d{seat}", evening.at.since[seat], answer, key)) == code


@pytest.mark.parametrize(("role", "lasts"), [("seat", 600), ("screen", 2_592_000), ("spectator", 2_592_000)])
def test_a_link_for_a_seat_lasts_ten_minutes_and_any_other_thirty_days(role: Role, lasts: int) -> None:
    link = links.hand_out(Evening(IN_TURN).sit(2).at, "d1", role, "token", 1000).link
    assert (link.role, link.chair, link.until) == (role, 1 if role == "seat" else -1, 1000 + lasts)


def test_G4_after_the_second_time_out_in_a_row_a_bot_holds_the_seat_and_an_answer_between_starts_anew() -> None:
    evening = Evening(IN_TURN, options=lasting(IN_TURN, 20)).sit(2).start()
    table = evening.at.table
    assert table is not None
    came = list[tuple[int, list[str]]]()
    for turn in ("clock", "person", "clock", "clock"):
        while table.awaited != [0]:
            evening.happen(Answered(1, table.asks[1].encode(table.asks[1].any(evening.rng))))
        if turn == "person":
            evening.happen(Answered(0, table.asks[0].encode(table.asks[0].any(evening.rng))))
        else:
            follow = requests.late(evening.at, 0)
            came.append((evening.at.late[0], [type(event).__name__ for event in follow]))
            for event in follow:
                evening.happen(event)
    assert came == [(0, ["Answered"]), (0, ["Answered"]), (1, ["Answered", "Away"])]
    assert evening.at.chairs[0].away
    evening.happen(requests.come_back(evening.at, "d0"))
    assert evening.at.late[0] == 0


@pytest.mark.parametrize(("chair", "code"), [(0, "chair"), (1, ""), (2, ""), (3, "chair"), (8, "chair")])
def test_the_host_frees_the_chair_of_anybody_else_who_sits_there(chair: int, code: str) -> None:
    at = Evening(IN_TURN).sit(2, bots=1).at
    assert refused_at(lambda: requests.free(at, "d0", chair)) == code
    assert refused_at(lambda: requests.free(at, "d1", chair)) == "host"
    assert refused_at(lambda: requests.free(at, "nobody", chair)) == "stranger"


def test_nobody_sits_on_two_chairs_on_anothers_or_under_anothers_name() -> None:
    evening = Evening(IN_TURN).sit(2)
    sit, at = requests.sit, evening.at
    assert sit(at, "d0", None, "Anna", 3).chair == 0, "one's own again"
    assert sit(at, "d9", None, "Zoe", 3).chair == 2, "the first that is free"
    assert refused_at(lambda: sit(at, "d0", 2, "Anna", 3)) == "seated"
    assert refused_at(lambda: sit(at, "d9", 1, "Zoe", 3)) == "taken"
    assert refused_at(lambda: sit(at, "d9", 8, "Zoe", 3)) == "chair"
    assert refused_at(lambda: sit(at, "d9", 2, "PLAYER 1", 3)) == "same-name"
    with_a_bot = Evening(IN_TURN).sit(7, bots=1).at
    assert sit(with_a_bot, "d9", None, "Zoe", 3).chair == sit(with_a_bot, "d9", 7, "Zoe", 3).chair == 7, "a bot gets up"
    full = Evening(IN_TURN).sit(8).at
    assert refused_at(lambda: sit(full, "d9", None, "Zoe", 3)) == "full"
