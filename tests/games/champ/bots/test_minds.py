"""Poker Champ's minds: legal from what their seat sees, in order of strength, with facts that can be told."""

from itertools import pairwise
from random import Random

import pytest

from brelan.bots import LEVELS
from brelan.bots.thought import Thought
from brelan.coach.advice import advise, sentences
from brelan.engine.showing import Show
from brelan.engine.table import Table, View
from brelan.games.champ import game
from brelan.games.champ.bots import expert, head
from brelan.games.champ.bots.award import in_chips
from brelan.games.champ.bots.facts import ahead, bluffing, short
from brelan.games.champ.bots.sample import share_blind, share_read
from brelan.games.champ.bots.spot import Spot, spot
from brelan.games.champ.bots.two import Situation, chance_of, rows_at, solved
from brelan.games.champ.odds import chances
from brelan.games.champ.state import Decision
from brelan.players import any_legal, bot_for, mind_for
from brelan.texts import words
from tests.contract.tables import EVERY, Setting
from tests.games.champ.table import champ as dealt
from tests.games.champ.table import everybody

DRY = "Qh Jc 9d 3s 2h"  # no straight and no flush for hands of kings, aces, or hearts from 6 to 9


def at_the_river(own: str, *others: str, board: str = DRY) -> Table:
    """All have staked up to the last stage."""
    return everybody(everybody(dealt(own, *others, board=board), "stake"), "stake")


def thought(level: str, table: Table, seat: int = 0, seed: int = 1) -> Thought:
    return mind_for("champ", level)(table.view(seat), table.asks[seat], Random(seed))


def share_of(thought: Thought, answer: int) -> float:
    return sum(option.share for option in thought.options if option.answer == answer)


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("setting", [s for s in EVERY if s.game is game], ids=str)
def test_through_a_game_the_table_takes_their_answers_and_hidden_cards_do_not_change_them(
    setting: Setting, level: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(head, "ITERATIONS", 3)
    rng, table, bot = Random(1), setting.begin(seed=1), bot_for("champ", level)
    chips = game.wealth(table.state)
    for number in range(30):
        if not table.over:
            seat, day = rng.choice(table.awaited), rng.random()
            view, ask = table.view(seat), table.asks[seat]
            given = bot(view, ask, Random(day))
            if number % 5 == 0:
                assert bot(view.imagine(rng).view(seat), ask, Random(day)) == given
            table.answer(seat, given)
    assert len(table.answers) == 30 or table.over
    assert game.wealth(table.state) == chips


@pytest.mark.parametrize(("players", "level", "games"), [(2, "beginner", 20), (2, "regular", 20), (4, "expert", 8)])
def test_they_beat_somebody_who_plays_anything(
    players: int, level: str, games: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(head, "ITERATIONS", 3)
    won, bot = 0.0, bot_for("champ", level)
    for seed in range(games):
        rng, own = Random(seed), seed % players
        table = Table.begin(game, players, {"showing": "no"}, seed)
        while not table.over:
            seat = rng.choice(table.awaited)
            table.answer(seat, (bot if seat == own else any_legal)(table.view(seat), table.asks[seat], rng))
        won += (own in table.result.winners) / len(table.result.winners)
    assert won > 1.2 * games / players


@pytest.mark.parametrize("level", ["regular", "expert"])
def test_whoever_reads_the_backs_gives_up_what_they_beat_and_stakes_on_what_they_cannot(level: str) -> None:
    beaten, safe = at_the_river("Ks Kd", "Ac Ah"), at_the_river("Ks Kd", "6h 7h")
    beaten.answer(1, Decision.STAKE)
    assert share_of(thought(level, beaten), Decision.GIVE_UP) > 0.95
    assert share_of(thought(level, safe), Decision.STAKE) > 0.95


def test_a_beginner_does_not_read_the_backs() -> None:
    beaten, safe = at_the_river("Ks Kd", "Ac Ah"), at_the_river("Ks Kd", "6h 7h")
    assert thought("beginner", beaten).options == thought("beginner", safe).options


def test_an_expert_who_sees_the_other_stake_bluffs_no_more() -> None:
    hopeless, seen = (at_the_river("6d 7d", "Ac Kh", board="Qh Jc 9s 3s 2h") for _ in range(2))
    seen.answer(1, Decision.STAKE)
    assert share_of(thought("expert", seen), Decision.STAKE) == 0
    assert share_of(thought("expert", hopeless), Decision.STAKE) > 0


def test_the_last_chip_is_worth_more_than_one_in_the_middle() -> None:
    """C13 It can win everything on the board, and C18 losing it brings six."""
    worth = in_chips()
    assert worth[1] - worth[0] > 1.5 * (worth[13] - worth[12])
    assert all(low < high for low, high in pairwise(worth))


def test_sampled_shares_agree_with_exact_ones() -> None:
    s = spot(dealt("As Kd", "2c 7d", "3h 8s").view(0))
    exact = chances(s.hand, s.backs, s.board).share
    assert share_read(s.hand, s.board, s.backs, (), 2000, Random(1)) == pytest.approx(exact, abs=0.04)
    assert share_blind(s.hand, s.board, 2, 2000, Random(1)) == pytest.approx(0.71, abs=0.08)


def test_hands_that_beat_one_are_counted_from_the_backs() -> None:
    s = spot(at_the_river("Ks Kd", "Jd Qc").view(0))
    assert ahead(s, s.backs[0]) == (9, 3)  # the straight 10d Kc, three queens, queens and jacks


@pytest.mark.parametrize("lang", ["fr", "en"])
@pytest.mark.parametrize("players", [2, 3, 6])
def test_facts_are_told_in_both_languages(players: int, lang: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(head, "ITERATIONS", 3)
    say, rng = words(lang, "brelan.games.champ.bots"), Random(1)
    table = Table.begin(game, players, {"showing": "no"}, seed=3)
    for _ in range(12):
        if not table.over:
            seat = table.awaited[0]
            found = expert.mind(table.view(seat), table.asks[seat], rng)
            assert 2 <= len(found.facts) <= 4
            assert all(say(fact.key, who="Zoé", **fact.numbers) for fact in found.facts)
            table.answer(seat, found.pick(rng))


@pytest.mark.parametrize("level", LEVELS)
def test_they_keep_to_themselves_what_they_have_given_up(level: str) -> None:
    table = dealt("As Kd", "2c 7d", "3h 8s", showing="yes")
    table.answer(1, Decision.GIVE_UP)
    table.answer(2, Decision.GIVE_UP)
    assert thought(level, table, 1).pick(Random(1)) == Show.KEEP


def test_a_spot_is_what_the_seat_sees() -> None:
    table = dealt("As Kd", "2c 7d", "3h 8s")
    table.answer(2, Decision.STAKE)
    table.answer(1, Decision.GIVE_UP)
    s: Spot = spot(View(game, table.view(0).state, 0))
    assert (s.others, s.pot, s.stake, s.chips) == ((2,), 4, 1, (11, 11, 10))
    assert s.has_staked(2)
    assert len(s.gone) == 1


def test_the_coach_names_the_player_whose_backs_are_the_most_dangerous() -> None:
    table = at_the_river("Ks Kd", "6h 7h", "Ac Ah")
    said = sentences(advise(table.view(0), ("Anna", "Bruno", "Chloé")), "en")
    assert any(line.startswith("The most dangerous is Chloé: ") for line in said), said


@pytest.mark.parametrize(
    ("chips", "told"),
    [
        ((3, 9, 12), [("fact-short", 3)]),
        ((4, 3, 17), [("fact-prey", 3)]),
        ((4, 4, 16), []),
        ((2, 1, 21), [("fact-short", 2)]),
        ((9, 12, 2), [("fact-prey", 2)]),
    ],
)
def test_the_coach_speaks_of_few_chips_from_three_on_ones_own_first(
    chips: tuple[int, ...], told: list[tuple[str, int]]
) -> None:
    s = spot(dealt("As Kd", "2c 7d", "3h 8s").view(0))._replace(chips=chips)
    assert [(fact.key, fact.numbers["chips"]) for fact in short(s)] == told


def test_the_coach_says_how_often_others_give_up_from_one_time_in_five_on() -> None:
    assert [len(bluffing(percent)) for percent in (19.9, 20.0, 20.1)] == [0, 1, 1]
    assert bluffing(33.4)[0].numbers == {"percent": 33}


def test_a_card_to_come_is_any_of_those_that_lie_neither_on_the_board_nor_in_a_hand() -> None:
    flop = Situation(((1, 5), (2, 6)), (0, 17, 34), (50, 50), 8)
    assert [chance_of(flop, run) for run in ((), (3,), (3, 8))] == pytest.approx([1, 1 / 45, 1 / (45 * 44)])


def test_whoever_has_nothing_left_to_decide_with_is_where_they_staked_last() -> None:
    flop = Situation(((1, 5), (2, 6)), (0, 17, 34), (1, 50), 8)
    found = solved(flop, lambda mine, _: mine, 1)
    staked = rows_at(found, 0, ())[2]
    assert rows_at(found, 0, (3,)) == rows_at(found, 0, (3, 8)) == (staked, staked, staked)
    assert rows_at(found, 1, (3,))[0] == rows_at(found, 1, ())[2]
