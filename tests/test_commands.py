"""The commands as a person uses them: a real process, real files, real signals."""

import json
import os
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

RECORD = """brelan record 1
game ferme 1
options deck=full joker=no maximum=5 price=0 raises=free stack=100 deals=1 showing=no
seat Anna
seat Bruno
chance =2 As 2c Ah 3d Kd 4h Qc 6s Jd 8c
seed 7

1 stakes 2
2 follow
1 exchanges none
2 exchanges 1 2
1 stakes 1
2 raise
2 by 3
1 follow
"""


def brelan(*words: str, text: str = "", home: Path | None = None) -> subprocess.CompletedProcess[str]:
    environment = os.environ | ({"XDG_DATA_HOME": str(home)} if home else {})
    return subprocess.run(
        [sys.executable, "-m", "brelan", *words],
        input=text,
        capture_output=True,
        encoding="utf-8",
        env=environment,
        check=False,
        timeout=60,
    )


@pytest.fixture
def record(tmp_path: Path) -> Path:
    path = tmp_path / "game.brelan"
    path.write_text(RECORD, encoding="utf-8")
    return path


def test_replay_tells_the_game_in_both_languages(record: Path) -> None:
    french = brelan("replay", str(record), "--lang", "fr")
    assert french.returncode == 0
    assert "Anna reçoit A♠ A♥ R♦ D♣ V♦.  [F16]" in french.stdout
    english = brelan("replay", str(record), "--lang", "en")
    assert "Bruno stakes 4, raising by 3.  [F25]" in english.stdout
    assert "Fin de la partie" in french.stdout


def test_replay_shows_a_seat_and_a_spectator_only_what_they_saw(record: Path) -> None:
    bruno = brelan("replay", str(record), "--seat", "2", "--lang", "en").stdout
    assert "Anna is dealt 5 cards." in bruno
    assert "Bruno puts down 2♣ 3♦." in bruno
    everybody = brelan("replay", str(record), "--spectator", "--lang", "en").stdout
    assert "puts down" not in everybody
    assert "Anna shows A♠ A♥ K♦ Q♣ J♦: pair of aces" in everybody


def test_replay_gives_data_as_json_with_unknown_cards_as_null(record: Path) -> None:
    data = json.loads(brelan("replay", str(record), "--seat", "2", "--json").stdout)
    dealt = [event for event in data["events"] if event["what"] == "dealt"]
    assert dealt[0]["cards"] == [None] * 5
    assert dealt[1]["cards"] == ["2c", "3d", "4h", "6s", "8c"]
    assert data["over"] is True


@pytest.mark.parametrize(
    ("line", "wrong", "expected"),
    [
        (1, "brelan record 2", "expected 'brelan record 1'"),
        (2, "game chess 1", "there is no game 'chess'; expected"),
        (2, "game ferme 99", "expected game ferme 1"),
        (3, "options deck=half", "expected full or stripped"),
        (3, "options deck", "expected name=value"),
        (3, "options stack=many", "expected a whole number from 1 to 1000000"),
        (6, "chance As 2c Ah 3d Kd 4h Qc 6s Jd 8c", "where a lot (= and a number) was expected"),
        (6, "chance =2 As As", "a card that is not in the stock any more"),
        (6, "chance =2 Zz", "expected one of 2 3 4"),
        (6, "chance =9", "where =1 to =2 can come"),
        (7, "seed x", "expected seed and a whole number"),
        (9, "1 stakes 9", "expected stakes and a number from 1 to 5"),
        (9, "1 stakes", "expected stakes and a number from 1 to 5"),
        (9, "1", "expected stakes and a number from 1 to 5"),
        (9, "2 stakes 1", "seat 2 is not asked; expected seat 1"),
        (9, "7 stakes 1", "expected a seat from 0 to 1"),
        (9, "clock x", "expected a seat from 0 to 1"),
        (9, "clock", "has no clock of its own"),
        (10, "2 jump", "expected pass or follow"),
        (12, "2 exchanges 1 1", "0 to 3 of the positions"),
        (12, "2 exchanges 1 2 3 4", "0 to 3 of the positions"),
        (12, "2 exchanges one", "0 to 3 of the positions"),
        (9, "hello world", "expected game, options, data, seat, chance, seed, an answer"),
    ],
)
def test_a_wrong_line_stops_with_file_line_what_was_read_and_what_was_expected(
    record: Path, line: int, wrong: str, expected: str
) -> None:
    lines = RECORD.splitlines()
    lines[line - 1] = wrong
    record.write_text("\n".join(lines), encoding="utf-8")
    ended = brelan("replay", str(record))
    assert ended.returncode == 2
    assert ended.stdout == ""
    assert str(record) in ended.stderr
    assert expected in ended.stderr
    assert "Traceback" not in ended.stderr
    if line > 3 and not wrong.startswith("chance ="):
        assert f"line {line}" in ended.stderr or "chance" in wrong


@pytest.mark.parametrize("content", [b"", b"\xff\xfe\x00", b"brelan record 1\n", b"brelan record 1\ngame ferme 1\n"])
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
        ["play", "ferme", "--players", "1"],
        ["play", "ferme", "--players", "x"],
        ["play", "ferme", "--option", "deck"],
        ["play", "ferme", "--option", "deck=half"],
        ["play", "ferme", "--option", "colour=red"],
        ["play", "ferme", "--seed", "-1"],
        ["play", "ferme", "--resume"],
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


def test_a_game_is_chosen_played_to_its_end_by_typing_and_wrong_input_is_explained(tmp_path: Path) -> None:
    """Language, name, players, options one by one, then always the first thing that is offered."""
    setup = "\n".join(["klingon", "en", "Maud", "9", "3", "maybe", "yes", "2", "1", "4", "", "", "", "2", "1"])
    answers = "\n".join(["banana", "0", "1", ""] * 100)
    ended = brelan("play", "ferme", text=f"{setup}\n{answers}\n", home=tmp_path)
    assert "klingon" in ended.stdout
    assert "“9”: it takes a number from 2 to 8." in ended.stdout
    assert "“maybe”: answer yes or no." in ended.stdout
    assert "“banana” will not do; it takes" in ended.stdout
    assert "End of the game: Maud" in ended.stdout
    assert ended.returncode == 0


def test_leaving_with_ctrl_c_keeps_the_game_and_it_can_be_resumed(tmp_path: Path) -> None:
    environment = os.environ | {"XDG_DATA_HOME": str(tmp_path), "PYTHONUNBUFFERED": "1"}
    words = [sys.executable, "-m", "brelan", "play", "ferme", "--players", "2", "--seed", "4", "--lang", "fr"]
    with subprocess.Popen(
        words, stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.PIPE, env=environment, encoding="utf-8"
    ) as process:
        assert process.stdin is not None
        assert process.stdout is not None
        seen = ""
        while "> " not in seen:
            seen += process.stdout.read(1)
        time.sleep(0.1)
        process.send_signal(signal.SIGINT)
        rest, errors = process.communicate(timeout=30)
    assert "Pour la reprendre : brelan play ferme --resume" in rest
    assert "Traceback" not in errors
    assert process.returncode == 0
    again = brelan("play", "ferme", "--resume", "--lang", "fr", home=tmp_path)
    assert "Ta main" in again.stdout
    assert again.returncode == 0


def test_C23_in_the_terminal_the_chrono_rings_also_when_the_game_was_left_in_between(tmp_path: Path) -> None:
    chosen = ["--players", "2", "--option", "length=chrono", "--option", "minutes=1", "--option", "showing=no"]
    brelan("play", "champ", *chosen, "--seed", "3", "--lang", "en", home=tmp_path)
    save = tmp_path / "brelan" / "champ.brelan"
    begun = save.read_text(encoding="utf-8")
    assert "# played 0 s" in begun
    save.write_text(begun.replace("# played 0 s", "# played 60 s"), encoding="utf-8")
    again = brelan("play", "champ", "--resume", "--lang", "en", text="give up\n" * 3, home=tmp_path)
    assert "Time is up!" in again.stdout
    assert "End of the game" in again.stdout


def test_a_game_that_was_left_is_set_aside_not_lost_when_a_new_one_begins(tmp_path: Path) -> None:
    save = tmp_path / "kept.brelan"
    brelan("play", "ferme", "--players", "2", "--seed", "4", "--save", str(save))
    left = save.read_text(encoding="utf-8")
    brelan("play", "ferme", "--players", "3", "--seed", "5", "--save", str(save))
    assert (tmp_path / "kept.previous.brelan").read_text(encoding="utf-8") == left
    assert "seed 5" in save.read_text(encoding="utf-8")


def test_a_kept_game_that_cannot_be_read_is_named_and_stays(tmp_path: Path) -> None:
    save = tmp_path / "kept.brelan"
    save.write_text("damaged", encoding="utf-8")
    ended = brelan("play", "ferme", "--save", str(save), "--lang", "fr")
    assert ended.returncode == 2
    assert f"{save}, line 1: read 'damaged'" in ended.stderr
    assert save.read_text(encoding="utf-8") == "damaged"


def test_a_place_where_nothing_can_be_kept_is_a_clear_error(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    ended = brelan("play", "ferme", "--players", "2", "--save", str(tmp_path / "file" / "x"))
    assert ended.returncode == 2
    assert "cannot be kept there" in ended.stderr


def test_in_the_terminal_a_question_mark_gets_a_hint_and_bots_play_at_a_level(tmp_path: Path) -> None:
    words = ("play", "peek", "--players", "2", "--seed", "4", "--level", "beginner", "--lang", "en")
    played = brelan(*words, text="?\n", home=tmp_path)
    assert "Best: " in played.stdout or "A mix is best: " in played.stdout
    assert "Traceback" not in played.stderr
    assert "expected" not in played.stderr
    assert brelan("play", "peek", "--level", "genius").returncode == 2
