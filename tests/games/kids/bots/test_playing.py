"""Poker Kids' bot: it plays from what its seat sees, always legally, and better than the best hand at once."""

from random import Random

import pytest

from brelan import compiled
from brelan.engine.chance import seed_of, seeded
from brelan.engine.drive import begin
from brelan.engine.showing import Show
from brelan.engine.table import Table
from brelan.games.kids import game
from brelan.games.kids.bots.regular import KINDS, SEATS, best_two, policy, weigh_stages, worth_of
from brelan.games.kids.ranking import RANKING
from brelan.games.kids.state import CARDS, State, Step
from tests.bots.policies import anything, play_out, seen_answer, won
from tests.games.kids.table import kids, state

SIZES = range(2, 7)


@pytest.mark.parametrize("players", SIZES)
@pytest.mark.parametrize("ties", ["last", "lower"])
def test_it_answers_the_same_whether_it_is_given_the_table_or_its_view_and_always_legally(
    players: int, ties: str
) -> None:
    rng, positions = Random(players), 0
    table = Table.begin(game, players, {"ties": ties}, seed=players)
    while not table.over:
        seat = rng.choice(table.awaited)
        seen_answer(policy, table, seat, rng)
        table.answer(seat, table.asks[seat].any(rng))
        positions += 1
    assert positions > 20


def test_compiled_tables_play_by_the_same_policy(deep: bool) -> None:
    if not deep:
        pytest.skip("half a minute to compile for the benchmarks alone; with --deep")
    fast = compiled("kids", "brelan.games.kids.bots.regular")
    for players in SIZES:
        rows = fast.rows(1)
        fast.simulate(rows, fast.blank(players), 7)
        t = game.blank(players)
        begin(t, seed_of(7, 0))
        play_out(t, [seeded(~seed_of(7, 0) & 0xFFFFFFFFFFFFFFF)], *[policy] * players)
        assert rows[0].tobytes() == t.tobytes()


@pytest.mark.parametrize("players", [2, 4, 6])
def test_it_beats_somebody_who_plays_anything(players: int) -> None:
    assert won(game, policy, anything, players, 12) > 0.8


@pytest.mark.parametrize("players", [2, 4, 6])
def test_it_beats_somebody_who_always_plays_their_best_combination(players: int) -> None:
    assert won(game, policy, best_two, players, 40) > 1.2 / players


def test_it_keeps_what_is_left_to_itself() -> None:
    t = game.blank(2)
    assert isinstance(t, State)
    t.now = Step.SHOW
    assert policy(t, 0, [1]) == Show.KEEP


def test_the_yardstick_plays_its_best_combination_whatever_it_is_good_for() -> None:
    table = kids("9pig 9heart 1star", "2pig", stages="||1 = sweep", then="9moon")
    value = best_two(state(table), 0, [1])
    assert table.asks[0].decode(value) == (0, 1)


def test_its_chances_are_measured_where_a_kind_of_combination_begins() -> None:
    kinds = [RANKING.category(strength).key for strength in KINDS[:-1]]
    before = [RANKING.category(strength - 1).key for strength in KINDS[1:]]
    assert kinds == ["high-card", "pair", "straight", "flush", "three-of-a-kind"]
    assert before == [*kinds[:-1], "straight-flush"]
    assert KINDS[-1] == 1 + RANKING.value(CARDS.cards("8pig9pig10pig"))


@pytest.mark.parametrize(
    ("stages", "mat", "worths"),
    [
        ("1 = draw, last = out|1 = take 20, last = pay 10|1 = sweep", 30, [(15, -25), (20, -10), (20, 0)]),
        ("1 = draw, last = out|1 = take 20, last = pay 10|1 = sweep", 0, [(6, -10), (10, -10), (0, 0)]),
        ("last = pay 10|1 = sweep, last = draw|1 = take 50", 0, [(0, -10), (10, 0), (0, 0)]),
        ("1 = take 20|1 = out, last = draw|1 = take 50", 100, [(20, 0), (-25, 15), (50, 0)]),
    ],
)
def test_a_place_is_worth_its_euros_or_what_its_cards_may_still_win(
    stages: str, mat: int, worths: list[tuple[int, int]]
) -> None:
    """K12 By stage for first and last: what lies on the mat is won once. Two cards are worth three tenths of what is
    still to be won, and whoever leaves gives up half of it, being one of two.
    """
    t = state(kids("9pig 9heart 1star 2star 3star 5star", "2pig", stages=stages, then="9moon"))
    t.mat = mat
    worth = [0] * (4 * SEATS)
    weigh_stages(t, worth)
    assert [(worth[stage * SEATS], worth[stage * SEATS + 1]) for stage in (1, 2, 3)] == worths


@pytest.mark.parametrize(
    ("players", "beats", "euros"),
    [
        (1, 0, 40.0),
        (2, 1000, 40.0),
        (2, 250, 0.25 * 40 - 0.75 * 10),
        (3, 500, 0.25 * 40 + 0.5 * 20 - 0.25 * 10),
        (3, 0, -10.0),
    ],
)
def test_a_stage_is_worth_what_each_place_brings_as_often_as_one_comes_there(
    players: int, beats: int, euros: float
) -> None:
    """K12 The first wins 40, the last of two or three pays 10, in between there are 20; whoever is alone is first."""
    t = state(kids("9pig 9heart", "2pig 3pig", "2heart 3heart", stages="||", then="9moon"))
    t.still_in = (1 << players) - 1
    worth = [0] * (4 * SEATS)
    worth[2 * SEATS : 2 * SEATS + players] = [40, 20, -10] if players == 3 else [40, -10][:players]
    assert worth_of(t, 2, beats, worth) == 1000 * euros
