"""Only the seat that is asked may answer, only what the ask allows; anything else is explained and changes nothing."""

from random import Random
from typing import Any

import pytest

from brelan.engine.asks import Ask, Choice, Form
from brelan.engine.table import IllegalAnswer, Table
from tests.contract.tables import Setting, every_table, playout

NONSENSE: list[object] = [None, True, float("nan"), 1.5, -1, 10**30, "nonsense", "", [1, 1], [99], [-1], {"a": 1}, b"x"]


@every_table
def test_illegal_answers_change_nothing_and_say_what_was_expected(setting: Setting) -> None:
    rng = Random(41)

    def look(table: Table) -> None:
        before = table.state.tobytes(), len(table.answers), len(table.tells)
        seat = rng.randrange(table.state.players)
        choice = rng.choice(NONSENSE)
        with pytest.raises(IllegalAnswer) as refused:
            table.answer(seat, choice)
        assert "expected" in str(refused.value) or "the game is over" in str(refused.value)
        nobodies: list[Any] = [-1, table.state.players, 99, True, 1.0, "1", None]
        for nobody in nobodies:
            with pytest.raises(IllegalAnswer):
                table.answer(nobody, 1)
        assert before == (table.state.tobytes(), len(table.answers), len(table.tells))

    playout(setting.begin(seed=41), rng, look)


@every_table
def test_what_an_ask_names_is_what_the_table_accepts(setting: Setting) -> None:
    """Every amount at the bounds, every option, the fewest and the most positions; and none beside them."""
    rng = Random(42)

    def look(table: Table) -> None:
        for seat, ask in table.asks.items():
            if ask.form == Form.GIVEN:  # answered already, while others think
                continue
            for choice in named(ask):
                table.copy().answer(seat, choice)
            for choice in beside(ask):
                with pytest.raises(IllegalAnswer):
                    table.answer(seat, choice)

    playout(setting.begin(seed=42), rng, look)


def named(ask: Ask) -> list[Choice]:
    """Answers that the ask names."""
    members = ask.options()
    if ask.form == Form.SOME_OF:
        return [tuple(members[: ask.least]), tuple(members[-ask.most :])]
    return [*members] if ask.form == Form.ONE_OF else [ask.least, ask.most]


def beside(ask: Ask) -> list[Choice]:
    """Answers next to these."""
    members = ask.options()
    if ask.form == Form.SOME_OF:
        few = [tuple(members[: ask.least - 1])] if ask.least else []
        many = [tuple(members[: ask.most + 1])] if ask.most < len(members) else []
        return [*few, *many, (*members[: max(ask.least - 1, 0)], members[-1] + 1)]
    if ask.form == Form.ONE_OF:
        return [other for other in range(-1, members[-1] + 2) if other not in members]
    return [ask.least - 1, ask.most + 1]
