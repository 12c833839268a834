"""A table as text: what was written comes back, and what could not have been written is named with its line."""

import re
from random import Random

import pytest
from msgspec.structs import replace

from brelan import shelf
from brelan.room import chain, moved, requests
from brelan.room.events import Entry, Opened
from brelan.room.sitting import first, write
from brelan.trouble import Trouble
from tests.boxes import SEALED
from tests.room.evenings import CODE, Evening, whole


def two_games() -> list[bytes]:
    """A finished game and its rematch, begun."""
    evening = whole(SEALED)
    opening = replace(requests.rematch(evening.at, "d0", evening.digits()), host=0)
    entry = Entry(evening.at.number + 1, 5, 0, evening.digits(32), opening)
    lines = list(evening.lines)
    again = Evening(SEALED, 2)
    again.at, again.lines = first(entry, write(entry), evening.at.chain), [write(entry)]
    again.start()
    for _ in range(5):
        again.turn()
    return lines + again.lines


LINES = two_games()


def text(lines: list[bytes], head: str = f"brelan table 1 {CODE}\n") -> bytes:
    """The text of a table whose hashes fit, whatever it says."""
    words, so_far = [head.encode()], chain.START
    for line in lines:
        so_far = chain.link(so_far, line)
        words.append(so_far.encode() + b" " + line + b"\n")
    return b"".join(words)


def wrong_line(content: bytes) -> int:
    """The line that is named."""
    with pytest.raises(Trouble) as trouble:
        moved.read(content, "FILE")
    found = re.match(r"FILE, line (\d+): ", str(trouble.value))
    assert found, str(trouble.value)
    return int(found[1])


def changed(n: int, old: bytes, new: bytes) -> list[bytes]:
    assert old in LINES[n]
    return [*LINES[:n], LINES[n].replace(old, new, 1), *LINES[n + 1 :]]


def test_what_was_written_comes_back() -> None:
    code, kept = moved.read(text(LINES), "FILE")
    assert (code, [each.line for each in kept]) == (CODE, LINES)
    assert moved.write(code, ((each.line, each.chain) for each in kept)).encode() == text(LINES)
    assert [each.game for each in kept] == sorted(each.game for each in kept)
    openings = [each for each in kept if isinstance(each.entry.event, Opened)]
    assert [opening.game for opening in openings] == [0, 1]
    assert openings[1].before == kept[openings[1].entry.number - 2].chain


def test_every_changed_character_of_an_entry_is_found_where_it_is() -> None:
    content, rng = text(LINES), Random(1)
    lines = content.split(b"\n")
    for n in range(2, len(lines)):
        line = lines[n - 1]
        at = rng.randrange(len(line))
        if line[at : at + 1] == b"\n":
            continue
        other = bytes([line[at] ^ 1])
        assert wrong_line(b"\n".join([*lines[: n - 1], line[:at] + other + line[at + 1 :], *lines[n:]])) == n


OPENING = next(n for n, line in enumerate(LINES[1:], 1) if b'"opened"' in line)


@pytest.mark.parametrize(
    ("lines", "line"),
    [
        (LINES[1:], 2),
        ([*LINES[:5], *LINES[6:]], 7),
        ([*LINES[:5], LINES[5].replace(b":", b": ", 1), *LINES[6:]], 7),
        ([*LINES[:5], b"{}", *LINES[6:]], 7),
        ([*LINES[:5], b"\xff", *LINES[6:]], 7),
        (changed(0, b"BRLNX", b"BRLNZ"), 2),
        (changed(OPENING, b'"games":1', b'"games":2'), OPENING + 2),
        (changed(OPENING, b'"game":"%s"' % SEALED.encode(), b'"game":"chess"'), len(LINES) + 1),
        (
            [
                *LINES[: OPENING - 3],
                LINES[OPENING].replace(b'"number":%d,' % (OPENING + 1), b'"number":%d,' % (OPENING - 2)),
            ],
            1,
        ),
        ([], 1),
    ],
    ids=[
        "no opening",
        "an entry missing",
        "another spelling",
        "no entry",
        "no text",
        "another table",
        "a game missing",
        "a game that is not on the shelf",
        "a rematch before the end",
        "nothing",
    ],
)
def test_what_could_not_have_happened_is_refused_also_when_the_hashes_fit(lines: list[bytes], line: int) -> None:
    assert wrong_line(text(lines)) == (line if line > 1 or not lines else len(lines) + 1)


@pytest.mark.parametrize("opening", [0, OPENING])
def test_a_game_of_other_rules_is_taken_by_its_hashes(opening: int) -> None:
    lines = changed(opening, b'"version":%d' % shelf.game(SEALED).version, b'"version":9')
    assert len(moved.read(text(lines), "FILE")[1]) == len(LINES)


@pytest.mark.parametrize("content", [b"", b"\n", b"brelan table 2 BRLNX\n", b"brelan log 1 BRLNX\n", b"\xff\n"])
def test_another_head_is_refused(content: bytes) -> None:
    assert wrong_line(content) == 1


def test_of_a_file_with_another_head_the_first_line_is_quoted() -> None:
    for content, first_line in ((b"a\nb\nc\n", "a"), (b"a", "a"), (b"\nb\n", "")):
        with pytest.raises(Trouble) as refused:
            moved.read(content, "FILE")
        assert str(refused.value) == f"FILE, line 1: read {first_line!r}, expected 'brelan table 1' and a code"


WRONG_LINES: list[tuple[list[bytes], str]] = [
    (LINES[1:], "entry 2 was read, expected 1"),
    ([LINES[1].replace(b'"number":2,', b'"number":1,')], "entry 1 is sat, expected opened"),
    (changed(0, b"BRLNX", b"BRLNZ"), f"game 1 of table 'BRLNZ' opens, expected game 1 of table '{CODE}'"),
    (
        changed(OPENING, b'"games":1', b'"games":2'),
        f"game 3 of table '{CODE}' opens, expected game 2 of table '{CODE}'",
    ),
    ([], "the log is empty, expected an opening"),
    (
        changed(OPENING, b'"game":"%s"' % SEALED.encode(), b'"game":"chess"'),
        f"its last game is none of ours, expected {' or '.join(shelf.names())}",
    ),
]


@pytest.mark.parametrize(("lines", "said"), WRONG_LINES, ids=[said[:30] for _, said in WRONG_LINES])
def test_a_table_that_cannot_be_is_refused_in_these_words(lines: list[bytes], said: str) -> None:
    with pytest.raises(Trouble) as refused:
        moved.read(text(lines), "FILE")
    assert str(refused.value).endswith(f": {said}")


def test_the_hash_that_was_written_is_the_one_of_its_line() -> None:
    reader = moved.Reader(CODE)
    with pytest.raises(Trouble) as refused:
        reader.read(LINES[0], "ab" * 32)
    right = chain.link(chain.START, LINES[0])
    assert str(refused.value) == f"the hash is {'ab' * 32}, expected {right}, that of this entry and all before it"


def test_a_file_that_ends_within_a_line_is_refused() -> None:
    assert wrong_line(text(LINES)[:-1]) == len(LINES) + 1
