"""The bodies of looking back: a device's games, a game again, its review, mistakes, the daily hand, a person's page."""

from typing import Literal

import msgspec

from brelan.room.sitting import Phase
from brelan.server.bodies import Body
from brelan.server.messages import Person, Update, Value, Whole

Eyes = Literal["seat", "public", "all"]


class Souvenir(msgspec.Struct, frozen=True):
    """A game that this device has come to, as its album keeps it."""

    code: str
    games: int
    """How many were played at the table before it."""
    number: int
    """Of its last entry."""
    game: str
    phase: Phase
    at: int
    """When it was set up, in milliseconds since 1970, and when something last happened in it."""
    until: int
    people: tuple[Person, ...]
    chair: int | None
    """Where this device sits; none for one that looked on, or that gave its chair away."""
    has: tuple[int, ...] = ()
    """What each seat had of what decides the game when it was over: the first number of the box's `purse`."""
    winners: tuple[int, ...] = ()
    there: bool = True
    """Whether this device was there at all: others may have played at the table before it came."""
    removed: bool = False
    """Whether it was taken out of the album."""


class Mine(msgspec.Struct, frozen=True):
    """A page of the games that this device has come to, the latest first; damaged tables are named apart."""

    tables: tuple[Souvenir, ...]
    found: int
    """How many there are on all the pages together."""
    games: tuple[str, ...]
    """What can be looked for: the boxes in the album, and the people met most often."""
    met: tuple[str, ...]
    damaged: tuple[str, ...]


class Given(msgspec.Struct, frozen=True):
    """Whose answer entry `number` was, −1 for the table's own clock; what it was, only if it was the reader's own."""

    number: int
    seat: int
    value: Value | None


class Replay(msgspec.Struct, frozen=True):
    """A game from its beginning, as it was told: the table, then what changed, as over the live connection."""

    eyes: Eyes
    """`seat`: as this device's seat knew it; `public`: as everybody did; `all`: with all hands, once all agreed."""
    offered: tuple[Eyes, ...]
    over: bool
    table: Whole
    messages: tuple[Update | Whole, ...]
    answers: tuple[Given, ...]


class Choose(Body, frozen=True):
    """An answer to a question that is only asked to learn from."""

    value: Value


class HowMany(msgspec.Struct, frozen=True):
    """How many devices of this room gave an answer."""

    value: Value
    n: int


class DailyAnswers(msgspec.Struct, frozen=True):
    """What this device answered to the daily hand, what is right and why, and how the room answered."""

    given: Value
    best: Value
    as_good: tuple[Value, ...]
    """The best answer, and others that a good player gives often too."""
    facts: dict[str, tuple[str, ...]]
    """What the coach says of it, in each language."""
    answers: tuple[HowMany, ...]


class Daily(msgspec.Struct, frozen=True):
    """The hand of the day: a table up to the reader's question, and what is right once they have answered."""

    day: str
    hand: Replay
    answered: DailyAnswers | None


class Mistake(msgspec.Struct, frozen=True):
    """A decision of this device that gave much away, to be asked again: before which answer of which game."""

    code: str
    games: int
    game: str
    at: int
    """When it was played, in milliseconds since 1970."""
    answer: int
    deal: int
    lost: float
    given: Value
    as_good: tuple[Value, ...]
    facts: dict[str, list[str]]


class Mistakes(msgspec.Struct, frozen=True):
    """The costliest mistakes in this device's reviewed games, the costliest first."""

    mistakes: tuple[Mistake, ...]


class Tally(msgspec.Struct, frozen=True):
    """Games of one box, or against one person: how many, and how many were won."""

    what: str
    played: int
    won: int
    colour: int = 0
    """That the person had in the latest of them."""


class Quality(msgspec.Struct, frozen=True):
    """How much hope decisions gave away on average, with the interval in which that lies 19 times in 20."""

    game: str
    what: str
    """The kind of decision, as `step verb`; or the day."""
    decisions: int
    lost: float
    low: float
    high: float


class Career(msgspec.Struct, frozen=True):
    """What a device has played: nothing but its own games, and only for itself."""

    played: int
    won: int
    boxes: tuple[Tally, ...]
    against: tuple[Tally, ...]
    reviewed: int
    """Games of which there is a review: the rest speaks of these."""
    quality: tuple[Quality, ...]
    """By game,"""
    kinds: tuple[Quality, ...]
    """by kind of decision, what costs most first,"""
    days: tuple[Quality, ...]
    """and from day to day."""
