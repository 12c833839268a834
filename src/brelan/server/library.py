"""What can be read at a table: the rules, the words printed on cards, and the code that leads to the table."""

import asyncio

import msgspec
import segno

from brelan.games import NAMES
from brelan.games.face import face
from brelan.room.requests import Refused
from brelan.rulebook import COMMON, page, title
from brelan.server.call import Call
from brelan.server.lessons import Lesson, lesson
from brelan.texts import LANGUAGES


class RuleText(msgspec.Struct, frozen=True):
    """A game's rules for players, as Markdown: its own page, then what holds for every game."""

    title: str
    text: str


class PrintedCard(msgspec.Struct, frozen=True):
    """What stands on a card that has words on it."""

    name: str
    atmosphere: str
    effect: str


class PrintedCards(msgspec.Struct, frozen=True):
    """Every such card of a game, by its short text."""

    cards: dict[str, PrintedCard]


class Qr(msgspec.Struct, frozen=True):
    """A table's address as others reach it, and its code to scan: rows of 0 and 1."""

    address: str
    rows: tuple[str, ...]


def _known(call: Call) -> None:
    if call.game not in NAMES:
        raise Refused("game", f"game {call.game[:20]!r} was asked for, expected {' or '.join(NAMES)}")
    if call.lang not in LANGUAGES:
        raise Refused("language", f"language {call.lang[:20]!r} was asked for, expected {' or '.join(LANGUAGES)}")


async def rules(call: Call) -> RuleText:
    """The rules of a game for players."""
    _known(call)
    own = page(call.game, call.lang)
    return RuleText(title(own), f"{own}\n\n{page(COMMON, call.lang)}")


async def cards(call: Call) -> PrintedCards:
    """The words on a game's cards."""
    _known(call)
    texts = face(call.game).texts
    return PrintedCards({card: PrintedCard(**words) for card, words in texts(call.lang).items()} if texts else {})


async def qr(call: Call) -> Qr:
    """The way to a table, to scan."""
    address = f"{call.home}#/t/{call.code}"
    rows = segno.make(address, error="m", micro=False).matrix
    return Qr(address, tuple("".join(str(int(dot)) for dot in row) for row in rows))


async def first_deal(call: Call) -> Lesson:
    """A first deal to learn a game by."""
    _known(call)
    return await asyncio.to_thread(lesson, call.game)
