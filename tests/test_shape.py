"""The shape of the code: layers point one way, files and functions stay small, rules carry their ids."""

import ast
import re
import subprocess
import sys
from pathlib import Path

import pytest

SOURCE = Path(__file__).parent.parent / "src" / "brelan"
FILES = sorted(SOURCE.rglob("*.py"))
GAMES = sorted(path.name for path in (SOURCE / "games").iterdir() if (path / "table.py").exists())

MAY_IMPORT = {
    "deck": set(),
    "trouble": set(),
    "texts": {"deck"},
    "rankings": {"deck", "trouble", "texts"},
    "kept": set(),
    "engine": {"kept", "deck", "trouble"},
    "games": {"deck", "trouble", "texts", "rankings", "engine"},
    "solver": {"kept"},
    "drawing": set(),
    "progress": {"drawing"},
    "odds": {"kept", "deck", "trouble", "texts", "rankings", "engine", "games", "drawing", "progress"},
    "bots": {"kept", "deck", "trouble", "rankings", "engine", "games", "odds", "solver"},
    "league": {"trouble", "engine", "games", "bots"},
    "coach": {"texts", "engine", "games", "bots"},
    "transcript": {"deck", "engine", "games", "texts"},
    "rulebook": set(),
    "room": {"deck", "trouble", "engine", "games", "bots", "transcript", "texts"},
    "server": {
        "deck",
        "trouble",
        "rankings",
        "engine",
        "games",
        "bots",
        "coach",
        "transcript",
        "texts",
        "rulebook",
        "room",
    },
}
"""Commands may import everything, and nothing imports commands."""


def layer(module: str) -> str:
    return module.removeprefix("brelan.").partition(".")[0]


def imports(path: Path) -> list[str]:
    found = []
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            found += [alias.name for alias in node.names]
        elif isinstance(node, ast.ImportFrom) and node.module:
            found.append(node.module)
    return [name for name in found if name.startswith("brelan.")]


def own_layer(path: Path) -> str:
    first = path.relative_to(SOURCE).parts[0]
    return first.removesuffix(".py")


@pytest.mark.parametrize("path", FILES, ids=lambda p: str(p.relative_to(SOURCE)))
def test_layers_point_one_way(path: Path) -> None:
    own = own_layer(path)
    if own not in MAY_IMPORT:
        return
    allowed = MAY_IMPORT[own] | {own}
    if path.name == "compiled.py" and own == "engine":
        allowed |= {"games"}  # `compiled(name)` asks the catalogue for a game by name
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


@pytest.mark.parametrize("game", GAMES)
def test_a_game_never_imports_a_game(game: str) -> None:
    others = {f"brelan.games.{other}" for other in GAMES if other != game}
    for path in (SOURCE / "games" / game).rglob("*.py"):
        assert not [name for name in imports(path) if any(name.startswith(other) for other in others)]


def test_the_engine_never_names_a_game() -> None:
    names = re.compile(rf"\b(?:{'|'.join(GAMES)})\b")
    for path in (SOURCE / "engine").glob("*.py"):
        assert not names.search(path.read_text(encoding="utf-8")), path


@pytest.mark.parametrize("path", FILES, ids=lambda p: str(p.relative_to(SOURCE)))
def test_files_and_functions_are_small(path: Path) -> None:
    text = path.read_text(encoding="utf-8")
    assert text.count("\n") <= 400
    for node in ast.walk(ast.parse(text)):
        if isinstance(node, (ast.FunctionDef, ast.AsyncFunctionDef)):
            assert (node.end_lineno or 0) - node.lineno < 50, node.name


@pytest.mark.parametrize("game", GAMES)
def test_who_tells_says_by_which_rule(game: str) -> None:
    for path in (SOURCE / "games" / game).glob("*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.FunctionDef):
                calls = [c for c in ast.walk(node) if isinstance(c, ast.Call) and isinstance(c.func, ast.Name)]
                tells = [c for c in calls if getattr(c.func, "id", "") in ("tell", "tell_cards")]
                named = all(any(k.arg == "by" for k in c.keywords) for c in tells)
                assert named or re.match(r"[A-Z]\d+", ast.get_docstring(node) or ""), f"{path.name}: {node.name}"


@pytest.mark.parametrize("words", ["import brelan", "from brelan.cli import main; main(['--help'])"])
def test_starting_brelan_imports_neither_numpy_nor_numba(words: str) -> None:
    check = f"import sys; {words}; sys.exit(bool(" + "{'numba', 'numpy'} & set(sys.modules)))"
    if "help" in words:
        check = (
            "import sys\ntry:\n    from brelan.cli import main; main(['--help'])\nexcept SystemExit: pass\n"
            "sys.exit(bool({'numba', 'numpy'} & set(sys.modules)))"
        )
    assert subprocess.run([sys.executable, "-c", check], check=False, capture_output=True).returncode == 0
