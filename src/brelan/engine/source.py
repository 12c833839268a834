"""Chance that was written down: explicit cards, dice and lots, in the order they come."""

from dataclasses import dataclass
from typing import NamedTuple

from brelan.engine.chance import Chancy, low

LOT = -1
"""The deck of a number that is drawn by lot: none."""


class OutOfChance(ValueError):
    """The written chance has run out, or names something that cannot come."""


class Outcome(NamedTuple):
    """A face of a deck or of its dice, or a number from 0 drawn by lot (deck LOT)."""

    deck: int
    n: int


@dataclass(frozen=True)
class Script:
    """Outcomes in order; after the last one the seed decides, if there is one."""

    outcomes: tuple[Outcome, ...]
    goes_on: bool = False

    def below(self, t: Chancy, n: int) -> int:
        """A number from 0 to n − 1, by lot."""
        return self._number(t, n, LOT)

    def die(self, t: Chancy, n: int, to: int) -> int:
        """The face of a die that is thrown into a pile."""
        return self._number(t, n, t.DECK[to])

    def _number(self, t: Chancy, n: int, deck: int) -> int:
        outcome = self._next(t, deck)
        if outcome is None:
            return low(t, n)
        if not 0 <= outcome < n:
            raise OutOfChance(f"outcome {t.drawn} is ={outcome + 1}, where =1 to ={n} can come")
        return outcome

    def card(self, t: Chancy, faces: list[int], stock: int, _to: int) -> int:
        """The place in `faces` of the card that comes."""
        outcome = self._next(t, t.DECK[stock])
        if outcome is None:
            return low(t, len(faces))
        if outcome not in faces:
            raise OutOfChance(f"outcome {t.drawn} is a card that is not in the stock any more")
        return faces.index(outcome)

    def _next(self, t: Chancy, deck: int) -> int | None:
        t.drawn += 1
        if t.drawn > len(self.outcomes):
            if self.goes_on:
                return None
            raise OutOfChance(f"the chance that was written down ends after {len(self.outcomes)} outcomes")
        outcome = self.outcomes[t.drawn - 1]
        if outcome.deck != deck:
            kinds = ("a lot (= and a number)", "a card or die of the game")
            raise OutOfChance(f"outcome {t.drawn} is {kinds[outcome.deck >= 0]}, where {kinds[deck >= 0]} was expected")
        return outcome.n


@dataclass(frozen=True)
class Witness:
    """The table's own generator, with every outcome noted: what a script needs to repeat the game."""

    outcomes: list[Outcome]

    def below(self, t: Chancy, n: int) -> int:
        """A number from 0 to n − 1, by lot."""
        self.outcomes.append(Outcome(LOT, low(t, n)))
        return self.outcomes[-1].n

    def die(self, t: Chancy, n: int, to: int) -> int:
        """The face of a die that is thrown into a pile."""
        self.outcomes.append(Outcome(t.DECK[to], low(t, n)))
        return self.outcomes[-1].n

    def card(self, t: Chancy, faces: list[int], stock: int, _to: int) -> int:
        """The place in `faces` of the card that comes."""
        at = low(t, len(faces))
        self.outcomes.append(Outcome(t.DECK[stock], faces[at]))
        return at
