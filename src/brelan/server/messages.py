"""Everything that is said over a live connection, both ways. The schemas and the page's types are made from this."""

from typing import Literal

import msgspec
from msgspec import UNSET, UnsetType

from brelan.room.events import Role
from brelan.room.sealing import Fair
from brelan.room.sitting import Phase

Value = int | tuple[int, ...]
Form = Literal["one", "some", "amount"]
Among = Literal["options", "seats", "positions", "amount", "scale"]


class FromClient(msgspec.Struct, frozen=True, tag_field="type", tag=str.lower, forbid_unknown_fields=True):
    """What a device says."""


class Answer(FromClient, frozen=True):
    """An answer to the question `asked`; sent again with the same `key` it counts once."""

    key: str
    asked: int
    value: Value
    then: int | None = None
    """The amount that follows where the question says that this option leads to one (`then`): both count, or none."""


class Cuts(FromClient, frozen=True):
    """This device would like to cut from now on: it answers every `call` at once."""


class Promise(FromClient, frozen=True):
    """The answer to a `call`: the hash of this device's own luck for that cut, 64 hexadecimal digits."""

    cut: str
    promise: str


class Luck(FromClient, frozen=True):
    """The luck itself, once `promised` has shown that everybody's promise is in: 64 hexadecimal digits."""

    cut: str
    luck: str


class Say(FromClient, frozen=True):
    """One of the phrases that may be said at a table, by its number."""

    phrase: int


class Onward(FromClient, frozen=True):
    """This player has looked enough at how the deal ended, as told with entry `number` or before it."""

    number: int


class Here(FromClient, frozen=True):
    """The player answers a nudge: they are there, and think."""


class Ping(FromClient, frozen=True):
    """Is the table there?"""


AnyFromClient = Answer | Cuts | Promise | Luck | Say | Onward | Here | Ping


class Person(msgspec.Struct, frozen=True):
    """Who sits on a chair; an empty name is a free one."""

    name: str
    colour: int
    bot: str
    away: bool
    present: bool
    hints: int
    """How often the person has asked the coach in this game."""


class Guest(msgspec.Struct, frozen=True):
    """Somebody who watches and waits for a chair, with the number that identifies them when they are given one."""

    number: int
    name: str
    colour: int
    present: bool


class Finished(msgspec.Struct, frozen=True):
    """An earlier game of this table that the reader played, and whose secrets can be opened."""

    game: int
    waits: tuple[str, ...]
    """The names of those who have not agreed yet; with nobody left, the log can be read."""
    mine: bool
    """Whether the reader is one of them."""


class Following(msgspec.Struct, frozen=True):
    """The amount that an option leads to, before anything else happens; `of` and the rest as in a prompt."""

    step: str
    verb: str
    of: Among
    least: int
    most: int
    facts: dict[str, int]


class Prompt(msgspec.Struct, frozen=True):
    """What the seat is asked. `members` are the choices, `options` their names; `of` says what is chosen among.

    Of a `scale`, any place from `least` to `most` may be announced, by the name that the box gives it.
    """

    asked: int
    step: str
    verb: str
    form: Form
    of: Among
    members: tuple[int, ...]
    options: tuple[str, ...]
    least: int
    most: int
    facts: dict[str, int]
    chosen: Value | None
    """A sealed answer that was given and may still be changed."""
    pile: str = ""
    """The pile of the picture whose places are counted, where positions are."""
    together: int = 1
    """How many cards of it make one place."""
    ahead: dict[str, tuple[str, ...]] = {}
    """What the seat may look up before it answers, in each language: what is to come, or what it remembers.

    A box with a page of its own shows that there.
    """
    then: dict[int, Following] = {}
    """For each option that leads to an amount, which one; both can be answered at once."""
    late: Value | None = None
    """What the clock answers when the time is up, at a table that has one."""


class SeenTell(msgspec.Struct, frozen=True):
    """Something that happened, by which rule, as the reader may know it; a card they may not know is `??`."""

    what: str
    rule: str
    seat: int
    numbers: dict[str, int]
    cards: tuple[str, ...]
    name: dict[str, str]
    """The hand's name in each language, or why one hand beats another (`beats`), when all its cards are known.

    Where the numbers have a `rung`, the name of that place on the game's scale.
    """


class Glimpse(msgspec.Struct, frozen=True, omit_defaults=True):
    """How the table stood along the way, when this many of the update's tells had happened.

    What changed since the glimpse before it, or since the update before: as in an update.
    """

    told: int
    step: str | UnsetType = UNSET
    numbers: dict[str, int | list[int]] | UnsetType = UNSET
    piles: dict[str, int | tuple[str, ...]] | UnsetType = UNSET
    mine: dict[str, int | tuple[str, ...]] | UnsetType = UNSET


class Picture(msgspec.Struct, frozen=True):
    """The table as the reader knows it. A pile of which nothing is known is only its number of cards.

    Numbers: the game's own; `asked`, `chosen` and `plays` are sets of seats, a bit for each; what the box calls
    `purse` is a list with a number for each seat.

    Cards: `As`; `As*` when not everybody knows it, `As*13` when everybody sees its back, of the 13th kind;
    `??` unknown; `?5` unknown, with the fifth kind of back.
    """

    step: str
    numbers: dict[str, int | list[int]]
    piles: dict[str, int | tuple[str, ...]]


class FromServer(msgspec.Struct, frozen=True, tag_field="type", tag=str.lower):
    """What the server says."""


class Whole(FromServer, frozen=True, tag="table"):
    """Everything the reader may know, as of entry `number` of the table's log."""

    number: int
    chain: str
    code: str
    role: Role
    chair: int | None
    game: str
    options: dict[str, int]
    cards: str
    """Cards of the table's own, as the text of a file; empty for those of the box."""
    seconds: int
    hints: bool
    """Whether the coach may be asked."""
    language: str
    phase: Phase
    host: int
    people: tuple[Person, ...]
    guests: tuple[Guest, ...]
    guest: int | None
    """The reader's own number among them."""
    paused: bool
    rings: int | None
    """Milliseconds until the game's own clock rings, if it has one."""
    games: int
    fair: Fair
    silent: tuple[int, ...]
    """The chairs that promised luck for a cut and did not show it: they cut no more in this game."""
    agreed: tuple[int, ...]
    past: tuple[Finished, ...]
    picture: Picture | None
    tells: tuple[SeenTell, ...]
    """The latest events, or those after the number that the reader had seen."""
    question: Prompt | None
    holding: dict[str, str]
    """What the reader's own hand is, in each language."""
    kind: str
    """The key of its line in the game's order of hands; empty while it is none."""
    counts: int
    """The places that count in it where not all do, as a set: own ones first, then the common ones."""
    left: dict[int, int]
    """Milliseconds that each seat has to answer, if there is a clock."""
    wait: int
    """Milliseconds for which people look at how a deal ended: until then nobody is asked. 0 when nobody waits."""
    late: int
    """How many questions in a row the clock has answered for the reader."""
    scores: tuple[int, ...]
    winners: tuple[int, ...]
    lost: int
    """How many entries of this game the disc has lost: the table went on from the last one that was left."""


class Update(FromServer, frozen=True, omit_defaults=True):
    """What entry `number` changed; a field that is missing has not changed. `mine` corrects `piles` for the reader."""

    number: int
    chain: str
    step: str | UnsetType = UNSET
    numbers: dict[str, int | list[int]] | UnsetType = UNSET
    piles: dict[str, int | tuple[str, ...]] | UnsetType = UNSET
    mine: dict[str, int | tuple[str, ...]] | UnsetType = UNSET
    tells: tuple[SeenTell, ...] | UnsetType = UNSET
    glimpses: tuple[Glimpse, ...] | UnsetType = UNSET
    """The table along the way, for clients that show one thing after the other."""
    question: Prompt | UnsetType | None = UNSET
    holding: dict[str, str] | UnsetType = UNSET
    kind: str | UnsetType = UNSET
    counts: int | UnsetType = UNSET
    left: dict[int, int] | UnsetType = UNSET
    wait: int | UnsetType = UNSET
    """Milliseconds for which people may look at how a deal ended. Nobody is asked until the table comes again."""
    late: int | UnsetType = UNSET
    fair: Fair | UnsetType = UNSET
    scores: tuple[int, ...] | UnsetType = UNSET
    winners: tuple[int, ...] | UnsetType = UNSET


class Ack(FromServer, frozen=True):
    """The answer with this key is on disc, as entry `number` or an earlier one."""

    key: str
    number: int


class Refusal(FromServer, frozen=True, tag="refused"):
    """A message was not granted; nothing changed. `key` is the answer's, or empty."""

    key: str
    code: str
    text: str


class Call(FromServer, frozen=True):
    """Cards are about to be cut: what was sealed, and what will be decided. Whoever cuts promises luck at once."""

    cut: str
    root: str
    about: str
    plan: tuple[str, ...]
    """The piles to which the first cards of the stock that is cut will come, whatever cards they are."""


class Promised(FromServer, frozen=True):
    """Everybody's promise for a cut, by chair: whoever finds their own shows their luck now."""

    cut: str
    promises: dict[int, str]


class Present(FromServer, frozen=True):
    """Whose devices are connected now: chairs, and the numbers of guests."""

    chairs: tuple[int, ...]
    guests: tuple[int, ...]


class Said(FromServer, frozen=True):
    """Somebody said one of the phrases."""

    chair: int
    phrase: int


class Looked(FromServer, frozen=True):
    """Who has looked enough at how the deal ended; when everybody present has, the table comes again."""

    chairs: tuple[int, ...]


class Nudged(FromServer, frozen=True):
    """Somebody wonders whether this seat is still there."""

    chair: int


class Awake(FromServer, frozen=True):
    """The player of this seat, who was nudged, is there."""

    chair: int


class Behind(FromServer, frozen=True):
    """A player's device has seen entry `seen` of the table's log, and the server knows none after `number`."""

    number: int
    seen: int


class Preparing(FromServer, frozen=True):
    """The bots that play at this level for the first time and need a while; empty when all are ready."""

    chairs: tuple[int, ...]


class Replaced(FromServer, frozen=True):
    """The bots whose level this machine cannot prepare; they play at the next one down."""

    chairs: tuple[int, ...]


class Pong(FromServer, frozen=True):
    """The table is there."""

    number: int


AnyFromServer = (
    Whole
    | Update
    | Ack
    | Refusal
    | Call
    | Promised
    | Present
    | Said
    | Looked
    | Nudged
    | Awake
    | Behind
    | Preparing
    | Replaced
    | Pong
)

ENCODER = msgspec.json.Encoder()
DECODER = msgspec.json.Decoder(AnyFromClient)
