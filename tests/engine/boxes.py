"""A small game from somebody else's package, written to disk as a newcomer would, with one thing changed at a time."""

import sys
from collections.abc import Iterator
from contextlib import contextmanager
from itertools import count
from pathlib import Path
from typing import NamedTuple

from brelan.engine.game import Game
from brelan.engine.inspection.opening import taken_out, together
from brelan.wording import inspect

TABLE = '''\
"""Coins: the table, and the words its rules use."""

from enum import IntEnum

from brelan.deck import Deck
from brelan.engine.declarations import choice, dice, dice_each, each, ints, number, pile, upto
from brelan.engine.layout import declared
from brelan.engine.state import Pile, AnyState
from brelan.engine.steps import Book
from {package}.prices import PRICE

COINS = Deck(("head", "tail"))


class Way(IntEnum):
    """X1 How long a game is."""

    LONG = 0
    SHORT = 1


@declared(seats=4)
class State(AnyState):
    """X1 Two to four players, with two coins each."""

    way: int = choice(Way.LONG, "X1")
    rounds: int = number(2, 1, 20, "X1")
    round: int = upto(20)
    leader: int = upto(3)
    points: list[int] = each(1000)
    coins: tuple[Pile, ...] = dice_each(2, COINS)


class Step(IntEnum):
    """The steps of a game."""

    THROW = 0
    CALL = 1
    NEXT = 2


class Call(IntEnum):
    """X3 What one may call."""

    HEAD = 0
    TAIL = 1


class Told(IntEnum):
    """What the log tells."""

    THREW = 0
    CALLED = 1


book = Book()
'''

RULES = '''\
"""Coins: the rules."""

from brelan.engine.asks import Ask, amount, one_of
from brelan.engine.flow import Manner, end, plan_for, run
from brelan.engine.flow import run as go
from brelan.engine.piles import EVERYBODY, card, clear, show, throw
from brelan.engine.sets import bit
from brelan.engine.tells import tell, tell_cards
from {package}.prices import half
from {package}.state import PRICE, Call, Step, State, Told, book

ROUND = (Step.THROW, Step.CALL, Step.NEXT)


def set_up(t: State) -> None:
    """X1 Everybody begins with ten points."""
    for seat in range(t.players):
        t.points[seat] = 10


@book.happens(Step.THROW)
def throw_coins(t: State) -> None:
    """X2 All throw their coins under their hands."""
    t.round += 1
    for seat in range(t.players):
        clear(t, t.coins[seat])
        throw(t, t.coins[seat], 2, bit(seat))
        tell_cards(t, Told.THREW, seat, t.coins[seat])


@book.question(Step.CALL, options=Call)
def call_what(t: State, seat: int) -> Ask:
    """X3 In turn each calls head or tail"""
    return one_of(bit(Call.HEAD) | bit(Call.TAIL))


@book.question(Step.CALL, "bets")
def bet_how_much(t: State, seat: int, called: int) -> Ask:
    """X3 and bets one to three points."""
    return amount(1, 3)


@book.answer_to(Step.CALL)
def call(t: State, seat: int, called: int, points: int) -> None:
    """X3 Who calls a coin right wins the bet."""
    show(t, t.coins[seat], EVERYBODY)
    won = price(t, points) if card(t, t.coins[seat], 0) == called else 0
    t.points[seat] += won
    tell(t, Told.CALLED, seat, points=won)


def price(t: State, points: int) -> int:
    """X4 A bet is worth its price."""
    worth = points * PRICE
    return worth


@book.happens(Step.NEXT)
def next_round(t: State) -> None:
    """X5 The game ends after its rounds."""
    if t.round < t.rounds:
        run(t, ROUND)
    else:
        end(t)


def score(t: State, seat: int) -> int:
    """X5 Most points win."""
    return t.points[seat]


def wealth(t: State) -> int:
    """X1 Points come from nowhere here."""
    return 0
'''

BOX = '''\
"""Coins, a game of somebody else's."""

from brelan.engine.game import Game
from {package}.rules import ROUND, score, set_up, wealth
from {package}.state import Step, State, book

game = Game(
    name="coins",
    version=1,
    least=2,
    most=4,
    state=State,
    book=book,
    steps=Step,
    opening=ROUND,
    set_up=set_up,
    score=score,
    wealth=wealth,
    deal="round",
    modules=("{package}.state", "{package}.rules"),
)
'''

ENGLISH = """\
title = Coins
stands = { $who } { $points }
middle = { "" }
choice-way = How long
choice-way-long = long
choice-way-short = short
choice-rounds = Rounds
told-threw = { $who } throws { $cards }.
told-called = { $who } wins { $points }.
ask-call = Head or tail?
ask-call-bets = How much, { $least } to { $most }?
option-head = head
option-tail = tail
"""

PRICES = '''\
"""What a bet is worth."""

from importlib import resources

PRICE = int(resources.files(__package__).joinpath("price.txt").read_text(encoding="utf-8"))


def half(points: int) -> int:
    """Half a bet."""
    return points // 2
'''

FILES = {
    "__init__.py": BOX,
    "state.py": TABLE,
    "rules.py": RULES,
    "prices.py": PRICES,
    "price.txt": "2\n",
    "en.ftl": ENGLISH,
    "fr.ftl": ENGLISH,
}
_numbers = count(1)


class Change(NamedTuple):
    """Other words in place of some of a file."""

    file: str
    old: str
    new: str


def write(folder: Path, *changes: Change) -> str:
    """Write the box as a package, with these changes; the package's name."""
    package = f"coins{next(_numbers)}"
    (folder / package).mkdir()
    texts = dict(FILES)
    for file, old, new in changes:
        assert old in texts[file], f"{file} has no {old!r}"
        texts[file] = texts[file].replace(old, new, 1)
    for name, text in texts.items():
        (folder / package / name).write_text(text.replace("{package}", package), encoding="utf-8")
    return package


@contextmanager
def importable(folder: Path) -> Iterator[None]:
    """Modules in this folder can be imported, and are forgotten afterwards."""
    before = set(sys.modules)
    sys.path.insert(0, str(folder))
    try:
        yield
    finally:
        sys.path.remove(str(folder))
        for name in set(sys.modules) - before:
            if name.startswith("coins"):
                del sys.modules[name]


def opened_from(folder: Path, *changes: Change) -> Game:
    """The game of a box that was written there."""
    return opened("coins", write(folder, *changes))


def opened(name: str, package: str) -> Game:
    """The game that a package holds, looked over as the shelf does."""
    game = taken_out(name, package, "game", Game)
    together(game)
    inspect(game)
    return game
