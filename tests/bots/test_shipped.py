"""Tables that ship: small, of the version that the minds expect, each made by one command."""

from pathlib import Path
from typing import Any

import pytest

import brelan.bots
from brelan.bots.build import GAMES
from brelan.bots.champ import award, hope
from brelan.bots.enfer import draft, values
from brelan.bots.ferme import range as ferme
from brelan.bots.peek import entry as peek
from brelan.bots.shipped import shipped
from brelan.trouble import Trouble

HOME = Path(brelan.bots.__file__).parent
FILES = sorted(path for path in HOME.rglob("*") if path.suffix in (".npz", ".toml"))


def test_all_tables_together_are_small() -> None:
    assert sum(path.stat().st_size for path in FILES) <= 5_000_000


def test_whatever_ships_a_table_has_a_command_that_makes_it_anew() -> None:
    assert {path.parent.name for path in FILES} == set(GAMES)


@pytest.mark.parametrize(
    ("game", "module"),
    [("champ", award), ("champ", hope), ("ferme", ferme), ("peek", peek), ("enfer", draft), ("enfer", values)],
)
def test_a_table_is_of_the_version_its_mind_expects_and_another_is_refused(game: str, module: Any) -> None:
    assert len(shipped(game, module.FILE, module.VERSION)) > 1
    with pytest.raises(Trouble, match=rf"{game}/{module.FILE} has version {module.VERSION}; expected .*build {game}"):
        shipped(game, module.FILE, module.VERSION + 1)
