"""A lesson as a page is told it: the moments of a first deal, what the learner does in them, and what is said of it.

All of it is real: the table is played by its rules, and what is right is asked of the rules, the judge and the score.
"""

from functools import cache
from typing import Any, Literal

import msgspec
from msgspec.structs import replace

from brelan import shelf
from brelan.engine.state import AnyState
from brelan.engine.table import Table
from brelan.engine.tells import Tell
from brelan.lesson import (
    LEARNER,
    WRONG,
    Answer,
    Pick,
    Step,
    Stronger,
    Touch,
    Who,
    choices,
    moves,
    play,
    right_choice,
    slip_of,
)
from brelan.lesson import Lesson as Written
from brelan.room.requests import Refused
from brelan.server.messages import Picture, Prompt, SeenTell, Value
from brelan.server.picture import held, picture, prompt, seen
from brelan.texts import LANGUAGES, words

Said = dict[str, str]
"""A sentence in each language."""


class Scene(msgspec.Struct, frozen=True):
    """One moment: what has just been told, and the table as the learner knows it."""

    tells: tuple[SeenTell, ...]
    picture: Picture
    holding: Said
    kind: str
    counts: int


class Reply(msgspec.Struct, frozen=True):
    """What is said about a wrong answer."""

    value: Value
    said: Said


class Task(msgspec.Struct, frozen=True):
    """What the learner does at a moment, and what is said before and after.

    `touch`: a thing on the mat, by the name that it has there, or a card. `answer`: the question of the rules.
    `pick`: one of the hands that are drawn. `who`: a player, by seat.
    """

    key: str
    scene: int
    kind: Literal["touch", "answer", "pick", "who"]
    todo: Said
    right: Said = {}
    """Why it was right."""
    wrong: Said = {}
    """Why it was wrong, where no reply says so."""
    answer: Value = 0
    """The right one."""
    touch: str = ""
    question: Prompt | None = None
    drawn: tuple[tuple[str, ...], ...] = ()
    named: tuple[Said, ...] = ()
    """What the hands are called that are drawn; a card has no other name."""
    replies: tuple[Reply, ...] = ()


class Lesson(msgspec.Struct, frozen=True):
    """A first deal, moment by moment, and what is to be done in it."""

    game: str
    names: tuple[str, ...]
    scenes: tuple[Scene, ...]
    tasks: tuple[Task, ...]
    end: Said


@cache
def lesson(game: str) -> Lesson:
    """The lesson of a game."""
    there = shelf.box(game).lesson
    if there is None:
        raise Refused("game", f"{game} has no lesson; expected a box that declares one")
    written = there()
    say, table, tasks = _Speaker(written), written.begin(shelf.game(game)), list[Task]()
    scenes, begun = [_scene(table, table.state, table.hand_over())], list[Scene]()
    for move in written.moves:
        if moves(move):  # what comes after the end of a deal is seen when somebody goes on
            scenes += begun
        if isinstance(move, Step):
            tasks.append(_task(say, table, move, len(scenes) - 1, len(tasks)))
        if moves(move):
            play(table, move)
            first, *begun = _scenes(table)
            scenes.append(first)
    return Lesson(game, table.names, tuple(scenes), tuple(tasks), say("end"))


def _scenes(table: Table) -> list[Scene]:
    """What a move brought about: how a deal, round or stage ended is a moment of its own, and what begins then too."""
    opens, told = shelf.box(table.game.name).face.opens, table.hand_over()
    cuts = [i for i in range(1, len(told)) if told[i].what in opens]
    stood = [next(glimpse.state for glimpse in reversed(table.glimpses) if glimpse.told <= cut) for cut in cuts]
    ends = [*cuts, len(told)]
    return [
        _scene(table, state, told[start:end])
        for state, start, end in zip([*stood, table.state], [0, *cuts], ends, strict=True)
    ]


def _scene(table: Table, at: AnyState, told: list[Tell]) -> Scene:
    game, state = table.game, at.copy()  # a picture shares its lists
    tells = tuple(seen(game, tell, LEARNER) for tell in told)
    return Scene(tells, picture(game, state, LEARNER), **held(game, state, LEARNER)._asdict())


class _Speaker:
    """Says what a lesson has to say, in every language."""

    def __init__(self, written: Written) -> None:
        self.words = [words(lang, written.texts) for lang in LANGUAGES]

    def __call__(self, key: str, **values: Said) -> Said:
        """A sentence; what it mentions is given in each language."""
        return {say.lang: say(key, **{name: said[say.lang] for name, said in values.items()}) for say in self.words}

    def of_mistake(self, step: Step, slip: str) -> Said:
        """Why it was wrong: what is said of this mistake, or of any."""
        key = f"{step.key}-{slip}"
        return self(key if key in self.words[0] else f"{step.key}-{WRONG}")


def _task(say: _Speaker, table: Table, step: Step, scene: int, number: int) -> Task:
    """A step, as the table stands."""
    task = Task(step.key, scene, "touch", say(step.key))
    if isinstance(step, Stronger):
        return _stronger(say, step, task)
    right = say(f"{step.key}-right")
    if isinstance(step, Answer):
        return replace(task, kind="answer", right=right, **_answer(say, table, step, number))
    wrong = say.of_mistake(step, WRONG)
    if isinstance(step, Pick):
        fits = [step.fits(table, card) for card in step.cards]
        drawn = tuple((card,) for card in step.cards)
        return replace(task, kind="pick", right=right, wrong=wrong, drawn=drawn, answer=_only(fits))
    if isinstance(step, Who):
        seats = [step.is_it(table, seat) for seat in range(table.state.players)]
        return replace(task, kind="who", right=right, wrong=wrong, answer=_only(seats))
    assert isinstance(step, Touch)
    return replace(task, touch=step.thing, right=right, wrong=wrong)


def _only(fits: list[bool]) -> int:
    """The one that fits."""
    assert fits.count(True) == 1, f"one of {len(fits)} is right, not {fits.count(True)}"
    return fits.index(True)


def _stronger(say: _Speaker, step: Stronger, task: Task) -> Task:
    """The judge orders the hands and names them."""
    deck, judge = step.judge.ranking.deck, step.judge
    hands = [deck.cards(hand) for hand in step.hands]
    readings = judge.read(hands)
    [best], [second], *_ = judge.order(readings)
    named = tuple({lang: judge.name(reading, lang) for lang in LANGUAGES} for reading in readings)
    drawn = tuple(tuple(deck.text(card) for card in hand) for hand in hands)
    said = {name: say(f"{step.key}-{name}", best=named[best], second=named[second]) for name in ("right", WRONG)}
    return replace(task, kind="pick", drawn=drawn, named=named, answer=best, **said)


def _answer(say: _Speaker, table: Table, step: Answer, number: int) -> dict[str, Any]:
    """The question that the rules put, and what is said of every wrong answer; an amount that follows is asked next."""
    right, put = right_choice(step, table), prompt(table, LEARNER, number)
    assert put is not None
    slips = {choice: slip_of(step, table, choice) for choice in choices(table.ask(LEARNER)) if choice != right}
    return {
        "question": replace(put, then={}),
        "answer": right,
        "replies": tuple(Reply(choice, say.of_mistake(step, slip)) for choice, slip in slips.items()),
    }
