"""Poker Kids at a terminal."""

import re

from tests.terminal import Play, chosen, questions


def test_K6_what_the_stage_card_says_stands_above_the_question_and_is_not_read_out_besides(play: Play) -> None:
    (asked,) = questions(play(chosen("kids", "fr"), []))
    stages = re.findall(r"^Étape (\d) : .*$", asked, re.MULTILINE)
    assert stages == [str(stage) for stage in range(1, len(stages) + 1)]
    assert len(stages) >= 3
    assert "[K6]" in asked
    assert not re.search(r"^ +Étape \d : ", asked, re.MULTILINE)
