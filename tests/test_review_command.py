"""`brelan review`: luck and skill in the terminal, as JSON and as a picture."""

import json
from pathlib import Path
from xml.etree import ElementTree

import pytest

from brelan.cli import main
from brelan.engine.record import write
from brelan.texts import LANGUAGES
from tests.review.games import played, smallest


@pytest.fixture(scope="module")
def record(tmp_path_factory: pytest.TempPathFactory) -> Path:
    path = tmp_path_factory.mktemp("review") / "evening.brelan"
    path.write_text(write(played(smallest())), encoding="utf-8")
    return path


def test_one_seat_as_json_has_columns_that_add_up_and_every_decision(
    record: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    main(["review", str(record), "--seat", "1", "--json"])
    found = json.loads(capsys.readouterr().out)
    whole = found["luck"] + found["skill"] + found["others"]
    assert whole == pytest.approx(found["result"] - found["start"], abs=1e-9)
    assert found["decisions"]
    for one in found["decisions"]:
        assert {"number", "given", "best", "lost", "grade"} <= one.keys()
        assert one["lost"] >= 0


@pytest.mark.parametrize("lang", LANGUAGES)
def test_it_is_told_in_five_sentences_and_drawn_as_a_picture(
    record: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str], lang: str
) -> None:
    main(["review", str(record), "--seat", "2", "--lang", lang, "--plot", str(tmp_path / "curve.svg")])
    said = capsys.readouterr().out
    main(["review", str(record), "--seat", "2", "--json"])
    story = json.loads(capsys.readouterr().out)["story"][lang]
    assert len(story) == 5
    assert all(sentence in said for sentence in story)
    assert ElementTree.parse(tmp_path / "curve.svg").getroot().tag.endswith("svg")


@pytest.mark.parametrize(
    ("words", "expected"),
    [
        (["--seat", "9"], "expected a seat from 1 to"),
        (["--plot", "x.svg"], "expected --seat and a number"),
        (["--seat", "1", "--plot", "x.png"], "expected a name ending in .svg"),
    ],
)
def test_wrong_words_get_one_line(
    record: Path, capsys: pytest.CaptureFixture[str], words: list[str], expected: str
) -> None:
    with pytest.raises(SystemExit) as ended:
        main(["review", str(record), *words])
    assert ended.value.code == 2
    assert expected in capsys.readouterr().err


def test_a_game_that_is_not_over_is_refused(record: Path, capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    short = tmp_path / "short.brelan"
    short.write_text("\n".join(record.read_text(encoding="utf-8").splitlines()[:-1]), encoding="utf-8")
    with pytest.raises(SystemExit):
        main(["review", str(short), "--seat", "1"])
    assert "the game is not over; expected one that is" in capsys.readouterr().err
