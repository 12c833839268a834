"""What a seat may answer. An Ask is the only judge of legality: validator, bots, page and terminal all read it.

Answers are integers: the number of an option, a set of positions, or an amount.
"""

from enum import IntEnum
from typing import NamedTuple

from brelan.engine.chance import roll
from brelan.engine.sets import bit, count, has, lowest, nth


class Form(IntEnum):
    """The kinds of question."""

    NOTHING = 0
    ONE_OF = 1
    SOME_OF = 2
    AMOUNT = 3


class Ask(NamedTuple):
    """A question's form; the members one may choose; the least and the most."""

    form: int
    members: int
    least: int
    most: int


def nothing() -> Ask:
    """No question for this seat."""
    return Ask(Form.NOTHING, 0, 0, 0)


def one_of(members: int) -> Ask:
    """One member of a set; an empty set is no question."""
    if members == 0:
        return nothing()
    return Ask(Form.ONE_OF, members, 1, 1)


def some_of(members: int, least: int, most: int) -> Ask:
    """A part of a set, of at least and at most so many."""
    return Ask(Form.SOME_OF, members, least, min(most, count(members)))


def amount(least: int, most: int) -> Ask:
    """A number from least to most."""
    return Ask(Form.AMOUNT, 0, least, most)


def allows(ask: Ask, value: int) -> bool:
    """Whether the answer is legal."""
    if ask.form == Form.ONE_OF:
        return 0 <= value < 63 and has(ask.members, value)
    if ask.form == Form.SOME_OF:
        return value >= 0 and value & ~ask.members == 0 and ask.least <= count(value) <= ask.most
    if ask.form == Form.AMOUNT:
        return ask.least <= value <= ask.most
    return False


def least_answer(ask: Ask) -> int:
    """The first option, the smallest amount, the fewest and lowest positions."""
    if ask.form == Form.ONE_OF:
        return lowest(ask.members)
    if ask.form == Form.SOME_OF:
        chosen, left = 0, ask.members
        for _ in range(ask.least):
            chosen |= left & -left
            left &= left - 1
        return chosen
    return ask.least


def forced(ask: Ask) -> int:
    """The only possible answer, or −1 where there is a choice."""
    if ask.form == Form.ONE_OF:
        return lowest(ask.members) if ask.members & (ask.members - 1) == 0 else -1
    if ask.form == Form.SOME_OF:
        if ask.most == 0 or ask.least == count(ask.members):
            return least_answer(ask)
        return -1
    return ask.least if ask.least == ask.most else -1


def any_answer(ask: Ask, luck: list[int]) -> int:
    """A random legal answer: of options, amounts and sizes each is equally likely."""
    if ask.form == Form.ONE_OF:
        return nth(ask.members, roll(luck, count(ask.members)))
    if ask.form == Form.SOME_OF:
        chosen, left = 0, ask.members
        for _ in range(ask.least + roll(luck, ask.most - ask.least + 1)):
            member = bit(nth(left, roll(luck, count(left))))
            chosen |= member
            left &= ~member
        return chosen
    return ask.least + roll(luck, ask.most - ask.least + 1)
