"""An opened log: what it proves, and that no change to it goes unnoticed."""

import json
import re
from collections.abc import Callable
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from brelan import shelf
from brelan.room import chain
from brelan.room.events import DECODER
from brelan.room.opened import MOST, Note, load, verify
from brelan.trouble import Trouble
from tests.boxes import DICE, IN_TURN
from tests.room.evenings import CODE, Evening, rehashed, whole

GAME = whole(IN_TURN, seed=6, bots=1)
TEXT = GAME.text


def refusal(text: str, last: str | None = None) -> str:
    """What is said of a file that is not what it should be."""
    with pytest.raises(Trouble, match=r"^game") as refused:
        verify(text, "game", last)
    assert len(str(refused.value)) < 600
    assert str(refused.value).isprintable()
    return str(refused.value)


def wrong_line(text: str) -> int:
    """The line that is named as the first wrong one."""
    found = re.match(r"game, line (\d+): ", refusal(text))
    assert found is not None
    return int(found[1])


@pytest.mark.parametrize("name", shelf.names())
def test_an_opened_log_gives_the_game_that_was_played(name: str) -> None:
    evening = whole(name, seed=8, bots=1)
    proved = verify(evening.text, "game")
    assert evening.at.table is not None
    assert proved.table.state == evening.at.table.state
    assert proved.sitting.memory.tells() == evening.at.memory.tells() != []
    assert proved.table.result == evening.at.table.result
    assert proved.sitting.chain == evening.hashes[-1]
    assert proved.code == CODE
    assert proved.entries == len(evening.lines)
    for deal in proved.deals:
        lent = evening.committed.lent(deal.number)
        assert deal.luck == tuple((evening.at.names[chair], luck) for chair, luck in lent.items())
        assert deal.came


def test_a_rematch_is_proved_from_the_hash_before_it() -> None:
    evening = whole(IN_TURN, games=2)
    assert verify(evening.text, "game", evening.before).note == Note("before", 200, 1, 64)


@pytest.mark.parametrize("games", [0, 1])
def test_a_proved_game_has_the_hash_after_each_entry_by_its_number_and_every_cut_by_its_name(games: int) -> None:
    evening = whole(IN_TURN, games=games, fair=2)
    proved = verify(evening.text, "game")
    first_entry = 1 + 100 * games
    assert proved.hashes == dict(enumerate(evening.hashes, first_entry - 1))
    assert proved.entries == len(evening.lines)
    entries = [DECODER.decode(line) for line in evening.lines]
    cuts = {f"{entry.number}.{place}": cut for entry in entries for place, cut in enumerate(entry.cuts)}
    assert proved.cuts == cuts != {}
    assert {name for name, _ in proved.out} <= cuts.keys()
    assert max(len(left_out) for left_out in proved.out.values()) < 5, "only what is not used, or lay before somebody"
    assert [root for deal in proved.deals for root in deal.roots] == [cut.root for cut in cuts.values()]
    assert all(deal.luck and deal.came and deal.proved for deal in proved.deals)


@pytest.mark.parametrize("games", [0, 1])
def test_every_byte_that_changes_is_found_in_its_line(tmp_path: Path, games: int, deep: bool) -> None:
    """Every fifth position of a real file, in deep mode every one; what a byte becomes varies with its position.

    The hash before a rematch is taken on trust, as the last one of the game before: if it changes, the next line does
    not fit any more.
    """
    content = whole(DICE, seed=2, games=games).text.encode()
    path = tmp_path / "game"
    for position in range(0, len(content), 1 if deep else 5):
        tampered = bytearray(content)
        tampered[position] ^= 1 + position % 255
        path.write_bytes(tampered)
        line = content.count(b"\n", 0, position) + 1
        before = line == 1 and position >= len(f"brelan log 1 {CODE} ")
        with pytest.raises(Trouble) as refused:
            load(path)
        named = int(str(refused.value).removeprefix(f"{path}, line ").partition(":")[0])
        assert named == line or (games and before and named == 2), (position, str(refused.value))


def test_every_line_that_is_removed_is_found_but_the_last_which_only_agrees() -> None:
    lines = TEXT.splitlines(keepends=True)
    for i in range(len(lines) - 1):
        assert wrong_line("".join(lines[:i] + lines[i + 1 :])) == i + 1


def test_every_two_lines_that_are_swapped_are_found() -> None:
    lines = TEXT.splitlines(keepends=True)
    for i in range(len(lines) - 1):
        assert wrong_line("".join([*lines[:i], lines[i + 1], lines[i], *lines[i + 2 :]])) == i + 1


def test_every_line_that_is_doubled_is_found() -> None:
    lines = TEXT.splitlines(keepends=True)
    for i in range(len(lines)):
        assert wrong_line("".join([*lines[: i + 1], *lines[i:]])) == i + 2


def test_a_file_that_is_cut_off_anywhere_is_found(deep: bool) -> None:
    """But where its last lines are missing whole, which only agree."""
    agreeing = [line for line in TEXT.splitlines(keepends=True) if '"type":"agreed"' in line]
    whole_anyway = {len(TEXT) - len("".join(agreeing[i:])) for i in range(len(agreeing))}
    assert "".join(agreeing) == TEXT[min(whole_anyway) :]
    for end in sorted({*range(0, len(TEXT), 1 if deep else 5)} - whole_anyway):
        last = TEXT.count("\n", 0, end) + 1
        assert wrong_line(TEXT[:end]) in (last, last - 1)


def changed(i: int, before: str, after: str) -> list[bytes]:
    """The lines of the game with other words in one of them."""
    line = GAME.lines[i].decode()
    assert before in line
    return [*GAME.lines[:i], line.replace(before, after, 1).encode(), *GAME.lines[i + 1 :]]


def test_a_rewritten_game_with_new_hashes_is_found_by_any_hash_that_was_noted_from_there_on() -> None:
    """Another name in line 3, all hashes computed anew: the file alone is faultless, a note on the fridge is not."""
    forged = rehashed(changed(1, "Player 0", "Player Z"))
    assert verify(forged, "game").sitting.names[0] == "Player Z"
    for noted in GAME.hashes[2:]:
        assert "this is not the game that was noted" in refusal(forged, noted)
    assert verify(forged, "game", GAME.hashes[1]).note == Note("entry", 1, 2, 64)


def test_another_secret_with_new_hashes_is_found_by_a_promise_that_was_noted() -> None:
    secret = GAME.at.opened.secret
    other = Evening(IN_TURN, seed=77).sit(2).start().play().agree()
    assert secret != other.at.opened.secret
    for noted in GAME.commitments.values():
        assert "this is not the game that was noted" in refusal(other.text, noted)


def test_another_answer_with_new_hashes_is_found_by_the_last_hash() -> None:
    i = next(i for i, line in enumerate(GAME.lines) if b'"answered"' in line and b'"value":1,' in line)
    forged = rehashed(changed(i, '"value":1,', '"value":2,'))
    with pytest.raises(Trouble, match=r"line \d+|not the game that was noted"):
        verify(forged, "game", GAME.hashes[-1])


def test_any_hash_of_the_chain_or_its_first_characters_is_found_at_its_entry() -> None:
    for number, noted in enumerate(GAME.hashes[1:], 1):
        assert verify(TEXT, "game", noted).note == Note("entry", number, number + 1, 64)
        assert verify(TEXT, "game", f" {noted[:10].upper()}\n").note == Note("entry", number, number + 1, 10)


def test_the_promise_of_each_deal_is_found() -> None:
    for deal in verify(TEXT, "game").deals:
        assert verify(TEXT, "game", GAME.commitments[deal.number]).note == Note("commitment", deal.number, 0, 64)


@pytest.mark.parametrize("noted", ["", "1234567", "0" * 65, "not a hash at all", "0x123456789"])
def test_what_is_no_hash_is_refused(noted: str) -> None:
    with pytest.raises(Trouble, match="expected 8 to 64 hexadecimal digits"):
        verify(TEXT, "game", noted)


def entry(number: int, event: object, **others: object) -> bytes:
    """A line as a cheat would write it."""
    told = {"number": number, "at": 0, "ran": 0, "salt": "", "event": event, **others}
    return json.dumps(told, separators=(",", ":")).encode()


START = len(GAME.lines)
NEXT = START + 1
HOSTILE: dict[str, bytes] = {
    "nothing": b"",
    "no JSON": b"hello",
    "a list": b"[]",
    "null": b"null",
    "lists in lists": b"[" * 200_000,
    "objects in objects": b'{"event":' * 200_000,
    "something unknown in depth": entry(NEXT, 0)[:-1] + b',"x":' + b"[" * 200_000 + b"]" * 200_000 + b"}",
    "a number with many digits": entry(NEXT, {"type": "paused", "chair": 0}).replace(b'"at":0', b'"at":' + b"9" * 5000),
    "a huge line": entry(NEXT, {"type": "sat", "chair": 0, "name": "x" * 5_000_000, "colour": 0, "device": ""}),
    "an unknown event": entry(NEXT, {"type": "cheated", "chair": 0}),
    "no event": entry(NEXT, None),
    "an event without its fields": entry(NEXT, {"type": "agreed"}),
    "a text for a number": entry(NEXT, {"type": "agreed", "chair": "0"}),
    "half a number": entry(NEXT, {"type": "agreed", "chair": 0.5}),
    "a chair out of range": entry(NEXT, {"type": "away", "chair": 99}),
    "a chair below zero": entry(NEXT, {"type": "back", "chair": -1}),
    "a bot's chair": entry(NEXT, {"type": "agreed", "chair": 2}),
    "a wrong number": entry(NEXT + 1, {"type": "away", "chair": 0}),
    "an answer after the end": entry(NEXT, {"type": "answered", "chair": 0, "value": 0}),
    "luck after the end": entry(NEXT, {"type": "lent", "chair": 0, "deal": 3, "luck": "ab" * 32}),
    "a second game": GAME.lines[0].replace(b'"number":1', b'"number":%d' % NEXT),
    "spaces between": entry(NEXT, {"type": "away", "chair": 0}).replace(b":", b": "),
    "a field twice": entry(NEXT, {"type": "away", "chair": 0}).replace(b'"chair":0', b'"chair":1,"chair":0'),
    "a field too many": entry(NEXT, {"type": "away", "chair": 0, "because": "x"}),
    "a default spelt out": entry(NEXT, {"type": "opened", "games": 0}),
    "a link that was not handed out": entry(NEXT, {"type": "entered", "token": "t", "device": "x"}),
    "a byte order mark": b"\xef\xbb\xbf" + entry(NEXT, {"type": "away", "chair": 0}),
    "a bell": entry(NEXT, {"type": "away", "chair": "\x07\x1b[2J"}),
}


@pytest.mark.parametrize("line", HOSTILE.values(), ids=HOSTILE.keys())
def test_a_hostile_line_under_a_hash_that_fits_is_named(line: bytes) -> None:
    assert wrong_line(rehashed([*GAME.lines, line])) == START + 2


@pytest.mark.parametrize(
    "change",
    [
        lambda text: text.replace("log 1", "log 2", 1),
        lambda text: text.replace(CODE, "OTHER", 1),
        lambda text: text.replace(CODE, "\x1b[31m", 1),
        lambda text: text.replace(chain.START, chain.START[1:], 1),
        lambda text: text.replace(chain.START, "1" * 64, 1),
        lambda text: text.replace("\n", "\r\n"),
        lambda text: text.partition("\n")[0] + "!",
        lambda text: text[:0],
        lambda text: "\n" + text,
    ],
)
def test_a_wrong_first_line_is_named(change: Callable[[str], str]) -> None:
    assert wrong_line(change(TEXT)) == 1


def test_a_first_game_that_does_not_begin_with_zeros_is_found_though_its_hashes_fit() -> None:
    assert wrong_line(rehashed(GAME.lines, "1" * 64)) == 1


def test_a_file_that_ends_too_soon_is_refused_in_words() -> None:
    evening = whole(IN_TURN)
    last = len(evening.lines) + 1
    for wrong, said in (
        (evening.text[:-1], f"line {last}: the file ends within this line, expected a whole one"),
        (evening.text + "a", f"line {last + 1}: the file ends within this line, expected a whole one"),
        (evening.text[: evening.text.index("\n") + 1], "line 1: the file ends before the game, expected all of it"),
    ):
        with pytest.raises(Trouble) as refused:
            verify(wrong, "FILE")
        assert str(refused.value) == f"FILE, {said}"


def test_a_game_that_is_not_over_proves_nothing() -> None:
    assert "the file ends before the game" in refusal(rehashed(GAME.lines[:9]))
    assert "the file ends before the game" in refusal(f"brelan log 1 {CODE} {chain.START}\n")


@given(st.binary(max_size=300))
def test_whatever_bytes_follow_are_refused(rest: bytes) -> None:
    lines = rest.split(b"\n")
    assert wrong_line(rehashed([*GAME.lines, *lines])) == START + 2


FIELDS: st.SearchStrategy[object] = st.sampled_from(
    [-1, 0, 1, 7, 8, 1 << 31, 1 << 63, -(1 << 63), 1.5, None, "", "x", "ab" * 32, [], {}, True]
)
NAMES_OF_FIELDS = ("chair", "value", "deal", "luck", "by", "key", "name", "colour", "device", "level", "token", "link")
KINDS = (
    *("sat", "bot", "freed", "host", "changed", "linked", "entered", "started", "lent", "answered", "rang"),
    *("away", "back", "paused", "resumed", "agreed", "opened", "nothing"),
)


@given(
    st.integers(1, START),
    st.sampled_from(KINDS),
    st.dictionaries(st.sampled_from(NAMES_OF_FIELDS), FIELDS, min_size=1, max_size=5),
)
def test_an_event_made_of_anything_is_taken_or_refused_but_never_breaks_the_reader(
    at: int, kind: str, fields: dict[str, object]
) -> None:
    """In the middle of a game; the lines after it do not fit any more, so that the file is refused in any case."""
    line = entry(at + 1, {"type": kind, **fields})
    assert wrong_line(rehashed([*GAME.lines[:at], line, *GAME.lines[at:]])) >= at + 2


def test_a_binary_or_missing_or_endless_file_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "x"
    path.write_bytes(TEXT.encode().replace(b"Player 1", b"Player \xff", 1))
    with pytest.raises(Trouble, match="line 4: read byte 0xff, which is no text, expected UTF-8"):
        load(path)
    path.write_bytes(b"\n" * (MOST + 1))
    with pytest.raises(Trouble, match="expected the log of one game"):
        load(path)
    for there in (tmp_path / "none", tmp_path):
        with pytest.raises(Trouble, match="cannot be read"):
            load(there)
