"""How answers are spelled: every legal answer in exactly one way, and no other."""

from itertools import combinations

from hypothesis import given
from hypothesis import strategies as some

from brelan.engine.asks import Ask, Form, allows, amount, one_of, some_of
from brelan.learn.spelling import (
    DONE,
    WHOLE,
    first_letter,
    fits_spelling,
    may_stop_spelling,
    next_letters,
    spell_on,
    spell_rest,
)
from brelan.learn.turns import COLUMNS, FORM, LEAST, MEMBERS, MOST, PLACE, SPELLED


def turn_of(ask: Ask) -> list[int]:
    turn = [0] * COLUMNS
    turn[FORM], turn[MEMBERS], turn[LEAST], turn[MOST] = ask
    turn[PLACE] = first_letter(ask.form, ask.most)
    spell_rest(turn)
    return turn


def spelled(turn: list[int]) -> list[int]:
    """Every answer that the letters lead to, as often as they do."""
    if turn[PLACE] == WHOLE:
        return [turn[SPELLED]]
    found = []
    letters = [a for a in range(DONE) if next_letters(turn) >> a & 1] + [DONE] * may_stop_spelling(turn)
    assert letters == [action for action in range(-1, 66) if fits_spelling(turn, action)]
    assert len(letters) > 1
    for action in letters:
        longer = list(turn)
        spell_on(longer, action)
        spell_rest(longer)
        found += spelled(longer)
    return found


@given(some.sets(some.integers(0, 62), min_size=2, max_size=9), some.integers(0, 9), some.integers(1, 9))
def test_every_part_of_a_set_is_spelled_in_one_way(members: set[int], least: int, most: int) -> None:
    least = min(least, len(members), most)
    ask = some_of(sum(1 << member for member in members), least, most)
    if ask.form != Form.SOME_OF:
        return
    parts = [sum(1 << m for m in part) for n in range(least, ask.most + 1) for part in combinations(sorted(members), n)]
    assert sorted(spelled(turn_of(ask))) == sorted(parts)


@given(some.integers(0, 9000), some.integers(1, 700))
def test_every_amount_is_spelled_in_one_way(least: int, more: int) -> None:
    found = spelled(turn_of(amount(least, least + more)))
    assert found == list(range(least, least + more + 1))


@given(some.sets(some.integers(0, 62), min_size=2))
def test_an_option_is_one_action(members: set[int]) -> None:
    ask = one_of(sum(1 << member for member in members))
    assert spelled(turn_of(ask)) == sorted(members)
    assert all(allows(ask, value) for value in spelled(turn_of(ask)))
