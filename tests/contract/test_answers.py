"""Only the seat that is asked may answer, only what the ask allows; anything else is explained and changes nothing."""

from random import Random
from typing import Any

import pytest

from brelan.engine.asks import Ask, Choice, Form
from brelan.engine.source import Outcome, OutOfChance, Script, Witness
from brelan.engine.table import Answered, IllegalAnswer, Table
from tests.contract.tables import Setting, every_table, playout

NONSENSE: list[Any] = [None, True, float("nan"), 1.5, -1, 10**30, "nonsense", "", [1, 1], [99], [-1], {"a": 1}, b"x"]
NO_NUMBERS: list[Any] = [None, True, float("nan"), 1.5, 2.0, "1", [1], b"x"]


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
        with pytest.raises(IllegalAnswer):
            table.answer_number(seat, rng.choice(NO_NUMBERS))
        nobodies: list[Any] = [-1, table.state.players, 99, True, 1.0, "1", None]
        for nobody in nobodies:
            with pytest.raises(IllegalAnswer):
                table.answer(nobody, 1)
            if nobody is not None:  # which is everybody
                with pytest.raises(IllegalAnswer, match="expected a seat from 0 to"):
                    table.view(nobody)
        assert before == (table.state.tobytes(), len(table.answers), len(table.tells))

    playout(setting.begin(seed=41), rng, look)


def played_with_chance(setting: Setting, rng: Random) -> tuple[Table, tuple[Outcome, ...], int] | None:
    """A game in which something came by chance after an answer, all that came, and how much of it before the first."""
    for seed in range(43, 143):
        witness = Witness([])
        table = Table.begin(setting.game, setting.players, setting.options, seed, witness)
        begun = len(witness.outcomes)
        while not table.over and len(table.answers) < 200:
            seat = rng.choice(table.awaited)
            table.answer(seat, table.asks[seat].any(rng))
        if len(witness.outcomes) > begun:
            return table, tuple(witness.outcomes), begun
    return None


@every_table
def test_an_answer_whose_chance_runs_out_halfway_changes_nothing_and_tells_nothing(setting: Setting) -> None:
    rng = Random(43)
    played = played_with_chance(setting, rng)
    if played is None:
        assert setting.single  # all the chance of a single deal may come before its first answer
        return
    table, outcomes, begun = played
    chance = Script(outcomes[: rng.randrange(begun, len(outcomes))])
    again = Table.begin(setting.game, setting.players, setting.options, source=chance)
    for given in table.answers:
        assert isinstance(given, Answered)
        before = again.state, again.state.tobytes(), len(again.answers), list(again.tells)
        try:
            again.answer_number(given.seat, given.value)
        except OutOfChance:
            break
    else:
        pytest.fail("the chance that was left out was not missed")
    assert before == (again.state, again.state.tobytes(), len(again.answers), again.tells)
    assert again.state.tells == []


@every_table
def test_what_an_ask_names_is_what_the_table_accepts(setting: Setting) -> None:
    """Every amount at the bounds, every option, the fewest and the most positions; and none beside them."""
    rng = Random(42)

    def look(table: Table) -> None:
        assert set(table.awaited) <= set(table.asks)
        for seat, ask in table.asks.items():
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
