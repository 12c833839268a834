"""Poker fermé as a person plays it at a terminal, and as its record tells it."""

import json
import re
from pathlib import Path

import pytest

from brelan.cli import main
from tests.test_commands import brelan

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
    assert "Bruno follows and raises by 3 (pays 4).  [F25]" in english.stdout
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
        (2, "game ferme 99", "has version 1; expected a Brelan with version 99"),
        (2, "game ferme", "expected game ferme 1"),
        (2, "game ferme one", "expected game ferme 1"),
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
        (9, "7 stakes 1", "seat 7 was named, expected 1 to 2"),
        (9, "0 stakes 1", "seat 0 was named, expected 1 to 2"),
        (9, "clock x", "seat x was named, expected 1 to 2"),
        (9, "clock", "has no clock of its own"),
        (10, "2 jump", "expected pass or follow"),
        (12, "2 exchanges 1 1", "0 to 3 of the positions"),
        (12, "2 exchanges 1 9", "0 to 3 of the positions"),
        (12, "2 exchanges 1 2 3 4", "0 to 3 of the positions"),
        (12, "2 exchanges one", "0 to 3 of the positions"),
        (9, "hello world", "expected game, options, data, seat, chance, seed, an answer"),
    ],
)
def test_a_wrong_line_stops_with_file_line_what_was_read_and_what_was_expected(
    record: Path, line: int, wrong: str, expected: str, capsys: pytest.CaptureFixture[str]
) -> None:
    lines = RECORD.splitlines()
    lines[line - 1] = wrong
    record.write_text("\n".join(lines), encoding="utf-8")
    with pytest.raises(SystemExit) as ended:
        main(["replay", str(record)])
    said, trouble = capsys.readouterr()
    assert (ended.value.code, said) == (2, "")
    assert str(record) in trouble
    assert expected in trouble
    if line > 3 and not wrong.startswith("chance ="):
        assert f"line {line}" in trouble or "chance" in wrong


def test_a_game_is_chosen_played_to_its_end_by_typing_and_wrong_input_is_explained(tmp_path: Path) -> None:
    """Language, name, players, options one by one, then always the first thing that is offered."""
    setup = "\n".join(["klingon", "en", "Maud", "9", "3", "maybe", "yes", "2", "1", "4", "", "", "", "2", "1"])
    answers = "\n".join(["banana", "0", "1", ""] * 100)
    ended = brelan("play", "ferme", text=f"{setup}\n{answers}\n", home=tmp_path)
    assert "klingon" in ended.stdout
    assert "“9”: answer with a number from 2 to 8." in ended.stdout
    assert "“maybe”: answer yes or no." in ended.stdout
    assert "“banana” will not do: answer " in ended.stdout
    assert "End of the game: Maud" in ended.stdout
    assert re.search(r"^.* (wins the game|share the win)\.  \[F29\]$", ended.stdout, re.MULTILINE), "and by which rule"
    assert ended.returncode == 0
