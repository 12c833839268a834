"""How answers are written in records, read again, and asked for in words."""

from enum import IntEnum
from typing import Any

import pytest

from brelan.engine.asks import Ask, amount, one_of, some_of
from brelan.engine.flow import Manner
from brelan.engine.layout import declared
from brelan.engine.state import AnyState
from brelan.engine.steps import SEATS, Book, Question, parameters
from tests.engine.toy import Step, game


class Way(IntEnum):
    """What one may do."""

    FOLLOW = 0
    PASS = 1
    ALL_IN = 2


def _ask() -> Any:
    raise AssertionError("nobody asks here")


OPTIONS = Question(_ask, options=Way)
PEOPLE = Question(_ask, verb="points", members=SEATS)
NUMBER = Question(_ask, verb="stakes")
CARDS = Question(_ask, verb="lays")
SCALE = Question(_ask, verb="says", scale=("none", "a few", "many"))
WRITTEN = [
    (OPTIONS, one_of(0b101), {0: "follow", 2: "all_in"}, "follow or all_in"),
    (PEOPLE, one_of(0b110), {1: "points 2", 2: "points 3"}, "points 2 or points 3"),
    (NUMBER, amount(2, 11), {2: "stakes 2", 11: "stakes 11"}, "stakes and a number from 2 to 11"),
    (
        CARDS,
        some_of(0b1101, 0, 2),
        {0: "lays none", 0b1: "lays 1", 0b1100: "lays 3 4"},
        "lays and 0 to 2 of the positions 1 3 4, or none",
    ),
    (CARDS, some_of(0b1101, 2, 2), {0b101: "lays 1 3"}, "lays and 2 of the positions 1 3 4"),
    (CARDS, some_of(0b1101, 1, 2), {0b1000: "lays 4"}, "lays and 1 to 2 of the positions 1 3 4"),
    (SCALE, amount(1, 2), {1: "says a few", 2: "says many"}, "says and a place on the scale from a few to many"),
]


@pytest.mark.parametrize(("question", "ask", "answers", "expected"), WRITTEN)
def test_an_answer_is_written_in_words_and_read_from_them(
    question: Question, ask: Ask, answers: dict[int, str], expected: str
) -> None:
    assert {value: question.word(ask, value) for value in answers} == answers
    assert {question.read(ask, text): text for text in answers.values()} == answers
    assert question.expected(ask) == expected


@pytest.mark.parametrize(
    ("question", "ask", "text"),
    [
        (OPTIONS, one_of(0b101), "pass"),
        (OPTIONS, one_of(0b101), "FOLLOW"),
        (PEOPLE, one_of(0b110), "points 1"),
        (PEOPLE, one_of(0b110), "points"),
        (NUMBER, amount(2, 11), "stakes"),
        (NUMBER, amount(2, 11), "stake 3"),
        (NUMBER, amount(2, 11), "stakes 3 4"),
        (NUMBER, amount(2, 11), "stakes three"),
        (NUMBER, amount(2, 11), "stakes -3"),
        (NUMBER, amount(2, 11), "stakes none"),
        (CARDS, some_of(0b1101, 0, 2), "lays"),
        (CARDS, some_of(0b1101, 0, 2), "lay 1"),
        (CARDS, some_of(0b1101, 0, 2), "lays 1 1"),
        (CARDS, some_of(0b1101, 0, 2), "lays 0"),
        (CARDS, some_of(0b1101, 0, 2), "lays 1 none"),
        (CARDS, some_of(0b1101, 0, 2), "lays none none"),
        (SCALE, amount(1, 2), "says some"),
        (SCALE, amount(1, 2), "say many"),
    ],
)
def test_words_that_stand_for_no_answer_are_not_read(question: Question, ask: Ask, text: str) -> None:
    assert question.read(ask, text) == -1


def test_an_option_or_a_place_on_a_scale_has_the_number_of_its_name() -> None:
    assert [OPTIONS.number(name) for name in ("follow", "all_in", "Follow", "fold")] == [0, 2, -1, -1]
    assert [SCALE.number(name) for name in ("none", "many", "some")] == [0, 2, -1]
    assert NUMBER.number("follow") == -1


class Part(IntEnum):
    """The steps of a book that is written here."""

    LATER = 3
    ONCE = 1
    EACH = 2


def test_a_book_knows_of_each_step_its_name_its_manner_and_its_functions() -> None:
    book, called = Book(), []

    @book.happens(Part.ONCE)
    def once(t: AnyState) -> None:
        called.append("once")

    @book.happens(Part.EACH)
    def each(t: AnyState, seat: int) -> None:
        called.append(f"each {seat}")

    @book.question(Part.LATER, "picks", members=SEATS, manner=Manner.OPEN)
    @book.question(Part.LATER, "of", of=0)
    def pick(t: AnyState, seat: int) -> Ask:
        return one_of(0b11)

    @book.late(Part.LATER)
    def late(t: AnyState, seat: int, ask: Ask) -> int:
        return 1

    assert [(note.step, note.part, note.function) for note in book.notes] == [
        (Part.ONCE, "happens", once),
        (Part.EACH, "happens", each),
        (Part.LATER, "question", pick),
        (Part.LATER, "question", pick),
        (Part.LATER, "late", late),
    ]

    @declared(seats=2)
    class Bound(AnyState):
        """A table to which the book is bound."""

    book.bind(Bound, Part.ONCE)
    made = Bound.LAYOUT.constants
    assert made["NAME"] == ("", "ONCE", "EACH", "LATER")
    assert made["MANNER"] == (Manner.ROUND, Manner.ONCE, Manner.EACH, Manner.OPEN)
    assert made["PARTS"] == (0, 0, 0, 2)
    assert made["OF"] == (*[-1] * 9, 0, -1, -1)
    assert made["QUESTIONS"] == ((), (), (), (pick, pick))
    t = game.blank(2)
    for step in range(4):
        made["HAPPENS"][step](t, 1)
        made["ANSWERS"][step](t, 1, 0)
    assert called == ["once", "each 1"]
    assert made["TIMEOUTS"][3](t, 0, one_of(0b11)) == 1
    assert made["TIMEOUTS"][2](t, 0, amount(4, 9)) == 4


def test_the_parameters_of_a_rule_are_its_own_names_and_not_what_it_works_with() -> None:
    def rule(t: AnyState, seat: int) -> int:
        for other in range(seat):
            t.lead = other
        return t.lead

    assert parameters(rule) == ["t", "seat"]
    assert parameters(int.bit_length) == ["self"]


def test_a_table_that_tells_is_noted_before_a_step_if_something_has_been_told_since() -> None:
    t = game.blank(2)
    deal, count = (t.HAPPENS[step] for step in (Step.DEAL, Step.COUNT))
    deal(t, 0)
    assert not t.noted, "nobody listens"
    t.tells = []
    count(t, 0)
    assert not t.noted, "nothing has been told"
    t.tells.append("something")
    before = t.copy()
    count(t, 1)
    count(t, 1)
    assert t.noted == [(before, 1)]
    assert (t.noted[0][0].tells, t.noted[0][0].noted, t.noted[0][0].source) == (None, None, None)
    t.tells.append("more")
    count(t, 1)
    assert [told for _, told in t.noted] == [1, 2]
    t.HAPPENS[game.between](t, 0)
    t.HAPPENS[game.between](t, 0)
    assert [told for _, told in t.noted] == [1, 2, 2, 2], "between two deals always"
