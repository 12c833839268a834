"""What a device is told of what was sealed and cut, and what opens the cards and dice that it sees."""

import msgspec

LOTS = "lots"


class SealedDeck(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A deck in a cut: the stock it is for, its cards' names, its envelopes, ascending, 20 bytes each, in base64."""

    pile: str
    names: tuple[str, ...]
    envelopes: str
    seeds: tuple[str, ...]
    """Of all the decks that were sealed for this stock; empty for the one that luck has chosen."""
    out: tuple[int, ...]
    """Which of the envelopes hold cards that lay elsewhere when the stock was shuffled."""


class Sealing(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A cut: what was shown before (`root`, `about`), everybody's luck by chair, and what was sealed."""

    cut: str
    root: str
    about: str
    luck: dict[int, str]
    decks: tuple[SealedDeck, ...]
    lots: str
    """The envelopes of lots and dice, 20 bytes each, in base64."""


class OpenedCard(msgspec.Struct, frozen=True, array_like=True):
    """What opens the envelope of a card that the reader sees: the cut, which of its decks, the card, the salt."""

    cut: str
    deck: int
    name: str
    salt: str


class OpenedDie(msgspec.Struct, frozen=True, array_like=True):
    """What opens a lot or die: the cut, its number there, the salt; among how many it came, and as what.

    The pile it fell in and its face, if it is a die.
    """

    cut: str
    number: int
    salt: str
    among: int
    found: int
    pile: str
    face: str


class Came(msgspec.Struct, frozen=True, array_like=True):
    """Cards that have come from a deck of a cut, the next ones in its order: how many had come before, and where to."""

    cut: str
    deck: int
    before: int
    piles: tuple[str, ...]


class Fair(msgspec.Struct, frozen=True, omit_defaults=True):
    """What the reader can check (docs/fairness.md): cuts, and what opens the cards and dice that it sees."""

    cuts: tuple[Sealing, ...] = ()
    cards: tuple[OpenedCard, ...] = ()
    dice: tuple[OpenedDie, ...] = ()
    came: tuple[Came, ...] = ()
    uncut: tuple[str, ...] = ()
    """The stocks that were shuffled and that nobody has cut; LOTS for lots and dice. Nothing of that is opened."""
