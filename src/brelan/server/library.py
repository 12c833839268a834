"""What can be read at a table: the rules, the words printed on cards, and the code that leads to the table."""

import asyncio
import json
import tomllib
from functools import cache, lru_cache
from importlib import resources

import msgspec
import segno

from brelan import shelf
from brelan.comparison import marked
from brelan.engine.sheet import sheet
from brelan.form import Wrong, wrong
from brelan.rankings.naming import category_name, order_note
from brelan.rankings.order import examples
from brelan.rankings.ranking import Ranking
from brelan.rankings.reading import Reading
from brelan.room import requests
from brelan.room.requests import Refused
from brelan.rulebook import COMMON, page, title
from brelan.server import bodies
from brelan.server.bodies import Qr
from brelan.server.call import Call
from brelan.server.lessons import Lesson, lesson
from brelan.server.picture import in_words
from brelan.texts import LANGUAGES
from brelan.tomltext import text_of


class RuleText(msgspec.Struct, frozen=True):
    """A game's rules for players, as Markdown: its own page, then what holds for every game."""

    title: str
    text: str


class PrintedCard(msgspec.Struct, frozen=True):
    """What a card with words on it says."""

    name: str
    atmosphere: str
    effect: str


class PrintedCards(msgspec.Struct, frozen=True):
    """Every such card of a game, by its short text."""

    cards: dict[str, PrintedCard]


def known(call: Call) -> None:
    """Refuse games and languages that there are not."""
    if call.game not in shelf.names():
        raise Refused("game", f"game {call.game[:20]!r} was asked for, expected {' or '.join(shelf.names())}")
    if call.lang not in LANGUAGES:
        raise Refused("language", f"language {call.lang[:20]!r} was asked for, expected {' or '.join(LANGUAGES)}")


class HandKind(msgspec.Struct, frozen=True):
    """A category of hands, with an example as people lay it out."""

    key: str
    rule: str
    name: dict[str, str]
    """In each language."""
    cards: tuple[str, ...]
    makes: int
    """The places of the cards that make the combination, as a set."""
    decides: int
    """The place of the one card that decides between two hands of this category; -1 where more than one may."""


class HandOrder(msgspec.Struct, frozen=True):
    """Which hands beat which, strongest first; none where a game compares no hands."""

    hands: tuple[HandKind, ...]
    note: dict[str, str]
    """What there is to say about it in this game, in each language."""


async def rules(call: Call) -> RuleText:
    """The rules of a game for players."""
    known(call)
    own = page(call.game, call.lang)
    return RuleText(title(own), f"{own}\n\n{page(COMMON, call.lang)}")


async def cards(call: Call) -> PrintedCards:
    """The words on a game's cards."""
    known(call)
    return _words(call.game, call.lang, "")


async def cards_here(call: Call) -> PrintedCards:
    """The words on the cards of a table, which may be its own."""
    at = (await call.table()).sitting
    call.game = at.game.name
    known(call)
    return _words(call.game, call.lang, at.cards)


def _words(game: str, lang: str, own: str) -> PrintedCards:
    texts = shelf.box(game).face.texts
    return PrintedCards({card: PrintedCard(**said) for card, said in texts(lang, sheet(own)).items()} if texts else {})


async def deck(call: Call) -> bodies.Deck:
    """The cards of a box that a table may replace, to start from."""
    known(call)
    box = shelf.box(call.game)
    if box.cards is None:
        raise Refused("cards", f"{call.game} has no cards that a table may replace")
    text = resources.files(box.game.package).joinpath(box.cards).read_text(encoding="utf-8")
    return bodies.Deck(text, box.form() if box.form else None)


async def try_cards(call: Call) -> bodies.Tried:
    """Check custom cards, and try them out in the background; ask again until that is done."""
    known(call)
    b: bodies.TryCards = call.body
    game = shelf.game(call.game)
    if not game.least <= b.players <= game.most:
        raise Refused("players", f"{b.players} were asked for; {call.game} is for {game.least} to {game.most}")
    text = _file(b.tree) if b.tree else b.cards
    try:
        requests.own_cards(game, text)
    except Refused as why:
        return bodies.Tried(str(why), _wrong(call.game, text), False, {}, text, _tree(text))
    said = call.house.trials.tried(call.game, b.players, text)
    return bodies.Tried("", None, said is not None, said or {}, text, _tree(text))


def _wrong(game: str, text: str) -> Wrong | None:
    """What of a file does not fit into its box's form."""
    form, tree = shelf.box(game).form, _tree(text)
    return wrong(form(), json.loads(tree)) if form is not None and tree else None


def _file(tree: str) -> str:
    """What a form says, as a file."""
    try:
        found = json.loads(tree)
        return text_of(found if isinstance(found, dict) else {})
    except (ValueError, RecursionError):
        raise Refused("message", "the cards were sent as something else than JSON, expected a table") from None


def _tree(text: str) -> str:
    """What a file says, as a form has it."""
    try:
        return json.dumps(tomllib.loads(text), ensure_ascii=False)
    except (ValueError, TypeError, RecursionError):
        return ""


async def order(call: Call) -> HandOrder:
    """The order of a game's hands, each with an example."""
    known(call)
    return await asyncio.to_thread(_order, call.game)


@cache
def _order(game: str) -> HandOrder:
    judge = shelf.box(game).judge
    if judge is None:
        return HandOrder((), {})
    hands = tuple(_kind(judge.ranking, *each) for each in examples(judge.ranking))
    return HandOrder(hands, in_words(lambda lang: order_note(judge.ranking, lang)))


def _kind(ranking: Ranking, cards: list[int], reading: Reading) -> HandKind:
    category = reading.category
    return HandKind(
        category.key,
        category.rule,
        in_words(lambda lang: category_name(ranking, category, lang)),
        tuple(ranking.deck.text(card) for card in cards),
        marked(reading.made_of),
        cards.index(reading.deciding) if ranking.ties.one_card else -1,
    )


@lru_cache(1000)
def scanned(address: str) -> Qr:
    """An address, to scan."""
    rows = segno.make(address, error="m", micro=False).matrix
    return Qr(address, tuple("".join(str(int(dot)) for dot in row) for row in rows))


async def qr(call: Call) -> Qr:
    """The way to a table, to scan."""
    return scanned(f"{call.home}{call.code}")


async def first_deal(call: Call) -> Lesson:
    """A first deal, to learn a game."""
    known(call)
    return await asyncio.to_thread(lesson, call.game)
