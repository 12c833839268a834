"""Options of the test run."""

import faulthandler
import io
import os
import sys
from collections.abc import Generator
from contextlib import redirect_stdout
from pathlib import Path
from typing import Any

import pytest
from hypothesis import HealthCheck, settings

from brelan.cli import main
from tests.terminal import Play

CLEARING_UP = 600.0
"""Seconds for what comes after a test that was ended."""
LONGEST = ("test_add_a_game.py", "test_sixth_box.py")
ALIKE = ("test_sight.py", "test_thoughts.py")
"""They ask the same bots: side by side, two workers would compile each of them at the same time."""

UNHURRIED: dict[str, Any] = {"deadline": None, "suppress_health_check": [HealthCheck.too_slow]}
"""No verdict depends on how fast a machine is, nor on how long it takes to make an example up."""
settings.register_profile("everyday", max_examples=25, derandomize=True, **UNHURRIED)
settings.register_profile("deep", max_examples=1000, **UNHURRIED)


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--deep", action="store_true", help="long runs: thousands of games, many examples")


def pytest_configure(config: pytest.Config) -> None:
    settings.load_profile("deep" if config.getoption("--deep") else "everyday")
    if config.getoption("--deep") and config.option.timeout is None:
        config.option.timeout = 8 * 3600.0
    os.environ.setdefault("LC_ALL", "C.UTF-8")


@pytest.hookimpl(wrapper=True)
def watched(item: pytest.Item) -> Generator[None, object, object]:
    """Compiled code hears no signal, and what clears up after a test may hang too: then its process ends, by name."""
    limit = item.config.option.timeout or float(item.config.getini("timeout"))
    faulthandler.dump_traceback_later(limit + CLEARING_UP, exit=True)
    try:
        return (yield)
    finally:
        faulthandler.cancel_dump_traceback_later()


pytest_runtest_setup = pytest_runtest_call = pytest_runtest_teardown = watched


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """What takes longest by itself comes first: at the end no worker is left alone with it."""
    items.sort(key=lambda item: (item.path.name not in LONGEST, item.path.name not in ALIKE))


@pytest.fixture(scope="session")
def deep(pytestconfig: pytest.Config) -> bool:
    """Whether the long runs were asked for."""
    return bool(pytestconfig.getoption("--deep"))


@pytest.fixture
def play(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Play:
    """Type lines at a command whose output goes into a pipe."""
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))

    def typed(words: list[str], lines: list[str]) -> str:
        monkeypatch.setattr(sys, "stdin", io.StringIO("\n".join([*lines, ""])))
        with redirect_stdout(io.StringIO()) as printed:
            main(words)
        return printed.getvalue()

    return typed
