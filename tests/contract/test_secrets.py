"""What a seat may not know is nowhere in what it gets: views, asks, tells and errors."""

from random import Random

from brelan.engine.piles import FACE, SEEN
from brelan.engine.records import TABLE
from brelan.engine.source import Outcome, Script, Witness
from brelan.engine.table import Answered, IllegalAnswer, Table
from brelan.engine.tells import Tell
from tests.contract.tables import Setting, every_table, playout


def watchers(table: Table) -> list[int | None]:
    """Every seat, and everybody."""
    return [*range(table.state.players), None]


def refusal(table: Table, seat: int) -> str:
    """What a seat reads when it answers nonsense."""
    try:
        table.answer(seat, "nonsense")
    except IllegalAnswer as refused:
        return str(refused)
    raise AssertionError("nonsense was accepted")


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
        if rng.random() < 0.02 and not table.over:
            playout(table.view(rng.randrange(table.state.players)).imagine(rng), rng, lambda _: None)

    playout(setting.begin(seed=52), rng, look)


@every_table
def test_G7_a_view_holds_no_face_that_its_seat_has_not_seen(setting: Setting) -> None:
    def look(table: Table) -> None:
        for seat in watchers(table):
            watcher = TABLE if seat is None else seat
            view = table.view(seat).state
            assert view.chance == 0
            for slot in view.slot:
                assert not slot & FACE or slot >> SEEN & 1 << watcher

    playout(setting.begin(seed=53), Random(53), look)


@every_table
def test_G5_the_same_answers_on_a_deal_with_two_unseen_cards_exchanged_give_a_seat_the_same_game(
    setting: Setting,
) -> None:
    """Not only the view of one moment: nothing that ever reached the seat depends on what it never saw."""
    for seed in range(4):
        witness = Witness([])
        table = Table.begin(setting.game, setting.players, setting.options, seed, witness)
        playout(table, Random(seed), lambda _: None)
        for seat in watchers(table):
            _compare_with_twin(setting, table, witness.outcomes, seat, Random(seed))


def _compare_with_twin(setting: Setting, table: Table, outcomes: list[Outcome], seat: int | None, rng: Random) -> None:
    watcher = TABLE if seat is None else seat
    first = _begin(setting, outcomes)
    unseen = [o for o in outcomes[: first.state.drawn] if o.deck >= 0 and o not in _seen(first, watcher)]
    if len(unseen) < 2 or setting.game.table.LAYOUT.constants["DICE"][unseen[0].deck]:
        return
    a = rng.choice([o for o in unseen if o.deck == unseen[0].deck])
    alike = _alike(first, a, unseen, watcher)
    if not alike:
        return
    b = rng.choice(alike)
    swap = {a: b, b: a}
    twin = _begin(setting, [swap.get(o, o) for o in outcomes])
    for given in table.answers:
        if {a, b} & (_seen(first, watcher) | _seen(twin, watcher)):
            break
        assert _known(twin, seat, watcher) == _known(first, seat, watcher)
        assert isinstance(given, Answered)
        choice = given.ask.decode(given.value)
        first.answer(given.seat, choice)
        twin.answer(given.seat, choice)


def _alike(table: Table, a: Outcome, unseen: list[Outcome], watcher: int) -> list[Outcome]:
    """The unseen cards that may stand in for one; with marked backs (Champ) those that look the same from behind."""
    backs = table.state.BACK
    if not backs:
        return [o for o in unseen if o.deck == a.deck and o != a]
    seen = {a, *_seen(table, watcher)}
    return [o for n, back in enumerate(backs) if back == backs[a.n] and (o := Outcome(a.deck, n)) not in seen]


def _begin(setting: Setting, outcomes: list[Outcome]) -> Table:
    return Table.begin(setting.game, setting.players, setting.options, 1, Script(tuple(outcomes), goes_on=True))


def _seen(table: Table, watcher: int) -> set[Outcome]:
    """The cards that a seat has seen so far: on the table now, or told at any time."""
    t, found = table.state, set()
    for pile, start in enumerate(t.START):
        for slot in t.slot[start : start + t.count[pile]]:
            if slot >> SEEN & 1 << watcher:
                found.add(Outcome(t.DECK[pile], (slot & FACE) - 1))
    for tell in table.tells:
        found |= {Outcome(tell.deck, card) for card in tell.seen_by(watcher).cards if card >= 0}
    return found


def _known(table: Table, seat: int | None, watcher: int) -> tuple[bytes, list[Tell]]:
    return table.view(seat).state.tobytes(), [tell.seen_by(watcher) for tell in table.tells]
