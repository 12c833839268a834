"""`brelan new-game`: a folder with a game that can be played, or one clear line that says why there is none."""

import ast
import os
import subprocess
import sys
from pathlib import Path

import pytest

from brelan import shelf
from brelan.cli import main
from brelan.commands.new_game import CALLED, files
from tests.stranger import read_only, run

HERE = {"HOME": "/nowhere"}


def brelan(*words: str, folder: Path, lang: str = "en") -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, "-m", "brelan", "new-game", *words, "--lang", lang],
        capture_output=True,
        encoding="utf-8",
        cwd=folder,
        check=False,
    )


def made(folder: Path) -> set[str]:
    return {str(path.relative_to(folder)) for path in folder.rglob("*") if path.is_file()}


def test_the_folder_has_the_name_of_the_game_and_so_have_its_package_and_its_tests(tmp_path: Path) -> None:
    assert brelan("two_pairs", folder=tmp_path).returncode == 0
    found = made(tmp_path)
    assert {"two_pairs/pyproject.toml", "two_pairs/tests/test_two_pairs.py"} <= found
    assert {
        f"two_pairs/src/brelan_two_pairs/{name}"
        for name in ("__init__.py", "state.py", "rounds.py", "face.py", "box.py", "fr.ftl", "en.ftl", "rules/fr.md")
    } <= found
    assert [path for path in tmp_path.iterdir() if path.name != "two_pairs"] == []


def test_nothing_is_left_of_the_name_that_the_game_has_before(tmp_path: Path) -> None:
    brelan("two_pairs", "--into", str(tmp_path / "games"), folder=tmp_path)
    for path in (path for path in (tmp_path / "games").rglob("*") if path.is_file()):
        text = path.read_text(encoding="utf-8")
        assert CALLED not in text.casefold()
        if path.suffix == ".py":
            ast.parse(text)
    assert "title = Two pairs\n" in (tmp_path / "games/two_pairs/src/brelan_two_pairs/fr.ftl").read_text("utf-8")


@pytest.mark.parametrize("name", ["Trio", "3cartes", "deux-paires", "été", "", "a b", "../trio", "_x"])
@pytest.mark.parametrize("lang", ["fr", "en"])
def test_a_name_that_cannot_be_one_is_refused(
    tmp_path: Path, name: str, lang: str, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    with pytest.raises(SystemExit) as ended:
        main(["new-game", name, "--lang", lang])
    said, trouble = capsys.readouterr()
    wrong = {"fr": f"un jeu ne peut pas s'appeler « {name} »", "en": f"a game cannot be called “{name}”"}
    assert (ended.value.code, said, made(tmp_path)) == (2, "", set())
    assert trouble.startswith(f"brelan: {wrong[lang]}")
    assert trouble.count("\n") == 1


@pytest.mark.parametrize("name", [*shelf.names(), "common"])
def test_a_name_that_is_taken_is_refused(
    tmp_path: Path, name: str, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    with pytest.raises(SystemExit) as ended:
        main(["new-game", name, "--lang", "fr"])
    assert (ended.value.code, made(tmp_path)) == (2, set())
    assert capsys.readouterr().err.startswith(f"brelan: le nom « {name} » est pris")


def test_a_folder_that_is_there_is_left_alone(tmp_path: Path) -> None:
    (tmp_path / "trio").mkdir()
    (tmp_path / "trio" / "mine.txt").write_text("mine", encoding="utf-8")
    ended = brelan("trio", folder=tmp_path)
    assert (ended.returncode, made(tmp_path)) == (2, {"trio/mine.txt"})
    assert ended.stderr == (
        "brelan: trio already exists; expected the name of a new folder, or another place with --into\n"
    )


def test_where_nothing_can_be_written_nothing_is_left_behind(tmp_path: Path) -> None:
    closed = read_only(tmp_path / "closed")
    code, said, error = run("new-game", "trio", "--into", str(closed), "--lang", "en", places=HERE)
    assert (code, said, made(closed)) == (2, "", set())
    assert error == f"brelan: {closed}/trio cannot be created (Permission denied); choose another place with --into\n"


def test_where_a_file_stands_in_the_way_that_is_said(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("", encoding="utf-8")
    ended = brelan("trio", "--into", "file", folder=tmp_path, lang="fr")
    assert (ended.returncode, ended.stderr.count("\n")) == (2, 1)
    assert f"{os.path.join('file', 'trio')} ne peut pas être créé" in ended.stderr


@pytest.mark.parametrize(("lang", "says"), [("fr", "jouable tout de suite"), ("en", "can be played at once")])
def test_it_says_how_the_game_comes_onto_the_shelf(tmp_path: Path, lang: str, says: str) -> None:
    said = brelan("trio", folder=tmp_path, lang=lang).stdout
    assert says in said
    assert f"{sys.executable} -m pip install -e trio" in said
    assert "-m brelan play trio" in said


def test_all_there_is_of_the_game_is_text_in_both_languages() -> None:
    paths = {path for path, _ in files("trio")}
    french = {path for path in paths if path.endswith(("fr.ftl", "fr.md"))}
    assert {path.replace("fr.", "en.") for path in french} <= paths
    assert not [path for path in paths if "__pycache__" in path]
