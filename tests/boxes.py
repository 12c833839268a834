"""Which games the tests play: every box on the shelf, or one that has what a test needs.

No test outside a box's own folder names a game (tests/test_shape.py). A test that needs a clock, dice or secret choices
takes the first box that has them; what a test needs to know of that box, it asks the box.
"""

import tomllib
from collections.abc import Callable, Iterator
from functools import cache
from pathlib import Path
from random import Random
from typing import Any

from brelan import shelf
from brelan.engine.declarations import Option
from brelan.engine.flow import Manner
from brelan.engine.game import Game
from brelan.engine.showing import Show
from brelan.engine.steps import SEATS, Question, Step
from brelan.engine.table import Table
from brelan.engine.tells import key
from brelan.texts import words

GAMES = Path(__file__).parent / "games"
EVERY = shelf.names()
OURS = tuple(name for name in EVERY if shelf.box(name).game.package.startswith("brelan."))
"""The boxes that ship with Brelan: what was written down of their games lies in their folders here."""


def folder(name: str) -> Path:
    """Where the tests of a box that ships with Brelan lie."""
    return GAMES / name


@cache
def exceptions(name: str) -> dict[str, Any]:
    """Where the tests of all boxes make an exception for this one; its file says why."""
    file = folder(name) / "exceptions.toml"
    return tomllib.loads(file.read_text(encoding="utf-8")) if file.exists() else {}


def title(name: str, lang: str = "fr") -> str:
    """What stands on the lid of a box."""
    return words(lang, shelf.game(name).package)("title")


def by_chance(table: Table, rng: Random, until: Callable[[Table], bool]) -> Table:
    """Any legal answers, to the end of the game or until something is the case."""
    while not table.over and not until(table):
        seat = rng.choice(table.awaited)
        table.answer(seat, table.asks[seat].any(rng))
    return table


def deal_of(table: Table) -> int:
    """Which deal or round is being played."""
    return int(getattr(table.state, table.game.deal))


@cache
def option_for_deals(game: Game) -> str:
    """The option that says how many deals or rounds are played, if there is one: with 1, 2 or 3 so many, no more."""
    numbers = (option for option in game.options if not option.words and option.least <= 1 and option.most >= 3)
    return next((option.name for option in numbers if _says_how_many(game, option)), "")


def _says_how_many(game: Game, option: Option) -> bool:
    def most_played(deals: int) -> int:
        begun = (Table.begin(game, game.most, {option.name: deals}, seed) for seed in range(5))
        return max(deal_of(by_chance(table, Random(1), lambda table: deal_of(table) > deals)) for table in begun)

    return all(most_played(deals) == deals for deals in (1, 2, 3))


def limited(game: Game, deals: int) -> dict[str, Any]:
    """The options of a game of so many deals; none where a game lasts as long as it lasts."""
    option = option_for_deals(game)
    return {option: deals} if option else {}


def lasting(name: str, deals: int) -> dict[str, Any]:
    """The same for a game on the shelf."""
    return limited(shelf.game(name), deals)


def soon_over(name: str) -> dict[str, Any]:
    """The options of a game that people play to its end, as they are set up on the page."""
    return {**lasting(name, 2), **exceptions(name).get("soon_over", {})}


def generous(name: str) -> dict[str, Any]:
    """Every option that is a number as large as it can be: a game that will not end soon."""
    return {option.name: option.most for option in shelf.game(name).options if not option.words}


@cache
def against_time(name: str) -> dict[str, Any]:
    """The option with which a table's own clock runs, where a game has one."""
    game = shelf.game(name)
    if game.minutes is None:
        return {}
    chosen: Iterator[dict[str, object]] = ({option.name: word} for option in game.options for word in option.words)
    return next(options for options in chosen if game.minutes(game.blank(game.least, options)))


def brief(name: str) -> dict[str, Any]:
    """The options of a game that is soon over."""
    return lasting(name, 2) | against_time(name)


def questions(name: str) -> list[Question]:
    """All that a game asks."""
    return [question for step in shelf.game(name).book.steps.values() for question in step.questions]


def manners(name: str) -> set[Manner]:
    """How a game puts its questions, but for the one that is the same everywhere: whether to show."""
    steps = shelf.game(name).book.steps.values()
    return {step.manner for step in steps for question in step.questions if question.options is not Show}


def steps(name: str, manner: Manner) -> set[str]:
    """The steps whose questions are put in this manner, as pictures of the table name them."""
    found = shelf.game(name).book.steps.items()
    return {key(number) for number, step in found if step.questions and step.manner == manner}


def _in_turn(name: str) -> bool:
    return manners(name) <= {Manner.EACH, Manner.ROUND}


def _for(name: str, least: int, most: int) -> bool:
    return (shelf.game(name).least, shelf.game(name).most) == (least, most)


def _then_an_amount(step: Step) -> bool:
    what, how_much = step.questions[:1], step.questions[1:]
    return any(q.options for q in what) and any(q.verb and not q.options for q in how_much)


def _five_cards(name: str) -> bool:
    judge = shelf.box(name).judge
    return judge is not None and judge.ranking.sizes == range(5, 6) and judge.ranking.deck.suits == ("c", "d", "h", "s")


def plays_dice(name: str) -> bool:
    """Whether there is nothing but dice."""
    return all(shelf.game(name).state.LAYOUT.constants["DICE"])


def first(has: Callable[[str], bool]) -> str:
    """The first box that has something."""
    return next(name for name in OURS if has(name))


IN_TURN = first(lambda name: _in_turn(name) and _for(name, 2, 8) and bool(lasting(name, 1)))
"""One answers after the other, two to eight of them, for as many deals as the table likes."""
SEALED = first(lambda name: Manner.SEALED in manners(name))
"""All choose in secret, at the same time."""
OPEN = first(lambda name: manners(name) == {Manner.OPEN})
"""All decide when they like, and everybody sees it at once."""
TIMED = first(lambda name: shelf.game(name).clock is not None)
"""The table has a time of its own."""
DICE = first(lambda name: plays_dice(name) and _for(name, 2, 4) and bool(lasting(name, 1)))
"""Nothing but dice, two to four players, and as many rounds as the table likes."""
FIVE_CARDS = first(lambda name: _five_cards(name) and len(shelf.game(name).state.LAYOUT.decks[0]) >= 52)
"""Hands are five cards of the usual pack."""
LEADS_TO_AMOUNT = first(lambda name: any(_then_an_amount(step) for step in shelf.game(name).book.steps.values()))
"""An option is followed by an amount: one raises, and says by how much."""
NAMES_PLAYERS = first(lambda name: any(question.members == SEATS for question in questions(name)))
"""Some questions are answered with another player."""
FROM_THREE = first(lambda name: shelf.game(name).least == 3)
"""Not for two."""
