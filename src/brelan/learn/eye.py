"""What a seat sees as numbers, for many tables at once: a small program of parts (parts.py), run over rows.

A row is a table as it lies, or a view of it: a face that the seat has not seen, a sealed answer and chance are never
read. Compiled once for all games, and without the GIL. Arrays are passed whole with an index: a line of one that is
passed by itself costs more than reading it.
"""

from math import log2
from typing import Any

from brelan.engine.asks import Form
from brelan.engine.piles import BACKS, CLASS, FACE, NEVER, SEEN
from brelan.engine.state import NO_SEAT
from brelan.kept import kept
from brelan.learn.turns import FORM, LEAST, MOST, PLACE, SEAT, SPELLED

Numbers = Any  # an int64 NumPy array
Parts = Any  # a float32 NumPy array

OP, FROM, MANY, TO, WIDE, OF, EACH_SEAT, COUNT = range(8)
"""A line of a program: what to do, where to read, how many, where to write, and what else that needs."""
NUMBERS, EACH, SAID, SEATS, WHOSE, QUESTION, ME, ASK, ROW, HEAP, LOST = range(11)
LARGE = 62.0
AMOUNT = int(Form.AMOUNT)
SOME_OF = int(Form.SOME_OF)

seen = kept(nogil=True, error_model="numpy", inline="always")


@seen
def scaled(number: int, scale: float) -> float:
    """A number from −2 to 2: its part of the scale; beyond that it goes on by its logarithm."""
    part = number * scale
    if -1.0 <= part <= 1.0:
        return part
    far = min(2.0, 1.0 + log2(abs(part)) / LARGE)
    return far if part > 0 else -far


@seen
def round_from(seat: int, i: int, players: int) -> int:
    """The seat that is i places on."""
    return seat + i if seat + i < players else seat + i - players


@seen
def write_numbers(rows: Numbers, r: int, seat: int, program: Numbers, n: int, scale: float, out: Parts) -> None:
    """Numbers as they stand, or one for each seat, one's own first; of a chain of answers those before this one."""
    start, to = program[n, FROM], program[n, TO]
    for i in range(rows[r, program[n, COUNT]] if program[n, OP] == SAID else program[n, MANY]):
        at = round_from(seat, i, rows[r, 0]) if program[n, OP] == EACH else i
        if rows[r, start + at]:
            out[r, to + i] = scaled(rows[r, start + at], scale)


@seen
def write_seats(rows: Numbers, r: int, seat: int, program: Numbers, n: int, out: Parts) -> None:
    """A set of seats or one seat, counted from one's own; what is no seat stays where it is."""
    players, value, to = rows[r, 0], rows[r, program[n, FROM]], program[n, TO]
    if program[n, OP] == SEATS:
        for i in range(program[n, MANY]):
            out[r, to + i] = value >> round_from(seat, i, players) & 1
    elif 0 <= value < players:
        out[r, to + (value - seat if value >= seat else value - seat + players)] = 1
    elif 0 <= value < program[n, MANY]:
        out[r, to + value] = 1


@seen
def write_ask(turns: Numbers, r: int, at: int, scale: float, out: Parts) -> None:
    """To whoever acts: the least and the most of what is asked, the place, and what is spelled of the answer."""
    out[r, at] = scaled(turns[r, LEAST], scale)
    out[r, at + 1] = scaled(turns[r, MOST], scale)
    out[r, at + 2] = turns[r, PLACE] / 63.0
    if turns[r, FORM] == AMOUNT:
        out[r, at + 3] = scaled(turns[r, SPELLED], scale)
    elif turns[r, FORM] == SOME_OF and turns[r, SPELLED]:
        for i in range(63):
            out[r, at + 4 + i] = turns[r, SPELLED] >> i & 1


@seen
def write_row(
    rows: Numbers, r: int, seat: int, program: Numbers, n: int, hots: Numbers, backs: Numbers, out: Parts
) -> None:
    """The cards of a pile, or of one for each seat, position by position.

    That a card is there, that everybody has seen it, its rank and its suit, or the class of its back.
    """
    room, wide, players, of = program[n, MANY], program[n, WIDE], rows[r, 0], program[n, OF]
    for pile in range(players if program[n, EACH_SEAT] else 1):
        whose = round_from(seat, pile, players) if program[n, EACH_SEAT] else 0
        start, at = program[n, FROM] + whose * room, program[n, TO] + pile * room * wide
        for i in range(rows[r, program[n, COUNT] + whose]):
            slot = rows[r, start + i]
            out[r, at] = 1
            out[r, at + 1] = slot >> SEEN >> NO_SEAT & 1
            if slot >> SEEN >> seat & 1:
                out[r, at + hots[of + (slot & FACE) - 1, 0]] = 1
                out[r, at + hots[of + (slot & FACE) - 1, 1]] = 1
            elif slot >> CLASS:
                out[r, at + wide - backs[-1] + (slot >> CLASS) - 1] = 1
            elif slot & FACE and slot >> BACKS >> seat & 1:
                out[r, at + wide - backs[-1] + backs[(slot & FACE) - 1] - 1] = 1
            at += wide


@seen
def write_heap(rows: Numbers, r: int, seat: int, program: Numbers, n: int, out: Parts) -> None:
    """For each card of the deck, where in the pile it lies, from 0 to 1: a large pile has no positions."""
    room, wide, players = program[n, MANY], program[n, WIDE], rows[r, 0]
    for pile in range(players if program[n, EACH_SEAT] else 1):
        whose = round_from(seat, pile, players) if program[n, EACH_SEAT] else 0
        start, at = program[n, FROM] + whose * room, program[n, TO] + pile * wide
        for i in range(rows[r, program[n, COUNT] + whose]):
            slot = rows[r, start + i]
            if slot >> SEEN >> seat & 1:
                out[r, at + (slot & FACE) - 1] = (i + 1) / room


@seen
def write_lost(rows: Numbers, r: int, seat: int, program: Numbers, n: int, out: Parts) -> None:
    """Which cards the seat knows to have been shuffled in again, if anything was."""
    for i in range(program[n, MANY] if rows[r, program[n, COUNT]] else 0):
        if rows[r, program[n, FROM] + i] >> 6 * seat & NEVER:
            out[r, program[n, TO] + i] = 1


@kept(nogil=True, error_model="numpy")
def look(
    rows: Numbers,
    seats: Numbers,
    turns: Numbers,
    program: Numbers,
    scales: Any,
    hots: Numbers,
    backs: Numbers,
    out: Parts,
) -> None:
    """Write what each of these seats sees of its row; only whoever acts there is told what is asked."""
    for r in range(len(rows)):
        seat = seats[r]
        out[r] = 0
        for n in range(len(program)):
            op = program[n, OP]
            if op <= SAID:
                write_numbers(rows, r, seat, program, n, scales[n], out)
            elif op <= WHOSE:
                write_seats(rows, r, seat, program, n, out)
            elif op == QUESTION:
                asked = hots[program[n, OF] + 3 * rows[r, program[n, FROM]] + rows[r, program[n, COUNT]], 0]
                if asked:
                    out[r, program[n, TO] + asked - 1] = 1
            elif op == ME:
                out[r, program[n, TO] + seat] = 1
            elif op == ASK:
                if turns[r, SEAT] == seat:
                    write_ask(turns, r, program[n, TO], scales[n], out)
            elif op == ROW:
                write_row(rows, r, seat, program, n, hots, backs, out)
            elif op == HEAP:
                write_heap(rows, r, seat, program, n, out)
            else:
                write_lost(rows, r, seat, program, n, out)
