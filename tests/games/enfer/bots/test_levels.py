"""Poker d'enfer's levels: each answers legally from what its seat sees, says why, and an expert plays well."""

from collections.abc import Iterator
from random import Random

import numpy as np
import pytest

from benchmarks.strength.enfer import Thinker, game_won, match
from brelan.bots import LEVELS
from brelan.bots.thought import Fact, Thought
from brelan.engine.asks import Ask, allows, amount, one_of, some_of
from brelan.engine.piles import move_all
from brelan.engine.table import Table
from brelan.games.enfer import game
from brelan.games.enfer.bots import draft, expert
from brelan.games.enfer.bots.draft import shown_hands
from brelan.games.enfer.bots.values import OVER, chances, weights
from brelan.games.enfer.state import Answer, Stay, Step, Verdict
from brelan.players import any_legal, bot_for, mind_for
from brelan.texts import LANGUAGES, words
from tests.games.enfer.bots.eye import raised_after_the_eye
from tests.games.enfer.table import enfer, state, until

SIZES = range(3, 6)


@pytest.fixture
def hasty(monkeypatch: pytest.MonkeyPatch) -> None:
    """An expert who imagines little."""
    monkeypatch.setattr(expert, "ROUNDS_PLAYED", 60)


def positions(players: int, seed: int) -> Iterator[tuple[Table, int]]:
    """Every question of a game that is answered at random."""
    rng = Random(seed)
    table = Table.begin(game, players, seed=seed)
    while not table.over:
        seat = rng.choice(table.awaited)
        yield table, seat
        table.answer(seat, table.asks[seat].any(rng))


def thought(table: Table, seat: int) -> Thought:
    """What an expert thinks."""
    return mind_for("enfer", "expert")(table.view(seat), table.asks[seat], Random(1))


@pytest.mark.usefixtures("hasty")
@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("players", SIZES)
def test_every_level_answers_legally_through_whole_games(level: str, players: int) -> None:
    mind, rng = mind_for("enfer", level), Random(players)
    for table, seat in positions(players, players):
        ask = table.asks[seat]
        options = mind(table.view(seat), ask, rng).options
        assert all(allows(ask, option.answer) for option in options)
        assert len({option.answer for option in options}) == len(options)
        assert sum(option.share for option in options) == pytest.approx(1)


@pytest.mark.parametrize(
    ("ask", "answers"),
    [
        (one_of(0b1011), [0, 1, 3]),
        (amount(0, 3), [0, 1, 2, 3]),
        (some_of(0b111, 0, 3), [0, 1, 2, 4, 3, 5, 6, 7]),
        (some_of(0b11111, 2, 2), [3, 5, 9, 17, 6, 10, 18, 12, 20, 24]),
    ],
)
def test_an_expert_considers_every_legal_answer(ask: Ask, answers: list[int]) -> None:
    assert expert.answers_to(ask) == answers


@pytest.mark.usefixtures("hasty")
@pytest.mark.parametrize("players", SIZES)
def test_there_are_two_to_four_facts_with_words_in_both_languages(players: int) -> None:
    told = set()
    for table, seat in positions(players, 10 + players):
        facts = thought(table, seat).facts
        assert state(table).now == Step.SHOW or 2 <= len(facts) <= 4
        for lang in LANGUAGES:
            assert all(
                words(lang, "brelan.games.enfer.bots")(fact.key, what="?", **fact.numbers).endswith(".")
                for fact in facts
            )
        told |= {fact.key for fact in facts}
    assert {"fact-shown", "fact-brings", "fact-better", "fact-won", "fact-raise", "fact-pot", "fact-game"} <= told


def test_where_only_the_round_can_be_won_an_expert_picks_the_pair_of_aces_and_keeps_what_is_made() -> None:
    table = enfer("gag", "tithe", "immortal", hands=("5c 7d 9h Jc Kd", "5d 7h 9s As Ah", "6c 8d 10h 10c Ks"))
    for seat in range(3):
        move_all(state(table), state(table).mises[seat], state(table).box)
        state(table).chips[seat] = 0
    assert thought(table, 0).best.answer == 1
    hands = ("Ac Ad 5h As 5d", "5c 7h 9s Js 10d", "6c 8d 10h Qc Ks")
    table = until(enfer("gag", "tithe", "immortal", hands=hands), Step.EXCHANGE)
    assert thought(table, 0).best.answer == 0


def test_an_expert_stays_with_four_aces_withdraws_with_nothing_and_never_declines_to_show() -> None:
    strong = ("Ac Ad Ah As 5d", "5c 7h 9s Js 10d", "6c 8d 10h Qc Ks")
    weak = ("5c 6d 8h 10c 7s", "Kd Ks 9s Kh Kc", "Ac Ad 10h Ah As")
    for hands, answer in ((strong, Stay.STAY), (weak, Stay.WITHDRAW)):
        table = until(enfer("gag", "tithe", "immortal", hands=hands), Step.WITHDRAW)
        assert thought(table, 0).best.answer == answer
    table = until(enfer("gag", "tithe", "immortal", hands=strong), Step.REVEAL)
    assert thought(table, state(table).lead).best.answer == Verdict.SHOW


def test_what_the_devils_eye_saw_decides_whether_an_expert_pays() -> None:
    weak = ("Kc Kd 7h 9c 10d", "5d 7s 9s Js 8h", "6c 8d 10h Qc As")
    strong = ("Kc Kd 7h 9c 10d", "Jd Jh 9s Js 8h", "6c 8d 10h Qc As")
    for hands, answer in ((weak, Answer.PAY), (strong, Answer.LIE_DOWN)):
        assert thought(raised_after_the_eye(hands), 0).best.answer == answer


@pytest.mark.usefixtures("hasty")
def test_whoever_may_stay_is_told_that_their_mise_goes_and_what_there_is_to_take() -> None:
    hands = ("5c 6d 8h 10c 7s", "Kd Ks 9s Kh Kc", "Ac Ad 10h Ah As")
    table = until(enfer("gag", "tithe", "pact", hands=hands), Step.WITHDRAW)
    assert Fact("fact-cost", {"others": 2}) in thought(table, 0).facts
    table = until(enfer("immortal", "tithe", "pact", hands=hands), Step.WITHDRAW)
    assert Fact("fact-stake", {"others": 2, "own": "yes"}) in thought(table, 0).facts


def test_chances_to_win_are_shared_out_and_grow_with_mises_and_chips() -> None:
    assert weights().shape[:2] == (3, 8)
    for players in SIZES:
        line = np.zeros((3, OVER + 1), np.int64)
        line[:, :players], line[:, 5 : 5 + players], line[:, OVER - 1] = 3, 12, 4
        line[1, 0], line[2, 5] = 5, 20
        even, richer_in_mises, richer_in_chips = chances(line, players)
        assert even.sum() == pytest.approx(1)
        assert richer_in_mises[0] > richer_in_chips[0] > even[0]


def test_the_draft_table_speaks_of_every_pair_of_ranks_for_each_number_of_players() -> None:
    for found in draft.table():
        worths = [found[low, high, 0] for high in range(10) for low in range(high + 1)]
        assert sum(worth != 0 for worth in worths) > 50
        assert max(map(abs, worths)) < 10


def test_hands_are_found_in_the_draft_table_by_ranks_and_suit() -> None:
    table = enfer("gag", "tithe", "immortal", hands=("5c 7d 9h Jc Kd", "5d 7h 9s As Ah", "6c 8d 10h Qc 10c"))
    assert shown_hands(state(table)).tolist()[:3] == [[6, 8, 0], [9, 9, 0], [5, 7, 1]]


def test_a_game_depends_on_its_number_alone_and_a_beginner_beats_somebody_who_plays_anything() -> None:
    thinkers = {"random": Thinker(any_legal)}
    levels = ["regular", "beginner", "random"]
    assert (game_won(levels, 3, thinkers) == game_won(levels, 3, thinkers)).all()
    assert match("beginner", "random", 3, 20, thinkers).low > 1 / 3
    assert match("regular", "beginner", 5, 100, thinkers).low > 1 / 5


@pytest.mark.usefixtures("hasty")
def test_an_expert_beats_beginners_even_in_haste() -> None:
    thinkers = {"expert": Thinker(bot_for("enfer", "expert"))}
    assert match("expert", "beginner", 3, 4, thinkers).mean > 1 / 3
