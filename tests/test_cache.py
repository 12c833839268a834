"""Where compiled code is kept when its usual place is closed; games and tables never go to a temporary one."""

import os
import shutil
import stat
import tempfile
from collections.abc import Iterator
from contextlib import suppress
from functools import cache
from pathlib import Path

import pytest

import brelan
from brelan import shelf
from brelan.cache import Nowhere, place
from brelan.cli import main
from brelan.engine.record import write
from brelan.home import own
from tests.boxes import DICE, IN_TURN
from tests.odds.examples import COUNTED, example
from tests.stranger import NOWHERE, read_only, run

ELSEWHERE = "compiled code cannot be kept there"


@pytest.fixture
def closed(tmp_path: Path) -> Iterator[Path]:
    """A home that cannot be written; opened again, so that it can be taken away."""
    home = read_only(tmp_path / "home")
    yield home
    for path in (home, *home.rglob("*")):
        path.chmod(0o700)


def in_one_line(err: str, *expected: str) -> None:
    assert err.count("\n") == 1, err
    assert "Traceback" not in err
    for words in expected:
        assert words in err


def written(game: str, folder: Path) -> Path:
    """The record of a game that has just begun."""
    path = folder / "game.brelan"
    path.write_text(write(brelan.table(game, seats=3, seed=5)), encoding="utf-8")
    return path


@cache
def compiled(game: str) -> bool:
    """Whether the chances of the example are counted by compiled code: none are where it can be kept nowhere."""
    asked = ("odds", game, *example(game), "--lang", "en")
    status, _, err = run(*asked, program=("-c", NOWHERE), places={"BRELAN_CACHE": "/dev/null"})
    return status == 2 and ELSEWHERE in err


@pytest.mark.parametrize("game", COUNTED)
def test_odds_are_counted_where_home_cannot_be_written_and_one_line_says_so(
    game: str, tmp_path: Path, closed: Path
) -> None:
    (tmp_path / "tmp").mkdir()
    places = {"HOME": str(closed), "TMPDIR": str(tmp_path / "tmp")}
    status, out, err = run("odds", game, *example(game), "--lang", "en", places=places)
    assert (status, "%" in out) == (0, True)
    if compiled(game):
        in_one_line(err, f"brelan: {closed / '.cache' / 'brelan'}: {ELSEWHERE} (Permission denied)", "BRELAN_CACHE")
    else:  # these are counted in plain Python
        assert err == ""
    assert not list((tmp_path / "tmp").iterdir())


@pytest.mark.parametrize("game", shelf.names())
def test_the_coach_speaks_with_a_cache_that_was_filled_and_then_closed(
    game: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    record = written(game, tmp_path)
    main(["hint", str(record), "--lang", "en"])  # compiled now, if it was not
    expected = capsys.readouterr().out
    full = tmp_path / "full"
    with suppress(shutil.Error):  # what others write there meanwhile
        shutil.copytree(place(), full)
    places = {"BRELAN_CACHE": str(read_only(full)), "HOME": "/"}
    assert run("hint", str(record), "--lang", "en", places=places)[:2] == (0, expected)
    for path in (full, *full.rglob("*")):
        path.chmod(0o700)


SHOW = """import os, stat; from brelan.cache import place
print(oct(stat.S_IMODE(os.stat(place()).st_mode)), os.environ["BRELAN_CACHE"] == str(place("a").parent))
"""


def test_the_temporary_directory_is_private_announced_once_and_known_to_processes_that_follow(closed: Path) -> None:
    again = f"import subprocess, sys; subprocess.run([sys.executable, '-c', {SHOW!r}], check=True)"
    status, out, err = run(program=("-c", SHOW + again), places={"HOME": str(closed)})
    assert (status, out) == (0, "0o700 True\n" * 2)
    in_one_line(err, ELSEWHERE)


def test_only_what_we_or_the_system_put_into_a_closed_cache_is_used(closed: Path) -> None:
    closed.chmod(0o700)
    (closed / "ours").write_text("", encoding="utf-8")
    read_only(closed)
    show = "from brelan.cache import place; print([path.name for path in place().iterdir()]); "
    somebody_else = f"import os; os.geteuid = lambda: 77777; print(os.stat({str(closed)!r}).st_uid); "
    assert run(program=("-c", show), places={"BRELAN_CACHE": str(closed)})[1] == "['ours']\n"
    out = run(program=("-c", somebody_else + show), places={"BRELAN_CACHE": str(closed)})[1]
    assert out.splitlines()[1] == ("['ours']" if out.startswith("0\n") else "[]")


@pytest.mark.parametrize("home", [None, "", "relative", "{closed}/gone"])
def test_without_a_home_nothing_ends_in_a_traceback(home: str | None, tmp_path: Path, closed: Path) -> None:
    places = {} if home is None else {"HOME": home.format(closed=closed)}
    status, out, err = run("hint", str(written(DICE, tmp_path)), "--lang", "en", places=places)
    assert (status, "Best: " in out) == (0, True)
    in_one_line(err, ELSEWHERE)
    for option, *words in (
        ("--save", "play", DICE, "--players", "2", "--level", "beginner"),
        ("--results", "league", DICE, "--deals", "1", "--bots", "random", "beginner", "--jobs", "1"),
        ("--data", "--port", "0", "--host", "127.0.0.1", "--no-browser"),
        ("--data", "export", str(tmp_path / "copy")),
    ):
        status, _, err = run(*words, "--lang", "en", places=places)
        assert (status, err.splitlines()[-1].startswith("brelan: "), option in err) == (2, True, True), err
        assert "Traceback" not in err
    assert not (tmp_path / "copy").exists()
    status, _, err = run("--check", "--lang", "en", places=places)
    assert (status, "Traceback" in err) == (0 if home and "gone" in home else 2, False)
    assert not Path("~").exists()


def test_a_directory_that_the_system_cannot_name_is_none() -> None:
    def unknown(name: str) -> Path:
        raise RuntimeError(name)

    assert own(unknown) is None
    assert own(lambda name: Path("~") / name) is None
    assert own(lambda name: Path("/") / name) == Path("/brelan")


def test_a_home_that_one_may_not_look_into_is_one_clear_line(tmp_path: Path) -> None:
    home = tmp_path / "home"
    home.mkdir(mode=0)
    for option, *words in (("--save", "play", IN_TURN), ("--results", "league", IN_TURN), ("--data", "--check")):
        status, out, err = run(*words, "--lang", "en", places={"HOME": str(home)})
        assert (status, out) == (2, "")
        in_one_line(err, "Permission denied", option)
    home.chmod(0o700)


@pytest.mark.parametrize(
    "words", [("odds", "{compiled}"), ("hint", "{record}"), ("play", DICE, "--new")], ids=lambda words: words[0]
)
def test_where_nothing_can_be_compiled_one_clear_line_says_so(
    words: tuple[str, ...], tmp_path: Path, closed: Path
) -> None:
    record = written(DICE, tmp_path)
    more = ("--level", "expert", "--save", str(tmp_path / "kept")) if words[0] == "play" else ()
    counting = next(game for game in COUNTED if compiled(game))
    asked = [word.format(record=record, compiled=counting) for word in words]
    asked += example(counting) if words[0] == "odds" else []
    status, _, err = run(*asked, *more, "--lang", "en", program=("-c", NOWHERE), places={"HOME": str(closed)})
    assert status == 2
    in_one_line(err, f"{closed / '.cache' / 'brelan'}: {ELSEWHERE}", "nor in a temporary directory", "BRELAN_CACHE")


def test_in_this_process_too_a_place_is_found_or_refused(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("BRELAN_CACHE", str(tmp_path / "cache"))
    assert place("a", "b") == tmp_path / "cache" / "a" / "b"
    assert stat.S_ISDIR(os.stat(tmp_path / "cache" / "a" / "b").st_mode)
    (tmp_path / "file").write_text("", encoding="utf-8")
    monkeypatch.setenv("BRELAN_CACHE", str(tmp_path / "file"))
    monkeypatch.setattr(tempfile, "tempdir", str(tmp_path / "nowhere"))
    with pytest.raises(Nowhere, match="cannot be kept there"):
        place()
