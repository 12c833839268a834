"""Poker Kids' levels: each answers legally from what its seat sees, and each is stronger than the one before."""

from collections.abc import Iterator
from pathlib import Path
from random import Random

import numpy as np
import pytest

from benchmarks.strength.kids import ESCALATING, FLAT, greedy, measured, timed
from brelan import compiled
from brelan.bots import LEVELS
from brelan.engine.asks import allows
from brelan.engine.chance import roll, seeded
from brelan.engine.sets import bit
from brelan.engine.sight import imagine
from brelan.engine.table import Table
from brelan.games.kids import game
from brelan.games.kids.bots import expert
from brelan.games.kids.bots.pairs import combination, pairs_of
from brelan.games.kids.bots.regular import policy
from brelan.games.kids.bots.rollout import play_round, play_two, seal_others
from brelan.games.kids.state import Step
from brelan.players import mind_for
from tests.games.kids.table import kids, state

SIZES = range(2, 7)


@pytest.fixture(autouse=True)
def hasty(monkeypatch: pytest.MonkeyPatch) -> None:
    """An expert who imagines little."""
    monkeypatch.setattr(expert, "EFFORT", 500)
    monkeypatch.setattr(expert, "LEAST", 4)


def positions(players: int, seed: int, **options: object) -> Iterator[tuple[Table, int]]:
    """Every question of a quick game that is answered at random."""
    rng = Random(seed)
    table = Table.begin(game, players, {"quick": "yes", **options}, seed=seed)
    while not table.over:
        seat = rng.choice(table.awaited)
        yield table, seat
        table.answer(seat, table.asks[seat].any(rng))


def laid(table: Table, seat: int, level: str) -> list[str]:
    """The cards that somebody of a level would lay."""
    best = mind_for("kids", level)(table.view(seat), table.asks[seat], Random(1)).best.answer
    return [text for i, text in enumerate(table.cards("hand", seat)) if best >> i & 1]


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("players", SIZES)
def test_every_level_considers_all_pairs_and_only_what_is_legal(level: str, players: int) -> None:
    mind, rng = mind_for("kids", level), Random(players)
    for table, seat in positions(players, players, ties="lower" if players % 2 else "last"):
        ask = table.asks[seat]
        thought = mind(table.view(seat), ask, rng)
        held = len(table.cards("hand", seat))
        assert all(allows(ask, option.answer) for option in thought.options)
        assert len({option.answer for option in thought.options}) == len(thought.options)
        assert len(thought.options) == (2 if state(table).now == Step.SHOW else held * (held - 1) // 2)
        assert sum(option.share for option in thought.options) == pytest.approx(1)


def test_what_others_have_sealed_already_changes_nothing() -> None:
    table = Table.begin(game, 3, seed=3)
    mind, ask = mind_for("kids", "expert"), table.asks[0]
    before = mind(table.view(0), ask, Random(1))
    table.answer(1, [0, 1])
    table.answer(0, [2, 3])
    table.answer(1, [4, 5])
    assert mind(table.view(0), ask, Random(1)) == before


def test_a_beginner_likes_the_strongest_combination_best() -> None:
    for table, seat in positions(3, 1):
        if state(table).now == Step.CHOOSE:
            thought = mind_for("kids", "beginner")(table.view(seat), table.asks[seat], Random(1))
            top = max(combination(state(table), seat, option.answer) for option in thought.options)
            likely = max(option.share for option in thought.options)
            strongest = [o for o in thought.options if combination(state(table), seat, o.answer) == top]
            assert strongest[0].share == pytest.approx(likely)


def test_a_regular_plays_by_its_policy() -> None:
    for table, seat in positions(4, 2):
        thought = mind_for("kids", "regular")(table.view(seat), table.asks[seat], Random(1))
        assert thought.pick(Random(7)) == policy(state(table), seat, [1])
        given = max(thought.options, key=lambda option: option.share)
        assert given.worth == thought.best.worth


@pytest.mark.parametrize("level", ["regular", "expert"])
def test_whoever_plans_spends_a_pair_where_it_pays_and_saves_it_where_it_does_not(level: str) -> None:
    hands = "9pig 9heart 2star 4moon 5clover 7ladybird", "2pig 2heart 4star 6moon 8clover 10moon"
    cheap = kids(*hands, stages="|last = pay 10|1 = sweep, last = pay 20", then="1horseshoe")
    dear = kids(*hands, stages="1 = take 20, last = pay 20||", then="1horseshoe")
    state(dear).mat = 100
    assert not {"9pig", "9heart"} & set(laid(cheap, 0, level))
    assert laid(dear, 0, level) == ["9pig", "9heart"]


def test_an_expert_who_alone_has_a_choice_left_makes_the_best_of_it() -> None:
    table = kids("9pig 9heart", "2pig 3heart", stages="1 = draw||1 = sweep, last = pay 20", then="9star 1moon 1star")
    table.answer(0, [0, 1])
    table.answer(1, [0, 1])
    while state(table).stage < 3:
        for seat in table.awaited:
            table.answer(seat, [0, 1])
    assert table.awaited == [0]
    thought = mind_for("kids", "expert")(table.view(0), table.asks[0], Random(1))
    top = max(combination(state(table), 0, option.answer) for option in thought.options)
    assert combination(state(table), 0, thought.best.answer) == top


@pytest.mark.parametrize("money", [10, 60])
def test_in_the_last_round_an_expert_weighs_the_victory_too(money: int) -> None:
    table = kids("9pig 9heart 2star 4moon 5clover 7ladybird", "2pig", stages="1 = take 10||", then="1horseshoe")
    t = state(table.view(0))
    t.round, t.mat, t.money[0], t.money[1] = 10, 10, 100, 100 + money
    worth = expert.weigh(t, 0, Random(1))
    gap = max(worth.values()) - min(worth.values())
    assert (gap > expert.VICTORY / 5) == (money == 10)


@pytest.mark.parametrize("players", [2, 5])
def test_compiled_deals_are_played_on_as_plain_ones_are(players: int) -> None:
    view = state(Table.begin(game, players, seed=players).view(1))
    fast, pairs, seed = compiled("kids", *expert.PLAYERS), pairs_of(view, 1)[:5], 77
    rows = fast.rows(3)
    rows[:1] = fast.row(view)
    ends = np.zeros((3, len(pairs), players + 1), np.int64)
    fast.code.try_pairs(rows, 1, seed, np.array(pairs), ends)
    for deal in range(3):
        for line, two in enumerate(pairs):
            t, luck = view.copy(), [seeded(~(seed + deal) & 0xFFFFFFFFFFFFFFF)]
            savers = roll(luck, 1 << players) | bit(1)
            imagine(t, 1, seed + deal)
            seal_others(t, 1, savers, luck)
            play_two(t, 1, two)
            play_round(t, 1, savers, luck)
            assert ends[deal, line].tolist() == [*t.money[:players], t.bankrupt]


def test_an_expert_wins_more_than_somebody_who_plays_the_best_hand_at_once() -> None:
    assert measured(timed("expert"), greedy, 3, 8, 1, ESCALATING).euros.mean > 10


@pytest.mark.parametrize("path", [ESCALATING, FLAT])
def test_the_stage_cards_of_the_measure_have_four_stages(path: Path) -> None:
    table = Table.begin(game, 3, seed=1, data=path)
    assert state(table).stages == [4] * 10
