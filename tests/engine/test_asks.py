"""A question says what may be answered, and nothing else may be."""

from collections import Counter
from itertools import combinations
from random import Random
from typing import Any

import numpy as np
import pytest

from brelan.engine.asks import (
    Ask,
    Form,
    allows,
    amount,
    any_answer,
    any_part,
    given,
    least_answer,
    nothing,
    one_of,
    some_of,
)
from brelan.engine.chance import roll, seeded
from brelan.engine.sets import nth

THREE = 0b01101
"""Three members: 0, 2 and 3."""
LAST = 1 << 62
QUESTIONS = [
    (nothing(), (Form.NOTHING, 0, 0, 0), []),
    (given(5), (Form.GIVEN, 0, 5, 5), []),
    (one_of(0), (Form.NOTHING, 0, 0, 0), []),
    (one_of(0b100), (Form.GIVEN, 0, 2, 2), []),
    (one_of(THREE), (Form.ONE_OF, THREE, 1, 1), [0, 2, 3]),
    (one_of(0b11), (Form.ONE_OF, 0b11, 1, 1), [0, 1]),
    (some_of(THREE, 1, 2), (Form.SOME_OF, THREE, 1, 2), [0b1, 0b100, 0b101, 0b1000, 0b1001, 0b1100]),
    (some_of(THREE, 2, 2), (Form.SOME_OF, THREE, 2, 2), [0b101, 0b1001, 0b1100]),
    (some_of(0b11, 0, 9), (Form.SOME_OF, 0b11, 0, 2), [0b00, 0b01, 0b10, 0b11]),
    (some_of(THREE, 3, 9), (Form.GIVEN, 0, THREE, THREE), []),
    (some_of(THREE, 0, 0), (Form.GIVEN, 0, 0, 0), []),
    (some_of(0, 0, 2), (Form.GIVEN, 0, 0, 0), []),
    (some_of(0b1, 0, 1), (Form.SOME_OF, 0b1, 0, 1), [0, 1]),
    (amount(2, 2), (Form.GIVEN, 0, 2, 2), []),
    (amount(2, 5), (Form.AMOUNT, 0, 2, 5), [2, 3, 4, 5]),
    (amount(0, 1), (Form.AMOUNT, 0, 0, 1), [0, 1]),
]


@pytest.mark.parametrize(("ask", "written", "legal"), QUESTIONS, ids=repr)
def test_a_question_allows_its_answers_and_no_other_number(
    ask: Ask, written: tuple[int, ...], legal: list[int]
) -> None:
    assert tuple(ask) == written
    around = [*range(-17, 64), 1 << 40, LAST, LAST + 1, LAST | 1, 1 << 63, 10**30, -LAST]
    assert [value for value in around if allows(ask, value)] == legal
    assert least_answer(ask) == (legal[0] if legal else ask.least)


@pytest.mark.parametrize("ask", [ask for ask, _, legal in QUESTIONS if legal], ids=repr)
def test_any_answer_is_one_of_the_legal_ones_and_each_of_them_comes(ask: Ask) -> None:
    legal = next(legal for other, _, legal in QUESTIONS if other == ask)
    luck = [seeded(7)]
    found = Counter(any_answer(ask, luck) for _ in range(400))
    assert sorted(found) == legal
    sizes = Counter(value.bit_count() for value in found.elements())
    alike = sizes if ask.form == Form.SOME_OF else found
    assert max(alike.values()) < 1.5 * min(alike.values()), "of options, amounts and sizes each is equally likely"


def test_a_random_answer_takes_one_number_from_the_generator_and_one_more_for_each_member() -> None:
    for seed in range(20):
        assert any_answer(amount(3, 12), [seeded(seed)]) == 3 + roll([seeded(seed)], 10)
        assert any_answer(one_of(THREE), [seeded(seed)]) == nth(THREE, roll([seeded(seed)], 3))
        luck = [seeded(seed)]
        size = 1 + roll(luck, 2)
        left = [0, 2, 3]
        chosen = [left.pop(roll(luck, len(left))) for _ in range(size)]
        again = [seeded(seed)]
        assert any_answer(some_of(THREE, 1, 2), again) == sum(1 << i for i in chosen)
        assert again == luck


def test_each_part_of_a_size_is_equally_likely() -> None:
    luck = [seeded(3)]
    found = Counter(any_part(0b11101, 2, luck) for _ in range(3000))
    assert set(found) == {1 << a | 1 << b for a, b in combinations((0, 2, 3, 4), 2)}
    assert all(400 < n < 600 for n in found.values())


def test_the_same_random_numbers_give_the_same_answer_in_every_version() -> None:
    assert [amount(0, 999).any(Random(n)) for n in range(5)] == [596, 814, 456, 585, 5]
    assert some_of(0b1111, 1, 3).any(Random(0)) == (1, 2)


@pytest.mark.parametrize(
    ("choice", "number", "members"),
    [
        (3, 3, -1),
        (0, 0, -1),
        (np.int64(3), 3, -1),
        (True, -1, -1),
        (3.0, -1, -1),
        ("3", -1, -1),
        (None, -1, -1),
        ([], -1, 0),
        ([0, 2], -1, 0b101),
        ((2, 0), -1, 0b101),
        ({1}, -1, 0b10),
        (frozenset({62}), -1, LAST),
        ([63], -1, -1),
        ([-1], -1, -1),
        ([1, 1], -1, -1),
        ([0, True], -1, -1),
        (["0"], -1, -1),
        ({0: 1}, -1, -1),
    ],
)
def test_what_people_write_is_read_as_the_rules_count_or_not_at_all(choice: Any, number: int, members: int) -> None:
    assert one_of(THREE).encode(choice) == amount(0, 9).encode(choice) == number
    assert some_of(THREE, 0, 2).encode(choice) == members


def test_an_answer_is_read_back_as_positions_or_as_a_number() -> None:
    assert some_of(THREE | LAST, 0, 3).options() == [0, 2, 3, 62]
    assert some_of(THREE | LAST, 0, 3).decode(LAST | 0b1001) == (0, 3, 62)
    assert one_of(THREE).decode(3) == amount(0, 9).decode(3) == 3
    assert nothing().options() == amount(0, 9).options() == []
