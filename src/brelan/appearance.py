"""What a face shows is there: the piles, numbers, options and tells of its game that it names, and what it counts."""

from collections.abc import Iterator

from brelan.engine.game import Game
from brelan.engine.inspection.opening import told_by_line
from brelan.engine.inspection.place import meant, of_argument
from brelan.engine.inspection.telling import tellings
from brelan.face import MAIN, OPENS, Face
from brelan.trouble import Fault, WrongBox


def inspect(game: Game, face: Face) -> None:
    """Refuse a box that shows what is not there, or cannot be laid out."""
    for fault in faults(game, face):
        raise WrongBox(fault, game.name)
    with told_by_line(game.name, game.package, "a table that can be laid out"):
        blank = game.blank(game.least)
        face.purse(blank, 0)
        face.middle(blank)


def faults(game: Game, face: Face) -> Iterator[Fault]:
    """All that a face names and its game does not have."""
    for argument, names, known, found in _named(game, face):
        for name in names:
            if name not in known:
                expected = meant(name, known) or ", ".join(known) or "none, since there is none"
                yield Fault(of_argument(face.made_at, argument), f"the face {found.format(name)}", expected)


def _named(game: Game, face: Face) -> Iterator[tuple[str, tuple[str, ...], list[str], str]]:
    """What stands in an argument, what could, and how that is said."""
    layout = game.state.LAYOUT
    before = list(dict.fromkeys(pile.name for pile in layout.piles if pile.each_seat))
    between = list(dict.fromkeys(pile.name for pile in layout.piles if not pile.each_seat))
    numbers = [field.name for field in layout.fields if not field.n]
    chosen = [option.name for option in game.options]
    told = sorted({what for telling in tellings(game.modules) for what in telling.whats})
    questions = [question for step in game.book.steps.values() for question in step.questions]
    offered = [option.name.lower() for question in questions for option in question.options or ()]
    yield "own", face.own, before, "shows {}, but no such pile lies before each seat"
    yield "others", face.others, before, "shows {}, but no such pile lies before each seat"
    yield "common", face.common, between, "shows {}, but no such pile lies between all"
    yield "marks", face.marks, numbers, "marks the {}, but the table has no such number"
    yield "opens", face.opens, [*told, *OPENS], "says that {} opens something, but no rule tells it"
    yield "main", face.main, [*dict.fromkeys(offered), *MAIN], "calls {} a main answer, but no question offers it"
    yield "only_if", tuple(face.only_if), chosen, "says when {} matters, but the table has no such option"
    others = tuple(other for other, _ in face.only_if.values())
    yield "only_if", others, chosen, "says that {} matters to another option, but the table has no such option"
