"""The doors into compiled tables for the laboratory: whole games, each with its own seed, and what was decided."""

from typing import Any

from brelan.engine.chance import generator, seeded
from brelan.engine.drive import begin, choose, one_seat, play_out
from brelan.engine.flow import answer, ask_of, awaited
from brelan.engine.sets import lowest, single
from brelan.lab.holding import answer_of

Rows = Any  # a structured NumPy array, one row per table
Numbers = Any  # an int64 NumPy array
score: Any = None  # the game's own function, once compiled
standing: Any = None  # its box's, or else that of the review


def play_whole(rows: Rows, blank: Rows, seeds: Numbers, lucks: Numbers, lengths: Numbers, scores: Numbers) -> None:
    """A game on every row: how many decisions it took, and how it ended."""
    luck = generator()
    for i in range(len(rows)):
        rows[i] = blank[0]
        begin(rows[i], seeds[i])
        luck[0] = seeded(lucks[i])
        lengths[i] = play_out(rows[i], luck)
        for seat in range(rows[i].players):
            scores[i, seat] = score(rows[i], seat)


def play_noted(
    rows: Rows, i: int, blank: Rows, seed: int, lucky: int, deals: Numbers, notes: Numbers, scores: Numbers
) -> int:
    """A game on a row, each decision a line of notes; how many lines, more than there are if they were not enough."""
    luck = generator()
    luck[0] = seeded(lucky)
    rows[i] = blank[0]
    begin(rows[i], seed)
    n = 0
    while rows[i].asked:
        seat = one_seat(awaited(rows[i]), luck)
        value = choose(rows[i], seat, luck)
        if n < len(notes):
            ask = ask_of(rows[i], seat)
            notes[n, 0] = seat
            notes[n, 1] = deals[i]
            notes[n, 2] = rows[i].now
            notes[n, 3] = rows[i].part
            notes[n, 4] = ask.form
            notes[n, 5] = ask.members
            notes[n, 6] = ask.least
            notes[n, 7] = ask.most
            notes[n, 8] = value
        answer(rows[i], seat, value)
        n += 1
    for seat in range(rows[i].players):
        scores[i, seat] = score(rows[i], seat)
    return n


def note_standings(rows: Rows, scores: Numbers, standings: Numbers) -> None:
    """The score of every seat, and how it stands."""
    for i in range(len(rows)):
        for seat in range(rows[i].players):
            scores[i, seat] = score(rows[i], seat)
            standings[i, seat] = standing(rows[i], seat)


def play_deal(
    rows: Rows,
    spare: Rows,
    deals: Numbers,
    held: Numbers,
    lucks: Numbers,
    lengths: Numbers,
    asked: Numbers,
    leads: Numbers,
) -> None:
    """On every row, until another deal is dealt or the game is over: how often each step asked, whom first.

    `deals` is the rows' own count of them, `held` by what each seat is held back. Where all are asked at once nobody is
    first.
    """
    luck = generator()
    for i in range(len(rows)):
        deal = deals[i]
        luck[0] = lucks[i]
        asks = awaited(rows[i])
        leads[i] = lowest(asks) if single(asks) else -1
        while rows[i].asked and deals[i] == deal:
            seat = one_seat(awaited(rows[i]), luck)
            asked[i, rows[i].now] += 1
            lengths[i] += 1
            answer(rows[i], seat, answer_of(rows, i, spare, seat, held[i, seat], luck))
        lucks[i] = luck[0]


def begin_all(rows: Rows, blank: Rows, seeds: Numbers, lucks: Numbers) -> None:
    """A game begins on every row; each has luck of its own."""
    for i in range(len(rows)):
        rows[i] = blank[0]
        begin(rows[i], seeds[i])
        lucks[i] = seeded(lucks[i])
