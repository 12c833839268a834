"""What happens at a table, one event after the other: the only truth that is kept."""

from typing import Literal

import msgspec

Role = Literal["seat", "screen", "spectator"]


class Chair(msgspec.Struct, frozen=True, omit_defaults=True):
    """A place at the table: free, a person's (with the devices that may act for it), or a bot's."""

    name: str = ""
    colour: int = 0
    bot: str = ""
    """The bot's level; empty for a person."""
    devices: tuple[str, ...] = ()
    """Hashes of the tokens of the person's devices."""
    away: bool = False
    """A bot holds the person's seat (G4)."""

    @property
    def free(self) -> bool:
        """Whether nobody sits here."""
        return not self.name

    @property
    def person(self) -> bool:
        """Whether a person sits here, present or away."""
        return bool(self.name) and not self.bot


class KeptTell(msgspec.Struct, frozen=True, array_like=True):
    """A tell by names: what, by which rule, of which seat, and its cards with who has seen them."""

    what: str
    rule: str
    seat: int
    numbers: dict[str, int]
    cards: tuple[tuple[str, int], ...]


class Kept(msgspec.Struct, frozen=True, omit_defaults=True):
    """The table when a deal is complete, by names, and what was told since the last time.

    Another version of the rules tells the story from this and goes on from here, since it cannot replay the answers.
    """

    version: int
    numbers: dict[str, int | list[int]]
    piles: dict[str, tuple[tuple[str, int, int], ...]]
    """Each card's text, who has seen its face, and who its back."""
    tells: tuple[KeptTell, ...]
    scores: tuple[int, ...] = ()
    """When the game is over."""


class Link(msgspec.Struct, frozen=True):
    """A way in that was handed out: the hash of its token, what it opens, until when (seconds since 1970)."""

    role: Role
    chair: int
    until: int


class Guest(msgspec.Struct, frozen=True):
    """Somebody who is watching and would like a chair; `number` is the entry they came with."""

    number: int
    name: str
    colour: int


class Past(msgspec.Struct, frozen=True):
    """A finished game after which another was opened: its people may still agree to open its secrets."""

    people: dict[int, str]
    """Who sat where when it ended, without bots;"""
    devices: dict[str, int]
    """with which devices;"""
    agreed: tuple[int, ...] = ()
    """and who has agreed."""

    @property
    def unsealed(self) -> bool:
        """Whether all of them have."""
        return set(self.agreed) >= set(self.people)


class Event(msgspec.Struct, frozen=True, omit_defaults=True, tag_field="type", tag=str.lower):
    """Something that happened. Defaults are not written: a field that comes later leaves older lines as they were."""


class Opened(Event, frozen=True):
    """A game is set up; a rematch begins with the same people. It says everything: older games need not be read."""

    game: str
    version: int
    options: dict[str, int]
    chairs: tuple[Chair, ...]
    host: int
    seconds: int
    """G3 for each decision; 0 for no clock."""
    language: str
    secret: str
    """Of this game's chance, as hexadecimal digits."""
    games: int = 0
    """How many games were played here before."""
    watchers: dict[str, Role] = {}
    """Devices that are watching, by the hash of their token."""
    links: dict[str, Link] = {}
    table: str = ""
    """The table's code, so that the chain says whose log it is."""
    hints: bool = True
    """Whether the coach may be asked."""
    guests: dict[str, Guest] = {}
    """Who waits for a chair, by the hash of their device's token."""
    screens: dict[str, str] = {}
    """The big screens that show the table because a player wanted it, and that player's device."""
    past: dict[int, Past] = {}
    """The latest games that were finished here, by their numbers."""
    fair: int = 1
    """How chance comes: 1 from a secret for each deal (secrets.py), 2 sealed and cut (sealed.py)."""
    cards: str = ""
    """Cards of the table's own, as the text of a file; empty for those of the box."""


class Sat(Event, frozen=True):
    """A person takes a chair, or another device of theirs joins them; in a game, a bot gets up for them.

    Before the game a chair that is not there yet is brought: the next number.
    """

    chair: int
    name: str
    colour: int
    device: str


class Bot(Event, frozen=True):
    """A bot takes a free chair, or changes its level; in a game, it takes the chair that a person gives up."""

    chair: int
    name: str
    level: str


class Freed(Event, frozen=True):
    """A chair is free again."""

    chair: int


class Host(Event, frozen=True):
    """Another person looks after the table."""

    chair: int


class Changed(Event, frozen=True):
    """The table chose other options before the game."""

    options: dict[str, int]
    seconds: int
    hints: bool = True
    cards: str = ""


class Linked(Event, frozen=True):
    """A link was handed out."""

    token: str
    link: Link


class Shut(Event, frozen=True):
    """A player shuts the links of a role, and what they have opened; their own device stays.

    Of seats, the links to their own. A big screen that a player has claimed came by no link.
    """

    role: Role
    chair: int
    device: str


class Entered(Event, frozen=True):
    """A device came in by a link, which opens nothing more if it was for a seat."""

    token: str
    device: str


class Watched(Event, frozen=True):
    """Somebody came with the table's code and watches; with a name, they wait for a chair."""

    device: str
    name: str = ""
    colour: int = 0


class Shown(Event, frozen=True):
    """A player shows the table on a big screen that they have claimed."""

    screen: str
    device: str


class Hidden(Event, frozen=True):
    """A big screen shows the table no more."""

    screen: str


class Started(Event, frozen=True):
    """The game begins."""


class Lent(Event, frozen=True):
    """A player's device adds its luck to a deal to come."""

    chair: int
    deal: int
    luck: str


class Silent(Event, frozen=True):
    """A chair promised luck and then did not show it: what was sealed is void, and it cuts no more in this game."""

    chair: int
    root: str
    promise: str


class Answered(Event, frozen=True):
    """An answer, by the person, a bot or the clock; `key` makes a repeated message harmless."""

    chair: int
    value: int
    by: Literal["person", "bot", "clock"] = "person"
    key: str = ""
    kept: Kept | None = None
    """With an answer that completes a deal."""


class Hinted(Event, frozen=True):
    """A player asked the coach; everybody may know that, not what was said."""

    chair: int


class Rang(Event, frozen=True):
    """The table's own time is up."""


class Away(Event, frozen=True):
    """G4 A bot holds the seat from now on."""

    chair: int


class Back(Event, frozen=True):
    """G4 The person takes the seat back."""

    chair: int


class Paused(Event, frozen=True):
    """The table takes a break."""

    chair: int


class Resumed(Event, frozen=True):
    """The game goes on."""

    chair: int


class Renewed(Event, frozen=True):
    """Other rules take over: people who gather go on, and a game goes on after its last complete deal."""

    version: int
    options: dict[str, int]


class Agreed(Event, frozen=True):
    """After the game, somebody who played agrees to open its secrets."""

    chair: int


class Torn(Event, frozen=True):
    """The disc has lost entries that everybody had been told of; the table goes on from what is left."""

    lost: int


class Consented(Event, frozen=True):
    """Somebody agrees to open the secrets of an earlier game of this table; `seat` is the one they had in it."""

    game: int
    seat: int


AnyEvent = (
    Opened
    | Sat
    | Bot
    | Freed
    | Host
    | Changed
    | Linked
    | Shut
    | Entered
    | Watched
    | Shown
    | Hidden
    | Started
    | Lent
    | Silent
    | Answered
    | Hinted
    | Rang
    | Away
    | Back
    | Paused
    | Resumed
    | Renewed
    | Agreed
    | Consented
    | Torn
)


class Cut(msgspec.Struct, frozen=True):
    """Chance that an entry needed: sealed, promised luck for by some chairs, and then cut with it."""

    root: str
    """What everybody was shown before: it stands for everything that was sealed."""
    about: str
    """A hash of the entry's salt and event: what is decided was fixed before anybody's luck was known."""
    stocks: tuple[int, ...]
    """The stocks that get an order, by the numbers of their piles,"""
    lots: int
    """and how many lots and dice there are."""
    promises: dict[int, str]
    """Of each chair that took part, the hash of its luck; it was shown to all before any luck was."""
    luck: dict[int, str]


class Entry(msgspec.Struct, frozen=True, omit_defaults=True):
    """A line of a table's log."""

    number: int
    at: int
    """When, in milliseconds since 1970."""
    ran: int
    """How long the game's own clock had run, in milliseconds."""
    salt: str
    """32 hexadecimal digits, so that nobody can guess a secret answer from the hash that everybody is shown."""
    event: AnyEvent
    cuts: tuple[Cut, ...] = ()
    """What was cut for it."""


ENCODER = msgspec.json.Encoder()
DECODER = msgspec.json.Decoder(Entry)
