"""Poker Champ for three and more: the hope to win the game, how it follows chips and Awards, and what is told of it."""

from collections.abc import Sequence
from random import Random

import numpy as np
import pytest

from brelan.bots.thought import Fact
from brelan.engine.table import Table
from brelan.games.champ import game
from brelan.games.champ.awards import help_out
from brelan.games.champ.bots import crowd, paths, two
from brelan.games.champ.bots.expert import mind
from brelan.games.champ.bots.facts import prize
from brelan.games.champ.bots.field import Standings
from brelan.games.champ.bots.fit import strengths
from brelan.games.champ.bots.hope import chip, hope, hopes, part
from brelan.games.champ.bots.paths import Hands, lay_paths, share_of
from brelan.games.champ.bots.spot import spot
from brelan.games.champ.odds import chances
from brelan.games.champ.ranking import DECK
from brelan.games.champ.state import PURSE, Decision, State
from brelan.solver.tree import Array
from tests.games.champ.table import champ as dealt
from tests.games.champ.table import everybody, state
from tests.uncompiled import in_python

SIZES = range(3, game.most + 1)


def luck() -> Array:
    return np.array([1], np.uint64)


def at_the_river(
    *hands: str, chips: tuple[int, ...], awards: tuple[int, ...] = (), board: str = "Qh Jc 9d 3s 2h"
) -> Table:
    """All have staked up to the last stage, with so many chips before the deal."""
    table = everybody(everybody(dealt(*hands, chips=chips, board=board), "stake"), "stake")
    state(table).awards[: len(awards)] = awards
    return table


@pytest.mark.parametrize("players", SIZES)
def test_all_hopes_together_are_certainty_and_at_the_beginning_they_are_equal(players: int) -> None:
    chips, none = np.full(players, PURSE), np.zeros(players, np.int64)
    assert [part(hopes(players), chips, none, seat) for seat in range(players)] == pytest.approx(
        [1 / players] * players
    )


@pytest.mark.parametrize("players", SIZES)
def test_wealth_counts_more_than_poverty_and_an_award_counts(players: int) -> None:
    """C18 Who has nothing is helped, and only the richest is paid for it: chips are worth more where there are many."""
    none, one = hopes(players)
    assert none[24] - none[18] > none[18] - none[12] > none[12] - none[6] > none[6] - none[1]
    assert (one[1:37] > none[1:37]).all()


def test_awards_are_served_as_the_rules_serve_them() -> None:
    t = game.blank(5)
    assert isinstance(t, State)
    t.chips[:5] = [0, 22, 20, 0, 18]
    chips, awards = np.array(t.chips[:5]), np.zeros(5, np.int64)
    hope(hopes(5), chips, awards, 0, luck())
    for seat in range(5):
        help_out(t, seat)
    assert (chips.tolist(), awards.tolist()) == (t.chips[:5], t.awards[:5])


def test_the_second_award_is_victory() -> None:
    chips, awards = np.array([0, 20, 16]), np.array([0, 1, 1])
    assert hope(hopes(3), chips.copy(), awards.copy(), 1, luck()) == 1
    assert hope(hopes(3), chips.copy(), awards.copy(), 2, luck()) == 0


def test_a_chip_is_worth_more_near_the_end_and_never_less_than_at_the_beginning() -> None:
    none = np.zeros(4, np.int64)
    first = chip(np.full(4, PURSE), none, 0)
    assert chip(np.array([22, 10, 10, 6]), none, 0) > first
    assert chip(np.array([2, 20, 14, 12]), none, 0) == first


def test_strengths_are_found_again_in_games_that_follow_them() -> None:
    rng, seen = Random(1), []
    for _ in range(4000):
        cut = sorted(rng.sample(range(1, 36), 2))
        chips = (cut[0], cut[1] - cut[0], 36 - cut[1])
        awards = tuple(rng.randrange(2) for _ in chips)
        likely = [np.exp(own / 10 + had) for own, had in zip(chips, awards, strict=True)]
        seen.append(Standings(chips, awards, rng.choices(range(3), likely)[0]))
    none, one = strengths(seen, 3)
    assert none[22] - none[12] == pytest.approx(1, abs=0.25)
    assert one[12] - none[12] == pytest.approx(1, abs=0.25)


def test_paths_give_nearly_the_exact_share() -> None:
    s = spot(everybody(dealt("As Kd", "2c 7d", "Jh 8s"), "stake").view(0))
    possible, own = crowd.all_hands(s, crowd.everybody(s)[1])
    laid = crowd.paths_from(s, possible, s.stage, luck())
    assert share_of(laid, 0, own, 0b111) == pytest.approx(chances(s.hand, s.backs, s.board).share, abs=0.03)


def test_a_card_on_the_board_is_in_nobodys_hand() -> None:
    own = DECK.cards("As Kd")
    hands = Hands(np.array([[own], [DECK.cards("2c 2d")]]), np.array([1, 1]), np.ones((2, 1)))
    laid = lay_paths(hands, np.array(DECK.cards("Qh Jc 9d")), np.array(own), 47, 46, luck())
    assert len({tuple(sorted(last)) for last in laid.boards[:, :, 3:].reshape(-1, 2).tolist()}) == 47 * 46 // 2
    blocked = (laid.boards == DECK.card("2c")).any(axis=2)
    assert (laid.strength[blocked, 1, 0] == -1).all()


def test_no_hand_with_a_card_of_the_board_is_looked_up(monkeypatch: pytest.MonkeyPatch) -> None:
    def strength(board: Sequence[int], one: int, two: int) -> int:
        assert len({*board, one, two}) == 7
        return 1

    board, pairs = np.array(DECK.cards("Qh Jc 9d 2c 3c")), np.array([DECK.cards("As Kd"), DECK.cards("2c 2d")])
    found = np.empty((1, 2), np.int64)
    for module in (paths, two):
        monkeypatch.setattr(module, "strength_on", strength)
    in_python(paths.weigh)(Hands(pairs[None], np.array([2]), np.ones((1, 2))), board, found)
    assert found.tolist() == [[1, -1]]
    in_python(two.strengths)(pairs, board, found[0])
    assert found.tolist() == [[1, -1]]


def test_a_player_beaten_by_all_that_the_backs_allow_gives_up_and_one_who_beats_it_stakes() -> None:
    beaten = at_the_river("6c 7c", "Ac Ah", "Ks Kd", chips=(12, 12, 12))
    beaten.answer(1, Decision.STAKE)
    beaten.answer(2, Decision.STAKE)
    safe = at_the_river("Qs Qd", "6h 7h", "4d 5d", chips=(12, 12, 12))
    assert mind(beaten.view(0), beaten.asks[0], Random(1)).best.answer == Decision.GIVE_UP
    assert mind(safe.view(0), safe.asks[0], Random(1)).best.answer == Decision.STAKE


def told(table: Table) -> tuple[Fact, ...]:
    return prize(spot(table.view(0)))


def test_the_coach_says_whose_award_it_would_be() -> None:
    """C18 Seat 2 may lose its last chips: with what lies on the board seat 1 would be the richest, else seat 3 is."""
    hands = ("Qs Qd", "6h 7h", "4d 5d")
    assert told(at_the_river(*hands, chips=(14, 6, 16))) == (Fact("fact-prize", {"seat": 1, "chips": 22}),)
    assert told(at_the_river(*hands, chips=(5, 6, 25))) == (Fact("fact-rival", {"seat": 2, "chips": 21}),)
    assert told(at_the_river(*hands, chips=(12, 12, 12))) == ()


def test_the_coach_says_where_the_game_may_end() -> None:
    """C22 Two Awards win; C24 not where all seven are played for."""
    hands = ("Qs Qd", "6h 7h", "4d 5d")
    assert told(at_the_river(*hands, chips=(14, 6, 16), awards=(1, 0, 0)))[0].key == "fact-prize-crown"
    assert told(at_the_river(*hands, chips=(5, 6, 25), awards=(0, 0, 1)))[0].key == "fact-rival-crown"
    table = at_the_river(*hands, chips=(14, 6, 16), awards=(1, 0, 0))
    assert prize(spot(table.view(0))._replace(two_awards=False))[0].key == "fact-prize"


def test_the_award_is_the_first_reason_to_stake_and_none_to_give_up() -> None:
    for own, advised, first in (
        ("Qs Qd", Decision.STAKE, "fact-prize"),
        ("6c 7c", Decision.GIVE_UP, "fact-hands-most"),
    ):
        table = at_the_river(own, "Ac Ah", "Ks Kd", chips=(14, 6, 16))
        thought = mind(table.view(0), table.asks[0], Random(1))
        assert thought.best.answer == advised
        assert thought.facts[0].key == first
        assert "fact-prize" in [fact.key for fact in thought.facts]
