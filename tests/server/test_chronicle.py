"""What everybody could see of a game, in figures: where all stood after each deal, and the strongest hand shown."""

from collections.abc import Iterable
from pathlib import Path
from random import Random
from typing import NamedTuple

import pytest

from brelan import shelf
from brelan.comparison import BEATS, hands_of
from brelan.engine.state import NO_SEAT, AnyState
from brelan.engine.tells import Tell
from brelan.room.events import DECODER
from brelan.room.sitting import first
from brelan.server import album, chronicles
from brelan.server.bodies import Chronicle, Standing
from brelan.server.store import Log, Played
from brelan.texts import LANGUAGES
from tests.boxes import IN_TURN, lasting
from tests.room.evenings import Evening
from tests.server.company import Company, enters, link
from tests.server.devices import Device, play, serving

DEALS = 4


class Replayed(NamedTuple):
    """A game, played again entry by entry: the tables between its deals and at its end, and what was told."""

    evening: Evening
    tables: list[AnyState]
    tells: list[Tell]

    @property
    def name(self) -> str:
        return self.evening.at.game.name

    def chronicle(self) -> Chronicle:
        at = self.evening.at
        assert at.table is not None
        last = chronicles.standing(shelf.box(self.name), at.table.state)
        return chronicles._told(self.name, at.options, at.names, Log(self.evening.before, self.evening.lines), last)


@pytest.fixture(scope="module", params=shelf.names())
def replayed(request: pytest.FixtureRequest) -> Replayed:
    """A finished game of each box."""
    name = request.param
    evening = Evening(name, 5, lasting(name, DEALS)).sit(shelf.game(name).least - 1, 1).start().play()
    opening, *lines = evening.lines
    at = first(DECODER.decode(opening), opening, evening.before)
    found = Replayed(evening, [], [])
    for line in lines:
        at.play(DECODER.decode(line), line)
        complete = at.table if at.table is None or at.table.over else at.table.between
        if complete is not None and complete.state not in found.tables:
            found.tables.append(complete.state)
    found.tells.extend(at.memory.tells())
    return found


def test_after_each_deal_it_has_what_the_rules_counted_then(replayed: Replayed) -> None:
    box = shelf.box(replayed.name)

    def counted(state: AnyState) -> Standing:
        seats = range(state.players)
        purses = [list(box.face.purse(state, seat).values()) for seat in seats]
        scores = tuple(box.game.score(state, seat) for seat in seats)
        return Standing(getattr(state, box.game.deal), tuple(purse[0] for purse in purses), scores)

    standings = replayed.chronicle().standings
    known = [counted(state) for state in replayed.tables]
    assert list(standings[-len(known) :]) == known
    assert standings[0].deal == 0
    assert len(set(standings[0].scores)) == 1  # all begin alike
    assert [standing.deal for standing in standings] == list(range(len(standings)))


def test_the_album_has_what_decides_the_game_and_who_won(replayed: Replayed) -> None:
    at, log = replayed.evening.at, Log(replayed.evening.before, replayed.evening.lines)
    found = album.souvenir(log, "nobody", Played("CODES", 0, at.number))
    assert at.result is not None
    assert (found.has, found.winners) == (replayed.chronicle().standings[-1].has, at.result.winners)


def texts(replayed: Replayed, tell: Tell, cards: Iterable[int]) -> tuple[str, ...]:
    deck = shelf.game(replayed.name).state.LAYOUT.decks[tell.deck]
    return tuple(deck.text(card) for card in cards)


def test_the_hand_of_the_evening_lay_open_and_none_that_did_is_stronger(replayed: Replayed) -> None:
    judge, hand = shelf.box(replayed.name).judge, replayed.chronicle().hand
    seen = [tell.seen_by(NO_SEAT) for tell in replayed.tells if tell.cards]
    opened = [tell for tell in seen if min(tell.cards) >= 0]
    compared = [texts(replayed, tell, one) for tell in opened if tell.what == BEATS for one in hands_of(tell)]
    if hand is None:
        assert not compared
        return
    assert judge is not None
    ranking = judge.ranking
    assert hand.cards in [*compared, *(texts(replayed, tell, tell.cards) for tell in opened)]
    strengths = [ranking.value([ranking.deck.card(text) for text in cards]) for cards in (hand.cards, *compared)]
    assert strengths[0] == max(strengths)
    assert set(hand.name) == set(LANGUAGES)


def test_whoever_comes_late_and_a_server_that_starts_anew_have_all_of_it(tmp_path: Path) -> None:
    with serving(tmp_path / "data") as server:
        company = Company(server, IN_TURN, 2, options=lasting(IN_TURN, DEALS)).start()
        anna, code = company.devices[0], company.code
        page = f"/api/tables/{code}/chronicle"
        assert [standing["deal"] for standing in anna.ask("GET", page)["standings"]] == [0]
        (live, *_) = lives = company.come()
        play(lives, Random(3))
        whole = anna.ask("GET", page)
        assert whole["standings"][-1]["scores"] == live.table["scores"]
        late = enters(Device(server), code, link(anna, code, "screen"))
        assert late.ask("GET", page) == whole
        company.go()
        server.kill()
        anna.server = again = server.again()
        try:
            assert anna.ask("GET", page) == whole
        finally:
            again.kill()
