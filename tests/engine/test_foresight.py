"""What an option leads to is foretold only where it leads to an amount and nothing has happened yet."""

from brelan.engine.asks import Form
from brelan.engine.foresight import amounts
from brelan.engine.table import Table
from tests.engine.ways import Step, Way, game


def test_only_the_option_that_leads_to_an_amount_and_to_nothing_else_is_foretold() -> None:
    table = Table.begin(game, 2, seed=1)
    before = table.state.copy()
    found = amounts(table, 1)
    assert list(found) == [Way.STAKE]
    assert found[0].ask(1) == (Form.AMOUNT, 0, 1, 5)
    assert table.state == before
    assert amounts(table, 0) == {}, "only who is asked"
    table.answer(1, "stake")
    assert amounts(table, 1) == {}, "a number is no option"


def test_nothing_is_foretold_of_what_is_put_to_all_at_once() -> None:
    table = Table.begin(game, 2, seed=1)
    for seat in (1, 0):
        table.answer(seat, "pass")
    assert table.state.now == Step.BOTH
    table.answer(0, "pass")
    assert amounts(table, 1) == {}
