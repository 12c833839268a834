"""`brelan verify` as a person uses it: a real process and real files."""

import json
import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

from brelan.texts import words
from tests.boxes import IN_TURN
from tests.room.evenings import Evening, rehashed, whole

GAME = whole(IN_TURN, seed=6, bots=1)


def verify(*words: str | Path) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, "-m", "brelan", "verify", *map(str, words)],
        capture_output=True,
        encoding="utf-8",
        env=os.environ | {"LC_ALL": "C.UTF-8"},
        check=False,
    )


def refused(ended: subprocess.CompletedProcess[str]) -> str:
    """The one line that says what is wrong."""
    assert ended.returncode == 2
    assert ended.stdout == ""
    assert ended.stderr.count("\n") == 1
    return ended.stderr


@pytest.fixture
def path(tmp_path: Path) -> Path:
    path = tmp_path / "game.log"
    path.write_text(GAME.text, encoding="utf-8", newline="")
    return path


def test_a_good_file_is_proved_in_both_languages(path: Path) -> None:
    french = verify(path, "--hash", GAME.hashes[-1], "--lang", "fr")
    english = verify(path, "--hash", GAME.hashes[-1], "--lang", "en")
    assert (french.returncode, english.returncode, french.stderr, english.stderr) == (0, 0, "", "")
    assert f"Prouvé : {path}." in french.stdout
    assert f"Proved: {path}." in english.stdout
    assert f"{words('fr', GAME.at.game.package)('title')}, table BRLNX, partie 1" in french.stdout
    assert "Player 0, Player 1, Bot 2 (bot)." in english.stdout
    assert "hasard ajouté par Player 0, Player 1" in french.stdout
    assert f"promise: {GAME.commitments[1]}" in english.stdout
    assert f"celle de l'entrée {len(GAME.lines)} (ligne {len(GAME.lines) + 1})" in french.stdout
    assert "Fin de la partie : Player 0" in french.stdout
    assert "caractères sur 64" not in french.stdout


def test_french_is_spoken_unless_told_otherwise(path: Path) -> None:
    assert "Dernière empreinte" in verify(path).stdout


def test_without_a_noted_hash_or_with_a_short_one_it_says_what_that_is_worth(path: Path) -> None:
    assert "the file does not contradict itself, but that is all" in verify(path, "--lang", "en").stdout
    short = verify(path, "--lang", "en", "--hash", GAME.hashes[-1][:8]).stdout
    assert "Only 8 of 64 characters were compared" in short


def test_a_noted_promise_and_the_hash_before_the_game_are_told_apart(path: Path) -> None:
    promise = verify(path, "--lang", "en", "--hash", GAME.commitments[2]).stdout
    assert "is the promise of deal 2" in promise
    assert "says nothing of what came after" in verify(path, "--lang", "en", "--hash", "0" * 64).stdout


def test_a_deal_that_nobody_lent_luck_to_is_named(tmp_path: Path) -> None:
    path = tmp_path / "game.log"
    path.write_text(Evening(IN_TURN).sit(2).start().play().agree().text, encoding="utf-8")
    assert "nobody added luck" in verify(path, "--lang", "en").stdout


def test_every_card_that_came_can_be_read(path: Path) -> None:
    told = verify(path, "--cards", "--lang", "fr").stdout
    assert "sorti : =" in told
    assert told.count("Player 1 reçoit") == 2
    assert re.search(r"Player 1 reçoit.*\[[A-Z]\d+\]", told)
    assert "reçoit" not in verify(path, "--lang", "fr").stdout


def test_json_has_everything_that_was_proved(path: Path) -> None:
    data = json.loads(verify(path, "--json", "--cards", "--hash", GAME.hashes[5]).stdout)
    assert data["proved"] is True
    assert data["last"] == GAME.hashes[-1]
    assert data["noted"] == {"kind": "entry", "number": 5, "line": 6, "characters": 64}
    assert data["seats"][2] == {"name": "Bot 2", "bot": True}
    lent = GAME.committed.lent(1)
    assert data["deals"][0]["luck"] == [{"name": f"Player {chair}", "luck": luck} for chair, luck in lent.items()]
    assert [deal["commitment"] for deal in data["deals"]] == [GAME.commitments[1], GAME.commitments[2]]
    assert data["transcript"]
    assert "transcript" not in json.loads(verify(path, "--json").stdout)


def test_a_tampered_file_is_named_with_its_first_wrong_line(path: Path) -> None:
    path.write_text(GAME.text.replace("Player 1", "Player 7", 1), encoding="utf-8")
    assert refused(verify(path)).startswith(f"brelan: {path}, line 4: read '{GAME.hashes[3]}', expected ")


def test_a_rewritten_file_is_found_by_the_hash_that_was_noted(path: Path) -> None:
    lines = [line.replace(b"Player 1", b"Player 7", 1) for line in GAME.lines]
    path.write_text(rehashed(lines), encoding="utf-8")
    assert verify(path).returncode == 0
    assert "this is not the game that was noted" in refused(verify(path, "--hash", GAME.hashes[-1]))


@pytest.mark.parametrize("content", [b"", b"\x00\xff\xfe" * 100, bytes(range(256)), b"brelan record 1\n", b"\n" * 50])
def test_a_file_that_is_no_opened_log_is_refused(path: Path, content: bytes) -> None:
    path.write_bytes(content)
    assert f"{path}, line 1: " in refused(verify(path))


def test_a_missing_file_and_a_directory_are_refused(tmp_path: Path) -> None:
    assert "cannot be read" in refused(verify(tmp_path / "none"))
    assert "cannot be read" in refused(verify(tmp_path))


@pytest.mark.parametrize("noted", ["ffffffff", "f" * 64])
def test_a_hash_of_another_game_is_refused(path: Path, noted: str) -> None:
    assert "this is not the game that was noted" in refused(verify(path, "--hash", noted))


@pytest.mark.parametrize("noted", ["ffff", "hello", "f" * 65])
def test_what_is_no_hash_is_refused(path: Path, noted: str) -> None:
    assert "expected 8 to 64 hexadecimal digits" in refused(verify(path, "--hash", noted))
