"""Compiled code is kept, and never met again once anything it was made from has changed."""

import subprocess
import sys
from pathlib import Path

from brelan.kept import digest

PROGRAM = """
import sys
sys.path.insert(0, {place!r})
from whole import whole
print(whole(20))
"""


def run(place: Path) -> str:
    program = PROGRAM.format(place=str(place))
    env = {"BRELAN_CACHE": str(place / "cache")}
    return subprocess.run([sys.executable, "-c", program], env=env, check=True, capture_output=True, text=True).stdout


def test_a_function_is_compiled_anew_when_what_it_calls_has_changed(tmp_path: Path) -> None:
    part = "from brelan.kept import kept\n\n@kept()\ndef part(n):\n    return n + {}\n"
    (tmp_path / "part.py").write_text(part.format(1))
    (tmp_path / "whole.py").write_text(
        "from brelan.kept import kept\nfrom part import part\n\n@kept()\ndef whole(n):\n    return part(n) * 2\n"
    )
    assert run(tmp_path) == "42\n"
    kept = {path: path.stat().st_mtime_ns for path in tmp_path.glob("cache/**/whole*.nbc")}
    assert run(tmp_path) == "42\n"
    assert {path: path.stat().st_mtime_ns for path in tmp_path.glob("cache/**/whole*.nbc")} == kept != {}
    (tmp_path / "part.py").write_text(part.format(2))
    assert run(tmp_path) == "44\n"


def test_a_place_where_compiled_rules_cannot_be_kept_is_a_clear_error(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    words = [sys.executable, "-c", "from brelan.engine.compiled import compiled; compiled('peek')"]
    env = {"BRELAN_CACHE": str(tmp_path / "file")}
    done = subprocess.run(words, env=env, check=False, capture_output=True, text=True)
    expected = f"{tmp_path / 'file'}: compiled rules cannot be kept there (Not a directory); name another directory"
    assert expected in done.stderr.splitlines()[-1]


def test_a_home_is_named_after_every_source(tmp_path: Path) -> None:
    (tmp_path / "a.py").write_text("1")
    (tmp_path / "b.py").write_text("2")
    both = digest([tmp_path / "a.py", tmp_path / "b.py"])
    (tmp_path / "b.py").write_text("3")
    assert digest([tmp_path / "a.py", tmp_path / "b.py"]) != both
