"""The first deal to learn a game by: real, always the same, each step with its reasons."""

import pytest

from brelan import shelf
from brelan.lesson import LEARNER, Step, play
from brelan.room.requests import Refused
from brelan.server.lessons import Task, lesson
from brelan.server.picture import purses
from brelan.texts import LANGUAGES
from tests.boxes import OURS

SHORT = 130
"""What a child reads in one breath, in letters."""
LESSONS = [name for name in shelf.names() if shelf.box(name).lesson]


def what_is_said(task: Task) -> list[dict[str, str]]:
    """Everything that a step may say of a try."""
    of_tries = [reply.said for reply in task.replies]
    return [task.right, *of_tries] if task.kind == "answer" else [task.right, task.wrong]


def test_every_box_of_ours_has_a_lesson() -> None:
    assert set(OURS) <= set(LESSONS)


@pytest.mark.parametrize("game", OURS)
def test_a_lesson_of_ours_has_six_to_eight_steps(game: str) -> None:
    assert 6 <= len(lesson(game).tasks) <= 8


@pytest.mark.parametrize("game", LESSONS)
def test_a_lesson_begins_with_a_touch_and_says_nothing_twice(game: str) -> None:
    tasks = lesson(game).tasks
    assert len({task.key for task in tasks}) == len(tasks)
    first = tasks[0]
    assert first.kind == "touch" or (first.question is not None and first.question.of == "positions")


@pytest.mark.parametrize("game", LESSONS)
def test_every_step_can_be_done_wrongly_and_a_short_sentence_says_why(game: str) -> None:
    for task in lesson(game).tasks:
        said = what_is_said(task)
        assert len(said) > 1, task.key
        for each in (*said, task.todo):
            assert set(each) == set(LANGUAGES), task.key
            assert all(0 < len(text) <= SHORT for text in each.values()), (task.key, each)
        assert task.right not in said[1:]


@pytest.mark.parametrize("game", LESSONS)
def test_every_answer_that_the_rules_allow_is_judged(game: str) -> None:
    for task in lesson(game).tasks:
        if task.question is None:
            continue
        judged = {task.answer, *(reply.value for reply in task.replies)}
        assert len(judged) == 1 + len(task.replies)
        if task.question.form == "amount":
            assert judged == set(range(task.question.least, task.question.most + 1))
        elif task.question.form == "one":
            assert judged == set(task.question.members)
        else:
            alone = {value for value in judged if isinstance(value, tuple) and len(value) == task.question.least}
            assert {member for value in alone for member in value} <= set(task.question.members)


@pytest.mark.parametrize("game", LESSONS)
def test_the_learner_wins_what_there_is_to_win(game: str) -> None:
    there = shelf.box(game).lesson
    assert there is not None
    table = there().begin(shelf.game(game))
    before = purses(table.game, table.state)
    for move in there().moves:
        play(table, move)
    after = purses(table.game, table.state)
    assert [what for what, has in after.items() if has[LEARNER] > max(before[what][LEARNER], *has[LEARNER + 1 :])]
    assert lesson(game).tasks[-1].answer == LEARNER, "at the end the learner leads, and says so"


@pytest.mark.parametrize("game", LESSONS)
def test_the_moments_of_a_lesson_are_the_learners_own_and_end_with_the_deal(game: str) -> None:
    scenes = lesson(game).scenes
    assert len({str(scene.picture.numbers) for scene in scenes}) > len(scenes) // 2
    deal = shelf.game(game).deal
    assert {scene.picture.numbers[deal] for scene in scenes} == {1}


@pytest.mark.parametrize("game", [name for name in shelf.names() if name not in LESSONS])
def test_a_box_without_a_lesson_says_so(game: str) -> None:
    with pytest.raises(Refused, match="expected a box that declares one"):
        lesson(game)


@pytest.mark.parametrize("game", LESSONS)
def test_every_text_of_a_lesson_is_said(game: str) -> None:
    """What nobody can bring about is not written."""
    there = shelf.box(game).lesson
    assert there is not None
    keys = {step.key for step in there().moves if isinstance(step, Step)}
    assert keys == {task.key for task in lesson(game).tasks}
