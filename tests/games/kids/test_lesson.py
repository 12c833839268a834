"""The first deal to learn the game by."""

from brelan.server.lessons import lesson


def test_the_learner_meets_every_moment_that_matters() -> None:
    asked = {task.question.step for task in lesson("kids").tasks if task.question}
    assert asked == {"choose"}


def test_what_a_wrong_pair_makes_is_named_and_never_praised() -> None:
    tasks = {task.key: task for task in lesson("kids").tasks}
    for reply in tasks["straight"].replies:
        assert reply.said["en"].startswith(("That makes a pair", "They do not go together"))
    tens = {2, 3}
    replies = tasks["keep"].replies
    spent = {reply.said["en"] for reply in replies if isinstance(reply.value, tuple) and tens & set(reply.value)}
    assert spent == {"Not the tens! Keep them for the end."}
