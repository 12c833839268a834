"""Players of Poker d'enfer who do without a phase, or without what is printed on a Mise."""

from brelan.engine.table import Table
from brelan.games.enfer import game
from brelan.games.enfer.state import State, Step
from tests.games.enfer.table import enfer, state, until
from tests.held import blinded, otherwise


def test_each_phase_goes_by_for_one_who_does_without_it() -> None:
    table = enfer("tithe", "gag", "high-stakes", showing="yes")
    assert otherwise(
        table,
        *("1 picks 1", "2 picks 1", "3 picks 1"),
        *("1 lays 1", "2 lays 1", "3 lays 1"),
        *("1 stay", "2 stay", "3 stay"),
        *("1 exchanges none", "2 exchanges none", "3 exchanges none"),
        *("1 turn_down", "2 activate", "2 gags 1", "3 turn_down"),
        *("2 raises 2", "3 pay", "1 lie_down", "3 raises 0"),
        *("2 show", "3 decline", "1 keep"),
    ) == {
        "never-withdraws": {"always stay"},
        "always-withdraws": {"always withdraw"},
        "never-exchanges": {"always exchanges none"},
        "never-activates": {"always turn_down"},
        "never-raises": {"always raises 0"},
        "never-lies-down": {"always pay"},
        **{mise: {"always turn_down"} for mise in ("M4", "M11", "M10")},
    }


def test_E3_a_mise_that_is_done_without_is_blank_once_all_are_laid_and_no_other_is() -> None:
    table = Table.begin(game, 3, seed=1)
    printed = state(table).effect
    assert effects(table, "M4") == printed, "it is picked and laid as ever"
    until(table, Step.LAY)
    assert effects(table, "M4") == printed
    until(table, Step.WITHDRAW)
    for number in (1, 4, 15):
        blank = {*range(3 * number - 3, 3 * number)}
        assert effects(table, f"M{number}") == [0 if i in blank else effect for i, effect in enumerate(printed)]
    assert effects(table, "never-lies-down") == printed


def effects(table: Table, restraint: str) -> list[int]:
    """What is printed on the Mises for one who is held back so."""
    seen = blinded(table, table.awaited[0], restraint)
    assert isinstance(seen, State)
    return seen.effect
