"""Peek Poker's bot: it plays legally from what its seat sees, believes large stakes, and beats who plays anything."""

from random import Random

import pytest

from brelan.engine.asks import Choice
from brelan.engine.showing import Show
from brelan.engine.table import Table
from brelan.games.peek import game
from brelan.games.peek.bots.regular import chance, play
from brelan.games.peek.ranking import DECK
from brelan.games.peek.state import Bet, Join
from brelan.players import any_legal
from tests.contract.tables import EVERY, Setting
from tests.games.peek.table import FOUR, FULL, PAIR, bid, everybody_enters, peek, state


def answers(table: Table) -> list[Choice]:
    """What the seat that is asked would answer on two hundred days."""
    (seat,) = table.awaited
    return [play(table.view(seat), table.asks[seat], Random(day)) for day in range(200)]


@pytest.mark.parametrize("setting", [s for s in EVERY if s.game is game], ids=str)
def test_through_whole_games_the_table_takes_its_answers_and_hidden_dice_do_not_change_them(setting: Setting) -> None:
    for seed in range(4):
        rng, table = Random(seed), setting.begin(seed)
        while not table.over:
            seat, day = rng.choice(table.awaited), rng.random()
            view, ask = table.view(seat), table.asks[seat]
            given = play(view, ask, Random(day))
            assert play(view.imagine(rng).view(seat), ask, Random(day)) == given
            table.answer(seat, given)
        assert game.wealth(table.state) == 192


@pytest.mark.parametrize("entry", ["free", "forced"])
@pytest.mark.parametrize(("players", "share"), [(2, 0.8), (3, 0.7), (4, 0.6)])
def test_it_beats_somebody_who_plays_anything(players: int, share: float, entry: str) -> None:
    won = 0.0
    for seed in range(100):
        rng, own = Random(seed), seed % players
        table = Table.begin(game, players, {"showing": "no", "entry": entry}, seed)
        while not table.over:
            (seat,) = table.awaited
            bot = play if seat == own else any_legal
            table.answer(seat, bot(table.view(seat), table.asks[seat], rng))
        won += (own in table.result.winners) / len(table.result.winners)
    assert won > 100 * share


@pytest.mark.parametrize(
    ("cup", "choice"), [("9 9 10", Join.ENTER), ("9 K A", Join.ENTER), ("9 J A", Join.PASS), ("9 10 J", Join.PASS)]
)
def test_it_enters_with_a_pair_or_two_high_dice(cup: str, choice: Join) -> None:
    assert set(answers(peek(cup, PAIR, PAIR))) == {choice}


def test_between_two_it_enters_most_of_the_time() -> None:
    assert 100 < answers(peek("9 10 J", PAIR)).count(Join.ENTER) < 180


def test_it_raises_with_a_strong_hand_by_no_more_than_the_track_holds() -> None:
    table = bid(everybody_enters(peek(PAIR, FOUR), 96, 96), "1 stake 2")
    assert set(answers(table)) == {Bet.RAISE}
    table.answer(1, Bet.RAISE)
    amounts = set(answers(table))
    assert len(amounts) > 1
    assert amounts <= set(range(1, sum(state(table).staked) + 1))


@pytest.mark.parametrize(
    ("cup", "lines", "usual"),
    [
        ("A A 10", ["1 stake 2"], Bet.RAISE),
        ("A A 10", ["1 stake 2", "2 raise 35", "1 raise 35"], Bet.FOLLOW),
        ("10 J K", ["1 stake 2", "2 raise 35", "1 raise 35"], Bet.RAISE),
    ],
)
def test_with_much_at_stake_it_raises_no_more_unless_it_is_sure(cup: str, lines: list[str], usual: Bet) -> None:
    assert answers(bid(everybody_enters(peek(FOUR, cup), 96, 96), *lines)).count(usual) > 180


def test_it_does_not_raise_where_nobody_could_match_it() -> None:
    table = bid(everybody_enters(peek(PAIR, FOUR), 10, 96), "1 stake 9")
    assert set(answers(table)) == {Bet.FOLLOW}


def test_it_folds_a_weak_hand_against_a_large_stake_and_follows_a_small_one_with_a_fair_hand() -> None:
    large = bid(everybody_enters(peek(FOUR, PAIR), 96, 96), "1 stake 40")
    small = bid(everybody_enters(peek(FOUR, "A A 9"), 96, 96), "1 stake 1")
    assert set(answers(large)) == {Bet.FOLD}
    assert Bet.FOLD not in answers(small)


def test_it_does_not_open_with_the_weakest_hand_but_for_a_few_bluffs() -> None:
    weak = answers(everybody_enters(peek(PAIR, FULL), 96, 96))
    assert 0 < weak.count(Bet.STAKE) < 30
    assert set(answers(everybody_enters(peek(FULL, PAIR), 96, 96))) == {Bet.STAKE}


def test_more_opponents_leave_a_smaller_chance_and_a_larger_stake_too() -> None:
    cup = DECK.cards(FULL)
    two, three = peek(FULL, PAIR), peek(FULL, PAIR, PAIR)
    everybody_enters(two, 96, 96)
    everybody_enters(three, 64, 64, 64)
    assert chance(state(three), 0, cup) == pytest.approx(chance(state(two), 0, cup) ** 2)
    calm = chance(state(two), 0, cup)
    bid(two, "1 stake 1", "2 raise 30")
    assert chance(state(two), 0, cup) < calm


def test_it_keeps_its_dice_secret() -> None:
    table = everybody_enters(peek(PAIR, FULL, showing="yes"), 96, 96)
    table.answer(0, Bet.FOLD)
    assert set(table.awaited) == {0, 1}
    assert play(table.view(0), table.asks[0], Random(1)) == Show.KEEP
    assert play(table.view(1), table.asks[1], Random(1)) == Show.KEEP
