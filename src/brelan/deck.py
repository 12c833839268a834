"""A deck: which cards or faces there are, their numbers, and the short text that stands for each.

A card is a small integer: `rank * suits + suit`, lowest rank and lowest suit first, jokers last.
A deck of dice has one nameless suit, so a face is its rank.
"""

import re
from collections.abc import Iterable
from dataclasses import dataclass, field

SIGNS = {"♠": "s", "♥": "h", "♦": "d", "♣": "c"}
JOKER = "Jo"
HOLE = "??"


class BadText(ValueError):
    """Text that stands for no card; the message says what was read and what was expected."""


@dataclass(frozen=True)
class Deck:
    """Ranks and suits, lowest first, and a number of jokers.

    `words`: the package of the box that has its own names for ranks, suits or combinations.
    """

    ranks: tuple[str, ...]
    suits: tuple[str, ...] = ("",)
    jokers: int = 0
    words: str = field(default="", compare=False)
    _texts: tuple[str, ...] = field(init=False, repr=False, compare=False)
    _numbers: dict[str, int] = field(init=False, repr=False, compare=False)
    _pattern: re.Pattern[str] = field(init=False, repr=False, compare=False)

    def __post_init__(self) -> None:
        texts = [rank + suit for rank in self.ranks for suit in self.suits] + [JOKER] * self.jokers
        numbers = {text.casefold(): card for card, text in enumerate(texts)}
        if "10" in self.ranks:
            numbers |= {"t" + text[2:].casefold(): card for card, text in enumerate(texts) if text.startswith("10")}
        longest_first = sorted(numbers, key=len, reverse=True)
        object.__setattr__(self, "_texts", tuple(texts))
        object.__setattr__(self, "_numbers", numbers)
        object.__setattr__(self, "_pattern", re.compile("|".join(map(re.escape, longest_first)), re.IGNORECASE))

    def __len__(self) -> int:
        return len(self._texts)

    def __contains__(self, text: str) -> bool:
        return _plain(text) in self._numbers

    def rank(self, card: int) -> int:
        """The card's rank, 0 for the lowest; a joker has none."""
        return card // len(self.suits)

    def suit(self, card: int) -> int:
        """The card's suit, 0 for the lowest; a joker has none."""
        return card % len(self.suits)

    def text(self, card: int) -> str:
        """`As`, `10h`, `Jo`, `7pig`, `K`."""
        return self._texts[card]

    def texts(self, cards: Iterable[int]) -> str:
        """Several cards, with spaces between them."""
        return " ".join(self._texts[card] for card in cards)

    def card(self, text: str) -> int:
        """The card that `text` stands for (`10h`, `Th` and `10♥` are one card)."""
        number = self._numbers.get(_plain(text))
        if number is None:
            raise BadText(f"{text!r} is not a card of this deck; expected {self.example}")
        return number

    def cards(self, text: str) -> list[int]:
        """The cards of a text with or without spaces and commas: `As Kd`, `AsKd10♥`."""
        plain = _plain(text)
        cards, at = [], 0
        while at < len(plain):
            if plain[at].isspace() or plain[at] == ",":
                at += 1
                continue
            found = self._pattern.match(plain, at)
            if found is None:
                raise BadText(
                    f"{plain[at:].split()[0]!r} in {text!r} is not a card of this deck; expected {self.example}"
                )
            cards.append(self._numbers[found.group().casefold()])
            at = found.end()
        return cards

    @property
    def example(self) -> str:
        """What a card's text looks like, for error messages."""
        ranks = " ".join(self.ranks)
        rest = f" followed by one of {' '.join(self.suits)}" if self.suits != ("",) else ""
        return f"one of {ranks}{rest}" + (f", or {JOKER}" if self.jokers else "")


def _plain(text: str) -> str:
    return "".join(SIGNS.get(sign, sign) for sign in text).replace("\ufe0f", "").casefold()
