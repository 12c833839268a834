"""The shape of the code: layers point one way, files and functions stay small, rules carry their ids."""

import ast
import re
import subprocess
import sys
import tomllib
from pathlib import Path

import pytest

from brelan import shelf
from brelan.rulebook import page, paragraphs
from brelan.texts import LANGUAGES, words
from tests.boxes import OURS, folder
from tests.naming import ROOT, SOURCE, home, inside, named, outside

FILES = sorted(SOURCE.rglob("*.py"))

MAY_IMPORT = {
    "deck": set(),
    "trouble": set(),
    "sources": set(),
    "texts": {"deck", "trouble"},
    "rankings": {"deck", "trouble", "texts"},
    "home": set(),
    "tomltext": set(),
    "form": set(),
    "cache": {"home", "trouble"},
    "kept": {"cache", "sources"},
    "engine": {"cache", "kept", "deck", "trouble", "sources"},
    "comparison": {"engine", "rankings"},
    "face": {"deck", "engine", "comparison", "texts", "trouble"},
    "solver": {"kept"},
    "drawing": set(),
    "progress": {"drawing"},
    "odds": {"deck", "drawing", "texts", "trouble"},
    "bots": {"trouble", "engine"},
    "later": {"trouble"},
    "lesson": {"rankings", "engine", "trouble"},
    "box": {"deck", "trouble", "form", "rankings", "engine", "face", "bots", "odds", "later", "lesson"},
    "games": {
        *("deck", "trouble", "texts", "kept", "rankings", "engine", "comparison", "face", "form", "solver", "drawing"),
        *("progress", "odds", "bots", "later", "lesson", "box"),
    },
    "new-game": {"deck", "engine", "face", "box"},
    "shelf": {"appearance", "box", "engine", "trouble", "wording"},
    "players": {"shelf", "bots", "engine"},
    "league": {"cache", "trouble", "engine", "shelf", "players"},
    "lab": {
        *("trouble", "tomltext", "texts", "drawing", "engine", "bots", "shelf", "players", "league", "review"),
    },
    "learn": {"trouble", "kept", "deck", "engine", "bots", "shelf", "players"},
    "coach": {"texts", "engine", "shelf", "players", "bots"},
    "transcript": {"deck", "engine", "shelf", "face", "texts", "trouble"},
    "rulepage": set(),
    "appearance": {"engine", "face", "trouble"},
    "wording": {"engine", "face", "rulepage", "texts", "trouble"},
    "rulebook": {"shelf", "rulepage"},
    "review": {"deck", "texts", "trouble", "engine", "shelf", "bots", "coach", "room"},
    "room": {"deck", "trouble", "engine", "shelf"},
    "server": {
        "cache",
        "deck",
        "trouble",
        "rankings",
        "engine",
        "comparison",
        "face",
        "box",
        "lesson",
        "shelf",
        "players",
        "bots",
        "coach",
        "transcript",
        "texts",
        "rulebook",
        "room",
        "review",
        "lab",
        "form",
        "tomltext",
    },
}
"""Commands may import everything, and nothing imports commands."""


MODULE = re.compile(r"brelan(?:\.\w+)+(?::\S+)?")
"""A module that is named in a string is imported too, if not at once."""


LAYERS = {path.relative_to(SOURCE).parts[0].removesuffix(".py") for path in FILES}


def layer(module: str) -> str:
    return module.removeprefix("brelan.").partition(".")[0]


def imports(path: Path) -> list[str]:
    found = []
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            found += [alias.name for alias in node.names]
        elif isinstance(node, ast.ImportFrom) and node.module == "brelan":
            found += [f"brelan.{alias.name}" for alias in node.names]
        elif isinstance(node, ast.ImportFrom) and node.module:
            found.append(node.module)
        elif isinstance(node, ast.Constant) and isinstance(node.value, str) and MODULE.fullmatch(node.value):
            found.append(node.value)
    return [name for name in found if name.startswith("brelan.") and layer(name) in LAYERS]


def own_layer(path: Path) -> str:
    first = path.relative_to(SOURCE).parts[0]
    return first.removesuffix(".py")


@pytest.mark.parametrize("path", FILES, ids=lambda p: str(p.relative_to(SOURCE)))
def test_layers_point_one_way(path: Path) -> None:
    own = own_layer(path)
    if own not in MAY_IMPORT:
        return
    allowed = MAY_IMPORT[own] | {own}
    assert [name for name in imports(path) if layer(name) not in allowed] == []


def test_every_part_of_the_code_is_a_layer() -> None:
    above = {"__init__", "__main__", "cli", "commands"}
    assert {own_layer(path) for path in FILES} - above == set(MAY_IMPORT)


def test_a_table_with_people_is_folded_without_clock_socket_or_disc() -> None:
    outside = {"asyncio", "socket", "sqlite3", "time", "datetime", "random", "starlette", "uvicorn"}
    for path in (SOURCE / "room").glob("*.py"):
        nodes = list(ast.walk(ast.parse(path.read_text(encoding="utf-8"))))
        names = {alias.name for node in nodes if isinstance(node, ast.Import) for alias in node.names}
        names |= {str(node.module) for node in nodes if isinstance(node, ast.ImportFrom)}
        assert {name.partition(".")[0] for name in names} & outside == set(), path


def test_nothing_outside_a_box_names_a_game() -> None:
    """Neither in words nor by one of its rules nor by an import, also one that is written in a string."""
    assert [where for path in outside() for where in named(path)] == []


@pytest.mark.parametrize("game", OURS)
def test_a_game_never_names_another_game(game: str) -> None:
    assert [where for path in inside(game) for where in named(path, game)] == []


@pytest.mark.parametrize(
    "line",
    [
        "from {package}.state import State",
        "import {package}",
        "from {boxes} import {name}",
        "from brelan import games",
        "from tests.{folder}.{name}.table import state",
        'found = Later("{package}.bots.regular:mind")',
        "module = import_module(f'{boxes}.{{name}}.face')",
        "module = import_module('{boxes}.' + name)",
        'ENTRY = "{name} = {package}.box:box"',
        'if game == "{name}":',
        "# as in {title}",
        '"""{english} is played with anything."""',
        "class {capital}Judge(Judge):",
        "{upper} = shelf.box(name)",
        "def test_in_{name}_all_is_well() -> None: ...",
        '"""{rule} Whoever passes is out."""',
        "def test_{rule}_all_is_well() -> None: ...",
    ],
)
@pytest.mark.parametrize("game", OURS)
def test_whoever_names_a_game_where_none_should_be_named_is_found(game: str, line: str, tmp_path: Path) -> None:
    package = shelf.box(game).game.package
    title, english = (words(lang, package)("title") for lang in LANGUAGES)
    rule = next(iter(paragraphs(page(game, "en"))))
    facts = {"name": game, "package": package, "title": title, "english": english, "rule": rule}
    facts |= {"capital": game.capitalize(), "upper": game.upper()}
    facts |= {"boxes": package.rpartition(".")[0], "folder": folder(game).parent.name}
    offender, harmless = tmp_path / "offender.py", tmp_path / "harmless.py"
    written = line.format(**facts)
    head, rest = '"""A file."""', "    ..." if written.endswith(":") else ""
    offender.write_text("\n".join([head, "", written, rest, ""]), encoding="utf-8")
    harmless.write_text("\n".join([head, "", "from brelan import shelf  # G5", ""]), encoding="utf-8")
    assert all(where.startswith("offender.py, line 3: ") for where in named(offender))
    assert named(offender)
    assert named(harmless) == []


@pytest.mark.parametrize("game", OURS)
def test_a_file_that_is_called_like_a_game_is_found(game: str, tmp_path: Path) -> None:
    for called in (game, f"{game}_rules", f"test_{game}"):
        offender = tmp_path / f"{called}.py"
        offender.write_text('"""A file."""\n', encoding="utf-8")
        assert named(offender) == [f"{called}.py, line 0: {game}"]


def test_our_boxes_come_in_by_the_door() -> None:
    doors = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]["entry-points"]
    assert doors[shelf.GROUP] == {name: f"{shelf.box(name).game.package}.box:box" for name in OURS}
    assert {home(name) for name in OURS} == {path.parent for path in SOURCE.glob("games/*/box.py")}


@pytest.mark.parametrize("path", FILES, ids=lambda p: str(p.relative_to(SOURCE)))
def test_files_and_functions_are_small(path: Path) -> None:
    text = path.read_text(encoding="utf-8")
    assert text.count("\n") <= 400
    for node in ast.walk(ast.parse(text)):
        if isinstance(node, (ast.FunctionDef, ast.AsyncFunctionDef)):
            assert (node.end_lineno or 0) - node.lineno < 50, node.name


@pytest.mark.parametrize("words", ["import brelan", "from brelan.cli import main; main(['--help'])"])
def test_starting_brelan_imports_neither_numpy_nor_numba(words: str) -> None:
    check = f"import sys; {words}; sys.exit(bool(" + "{'numba', 'numpy'} & set(sys.modules)))"
    if "help" in words:
        check = (
            "import sys\ntry:\n    from brelan.cli import main; main(['--help'])\nexcept SystemExit: pass\n"
            "sys.exit(bool({'numba', 'numpy'} & set(sys.modules)))"
        )
    assert subprocess.run([sys.executable, "-c", check], check=False, capture_output=True).returncode == 0


def test_decisions_are_numbered_one_after_the_other_as_their_titles_say() -> None:
    decisions = sorted((SOURCE.parents[1] / "docs" / "decisions").glob("*.md"))
    assert [path.name[:3] for path in decisions] == [f"{number:03}" for number in range(1, len(decisions) + 1)]
    for number, path in enumerate(decisions, 1):
        assert path.read_text(encoding="utf-8").startswith(f"# {number}. ")
