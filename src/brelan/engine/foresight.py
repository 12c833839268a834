"""What an answer leads to before anything happens: who says « raise » is asked by how much.

So both can be chosen, and thought better of, before either is given.
"""

from brelan.engine.asks import Form
from brelan.engine.flow import Manner, RanDry
from brelan.engine.sets import bit
from brelan.engine.sight import imagine
from brelan.engine.source import OutOfChance, Script
from brelan.engine.state import AnyState
from brelan.engine.table import Table

NO_CHANCE = Script(())
ENGINE = AnyState.__annotations__.keys() - {"count", "slot"}
SEED = 0x629F6FBD82C07CD
"""Of what the seat imagines: what it may answer does not depend on it, and should look the same each time."""


def amounts(table: Table, seat: int) -> dict[int, Table]:
    """For each option that only leads to an amount, the table as it stands when the seat is asked for that.

    It is tried on a table that the seat imagines: nothing can show but what follows from its own view.
    """
    t = table.state
    if table.question.options is None or t.MANNER[t.now] > Manner.ROUND or t.asked != bit(seat):
        return {}
    imagined = Table(table.game, table.view(seat).state)
    imagine(imagined.state, seat, SEED)
    tried = ((value, _tried(imagined, seat, value)) for value in table.ask(seat).options())
    return {value: led_to for value, led_to in tried if led_to is not None}


def _tried(imagined: Table, seat: int, value: int) -> Table | None:
    trial = imagined.copy()
    trial.state.source = NO_CHANCE
    trial.state.tells = []
    trial.state.depth = 0  # what was planned before would follow any answer
    try:
        trial.answer_number(seat, value)
    except (RanDry, OutOfChance):
        return None
    ask = trial.asked(seat)
    same = not trial.tells and _lying(trial.state) == _lying(imagined.state)
    return trial if same and ask is not None and ask.form == Form.AMOUNT else None


def _lying(t: AnyState) -> list[object]:
    """What lies on the table and what the game has noted: everything but whose turn it is."""
    return [getattr(t, field.name) for field in t.LAYOUT.fields if field.name not in ENGINE]
