"""The league: the same deals for everybody, nothing played twice, and figures that can be trusted."""

import json
from pathlib import Path

import pytest

from brelan.league.match import RANDOM, Match, Played, play, version
from brelan.league.results import keep, kept
from brelan.league.standings import standings
from brelan.trouble import Trouble
from tests.test_commands import brelan

SHORT = (("rounds", "3"),)


def match(alone: str, others: str, seed: int, players: int = 2) -> Match:
    return Match("peek", alone, others, players, SHORT, seed)


def test_who_plays_against_himself_wins_his_part_exactly() -> None:
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
        file.write('["new", ["pee')
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


def test_more_than_two_at_a_table_are_rated_by_their_part_of_the_victories() -> None:
    fair = [Played(match("regular", RANDOM, seed, 4), (1.0, 0.0, 0.0, 0.0)) for seed in range(40)]
    found = standings([RANDOM, "regular"], fair)
    assert found.ratings["regular"].mean == pytest.approx(0, abs=0.02)


def test_the_command_plays_prints_and_takes_up_where_it_left(tmp_path: Path) -> None:
    file = tmp_path / "league.jsonl"
    words = ("league", "peek", "--bots", "random", "regular", "--option", "rounds=2", "--results", str(file), "--json")
    assert brelan(*words, "--deals", "2").returncode == 0
    first = file.read_text(encoding="utf-8")
    more = brelan(*words, "--deals", "4")
    found = json.loads(more.stdout)
    assert file.read_text(encoding="utf-8").startswith(first)
    assert len(file.read_text(encoding="utf-8").splitlines()) == 4
    assert found["version"] == version("peek")
    assert {(pair["alone"], pair["others"]) for pair in found["pairs"]} == {
        ("random", "regular"),
        ("regular", "random"),
    }
    shown = brelan(*words[:-1], "--deals", "4", "--lang", "fr")
    assert "Force (logarithme des chances" in shown.stdout


@pytest.mark.parametrize(
    ("words", "expected"),
    [
        (("--players", "9"), "peek is for 2 to 4"),
        (("--option", "rounds=x"), "expected a whole number"),
        (("--bots", "regular"), "expected two bots or more"),
    ],
)
def test_what_cannot_be_played_is_said_in_a_line(words: tuple[str, ...], expected: str) -> None:
    done = brelan("league", "peek", *words)
    assert done.returncode == 2
    assert expected in done.stderr
    assert "Traceback" not in done.stderr
