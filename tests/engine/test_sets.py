"""Sets as integers say what Python's own sets say."""

import pytest

from brelan.engine.sets import bit, count, first, has, lowest, next_of, nth, scratch, single

WIDTH = 6


def members(of: int) -> list[int]:
    """As somebody would read them off the binary digits."""
    return [i for i, digit in enumerate(reversed(f"{of:b}")) if digit == "1"]


@pytest.mark.parametrize("of", range(1 << WIDTH))
def test_a_set_is_what_its_binary_digits_say(of: int) -> None:
    inside = members(of)
    assert [i for i in range(WIDTH + 2) if has(of, i)] == inside
    assert count(of) == len(inside)
    assert single(of) == (len(inside) <= 1)
    assert [nth(of, n) for n in range(len(inside))] == inside
    if inside:
        assert lowest(of) == inside[0]
        for start in range(WIDTH + 1):
            assert next_of(of, start) == next((i for i in inside if i >= start), inside[0])


def test_sets_are_made_of_one_member_or_of_the_first_few() -> None:
    assert [members(bit(i)) for i in range(WIDTH)] == [[i] for i in range(WIDTH)]
    assert [members(first(n)) for n in range(WIDTH)] == [list(range(n)) for n in range(WIDTH)]
    assert scratch(4) == [0, 0, 0, 0]
