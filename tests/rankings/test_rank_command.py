"""`brelan rank` as people run it."""

import json
import os
import subprocess
import sys

import pytest

from brelan.cli import main


def rank(*words: str, lang: str = "") -> subprocess.CompletedProcess[str]:
    """Run the command in a process of its own."""
    env = {name: text for name, text in os.environ.items() if not name.startswith(("LC_", "LANG"))}
    env |= {"PYTHONUTF8": "1"} | ({"LANG": lang} if lang else {})
    command = [sys.executable, "-m", "brelan", "rank", *words]
    return subprocess.run(command, capture_output=True, text=True, encoding="utf-8", env=env, check=False, timeout=60)


def order(*words: str) -> list[list[int]]:
    """The order it prints as JSON."""
    done = rank(*words, "--json")
    assert done.returncode == 0, done.stderr
    found: list[list[int]] = json.loads(done.stdout)["order"]
    return found


def test_hands_come_best_first_with_name_and_reason() -> None:
    done = rank("ferme", "AsQs9s5s2s", "KsKhKd7s7c", "--lang", "fr")
    assert done.stdout.splitlines() == [
        "1. R♠ R♥ R♦ 7♠ 7♣  full, rois par les sept",
        "   Full, rois par les sept contre couleur à pique, hauteur as (F7).",
        "2. A♠ D♠ 9♠ 5♠ 2♠  couleur à pique, hauteur as",
    ]


def test_json_gives_the_order_and_what_each_hand_is() -> None:
    done = rank("champ", "AsAdKsKdQh2c3c", "KsKhKd7s7c", "AhAcKhKcQd", "--json", "--lang", "en")
    assert json.loads(done.stdout) == {
        "order": [[1], [0, 2]],
        "hands": [
            {"text": "AsAdKsKdQh2c3c", "category": "two-pairs", "name": "two pairs, aces and kings"},
            {"text": "KsKhKd7s7c", "category": "full-house", "name": "kings full of sevens"},
            {"text": "AhAcKhKcQd", "category": "two-pairs", "name": "two pairs, aces and kings"},
        ],
    }


def test_the_locale_chooses_the_language_and_french_is_the_default() -> None:
    hands = ("ferme", "AsQs9s5s2s", "KsKhKd7s7c")
    assert "Kings full of sevens against" in rank(*hands, lang="en_GB.UTF-8").stdout
    assert "Full, rois par les sept contre" in rank(*hands).stdout
    assert "Full, rois par les sept contre" in rank(*hands, lang="nowhere").stdout


@pytest.mark.parametrize(
    ("words", "expected"),
    [
        (["ferme", "A♠K♠Q♠J♠10♠", "AcAdAhAsJo", "--with", "joker"], [[1], [0]]),
        (["ferme", "--with", "joker", "stripped", "AsKsQsJs10s", "AcAdAhAsJo"], [[1], [0]]),
        (["ferme", "7s7h8d9cKc", "As8h9d10cJd", "--with", "stripped"], [[0], [1]]),
        (["ferme", "6s6h8d9cKc", "As8h9d10cJd", "--with", "stripped-6"], [[0], [1]]),
        (["enfer", "QsQhQdAsAc", "KsKhKd5s5c", "--with", "upside-down"], [[1], [0]]),
        (["enfer", "5s5c6h7d8d", "AhAd6c7s9d", "--with", "inverted"], [[0], [1]]),
        (["enfer", "5s5c6h7d8d", "AhAd6c7s9d", "--with", "inverted", "upside-down"], [[1], [0]]),
        (["enfer", "AsAd9c8d6h", "Ah7c6d5h10h", "--with", "wild=10h"], [[0], [1]]),
        (["enfer", "Ah7c6d5h10h", "AhAd9c8d6h", "--with", "wild=5"], [[0], [1]]),
        (["kids", "7pig7moon2star", "7star7heart2pig", "10moon9moon8moon"], [[2], [0, 1]]),
        (["peek", "9 9 9 K K A", "A A A A Q 9", "9,10,J,Q,K,A"], [[0], [2], [1]]),
    ],
)
def test_every_game_orders_hands_under_its_variants(words: list[str], expected: list[list[int]]) -> None:
    assert order(*words) == expected


def test_mise_8_the_name_says_what_the_wild_soul_stands_for() -> None:
    done = rank("enfer", "AsAd9c8d6h", "Ah7c6d5h10h", "--with", "wild=10h", "--lang", "en")
    assert "pair of aces (the wild soul is the ace of spades)" in done.stdout
    assert "the ace of spades itself beats the wild card that stands for it (E3.8)" in done.stdout


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (["ferme", "AsKsQsJs10s"], "1 hand"),
        (["ferme"], "0 hand"),
        (["nope", "AsKsQsJs10s", "AsKsQsJs10h"], "unknown game 'nope'"),
        (["ferme", "AsKsQsJs1s", "AsKsQsJs10h"], "'1s'"),
        (["ferme", "AsKsQsJs", "AsKsQsJs10h"], "4 cards; expected 5"),
        (["champ", "AsKsQsJs", "AsKsQsJs10h"], "4 cards; expected 5 or 6 or 7"),
        (["ferme", "AsAsQsJs10h", "AsKsQsJs10h"], "As stands twice"),
        (["ferme", "AsJoQsJs10h", "AsKsQsJs10h"], "'joker'"),
        (["ferme", "AsKsQsJs2h", "AsKsQsJs10h", "--with", "stripped"], "begins at 7"),
        (["ferme", "AsKsQsJs2h", "AsKsQsJs10h", "--with", "wings"], "unknown variant 'wings'"),
        (["champ", "AsKsQsJs2h", "AsKsQsJs10h", "--with", "joker"], "it has none"),
        (["enfer", "AsKsQsJs5h", "AsKsQsJs10h", "--with", "wild=2s"], "wild=2s"),
        (["enfer", "AsKsQsJs5h", "AsKsQsJs10h", "--with", "wild=6"], "wild=6"),
        (["enfer", "AsKsQsJs5h", "AsKsQsJs10h", "--with", "wild=9c"], "no hand holds"),
        (["enfer", "AsKsQsJs5h", "AsKsQsJs10h", "--with", "wild"], "unknown variant 'wild'"),
        (["enfer", "AsKsQsJs2h", "AsKsQsJs10h"], "'2h'"),
        (["kids", "7cow8pig9pig", "7star8pig9pig"], "'7cow8pig9pig'"),
        (["peek", "9 9 9 9", "9 9 9 9 9"], "4 cards"),
        (["peek", "\t", "9 9 9 9 9"], "0 cards"),
        (["ferme", "🂡", "AsKsQsJs10h"], "'🂡'"),
    ],
)
def test_what_cannot_be_read_is_told_in_one_line_with_exit_code_2(
    words: list[str], said: str, capsys: pytest.CaptureFixture[str]
) -> None:
    with pytest.raises(SystemExit) as stopped:
        main(["rank", *words])
    printed = capsys.readouterr()
    assert stopped.value.code == 2
    assert said in printed.err
    assert printed.err.startswith("brelan: ")
    assert printed.err.count("\n") == 1
    assert not printed.out


def test_a_bad_hand_ends_the_process_with_code_2_and_no_traceback() -> None:
    done = rank("ferme", "AsKsQsJs1s", "AsKsQsJs10h")
    assert (done.returncode, done.stdout) == (2, "")
    assert "'1s'" in done.stderr
    assert "Traceback" not in done.stderr
