"""Tables that ship: small, of the version that the minds expect, each made by one command."""

from importlib import import_module
from importlib.util import find_spec
from pathlib import Path
from types import ModuleType

import pytest

from brelan import shelf
from brelan.bots.shipped import shipped
from brelan.trouble import Trouble

PACKAGES = {minds.texts for name in shelf.names() if (minds := shelf.box(name).minds)}


def folder(package: str) -> Path:
    return Path(str(import_module(package).__file__)).parent


FILES = {
    (package, path.name): path
    for package in sorted(PACKAGES)
    for path in sorted(folder(package).iterdir())
    if path.suffix in (".npz", ".toml")
}


def mind_that_reads(package: str, file: str) -> ModuleType:
    modules = (import_module(f"{package}.{path.stem}") for path in folder(package).glob("*.py"))
    return next(module for module in modules if vars(module).get("FILE") == file)


def test_all_tables_together_are_small() -> None:
    assert 0 < sum(path.stat().st_size for path in FILES.values()) <= 5_000_000


def test_whatever_ships_a_table_has_a_command_that_makes_it_anew() -> None:
    assert [package for package, _ in FILES if find_spec(f"{package}.build") is None] == []


@pytest.mark.parametrize(("package", "file"), FILES)
def test_a_table_is_of_the_version_its_mind_expects_and_another_is_refused(package: str, file: str) -> None:
    version = mind_that_reads(package, file).VERSION
    assert len(shipped(package, file, version)) > 1
    with pytest.raises(Trouble, match=rf"{file} of {package} has version {version}; expected .*{package}\.build"):
        shipped(package, file, version + 1)
