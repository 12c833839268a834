"""What a seat may answer. An Ask is the only judge of legality: validator, bots, page and terminal all read it.

Answers are integers: the number of an option, a set of positions, or an amount.
"""

from enum import IntEnum
from functools import cache, lru_cache
from operator import index
from random import Random
from typing import Any, NamedTuple

from brelan.engine.chance import LOW, following, roll, seeded
from brelan.engine.sets import bit, count, has, lowest, nth, single

KEPT = 4096
"""Questions of each kind that are remembered instead of being made again."""


class Form(IntEnum):
    """The kinds of question. If only one answer is possible nobody is asked: it is GIVEN, and is in `least`."""

    NOTHING = 0
    GIVEN = 1
    ONE_OF = 2
    SOME_OF = 3
    AMOUNT = 4


class Ask(NamedTuple):
    """A question's form; the members to choose from; the least and the most."""

    form: int
    members: int
    least: int
    most: int

    def __repr__(self) -> str:
        names = ", ".join(map(str, self.options()))
        return {
            Form.NOTHING: "nothing()",
            Form.GIVEN: f"given({self.least})",
            Form.ONE_OF: f"one_of({{{names}}})",
            Form.SOME_OF: f"some_of({{{names}}}, {self.least}, {self.most})",
            Form.AMOUNT: f"amount({self.least}, {self.most})",
        }[Form(self.form)]

    def any(self, rng: Random) -> "Choice":
        """A random legal answer."""
        return self.decode(any_answer(self, [seeded(rng.getrandbits(60))]))

    def options(self) -> list[int]:
        """The members to choose from."""
        return [i for i in range(self.members.bit_length()) if has(self.members, i)]

    def encode(self, choice: object) -> int:
        """An answer as the integer the rules work with; −1 for anything that is not an answer to this question."""
        return _set_of(choice) if self.form == Form.SOME_OF else self.number(choice)

    @staticmethod
    def number(given: Any) -> int:
        """A whole number, also one of NumPy's, as Python has it; −1 for anything else."""
        try:
            return -1 if isinstance(given, bool) else index(given)
        except TypeError:
            return -1

    def decode(self, value: int) -> "Choice":
        """The integer the rules work with as an answer: positions for `some_of`, else a number."""
        return tuple(i for i in self.options() if has(value, i)) if self.form == Form.SOME_OF else value


Choice = int | tuple[int, ...]


def _set_of(choice: object) -> int:
    if not isinstance(choice, (list, tuple, set, frozenset)):
        return -1
    members = 0
    for member in choice:
        if type(member) is not int or not 0 <= member < 63 or has(members, member):
            return -1
        members |= bit(member)
    return members


@cache
def nothing() -> Ask:
    """No question for this seat."""
    return Ask(Form.NOTHING, 0, 0, 0)


@lru_cache(KEPT)
def given(value: int) -> Ask:
    """The only possible answer."""
    return Ask(Form.GIVEN, 0, value, value)


@lru_cache(KEPT)
def one_of(members: int) -> Ask:
    """One member of a set; for an empty set, no question."""
    if members == 0:
        return nothing()
    if single(members):
        return given(lowest(members))
    return Ask(Form.ONE_OF, members, 1, 1)


@lru_cache(KEPT)
def some_of(members: int, least: int, most: int) -> Ask:
    """Between `least` and `most` members of a set."""
    most = min(most, count(members))
    if most == 0:
        return given(0)
    if least == count(members):
        return given(members)
    return Ask(Form.SOME_OF, members, least, most)


@lru_cache(KEPT)
def amount(least: int, most: int) -> Ask:
    """A number from least to most."""
    if least == most:
        return given(least)
    return Ask(Form.AMOUNT, 0, least, most)


def allows(ask: Ask, value: int) -> bool:
    """Whether the answer is legal."""
    if ask.form == Form.ONE_OF:
        return 0 <= value < 63 and has(ask.members, value)
    if ask.form == Form.SOME_OF:
        return value & ~ask.members == 0 and ask.least <= count(value) <= ask.most
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


def any_answer(ask: Ask, luck: list[int]) -> int:
    """A random legal answer: of options, amounts and sizes each is equally likely."""
    form, members, least, most = ask
    luck[0] = following(luck[0])
    if form == Form.ONE_OF:
        return nth(members, (luck[0] & LOW) * count(members) >> 32)
    chosen = least + ((luck[0] & LOW) * (most - least + 1) >> 32)
    return any_part(members, chosen, luck) if form == Form.SOME_OF else chosen


def any_part(members: int, n: int, luck: list[int]) -> int:
    """A random part of a set with n members."""
    left = members
    for _ in range(n):
        left &= ~bit(nth(left, roll(luck, count(left))))
    return members & ~left
