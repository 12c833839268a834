"""Tables of Peek Poker that begin where a test needs them: the last seat leads, seat 1 speaks first, dice are given."""

from brelan.engine.source import Outcome, Script
from brelan.engine.table import Table
from brelan.games.peek import game
from brelan.games.peek.ranking import DECK
from brelan.games.peek.state import State
from tests.table import play

PAIR = "9 10 J"  # with COMMON a pair of nines
TWO_PAIRS = "9 10 10"
THREE = "9 9 J"
FULL = "9 Q Q"
FOUR = "9 9 9"
COMMON = "9 Q A"


def peek(*cups: str, then: str = COMMON, **options: object) -> Table:
    """The last seat throws the highest die; the dice under the cups, then those of `then`, come as given."""
    lead = ["9"] * (len(cups) - 1) + ["A"]
    faces = DECK.cards(" ".join([*lead, *cups, then]))
    script = Script(tuple(Outcome(0, face) for face in faces), goes_on=True)
    return Table.begin(game, len(cups), {"showing": "no", **options}, 1, script)


def everybody_enters(table: Table, *points: int) -> Table:
    """Everybody enters, having this many points before."""
    state(table).points[: len(points)] = points
    return play(table, *(f"{seat + 1} enter" for seat in range(len(points)) if points[seat]))


def bid(table: Table, *lines: str) -> Table:
    """`1 stake 5`, `2 raise 3`, `3 fold`: an answer and, where one is asked for, its amount."""
    for line in lines:
        seat, word, *points = line.split()
        play(table, f"{seat} {word}")
        if points and seat == str(table.awaited[0] + 1):
            play(table, f"{seat} {'points' if word == 'stake' else 'by'} {points[0]}")
    return table


def state(table: Table) -> State:
    """The table's record, with its own fields."""
    assert isinstance(table.state, State)
    return table.state
