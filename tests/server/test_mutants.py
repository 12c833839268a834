"""Logs and seats' files that were changed, one place at a time: none of them is proved."""

import json
from base64 import b64decode
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest

from brelan.room.checking import Called, Heard, Shown
from brelan.room.opened import verify
from brelan.room.seatfile import check, closed, compare
from brelan.trouble import Trouble
from tests.boxes import DICE, FIVE_CARDS, brief
from tests.room.evenings import rehashed
from tests.server.company import Company
from tests.server.cutters import Cutter, cutting
from tests.server.devices import Server, play, stopping
from tests.server.still import Still

DAILY, DEEP = 150, 2500
"""Of each of the four kinds."""
TEXTS = ("luck", "promises", "root", "envelopes", "seeds", "cards", "names", "plan", "lots")


def seat_file(cutter: Cutter, code: str) -> str:
    """What a phone has kept, as its page writes it."""
    words: dict[type, str] = {Called: "call", Shown: "shown", Heard: "told"}
    lines = [{words[type(kept)]: msgspec.to_builtins(kept)} for kept in cutter.kept]
    return closed("".join([f"brelan seat 2 {code}\n", *(json.dumps(line) + "\n" for line in lines)]))


class Played:
    """A finished game: its opened log, and a file of one of its seats."""

    def __init__(self, server: Server, game: str) -> None:
        company = Company(server, game, 3, options=brief(game))
        with cutting(company.devices, company.code) as cutters:
            lives = company.come()
            company.start()
            play(lives, Random(5))
            for device in company.devices:
                device.do(company.code, "agree")
            self.log = str(company.devices[0].ask("GET", f"/api/tables/{company.code}/log"))
            self.code = company.code
        assert cutters[0].troubles == []
        self.seat = seat_file(cutters[0], company.code)
        company.go()


@pytest.fixture(scope="module", params=[FIVE_CARDS, DICE])
def played(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Played]:
    with stopping(Still(tmp_path_factory.mktemp("mutants") / "data")) as server:
        yield Played(server, request.param)


def changed(text: str, rng: Random) -> str:
    """One character otherwise, or one less, or one more, or two lines in each other's place."""
    at, kind = rng.randrange(len(text)), rng.randrange(4 if text.count("\n") > 1 else 3)
    if kind == 3:
        lines = text.splitlines(keepends=True)
        a, b = sorted(rng.sample(range(len(lines)), 2))
        lines[a], lines[b] = lines[b], lines[a]
        return "".join(lines)
    other = rng.choice([c for c in '0123456789abcdef{}:," \n' if c != text[at]])
    return text[:at] + (other, "", text[at] + other)[kind] + text[at + 1 :]


def refuses(judge: Any, text: str, original: str) -> None:
    """A changed file is refused in a line."""
    if text != original:
        with pytest.raises(Trouble) as refused:
            judge(text)
        assert "\n" not in str(refused.value)


def not_missed(text: str) -> None:
    """Luck that was promised and is not in the cut is named, not refused: it may have come too late."""
    missed = check(text, "seat").checker.missed
    if missed:
        raise Trouble(f"cuts {missed} are without this device's luck")


def test_the_files_are_proved_as_they_are(played: Played) -> None:
    seat, log = check(played.seat, "seat"), verify(played.log, "log")
    compare(seat, log, "seat")
    assert seat.checker.mine == set(seat.checker.cuts) == set(log.cuts)


def test_a_changed_log_is_not_proved(played: Played, deep: bool) -> None:
    for seed in range(DEEP if deep else DAILY):
        refuses(lambda text: verify(text, "log"), changed(played.log, Random(seed)), played.log)


def test_a_changed_log_whose_hashes_were_made_to_fit_is_not_the_game_that_was_noted(played: Played, deep: bool) -> None:
    head, *lines = played.log.splitlines()
    entries, last = [line.partition(" ")[2] for line in lines], lines[-1].partition(" ")[0]
    for seed in range(DEEP if deep else DAILY):
        rng = Random(seed)
        at = rng.randrange(len(entries))
        entry = changed(entries[at], rng).replace("\n", "")
        if entry != entries[at]:
            fitted = rehashed([line.encode() for line in (*entries[:at], entry, *entries[at + 1 :])], fair=2)
            text = "\n".join([head, *fitted.splitlines()[1:], ""])
            refuses(lambda text, last=last: verify(text, "log", last), text, played.log)


def test_a_changed_file_of_a_seat_is_not_proved(played: Played, deep: bool) -> None:
    for seed in range(DEEP if deep else DAILY):
        refuses(lambda text: check(text, "seat"), changed(played.seat, Random(seed)), played.seat)


def strings(found: Any, inside: bool = False) -> Iterator[tuple[Any, Any]]:
    """Every text in a line that stands for something sealed, promised, lent or opened, by what holds it and where."""
    items = found.items() if isinstance(found, dict) else enumerate(found) if isinstance(found, list) else ()
    for key, value in list(items):
        within = inside or key in TEXTS
        if key == "dice":
            yield from ((die, 2) for die in value)
        if isinstance(value, str) and value and within:
            yield found, key
        else:
            yield from strings(value, within)


def test_a_file_of_a_seat_with_other_envelopes_salts_or_luck_is_refused_though_it_is_whole(
    played: Played, deep: bool
) -> None:
    """The hash at its end was made to fit; one text that is sealed, promised, lent or opened is another."""
    head, *lines = played.seat.splitlines()[:-1]
    for seed in range(DEEP if deep else DAILY):
        rng = Random(seed)
        at = rng.randrange(len(lines))
        line = json.loads(lines[at])
        places = list(strings(line))
        if places:
            holder, key = rng.choice(places)
            text = holder[key]
            place = rng.randrange(len(text))
            holder[key] = text[:place] + rng.choice("0123456789abcdef".replace(text[place], "")) + text[place + 1 :]
            told = [*lines[:at], json.dumps(line), *lines[at + 1 :]]
            refuses(not_missed, closed("\n".join([head, *told, ""])), played.seat)


def test_verify_reads_a_log_and_a_seat_together(played: Played, tmp_path: Path) -> None:
    other = played.seat.replace(f"brelan seat 2 {played.code}", "brelan seat 2 ZZZZZ")
    with pytest.raises(Trouble, match="the seat sat at table ZZZZZ"):
        compare(check(closed(other[: other.rfind("end ")]), "seat"), verify(played.log, "log"), "seat")
    lines = played.seat.splitlines()
    told = next(i for i, line in enumerate(lines) if '"told"' in line)
    number = json.loads(lines[told])["told"]["number"]
    chain = json.loads(lines[told])["told"]["chain"]
    forged = "\n".join(lines[:-1]).replace(chain, "ab" * 32) + "\n"
    with pytest.raises(Trouble, match=f"entry {number} was told with hash abab"):
        compare(check(closed(forged), "seat"), verify(played.log, "log"), "seat")


def test_a_card_that_was_left_out_of_a_shuffle_unseen_is_found_in_the_opened_log(played: Played) -> None:
    """The last envelope of a deck: nobody comes to see it, so the seat's file alone fits without it."""
    seat = check(played.seat, "seat")
    for (cut, place), deck in seat.checker.decks.items():
        last = max(deck.order, key=deck.order.__getitem__)
        head, *lines, _, _ = played.seat.split("\n")
        for i, line in enumerate(lines):
            told = json.loads(line)
            for sealing in told.get("told", {}).get("cuts", ()):
                if sealing["cut"] == cut:
                    played_deck = b64decode(sealing["decks"][place]["envelopes"])
                    at = next(n for n in range(len(played_deck) // 20) if played_deck[20 * n : 20 * n + 20] == last)
                    sealing["decks"][place]["out"] = sorted([*sealing["decks"][place]["out"], at])
                    lines[i] = json.dumps(told)
        forged = check(closed("\n".join([head, *lines, ""])), "seat")
        with pytest.raises(Trouble, match="has other cards left out than lay elsewhere"):
            compare(forged, verify(played.log, "log"), "seat")
