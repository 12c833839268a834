"""The first deal to learn the game by."""

from brelan.server.lessons import lesson


def test_the_learner_meets_every_moment_that_matters() -> None:
    asked = {task.question.step for task in lesson("ferme").tasks if task.question}
    assert asked == {"bet", "exchange", "follow"}


def test_the_joker_stands_for_the_third_nine_and_is_never_thrown_away() -> None:
    tasks = {task.key: task for task in lesson("ferme").tasks}
    assert tasks["stands"].drawn[int(str(tasks["stands"].answer))] == ("9h",)
    with_joker = [reply for reply in tasks["exchange"].replies if isinstance(reply.value, tuple) and 2 in reply.value]
    assert {reply.said["fr"] for reply in with_joker} == {"Jamais le joker ! Il vaut un 9 de plus."}
