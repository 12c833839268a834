"""What others did says something of their cards, by what lay on the table then."""

from random import Random
from typing import Any

from brelan.engine.chance import seeded
from brelan.engine.piles import FACE, size
from brelan.engine.table import Table
from brelan.games.champ import game
from brelan.games.champ.bots.hasty import lay_then, likely
from brelan.games.champ.state import Stage


def at_the_river(seed: int) -> Table:
    """Two players who have staked until the last common card lies there, and decide."""
    table = Table.begin(game, 2, {"showing": "no"}, seed)
    state: Any = table.state
    while state.stage < Stage.RIVER:
        table.answer(table.awaited[0], "stake")
    return table


def test_C9_a_stake_was_made_by_the_cards_that_lay_there_then() -> None:
    table = at_the_river(3)
    state: Any = table.state
    assert [lay_then(state, seat) for seat in range(2)] == [4, 4], "the fifth has just come"
    table.answer(table.awaited[0], "stake")
    assert sorted(lay_then(state, seat) for seat in range(2)) == [4, 5]


def test_a_card_that_came_after_a_stake_says_nothing_of_the_hand_behind_it() -> None:
    """The river and a card of the pack change places: whatever is drawn by lot, the hand is as likely as it was."""
    differ = 0
    t: Any = at_the_river(3).state
    last = t.START[t.board] + 4
    for n in range(size(t, t.pack)):
        other, turn = t.copy(), seeded(n)
        place = t.START[t.pack] + Random(n).randrange(size(t, t.pack))
        other.slot[last], other.slot[place] = t.slot[place], t.slot[last]
        assert (other.slot[last] & FACE) != (t.slot[last] & FACE)
        differ += likely(t, 1, [turn]) != likely(other, 1, [turn])
    assert differ <= 4, "only where the card of the pack that changed places was drawn"
