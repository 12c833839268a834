"""The first deal to learn a game by: always the same, worth the while, and from the learner's seat alone."""

import pytest

from brelan.games import NAMES
from brelan.server.lessons import LEARNER, lesson

MOMENTS = {"ferme": {"follow", "exchange", "bet"}, "peek": {"enter", "bet"}, "kids": {"choose"}, "champ": {"decide"}}
MOMENTS["enfer"] = {"pick", "lay", "withdraw", "exchange", "activate", "raise", "reveal"}
"""What a learner has to have met, by the steps of each game."""


@pytest.mark.parametrize("game", NAMES)
def test_a_lesson_meets_every_moment_that_matters_and_the_learner_wins_it(game: str) -> None:
    scenes = lesson(game).scenes
    asked = [scene.question for scene in scenes if scene.question]
    assert {question.step for question in asked} >= MOMENTS[game]
    assert 2 <= len(asked) <= 12
    won = {tell.seat for scene in scenes for tell in scene.tells if tell.what in ("won", "swept")}
    assert LEARNER in won


@pytest.mark.parametrize("game", NAMES)
def test_a_question_of_a_lesson_offers_one_answer(game: str) -> None:
    for scene in lesson(game).scenes:
        if scene.question and scene.question.form == "amount":
            assert scene.question.least == scene.question.most
        elif scene.question:
            assert len(scene.question.members) == (1 if scene.question.form == "one" else scene.question.least)


@pytest.mark.parametrize("game", NAMES)
def test_the_scenes_of_a_lesson_are_moments_of_their_own(game: str) -> None:
    scenes = lesson(game).scenes
    assert len({str(scene.picture.numbers) for scene in scenes}) > len(scenes) // 2
