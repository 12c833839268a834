"""What an option leads to is foretold from the seat's own view, and comes true."""

from random import Random

from brelan.engine.asks import Form
from brelan.engine.foresight import amounts
from brelan.engine.state import AnyState
from brelan.engine.table import Table
from tests.contract.tables import Setting, every_table, playout


def asks_how_much(table: Table, seat: int) -> bool:
    """Whether a seat is asked for an amount."""
    ask = table.asked(seat)
    return ask is not None and ask.form == Form.AMOUNT


def lying(table: Table) -> list[object]:
    """All that the game itself has noted, and every card."""
    t = table.state
    own = [field.name for field in t.LAYOUT.fields if field.name not in AnyState.__annotations__]
    return [t.count, t.slot, *(getattr(t, name) for name in own)]


@every_table
def test_an_option_leads_to_the_amount_that_was_foretold_and_to_no_other(setting: Setting) -> None:
    rng = Random(47)

    def look(table: Table) -> None:
        for seat in table.awaited:
            if table.question.options is None:
                continue
            before = table.state.tobytes()
            foretold = amounts(table, seat)
            assert table.state.tobytes() == before
            assert foretold.keys() == amounts(table.view(seat).imagine(rng), seat).keys()
            for value in table.asks[seat].options():
                there, led_to = table.copy(), foretold.get(value)
                there.answer_number(seat, value)
                if led_to is None:
                    assert not asks_how_much(there, seat) or lying(there) != lying(table)
                    continue
                assert there.asked(seat) == led_to.asked(seat)
                assert there.question is led_to.question
                assert led_to.ask(seat).form == Form.AMOUNT
                assert (there.state.count, there.state.slot) == (table.state.count, table.state.slot)

    playout(setting.begin(seed=47), rng, look)
