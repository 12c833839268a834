"""A seat's file is read line by line: the first that does not fit is named, and the opened log has the last word."""

import json
from dataclasses import replace as with_other
from pathlib import Path
from typing import Any

import msgspec
import pytest

from brelan.room.events import Cut as WrittenCut
from brelan.room.opened import Verified
from brelan.room.seatfile import check, closed, compare, is_seat, load
from brelan.trouble import Trouble
from tests.room.test_checking import CHAIN, ONE, Cut

HEAD = "brelan seat 2 BRLNX\n"


def line(**what: Any) -> str:
    return json.dumps(msgspec.to_builtins(what, str_keys=True)) + "\n"


CALL, SHOWN, TOLD = line(call=ONE.call()), line(shown=ONE.shown), line(told=ONE.heard())
WHOLE = closed(HEAD + CALL + SHOWN + TOLD)


def says(text: str) -> str:
    with pytest.raises(Trouble) as refused:
        check(text, "FILE")
    return str(refused.value)


def later(number: int, chain: str = CHAIN) -> str:
    return line(told={"number": number, "chain": chain})


def test_a_file_that_is_whole_is_proved_and_its_chain_is_kept(tmp_path: Path) -> None:
    path = tmp_path / "seat"
    path.write_text(closed(HEAD + CALL + SHOWN + TOLD + later(5) + later(6, "ef" * 32)), encoding="utf-8")
    assert is_seat(path)
    found = load(path)
    assert (found.code, found.chains) == ("BRLNX", {5: CHAIN, 6: "ef" * 32})
    assert (found.checker.checked, found.checker.mine) == (1, {"5.0"})
    path.write_text("brelan log 2 BRLNX\n", encoding="utf-8")
    assert not is_seat(path)


@pytest.mark.parametrize("code", ["B", "B" * 40])
def test_a_code_has_one_to_forty_characters(code: str) -> None:
    assert check(closed(f"brelan seat 2 {code}\n{TOLD}"), "FILE").code == code
    for wrong in ("", "B" * 41, "B B"):
        read = f"brelan seat 2 {wrong}"
        expected = f"FILE, line 1: read {read[:60]!r}, expected 'brelan seat 2' and the table's code"
        assert says(closed(f"{read}\n{TOLD}")) == expected


WRONG: dict[str, tuple[str, str]] = {
    "another head": (
        "brelan seat 1 BRLNX\n",
        ", line 1: read 'brelan seat 1 BRLNX', expected 'brelan seat 2' and the table's code",
    ),
    "no end": (HEAD + TOLD, ": the last line is not the hash of the file, expected it whole and as it was kept"),
    "more after the end": (
        WHOLE + "\n",
        ": the last line is not the hash of the file, expected it whole and as it was kept",
    ),
    "no cut": (closed(HEAD + CALL), ": no cut was read, expected one at least"),
    "no line": (closed(HEAD), ": no cut was read, expected one at least"),
    "nothing said": (closed(HEAD + "{}\n"), ", line 2: read '{}', expected a call, what was shown or what was told"),
    "two things in one": (
        closed(HEAD + CALL + line(shown=ONE.shown, told={"number": 5, "chain": ""})),
        ", line 3: read '",
    ),
    "something else": (
        closed(HEAD + CALL + line(heard=1)),
        ", line 3: read '{\"heard\": 1}', expected a call or what was told (",
    ),
    "no JSON": (closed(HEAD + "?\n"), ", line 2: read '?', expected a call or what was told ("),
    "an empty line": (closed(HEAD + CALL + "\n" + TOLD), ", line 3: read '', expected a call or what was told ("),
    "no text": (closed(HEAD + '{"call":"\udcff"}\n'), ", line 2: read '"),
    "shown before it was called": (
        closed(HEAD + SHOWN + TOLD),
        ", line 2: luck was shown for cut 5.0, expected a cut that it was promised for",
    ),
    "called when it was made": (
        closed(HEAD + TOLD + CALL),
        ", line 3: cut 5.0 is called after it was made, expected before",
    ),
    "an earlier entry": (
        closed(HEAD + TOLD + later(4)),
        ", line 3: entry 4 is told after entry 5, expected a later one",
    ),
    "another hash": (
        closed(HEAD + TOLD + later(5, "ef" * 32)),
        ", line 3: entry 5 is told with two hashes, expected one",
    ),
    "a cut twice": (closed(HEAD + TOLD + TOLD), ", line 3: cut 5.0 is made again, expected once"),
    "an entry before all": (closed(HEAD + later(-1)), ", line 2: entry -1 is told after entry 0, expected a later one"),
}


@pytest.mark.parametrize("what", WRONG)
def test_the_first_line_that_does_not_fit_is_named(what: str) -> None:
    text, said = WRONG[what]
    found = says(text)
    assert found.startswith(f"FILE{said}") if said[-1] in "('" else found == f"FILE{said}"


def test_an_entry_may_be_numbered_from_zero_on() -> None:
    assert check(closed(HEAD + later(0) + TOLD), "FILE").chains[0] == CHAIN


def opened_log(**how: Any) -> Verified:
    """An opened log that says what the seat was told."""
    cut = WrittenCut(ONE.root.hex(), ONE.call().about, (0,), 3, ONE.shown.promises, ONE.lent)
    nothing: Any = None
    log = Verified("BRLNX", nothing, nothing, (), 5, None, (), {5: CHAIN}, {"5.0": cut}, {("5.0", 0): frozenset()})
    return with_other(log, **how)


def cut(**how: Any) -> dict[str, WrittenCut]:
    return {"5.0": msgspec.structs.replace(opened_log().cuts["5.0"], **how)}


OTHERWISE: dict[str, tuple[dict[str, Any], str]] = {
    "another table": ({"code": "OTHER"}, "the seat sat at table BRLNX, expected OTHER"),
    "another hash": ({"hashes": {5: "ef" * 32}}, f"entry 5 was told with hash {CHAIN}, expected {'ef' * 32}"),
    "no such entry": ({"hashes": {}}, f"entry 5 was told with hash {CHAIN}, expected None"),
    "no such cut": ({"cuts": {}}, "cut 5.0 was told differently from the log, expected the same"),
    "another root": ({"cuts": cut(root="")}, "cut 5.0 was told differently from the log, expected the same"),
    "another event": ({"cuts": cut(about="")}, "cut 5.0 was told differently from the log, expected the same"),
    "other luck": ({"cuts": cut(luck={})}, "cut 5.0 was told differently from the log, expected the same"),
    "other cards left out": (
        {"out": {("5.0", 0): frozenset({b"x"})}},
        "deck 0 of cut 5.0 has other cards left out than lay elsewhere",
    ),
}


@pytest.mark.parametrize("what", OTHERWISE)
def test_a_seat_was_told_what_the_opened_log_says(what: str) -> None:
    how, said = OTHERWISE[what]
    seat = check(WHOLE, "FILE")
    compare(seat, opened_log(), "FILE")
    with pytest.raises(Trouble) as refused:
        compare(seat, opened_log(**how), "FILE")
    assert str(refused.value) == f"FILE: {said}"


def test_a_cut_that_was_called_and_made_is_told_and_one_that_was_never_made_need_not_be() -> None:
    again = Cut("9.0")
    seat = check(closed(HEAD + CALL + SHOWN + TOLD + line(call=again.call())), "FILE")
    compare(seat, opened_log(), "FILE")
    made = {**opened_log().cuts, "9.0": cut()["5.0"]}
    with pytest.raises(Trouble) as refused:
        compare(seat, opened_log(cuts=made), "FILE")
    assert str(refused.value) == "FILE: cut 9.0 was called and never told, expected it with the next entry"
