"""The sentences of the game, in French and English."""

from random import Random

import pytest

from brelan.engine.inspection.telling import tellings
from brelan.engine.state import NO_SEAT
from brelan.engine.table import Table
from brelan.games.enfer import game
from brelan.games.enfer.face import FACE
from brelan.games.enfer.state import Told
from brelan.texts import LANGUAGES, words
from brelan.transcript import ALL_EYES, Teller

PACKAGE = "brelan.games.enfer"


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_event_question_option_and_pile_has_its_words(lang: str) -> None:
    say = words(lang, PACKAGE)
    keys = [f"told-{told.name.lower().replace('_', '-')}" for told in Told]
    for step, entry in game.book.steps.items():
        name = step.name.lower().replace("_", "-")
        keys += [f"ask-{name}" + (f"-{q.verb}" if part else "") for part, q in enumerate(entry.questions)]
        keys += [f"option-{option.name.lower()}" for q in entry.questions for option in q.options or ()]
    keys += [f"choice-{option.name}" for option in game.options] + [f"pile-{pile}" for pile in FACE.own + FACE.common]
    assert [key for key in keys if key not in say] == []


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_game_can_be_told_to_everybody_and_every_line_carries_a_rule(lang: str) -> None:
    said = set()
    for seed in range(25):
        rng, players = Random(seed), 3 + seed % 3
        table = Table.begin(game, players, seed=seed, names=("Ana", "Bo", "Cléo", "Dan", "Eva")[:players])
        while not table.over:
            seat = rng.choice(table.awaited)
            table.answer(seat, table.asks[seat].any(rng))
        said |= {tell.what for tell in table.tells}
        for watcher in (ALL_EYES, NO_SEAT, 0, 1):
            lines = Teller(game, lang, table.names).transcript(table.tells, watcher)
            assert all(line.endswith("]") and "[]" not in line and "{" not in line for line in lines)
            assert watcher == ALL_EYES or len(lines) < len(table.tells)
    never = {told.name.lower().replace("_", "-") for told in Told} - said
    assert never <= {"banished", "nobody", "out-of-chips"}, "every other event happens in some of these games"


def test_a_sentence_about_an_order_may_say_which_cards_were_wild() -> None:
    told = [telling.values for telling in tellings(game.modules) if telling.values and "wild" in telling.values]
    assert any("wild_over" in values for values in told)
