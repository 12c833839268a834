"""What tests of any box do at its table: answer by lines of a record, and look at what was told and asked."""

from brelan.engine.record import say
from brelan.engine.table import Table


def play(table: Table, *lines: str) -> Table:
    """Give these answers."""
    for line in lines:
        say(table, line)
    return table


def told(table: Table, what: str) -> list[tuple[int, str, dict[str, int]]]:
    """Who, by which rule and in which numbers, for every event of this kind."""
    return [(tell.seat, tell.rule, tell.numbers) for tell in table.tells if tell.what == what]


def expected(table: Table) -> str:
    """Who is asked, and what may be answered."""
    (ask,) = table.asks.values()
    return f"{table.awaited[0] + 1} {table.question.expected(ask)}"
