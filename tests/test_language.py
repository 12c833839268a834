"""Which language a command speaks, by what the environment says, and in which alphabet."""

import argparse
import json
import os
import pty
import re
import subprocess
import sys
from pathlib import Path
from random import Random

import pytest

import brelan
from brelan import shelf
from brelan.cli import main
from brelan.commands.alphabet import PLAIN, _plain, be_readable
from brelan.commands.language import VARIABLES, language
from brelan.engine.record import write
from brelan.engine.table import Table
from tests.boxes import DICE, FIVE_CARDS, IN_TURN, SEALED, by_chance, lasting
from tests.odds.examples import example

SOURCE = Path(brelan.__file__).parent


@pytest.mark.parametrize(
    ("said", "expected"),
    [
        ({}, "fr"),
        ({"LANG": "en_GB.UTF-8"}, "en"),
        ({"LANG": "en_XX.KLINGON"}, "en"),  # no system has it
        ({"LANG": "fr_FR.UTF-8"}, "fr"),
        ({"LANG": "de_DE.UTF-8"}, "fr"),
        ({"LANG": "C.UTF-8"}, "fr"),
        ({"LANG": "", "LC_ALL": "", "LC_MESSAGES": "en_IE"}, "en"),
        ({"LANG": "en_GB.UTF-8", "LC_ALL": "fr_FR.UTF-8"}, "fr"),
        ({"LANG": "en_GB.UTF-8", "LC_MESSAGES": "fr_FR.UTF-8"}, "fr"),
        ({"LANG": "fr_FR.UTF-8", "LANGUAGE": "de:en:fr"}, "en"),
        ({"LANG": "fr_FR.UTF-8", "LC_CTYPE": "en_XX.KLINGON"}, "fr"),
    ],
)
def test_the_environment_decides_whether_or_not_the_system_has_that_locale(
    said: dict[str, str], expected: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    for name in (*VARIABLES, "LC_CTYPE"):
        monkeypatch.delenv(name, raising=False)
    for name, value in said.items():
        monkeypatch.setenv(name, value)
    assert language(argparse.Namespace(lang=None)) == expected
    assert language(argparse.Namespace(lang="en")) == "en"


def test_a_locale_that_is_not_there_is_no_trouble_for_a_command() -> None:
    for name in ("LANG", "LC_CTYPE", "LC_ALL"):
        clean = {key: value for key, value in os.environ.items() if not key.startswith(("LC_", "LANG"))}
        done = subprocess.run(
            [sys.executable, "-m", "brelan", "rules", "common", "G6"],
            env=clean | {name: "en_XX.KLINGON"},
            capture_output=True,
            check=True,
        )
        assert done.stderr == b""
        assert (b"never lost" in done.stdout) is (name != "LC_CTYPE")


def test_every_sign_of_our_texts_has_something_readable_in_its_place() -> None:
    texts = [path for kind in ("ftl", "md", "toml") for path in SOURCE.rglob(f"*.{kind}")]
    signs = {sign for path in texts for sign in path.read_text(encoding="utf-8") if sign > "~"}
    drawn = set((SOURCE / "drawing.py").read_text(encoding="utf-8"))
    assert {sign for sign in signs | drawn if _plain(sign) in ("", "?")} <= set("\n ")
    assert not {"\\", '"'} & set("".join(PLAIN.values()))
    assert [_plain(sign) for sign in "♠♥♦♣−é\u202f\u0301中"] == ["s", "h", "d", "c", "-", "e", " ", "", "?"]


def printed(words: tuple[str, ...], encoding: str, text: str = "") -> str:
    """What a command prints; it ends well, and says nothing else."""
    done = subprocess.run(
        [sys.executable, "-m", "brelan", *words],
        env=os.environ | {"PYTHONIOENCODING": encoding},
        input=text.encode(),
        capture_output=True,
        check=False,
    )
    assert (done.returncode, done.stderr.decode(encoding)) == (0, "")
    return done.stdout.decode(encoding)


@pytest.fixture(scope="module")
def files(tmp_path_factory: pytest.TempPathFactory) -> dict[str, str]:
    folder = tmp_path_factory.mktemp("records")
    begun = Table.begin(shelf.game(IN_TURN), 2, lasting(IN_TURN, 1), 7, names=("Anna", "Zoé"))
    over = by_chance(begun, Random(7), lambda table: table.over)
    (folder / "over").write_text(write(over), encoding="utf-8")
    (folder / "begun").write_text(write(brelan.table(DICE, seats=3, seed=5)), encoding="utf-8")
    return {"over": str(folder / "over"), "begun": str(folder / "begun"), "save": str(folder / "save")}


@pytest.mark.parametrize("lang", ["fr", "en"])
@pytest.mark.parametrize(
    "words",
    [
        ("play", IN_TURN, "--players", "2", "--seed", "4", "--name", "Zoé", "--save", "{save}"),
        ("replay", "{over}"),
        ("rank", FIVE_CARDS, "AsAhKdKc2s", "7c7d7h2d2c"),
        ("odds", IN_TURN, *example(IN_TURN)),
        ("rules", SEALED),
        ("hint", "{begun}"),
    ],
    ids=lambda words: words[0],
)
def test_a_terminal_of_another_alphabet_gets_the_same_in_its_own_signs(
    words: tuple[str, ...], lang: str, files: dict[str, str]
) -> None:
    asked = (*(word.format(**files) for word in words), "--lang", lang)
    whole = printed(asked, "utf-8", "é?\n")
    be_readable()
    assert words[0] == "hint" or any(sign > "ÿ" for sign in whole), "expected signs that not every alphabet has"
    for encoding in ("cp1252", "ascii"):
        plain = whole.encode(encoding, "brelan.plain").decode(encoding)
        said = printed(asked, encoding, "é?\n")
        assert re.sub(r"«.*»|<<.*>>|“.*”|'.*'", "", said) == re.sub(r"«.*»|<<.*>>|“.*”|'.*'", "", plain)


def test_cards_are_read_by_the_letters_that_one_types(files: dict[str, str]) -> None:
    whole = printed(("replay", files["over"], "--lang", "fr"), "utf-8").splitlines()
    dealt = next(line for line in whole if "Anna reçoit" in line and {*"♠♥♦♣"} & {*line})
    typed = dealt.translate(str.maketrans("♠♥♦♣", "shdc"))
    assert typed.replace("ç", "c") in printed(("replay", files["over"], "--lang", "fr"), "ascii")
    assert typed in printed(("replay", files["over"], "--lang", "fr"), "cp1252")


def test_json_is_json_in_every_alphabet(files: dict[str, str]) -> None:
    for lang in ("fr", "en"):
        events = json.loads(printed(("replay", files["over"], "--json", "--lang", lang), "ascii"))["events"]
        assert any(re.search(r"\b\w{1,2}[shdc] \w{1,2}[shdc]\b", event["text"]) for event in events)


def test_at_a_real_terminal_nothing_that_is_typed_or_asked_raises(tmp_path: Path) -> None:
    ours, theirs = pty.openpty()
    words = ("play", IN_TURN, "--save", str(tmp_path / "kept"))
    process = subprocess.Popen(
        [sys.executable, "-m", "brelan", *words],
        env=os.environ | {"PYTHONIOENCODING": "ascii", "TERM": "dumb"},
        stdin=theirs,
        stdout=theirs,
        stderr=theirs,
        start_new_session=True,
    )
    os.close(theirs)

    def until_asked(times: int, said: bytes = b"") -> bytes:
        while said.count(b"(fr / en)") < times:
            said += os.read(ours, 1024)
        return said

    first = until_asked(1)
    os.write(ours, "é\n".encode())
    second = until_asked(1)
    os.write(ours, b"\x04")
    assert process.wait() == 0
    os.close(ours)
    assert b"Francais" in first
    assert b"Traceback" not in first + second


def test_the_version_is_told(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as ended:
        main(["--version"])
    assert (ended.value.code, capsys.readouterr().out) == (0, f"brelan {brelan.__version__}\n")
