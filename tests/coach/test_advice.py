"""The coach: the best answer with its reasons, from the seat's own view; grades by what an answer gives away."""

import json
from dataclasses import replace
from pathlib import Path
from random import Random

import pytest

from brelan import shelf
from brelan.bots.thought import Candidate, Fact, Thought
from brelan.coach.advice import Advice, Grade, advise, as_good, judge, sentences, unit_of
from brelan.coach.review import decisions, review
from brelan.engine.asks import Ask, amount, one_of, some_of
from brelan.engine.record import restart, write
from brelan.engine.steps import POSITIONS, SEATS
from brelan.engine.table import Answered, Table
from brelan.players import bot_for
from brelan.texts import LANGUAGES
from brelan.trouble import WrongBox
from tests.boxes import DICE, TIMED, against_time
from tests.test_commands import brelan


def asked(game: str, answers: int) -> Table:
    """A table after some answers of regulars, where somebody has a choice."""
    box = shelf.game(game)
    table, rng, bot = Table.begin(box, box.least, None, 3), Random(1), bot_for(game)
    for _ in range(answers):
        seat = table.awaited[0]
        table.answer(seat, bot(table.view(seat), table.asks[seat], rng))
    return table


def advice(*options: Candidate, game: str = DICE) -> Advice:
    table = asked(game, 0)
    seat = table.awaited[0]
    return Advice(table.game, table.question, table.asks[seat], Thought(options), {"fr": (), "en": ()}, {}, table.names)


@pytest.mark.parametrize("game", shelf.names())
def test_the_coach_of_every_game_names_a_legal_answer_and_its_reasons_in_both_languages(game: str) -> None:
    table = asked(game, 3)
    seat = table.awaited[0]
    said = advise(table.view(seat), table.names)
    table.copy().answer(seat, said.ask.decode(said.thought.best.answer))
    for lang in LANGUAGES:
        lines = sentences(said, lang)
        assert len(lines) >= 2
        assert all(line.endswith((".", "!", "?")) for line in lines), lines
    assert sentences(said, "fr") != sentences(said, "en")


@pytest.mark.parametrize("game", shelf.names())
def test_the_coach_says_the_same_whatever_is_hidden(game: str) -> None:
    table = asked(game, 3)
    seat = table.awaited[0]
    view = table.view(seat)
    said = advise(view, table.names)
    for seed in range(5):
        assert advise(view.imagine(Random(seed)).view(seat), table.names) == said


def test_the_grade_follows_what_was_lost() -> None:
    minds = shelf.box(DICE).minds
    assert minds
    for grade, least in zip(list(Grade)[1:], minds.grades, strict=True):
        given = judge(advice(Candidate(0, 10.0, 1.0), Candidate(1, 10.0 - least, 0.0)), 1)
        assert given is not None
        assert given.grade == grade
        assert given.lost == pytest.approx(least)


def test_an_answer_that_good_players_use_is_never_wrong() -> None:
    given = judge(advice(Candidate(0, 10.0, 0.9), Candidate(1, 0.0, 0.1)), 1)
    assert given is not None
    assert given.grade == Grade.FREE_CHOICE


def test_how_often_good_players_give_an_answer_counts_from_one_in_twenty_on() -> None:
    for share, grade in ((0.05, Grade.FREE_CHOICE), (0.049, Grade.BLUNDER)):
        given = judge(advice(Candidate(0, 10.0, 1 - share), Candidate(1, 0.0, share)), 1)
        assert given is not None
        assert (given.grade, given.lost) == (grade, 10.0)


def test_what_was_not_weighed_and_what_was_no_choice_gets_no_grade() -> None:
    assert judge(advice(Candidate(0, 1.0, 1.0), Candidate(1, 0.0, 0.0)), 5) is None
    assert judge(advice(Candidate(0, 1.0, 1.0)), 0) is None


def test_an_amount_that_was_not_weighed_is_graded_like_the_nearest_one() -> None:
    sizes = advice(Candidate(2, 1.0, 1.0), Candidate(8, -9.0, 0.0))._replace(ask=amount(1, 20))
    near, far = judge(sizes, 3), judge(sizes, 15)
    assert near is not None
    assert far is not None
    assert (near.lost, far.lost) == (0.0, 10.0)


def test_answers_that_good_players_mix_are_named_together() -> None:
    mixed = advice(Candidate(0, 1.0, 0.6), Candidate(1, 1.0, 0.4))
    assert sentences(mixed, "en")[0].startswith("A mix is best: ")


def test_beside_the_best_answer_at_most_two_that_are_given_often_are_named_the_most_frequent_first() -> None:
    mixed = advice(Candidate(0, 1.0, 0.2), Candidate(1, 0.9, 0.25), Candidate(2, 0.9, 0.3), Candidate(3, 0.9, 0.24))
    assert [option.answer for option in as_good(mixed)] == [0, 2, 1]
    crowd = advice(*(Candidate(i, float(i == 1), 0.25 + i / 100) for i in range(4)))
    assert [option.answer for option in as_good(crowd)] == [1, 3, 2]
    alone = advice(Candidate(0, 1.0, 0.6), Candidate(1, 0.9, 0.2), Candidate(2, 0.9, 0.2))
    assert [option.answer for option in as_good(alone)] == [0]
    assert sentences(alone, "en")[0].startswith("Best: ")


@pytest.mark.parametrize(
    ("ask", "answer", "members", "called", "expected"),
    [
        (amount(1, 9), 4, POSITIONS, (), "Best: 4."),
        (some_of(0b111, 0, 3), 0b101, POSITIONS, (), "Best: cards no. 1, 3."),
        (some_of(0b111, 0, 3), 0b101, POSITIONS, ("K♠", "7♦", "2♣"), "Best: K♠, 2♣."),
        (one_of(0b111), 2, POSITIONS, (), "Best: no. 3."),
        (one_of(0b111), 2, POSITIONS, ("the left", "the middle", "the right"), "Best: the right."),
        (one_of(0b11), 1, SEATS, (), "Best: Bruno."),
    ],
)
def test_an_answer_is_said_as_an_amount_by_what_has_a_name_or_by_its_place_from_one_on(
    ask: Ask, answer: int, members: str, called: tuple[str, ...], expected: str
) -> None:
    plain = advice(Candidate(answer, 1.0, 1.0))
    question = replace(plain.question, options=None, scale=(), members=members)
    asked_so = plain._replace(ask=ask, question=question, called={"en": called}, names=("Anna", "Bruno"))
    assert sentences(asked_so, "en") == [expected]


def test_where_a_box_has_no_minds_nothing_is_wrong_and_games_are_counted(monkeypatch: pytest.MonkeyPatch) -> None:
    said, bare = advice(Candidate(0, 10.0, 1.0), Candidate(1, 0.0, 0.0)), replace(shelf.box(DICE), minds=None)
    minds = shelf.box(DICE).minds
    assert minds is not None
    assert unit_of(said.game) == minds.unit != "games"
    monkeypatch.setattr(shelf, "box", lambda _name: bare)
    assert judge(said, 1) == (Grade.FREE_CHOICE, 10.0)
    assert unit_of(said.game) == "games"
    assert sentences(said, "en")[0].startswith("Best: ")


def test_an_answer_on_a_scale_is_said_by_what_stands_there(monkeypatch: pytest.MonkeyPatch) -> None:
    plain, box = advice(Candidate(1, 1.0, 1.0)), shelf.box(DICE)
    face = replace(box.face, scale=lambda lang: (f"{lang} low", f"{lang} high"))
    monkeypatch.setattr(shelf, "box", lambda _name: replace(box, face=face))
    ladder = plain._replace(ask=amount(0, 1), question=replace(plain.question, options=None, scale=("low", "high")))
    assert sentences(ladder, "en") == ["Best: en high."]


def test_a_fact_without_a_sentence_is_an_error() -> None:
    wrong = advice(Candidate(0, 1.0, 1.0))
    with pytest.raises(WrongBox, match="there is no text fact-of-nothing"):
        sentences(wrong._replace(thought=Thought((Candidate(0, 1.0, 1.0),), (Fact("fact-of-nothing", {}),))), "fr")


def test_a_review_grades_the_decisions_of_one_seat_in_their_order() -> None:
    table = asked(DICE, 12)
    graded = list(review(table, restart(table), 0))
    assert graded
    assert [one.number for one in graded] == sorted(one.number for one in graded)
    given = [table.answers[one.number - 1] for one in graded]
    assert all(isinstance(one, Answered) and one.seat == 0 for one in given)


def test_the_decisions_of_a_seat_are_its_answers_but_what_the_clock_gave_each_with_the_table_before_it() -> None:
    """Against the clock: seats run out of time, and later the table does."""
    table, bot, rng = Table.begin(shelf.game(TIMED), 3, against_time(TIMED), 3), bot_for(TIMED), Random(1)
    own, by_clock = list[tuple[int, bytes, int]](), 0
    while not table.over:
        if len(table.answers) == 5:
            table.ring()
        seat, number, before = table.awaited[0], len(table.answers) + 1, table.state.tobytes()
        if number % 4 == 0:
            table.time_out(seat)
            by_clock += seat == 1
            continue
        table.answer(seat, bot(table.view(seat), table.asks[seat], rng))
        given = table.answers[-1]
        assert isinstance(given, Answered)
        own += [(number, before, given.value)] if seat == 1 else []
    assert [(n, seen.state.tobytes(), value) for n, seen, value in decisions(table, restart(table), 1)] == own
    assert by_clock
    assert own[-1][0] > 6, "some came after the table's time was up"


def test_the_command_says_what_to_do_and_grades_what_was_done(tmp_path: Path) -> None:
    file = tmp_path / "game.brelan"
    file.write_text(write(asked(DICE, 12)), encoding="utf-8")
    told = brelan("hint", str(file), "--lang", "en")
    assert told.returncode == 0, told.stderr
    assert told.stdout.startswith(("Best: ", "A mix is best: "))
    found = json.loads(brelan("hint", str(file), "--json").stdout)
    minds = shelf.box(DICE).minds
    assert minds is not None
    assert found["unit"] == minds.unit
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
    file.write_text(write(asked(DICE, 4)), encoding="utf-8")
    done = brelan("hint", str(file), *words)
    assert done.returncode == 2
    assert expected in done.stderr
