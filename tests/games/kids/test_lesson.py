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


def test_K11_the_learner_sees_stronger_hands_fall_to_the_last_place_because_they_tie() -> None:
    taught = lesson("kids")
    tie = next(task for task in taught.tasks if task.key == "tie")
    numbers = dict(taught.scenes[tie.scene].picture.numbers)
    assert tie.answer == 0
    assert numbers["place"] == [1, 3, 3, 0, 0, 0]
    mine, *others = numbers["strength"][:3] if isinstance(numbers["strength"], list) else []
    assert all(other > mine for other in others)
