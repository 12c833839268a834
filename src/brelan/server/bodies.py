"""The bodies of HTTP requests and replies; their schemas are the API's."""

from typing import Annotated

import msgspec
from msgspec import Meta

from brelan.bots import LEVELS
from brelan.room.events import Role
from brelan.room.requests import COLOURS, NAME
from brelan.room.sitting import Phase
from brelan.server.messages import Person, Value

Name = Annotated[
    str, Meta(min_length=1, max_length=4 * NAME, description=f"1 to {NAME} letters once spaces are tidied")
]
Colour = Annotated[int, Meta(ge=0, lt=COLOURS)]
Seconds = Annotated[int, Meta(ge=0, le=600, description="for each decision; 0 for no clock")]
Chosen = dict[str, int | str]


class Body(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What a request carries."""


class NewTable(Body, frozen=True):
    """A table to set up; who asks for it is its host and sits on the first chair."""

    game: str
    seats: Annotated[int, Meta(ge=2, le=8)]
    name: Name
    colour: Colour = 0
    options: Chosen = {}
    seconds: Seconds = 0
    language: str = "fr"
    hints: bool = True


class Seat(Body, frozen=True):
    """A chair to sit on, the first free one unless named."""

    name: Name
    colour: Colour = 0
    chair: int | None = None


class Level(Body, frozen=True):
    """How well a bot plays."""

    level: Annotated[str, Meta(description=" or ".join(LEVELS))]


class Options(Body, frozen=True):
    """What the table plays by."""

    options: Chosen = {}
    seconds: Seconds = 0
    hints: bool = True


class WhichChair(Body, frozen=True):
    """A chair, counted from 0."""

    chair: int


class WhichRole(Body, frozen=True):
    """What a link opens."""

    role: Role


class Token(Body, frozen=True):
    """The token of a link."""

    token: Annotated[str, Meta(min_length=20, max_length=64)]


class Choice(msgspec.Struct, frozen=True):
    """An option of a game: a number, or one of some words."""

    name: str
    rule: str
    default: int
    least: int
    most: int
    words: tuple[str, ...]


class Box(msgspec.Struct, frozen=True):
    """A game on the shelf."""

    name: str
    version: int
    least: int
    most: int
    options: tuple[Choice, ...]


class Character(msgspec.Struct, frozen=True):
    """Who a bot can be."""

    name: str
    traits: tuple[str, ...]


class Shelf(msgspec.Struct, frozen=True):
    """Every game, and what a table can be given."""

    boxes: tuple[Box, ...]
    levels: tuple[str, ...]
    characters: tuple[Character, ...]
    colours: int


class Made(msgspec.Struct, frozen=True):
    """The code of a new table."""

    code: str


class Done(msgspec.Struct, frozen=True):
    """The request is granted and on disc; the table's log had so many entries then."""

    number: int


class Held(msgspec.Struct, frozen=True):
    """Whether a bot holds the seat now, or others have to agree first."""

    held: bool


class Way(msgspec.Struct, frozen=True):
    """A link: the page's address with the token behind `#`, where no server sees it."""

    token: str
    path: str


class Lobby(msgspec.Struct, frozen=True):
    """What a stranger may know of a table before sitting down, and on which chair this device sits."""

    code: str
    game: str
    phase: Phase
    options: dict[str, int]
    seconds: int
    hints: bool
    language: str
    host: int
    people: tuple[Person, ...]
    chair: int | None


class Mine(msgspec.Struct, frozen=True):
    """The tables that this device has come to, the latest first; those that cannot be read are named apart."""

    tables: tuple[Lobby, ...]
    damaged: tuple[str, ...]


class Weighed(msgspec.Struct, frozen=True):
    """An answer, in words, and what it is worth in the game's unit."""

    value: Value
    text: str
    worth: float


class Hint(msgspec.Struct, frozen=True):
    """What the coach says about question `asked`: sentences, the best answer, and all that he weighed, best first."""

    asked: int
    lines: tuple[str, ...]
    best: Value
    weighed: tuple[Weighed, ...]
    unit: str


class Line(msgspec.Struct, frozen=True):
    """A sentence about what happened, and the rule behind it."""

    text: str
    rule: str


class Story(msgspec.Struct, frozen=True):
    """The game so far, as this device knows it."""

    lines: tuple[Line, ...]


class Denied(msgspec.Struct, frozen=True):
    """Why a request was not granted: a code for programs, a sentence that says what was expected."""

    code: str
    text: str
