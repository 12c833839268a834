"""The chain: nothing behind a hash can be changed, and nobody can guess what is behind it."""

import json
from itertools import pairwise

import pytest
from msgspec.structs import replace

from brelan.engine.flow import Manner
from brelan.room import chain
from brelan.room.events import DECODER, Answered
from brelan.room.sitting import write
from tests.boxes import IN_TURN, SEALED
from tests.room import second
from tests.room.evenings import Evening, whole


@pytest.fixture(scope="module")
def game() -> Evening:
    return whole(IN_TURN)


def test_each_hash_is_that_of_the_hash_before_and_the_line(game: Evening) -> None:
    for (before, after), line in zip(pairwise(game.hashes), game.lines, strict=True):
        assert after == second.after(before, line.decode())


def test_a_line_that_changes_anywhere_changes_every_hash_from_there_on(game: Evening) -> None:
    for changed in range(len(game.lines)):
        before, hashes = chain.START, [chain.START]
        for i, line in enumerate(game.lines):
            before = chain.link(before, line + b" " if i == changed else line)
            hashes.append(before)
        same = [one == other for one, other in zip(hashes, game.hashes, strict=True)]
        assert same == [True] * (changed + 1) + [False] * (len(game.lines) - changed)


def sealed_answer() -> tuple[Evening, Answered]:
    """A table right after somebody has given a sealed answer."""
    evening = Evening(SEALED).sit(2).start()
    table = evening.at.table
    assert table is not None
    while table.state.MANNER[table.state.now] != Manner.SEALED:
        evening.turn()
    evening.turn()
    event = DECODER.decode(evening.lines[-1]).event
    assert isinstance(event, Answered)
    return evening, event


def legal(evening: Evening, chair: int) -> list[int]:
    assert evening.at.table is not None
    ask = evening.at.table.ask(chair)
    return [v for v in range(ask.members + 1) if v & ~ask.members == 0 and ask.least <= v.bit_count() <= ask.most]


def test_whoever_knows_the_salt_finds_the_sealed_answer_and_no_other() -> None:
    """The control for the next test: the enumeration is complete, and the hash stands for one answer only."""
    evening, event = sealed_answer()
    entry = DECODER.decode(evening.lines[-1])
    tried = legal(evening, event.chair)
    lines = [write(replace(entry, event=replace(event, value=value))) for value in tried]
    found = [
        v for v, line in zip(tried, lines, strict=True) if chain.link(evening.hashes[-2], line) == evening.at.chain
    ]
    assert found == [event.value]
    assert len(tried) > 1


def test_whoever_knows_everything_but_the_salt_finds_no_answer_that_fits_the_hash() -> None:
    """The attacker has the whole log but this line's salt and value: number, times, chair, even the answer's key.

    They try every legal answer with every salt they have ever seen, the usual careless ones and a thousand more. That
    this fails shows that salts are not used twice and stand in the hashed line; that 2¹²⁸ of them are too many to try
    is arithmetic.
    """
    evening, event = sealed_answer()
    entry = DECODER.decode(evening.lines[-1])
    careless = ["", "0", "0" * 32, "f" * 32, str(entry.number), f"{entry.number:032x}"]
    salts = [DECODER.decode(line).salt for line in evening.lines[:-1]] + careless + [f"{i:032x}" for i in range(1000)]
    guesses = [
        write(replace(entry, salt=salt, event=replace(event, value=value)))
        for salt in salts
        for value in legal(evening, event.chair)
    ]
    assert evening.at.chain not in {chain.link(evening.hashes[-2], line) for line in guesses}


def test_the_salt_stands_in_every_line_and_never_twice(game: Evening) -> None:
    salts = [json.loads(line)["salt"] for line in game.lines]
    assert len(set(salts)) == len(salts)
    assert {len(salt) for salt in salts} == {32}
