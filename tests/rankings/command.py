"""`brelan rank` as people run it: the order it prints, and what it says of hands that it cannot read."""

import json
import os
import subprocess
import sys

import pytest

from brelan.cli import main


def rank(*words: str, lang: str = "") -> subprocess.CompletedProcess[str]:
    """Run the command in a process of its own."""
    env = {name: text for name, text in os.environ.items() if not name.startswith(("LC_", "LANG"))}
    env |= {"PYTHONUTF8": "1"} | ({"LANG": lang} if lang else {})
    command = [sys.executable, "-m", "brelan", "rank", *words]
    return subprocess.run(command, capture_output=True, text=True, encoding="utf-8", env=env, check=False)


def order(*words: str) -> list[list[int]]:
    """The order it prints as JSON."""
    done = rank(*words, "--json")
    assert done.returncode == 0, done.stderr
    found: list[list[int]] = json.loads(done.stdout)["order"]
    return found


def refusal(capsys: pytest.CaptureFixture[str], *words: str) -> str:
    """The one line that says what cannot be read; the command ends with code 2."""
    with pytest.raises(SystemExit) as stopped:
        main(["rank", *words])
    printed = capsys.readouterr()
    assert stopped.value.code == 2
    assert printed.err.startswith("brelan: ")
    assert printed.err.count("\n") == 1
    assert not printed.out
    return printed.err
