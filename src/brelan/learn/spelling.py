"""How an answer is spelled: as one small action after another, for boxes of any kind.

An option, a seat or a position is one action, its number. A part of a set is spelled position by position, lowest
first, and DONE ends it. An amount below sixty is one action; a larger one is spelled like a time, its sixties first.
Where only one action is left nobody is asked for it. Written like rules: plain and compiled tables spell the same way.
"""

from brelan.engine.asks import Form
from brelan.engine.flow import ask_of, awaited
from brelan.engine.sets import bit, count, first, has, lowest, next_of
from brelan.engine.state import AnyState
from brelan.learn.turns import FORM, LEAST, MEMBERS, MOST, PLACE, SEAT, SPELLED

DONE = 63
ACTIONS = 64
SIXTY = 60
WHOLE = -1
"""The place behind the last letter: the answer can be given."""


def seat_to_act(t: AnyState, deal: int) -> int:
    """Of several who are asked at once, who acts first here: with each deal the next seat, so that it is fair."""
    return next_of(awaited(t), deal % t.players)


def ask_next_seat(t: AnyState, turn: list[int], seat: int) -> None:
    """It is a seat's turn: what it is asked, and nothing spelled but what can only be spelled one way."""
    ask = ask_of(t, seat)
    turn[SEAT] = seat
    turn[FORM] = ask.form
    turn[MEMBERS] = ask.members
    turn[LEAST] = ask.least
    turn[MOST] = ask.most
    turn[SPELLED] = 0
    turn[PLACE] = first_letter(ask.form, ask.most)
    spell_rest(turn)


def first_letter(form: int, most: int) -> int:
    """Where spelling begins: at the first position, or at the greatest power of sixty that the amount may have."""
    place = 0
    if form == Form.AMOUNT:
        while most >= SIXTY:
            most //= SIXTY
            place += 1
    return place


def power_of_sixty(place: int) -> int:
    """Sixty to the power of a place."""
    n = 1
    for _ in range(place):
        n *= SIXTY
    return n


def next_letters(turn: list[int]) -> int:
    """The members or digits that may come next, as a set."""
    if turn[FORM] == Form.SOME_OF:
        return letters_of_part(turn[MEMBERS] >> turn[PLACE] << turn[PLACE], turn[LEAST] - count(turn[SPELLED]))
    if turn[FORM] == Form.AMOUNT:
        step = power_of_sixty(turn[PLACE])
        low = max(0, turn[LEAST] - turn[SPELLED]) // step
        return first(min(SIXTY - 1, (turn[MOST] - turn[SPELLED]) // step) + 1) & ~first(low)
    return turn[MEMBERS]


def letters_of_part(left: int, needed: int) -> int:
    """Of the positions that are left those after which enough are left for as many as are needed still."""
    chosen, spare = 0, count(left) - max(1, needed)
    while left and spare >= 0:
        chosen |= left & -left
        left &= left - 1
        spare -= 1
    return chosen


def may_stop_spelling(turn: list[int]) -> bool:
    """Whether DONE may come next."""
    return turn[FORM] == Form.SOME_OF and count(turn[SPELLED]) >= turn[LEAST]


def fits_spelling(turn: list[int], action: int) -> bool:
    """Whether this action may come next."""
    if action == DONE:
        return may_stop_spelling(turn)
    return 0 <= action < DONE and has(next_letters(turn), action)


def spell_on(turn: list[int], action: int) -> None:
    """A turn's answer gets one more action."""
    place = turn[PLACE]
    turn[PLACE] = WHOLE
    if turn[FORM] == Form.AMOUNT:
        turn[SPELLED] += action * power_of_sixty(place)
        turn[PLACE] = place - 1
    elif turn[FORM] != Form.SOME_OF:
        turn[SPELLED] = action
    elif action != DONE:
        turn[SPELLED] |= bit(action)
        if count(turn[SPELLED]) < turn[MOST] and turn[MEMBERS] >> action + 1:
            turn[PLACE] = action + 1


def only_letter(turn: list[int]) -> int:
    """The only action that may come next; −1 if there are several."""
    found = next_letters(turn)
    return lowest(found) if count(found) == 1 and not may_stop_spelling(turn) else -1


def spell_rest(turn: list[int]) -> None:
    """Spell what can only be spelled one way."""
    while turn[PLACE] != WHOLE:
        action = only_letter(turn)
        if action < 0:
            return
        spell_on(turn, action)
