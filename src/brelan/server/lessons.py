"""A first deal to learn by: the same deal every time, played by bots, in which the learner gives the sensible answer.

A lesson is a list of moments. Where the learner is asked, the question offers the one answer that the lesson is about.
"""

from functools import cache
from random import Random
from typing import NamedTuple

import msgspec

from brelan.bots import bot_for
from brelan.engine.table import Table
from brelan.games import catalogue
from brelan.games.face import face
from brelan.server.messages import Picture, Question, Told
from brelan.server.picture import in_words, picture, question, told

LEARNER = 0
NAMES = ("", "Zoé", "Nino")
"""The learner has the name he gives himself."""


SILENT = {"showing": "no"}


class Course(NamedTuple):
    """Which deal is played, by its seed, and the options of the table; the lesson ends with the first deal or round."""

    seed: int
    options: dict[str, object]


COURSES = {
    "ferme": Course(8, SILENT | {"deals": 1}),
    "peek": Course(19, SILENT | {"rounds": 1}),
    "kids": Course(2, {**SILENT}),
    "enfer": Course(13, {**SILENT}),
    "champ": Course(15, {**SILENT}),
}


class Scene(msgspec.Struct, frozen=True):
    """One moment: what has just been told, the table as the learner knows it, and what he is asked, if he is."""

    tells: tuple[Told, ...]
    picture: Picture
    holding: dict[str, str]
    counts: int
    question: Question | None


class Lesson(msgspec.Struct, frozen=True):
    """A first deal, moment by moment."""

    game: str
    names: tuple[str, ...]
    scenes: tuple[Scene, ...]


@cache
def lesson(game: str) -> Lesson:
    """The lesson of a game."""
    course, box, bot = COURSES[game], catalogue(game), bot_for(game)
    table = Table.begin(box, len(NAMES), course.options, course.seed, names=NAMES)
    rng = Random(course.seed)
    scenes: list[Scene] = []
    while not table.over and getattr(table.state, box.deal) <= 1:
        seat = next((seat for seat in table.awaited if seat == LEARNER), table.awaited[0])
        choice = bot(table.view(seat), table.asks[seat], rng)
        asked = question(table, LEARNER, len(scenes)) if seat == LEARNER else None
        scenes.append(_scene(table, asked and _only(asked, choice)))
        table.answer(seat, choice)
    scenes.append(_scene(table, None))
    return Lesson(game, NAMES, tuple(scenes))


def _scene(table: Table, asked: Question | None) -> Scene:
    game, state = table.game, table.state.copy()  # a picture shares its lists
    tells = tuple(told(game, tell, LEARNER) for tell in table.tells)
    table.tells.clear()
    shown = face(game.name)
    holding = in_words(lambda lang: shown.holding(state, LEARNER, lang))
    return Scene(tells, picture(game, state, LEARNER), holding, shown.counting(state, LEARNER), asked)


def _only(asked: Question, choice: int | tuple[int, ...]) -> Question:
    """The same question, with the answer that the lesson is about."""
    if isinstance(choice, tuple):
        return msgspec.structs.replace(asked, members=choice, least=len(choice), most=len(choice))
    if asked.form == "amount":
        return msgspec.structs.replace(asked, least=choice, most=choice)
    options = tuple(name for i, name in zip(asked.members, asked.options, strict=False) if i == choice)
    return msgspec.structs.replace(asked, members=(choice,), options=options)
