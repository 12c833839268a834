"""A finished game, looked at again: what each decision of a seat gave away."""

from collections.abc import Iterator
from typing import NamedTuple

from brelan.coach.advice import Advice, Verdict, advise, judge
from brelan.engine.table import Answered, Table


class Graded(NamedTuple):
    """A decision, counted from 1 among all answers of the game; what was answered, and what the coach thinks."""

    number: int
    answer: int
    advice: Advice
    verdict: Verdict


def decisions(table: Table, fresh: Table, seat: int) -> Iterator[tuple[int, Table, int]]:
    """The seat's answers: their number, the table before each, what was answered. `fresh` is replayed meanwhile."""
    for number, given in enumerate(table.answers, 1):
        if not isinstance(given, Answered):
            fresh.ring()
            continue
        if given.seat == seat and not given.by_clock:
            yield number, fresh, given.value
        fresh.answer(given.seat, given.ask.decode(given.value))


def review(table: Table, fresh: Table, seat: int) -> Iterator[Graded]:
    """Every decision of a seat that the coach can grade, from what the seat knew then."""
    for number, before, answer in decisions(table, fresh, seat):
        advice = advise(before.view(seat), table.names, number, table.data)
        verdict = judge(advice, answer)
        if verdict is not None:
            yield Graded(number, answer, advice, verdict)
