"""No bot peeks: whatever lies where its seat cannot see, it thinks the same and takes as long."""

from random import Random

import pytest

from brelan.bots import LEVELS, mind_for
from brelan.bots.characters import delay
from brelan.engine.table import Table
from brelan.games import NAMES, catalogue

STAY = 15  # answers at one table, before another with one more player


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("game", NAMES)
def test_a_level_thinks_the_same_when_what_it_cannot_see_is_dealt_anew(game: str, level: str, deep: bool) -> None:
    box, mind, rng = catalogue(game), mind_for(game, level), Random(f"{game} {level}")
    times, changed = 10_000 if deep else 45, 0
    table = Table.begin(box, box.least, seed=0)
    for luck in range(times):
        if table.over or luck % STAY == 0:
            players = box.least + luck // STAY % (box.most - box.least + 1)
            table = Table.begin(box, players, seed=luck)
        seat = rng.choice(table.awaited)
        here, imagined = table.view(seat), table.view(seat).imagine(rng)
        there = imagined.view(seat)
        one, other = Random(luck), Random(luck)
        thought = mind(here, here.asks[seat], one)
        assert (thought, delay(one)) == (mind(there, there.asks[seat], other), delay(other))
        changed += imagined.state.slot != table.state.slot
        table.answer(seat, here.asks[seat].decode(thought.pick(rng)))
    assert changed > times // 2
