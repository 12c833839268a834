"""Chance that was written down comes in its order, and says what is wrong with it."""

import pytest

from brelan.engine.chance import low
from brelan.engine.source import LOT, Outcome, OutOfChance, Script, Witness
from tests.engine.toy import State, game

CARD, DIE = 0, 1


def table() -> State:
    t = State.new(2)
    t.chance = 987654321
    return t


def test_what_is_written_comes_first_and_then_the_seed_if_there_is_one() -> None:
    t = table()
    script = Script((Outcome(LOT, 1), Outcome(CARD, 7), Outcome(DIE, 2)), goes_on=True)
    assert script.below(t, 2) == 1
    assert script.card(t, [3, 7, 5], t.stock, t.gone) == 1
    assert script.die(t, 3, t.die) == 2
    assert t.drawn == 3
    assert [script.below(t, 9), script.die(t, 9, t.die), script.card(t, [4] * 9, t.stock, t.gone)] == [low(t, 9)] * 3
    assert t.drawn == 6


@pytest.mark.parametrize(
    ("outcome", "says"),
    [
        (Outcome(LOT, 3), "outcome 1 is =4, where =1 to =3 can come"),
        (Outcome(LOT, -1), "outcome 1 is =0, where =1 to =3 can come"),
        (Outcome(CARD, 0), r"outcome 1 is a card or die of the game, where a lot \(= and a number\) was expected"),
        (Outcome(DIE, 0), r"outcome 1 is a card or die of the game, where a lot \(= and a number\) was expected"),
    ],
)
def test_a_lot_that_cannot_come_is_refused(outcome: Outcome, says: str) -> None:
    with pytest.raises(OutOfChance, match=f"^{says}$"):
        Script((outcome,)).below(table(), 3)


def test_a_card_or_die_that_cannot_come_is_refused() -> None:
    t, lot = table(), r"a lot \(= and a number\), where a card or die of the game was expected"
    with pytest.raises(OutOfChance, match=r"^outcome 1 is a card that is not in the stock any more$"):
        Script((Outcome(CARD, 6),)).card(table(), [3, 7, 5], t.stock, t.gone)
    with pytest.raises(OutOfChance, match=f"^outcome 1 is {lot}$"):
        Script((Outcome(LOT, 3),)).card(table(), [3, 7, 5], t.stock, t.gone)
    with pytest.raises(OutOfChance, match=f"^outcome 1 is {lot}$"):
        Script((Outcome(LOT, 0),)).die(table(), 3, t.die)
    with pytest.raises(OutOfChance, match=r"where a card or die of the game was expected$"):
        Script((Outcome(CARD, 0),)).die(table(), 3, t.die)
    with pytest.raises(OutOfChance, match=r"^the chance that was written down ends after 0 outcomes$"):
        Script(()).die(table(), 3, t.die)
    assert Script((Outcome(DIE, 2),)).die(table(), 3, t.die) == 2
    assert Script((Outcome(LOT, 0),)).below(table(), 3) == 0
    assert Script((Outcome(LOT, 2),)).below(table(), 3) == 2


def test_a_witness_writes_down_what_the_generator_gives() -> None:
    t = table()
    witness = Witness([])
    lot = low(t, 5)
    assert witness.below(t, 5) == lot
    assert witness.die(t, 5, t.die) == lot
    assert witness.card(t, [9, 8, 7, 6, 5], t.stock, t.gone) == lot
    assert witness.outcomes == [Outcome(LOT, lot), Outcome(DIE, lot), Outcome(CARD, 9 - lot)]


def test_outcomes_are_written_as_cards_faces_and_lots_from_1() -> None:
    outcomes = [Outcome(LOT, 0), Outcome(LOT, 11), Outcome(CARD, 0), Outcome(CARD, 11)]
    assert game.outcomes(outcomes) == "=1 =12 1x 6y"
    assert [game.outcome(text) for text in ("=1", "=12", "1x", "6y")] == outcomes
    assert game.outcome("2") == Outcome(DIE, 1)
    for wrong in ("=x", "=", "7x", "4"):
        with pytest.raises(ValueError, match=f"^'{wrong}' is not a card of this deck; expected one of 1 2 3$"):
            game.outcome(wrong)
