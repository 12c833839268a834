"""The bodies of HTTP requests and replies; their schemas are the API's."""

from typing import Annotated

import msgspec
from msgspec import Meta

from brelan.bots import LEVELS
from brelan.form import Field, Wrong
from brelan.room.cards import MOST
from brelan.room.events import Role
from brelan.room.requests import COLOURS, NAME
from brelan.room.sitting import Phase
from brelan.server.messages import Guest, Person, Value

Name = Annotated[
    str, Meta(min_length=1, max_length=4 * NAME, description=f"1 to {NAME} letters once spaces are tidied")
]
Colour = Annotated[int, Meta(ge=0, lt=COLOURS)]
Seconds = Annotated[int, Meta(ge=0, le=600, description="for each decision; 0 for no clock")]
Chosen = dict[str, int | str]
OwnCards = Annotated[str, Meta(max_length=MOST, description="the text of a file of cards; empty for those of the box")]


class Body(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What a request carries."""


class NewTable(Body, frozen=True):
    """A table to set up; whoever asks for it is its host and sits on the first chair."""

    game: str
    seats: Annotated[int, Meta(ge=2, le=8)]
    name: Name
    colour: Colour = 0
    options: Chosen = {}
    seconds: Seconds = 0
    language: str = "fr"
    hints: bool = True
    cards: OwnCards = ""


class Seat(Body, frozen=True):
    """A chair to sit on, the first free one unless named."""

    name: Name
    colour: Colour = 0
    chair: int | None = None


class Watcher(Body, frozen=True):
    """Somebody who watches; with a name, they wait for a chair."""

    name: Annotated[str, Meta(max_length=4 * NAME)] = ""
    colour: Colour = 0


class WhichGuest(Body, frozen=True):
    """A guest, by the number among the table's `guests`; none for whoever comes."""

    guest: int | None = None


class BigScreen(Body, frozen=True):
    """A big screen that asks what to show."""


class Claim(Body, frozen=True):
    """The code that a big screen shows, and the table that it should show; none for the next one."""

    code: Annotated[str, Meta(pattern="^[A-Za-z]{4}$")]
    table: Annotated[str, Meta(pattern="^[A-Za-z]{5}$")] | None = None


class Level(Body, frozen=True):
    """How well a bot plays."""

    level: Annotated[str, Meta(description=" or ".join(LEVELS))]


class Options(Body, frozen=True):
    """What a table is played with: options, clock, hints."""

    options: Chosen = {}
    seconds: Seconds = 0
    hints: bool = True
    cards: OwnCards = ""


class TryCards(Body, frozen=True):
    """Custom cards to check and try out, and for how many players."""

    players: Annotated[int, Meta(ge=2, le=8)]
    cards: OwnCards = ""
    tree: Annotated[str, Meta(max_length=2 * MOST)] = ""
    """As a form has it, in JSON, instead of the text of a file."""


class Deck(msgspec.Struct, frozen=True):
    """The cards of a box that a table may replace, as the text of a file; and the form in which people write theirs."""

    cards: str
    form: Field | None


class Tried(msgspec.Struct, frozen=True):
    """What is known about custom cards: why they cannot be played, or what many games with them have shown so far."""

    why: str
    """What was expected and where; empty if they can be played."""
    wrong: Wrong | None
    """The same by the box's form, where that tells it: for a page to put into words."""
    done: bool
    """Whether they have been tried out."""
    stands_out: dict[str, list[str]]
    """What is clearly different from the box's own cards, in each language; no language if they could not be tried."""
    cards: str
    """The text of the file,"""
    tree: str
    """and what it says, as JSON; empty if it is not TOML."""


class WhichChair(Body, frozen=True):
    """A chair, counted from 0."""

    chair: int


class WhichRole(Body, frozen=True):
    """What a link opens."""

    role: Role


class Token(Body, frozen=True):
    """The token of a link."""

    token: Annotated[str, Meta(min_length=12, max_length=64)]


class Choice(msgspec.Struct, frozen=True):
    """An option of a game: a number, or one of some words."""

    name: str
    rule: str
    default: int
    least: int
    most: int
    words: tuple[str, ...]
    only_if: dict[str, int]
    """The value that another option must have for this one to matter; empty: it always does."""


class Box(msgspec.Struct, frozen=True):
    """A game on the shelf, and how a page shows it. Piles and numbers are called as in the picture of a table."""

    name: str
    version: int
    title: dict[str, str]
    """In each language."""
    pitch: dict[str, str]
    """One sentence that makes people want to play; a box may have none."""
    least: int
    most: int
    minutes: int
    age: int
    colour: str
    options: tuple[Choice, ...]
    lesson: bool
    """Whether there is a lesson."""
    levels: tuple[str, ...]
    """How well bots can play it, worst first; empty: they give any legal answer, and there is no coach."""
    daily: bool
    """Whether there is a hand of the day: a coach who weighs answers."""
    order: bool
    """Whether its hands have an order that can be asked for."""
    decides: str
    """The rule that says who has won."""
    deal: str
    """The number that counts the deals or rounds, and the tell with which one begins."""
    own: tuple[str, ...]
    """The piles of each seat that only it knows, or that lie before it."""
    common: tuple[str, ...]
    others: tuple[str, ...]
    """The piles of each seat that are looked at by others."""
    dice: tuple[str, ...]
    """Those piles that are dice."""
    purse: tuple[str, ...]
    """What each seat has; what decides the game comes first."""
    middle: tuple[str, ...]
    """The numbers that lie in the middle of the table: the pot."""
    marks: tuple[str, ...]
    """The numbers that say which seat has a mark: the dealer."""
    opens: tuple[str, ...]
    """The tells with which something new begins: before it one looks at how the last deal, round or stage ended."""
    main: tuple[str, ...]
    """Options that go on the main button; if none of them is offered, the last option does."""
    backs: dict[str, tuple[str, ...]]
    """What the backs of cards tell, from the first kind on: `S♣`, in each language."""
    printed: bool
    """Whether there are cards with words on them."""
    replaceable: bool
    """Whether a table may bring cards of its own."""
    files: str
    """The address of its texts, `fr.ftl` and `en.ftl`, and of its page; another one whenever these change."""
    page: str
    """`own`: its page comes with ours. A name: the file to load (docs/page-module.md). Empty: the common mat."""
    scale: dict[str, tuple[str, ...]]
    """What can be announced, lowest first, in each language; empty where nothing is."""


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
    """The request is granted and on disc; the table's log had this many entries then."""

    number: int


class Held(msgspec.Struct, frozen=True):
    """Whether a bot holds the seat now, or others have to agree first."""

    held: bool


class Qr(msgspec.Struct, frozen=True):
    """An address of the page as others reach it, and its code to scan: rows of 0 and 1."""

    address: str
    rows: tuple[str, ...]


class Way(msgspec.Struct, frozen=True):
    """A link: the page's address with the token behind `#`, where no server sees it."""

    token: str
    path: str
    qr: Qr


class Showing(msgspec.Struct, frozen=True):
    """What a big screen shows: a code and where it leads, until somebody claims it; then a table."""

    code: str
    """Empty once it is claimed."""
    way: Qr | None
    table: str
    """Empty until whoever claimed it is at one."""


class MyScreens(msgspec.Struct, frozen=True):
    """The big screens that this device has claimed: the table that each shows, or nothing yet."""

    tables: tuple[str, ...]


class Lobby(msgspec.Struct, frozen=True):
    """What a stranger may know about a table before sitting down, and which chair this device has."""

    code: str
    game: str
    phase: Phase
    options: dict[str, int]
    cards: str
    """Cards of the table's own, as the text of a file; empty for those of the box."""
    seconds: int
    hints: bool
    language: str
    host: int
    people: tuple[Person, ...]
    purse: dict[str, list[int]]
    """What each of them has in the game: what decides it comes first."""
    guests: tuple[Guest, ...]
    room: bool
    """Whether there is room for one more person: on a free chair, a bot's, or an extra one."""
    chair: int | None
    watches: bool
    """Whether this device is watching."""
    played: int | None
    """The chair it has played on in this game; it knows its cards, and cannot take another."""


class Weighed(msgspec.Struct, frozen=True):
    """An answer, in words, and what it is worth in the game's unit."""

    value: Value
    text: str
    worth: float


class Hint(msgspec.Struct, frozen=True):
    """What the coach says about question `asked`: sentences, the best answer, and everything it weighed, best first."""

    asked: int
    lines: tuple[str, ...]
    best: Value
    weighed: tuple[Weighed, ...]
    unit: str


class Line(msgspec.Struct, frozen=True):
    """A sentence about what happened, the rule behind it, what was told and of which seat; as in a tell."""

    text: str
    rule: str
    what: str
    seat: int


class Story(msgspec.Struct, frozen=True):
    """The game so far, as this device knows it."""

    lines: tuple[Line, ...]


class Standing(msgspec.Struct, frozen=True):
    """Where everybody stood when a deal was complete; deal 0 is the beginning."""

    deal: int
    has: tuple[int, ...]
    """What each seat had of what decides the game: the first number of the box's `purse`."""
    scores: tuple[int, ...]
    """By the game's own measure; the highest leads."""


class ShownHand(msgspec.Struct, frozen=True):
    """A hand that everybody saw."""

    deal: int
    seat: int
    """-1 where what lies on the table is nobody's own."""
    cards: tuple[str, ...]
    own: int
    """How many of the cards are the seat's own; the others are common."""
    counts: int
    """The places of the cards that count, as a set,"""
    makes: int
    """and of those that make the combination."""
    name: dict[str, str]
    """In each language."""


class Chronicle(msgspec.Struct, frozen=True):
    """What everybody could see of the game so far: where all stood after each deal, and the strongest hand shown."""

    standings: tuple[Standing, ...]
    hand: ShownHand | None


class Denied(msgspec.Struct, frozen=True):
    """Why a request was not granted: a code for programs, a sentence that says what was expected."""

    code: str
    text: str
