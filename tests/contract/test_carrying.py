"""Between two deals a table can be written by names and laid out again: the game goes on as if nothing had happened."""

import json
from random import Random
from typing import NamedTuple

from brelan.engine.carried import ERA, Carried, carry, finished, go_on
from brelan.engine.chance import Chancy
from brelan.engine.piles import BACKS, EVERYBODY, FACE, SEEN
from brelan.engine.state import AnyState
from brelan.engine.table import Table
from tests.contract.tables import Setting, every_table


class Stream(NamedTuple):
    """Chance that depends on how much has been drawn since the deal began, and on nothing else."""

    begun: list[int]

    def die(self, t: Chancy, n: int, _to: int) -> int:
        """The face of a die."""
        return self.below(t, n)

    def below(self, t: Chancy, n: int) -> int:
        """A number from 0 to n − 1."""
        t.drawn += 1
        return Random(t.drawn - self.begun[0]).randrange(n)

    def card(self, t: Chancy, faces: list[int], _stock: int, _to: int) -> int:
        """The place in `faces` of the card that comes."""
        t.drawn += 1
        lot = Random(t.drawn - self.begun[0]).random()
        return faces.index(sorted(faces)[int(lot * len(faces))])


GAMES = 20
"""As many are played as it takes until chance has no part in the end of a deal."""
ASKED = ("players", "lead", "now", "actor", "about", "part", "asked", "chosen", "over", "depth")


def known(t: AnyState, engine: tuple[str, ...] = ASKED) -> dict[str, object]:
    """A table as far as it matters from now on: its own numbers, who is asked what, every card and who has seen it."""
    own = tuple(f.name for f in t.LAYOUT.fields if f.name not in AnyState.__annotations__)
    cards = [sorted(slot & (FACE | EVERYBODY << SEEN | EVERYBODY << BACKS) for slot in pile) for pile in piles(t)]
    return {**{name: getattr(t, name) for name in (*own, *engine)}, "cards": cards}


def piles(t: AnyState) -> list[list[int]]:
    """The cards of each pile."""
    return [t.slot[start : start + t.count[pile]] for pile, start in enumerate(t.START)]


def through_json(carried: Carried) -> Carried:
    """As a log keeps it."""
    numbers, cards = json.loads(json.dumps(carried))
    return Carried(
        numbers, {name: tuple((text, seen, back) for text, seen, back in pile) for name, pile in cards.items()}
    )


@every_table
def test_a_game_goes_on_after_each_deal_as_if_it_had_not_been_carried(setting: Setting) -> None:
    rng = Random(7)
    found = any(deals_carried(setting, rng) for _ in range(GAMES))
    assert found or setting.single  # a game of one deal has nothing between two


def deals_carried(setting: Setting, rng: Random) -> int:
    """After how many deals of a game it was carried, and went on alike."""
    begun, deals = [0], 0
    table = Table.begin(setting.game, setting.players, setting.options, source=Stream(begun))
    for _ in range(600):
        seat = rng.choice(table.awaited)
        before = table.state.drawn
        begun[0] = before
        table.answer(seat, table.asks[seat].any(rng))
        if table.over:
            break
        between = table.between
        if between is not None and between.state.drawn == before:  # else chance had a part in the end of the deal
            carried = through_json(carry(setting.game, between.state))
            begun[0] = 3 * ERA
            again = go_on(setting.game, setting.players, setting.options, carried, Stream(begun), table.names, era=3)
            assert known(again.state) == known(table.state)
            assert again.tells[1:] == table.tells[between.told :]
            assert again.tells[0].numbers == {"deal": getattr(between.state, setting.game.deal)}
            for seat in (*range(setting.players), None):
                assert known(again.view(seat).state) == known(table.view(seat).state)
            deals += 1
    return deals


@every_table
def test_the_end_of_a_game_is_shown_as_everybody_saw_it(setting: Setting) -> None:
    table, rng = setting.begin(seed=3), Random(3)
    while not table.over:
        seat = rng.choice(table.awaited)
        table.answer(seat, table.asks[seat].any(rng))
        if len(table.answers) == 300 and setting.game.clock:
            table.ring()
    carried = through_json(carry(setting.game, table.state))
    again = finished(setting.game, setting.players, setting.options, carried, table.names)
    assert again.over
    assert again.result == table.result
    for seat in (*range(setting.players), None):
        assert known(again.view(seat).state, ("over",)) == known(table.view(seat).state, ("over",))
