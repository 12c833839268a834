"""Who plays a run, and what they do without.

A player is a level, `random`, `quick` (the mind that the box plays imagined games on with, compiled), or a function of
one's own; `regular/never-raises` is one who is held back, by what the box declares, and `regular/guesses-STEP` one who
answers the questions of a step with anything legal.
"""

import inspect
from collections.abc import Callable
from functools import cache
from importlib import import_module
from random import Random
from types import ModuleType
from typing import Any, NamedTuple

from brelan import shelf
from brelan.bots import LEVELS
from brelan.engine.asks import Ask, Choice, any_answer
from brelan.engine.chance import seeded
from brelan.engine.steps import parameters
from brelan.engine.table import View
from brelan.lab.holding import BOX, EVERY_STEP, FREE, GUESSES
from brelan.league.match import RANDOM, contestant
from brelan.players import Bot
from brelan.trouble import Trouble

COMPILED = ["t", "seat", "luck"]
"""The parameters of a policy that is written like rules; any other takes a view, an ask and a source of luck."""
QUICK = "quick"
SLASH, GUESSING = "/", "guesses-"
UNHELD = "brelan.lab.unheld"
STANDING = "brelan.review.standing"


class Player(NamedTuple):
    """Who plays, and what they do without, if anything."""

    base: str
    restraint: str = ""

    @classmethod
    def of(cls, name: str) -> "Player":
        """`regular`, `quick/never-raises`, `mine:careful/guesses-exchange`."""
        base, _, restraint = name.partition(SLASH)
        return cls(base, restraint)

    def held(self, game: str) -> int:
        """The number of the restraint, as compiled tables know it (`holding.py`)."""
        if not self.restraint:
            return EVERY_STEP if self.base == RANDOM else FREE
        known = restraints(game)
        if self.restraint not in known:
            raise Trouble(f"{self.restraint!r} is no restraint here, expected {' or '.join(known)}")
        return known[self.restraint]


@cache
def guesses(game: str) -> dict[str, int]:
    """For each step with a question, one who answers it with anything legal."""
    steps = shelf.game(game).book.steps
    asking = (step for step, rules in steps.items() if rules.questions)
    return {f"{GUESSING}{step.name.lower().replace('_', '-')}": GUESSES + step for step in asking}


@cache
def restraints(game: str) -> dict[str, int]:
    """All the restraints by name: those of the box, one for each of its cards that can be done without, guesses."""
    declared = shelf.box(game).restraints
    if declared is None:
        return guesses(game)
    deck = declared.cards
    names = [*declared.names, *([deck.text(card) for card in range(len(deck))] if deck else [])]
    return {name: BOX + i for i, name in enumerate(names)} | guesses(game)


@cache
def policy(game: str, name: str) -> Bot:
    """A player that sees what its seat sees."""
    player = Player.of(name)
    bot = _free(game, player.base)
    return _held_back(game, name, bot, player.held(game)) if player.restraint else bot


def _free(game: str, name: str) -> Bot:
    if ":" not in name:
        if name == QUICK and shelf.box(game).plays_on:
            return _by_view(said(game, "policy"))
        if name not in (RANDOM, QUICK, *LEVELS):
            expected = " or ".join((RANDOM, QUICK, *LEVELS, "module:function"))
            raise Trouble(f"{name!r} was asked to play, expected {expected}")
        return contestant(game, RANDOM if name == QUICK else name)
    function = own(name)
    return _by_view(function) if is_compiled(function) else function


def _by_view(function: Callable[..., Any]) -> Bot:
    def play(view: View, ask: Ask, rng: Random) -> Choice:
        return ask.decode(int(function(view.state, view.seat, [seeded(rng.getrandbits(60))])))

    return play


def _held_back(game: str, name: str, bot: Bot, held: int) -> Bot:
    """The same on plain tables as `holding.py` on compiled ones."""
    module = import_module(modules(game)[1])

    def play(view: View, ask: Ask, rng: Random) -> Choice:
        if held < BOX:
            guessed = view.state.now == held - GUESSES
            return ask.decode(any_answer(ask, [seeded(rng.getrandbits(60))])) if guessed else bot(view, ask, rng)
        seen = View(view.game, view.state.copy(), view.seat)
        module.blind(seen.state, view.seat, held - BOX)
        try:
            value = ask.encode(bot(seen, ask, rng))
        except (LookupError, ValueError):  # a mind that reads what is hidden from it now
            raise Trouble(f"{name} cannot play so; expected {QUICK}{SLASH}{Player.of(name).restraint}") from None
        return ask.decode(int(module.instead(view.state, view.seat, held - BOX, value)))

    return play


def modules(game: str) -> tuple[str, str]:
    """Where it is said how a seat stands, and what one who is held back does; ours where the box does not say."""
    box = shelf.box(game)
    told = (module for module in box.plays_on if hasattr(import_module(module), "standing"))
    return next(told, STANDING), box.restraints.module if box.restraints else UNHELD


def said(game: str, name: str) -> Callable[..., Any]:
    """A function of the modules that play a box's imagined games on."""
    found: ModuleType = next(m for m in map(import_module, shelf.box(game).plays_on) if hasattr(m, name))
    function: Callable[..., Any] = getattr(found, name)
    return function


@cache
def own(name: str) -> Callable[..., Any]:
    """Somebody's function, by its module and its name there."""
    module, _, attribute = name.partition(":")
    try:
        found = getattr(import_module(module), attribute, None)
    except ImportError as trouble:
        raise Trouble(f"{name}: the module cannot be imported ({trouble}), expected one that Python finds") from None
    if not inspect.isfunction(found):
        raise Trouble(f"{name}: expected a function of the module: f(view, ask, rng), or policy(t, seat, luck)")
    return found


def is_compiled(function: Callable[..., Any]) -> bool:
    """Whether it is written like rules."""
    return parameters(function) == COMPILED
