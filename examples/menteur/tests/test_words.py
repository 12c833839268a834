"""Everything that happens is told in both languages, and nobody is told what they may not know."""

from random import Random

import pytest

from brelan.engine.state import NO_SEAT
from brelan.engine.table import Table
from brelan.rulebook import page, paragraphs
from brelan.transcript import Teller
from brelan_menteur import game
from brelan_menteur.box import box
from brelan_menteur.face import FACE
from brelan_menteur.ranking import JUDGE
from evenings import evening, play

NAMES = ("Ana", "Ben", "Cleo")
FULL = "K K K Q Q"


def passed_on(*more: str) -> Table:
    first = ("1 announces full-house K Q", "2 believe", "2 throws 1 2")
    return play(evening(f"{FULL} 9 J"), *first, *more)


def story(table: Table, watcher: int, lang: str = "fr") -> str:
    return "\n".join(Teller(game, lang, NAMES).transcript(table.tells, watcher))


@pytest.mark.parametrize("lang", ["fr", "en"])
def test_a_whole_game_is_told_in_words(lang: str) -> None:
    table, rng = Table.begin(game, 3, seed=2), Random(2)
    while not table.over:
        seat = table.awaited[0]
        table.answer(seat, table.asks[seat].any(rng))
    lines = Teller(game, lang, NAMES).transcript(table.tells, NO_SEAT)
    assert all(line.endswith("]") for line in lines)
    assert {line[line.rindex("[") + 1 : -1] for line in lines} >= {"M2", "M3", "M4", "M5", "M6", "M8", "M10"}


def test_an_announcement_is_told_by_its_name() -> None:
    assert "Ana annonce : full aux rois par les dames.  [M4]" in story(passed_on(), NO_SEAT)
    assert "Ana announces: kings full of queens.  [M4]" in story(passed_on(), NO_SEAT, "en")


def test_M6_only_whoever_throws_is_told_how_the_dice_fall() -> None:
    assert "Ben a maintenant 9 V R R R, brelan de rois.  [M6]" in story(passed_on(), 1)
    for other in (0, 2, NO_SEAT):
        assert "Ben relance 2 dés, sans dire lesquels.  [M6]" in story(passed_on(), other)
        assert "a maintenant" not in story(passed_on(), other)


def test_M6_whoever_looked_is_reminded_of_what_they_saw() -> None:
    table = passed_on()
    assert FACE.ahead(table.view(0).state, "fr") == ("Tu avais vu D D R R R ; dés relancés depuis : 2.",)
    assert FACE.ahead(table.view(1).state, "fr") == ()
    assert FACE.ahead(table.view(2).state, "fr") == ()


def held(table: Table, seat: int) -> str:
    """What a seat is told that it holds."""
    reading = box.reading(table.state, seat)
    return JUDGE.name(reading, "fr") if reading else ""


def test_M3_only_whoever_has_looked_since_the_last_throw_is_told_what_lies_there() -> None:
    table = passed_on()
    assert [held(table, seat) for seat in range(3)] == ["", "brelan de rois", ""]
    kept = play(evening(FULL), "1 announces pair 9", "2 believe")
    full = "full aux rois par les dames"
    assert [held(kept, seat) for seat in range(3)] == [full, full, ""]


@pytest.mark.parametrize("lang", ["fr", "en"])
def test_every_rule_has_its_paragraph(lang: str) -> None:
    assert list(paragraphs(page("menteur", lang))) == [f"M{n}" for n in range(1, 15)]
