"""What a player of Poker d'enfer is shown at a terminal before they answer."""

import re
from typing import Any

import pytest

from brelan.commands.answers import offers, understood
from brelan.engine.piles import FACE
from brelan.games.enfer import game
from brelan.texts import words
from brelan.transcript import Teller
from tests.terminal import Play, chosen, questions
from tests.test_picture import ASKED, PEOPLE, asked, shown


def test_E12_a_mise_is_named_by_a_word_of_it_that_no_other_has() -> None:
    say, named = words("fr", game.package), 0
    for view, seat in asked("enfer"):
        ask, offered, t = view.asks[seat], offers(view, seat, PEOPLE, say), view.state
        pile = view.game.state.LAYOUT.constants["mises"][seat]
        slots = t.slot[t.START[pile] : t.START[pile] + t.count[pile]]
        if view.game.steps(t.now).name == "LAY":
            for value, slot in enumerate(slots):
                name = Teller(view.game, "fr", PEOPLE).card(
                    view.game.state.LAYOUT.decks[t.DECK[pile]], (slot & FACE) - 1
                )
                assert understood(ask, name, offered, say) == value
                assert understood(ask, re.split(r"\W", name.upper())[-1], offered, say) == value
                named += 1
            assert understood(ask, "nothing", offered, say) is None
    assert named > 20


def test_E18_the_table_shows_which_mises_are_at_work_and_which_card_is_wild(capsys: pytest.CaptureFixture[str]) -> None:
    """E3.8 What was decided rounds of questions ago still stands there."""
    active = wild = 0
    for view, seat in asked("enfer", 8 * ASKED):
        t: Any = view.state
        printed = shown(view, seat, capsys)
        laid = [other for other in range(t.players) if other != seat and t.count[t.laid[other]]]
        for other in laid:
            row = re.search(rf"^{PEOPLE[other]}   (.*)$", printed, re.MULTILINE)
            assert row is not None
            assert ("Mise activée «" in row[1]) == bool(t.activated >> other & 1)
            active += t.activated >> other & 1
            cards = row[1].partition("Mise")[0]
            assert ("folle" in cards) == (t.wild[other] > 0 and "cachées" in cards)
        if t.wild[seat] and t.count[t.hidden[seat]]:
            assert re.search(rf"^Tes cartes cachées, la {t.wild[seat]}r?e folle : ", printed, re.MULTILINE)
            wild += 1
    assert active > 5
    assert wild > 0


def test_E10_in_the_draft_hands_are_numbered_as_they_are_answered(play: Play) -> None:
    printed = play(chosen("enfer", "fr"), ["3"])
    row = re.search(r"^Les mains, cartes visibles : (.*)$", printed, re.MULTILINE)
    assert row is not None
    hands = dict(re.findall(r"(\d)· (\S+ \S+)", row[1]))
    assert f"Camille choisit la main avec {hands['3']}." in printed


def test_E12_mises_are_read_out_where_they_come_up(play: Play) -> None:
    """Those one may lay, with their numbers; then all that lie on the table."""
    _, laying, staying = questions(play(chosen("enfer", "en"), ["1", "1"]))
    mine = re.findall(r"^  \d· ([^—]+) — \S.{30}", laying, re.MULTILINE)
    assert len(mine) == 3
    assert re.search(rf"^Your Mise on the table: {mine[0]} — \S.{{30}}", staying, re.MULTILINE)
    assert "It reads" not in staying
    assert len(re.findall(r"^\w+   visible \S+ \S+   Mise “[^”]+” — \S.{30}", staying, re.MULTILINE)) == 3
