"""The first deal to learn the game by."""

from brelan.server.lessons import lesson


def test_the_learner_meets_every_moment_that_matters() -> None:
    asked = {task.question.step for task in lesson("peek").tasks if task.question}
    assert asked == {"bet", "enter"}


def test_the_cup_is_pressed_before_anything_is_answered_and_again_when_the_common_dice_lie_there() -> None:
    assert [task.key for task in lesson("peek").tasks if task.touch == "cup"] == ["cup", "look"]
    assert lesson("peek").tasks[0].key == "cup"
