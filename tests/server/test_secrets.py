"""What a role may not know is in no byte that it gets: twin games, over real sockets, sound the same to it."""

import re
from collections.abc import Iterable
from pathlib import Path
from random import Random

import pytest

from brelan import shelf
from brelan.engine.game import Game
from brelan.engine.state import NO_SEAT
from brelan.room import chain
from brelan.room.sitting import write
from tests.boxes import IN_TURN, lasting
from tests.contract.faults import chooses_in_secret
from tests.server.evening import Evening, masked, quietly
from tests.server.inside import inside
from tests.server.twins import Course, everything_known, short_course, tells_apart, twin

DEALS = 6

Heard = dict[str, list[bytes]]


class Leak(AssertionError):
    """Somebody could tell two games apart that differ only in what they may not know."""


def sizes(game: Game) -> tuple[int, int]:
    """A small table and a larger one."""
    return game.least, min(game.least + 2, game.most)


SIZES = [(name, size) for name in shelf.names() for size in sizes(shelf.game(name))]


def listen(data: Path, course: Course, brief: bool = False) -> Heard:
    """What each role hears over an evening, without what is drawn anew for every table."""
    with inside(data) as server:
        evening = Evening(server, course)
        try:
            evening.in_brief() if brief else evening.run()
        finally:
            quietly(evening)
        assert server.log.getvalue() == ""
        return {who.name: masked(who.heard, evening) for who in evening.everybody}


def roles(watcher: int) -> Iterable[str]:
    """Those who know what a seat knows, or only what everybody does."""
    everybody = ("screen", "spectator", "late spectator", "stranger")
    own = [] if watcher == NO_SEAT else [f"seat {watcher}"]
    return (*own, *(["second device of seat 0"] if watcher == 0 else []), *everybody)


def compare(one: Heard, other: Heard, names: Iterable[str]) -> int:
    """`Leak` if something that these heard is not the same, or not in the same order; how many messages were."""
    same = 0
    for name in names:
        for i, (a, b) in enumerate(zip(one[name], other[name], strict=False)):
            if a != b:
                raise Leak(f"{name}, message {i}:\n{a.decode()}\n{b.decode()}")
        if len(one[name]) != len(other[name]):
            raise Leak(f"{name} heard {len(one[name])} and {len(other[name])} messages")
        same += len(one[name])
    return same


def secrets_that_differ(course: Course, other: Course) -> int:
    """The cards and dice of twin games that came otherwise; where players choose in secret, their choices count too."""
    chance = sum(a != b for a, b in zip(course.outcomes, other.outcomes, strict=True))
    choices = sum(a != b for a, b in zip(course.answers, other.answers, strict=True))
    return chance + choices if chooses_in_secret(shelf.game(course.game)) else chance


@pytest.mark.parametrize("game", shelf.names())
def test_G5_twins_of_every_game_differ_in_what_a_watcher_may_not_know_and_in_nothing_else(game: str) -> None:
    players = min(size for name, size in SIZES if name == game)
    course = short_course(game, players, lasting(game, DEALS))
    differences = 0
    for watcher in (*range(players), NO_SEAT):
        other, known = twin(course, watcher, Random(watcher)), everything_known(course, watcher)
        assert not tells_apart(known, other, watcher)
        differences += secrets_that_differ(course, other)
        others = [seat for seat in range(players) if seat != watcher]
        assert any(tells_apart(everything_known(course, seat), other, seat) for seat in others)
    assert differences > 2 * players


@pytest.mark.parametrize(("game", "players"), SIZES)
def test_G5_no_byte_distinguishes_two_evenings_that_differ_only_in_what_a_role_may_not_know(
    game: str, players: int, tmp_path: Path, deep: bool
) -> None:
    course, small = short_course(game, players, lasting(game, DEALS)), (game, players) in SIZES[::2]
    brief = not small and not deep
    heard = listen(tmp_path / "one", course, brief)
    for watcher in [*range(players), NO_SEAT] if deep else [0 if small else players - 1]:
        other = twin(course, watcher, Random(watcher))
        assert secrets_that_differ(course, other) > 0
        heard_otherwise = listen(tmp_path / f"other-{watcher}", other, brief)
        assert compare(heard, heard_otherwise, roles(watcher)) > 3 * len(course.answers)
        with pytest.raises(Leak):  # the twins do differ: a seat that may know it hears it
            compare(heard, heard_otherwise, [f"seat {seat}" for seat in range(players)])


def test_the_chain_that_was_left_out_of_the_comparison_is_a_hash_of_the_line_with_a_salt_that_nobody_is_sent(
    tmp_path: Path,
) -> None:
    course = short_course(IN_TURN, 2, lasting(IN_TURN, DEALS))
    with inside(tmp_path) as server:
        evening = Evening(server, course)
        try:
            evening.in_brief()
        finally:
            quietly(evening)
        entries = server.entries(evening.code)
    salts = [entry.salt for entry in entries]
    assert len(set(salts)) == len(salts)
    assert all(len(bytes.fromhex(salt)) == 16 for salt in salts)
    hashes, sofar = {}, chain.START
    for entry in entries:
        sofar = hashes[entry.number] = chain.link(sofar, write(entry))
    everything = b"\n".join(message for who in evening.everybody for message in who.heard)
    sent = re.findall(rb'"number":(\d+),"chain":"([0-9a-f]{64})"', everything)
    assert len(sent) > len(entries)
    assert all(hashes[int(number)] == found.decode() for number, found in sent)
    assert not [salt for salt in salts if salt.encode() in everything]
