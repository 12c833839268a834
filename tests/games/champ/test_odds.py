"""Poker Champ's chances from marked backs: as a count of every deal finds them, one by one."""

from argparse import ArgumentParser
from itertools import combinations
from math import comb
from random import Random

import numpy as np
import pytest

from brelan.games.champ.odds import BACK_OF, Back, Chances, answer, back_text, chances, describe, read_backs
from brelan.games.champ.odds.boards import compare, free_cards, strength_on
from brelan.games.champ.ranking import DECK, RANKING
from brelan.games.champ.state import BACKS
from brelan.trouble import Trouble
from tests.odds.examples import chances as chances_of_the_example
from tests.uncompiled import in_python

CROWDED = (5, 9, 10, 13)  # classes that a crowd of opponents shares


def one_by_one(hand: list[int], backs: list[Back], board: list[int], gone: list[Back]) -> tuple[float, ...]:
    """How often the hand wins alone, shares, and what it takes: every deal is dealt."""
    left = [card for card in range(52) if card not in hand and card not in board]
    slots = [back for pair in [*backs, *gone] for back in pair]
    won = [0.0, 0.0, 0.0, 0.0]

    def deal(table: list[int], held: list[int]) -> None:
        if len(held) < len(slots):
            for card in left:
                if BACKS[card] == slots[len(held)] and card not in held and card not in table:
                    deal(table, [*held, card])
            return
        mine = RANKING.value([*table, *hand])
        others = [RANKING.value([*table, held[2 * k], held[2 * k + 1]]) for k in range(len(backs))]
        won[0] += max(others) < mine
        won[1] += max(others) == mine
        won[2] += (max(others) <= mine) / (1 + others.count(mine))
        won[3] += 1

    for missing in combinations(left, 5 - len(board)):
        deal([*board, *missing], [])
    return won[0] / won[3], won[1] / won[3], won[2] / won[3], won[3]


@pytest.mark.parametrize("crowded", [False, True])
@pytest.mark.parametrize(
    ("others", "common", "gone"), [(1, 4, 0), (1, 4, 1), (2, 5, 1), (3, 5, 0), (3, 5, 1), (4, 5, 0)]
)
def test_the_chances_are_those_of_all_deals_counted_one_by_one(
    others: int, common: int, gone: int, crowded: bool
) -> None:
    cards = Random(others + 10 * gone).sample(range(52), 52)
    if crowded:
        cards.sort(key=lambda card: BACKS[card] not in CROWDED)
    pairs = [(BACKS[cards[2 * i]], BACKS[cards[2 * i + 1]]) for i in range(others + gone)]
    hand, board = cards[-2:], cards[-2 - common : -2]
    found = chances(hand, pairs[:others], board, pairs[others:])
    assert found.exact
    assert (found.win, found.tie, found.share, found.deals) == pytest.approx(
        one_by_one(hand, pairs[:others], board, pairs[others:])
    )


def test_on_the_flop_six_players_agree_with_deals_drawn_by_lot() -> None:
    hand, board = DECK.cards("As Kd"), DECK.cards("Ah 7d Jh")
    backs = [read_backs("", text) for text in ("Lh Ms", "A Sc", "Lh Sd", "Md Ms", "A Ls")]
    found = chances(hand, backs, board)
    rng, won, deals = Random(1), 0, 0
    while deals < 3000:
        held = [rng.choice([card for card in range(52) if BACKS[card] == back]) for pair in backs for back in pair]
        if len({*held, *hand, *board}) < 15:
            continue
        table = board + rng.sample([card for card in range(52) if card not in {*held, *hand, *board}], 2)
        others = [RANKING.value([*table, *held[2 * k : 2 * k + 2]]) for k in range(5)]
        won += max(others) < RANKING.value([*table, *hand])
        deals += 1
    assert found.win == pytest.approx(won / deals, abs=0.04)


def test_before_the_flop_the_chances_come_with_an_error_that_covers_the_truth() -> None:
    hand, backs = DECK.cards("As Ad"), [read_backs("", "Ms Lh")]
    sampled = [chances(hand, backs, [], seed=seed) for seed in range(8)]
    middle = sum(found.win for found in sampled) / 8
    assert not any(found.exact for found in sampled)
    assert sum(abs(found.win - middle) <= found.error for found in sampled) >= 6
    assert 0.005 < sampled[0].error < 0.03


def asked(*words: str) -> Chances:
    parser = ArgumentParser()
    describe(parser)
    return answer(parser.parse_args(words))


def test_the_command_reads_cards_and_backs_and_says_fractions_of_one() -> None:
    found = asked("--hand", "As Kd", "--backs", "Lh Ms", "--backs", "A Sc", "--board", "2c 7d Jh").as_json()
    assert found["win"] == pytest.approx(0.49179, abs=1e-5)
    assert found["tie"] == pytest.approx(0.02215, abs=1e-5)
    assert found["exact"] is True
    assert found["backs"] == ["Lh Ms", "A Sc"]


def test_before_the_flop_every_deal_is_counted_if_asked() -> None:
    words = ("--hand", "As Kd", "--backs", "Lh Ms")
    exact, drawn = asked(*words, "--exact"), asked(*words)
    assert exact.exact
    assert exact.deals == 4 * 4 * comb(48, 5)  # none of the eight cards behind such backs is in the hand
    assert drawn.win == pytest.approx(exact.win, abs=1.5 * drawn.error)


@pytest.mark.parametrize("board", ["", "2c 7d Jh"])
@pytest.mark.parametrize("lang", ["fr", "en"])
def test_the_chances_are_told_in_both_languages(lang: str, board: str) -> None:
    lines = asked("--hand", "As Kd", "--backs", "Lh Ms", "--gone", "A Sc", "--board", board).as_text(lang)
    assert len(lines) == 3 + bool(board)
    assert all("{" not in line for line in lines)


@pytest.mark.parametrize(
    ("words", "named"),
    [
        (("--hand", "As", "--backs", "Lh Ms"), "expected 2"),
        (("--hand", "As Zd", "--backs", "Lh Ms"), "zd"),
        (("--hand", "As Kd", "--backs", "Lh"), "two backs"),
        (("--hand", "As Kd", "--backs", "Lh X"), "Lh X"),
        (("--hand", "As Kd", "--backs", "Lh Ms", "--board", "2c"), "expected 0 or 3 or 4 or 5"),
        (("--hand", "As Kd", "--backs", "Lh Ms", "--board", "2c 2c 3d"), "twice"),
        (("--hand", "As Ad", "--backs", "A A", "--gone", "A Lh"), "a pack holds 4"),
        (("--hand", "As Kd", *(word for _ in range(6) for word in ("--backs", "Lh Ms"))), "expected 1 to 5"),
    ],
)
def test_what_cannot_be_is_refused_with_what_was_given(words: tuple[str, ...], named: str) -> None:
    with pytest.raises(Trouble, match=named):
        asked(*words)


def test_every_back_is_read_as_it_is_written() -> None:
    for back in BACKS:
        assert read_backs("", f"{back_text(back)} {back_text(back)}") == (back, back)
    assert read_backs("", "L♥ a") == read_backs("", "Lh A")
    assert BACK_OF["lh"] == BACKS[DECK.card("Kh")]


def test_what_one_hopes_for_comes_first_in_a_bar() -> None:
    assert chances_of_the_example("champ").as_bars("fr").names[0] == "gagne"


@pytest.mark.parametrize("backs", [(1, 5), (9, 9), (13, 5)])
def test_an_opponents_cards_are_compared_without_a_step_beyond_the_four_of_a_class(backs: Back) -> None:
    own, board = np.array(DECK.cards("AhKd")), np.array(DECK.cards("Qs9d3c2h7h"))
    free, mine, uncompiled = free_cards(own, board), strength_on(board, own[0], own[1]), in_python(compare)
    quick, plain = np.empty((4, 4), np.int64), np.empty((4, 4), np.int64)
    compare(board, np.array(backs), free, mine, quick)
    uncompiled(board, np.array(backs), free, mine, plain)
    assert quick.tolist() == plain.tolist()
    assert {0, -1} <= set(plain.ravel().tolist())
