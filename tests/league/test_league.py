"""The league: the same deals for everybody, nothing played twice, and figures that can be trusted."""

import json
from pathlib import Path

import numpy as np
import pytest

from brelan import shelf
from brelan.league.figure import Figure, figure, parts
from brelan.league.match import RANDOM, Match, Played, play, version
from brelan.league.results import keep, kept
from brelan.league.standings import standings
from brelan.trouble import Trouble
from tests.boxes import DICE, option_for_deals
from tests.test_commands import brelan

ROUNDS = option_for_deals(shelf.game(DICE))
SHORT = ((ROUNDS, "3"),)


def match(alone: str, others: str, seed: int, players: int = 2) -> Match:
    return Match(DICE, alone, others, players, SHORT, seed)


def test_a_player_among_equals_wins_an_equal_part_exactly() -> None:
    for seed in range(5):
        shares = play(match("regular", "regular", seed, 3)).shares
        assert sum(shares) == pytest.approx(1)


def test_the_same_match_ends_the_same_way_again() -> None:
    assert play(match(RANDOM, "regular", 7)) == play(match(RANDOM, "regular", 7))


def test_results_of_other_versions_and_a_line_cut_off_do_not_count(tmp_path: Path) -> None:
    path = tmp_path / "results.jsonl"
    one, two = Played(match(RANDOM, "regular", 1), (0.0, 1.0)), Played(match(RANDOM, "regular", 2), (0.5, 0.5))
    keep(path, "old", [one])
    keep(path, "new", [two])
    with path.open("a", encoding="utf-8") as file:
        file.write('["new", ["xyz')
    assert kept(path, "new") == {two.match: two}


def test_after_a_sudden_end_the_next_result_has_a_line_of_its_own(tmp_path: Path) -> None:
    path = tmp_path / "results.jsonl"
    path.write_text("[1", encoding="utf-8")
    keep(path, "new", [Played(match(RANDOM, "regular", 1), (0.0, 1.0))])
    with pytest.raises(Trouble, match=r"results.jsonl, line 1: read '\[1', expected a line of a league"):
        kept(path, "new")


def test_the_stronger_has_the_higher_rating_and_between_two_the_table_is_a_mirror() -> None:
    played = [Played(match("regular", RANDOM, seed), (1.0, float(seed % 3 > 0))) for seed in range(60)]
    found = standings([RANDOM, "regular"], played)
    assert found.pairs["regular", RANDOM].mean == pytest.approx(5 / 6)
    assert found.pairs[RANDOM, "regular"].mean == pytest.approx(1 / 6)
    assert found.ratings["regular"].low > found.ratings[RANDOM].high
    assert found.pairs["regular", RANDOM].low < 5 / 6 < found.pairs["regular", RANDOM].high


def test_ten_deals_won_by_the_same_player_do_not_prove_that_they_always_win() -> None:
    found = standings([RANDOM, "regular"], [Played(match("regular", RANDOM, seed), (1.0, 1.0)) for seed in range(10)])
    always, never = found.pairs["regular", RANDOM], found.pairs[RANDOM, "regular"]
    assert (always.mean, always.high) == (1, 1)
    assert 0.7 < always.low < 0.9
    assert (never.mean, never.low, never.high) == (0, 0, 1 - always.low)
    rating = found.ratings["regular"]
    assert rating.high - rating.low > 0.5


@pytest.mark.parametrize("chance", [0.02, 0.1, 0.5, 0.9, 0.98])
@pytest.mark.parametrize("deals", [10, 40])
def test_an_interval_of_95_percent_holds_the_truth_as_often_as_that(chance: float, deals: int) -> None:
    rng = np.random.default_rng(deals)
    found = [parts(rng.binomial(2, chance, deals) / 2) for _ in range(150)]
    assert np.mean([figure.low <= chance <= figure.high for figure in found]) > 0.9


def test_more_than_two_at_a_table_are_rated_by_their_part_of_the_victories() -> None:
    fair = [Played(match("regular", RANDOM, seed, 4), (1.0, 0.0, 0.0, 0.0)) for seed in range(40)]
    found = standings([RANDOM, "regular"], fair)
    assert found.ratings["regular"].mean == pytest.approx(0, abs=0.02)


def test_ratings_are_logarithms_of_strengths_and_everybodys_together_are_nothing() -> None:
    """Alone among two others 3 against 1 + 1 wins three games of five, and 3 against 9 + 9 one of seven."""
    shares = {("regular", RANDOM): 0.6, ("regular", "expert"): 1 / 7, ("expert", RANDOM): 9 / 11}
    played = [Played(match(*pair, seed, 3), (part,) * 3) for pair, part in shares.items() for seed in range(40)]
    found = {name: rating.mean for name, rating in standings([RANDOM, "regular", "expert"], played).ratings.items()}
    assert found == pytest.approx({RANDOM: -np.log(3), "regular": 0, "expert": np.log(3)}, abs=0.002)


def test_what_is_won_has_a_mean_and_an_interval_in_any_unit() -> None:
    won = figure([2.0, -1.0] * 200)
    assert won.mean == 0.5
    assert (won.low, won.high) == pytest.approx(
        (0.5 - 0.147, 0.5 + 0.147), abs=0.01
    )  # 1.96 times 1.5 by the root of 400
    assert Figure(0.5, -0.25, 1.25).times(4) == (2, -1, 5)
    assert Figure(0.5, -0.25, 1.25).signed() == "+0.5 [-0.2; +1.2]"
    assert Figure(0.5, -0.25, 1.25).signed(2) == "+0.50 [-0.25; +1.25]"
    assert Figure(0.758, 0.679, 0.829).percent() == "75.8% [67.9; 82.9]"


def test_the_command_plays_prints_and_takes_up_where_it_left(tmp_path: Path) -> None:
    file = tmp_path / "league.jsonl"
    words = ("league", DICE, "--bots", "random", "regular", "--option", f"{ROUNDS}=2", "--results", str(file), "--json")
    assert brelan(*words, "--deals", "2").returncode == 0
    first = file.read_text(encoding="utf-8")
    more = brelan(*words, "--deals", "4")
    found = json.loads(more.stdout)
    assert file.read_text(encoding="utf-8").startswith(first)
    assert len(file.read_text(encoding="utf-8").splitlines()) == 4
    assert found["version"] == version(DICE)
    assert {(pair["alone"], pair["others"]) for pair in found["pairs"]} == {
        ("random", "regular"),
        ("regular", "random"),
    }
    shown = brelan(*words[:-1], "--deals", "4", "--lang", "fr")
    assert "Force (logarithme des chances" in shown.stdout


@pytest.mark.parametrize(
    ("words", "expected"),
    [
        (("--players", "9"), f"{DICE} is for 2 to 4"),
        (("--option", f"{ROUNDS}=x"), "expected a whole number"),
        (("--bots", "regular"), "expected two bots or more"),
    ],
)
def test_what_cannot_be_played_is_said_in_a_line(words: tuple[str, ...], expected: str) -> None:
    done = brelan("league", DICE, *words)
    assert done.returncode == 2
    assert expected in done.stderr
    assert "Traceback" not in done.stderr
