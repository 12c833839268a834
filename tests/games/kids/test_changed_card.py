"""The tutorial of the laboratory, in short: one number of a stage card changes, and the page says what follows."""

import re
from pathlib import Path

import pytest

from brelan.cli import main

pytest.importorskip("pyarrow.parquet")

PAGE = Path(__file__).parents[3] / "docs" / "laboratory.md"


def test_the_tutorials_experiment_is_played_and_its_page_tells_of_the_card_that_was_changed(tmp_path: Path) -> None:
    written = re.findall(r"```toml\n(.*?)```", PAGE.read_text(encoding="utf-8"), re.DOTALL)
    tutorial = next(text for text in written if "change" in text)
    assert "games = 5000" in tutorial
    short = tutorial.replace("games = 5000", 'games = 45\nwho = "regular"\nask = ["length", "cards"]')
    (tmp_path / "sweep.toml").write_text(short, encoding="utf-8")
    main(["balance", str(tmp_path / "sweep.toml"), "--rows", str(tmp_path / "rows"), "--jobs", "1", "--lang", "en"])
    page = (tmp_path / "sweep.html").read_text(encoding="utf-8")
    assert "swing: stage card 2" in page
    assert "change: the last one pays 40" in page
