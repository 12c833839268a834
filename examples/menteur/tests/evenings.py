"""Tables of Poker menteur that begin where a test needs them: seat 1 has the cup, and the dice come as given."""

from brelan.engine.record import say
from brelan.engine.source import Outcome, Script
from brelan.engine.table import Table
from brelan_menteur import game
from brelan_menteur.ranking import DECK
from brelan_menteur.state import State

game.quicken()


def evening(dice: str, players: int = 3, **options: object) -> Table:
    """A table at which the lot falls on seat 1 and the dice fall like this, one after the other."""
    lot = Outcome(-1, 0)
    script = Script((lot, *(Outcome(0, face) for face in DECK.cards(dice))), goes_on=True)
    return Table.begin(game, players, options, 1, script)


def play(table: Table, *lines: str) -> Table:
    """Give these answers."""
    for line in lines:
        say(table, line)
    return table


def state(table: Table) -> State:
    """The table's record, with its own fields."""
    assert isinstance(table.state, State)
    return table.state


def told(table: Table, what: str) -> list[tuple[int, str, dict[str, int]]]:
    """Who, by which rule and in which numbers, for every event of this kind."""
    return [(tell.seat, tell.rule, tell.numbers) for tell in table.tells if tell.what == what]


def expected(table: Table) -> str:
    """Who is asked, and what may be answered."""
    (seat,) = table.awaited
    return f"{seat + 1} {table.question.expected(table.asks[seat])}"


def cup(table: Table, seat: int | None) -> list[str]:
    """The dice under the cup as a seat sees them."""
    return table.view(seat).cards("cup")
