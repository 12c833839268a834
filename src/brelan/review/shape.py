"""The typed shape of a review: what the terminal prints, `--json` writes, the server keeps and the page draws.

Every hope is a share of the victory from 0 to 1 (a shared victory counts its share). `luck + skill + others` is
`result − start`, for the whole game and for every point of the curve.
"""

from typing import Literal

import msgspec

FORMAT = 1
"""Of this shape; a stored review of another format is made again."""

DIGITS = 4
"""Hope is rounded to this many digits: the columns add up in them."""

Said = dict[str, str]
"""The same words in every language: `{"fr": …, "en": …}`."""
Value = int | tuple[int, ...]
"""An answer as a device sends it: a number, or positions."""
MomentName = Literal["best_decision", "dearest_mistake", "luckiest_card"]
GradeName = Literal["free_choice", "nuance", "imprecision", "error", "blunder"]


class Point(msgspec.Struct, frozen=True):
    """A point of the curve: the game after n answers, and where the change since the last point is booked."""

    number: int
    """How many answers had been given: 0 when the first cards had come. Answer n led from point n − 1 to point n."""
    deal: int
    hope: float
    luck: float
    skill: float
    others: float


class Judged(msgspec.Struct, frozen=True):
    """One decision of the seat; `number` counts it from 1 among all answers of the game, as a record does."""

    number: int
    deal: int
    given: str
    """As a record writes it (docs/record.md)."""
    best: str
    lost: float
    """In hope of winning the game: how much less `given` is worth than `best`, never below 0."""
    lost_in_unit: float
    grade: GradeName
    hope: float
    """Before the answer."""
    given_said: Said
    best_said: Said
    given_value: Value
    best_value: Value
    as_good: list[Value]
    """The best answer, and those beside it that a good player gives often too."""
    step: str
    """The kind of decision: the step of the game, and the verb of its question, as in a prompt."""
    verb: str
    facts: dict[str, list[str]]
    """What can be counted from the seat, the weightiest first, by language."""


class Highlight(msgspec.Struct, frozen=True):
    """One of the three moments: which answer it was or followed, and how much hope it moved."""

    what: MomentName
    number: int
    deal: int
    hope: float
    said: Said


class Review(msgspec.Struct, frozen=True):
    """A game as one seat of it may look back on it. Seats count from 1 here."""

    format: int
    game: str
    seat: int
    names: list[str]
    opened: bool
    """Whether all secrets of the game were opened: hope then starts from the true cards."""
    unit: str
    """What `lost_in_unit` counts, as `unit-…` in the coach's texts."""
    start: float
    result: float
    luck: float
    skill: float
    others: float
    cleared: float
    """The result cleared of luck: `result − luck`."""
    error: float
    """The standard error of `luck`, and so of `cleared`, from the deals that were imagined."""
    lost_in_unit: float
    curve: list[Point]
    decisions: list[Judged]
    moments: list[Highlight]
    """At most one of each kind; none of a kind that did not occur."""
    story: dict[str, list[str]]
    """Five sentences, by language."""


class Reviewed(msgspec.Struct, frozen=True):
    """A review as far as it has come: how much of it is done, what has been found, and all of it.

    `curve` and `decisions` grow while the rest is being found; `review` is there once `done` is all of it.
    """

    done: int
    of: int
    curve: list[Point]
    decisions: list[Judged]
    review: Review | None
