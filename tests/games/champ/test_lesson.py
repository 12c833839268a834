"""The first deal to learn the game by."""

from brelan.server.lessons import lesson


def test_the_learner_meets_every_moment_that_matters() -> None:
    asked = {task.question.step for task in lesson("champ").tasks if task.question}
    assert asked == {"decide"}


def test_backs_tell_which_card_it_may_be_and_who_is_sure_of_a_flush() -> None:
    tasks = {task.key: task for task in lesson("champ").tasks}
    assert tasks["class"].drawn[int(str(tasks["class"].answer))] == ("9s",)
    assert tasks["flush"].answer == 2
