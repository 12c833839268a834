"""Logs that other rules have left: what can be read of them, and how a game goes on from there."""

from typing import Any

import msgspec
import pytest
from msgspec.structs import replace

from brelan import shelf
from brelan.engine.carried import ERA
from brelan.room import requests
from brelan.room.events import DECODER, Answered, Chair, Entry, Kept, Opened, Renewed
from brelan.room.opened import verify
from brelan.room.sitting import first, read, skim, write
from brelan.trouble import Trouble
from tests.boxes import DICE, IN_TURN
from tests.room.evenings import Evening, rehashed, whole
from tests.room.renewals import by_other_rules, deal_of, kept_in, renewed, some_deals, with_kept


@pytest.mark.parametrize("name", shelf.names())
def test_a_game_by_other_rules_goes_on_after_its_last_complete_deal(name: str) -> None:
    evening = some_deals(name)
    deal = deal_of(evening.at)
    lines = by_other_rules(evening.lines)
    at = read(lines)
    assert (at.foreign, at.phase, at.table) == (True, "playing", None)
    at, line = renewed(at)
    assert deal_of(at) == deal
    assert at.table is not None
    assert at.table.state.drawn > ERA
    assert (at.since, at.late, at.tries) == ([at.number] * 3, [0] * 3, [0] * 3)
    again = read([*lines, line])
    assert again.table is not None
    assert again.table.state.tobytes() == at.table.state.tobytes()
    assert len(list(again.story())) == sum(len(kept.tells) for kept in again.memory.kept)
    assert evening.at.table is not None
    assert at.game.wealth(at.table.state) == at.game.wealth(evening.at.table.state)


def test_each_time_new_rules_take_over_other_cards_come() -> None:
    lines = by_other_rules(some_deals(IN_TURN).lines)
    hands = set()
    for version in range(3):
        at, line = renewed(read(lines))
        assert at.table is not None
        hands.add(tuple(at.table.state.slot))
        lines = [*lines, line]
        at = read(lines)
        _, other, _ = at.take(Entry(at.number + 1, 0, 0, "0" * 32, Renewed(20 + version, {})))
        lines.append(other)
    assert len(hands) == 3


def test_rules_that_changed_without_a_new_version_lose_no_table() -> None:
    evening = some_deals(IN_TURN)
    n = next(i for i in range(len(evening.lines) - 1, 0, -1) if b'"answered"' in evening.lines[i])
    entry = DECODER.decode(evening.lines[n])
    assert isinstance(entry.event, Answered)
    lines = [*evening.lines[:n], write(replace(entry, event=replace(entry.event, value=999))), *evening.lines[n + 1 :]]
    at = read(lines)
    assert (at.foreign, at.version, at.phase) == (True, at.game.version, "playing")
    deals = len(at.memory.kept)
    at, line = renewed(at)
    assert at.table is not None
    assert deal_of(at) == deals + 1
    again = read([*lines, line])
    assert (again.foreign, again.chain) == (False, at.chain)
    with pytest.raises(Trouble, match="999 was given"):  # whoever proves a game is not so generous
        verify(rehashed(lines), "FILE")


@pytest.mark.parametrize("changes", [{"numbers": {}}, {"piles": {}}, {"scores": (1, 2)}], ids=str)
def test_what_was_kept_has_to_be_what_the_answers_give(changes: dict[str, Any]) -> None:
    lines = with_kept(whole(IN_TURN), **changes)
    with pytest.raises(Trouble, match="is not what its answers give"):
        verify(rehashed(lines), "FILE")


def test_nothing_is_kept_in_the_middle_of_a_deal() -> None:
    evening = whole(IN_TURN)
    n = next(i for i, line in enumerate(evening.lines) if b'"answered"' in line and b'"kept":' not in line)
    entry = DECODER.decode(evening.lines[n])
    assert isinstance(entry.event, Answered)
    changed = write(replace(entry, event=replace(entry.event, kept=Kept(1, {}, {}, ()))))
    with pytest.raises(Trouble, match="is not what its answers give"):
        verify(rehashed([*evening.lines[:n], changed, *evening.lines[n + 1 :]]), "FILE")


@pytest.mark.parametrize("name", shelf.names())
def test_a_finished_game_by_other_rules_is_over_and_scored_as_it_was(name: str) -> None:
    evening = whole(name)
    at = read(by_other_rules(evening.lines))
    assert (at.phase, at.foreign, at.everybody_agreed()) == ("over", True, True)
    assert evening.at.table is not None
    assert at.result == evening.at.table.result
    assert requests.renew(at) is None
    rematch = requests.rematch(at, "d0", "ab" * 32)
    assert rematch.version == at.game.version
    first(Entry(at.number + 1, 0, 0, "0" * 32, rematch), b"")


def unkept(lines: list[bytes], upto: int = -1) -> list[bytes]:
    """The log as it was written before anything was kept of complete deals, or its first entries so."""
    found = []
    for line in lines[: upto if upto >= 0 else len(lines)]:
        entry = DECODER.decode(line)
        event = entry.event
        found.append(write(replace(entry, event=replace(event, kept=None))) if isinstance(event, Answered) else line)
    return found


@pytest.mark.parametrize("name", shelf.names())
def test_a_game_from_before_anything_was_kept_is_played_again_by_our_rules_if_they_can(name: str) -> None:
    evening = whole(name)
    at = read(by_other_rules(unkept(evening.lines), 1 + evening.at.game.version))
    assert (at.phase, at.foreign) == ("over", False)
    assert evening.at.table is not None
    assert at.table is not None
    assert at.table.state.tobytes() == evening.at.table.state.tobytes()
    assert at.result == evening.at.result
    assert requests.renew(at) is None


def test_who_sat_there_and_how_it_ended_is_known_without_playing_whatever_was_kept() -> None:
    evening = whole(IN_TURN)
    for lines in (evening.lines, unkept(evening.lines)):
        at = skim(lines, evening.before)
        assert (at.phase, at.result, at.names) == ("over", evening.at.result, evening.at.names)


def test_a_running_game_from_before_anything_was_kept_goes_on_where_it_was_and_keeps_from_then_on() -> None:
    evening = some_deals(IN_TURN)
    answers = [i for i, line in enumerate(evening.lines) if b'"answered"' in line]
    lines = by_other_rules([*unkept(evening.lines, answers[-8]), *evening.lines[answers[-8] :]])
    assert kept_in(lines) > 0
    at = read(lines)
    assert (at.phase, at.foreign) == ("playing", False)
    assert evening.at.table is not None
    assert at.table is not None
    assert at.table.state.tobytes() == evening.at.table.state.tobytes()


def test_without_a_complete_deal_a_game_by_other_rules_begins_again_though_ours_could_play_it() -> None:
    evening = Evening(IN_TURN, 5).sit(3)
    evening.start()
    evening.turn()
    at = read(by_other_rules(evening.lines))
    assert (at.phase, at.foreign, at.table) == ("playing", True, None)


def test_a_game_from_before_anything_was_kept_that_our_rules_cannot_play_begins_again() -> None:
    lines = unkept(some_deals(IN_TURN).lines)
    n = next(i for i, line in enumerate(lines) if b'"answered"' in line)
    entry = DECODER.decode(lines[n])
    assert isinstance(entry.event, Answered)
    at = read(
        by_other_rules([*lines[:n], write(replace(entry, event=replace(entry.event, value=999))), *lines[n + 1 :]])
    )
    assert (at.foreign, at.table) == (True, None)
    opening = Opened(IN_TURN, 9, {"moons": 3}, (Chair(),) * 8, 0, 0, "fr", "ab" * 32)
    strange = [write(replace(DECODER.decode(lines[0]), event=opening)), *lines[1:]]
    assert read(strange).foreign


def test_a_game_that_went_over_to_our_rules_is_proved_from_there_on() -> None:
    evening = some_deals(IN_TURN)
    lines = by_other_rules(evening.lines)
    at, line = renewed(read(lines))
    evening.at, evening.lines = at, [*lines, line]
    evening.play()
    evening.agree()
    proved = verify(rehashed(evening.lines), "FILE")
    assert proved.unproved == (1, 2)
    assert proved.versions == (9,)
    assert all(deal.came for deal in proved.deals[2:])
    text = rehashed(evening.lines)
    before, at_renewal, after = text.partition(line.decode())
    with pytest.raises(Trouble, match="the hash of this entry"):
        verify(before + at_renewal.replace('"ran":0', '"ran":1') + after, "FILE")


def test_a_game_that_went_over_to_other_rules_is_proved_up_to_there() -> None:
    evening = some_deals(IN_TURN)
    evening.happen(Renewed(9, {}))
    entry = Entry(
        evening.at.number + 1,
        0,
        0,
        "0" * 32,
        Answered(0, 5, kept=Kept(9, {evening.at.game.deal: 4}, {}, (), (1, 2, 3))),
    )
    evening.lines.append(write(entry))
    evening.at.play(entry, write(entry))
    evening.agree()
    proved = verify(rehashed(evening.lines), "FILE")
    assert proved.unproved == (3, 4)
    assert proved.sitting.result is not None
    assert proved.sitting.result.scores == (1, 2, 3)


def test_an_entry_says_what_was_kept_in_one_spelling_only() -> None:
    evening = whole(DICE)
    for line in evening.lines:
        assert write(DECODER.decode(line)) == line
    with pytest.raises(msgspec.ValidationError):
        DECODER.decode(
            next(line for line in evening.lines if b'"kept":' in line).replace(
                b'"numbers":{', b'"numbers":{"a":"b",', 1
            )
        )
