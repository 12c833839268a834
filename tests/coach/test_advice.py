"""The coach: the best answer with its reasons, from the seat's own view; grades by what an answer gives away."""

import json
from pathlib import Path
from random import Random

import pytest

from brelan.bots import bot_for
from brelan.bots.thought import Fact, Option, Thought
from brelan.coach.advice import Advice, Grade, advise, judge, sentences
from brelan.coach.review import review
from brelan.engine.asks import amount
from brelan.engine.record import restart, write
from brelan.engine.table import Answered, Table
from brelan.games import NAMES, catalogue
from brelan.texts import LANGUAGES
from tests.test_commands import brelan


def asked(game: str, answers: int) -> Table:
    """A table after some answers of regulars, where somebody has a choice."""
    box = catalogue(game)
    table, rng, bot = Table.begin(box, box.least, None, 3), Random(1), bot_for(game)
    for _ in range(answers):
        seat = table.awaited[0]
        table.answer(seat, bot(table.view(seat), table.asks[seat], rng))
    return table


def advice(*options: Option, game: str = "peek") -> Advice:
    table = asked(game, 0)
    seat = table.awaited[0]
    return Advice(table.game, table.question, table.asks[seat], Thought(options), {"fr": (), "en": ()}, table.names)


@pytest.mark.parametrize("game", NAMES)
def test_the_coach_of_every_game_names_a_legal_answer_and_his_reasons_in_both_languages(game: str) -> None:
    table = asked(game, 3)
    seat = table.awaited[0]
    said = advise(table.view(seat), table.names)
    table.copy().answer(seat, said.ask.decode(said.thought.best.answer))
    for lang in LANGUAGES:
        lines = sentences(said, lang)
        assert len(lines) >= 2
        assert all(line.endswith((".", "!", "?")) for line in lines), lines
    assert sentences(said, "fr") != sentences(said, "en")


@pytest.mark.parametrize("game", NAMES)
def test_the_coach_says_the_same_whatever_is_hidden(game: str) -> None:
    table = asked(game, 3)
    seat = table.awaited[0]
    view = table.view(seat)
    said = advise(view, table.names)
    for seed in range(5):
        assert advise(view.imagine(Random(seed)).view(seat), table.names) == said


def test_in_poker_denfer_hands_mises_and_cards_are_called_by_their_names() -> None:
    table, bot, rng, said = asked("enfer", 0), bot_for("enfer"), Random(1), dict[str, list[str]]()
    while not {"picks", "lays", "exchanges"} <= said.keys():
        seat, verb = table.awaited[0], table.question.verb
        if verb in ("picks", "lays", "exchanges"):
            said[verb] = sentences(advise(table.view(seat), table.names), "fr")
        table.answer(seat, bot(table.view(seat), table.asks[seat], rng))
    assert said["picks"][0].startswith("Le mieux : la main ")
    assert "la main " in said["picks"][1]
    assert said["lays"][0].startswith("Le mieux : « ")
    assert set(said["exchanges"][0]) & set("♣♦♥♠") or "garder" in said["exchanges"][0]
    assert not any("n°" in line for lines in said.values() for line in lines)


def test_the_grade_follows_what_was_lost() -> None:
    from brelan.bots.peek import GRADES

    for grade, least in zip(list(Grade)[1:], GRADES, strict=True):
        given = judge(advice(Option(0, 10.0, 1.0), Option(1, 10.0 - least, 0.0)), 1)
        assert given is not None
        assert given.grade == grade
        assert given.lost == pytest.approx(least)


def test_an_answer_that_good_players_use_is_never_wrong() -> None:
    given = judge(advice(Option(0, 10.0, 0.9), Option(1, 0.0, 0.1)), 1)
    assert given is not None
    assert given.grade == Grade.FREE_CHOICE


def test_what_was_not_weighed_and_what_was_no_choice_gets_no_grade() -> None:
    assert judge(advice(Option(0, 1.0, 1.0), Option(1, 0.0, 0.0)), 5) is None
    assert judge(advice(Option(0, 1.0, 1.0)), 0) is None


def test_an_amount_that_was_not_weighed_is_graded_like_the_nearest_one() -> None:
    sizes = advice(Option(2, 1.0, 1.0), Option(8, -9.0, 0.0))._replace(ask=amount(1, 20))
    near, far = judge(sizes, 3), judge(sizes, 15)
    assert near is not None
    assert far is not None
    assert (near.lost, far.lost) == (0.0, 10.0)


def test_answers_that_good_players_mix_are_named_together() -> None:
    mixed = advice(Option(0, 1.0, 0.6), Option(1, 1.0, 0.4))
    assert sentences(mixed, "en")[0].startswith("A mix is best: ")


def test_a_fact_without_a_sentence_is_an_error() -> None:
    wrong = advice(Option(0, 1.0, 1.0))
    with pytest.raises(LookupError):
        sentences(wrong._replace(thought=Thought((Option(0, 1.0, 1.0),), (Fact("fact-of-nothing", {}),))), "fr")


def test_a_review_grades_the_decisions_of_one_seat_in_their_order() -> None:
    table = asked("peek", 12)
    graded = list(review(table, restart(table), 0))
    assert graded
    assert [one.number for one in graded] == sorted(one.number for one in graded)
    given = [table.answers[one.number - 1] for one in graded]
    assert all(isinstance(one, Answered) and one.seat == 0 for one in given)


def test_the_command_says_what_to_do_and_grades_what_was_done(tmp_path: Path) -> None:
    file = tmp_path / "game.brelan"
    file.write_text(write(asked("peek", 12)), encoding="utf-8")
    told = brelan("hint", str(file), "--lang", "en")
    assert told.returncode == 0, told.stderr
    assert told.stdout.startswith(("Best: ", "A mix is best: "))
    found = json.loads(brelan("hint", str(file), "--json").stdout)
    assert found["unit"] == "points"
    assert abs(sum(option["share"] for option in found["options"]) - 1) < 0.01
    assert "Decision" in brelan("hint", str(file), "--seat", "1", "--grade", "--lang", "en").stdout


@pytest.mark.parametrize(
    ("words", "expected"),
    [
        (("--seat", "7"), "expected a seat from 1 to 2"),
        (("--at", "99"), "expected a number from 1 to"),
        (("--grade",), "expected --seat and a number"),
        (("--grade", "--seat", "1", "--at", "1"), "expected no --at beside it"),
    ],
)
def test_a_hint_that_cannot_be_given_is_said_in_a_line(tmp_path: Path, words: tuple[str, ...], expected: str) -> None:
    file = tmp_path / "game.brelan"
    file.write_text(write(asked("peek", 4)), encoding="utf-8")
    done = brelan("hint", str(file), *words)
    assert done.returncode == 2
    assert expected in done.stderr
