"""The first deal to learn the game by."""

from brelan.server.lessons import lesson


def test_the_learner_meets_every_moment_that_matters() -> None:
    asked = {task.question.step for task in lesson("enfer").tasks if task.question}
    assert asked == {"activate", "exchange", "lay", "pick", "raise", "reveal", "withdraw"}


def test_at_the_end_the_one_with_most_mises_leads_though_another_has_more_chips() -> None:
    last = lesson("enfer").scenes[-1].picture.numbers
    owned, chips = last["owned"], last["chips"]
    assert isinstance(owned, list)
    assert isinstance(chips, list)
    assert owned[0] > max(owned[1:])
    assert chips[0] < chips[1]
