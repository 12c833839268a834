"""Poker Champ at a terminal."""

import re
from pathlib import Path

from tests.test_commands import brelan


def test_C23_in_the_terminal_the_chrono_rings_also_when_the_game_was_left_in_between(tmp_path: Path) -> None:
    chosen = ["--players", "2", "--option", "length=chrono", "--option", "minutes=1", "--option", "showing=no"]
    brelan("play", "champ", *chosen, "--seed", "3", "--lang", "en", home=tmp_path)
    save = tmp_path / "brelan" / "champ.brelan"
    begun = save.read_text(encoding="utf-8")
    later, found = re.subn(r"# played \d+ s", "# played 60 s", begun)
    assert found == 1
    save.write_text(later, encoding="utf-8")
    again = brelan("play", "champ", "--resume", "--lang", "en", text="give up\n" * 3, home=tmp_path)
    assert "Time is up!" in again.stdout
    assert "End of the game" in again.stdout
