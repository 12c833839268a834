"""What a seat is shown before it answers, over whole games with any answers: all it may look at, all it may type."""

import re
from collections.abc import Iterator
from random import Random

import pytest

from brelan import shelf
from brelan.commands.answers import Offer, offers, picked, understood, usual
from brelan.commands.picture import Picture
from brelan.deck import HOLE
from brelan.engine.asks import Form, allows
from brelan.engine.piles import CLASS, FACE
from brelan.engine.steps import SEATS
from brelan.engine.table import Table, View
from brelan.texts import words
from brelan.transcript import Teller
from tests.boxes import NAMES_PLAYERS

PEOPLE = ("Camille", "Zoé", "Nino", "Lila", "Zora")
ASKED = 250
NUMBER = re.compile(r"(\d+)· ")

every_game = pytest.mark.parametrize("name", shelf.names())


def asked(name: str, many: int = ASKED) -> Iterator[tuple[View, int]]:
    """Questions of a game that is played with any answers, and begun anew."""
    game, rng = shelf.game(name), Random(name)
    put = 0
    while put < many:
        players = min(game.most, len(PEOPLE))
        table = Table.begin(game, players, seed=rng.getrandbits(60), names=PEOPLE[:players])
        while not table.over and put < many:
            seat = rng.choice(table.awaited)
            yield table.view(seat), seat
            table.answer(seat, table.asks[seat].any(rng))
            put += 1


def shown(view: View, seat: int, capsys: pytest.CaptureFixture[str]) -> str:
    Picture(Teller(view.game, "fr", PEOPLE[: view.state.players]), view, seat).show()
    return capsys.readouterr().out


@every_game
def test_what_is_answered_by_a_number_has_that_number_beside_it_and_nothing_else_has_one(
    name: str, capsys: pytest.CaptureFixture[str]
) -> None:
    for view, seat in asked(name):
        ask, question = view.asks[seat], view.question
        numbers = [int(number) for number in NUMBER.findall(shown(view, seat, capsys))]
        places = not question.options and question.members != SEATS and ask.form != Form.AMOUNT
        assert numbers == ([place + 1 for place in ask.options()] if places else [])


@every_game
def test_what_lies_before_others_is_shown_again_at_every_question(
    name: str, capsys: pytest.CaptureFixture[str]
) -> None:
    seen = 0
    for view, seat in asked(name):
        t, layout, printed = view.state, view.game.state.LAYOUT, shown(view, seat, capsys)
        teller = Teller(view.game, "fr", PEOPLE[: t.players])
        for other in set(range(t.players)) - {seat}:
            row = re.search(rf"^{PEOPLE[other]}   (.*)$", printed, re.MULTILINE)
            for pile in (layout.constants[kind][other] for kind in shelf.box(name).face.others):
                for slot in t.slot[t.START[pile] : t.START[pile] + t.count[pile]]:
                    back, card = slot >> CLASS, (slot & FACE) - 1
                    text = (
                        shelf.box(name).face.back(back, "fr") if back else teller.card(layout.decks[t.DECK[pile]], card)
                    )
                    if text != HOLE:
                        assert row is not None
                        assert text in row[1]
                        seen += 1
    assert seen > 100 or not shelf.box(name).face.others


@every_game
def test_a_face_that_a_seat_may_not_know_is_not_shown_to_it(name: str, capsys: pytest.CaptureFixture[str]) -> None:
    """Whatever the hidden cards are, the picture is the same."""
    rng = Random(1)
    for view, seat in asked(name):
        otherwise = view.imagine(rng).view(seat)
        assert shown(otherwise, seat, capsys) == shown(view, seat, capsys)


@every_game
def test_enter_is_the_answer_of_the_clock_where_that_is_no_guess(name: str) -> None:
    for view, seat in asked(name):
        ask, answer = view.asks[seat], usual(view, seat)
        if view.question.options or ask.form == Form.AMOUNT or (ask.form == Form.SOME_OF and ask.least == 0):
            assert answer is not None
            assert allows(ask, answer)
            assert answer in (ask.least, 0) or view.question.options
        else:
            assert answer is None


def test_a_player_is_named_by_a_beginning_that_fits_no_other_or_by_the_number() -> None:
    say, named = words("fr", shelf.game(NAMES_PLAYERS).package), 0
    for view, seat in asked(NAMES_PLAYERS):
        if view.question.members != SEATS:
            continue
        ask, offered = view.asks[seat], offers(view, seat, PEOPLE, say)
        both = {1, 4} <= set(ask.options())
        for other in ask.options():
            for said in (PEOPLE[other], PEOPLE[other].upper(), PEOPLE[other].lower()[:3], str(other + 1)):
                assert understood(ask, said, offered, say) == other
            named += 1
        assert understood(ask, "zo", offered, say) is None or not both
        assert understood(ask, "zoe", offered, say) == (1 if 1 in ask.options() else None)
        assert understood(ask, "x", offered, say) is None
        assert understood(ask, PEOPLE[seat], offered, say) is None
    assert named > 5


@every_game
def test_every_answer_can_be_typed_by_its_number_and_by_its_word(name: str) -> None:
    say = words("fr", shelf.game(name).package)
    for view, seat in asked(name):
        ask, offered = view.asks[seat], offers(view, seat, PEOPLE, say)
        answer = ask.any(Random(seat))
        if isinstance(answer, tuple):
            numbers = [str(place + 1) for place in answer]
            assert understood(ask, " ".join(numbers) or "0", offered, say) == answer
            assert understood(ask, ",".join(numbers) or "aucune", offered, say) == answer
        elif ask.form == Form.AMOUNT:
            assert understood(ask, str(answer), offered, say) == answer
        for offer in offered:
            assert understood(ask, str(offer.number), offered, say) == offer.value
            assert not offer.word or understood(ask, offer.word.upper(), offered, say) == offer.value


def test_of_several_words_the_one_that_counts_is_enough() -> None:
    offered = [Offer(1, 0, "se coucher"), Offer(2, 1, "miser"), Offer(3, 2, "ne pas miser")]
    assert picked("coucher", offered) == 0
    assert picked("mis", offered) == 1
    assert picked("pas", offered) == 2
    assert picked("oucher", offered) is None
    assert picked("", offered) is None
