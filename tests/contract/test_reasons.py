"""Where hands are compared, everybody reads why one beats another, from what lies open alone."""

from collections.abc import Iterator
from random import Random

import pytest

from brelan import shelf
from brelan.comparison import BEATS
from brelan.engine.state import NO_SEAT
from brelan.engine.table import Table
from brelan.engine.tells import Tell
from brelan.face import Face
from brelan.players import bot_for
from brelan.server.picture import seen
from brelan.texts import LANGUAGES
from brelan.transcript import Teller

PEOPLE = ("Ana", "Ben", "Chloé", "Dan")
NOT_COMPARED = Face.__dataclass_fields__["compared"].default
COMPARING = [name for name in shelf.names() if shelf.box(name).face.compared is not NOT_COMPARED]
"""The games whose hands are compared."""


def comparisons(name: str, seed: int) -> Iterator[Tell]:
    """The comparisons of a game between beginners, who seldom give up."""
    game, bot, rng = shelf.game(name), bot_for(name, "beginner"), Random(seed)
    table = Table.begin(game, min(4, game.most), {}, seed, names=PEOPLE[: game.most])
    for _ in range(200):
        if table.over:
            return
        seat = rng.choice(table.awaited)
        table.answer(seat, bot(table.view(seat), table.asks[seat], rng))
        yield from (tell for tell in table.tells if tell.what == BEATS)
        table.tells.clear()


@pytest.mark.parametrize("name", COMPARING)
def test_G5_hands_are_compared_from_cards_that_everybody_sees(name: str) -> None:
    found = list(comparisons(name, 1))
    assert found
    for tell in found:
        seen = tell.seen_by(NO_SEAT)
        assert min(seen.cards) >= 0
        assert seen.cards == tell.seen_by_all_eyes().cards


@pytest.mark.parametrize("name", COMPARING)
def test_the_first_hand_is_never_below_the_second_and_the_reason_has_words_and_a_rule(name: str) -> None:
    found = list(comparisons(name, 2))
    assert found
    for tell in found:
        side_by_side = shelf.box(name).face.compared(tell.seen_by(NO_SEAT))
        better, worse = side_by_side.first.value, side_by_side.second.value
        backwards = tell.numbers.get("upside_down", 0)
        assert (better == worse) if tell.numbers["equal"] else (better < worse if backwards else better > worse)
        message = seen(shelf.game(name), tell, NO_SEAT)
        assert set(message.name) == set(LANGUAGES)
        assert message.rule
        for lang in LANGUAGES:
            said = Teller(shelf.game(name), lang, PEOPLE).sentence(tell.seen_by(NO_SEAT))
            assert PEOPLE[tell.seat] in said
            assert message.name[lang] in said


@pytest.mark.parametrize("name", COMPARING)
def test_whoever_does_not_know_all_the_cards_is_given_no_reason(name: str) -> None:
    tell = next(comparisons(name, 3))
    veiled = tell._replace(cards=(0, *tell.cards[1:]))
    assert seen(shelf.game(name), veiled, NO_SEAT).name == {}
    for lang in LANGUAGES:
        assert Teller(shelf.game(name), lang, PEOPLE).sentence(veiled.seen_by(NO_SEAT)).strip() == ""
