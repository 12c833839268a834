"""What a player of Poker d'enfer reads from the others' doings, and which imagined tables fit them."""

from typing import cast

import pytest

from brelan.engine.chance import seeded
from brelan.engine.sight import imagine
from brelan.games.enfer import game
from brelan.games.enfer.bots.signs import GUESSES, contradictions, imagine_fitting, raiser
from brelan.games.enfer.state import State, Step
from tests.games.enfer.bots.eye import raised_after_the_eye
from tests.games.enfer.table import enfer, state, until
from tests.golden.answers import tables

OWN = "5c 5d 5h 10c 10d"
FINE = ("Ac Ad Ah As 9d", "Kc Kd Kh Ks 9c")
POOR = ("6d 7c 9s Jd 8h", "6c 7d 10h Js 8c")


class Rows(list[State]):
    """Rows of tables: whatever is put into one is copied."""

    def __setitem__(self, i: object, t: object) -> None:
        assert isinstance(i, int)
        assert isinstance(t, State)
        super().__setitem__(i, t.copy())


@pytest.mark.parametrize("second", [FINE[0], POOR[0]])
@pytest.mark.parametrize("third", [FINE[1], POOR[1]])
def test_whoever_stays_with_nothing_contradicts_what_one_imagines(second: str, third: str) -> None:
    """E13, E17 The first to exchange looks back on two who stayed and threw nothing away."""
    hands = (OWN, second, third)
    t = state(until(enfer("gag", "tithe", "immortal", hands=hands), Step.ACTIVATE))
    assert contradictions(t, 0, [seeded(1)]) == (second in POOR) + (third in POOR)


def test_of_some_imagined_tables_the_first_that_contradicts_least_is_taken() -> None:
    chosen = set()
    for seed, (_, asked) in enumerate(tables(game.name, 30, 60)):
        seen = next((view for view, _ in asked if view.state.now == Step.RAISE), None)
        if seen is None:
            continue
        view, seat = cast(State, seen.state), seen.seat or 0
        guessed = []
        for guess in range(GUESSES):
            t = view.copy()
            imagine(t, seat, seed + guess)
            guessed.append((contradictions(t, seat, [seeded(seed + guess)]), guess, t))
        wrong, guess, best = min(guessed, key=lambda one: one[:2])
        rows = Rows([view.copy(), view.copy(), view.copy()])
        imagine_fitting(rows, seat, seed, [0])
        assert rows[0].tobytes() == view.tobytes()
        assert rows[2].tobytes() == best.tobytes(), (seed, wrong, guess)
        chosen.add((wrong > 0, guess > 0))
    assert len(chosen) > 2, "some fit at once, some later, some never"


def test_the_raise_has_come_to_whoever_raised() -> None:
    """E20 The second player raised, the third lay down, the first is asked; without a raise it is the Banker."""
    table = raised_after_the_eye((OWN, *FINE))
    assert (raiser(state(table)), state(table).now) == (1, Step.PAY)
