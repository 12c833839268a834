"""The words of a game: every text that its rules, questions and options need is there, in both languages."""

import re
from collections.abc import Container, Iterator
from pathlib import Path
from typing import TYPE_CHECKING, NamedTuple

from brelan.engine.game import Game
from brelan.engine.inspection.place import of_function, of_member
from brelan.engine.inspection.telling import OF_CARDS, WHO, Telling, rules_named, tellings
from brelan.engine.tells import RUNG, key
from brelan.rulepage import page_in, rules_in
from brelan.texts import LANGUAGES
from brelan.texts.messages import File, Message, file, told
from brelan.trouble import Fault, Place, WrongBox

if TYPE_CHECKING:
    from brelan.face import Face

NAMED = frozenset({"name"})
CARDS = OF_CARDS | {"first-card", "last-card"}
HOUSE = Path(__file__).parent
SPEAKERS = ("rankings", "texts", "lab", "review")
"""They call for what a box says of its suits and hands, of players who are held back, and of a deal in a review."""
PUT_TOGETHER = re.compile(r"""f["']([a-z]+-)(?:[a-z]+-)*\{""")
"""A key whose end a module works out."""
PUT_BEFORE = re.compile(r'f"\{\w+\}((?:-[a-z]+)+)"')
"""A key whose beginning it does."""


class Call(NamedTuple):
    """A text that is called for: its key, from where (None: by every game), and another that would do."""

    key: str
    place: Place | None
    why: str
    instead: str = ""


def inspect(game: Game, face: "Face | None" = None) -> None:
    """Refuse a game that lacks words."""
    for fault in faults(game, face):
        raise WrongBox(fault, game.name)


def faults(game: Game, face: "Face | None" = None) -> Iterator[Fault]:
    """Everything wrong with the words of a game; with its face, also those for the piles it shows."""
    calls = list(needed(game, face))
    for lang in LANGUAGES:
        own = file(game.package, lang)
        there = file("brelan.texts", lang).messages | own.messages
        for twice in own.twice:
            yield Fault(Place(own.path, own.messages[twice].line), f"{twice} is there twice", "it once")
        yield from _missing(own, [call for call in calls if call.key not in there and call.instead not in there])
        yield from _values(game, own, there)
        yield from _unwritten_page(game, lang)


def _missing(own: File, calls: list[Call]) -> Iterator[Fault]:
    """Texts that a file does not have: the first with its reason, the others by their keys."""
    for first in calls[:1]:
        others = list(dict.fromkeys(call.key for call in calls if call.key != first.key))
        found = f"{first.why}, but {own.path} has no {first.key}" + (f", nor {', '.join(others)}" if others else "")
        expected = f"{first.key} = … there" + (", and so on" if others else "")
        yield Fault(first.place or Place(own.path, 1), found, expected)


def _unwritten_page(game: Game, lang: str) -> Iterator[Fault]:
    """A page that lies there has every rule that is named; a box that brings it in one language does so in all."""
    if page_in(game.package, lang):
        yield from unwritten(game, lang, rules_in(game.package, lang))
    elif any(page_in(game.package, other) for other in LANGUAGES):
        place = Path(file(game.package, lang).path).parent / "rules" / f"{lang}.md"
        yield Fault(Place(str(place), 1), "there is no such page", "the rules in both languages, or in none")


def needed(game: Game, face: "Face | None" = None) -> Iterator[Call]:
    """The texts that a game calls for."""
    yield Call("title", None, "the game has a title")
    yield Call("stands", None, "scores say where a seat stands")
    yield Call("middle", None, "scores say what lies in the middle")
    for option in game.options:
        place = of_member(game.state, option.name)
        yield Call(f"choice-{option.name}", place, f"{option.name} may be chosen")
        for word in option.words:
            yield Call(f"choice-{option.name}-{word}", place, f"{option.name} may be {word}", instead=word)
    for telling in tellings(game.modules):
        for what in sorted(telling.whats):
            yield Call(f"told-{what}", telling.place, f"{telling.function} tells it")
    yield from _asked(game)
    if face is not None:
        for pile in (*face.own, *face.common):
            yield Call(f"pile-{pile}", of_member(game.state, pile), f"the pile {pile} is shown")
        for pile in face.others:
            yield Call(f"theirs-{pile}", of_member(game.state, pile), f"the pile {pile} of the others is shown")


def _asked(game: Game) -> Iterator[Call]:
    for step, rules in game.book.steps.items():
        for part, question in enumerate(rules.questions):
            place, name = of_function(question.ask), question.ask.__name__
            yield Call(f"ask-{key(step)}" + (f"-{question.verb}" if part else ""), place, f"{name} asks")
            for option in question.options or ():
                yield Call(f"option-{option.name.lower()}", place, f"{name} offers it")


def _values(game: Game, own: File, there: dict[str, Message]) -> Iterator[Fault]:
    """No sentence mentions a value that its tell does not hand over."""
    for telling in tellings(game.modules):
        for what in sorted(telling.whats):
            message = own.messages.get(f"told-{what}")
            if message is None or telling.values is None:
                continue
            missing = told(f"told-{what}", there) - _handed(telling)
            if missing:
                found = f"told-{what} mentions ${min(missing)}, which {telling.place} does not tell"
                values = ", ".join(f"${value}" for value in sorted(_handed(telling)))
                yield Fault(Place(own.path, message.line), found, f"of these: {values}")


def _handed(telling: Telling) -> frozenset[str]:
    named = NAMED if RUNG in (telling.values or ()) else frozenset()
    return (telling.values or frozenset()) | WHO | named | (CARDS if telling.cards else frozenset())


def unwritten(game: Game, lang: str, known: Container[str]) -> Iterator[Fault]:
    """Rules that are named but are neither on the game's page nor on the page for all games."""
    named = list(rules_named(game.modules))
    named += [(of_member(game.state, option.name), option.rule) for option in game.options]
    named += [(telling.place, rule) for telling in tellings(game.modules) for rule in telling.rules]
    for place, rule in named:
        if rule not in known:
            found = f"rule {rule} is named, but the page of {game.name} ({lang}) has none"
            yield Fault(place, found, f"a paragraph **{rule}** there")


def unneeded(game: Game, face: "Face") -> Iterator[Place]:
    """Texts of a game that nothing calls for: no rule, question, option or pile, no other text, none of its modules."""
    called = {call.key for call in needed(game, face)}
    folder = Path(file(game.package, LANGUAGES[0]).path).parent
    folders = (folder, *(HOUSE / name for name in SPEAKERS))
    speakers = (path for each in folders for path in each.glob("*.py"))
    spoken = "".join(path.read_text(encoding="utf-8") for path in speakers)
    starts, ends = tuple(PUT_TOGETHER.findall(spoken)), tuple(PUT_BEFORE.findall(spoken))
    for lang in LANGUAGES:
        own = file(game.package, lang)
        mentioned = frozenset[str]().union(*(message.mentions for message in own.messages.values()))
        for text in own.messages.keys() - called - mentioned:
            put_together = text.startswith(starts) or text.endswith(ends)
            if f'"{text}"' not in spoken and not put_together:
                yield Place(own.path, own.messages[text].line)
