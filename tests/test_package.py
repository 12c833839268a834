"""What is installed: its parts, its words on a package index, and what is missing where less was asked for."""

import re
import subprocess
import sys
from importlib.metadata import metadata, requires
from pathlib import Path

ROOT = Path(__file__).parent.parent


def test_the_readme_of_the_package_has_no_link_that_leads_nowhere() -> None:
    shown = metadata("brelan").json["description"]
    assert isinstance(shown, str)
    assert "## Two commands" in shown
    assert re.findall(r"\]\((?!http)[^)]*\)", shown) == []


def test_a_researcher_need_not_install_a_server() -> None:
    plain = [line for line in requires("brelan") or () if "extra ==" not in line]
    assert not re.search("uvicorn|starlette|websockets|segno", " ".join(plain))


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
