"""What a role may not know is in no byte that it gets: twin games, over real sockets, sound the same to it."""

import re
from collections.abc import Callable, Iterable
from dataclasses import replace
from pathlib import Path
from random import Random
from typing import Any

import pytest

from brelan.engine.piles import card
from brelan.engine.records import TABLE
from brelan.engine.source import Outcome
from brelan.engine.tells import Tell
from brelan.games.face import face
from brelan.room import chain
from brelan.room.secrets import commitment
from brelan.room.sitting import Sitting, write
from brelan.server import picture, stories, telling
from tests.server.evening import SECRETS, Evening, masked, quietly
from tests.server.inside import inside
from tests.server.twins import Course, everything_known, short_course, steps, tells_apart, twin

OPTIONS: dict[str, dict[str, object]] = {"ferme": {"deals": 4}, "peek": {"rounds": 6}, "kids": {"quick": 1}}
SIZES = [("ferme", 2), ("ferme", 4), ("peek", 2), ("peek", 4), ("kids", 2)]
SIZES += [("kids", 3), ("enfer", 3), ("enfer", 4), ("champ", 4), ("champ", 6)]

Heard = dict[str, list[bytes]]


class Leak(AssertionError):
    """Somebody could tell two games apart that differ only in what he may not know."""


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
    own = [] if watcher == TABLE else [f"seat {watcher}"]
    return (*own, *(["second device of seat 0"] if watcher == 0 else []), *everybody)


def compare(one: Heard, other: Heard, names: Iterable[str]) -> None:
    """`Leak` if something that these heard is not the same, or not in the same order."""
    for name in names:
        for i, (a, b) in enumerate(zip(one[name], other[name], strict=False)):
            if a != b:
                raise Leak(f"{name}, message {i}:\n{a.decode()}\n{b.decode()}")
        if len(one[name]) != len(other[name]):
            raise Leak(f"{name} heard {len(one[name])} and {len(other[name])} messages")


@pytest.mark.parametrize(("game", "players"), SIZES)
def test_G5_no_byte_distinguishes_two_evenings_that_differ_only_in_what_a_role_may_not_know(
    game: str, players: int, tmp_path: Path, deep: bool
) -> None:
    course, small = short_course(game, players, OPTIONS.get(game, {})), (game, players) in SIZES[::2]
    brief = not small and not deep
    heard = listen(tmp_path / "one", course, brief)
    for watcher in [*range(players), TABLE] if deep else [0 if small else players - 1]:
        other = twin(course, watcher, Random(watcher))
        heard_otherwise = listen(tmp_path / f"other-{watcher}", other, brief)
        compare(heard, heard_otherwise, roles(watcher))
        with pytest.raises(Leak):  # the twins do differ: a seat that may know it hears it
            compare(heard, heard_otherwise, [f"seat {seat}" for seat in range(players)])


def test_P4_dice_that_fall_as_before_under_a_cup_sound_like_any_others(tmp_path: Path) -> None:
    course, again, watcher = _thrown_alike()
    assert course != again
    compare(listen(tmp_path / "one", course, True), listen(tmp_path / "again", again, True), roles(watcher))


def _thrown_alike() -> tuple[Course, Course, int]:
    """A game of Peek, and one in which the dice of a seat fall as in the round before, when nobody else saw them."""
    course = short_course("peek", 2, OPTIONS["peek"])
    known = [everything_known(course, watcher) for watcher in (0, 1)]
    last: list[list[int]] = []
    drawn = 0
    for table in steps(course):
        t: Any = table.state
        if last and t.drawn == drawn + 6:  # all six dice were shaken anew, and nothing else was thrown
            for seat in (0, 1):
                start, again = drawn + 3 * seat, [Outcome(0, n) for n in last[seat]]
                came = (*course.outcomes[:start], *again, *course.outcomes[start + 3 :])
                other = course._replace(outcomes=came)
                if other != course and not tells_apart(known[1 - seat], other, 1 - seat):
                    return course, other, 1 - seat
        last, drawn = [[card(t, cup, n) for n in range(t.count[cup])] for cup in t.cup[:2]], t.drawn
    raise AssertionError("there is no round in which the dice of a seat stay under its cup")


def test_the_chain_that_was_left_out_of_the_comparison_is_a_hash_of_the_line_with_a_salt_that_nobody_is_sent(
    tmp_path: Path,
) -> None:
    course = short_course("ferme", 2, OPTIONS["ferme"])
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


def test_what_a_game_commits_to_depends_on_its_secret_alone_and_twins_commit_to_the_same(tmp_path: Path) -> None:
    course = short_course("ferme", 2, OPTIONS["ferme"])
    heard = listen(tmp_path, course, brief=True)
    sent = re.findall(rb'"fair":{"deal":(\d+),"commitment":"([0-9a-f]{64})"}', b"".join(heard["screen"]))
    assert {int(deal) for deal, _ in sent} >= {1, 2, 3, 4}
    assert all(commitment(bytes.fromhex(SECRETS[0]), int(deal)) == found.decode() for deal, found in sent)


def _every_face(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(picture, "known", lambda _t, slot, _seat: slot)


def _every_tell(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(Tell, "seen_by", lambda self, _watcher: self.seen_by_all_eyes())


def _a_fact_about_the_neighbour(patch: pytest.MonkeyPatch) -> None:
    def facts(t: Any, seat: int) -> dict[str, int]:
        return {"beware": card(t, t.hand[1 - seat], 0)}

    patch.setattr(picture, "face", lambda name: replace(face(name), facts=facts))


def _a_story_for_another_seat(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(stories, "TABLE", 0)


def _the_log_before_all_agreed(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(Sitting, "everybody_agreed", lambda _self: True)


def _a_length_that_tells(patch: pytest.MonkeyPatch) -> None:
    update = telling.update

    def padded(at: Sitting, *more: Any) -> telling.Words:
        assert at.table is not None
        t: Any = at.table.state
        words = update(at, *more)
        return words._replace(public=words.public + b" " * (card(t, t.hand[0], 0) % 2))

    patch.setattr(telling, "update", padded)


def _a_sealed_choice(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(picture, "COMMON", (*picture.COMMON, "sealed"))


LEAKS = [
    (_every_face, "ferme", 1),
    (_every_face, "peek", TABLE),
    (_every_tell, "ferme", 1),
    (_every_tell, "ferme", TABLE),
    (_a_fact_about_the_neighbour, "ferme", 1),
    (_a_story_for_another_seat, "ferme", TABLE),
    (_the_log_before_all_agreed, "ferme", 1),
    (_a_length_that_tells, "ferme", TABLE),
    (_a_sealed_choice, "kids", TABLE),
]


@pytest.mark.parametrize(("leak", "game", "watcher"), LEAKS)
def test_a_leak_that_is_planted_is_found(
    leak: Callable[[pytest.MonkeyPatch], None], game: str, watcher: int, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    course = _part(short_course(game, 2, OPTIONS.get(game, {})))
    other = twin(course, watcher, Random(3))
    leak(monkeypatch)
    picture.frame.cache_clear()
    try:
        with pytest.raises(Leak):
            compare(listen(tmp_path / "one", course, True), listen(tmp_path / "other", other, True), roles(watcher))
    finally:
        monkeypatch.undo()
        picture.frame.cache_clear()


def _part(course: Course) -> Course:
    """The first answers of a game."""
    return course._replace(answers=course.answers[:16])
