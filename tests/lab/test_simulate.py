"""`brelan simulate`: the same plan gives the same rows, whoever plays it and however often it is taken up again."""

import json
import os
import re
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from brelan import lab, shelf
from brelan.cli import main
from brelan.engine.sight import veil
from brelan.engine.table import Table
from brelan.lab import playing
from brelan.lab.rows import NOTES, Part, play
from brelan.lab.run import Run, version_of
from brelan.lab.summary import Mean, Summary
from brelan.league.figure import parts
from tests.boxes import DICE, IN_TURN, option_for_deals
from tests.lab import policies

pq = pytest.importorskip("pyarrow.parquet")

DEALS = option_for_deals(shelf.game(DICE))
OWN = "tests.lab.policies:"
TINY = ["--option", f"{DEALS}=2", "--jobs", "1", "--json"]


def plan(*players: str, game: str = DICE, duplicate: bool = False, decisions: bool = False) -> Run:
    options = ((option_for_deals(shelf.game(game)), "2"),) if option_for_deals(shelf.game(game)) else ()
    return Run(game, players, options, "", 3, duplicate, decisions, 8, version_of(game, players, None))


def simulated(out: Path, *words: str) -> dict[str, Any]:
    """What the command prints; the rows are in its folder."""
    done = subprocess.run(
        [sys.executable, "-m", "brelan", "simulate", DICE, "--out", str(out), *TINY, *words],
        capture_output=True,
        encoding="utf-8",
        check=False,
        cwd=Path(__file__).parents[2],
    )
    assert (done.returncode, done.stderr) == (0, "")
    found: dict[str, Any] = json.loads(done.stdout)
    return found


def rows_of(out: Path, kind: str = "games") -> dict[str, list[Any]]:
    found: dict[str, list[Any]] = pq.read_table(out / kind).sort_by("game").to_pydict()
    return found


def test_a_row_says_what_a_replay_of_its_seed_comes_to() -> None:
    rows = play(Part(plan("regular", f"{OWN}least"), 0, 0, 6)).games
    game = shelf.game(DICE)
    for i in range(6):
        table = Table.begin(game, 2, {DEALS: 2}, int(rows["seed"][i]))
        assert rows["player_0"][i] == i % 2
        assert rows["share_0"][i] + rows["share_1"][i] == 1
        best = max(rows["score_0"][i], rows["score_1"][i])
        assert (rows["share_0"][i] > 0) == (rows["score_0"][i] == best)
        assert game.wealth(table.state) >= rows["score_0"][i] + rows["score_1"][i]


def test_what_was_decided_plays_the_game_again() -> None:
    """Compiled and plain: the notes of a game are the answers that lead to its scores."""
    for players in (("random", "random"), ("regular", "random")):
        found = play(Part(plan(*players, decisions=True), 0, 0, 4))
        assert found.decisions is not None
        for i in range(4):
            table = Table.begin(shelf.game(DICE), 2, {DEALS: 2}, int(found.games["seed"][i]))
            mine = found.decisions["game"] == i
            lines = np.stack([found.decisions[name][mine] for name in NOTES], axis=1)
            assert len(lines) == found.games["decisions"][i]
            for seat, deal, step, part, *ask, value in lines.tolist():
                t = table.state
                assert (getattr(t, table.game.deal), t.now, t.part) == (deal, step, part)
                assert list(table.ask(seat)) == ask
                table.answer_number(seat, value)
            assert table.over
            assert table.result.scores == tuple(int(found.games[f"score_{seat}"][i]) for seat in range(2))


def test_a_player_of_ones_own_sees_its_seats_view_and_no_more() -> None:
    policies.SEEN.clear()
    play(Part(plan(f"{OWN}watching", "random", game=IN_TURN), 0, 0, 2))
    assert policies.SEEN
    for view in policies.SEEN:
        assert view.seat is not None
        veiled = view.state.copy()
        veil(veiled, view.seat)
        assert veiled == view.state


def test_a_player_who_is_written_like_a_rule_plays_beside_others_and_is_compiled_where_all_play_so(deep: bool) -> None:
    alike, mixed = plan(f"{OWN}policy", f"{OWN}policy"), plan(f"{OWN}policy", "random")
    assert alike.alike
    assert not mixed.alike
    games = play(Part(mixed, 0, 0, 4)).games
    if deep:  # compiling takes its time
        assert set(play(Part(alike, 0, 0, 4)).games) == set(games)


def test_duplicate_deals_are_dealt_once_to_each_player() -> None:
    rows = play(Part(plan("regular", "random", "random", duplicate=True), 0, 0, 9)).games
    assert list(rows["dealt"]) == [0, 0, 0, 1, 1, 1, 2, 2, 2]
    assert len(set(rows["seed"])) == 3
    assert [list(rows[f"player_{seat}"][:3]) for seat in range(3)] == [[0, 2, 1], [1, 0, 2], [2, 1, 0]]


def test_the_same_plan_gives_the_same_rows_by_one_process_or_two_at_once_or_taken_up_again(tmp_path: Path) -> None:
    whole, taken_up, two = tmp_path / "whole", tmp_path / "taken-up", tmp_path / "two"
    words = ["--games", "150", "--who", "random", "--decisions"]
    simulated(whole, *words)
    simulated(taken_up, "--games", "40", *words[2:])
    (taken_up / "games" / "part-000001.parquet").unlink()
    simulated(taken_up, *words)
    main(["simulate", DICE, "--out", str(two), *TINY[:2], "--jobs", "2", "--json", *words])
    for kind in ("games", "decisions"):
        assert rows_of(whole, kind) == rows_of(taken_up, kind)
        assert rows_of(whole, kind) == rows_of(two, kind)
    assert rows_of(whole)["game"] == list(range(150))


def test_it_stops_as_soon_as_the_interval_is_narrow_enough(tmp_path: Path) -> None:
    found = simulated(tmp_path / "run", "--games", "1e4", "--until", "10%")
    assert 50 < found["games"] < 1e4
    assert all(seat["high"] - seat["low"] <= 0.2 for seat in found["seats"])
    assert len(rows_of(tmp_path / "run")["game"]) == found["games"]


def test_another_plan_is_not_mixed_with_the_rows_that_are_there(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    words = ["simulate", DICE, "--out", str(tmp_path / "run"), "--games", "8", *TINY]
    main(words)
    with pytest.raises(SystemExit):
        main([*words, "--seed", "5"])
    assert "holds another run (seed differs); expected the same, or another --out" in capsys.readouterr().err


def test_a_picture_and_a_summary_are_written(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    words = ["simulate", DICE, "--out", str(tmp_path / "run"), "--plot", str(tmp_path / "wins.svg"), "--lang", "en"]
    main([*words, "--who", "regular", "random", "--games", "8", *TINY[:4]])
    said = capsys.readouterr().out
    assert said.startswith("8 games, 2 at the table; share of wins with 95% intervals; code ")
    assert "regular" in (tmp_path / "wins.svg").read_text(encoding="utf-8")
    assert json.loads((tmp_path / "run" / "summary.json").read_text(encoding="utf-8"))["games"] == 8


@pytest.mark.parametrize(
    ("lang", "part", "drawn"),
    [
        ("fr", r"\d+(,\d)? % \[\d+(,\d)? ; \d+(,\d)?\]", r"\d %<"),
        ("en", r"\d+(\.\d)?% \[\d+(\.\d)?; \d+(\.\d)?\]", r"\d%<"),
    ],
)
def test_parts_are_written_one_way_as_the_language_does(
    lang: str, part: str, drawn: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """In the figures and in the picture."""
    words = ["simulate", DICE, "--out", str(tmp_path / "run"), "--plot", str(tmp_path / "wins.svg"), "--lang", lang]
    main([*words, "--who", "regular", "random", "--games", "8", *TINY[:4]])
    figures = [line for line in capsys.readouterr().out.splitlines() if "[" in line]
    assert len(figures) >= 4
    assert all(re.search(rf"{part}$", line) for line in figures)
    picture = (tmp_path / "wins.svg").read_text(encoding="utf-8")
    assert re.search(drawn, picture)
    assert picture.count("%") == len(re.findall(drawn, picture))


@pytest.mark.parametrize(
    ("words", "expected"),
    [
        (["--who", "master"], "'master' was asked to play, expected random or quick or"),
        (["--who", "nowhere:at_all"], "nowhere:at_all: the module cannot be imported"),
        (["--who", f"{OWN}nothing"], "expected a function of the module: f(view, ask, rng)"),
        (["--players", "99"], "99 seats for 1 of --who were asked for; expected"),
        (["--option", "moons=3"], "option 'moons' is unknown"),
        (["--cards", "/nowhere.toml"], "there is no such file, expected one with cards of your own"),
        (["--seed", "-1"], "seed -1 was given, expected one from 0 to"),
        (["--jobs", "0"], "0 processes were asked for, expected 1 or more"),
        (["--cluster", "tcp://127.0.0.1:1"], "no Dask scheduler answers there"),
    ],
)
def test_what_cannot_be_simulated_is_told_in_a_line(
    words: list[str],
    expected: str,
    tmp_path: Path,
    capsys: pytest.CaptureFixture[str],
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(playing, "PATIENCE", 1)  # nobody is going to answer
    with pytest.raises(SystemExit) as ended:
        main(["simulate", DICE, "--out", str(tmp_path / "run"), "--games", "4", *words])
    said = capsys.readouterr().err
    assert ended.value.code == 2
    assert expected in said
    assert said.count("\n") == 1


def test_without_the_extra_it_says_what_to_install(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    for name in ("folder", "playing"):
        monkeypatch.delitem(sys.modules, f"brelan.lab.{name}", raising=False)
        monkeypatch.delattr(lab, name, raising=False)
    monkeypatch.setitem(sys.modules, "pyarrow", None)
    with pytest.raises(SystemExit):
        main(["simulate", DICE])
    assert "this needs pyarrow; expected an installation with: pip install 'brelan[lab]'" in capsys.readouterr().err


def test_intervals_of_running_means_are_those_of_the_league() -> None:
    won = np.random.default_rng(1).random(4000) < 0.3
    mean = Mean()
    mean.add(won[:1500])
    mean.add(won[1500:])
    assert mean.part() == pytest.approx(parts(map(float, won)), abs=0.001)
    sure = Mean()
    sure.add(np.ones(20))
    assert sure.part().low < 0.95 < sure.part().high == 1.0


def test_a_players_figure_counts_a_deal_once_with_all_its_rotations() -> None:
    """One who wins every deal from the first seat and loses it from the second wins half, and that is certain."""
    run, summary = plan("regular", "random", duplicate=True), Summary(plan("regular", "random", duplicate=True))
    games = play(Part(run, 0, 0, 8)).games
    games["share_0"], games["share_1"] = np.ones(8), np.zeros(8)
    summary.add(games)
    assert summary.players["regular"].squares == pytest.approx(4 * 0.25)
    assert summary.seats[0].part().mean == 1


@pytest.fixture
def cluster(tmp_path: Path) -> Iterator[tuple[str, list[subprocess.Popen[bytes]]]]:
    """A scheduler and two workers, started by Dask's own commands."""
    pytest.importorskip("distributed")
    file = tmp_path / "scheduler.json"
    home, nothing = Path(__file__).parents[2], subprocess.DEVNULL
    quiet: dict[str, Any] = {"stdout": nothing, "stderr": nothing, "cwd": home}
    scheduler = [sys.executable, "-m", "distributed.cli.dask_scheduler", "--host", "127.0.0.1", "--port", "0"]
    worker = [sys.executable, "-m", "distributed.cli.dask_worker", "--nthreads", "1", "--no-nanny", "--no-dashboard"]
    files = ["--scheduler-file", str(file)]
    env = os.environ | {"PYTHONPATH": str(home)}
    started = [subprocess.Popen([*scheduler, "--no-dashboard", *files], env=env, **quiet)]
    try:
        started += [subprocess.Popen([*worker, *files], env=env, **quiet) for _ in range(2)]
        while not file.exists():
            time.sleep(0.1)
        yield json.loads(file.read_text())["address"], started[1:]
    finally:
        for process in started:
            process.kill()
            process.wait()


def test_a_worker_that_dies_costs_time_and_no_rows(
    cluster: tuple[str, list[subprocess.Popen[bytes]]], tmp_path: Path
) -> None:
    address, workers = cluster
    words = ["--games", "120", "--who", f"{OWN}least", "random"]
    simulated(tmp_path / "here", *words)
    command = [sys.executable, "-m", "brelan", "simulate", DICE, "--out", str(tmp_path / "there"), *TINY[:2], "--json"]
    with subprocess.Popen(
        [*command, *words, "--cluster", address], stdout=subprocess.PIPE, cwd=Path(__file__).parents[2]
    ) as run:
        games = tmp_path / "there" / "games"
        while run.poll() is None and len(list(games.glob("*.parquet")) if games.exists() else []) < 5:
            time.sleep(0.02)
        workers[0].kill()
        assert run.wait() == 0
    assert rows_of(tmp_path / "there") == rows_of(tmp_path / "here")
