"""The doors into compiled tables. State crosses as an array of rows and an index, never as a row.

Only compiled: `compiled.py` gives these functions their Python face.
"""

from typing import Any

from brelan.engine.asks import Ask, any_answer
from brelan.engine.chance import generator, seed_of, seeded
from brelan.engine.drive import begin, one_seat, play_out
from brelan.engine.flow import answer, ask_of, awaited, may_answer, time_out
from brelan.engine.sight import imagine, veil

Rows = Any  # a structured NumPy array, one row per table
Numbers = Any  # an int64 NumPy array
score: Any = None  # the game's own function, once compiled


def start(rows: Rows, i: int, blank: Rows, seed: int) -> int:
    """Begin a game; the seats that are asked."""
    rows[i] = blank[0]
    begin(rows[i], seed)
    return awaited(rows[i])


def step(rows: Rows, i: int, seat: int, value: int) -> int:
    """Give an answer; the seats that are asked next, 0 when the game is over. −1 if it is illegal: nothing changed."""
    return step_unchecked(rows, i, seat, value) if may_answer(rows[i], seat, value) else -1


def step_unchecked(rows: Rows, i: int, seat: int, value: int) -> int:
    """Give an answer that is known to be legal; any other corrupts the table."""
    answer(rows[i], seat, value)
    return awaited(rows[i])


def ask_at(rows: Rows, i: int, seat: int) -> Ask:
    """What a seat may answer."""
    return ask_of(rows[i], seat)


def time_out_at(rows: Rows, i: int, seat: int) -> int:
    """What is answered for a seat whose time is up."""
    return time_out(rows[i], seat)


def view_at(rows: Rows, i: int, to: int, seat: int) -> None:
    """Put the seat's view of one table into another row."""
    rows[to] = rows[i]
    veil(rows[to], seat)


def imagine_at(rows: Rows, i: int, seat: int, seed: int) -> None:
    """Turn a seat's view into a whole table it could be."""
    imagine(rows[i], seat, seed)


def simulate(rows: Rows, blank: Rows, seed: int) -> int:
    """Play one game on every row, each with its own seed; how many decisions they took."""
    luck = generator()
    decisions = 0
    for i in range(len(rows)):
        rows[i] = blank[0]
        begin(rows[i], seed_of(seed, i))
        luck[0] = seeded(~seed_of(seed, i) & 0xFFFFFFFFFFFFFFF)
        decisions += play_out(rows[i], luck)
    return decisions


def rollouts(rows: Rows, i: int, seat: int, seed: int, scores: Numbers) -> None:
    """From a seat's view in row i, imagine a table for each line of `scores` and play it to its end, in row i + 1."""
    luck = generator()
    for n in range(len(scores)):
        rows[i + 1] = rows[i]
        imagine(rows[i + 1], seat, seed_of(seed, n))
        luck[0] = seeded(~seed_of(seed, n) & 0xFFFFFFFFFFFFFFF)
        play_out(rows[i + 1], luck)
        for other in range(rows[i].players):
            scores[n, other] = score(rows[i + 1], other)


def any_many(asks: Numbers, values: Numbers, seed: int) -> None:
    """A random legal answer for every line of `asks`."""
    luck = generator()
    luck[0] = seeded(~seed & 0xFFFFFFFFFFFFFFF)
    for i in range(len(asks)):
        values[i] = any_answer(Ask(asks[i, 1], asks[i, 2], asks[i, 3], asks[i, 4]), luck)


def step_many(rows: Rows, blank: Rows, values: Numbers, asks: Numbers, scores: Numbers, seed: int) -> int:
    """The same as `step_many_unchecked`; −1 − i if the answer on row i is not legal: nothing changed on any row."""
    for i in range(len(rows)):
        if asks[i, 0] >= 0 and not may_answer(rows[i], asks[i, 0], values[i]):
            return -1 - i
    return step_many_unchecked(rows, blank, values, asks, scores, seed)


def step_many_unchecked(rows: Rows, blank: Rows, values: Numbers, asks: Numbers, scores: Numbers, seed: int) -> int:
    """Answer on every row for the seat in `asks`; a game that ends gives its scores and is restarted.

    `asks` has a line a table: seat, form, members, least, most, and 1 when a game has just ended; a seat of −1 begins.
    """
    ended = 0
    luck = generator()
    luck[0] = seeded(seed)
    for i in range(len(rows)):
        asks[i, 5] = 0
        if asks[i, 0] >= 0:
            answer(rows[i], asks[i, 0], values[i])
        if asks[i, 0] < 0 or rows[i].asked == 0:
            if asks[i, 0] >= 0:
                ended += 1
                asks[i, 5] = 1
                for seat in range(rows[i].players):
                    scores[i, seat] = score(rows[i], seat)
            rows[i] = blank[0]
            begin(rows[i], seed_of(seed, i))
        seat = one_seat(awaited(rows[i]), luck)
        ask = ask_of(rows[i], seat)
        asks[i, 0] = seat
        asks[i, 1] = ask.form
        asks[i, 2] = ask.members
        asks[i, 3] = ask.least
        asks[i, 4] = ask.most
    return ended
