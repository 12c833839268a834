"""The commands as a person uses them: a real process, real files, real signals."""

import os
import signal
import subprocess
import sys
from pathlib import Path
from random import Random

import pytest

from brelan import shelf, table
from brelan.cli import main
from brelan.engine.record import write
from brelan.engine.table import Table
from brelan.texts import LANGUAGES
from brelan.transcript import ALL_EYES, Teller
from tests.boxes import DICE, IN_TURN, by_chance, option_for_deals


def brelan(*words: str, text: str = "", home: Path | None = None) -> subprocess.CompletedProcess[str]:
    environment = os.environ | ({"XDG_DATA_HOME": str(home)} if home else {})
    return subprocess.run(
        [sys.executable, "-m", "brelan", *words],
        input=text,
        capture_output=True,
        encoding="utf-8",
        env=environment,
        check=False,
    )


@pytest.fixture
def record(tmp_path: Path) -> Path:
    """A game of two that has begun."""
    path = tmp_path / "game.brelan"
    path.write_text(write(table(IN_TURN, seats=2, seed=7)), encoding="utf-8")
    return path


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("name", shelf.names())
def test_replay_tells_every_game_as_far_as_it_was_played(name: str, lang: str, tmp_path: Path) -> None:
    game = shelf.game(name)
    begun = by_chance(Table.begin(game, game.least, {}, 7), Random(7), lambda played: len(played.answers) >= 5)
    path = tmp_path / "game.brelan"
    path.write_text(write(begun), encoding="utf-8")
    told = brelan("replay", str(path), "--lang", lang)
    assert (told.returncode, told.stderr) == (0, "")
    for text, rule, *_ in Teller(game, lang, begun.names).told(begun.tells, ALL_EYES):
        assert f"{text}  [{rule}]" in told.stdout if rule else text in told.stdout


@pytest.mark.parametrize("name", shelf.names())
@pytest.mark.parametrize(
    ("begins", "wrong", "expected"),
    [
        ("brelan", "brelan record 2", "expected 'brelan record 1'"),
        ("game", "game chess 1", "there is no game 'chess'; expected"),
        ("game", "game {name} 99", "has version {version}; expected a Brelan with version 99"),
        ("game", "game {name}", "expected game {name} {version}"),
        ("options", "options moons=3", "option 'moons' is unknown"),
        ("options", "options moons", "expected name=value"),
        ("seed", "seed x", "expected seed and a whole number"),
        ("seed", "hello world", "expected game, options, data, seat, chance, seed, an answer"),
    ],
)
def test_a_wrong_line_in_the_record_of_any_game_is_named(
    name: str, begins: str, wrong: str, expected: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    game, path = shelf.game(name), tmp_path / "game.brelan"
    facts = {"name": name, "version": game.version}
    lines = write(table(name, seats=game.least, seed=7)).splitlines()
    assert any(line.startswith(begins) for line in lines)
    path.write_text(
        "\n".join(wrong.format(**facts) if line.startswith(begins) else line for line in lines), encoding="utf-8"
    )
    with pytest.raises(SystemExit) as ended:
        main(["replay", str(path)])
    printed = capsys.readouterr()
    assert (ended.value.code, printed.out) == (2, "")
    assert str(path) in printed.err
    assert expected.format(**facts) in printed.err


@pytest.mark.parametrize(
    "content", [b"", b"\xff\xfe\x00", b"brelan record 1\n", f"brelan record 1\ngame {IN_TURN} 1\n".encode()]
)
def test_a_file_that_is_no_record_is_refused(tmp_path: Path, content: bytes) -> None:
    path = tmp_path / "x"
    path.write_bytes(content)
    ended = brelan("replay", str(path))
    assert ended.returncode == 2
    assert "Traceback" not in ended.stderr
    assert str(path) in ended.stderr


@pytest.mark.parametrize(
    "words",
    [
        ["replay", "no-such-file"],
        ["replay"],
        ["play", "chess"],
        ["play", IN_TURN, "--players", "1"],
        ["play", IN_TURN, "--players", "x"],
        ["play", IN_TURN, "--option", "showing"],
        ["play", IN_TURN, "--option", "showing=half"],
        ["play", IN_TURN, "--option", "colour=red"],
        ["play", IN_TURN, "--seed", "-1"],
        ["play", IN_TURN, "--resume"],
        ["nonsense"],
    ],
    ids=" ".join,
)
def test_bad_words_on_the_command_line_get_a_clear_error_and_exit_code_2(tmp_path: Path, words: list[str]) -> None:
    ended = brelan(*words, home=tmp_path)
    assert ended.returncode == 2
    assert "Traceback" not in ended.stderr
    assert ended.stderr.strip()


def test_a_seat_that_is_not_there_is_refused(record: Path) -> None:
    ended = brelan("replay", str(record), "--seat", "3")
    assert (ended.returncode, "expected a seat from 1 to 2" in ended.stderr) == (2, True)


def test_a_finished_game_is_told_by_other_rules_too_from_the_story_that_is_kept_with_it(tmp_path: Path) -> None:
    save = tmp_path / "kept.brelan"
    words = (
        "play",
        IN_TURN,
        "--players",
        "2",
        "--seed",
        "4",
        "--option",
        f"{option_for_deals(shelf.game(IN_TURN))}=1",
        "--save",
        str(save),
    )
    brelan(*words, "--lang", "en", text="1\n" * 30)
    stories = {lang: brelan("replay", str(save), "--lang", lang).stdout for lang in ("fr", "en")}
    save.write_text(
        save.read_text(encoding="utf-8").replace(f"game {IN_TURN} 1", f"game {IN_TURN} 99", 1), encoding="utf-8"
    )
    for lang, story in stories.items():
        told = brelan("replay", str(save), "--lang", lang)
        assert (told.returncode, told.stdout) == (2, story)
        assert "expected a Brelan with version 99" in told.stderr
    assert brelan("replay", str(save), "--seat", "1").stdout == ""
    again = brelan("play", IN_TURN, "--resume", "--save", str(save))
    assert (again.returncode, "expected a Brelan with version 99" in again.stderr) == (2, True)


def test_leaving_with_ctrl_c_keeps_the_game_and_it_can_be_resumed(tmp_path: Path) -> None:
    environment = os.environ | {"XDG_DATA_HOME": str(tmp_path), "PYTHONUNBUFFERED": "1"}
    words = [sys.executable, "-m", "brelan", "play", IN_TURN, "--players", "2", "--seed", "4", "--lang", "fr"]
    with subprocess.Popen(
        words, stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.PIPE, env=environment, encoding="utf-8"
    ) as process:
        assert process.stdin is not None
        assert process.stdout is not None
        seen = ""
        while "> " not in seen:
            seen += process.stdout.read(1)
        process.send_signal(signal.SIGINT)
        rest, errors = process.communicate()
    assert f"Pour la reprendre : brelan play {IN_TURN} --resume" in rest
    assert "Traceback" not in errors
    assert process.returncode == 0
    again = brelan("play", IN_TURN, "--resume", "--lang", "fr", home=tmp_path)
    assert seen.splitlines()[-1] in again.stdout
    assert again.returncode == 0


def test_a_game_that_was_left_is_set_aside_not_lost_when_a_new_one_begins(tmp_path: Path) -> None:
    save = tmp_path / "kept.brelan"
    brelan("play", IN_TURN, "--players", "2", "--seed", "4", "--save", str(save))
    left = save.read_text(encoding="utf-8")
    brelan("play", IN_TURN, "--players", "3", "--seed", "5", "--save", str(save))
    assert (tmp_path / "kept.previous.brelan").read_text(encoding="utf-8") == left
    assert "seed 5" in save.read_text(encoding="utf-8")


def test_a_kept_game_that_cannot_be_read_is_named_and_stays(tmp_path: Path) -> None:
    save = tmp_path / "kept.brelan"
    save.write_text("damaged", encoding="utf-8")
    ended = brelan("play", IN_TURN, "--save", str(save), "--lang", "fr")
    assert ended.returncode == 2
    assert f"{save}, line 1: read 'damaged'" in ended.stderr
    assert save.read_text(encoding="utf-8") == "damaged"


def test_a_place_where_nothing_can_be_kept_is_a_clear_error(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    ended = brelan("play", IN_TURN, "--players", "2", "--save", str(tmp_path / "file" / "x"))
    assert ended.returncode == 2
    assert "cannot be kept there" in ended.stderr


def test_in_the_terminal_a_question_mark_gets_a_hint_and_bots_play_at_a_level(tmp_path: Path) -> None:
    words = ("play", DICE, "--players", "2", "--seed", "4", "--level", "beginner", "--lang", "en")
    played = brelan(*words, text="?\n", home=tmp_path)
    assert "Best: " in played.stdout or "A mix is best: " in played.stdout
    assert "Traceback" not in played.stderr
    assert "expected" not in played.stderr
    assert brelan("play", DICE, "--level", "genius").returncode == 2
