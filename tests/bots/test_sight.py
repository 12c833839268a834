"""No bot peeks: whatever lies where its seat cannot see, it thinks the same and takes as long."""

from random import Random

import pytest

from brelan import shelf
from brelan.bots import LEVELS
from brelan.bots.characters import delay
from brelan.engine.table import Table
from brelan.players import mind_for

STAY = 15  # answers at one table, before another with one more player
ANEW = 4  # times that the unseen is dealt anew for each answer


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("game", shelf.names())
def test_a_level_thinks_the_same_when_what_it_cannot_see_is_dealt_anew(game: str, level: str, deep: bool) -> None:
    box, mind, rng = shelf.game(game), mind_for(game, level), Random(f"{game} {level}")
    answers, changed, hidden = 10_000 // ANEW if deep else 20, 0, 0
    table = Table.begin(box, box.least, seed=0)
    for luck in range(answers):
        if table.over or luck % STAY == 0:
            players = box.least + luck // STAY % (box.most - box.least + 1)
            table = Table.begin(box, players, seed=luck)
        seat = rng.choice(table.awaited)
        here, one = table.view(seat), Random(luck)
        thought = mind(here, here.asks[seat], one)
        taken = delay(one)
        hidden += here.state.slot != table.state.slot
        for _ in range(ANEW):
            imagined, other = here.imagine(rng), Random(luck)
            there = imagined.view(seat)
            assert (thought, taken) == (mind(there, there.asks[seat], other), delay(other))
            changed += imagined.state.slot != table.state.slot
        table.answer(seat, here.asks[seat].decode(thought.pick(rng)))
    assert changed >= hidden * ANEW // 2
