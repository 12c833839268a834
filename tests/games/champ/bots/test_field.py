"""The players from whose games hope was learnt, and how strengths are fitted to them."""

from random import Random

import numpy as np
import pytest

from brelan.games.champ.bots.field import Standings, decision, owned
from brelan.games.champ.bots.fit import KNOTS, lines, strengths
from brelan.games.champ.bots.spot import spot
from brelan.games.champ.state import Decision, Step
from tests.games.champ.table import champ as dealt
from tests.games.champ.table import state
from tests.golden.answers import tables

DECIDED = """
10101011111110 10000001111010111 100111000111001011 10101111011000001 100111001110110111
"""


def test_the_field_compares_its_part_of_the_pot_with_the_price_in_every_stage() -> None:
    found = [
        "".join(
            str(decision(spot(view), Random(n)).value)
            for n, (view, _) in enumerate(asked)
            if view.state.now != Step.SHOW
        )
        for _, asked in tables("champ", 5, 24)
    ]
    assert found == DECIDED.split()


def test_what_lies_staked_on_the_board_is_still_its_owners() -> None:
    table = dealt("As Kd", "2c 7d", "3h 8s", chips=(12, 5, 19))
    table.answer(2, Decision.STAKE)
    assert owned(state(table)) == (12, 5, 19)


def test_strengths_lie_on_lines_from_knot_to_knot_and_the_last_line_goes_on() -> None:
    at = lines(np.array([KNOTS[0], 2.5, KNOTS[-1], 44]))
    assert at[0].tolist() == [1, 0, 0, 0, 0, 0, 0, 0, 0]
    assert at[1].tolist() == pytest.approx([0.5, 0.5, 0, 0, 0, 0, 0, 0, 0])
    assert at[2].tolist() == [0, 0, 0, 0, 0, 0, 0, 0, 1]
    assert at[3].tolist() == [0, 0, 0, 0, 0, 0, 0, -1, 2]


def test_a_fit_to_known_games_comes_out_as_it_was_written_down() -> None:
    rng, seen = Random(2), []
    for _ in range(600):
        cut = sorted(rng.sample(range(1, 36), 2))
        chips = (cut[0], cut[1] - cut[0], 36 - cut[1])
        awards = tuple(rng.randrange(2) for _ in chips)
        seen.append(
            Standings(chips, awards, rng.choices(range(3), [c + 9 * a for c, a in zip(chips, awards, strict=True)])[0])
        )
    none, one = strengths(seen, 3)
    assert len(none) == len(one) == 37
    assert none[::6] == pytest.approx([-1.8021, -1.3409, 0.0, 0.357, 0.4863, 0.5862, 0.1207], abs=2e-4)
    assert one[::6] == pytest.approx([-0.1818, 0.1404, 0.2144, 0.7475, 0.7937, 1.0537, 0.8679], abs=2e-4)
