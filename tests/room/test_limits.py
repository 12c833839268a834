"""Every limit of the room holds at its last value, and not one further."""

from importlib import resources
from pathlib import Path

import pytest
from msgspec.structs import replace

from brelan import shelf
from brelan.room import events, requests
from brelan.room.cards import fitting
from brelan.room.cutting import about, name
from brelan.room.envelopes import promise
from brelan.room.events import Chair, Cut, Entry, Opened
from brelan.room.keeping import fitting as fitting_options
from brelan.room.lines import entry_of, parts, short
from brelan.room.opened import content_of, verify
from brelan.room.sealed import Needs, Sealed
from brelan.room.sitting import Sitting, first, write
from brelan.trouble import Trouble
from tests.boxes import FROM_THREE, IN_TURN, OURS
from tests.room.evenings import Evening, whole

SALT = "ab" * 16
LUCK = "ab" * 32
NOTHING = Needs()


def says(at: Sitting, entry: Entry) -> str:
    """Why an entry cannot follow; nothing if it can."""
    try:
        at.play(entry, write(entry))
    except Trouble as trouble:
        return str(trouble)
    return ""


def answered(evening: Evening) -> Entry:
    """The next answer, as it would be written."""
    at = evening.at
    assert at.table is not None
    seat = at.table.awaited[0]
    value = at.table.asks[seat].encode(at.table.asks[seat].any(evening.rng))
    return Entry(at.number + 1, at.written, at.ran, SALT, events.Answered(seat, value, key="k"))


def playing(people: int = 2) -> Evening:
    return Evening(IN_TURN, seed=3, fair=2).sit(people).start()


def made(at: Sitting, entry: Entry, chair: int = 0, count: int = 1, needs: Needs = NOTHING) -> Entry:
    """An entry for which a chair has cut so often."""
    assert isinstance(at.chance, Sealed)
    cuts = []
    for place in range(count):
        cut = at.chance.cut(name(entry.number, place), needs, {chair: LUCK}, about(entry.salt, entry.event))
        promises = {chair: promise(bytes.fromhex(LUCK))}
        cuts.append(Cut(cut.root.hex(), cut.about, needs.stocks, needs.lots, promises, {chair: LUCK}))
    return replace(entry, cuts=tuple(cuts))


def test_an_entry_has_32_cuts_at_most() -> None:
    evening = playing()
    assert says(playing().at, made(evening.at, answered(evening), count=32)) == ""
    evening = playing()
    assert says(playing().at, made(evening.at, answered(evening), count=33)) == "33 cuts were made, expected 32 at most"


def test_a_cut_has_up_to_8_stocks_and_256_lots() -> None:
    def said(needs: Needs) -> str:
        evening = playing()
        entry = answered(evening)
        return says(evening.at, made(evening.at, entry, needs=needs))

    last = len(playing().at.game.state.LAYOUT.constants["DECK"]) - 1
    assert said(Needs((0,) * 8, 256)) == said(Needs((0, last), 0)) == ""
    assert said(Needs((0,) * 9, 0)) == "9 stocks were sealed, expected 8 at most"
    assert said(Needs((), 257)) == "257 lots were sealed, expected 0 to 256"
    assert said(Needs((), -1)) == "-1 lots were sealed, expected 0 to 256"
    evening = playing()
    for pile in (-1, last + 1):
        entry = made(evening.at, answered(evening))
        wrong = replace(entry, cuts=(replace(entry.cuts[0], stocks=(pile,)),))
        assert says(evening.at, wrong) == f"pile {pile} was sealed, expected 0 to {last}"


@pytest.mark.parametrize(("chair", "right"), [(0, True), (7, True), (-1, False), (8, False)])
def test_only_a_chair_that_is_there_cuts(chair: int, right: bool) -> None:
    evening = playing(8)
    expected = f"chair {chair} cuts, expected a person's that has not kept silent"
    assert says(evening.at, made(evening.at, answered(evening), chair)) == ("" if right else expected)


@pytest.mark.parametrize(("digits", "right"), [(31, False), (32, True), (33, False)])
def test_a_salt_has_32_digits(digits: int, right: bool) -> None:
    evening = playing()
    entry = replace(answered(evening), salt="a" * digits)
    expected = f"the salt has {digits} characters, expected 32 hexadecimal digits"
    assert says(evening.at, entry) == ("" if right else expected)


def test_the_next_entry_may_come_at_once_but_not_earlier() -> None:
    evening = playing()
    entry = answered(evening)
    at, ran = evening.at.written, evening.at.ran
    assert says(evening.at, replace(entry, at=at - 1)).startswith(f"it was written at {at - 1}, expected {at} or later")
    assert says(evening.at, replace(entry, ran=ran - 1)) == (
        f"the clock had run for {ran - 1} ms, expected {ran} or more, as before"
    )
    assert says(evening.at, entry) == ""
    fresh = Evening(IN_TURN, fair=2).at
    assert says(fresh, Entry(2, 0, 0, SALT, events.Sat(0, "Anna", 0, "a"))) == "", "the clock begins at nothing"


def test_the_clock_answers_when_the_time_is_up_and_not_a_moment_before() -> None:
    evening = playing()
    late = replace(answered(evening), event=replace(answered(evening).event, by="clock", value=0, key=""))
    for ran, said in ((9_999, "the clock answered after 9999 ms, expected 10000"), (10_000, "")):
        assert says(evening.at, replace(late, ran=evening.at.ran + ran)) == said


def test_cards_of_ones_own_have_65536_characters_at_most() -> None:
    box = next(shelf.box(name) for name in OURS if shelf.box(name).cards)
    text = resources.files(box.game.package).joinpath(str(box.cards)).read_text(encoding="utf-8")
    assert fitting(box.game, text.ljust(65_536, "\n")) is not None
    with pytest.raises(Trouble, match="cards: 65537 characters were given, expected 65536 at most"):
        fitting(box.game, text.ljust(65_537, "\n"))


def test_an_opened_log_has_8388608_bytes_at_most(tmp_path: Path) -> None:
    path = tmp_path / "log"
    for size in (8_388_608, 8_388_609):
        with path.open("wb") as file:
            file.truncate(size)
        if size == 8_388_608:
            assert len(content_of(path)) == size
        else:
            with pytest.raises(Trouble, match="more than 8388608 bytes were read, expected the log of one game"):
                content_of(path)


def test_a_hash_that_was_noted_has_8_to_64_digits() -> None:
    evening = whole(IN_TURN)
    last = evening.hashes[-1]
    for digits in (8, 64):
        note = verify(evening.text, "game", last[:digits].upper() + " ").note
        assert note is not None
        assert (note.kind, note.number, note.line, note.characters) == (
            "entry",
            evening.at.number,
            len(evening.lines) + 1,
            digits,
        )
    for wrong in (last[:7], last + "0", "g" * 8):
        with pytest.raises(Trouble, match="was given, expected 8 to 64 hexadecimal digits"):
            verify(evening.text, "game", wrong)


def test_what_is_quoted_of_a_line_has_sixty_characters_and_then_dots() -> None:
    assert short("a" * 60) == "a" * 60
    assert short("a" * 61) == "a" * 60 + "…"
    with pytest.raises(Trouble) as refused:
        parts("a" * 61)
    expected = f"read {'a' * 60 + '…'!r}, expected a hash of 64 hexadecimal digits, a space and an entry"
    assert str(refused.value) == expected
    with pytest.raises(Trouble, match="read byte 0xff, which is no text, expected UTF-8"):
        parts("a" * 64 + " \udcff")
    with pytest.raises(Trouble, match="expected the entry in its only spelling"):
        entry_of(write(answered(playing())).replace(b":", b": ", 1))


def test_a_game_by_other_rules_has_up_to_eight_chairs_whatever_ours_say() -> None:
    game = shelf.game(FROM_THREE)
    opening = Opened(FROM_THREE, game.version + 1, {"unknown": 1}, (Chair(),) * 8, 0, 0, "fr", LUCK)
    at = first(Entry(1, 0, 0, "", opening), b"")
    assert at.foreign
    with pytest.raises(Trouble, match="9 chairs are there, expected 1 to 8"):
        first(Entry(1, 0, 0, "", replace(opening, chairs=(Chair(),) * 9)), b"")
    assert says(at, Entry(2, 0, 0, "", events.Started())) == "0 sit at the table, expected 1 to 8"
    assert says(at, Entry(2, 0, 0, "", events.Sat(7, "Anna", 0, "a"))) == ""
    assert says(at, Entry(3, 0, 0, "", events.Host(7))) == ""
    assert says(at, Entry(4, 0, 0, "", events.Started())) == "", "one was enough for those rules"
    assert [chair.name for chair in at.chairs] == ["Anna"]


def test_options_of_other_rules_are_kept_as_far_as_ours_allow_them() -> None:
    game = shelf.game(IN_TURN)
    for option in game.options:
        given = [option.least - 1, option.least, option.most, option.most + 1]
        found = [fitting_options(game, {option.name: value, "unknown": 5})[option.name] for value in given]
        assert found == [option.default, option.least, option.most, option.default]
    assert fitting_options(game, {}) == {option.name: option.default for option in game.options}


@pytest.mark.parametrize("over", [False, True])
def test_what_other_rules_have_left_is_refused_in_a_line_where_a_card_lies_twice(over: bool) -> None:
    evening = whole(IN_TURN, seed=4)
    kept = [n for n, line in enumerate(evening.lines) if b'"kept":' in line]
    n = kept[-1 if over else 0]
    opening = events.DECODER.decode(evening.lines[0])
    assert isinstance(opening.event, Opened)
    version = evening.at.game.version
    at = first(replace(opening, event=replace(opening.event, version=version + 1)), b"")
    for line in evening.lines[1:n]:
        at.play(events.DECODER.decode(line), line)
    entry = events.DECODER.decode(evening.lines[n])
    assert isinstance(entry.event, events.Answered)
    assert entry.event.kept is not None
    piles = entry.event.kept.piles
    name, cards = next(iter(piles.items()))
    spoilt = replace(entry.event.kept, piles={**piles, name: (cards[0], *cards)})
    entry = replace(entry, event=replace(entry.event, kept=spoilt))
    twice = "a card lies in two places, expected one"
    assert says(at, entry) == (twice if over else "")
    if not over:
        renewed = requests.renew(at)
        assert renewed is not None
        assert says(at, Entry(at.number + 1, 0, 0, SALT, renewed)) == twice
