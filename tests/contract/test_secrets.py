"""What a seat may not know is nowhere in what it gets: views, asks, tells and errors."""

from collections import Counter
from random import Random

from brelan.engine.piles import FACE, SEEN
from brelan.engine.source import Witness
from brelan.engine.state import NO_SEAT
from brelan.engine.table import Table
from tests.contract.tables import Setting, every_table, playout
from tests.contract.twins import Course, refusal

SEEDS = 3
"""Games that are compared with their twins at a usual table; where an option differs, one is."""


def watchers(table: Table) -> list[int | None]:
    """Every seat, and everybody."""
    return [*range(table.state.players), None]


@every_table
def test_G5_re_dealing_what_a_seat_cannot_see_changes_nothing_for_it_and_does_change_the_hidden_part(
    setting: Setting,
) -> None:
    rng, changed = Random(51), 0

    def look(table: Table) -> None:
        nonlocal changed
        for seat in watchers(table):
            view = table.view(seat)
            other = view.imagine(rng)
            other.state.chosen = table.state.chosen  # all know who has chosen; those imagined would choose anew
            assert other.view(seat).state.tobytes() == view.state.tobytes()
            if seat is not None:
                assert other.asks.get(seat) == table.asks.get(seat)
                assert refusal(other, seat) == refusal(table, seat)
            changed += other.state.slot != table.state.slot

    playout(setting.begin(seed=51), rng, look)
    assert changed > 0


@every_table
def test_G5_an_imagined_table_plays_on_to_its_end(setting: Setting) -> None:
    rng = Random(52)

    def look(table: Table) -> None:
        if len(table.answers).bit_count() <= 1 and not table.over:  # after 0, 1, 2, 4, 8 … answers
            playout(table.view(rng.randrange(table.state.players)).imagine(rng), rng, lambda _: None)

    playout(setting.begin(seed=52), rng, look)


@every_table
def test_G7_a_view_holds_no_face_that_its_seat_has_not_seen(setting: Setting) -> None:
    def look(table: Table) -> None:
        for seat in watchers(table):
            watcher = NO_SEAT if seat is None else seat
            view = table.view(seat).state
            assert view.chance == 0
            for slot in view.slot:
                assert not slot & FACE or slot >> SEEN & 1 << watcher

    playout(setting.begin(seed=53), Random(53), look)


@every_table
def test_G5_the_same_answers_on_cards_and_dice_that_fell_otherwise_unseen_give_a_seat_the_same_game(
    setting: Setting,
) -> None:
    """Not only the view of one moment: nothing that ever reached the seat depends on what it never saw."""
    compared, blind = Counter[int | None](), set[int | None]()

    def look(table: Table) -> None:
        blind.update(seat for seat in watchers(table) if table.view(seat).state.slot != table.state.slot)

    for seed in range(SEEDS if setting.usual else 1):
        witness, rng = Witness([]), Random(seed)
        table = Table.begin(setting.game, setting.players, setting.options, seed, witness)
        playout(table, rng, look)
        for seat in watchers(table):
            compared[seat] += Course(setting, tuple(witness.outcomes), table.answers, seat).compare(rng)
    assert blind <= set(+compared), "nothing was compared for somebody who does not see everything"
