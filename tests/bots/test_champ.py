"""Poker Champ's bot: it plays legally from what its seat sees, reads the backs, and beats who plays anything."""

from random import Random

import pytest

from brelan.bots import any_legal
from brelan.bots.champ import regular as champ
from brelan.bots.champ.regular import chance, pays, play
from brelan.engine.asks import Choice
from brelan.engine.showing import Show
from brelan.engine.table import Table
from brelan.games.champ import game
from brelan.games.champ.table import Decision
from tests.contract.tables import EVERY, Setting
from tests.rules.champ.table import champ as dealt
from tests.rules.champ.table import everybody, state

DRY = "Qh Jc 9d 3s 2h"  # no straight and no flush for hands of kings, aces, or hearts from 6 to 9


def at_the_river(own: str, other: str, board: str = DRY) -> Table:
    """Two have staked up to the last stage."""
    table = dealt(own, other, board=board)
    return everybody(everybody(table, "stake"), "stake")


def answers(table: Table, seat: int) -> list[Choice]:
    """What the seat would answer on a hundred days."""
    return [play(table.view(seat), table.asks[seat], Random(day)) for day in range(100)]


@pytest.mark.parametrize("setting", [s for s in EVERY if s.game is game], ids=str)
def test_through_a_whole_game_the_table_takes_its_answers(setting: Setting, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(champ, "IMAGINED", 8)
    rng, table = Random(1), setting.begin(seed=1)
    while not table.over:
        seat = rng.choice(table.awaited)
        table.answer(seat, play(table.view(seat), table.asks[seat], rng))


@pytest.mark.parametrize("players", range(2, 7))
def test_it_answers_the_same_when_what_it_cannot_see_is_dealt_anew(players: int) -> None:
    rng, table, changed = Random(players), Table.begin(game, players, seed=players), 0
    for luck in range(60):
        seat = rng.choice(table.awaited)
        view = table.view(seat)
        other = view.imagine(rng)
        answer = play(view, table.asks[seat], Random(luck))
        assert answer == play(other.view(seat), other.asks[seat], Random(luck))
        changed += other.state.slot != table.state.slot
        table.answer(seat, answer)
        if table.over:
            table = Table.begin(game, players, seed=10 + luck)
    assert changed > 50


@pytest.mark.parametrize(("players", "share"), [(2, 0.85), (4, 0.7), (6, 0.5)])
def test_it_beats_who_plays_anything(players: int, share: float, monkeypatch: pytest.MonkeyPatch) -> None:
    """Even when it imagines little."""
    monkeypatch.setattr(champ, "IMAGINED", 8)
    won = 0.0
    for seed in range(100):
        rng, own = Random(seed), seed % players
        table = Table.begin(game, players, {"showing": "no"}, seed)
        while not table.over:
            seat = rng.choice(table.awaited)
            bot = play if seat == own else any_legal
            table.answer(seat, bot(table.view(seat), table.asks[seat], rng))
        won += (own in table.result.winners) / len(table.result.winners)
    assert won > 100 * share


def test_it_reads_the_backs() -> None:
    kings = "Ks Kd"
    assert chance(at_the_river(kings, "Ac Ah").view(0), 0, Random(1)) == 0
    assert chance(at_the_river(kings, "6h 7h").view(0), 0, Random(1)) == 1


def test_a_shared_board_counts_in_parts() -> None:
    assert chance(at_the_river("2c 3d", "4h 5h", "As Ks Qs Js 10s").view(0), 0, Random(1)) == 0.5


def test_it_stakes_when_that_pays_and_gives_up_otherwise_but_for_a_few_bluffs() -> None:
    assert set(answers(at_the_river("Ks Kd", "6h 7h"), 0)) == {Decision.STAKE}
    hopeless = answers(at_the_river("Ks Kd", "Ac Ah"), 0)
    assert 0 < hopeless.count(Decision.STAKE) < 30


def test_it_gives_up_a_small_chance_for_a_small_board_and_stakes_on_it_for_a_large_one() -> None:
    t = state(at_the_river("Ks Kd", "6h 7h"))
    assert not pays(t, 0, 0.2)
    t.rest = 20
    assert pays(t, 0, 0.2)


def test_it_keeps_what_it_has_given_up_to_itself() -> None:
    table = dealt("As Kd", "2c 7d", "3h 8s", showing="yes")
    table.answer(1, Decision.GIVE_UP)
    table.answer(2, Decision.GIVE_UP)
    assert set(answers(table, 1)) == {Show.KEEP}
