"""Poker d'enfer's bot: it plays from what its seat sees, always legally, and better than any legal answers."""

from random import Random

import pytest

from brelan import compiled
from brelan.engine.chance import seed_of, seeded
from brelan.engine.drive import begin
from brelan.engine.table import Table
from brelan.games.enfer import game
from brelan.games.enfer.bots.regular import policy
from brelan.games.enfer.state import PRINTED, Answer, Step, Use
from tests.bots.policies import anything, play_out, seen_answer, won
from tests.games.enfer.table import enfer, reprint, state, until
from tests.table import play as say

SIZES = range(3, 6)


def own(table: Table, seat: int) -> int:
    """What the bot answers."""
    return policy(state(table), seat, [seeded(1)])


@pytest.mark.parametrize("players", SIZES)
@pytest.mark.parametrize("seed", range(6))
def test_it_answers_the_same_whether_it_is_given_the_table_or_its_view_and_always_legally(
    players: int, seed: int
) -> None:
    rng, positions = Random(seed), 0
    table = Table.begin(game, players, seed=seed)
    if seed == 0:
        state(table).effect[PRINTED * 10] = Step.BANISHED - Step.ACTIVATE
    while not table.over:
        seat = rng.choice(table.awaited)
        ask, value = table.asks[seat], seen_answer(policy, table, seat, rng)
        table.answer(seat, ask.any(rng) if rng.random() < 0.5 and ask.any(rng) != 0 else ask.decode(value))
        positions += 1
    assert positions > 20


@pytest.mark.parametrize("players", SIZES)
def test_compiled_tables_play_by_the_same_policy(players: int, deep: bool) -> None:
    if not deep:
        pytest.skip("half a minute to compile for the benchmarks alone; with --deep")
    fast = compiled("enfer", "brelan.games.enfer.bots.chances", "brelan.games.enfer.bots.regular")
    rows = fast.rows(3)
    fast.simulate(rows, fast.blank(players), 7)
    for i in range(3):
        t = game.blank(players)
        begin(t, seed_of(7, i))
        play_out(t, [seeded(~seed_of(7, i) & 0xFFFFFFFFFFFFFFF)], *[policy] * players)
        assert rows[i].tobytes() == t.tobytes()


@pytest.mark.parametrize("players", SIZES)
def test_it_beats_somebody_who_plays_anything(players: int) -> None:
    assert won(game, policy, anything, players, 60) > 1.5 / players


def test_it_picks_the_visible_pair() -> None:
    table = enfer("gag", "tithe", "immortal", hands=("5c 7d 9h Jc Kd", "5d 7h 9s Qs Qh", "6c 8d 10h 10c Ks"))
    assert own(table, 0) == 1


def test_it_throws_away_what_stands_alone() -> None:
    hands = ("5c 7d Kh Jc Kd", "5d 7h 9s Js 10d", "6c 8d 10h Qc Ks")
    table = until(enfer("gag", "tithe", "immortal", hands=hands), Step.EXCHANGE)
    assert table.asks[0].decode(own(table, 0)) == (0, 1)


def test_with_nothing_in_hand_it_turns_the_world_upside_down_and_with_a_full_house_it_does_not() -> None:
    poor = ("5c 6d 7h 8c 10d", "Kd 7s 9s Js Kh", "Qh Qd 10h Qc Ks")
    rich = ("5c 5d 5h 10c 10d", "Kd 7s 9s Js Ah", "Qh 8d 9h 6c Ks")
    for hands, use in ((poor, Use.ACTIVATE), (rich, Use.TURN_DOWN)):
        table = until(enfer("world-upside-down", "tithe", "immortal", hands=hands), Step.ACTIVATE)
        assert own(table, 0) == use


def test_it_neither_lays_nor_activates_a_spent_mise_if_it_need_not() -> None:
    table = enfer("immortal", "tithe", "gag", hands=("5c 5d 5h 10c 10d", "Kd 7s 9s Js Ah", "Qh 8d 9h 6c Ks"))
    until(table, Step.LAY)
    assert own(table, 0) == 0
    reprint(table, "immortal", ("immortal", 0), times=0)
    assert own(table, 0) != 0
    assert own(until(table, Step.ACTIVATE), 0) == Use.TURN_DOWN


def test_it_grafts_the_card_that_makes_a_pair() -> None:
    hands = ("5c 7d 9h Jc Kd", "5d 7h 10s Js 8h", "6c 8d 10h Qc 9s")
    table = until(enfer("grafting", "tithe", "immortal", hands=hands), Step.ACTIVATE)
    assert own(table, 0) == Use.ACTIVATE
    say(table, "1 activate")
    while state(table).now == Step.GRAFTING:
        table.answer(0, own(table, 0))
    assert "Js" in table.cards("visible", 0), "of all that can be had, a pair of jacks is worth most"


def test_what_the_devils_eye_saw_decides_whether_it_pays() -> None:
    weak = ("Kc Kd 7h 9c 10d", "5d 7s 9s Js 8h", "6c 8d 10h Qc As")
    strong = ("Kc Kd 7h 9c 10d", "Jd Jh 9s Js 8h", "6c 8d 10h Qc As")
    for hands, answer_of_his in ((weak, Answer.PAY), (strong, Answer.LIE_DOWN)):
        table = until(enfer("devils-eye", "tithe", "immortal", hands=hands), Step.ACTIVATE)
        say(table, "1 activate", "1 eyes 2", "1 sees 1 2", "2 turn_down", "3 turn_down", "1 raises 0", "2 raises 3")
        say(table, "3 lie_down")
        assert own(table, 0) == answer_of_his


def test_it_shows_the_dullest_card_in_the_spotlight() -> None:
    hands = ("5c 7d 9h Jc Kd", "Jd 6h 9s Js 8h", "6c 8d 10h Qc As")
    table = until(enfer("spotlight", "tithe", "immortal", hands=hands), Step.ACTIVATE)
    say(table, "1 activate", "1 lights 2")
    assert table.asks[1].decode(own(table, 1)) == (1,)
