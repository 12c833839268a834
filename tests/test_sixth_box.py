"""Somebody else's box: installed from its own package it is on the shelf like any other; Brelan knows nothing of it."""

import json
import re
from pathlib import Path

import pytest

from tests.house import ENTERS, House

ROOT = Path(__file__).parent.parent
PACKAGE = ROOT / "examples" / "menteur"
GAME = "menteur"
WRITTEN = (".py", ".ts", ".svelte", ".ftl", ".toml", ".md")


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> House:
    made = House(tmp_path_factory.mktemp("house"))
    made.install(PACKAGE)
    return made


@pytest.fixture(scope="module")
def record(house: House) -> Path:
    """A game that was played at the terminal to its end."""
    kept = house.home / "evening.brelan"
    house.brelan("play", GAME, "--players", "3", "--seed", "1", "--lang", "fr", "--save", str(kept), typed=ENTERS)
    return kept


def test_no_file_of_brelan_names_the_box() -> None:
    folders = [ROOT / "src", ROOT / "web" / "src", ROOT / "tests" / "contract", ROOT / "tests" / "engine"]
    written = [path for folder in folders for path in folder.rglob("*.*") if path.suffix in WRITTEN]
    assert [path for path in written if GAME in path.read_text(encoding="utf-8")] == []


def test_it_is_on_the_shelf_beside_the_others(house: House) -> None:
    says = "from brelan import shelf; print(*shelf.names()); print(shelf.box('menteur').game.package)"
    names, package = house.run("-c", says).splitlines()
    assert GAME in names.split()
    assert len(names.split()) > 1
    assert package == "brelan_menteur"


def test_it_is_played_at_the_terminal(house: House) -> None:
    said = house.brelan("play", GAME, "--players", "4", "--seed", "2", "--lang", "fr", "--new", typed=ENTERS)
    assert "— Poker menteur —" in said
    assert "Qu'annonces-tu, vrai ou faux ?" in said
    assert "paire de rois" in said
    assert "gagne la partie." in said


def test_it_is_answered_by_name_at_the_terminal(house: House) -> None:
    table = ("--players", "2", "--seed", "4", "--lang", "fr", "--name", "Ana", "--new")
    said = house.brelan("play", GAME, *table, typed="carré d'as\n" + ENTERS)
    assert "Ana annonce : carré d'as." in said


def test_its_record_is_written_and_told_again(house: House, record: Path) -> None:
    text = record.read_text(encoding="utf-8")
    assert text.startswith(f"brelan record 1\ngame {GAME} 1\noptions lives=3\n")
    assert re.search(r"(?m)^\d announces pair \S+$", text)
    told = house.brelan("replay", str(record), "--lang", "fr")
    assert "soulève le gobelet" in told
    assert "Fin de la partie" in told
    assert json.loads(house.brelan("replay", str(record), "--json", "--lang", "en"))


def test_its_rules_are_read(house: House) -> None:
    assert house.brelan("rules", GAME, "M6", "--lang", "fr").startswith("**M6** S'il le croit")
    assert "# Liar's poker dice" in house.brelan("rules", GAME, "--lang", "en")


def test_its_hands_are_ranked_and_its_chances_counted(house: House) -> None:
    ranked = house.brelan("rank", GAME, "K K K Q Q", "A A A A 9", "--lang", "fr")
    assert ranked.startswith("1. A A A A 9  carré d'as\n")
    chances = json.loads(house.brelan("odds", GAME, "--dice", "K K 9 10 A", "--reach", "three-of-a-kind K", "--json"))
    assert 0.4 < chances["reached"] < 0.5


def test_its_bots_meet_in_the_league(house: House) -> None:
    found = house.brelan("league", GAME, "--deals", "8", "--jobs", "1", "--bots", "random", "regular", "--json")
    assert json.loads(found)["ratings"]["regular"]["mean"] > 0


def test_it_keeps_every_contract_in_both_back_ends(house: House) -> None:
    assert house.tests("tests/contract", "tests/test_boxes.py", "-k", GAME) > 150


def test_its_bots_and_coach_keep_what_is_asked_of_any(house: House) -> None:
    assert house.tests("tests/bots", "tests/coach", "-k", GAME) > 4


def test_programs_learn_it_and_the_laboratory_counts_its_games(house: House) -> None:
    assert house.tests("tests/learn", "-k", GAME) > 6
    found = json.loads(
        house.brelan("simulate", GAME, "--who", "regular", "random", "--games", "20", "--jobs", "1", "--json")
    )
    assert found["players"]["regular"]["mean"] > found["players"]["random"]["mean"]


def test_its_own_tests_pass_and_each_of_its_rules_has_one(house: House) -> None:
    house.tests(str(PACKAGE / "tests"))
    named = re.findall(r"def test_(M\d+)_", "".join(p.read_text(encoding="utf-8") for p in PACKAGE.rglob("test_*.py")))
    page = (PACKAGE / "src" / "brelan_menteur" / "rules" / "en.md").read_text(encoding="utf-8")
    assert set(named) == set(re.findall(r"(?m)^\*\*(M\d+)\*\*", page))
