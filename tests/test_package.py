"""What is installed: its parts, its words on a package index, and what is missing where less was asked for."""

import re
import subprocess
import sys
from importlib.metadata import metadata, requires
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent
ROOM = {
    "confusable_homoglyphs",
    "httptools",
    "ifaddr",
    "prometheus_client",
    "segno",
    "starlette",
    "uvicorn",
    "websockets",
}
LEARN = {"gymnasium", "pettingzoo", "pyspiel"}
LAB = {"distributed", "pyarrow"}
"""What each extra brings, as it is imported."""


def test_the_readme_of_the_package_has_no_link_that_leads_nowhere() -> None:
    shown = metadata("brelan").json["description"]
    assert isinstance(shown, str)
    assert "## Two commands" in shown
    assert re.findall(r"\]\((?!http)[^)]*\)", shown) == []


def test_a_researcher_need_not_install_a_server() -> None:
    plain = [line for line in requires("brelan") or () if "extra ==" not in line]
    assert not re.search("uvicorn|starlette|websockets|segno", " ".join(plain))


@pytest.mark.parametrize(("part", "absent"), [("learn", ROOM | LAB), ("lab", ROOM | LEARN), ("server", LEARN | LAB)])
def test_each_part_is_imported_where_only_its_own_packages_are_installed(part: str, absent: set[str]) -> None:
    blocked = f"import sys; sys.modules.update(dict.fromkeys({sorted(absent)!r}))"
    every = f"__import__('brelan.{part}', fromlist=['x']).__path__, 'brelan.{part}.'"
    walk = f"import pkgutil, importlib; [importlib.import_module(m.name) for m in pkgutil.iter_modules({every})]"
    done = subprocess.run([sys.executable, "-c", f"{blocked}; {walk}"], capture_output=True, text=True, check=False)
    assert done.stderr == ""


def test_whoever_opens_the_room_without_it_being_installed_is_told_what_to_install() -> None:
    without = "import sys; sys.modules['uvicorn'] = None; from brelan.cli import main; main([])"
    done = subprocess.run([sys.executable, "-c", without], capture_output=True, text=True, check=False)
    assert done.returncode == 2
    assert done.stderr == "brelan: this needs uvicorn; expected an installation with: pip install 'brelan[room]'\n"


def test_whatever_is_installed_is_locked() -> None:
    locked = re.findall(r"(?m)^([\w.-]+)==", (ROOT / "requirements.lock").read_text(encoding="utf-8"))
    names = {re.split(r"[^\w.-]", line)[0] for line in requires("brelan") or ()} - {"brelan"}
    assert {_plain(name) for name in names} <= {_plain(name) for name in locked}


def _plain(name: str) -> str:
    return re.sub(r"[-_.]+", "-", name).lower()
