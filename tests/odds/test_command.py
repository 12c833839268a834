"""`brelan odds`: words and bars, JSON and nothing else, a picture in a file."""

import json
from pathlib import Path
from xml.etree import ElementTree

import pytest

from brelan.cli import main
from tests.boxes import DICE
from tests.odds.examples import COUNTED, arguments, chances, example, odds
from tests.test_commands import brelan


@pytest.mark.parametrize("game", COUNTED)
def test_chances_are_told_drawn_and_put_into_a_picture(
    game: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file, first_part = tmp_path / "chances.svg", chances(game).as_bars("fr").names[0]
    main(["odds", game, *example(game), "--lang", "fr", "--plot", str(file)])
    *told, last, legend = capsys.readouterr().out.splitlines()
    assert told
    assert legend.lstrip().startswith(f"█ {first_part}   ")
    assert "·" in last
    titles = [text for text in ElementTree.parse(file).getroot().itertext() if text.startswith(first_part)]
    assert titles[0].endswith(" %")


@pytest.mark.parametrize("game", COUNTED)
def test_what_must_be_named_is_asked_for_in_a_line(game: str, capsys: pytest.CaptureFixture[str]) -> None:
    needed = [action.option_strings[0] for action in arguments(game)._actions if action.required]
    assert needed
    with pytest.raises(SystemExit) as ended:
        main(["odds", game])
    assert ended.value.code == 2
    assert capsys.readouterr().err.strip().endswith(": " + ", ".join(needed))


@pytest.mark.parametrize("game", COUNTED)
def test_the_help_gives_an_example(game: str, capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        main(["odds", game, "--help"])
    shown = " ".join(capsys.readouterr().out.split())
    assert f"for example: brelan odds {game} {odds(game).example}" in shown


def test_json_stays_clean_beside_a_picture(tmp_path: Path) -> None:
    done = brelan("odds", DICE, *example(DICE), "--json", "--plot", str(tmp_path / "a.svg"))
    assert json.loads(done.stdout) == json.loads(json.dumps(chances(DICE).as_json()))
    assert done.stderr == ""


@pytest.mark.parametrize("name", ["a.png", "none/a.svg", "folder.svg"])
def test_a_picture_that_cannot_be_written_is_said_in_a_line(name: str, tmp_path: Path) -> None:
    (tmp_path / "folder.svg").mkdir()
    done = brelan("odds", DICE, *example(DICE), "--plot", str(tmp_path / name))
    assert (done.returncode, done.stdout) == (2, "")
    assert name in done.stderr
    assert "Traceback" not in done.stderr
