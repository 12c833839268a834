"""Trouble that the person at the keyboard can mend."""

from typing import NamedTuple


class Trouble(Exception):
    """The message says where, what was read and what was expected; the command line prints it and exits with 2."""


class Place(NamedTuple):
    """A line of a file."""

    path: str
    line: int

    def __str__(self) -> str:
        return f"{self.path}:{self.line}"


class Fault(NamedTuple):
    """Something that is wrong with a box."""

    place: Place
    found: str
    expected: str

    def __str__(self) -> str:
        return f"{self.place}: {self.found}; expected {self.expected}"


class WrongBox(Trouble):
    """A box that cannot be played: whose it is, the file and the line, what was found and what was expected."""

    def __init__(self, fault: Fault, box: str = "") -> None:
        super().__init__(f"{box}: {fault}" if box else str(fault))
        self.fault = fault
        self.box = box


def expect(right: bool, read: str, expected: str) -> None:
    """What is read may come from anywhere: what could not have happened is refused, not guessed at."""
    if not right:
        raise Trouble(f"{read}, expected {expected}")
