"""The doors into compiled tables for learners: many tables, one action on each. Only compiled (many.py)."""

from typing import Any

from brelan.engine.chance import generator, roll, seeded
from brelan.engine.drive import begin
from brelan.engine.flow import answer
from brelan.engine.sets import count, nth
from brelan.learn.spelling import (
    DONE,
    WHOLE,
    ask_next_seat,
    fits_spelling,
    may_stop_spelling,
    next_letters,
    seat_to_act,
    spell_on,
    spell_rest,
)
from brelan.learn.turns import CUT_OFF, DEAL, DEAL_ENDED, GAME, GAME_ENDED, MOVES, NEWS, NOTHING, PLACE, SEAT, SPELLED

Rows = Any  # a structured NumPy array, one row per table
Numbers = Any  # an int64 NumPy array
Bits = Any  # an int8 NumPy array
score: Any = None  # the game's own function, once compiled


def begin_many(rows: Rows, deals: Numbers, blank: Rows, turns: Numbers, seed: int) -> None:
    """Begin the next game by number on every row."""
    for i in range(len(rows)):
        rows[i] = blank[0]
        begin(rows[i], seed + turns[i, GAME])
        turns[i, MOVES] = 0
        turns[i, NEWS] = NOTHING
        turns[i, DEAL] = deals[i]
        ask_next_seat(rows[i], turns[i], seat_to_act(rows[i], deals[i]))


def misfit(turns: Numbers, actions: Numbers) -> int:
    """The first line whose action is not allowed; −1 if all are."""
    for i in range(len(turns)):
        if not fits_spelling(turns[i], actions[i]):
            return i
    return -1


def act_many(
    rows: Rows,
    deals: Numbers,
    blank: Rows,
    turns: Numbers,
    actions: Numbers,
    finals: Rows,
    scores: Numbers,
    seed: int,
    apart: int,
    longest: int,
) -> int:
    """One action on every row, known to be allowed; how many deals and games it ended.

    A game that ends leaves its last table in `finals` and its scores, and is restarted; the next game's number is
    `apart` further on. The scores stand too when a deal has ended.
    """
    news = 0
    for i in range(len(rows)):
        turn = turns[i]
        turn[NEWS] = NOTHING
        turn[MOVES] += 1
        spell_on(turn, actions[i])
        spell_rest(turn)
        if turn[PLACE] != WHOLE and turn[MOVES] < longest:
            continue
        if turn[PLACE] == WHOLE:
            answer(rows[i], turn[SEAT], turn[SPELLED])
        if rows[i].asked == 0:
            turn[NEWS] = GAME_ENDED
        elif turn[MOVES] >= longest:
            turn[NEWS] = CUT_OFF
        elif deals[i] != turn[DEAL]:
            turn[NEWS] = DEAL_ENDED
        if turn[NEWS]:
            news += 1
            for seat in range(rows[i].players):
                scores[i, seat] = score(rows[i], seat)
        if turn[NEWS] > DEAL_ENDED:
            finals[i] = rows[i]
            rows[i] = blank[0]
            turn[GAME] += apart
            turn[MOVES] = 0
            begin(rows[i], seed + turn[GAME])
        turn[DEAL] = deals[i]
        ask_next_seat(rows[i], turn, seat_to_act(rows[i], deals[i]))
    return news


def allow_many(turns: Numbers, masks: Bits) -> None:
    """What may be done on every table, as ones among zeros."""
    wide = masks.shape[1]
    for i in range(len(turns)):
        found = next_letters(turns[i])
        mask = masks[i]
        for action in range(wide):
            mask[action] = found >> action & 1
        if may_stop_spelling(turns[i]):
            mask[wide - 1] = 1


def draw_many(turns: Numbers, actions: Numbers, seed: int) -> None:
    """On every table any of the actions that are allowed, each equally likely."""
    luck = generator()
    luck[0] = seeded(seed)
    for i in range(len(turns)):
        found = next_letters(turns[i])
        n = roll(luck, count(found) + int(may_stop_spelling(turns[i])))
        actions[i] = nth(found, n) if n < count(found) else DONE
