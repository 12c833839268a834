"""`brelan odds`: words and bars, JSON and nothing else, a picture in a file."""

import json
from pathlib import Path
from xml.etree import ElementTree

import pytest

from brelan.cli import main
from brelan.games import NAMES
from tests.test_commands import brelan

ASKED = {
    "champ": ("--hand", "As Kd", "--backs", "Lh Ms", "--board", "2c 7d Jh 4s"),
    "peek": ("--cup", "9 9 K", "--common", "9 Q A"),
    "ferme": ("--hand", "AhKhQh2h7c", "--throw", "7c"),
    "kids": ("--hand", "9pig 9heart 2star", "--common", "1horseshoe", "--opponents", "5"),
    "enfer": ("--hidden", "Kd7c5s", "--visible", "AhKc"),
}
FIRST_PART = {
    "champ": "gagne",
    "peek": "gagne",
    "ferme": "mieux qu'avant",
    "kids": "1re place",
    "enfer": "mieux qu'avant",
}


@pytest.mark.parametrize("game", NAMES)
def test_chances_are_told_drawn_and_put_into_a_picture(
    game: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "chances.svg"
    main(["odds", game, *ASKED[game], "--lang", "fr", "--plot", str(file)])
    *_, last, legend = capsys.readouterr().out.splitlines()
    assert legend.lstrip().startswith(f"█ {FIRST_PART[game]}   ")
    assert "·" in last
    titles = [text for text in ElementTree.parse(file).getroot().itertext() if text.startswith(FIRST_PART[game])]
    assert titles[0].endswith(" %")


def test_json_stays_clean_beside_a_picture(tmp_path: Path) -> None:
    done = brelan("odds", "peek", *ASKED["peek"], "--json", "--plot", str(tmp_path / "a.svg"))
    assert json.loads(done.stdout)["exact"] is True
    assert done.stderr == ""


@pytest.mark.parametrize("name", ["a.png", "none/a.svg", "folder.svg"])
def test_a_picture_that_cannot_be_written_is_said_in_a_line(name: str, tmp_path: Path) -> None:
    (tmp_path / "folder.svg").mkdir()
    done = brelan("odds", "peek", *ASKED["peek"], "--plot", str(tmp_path / name))
    assert (done.returncode, done.stdout) == (2, "")
    assert name in done.stderr
    assert "Traceback" not in done.stderr
