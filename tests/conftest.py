"""Options of the test run."""

import os

import pytest
from hypothesis import settings

settings.register_profile("everyday", max_examples=25, deadline=None, derandomize=True)
settings.register_profile("deep", max_examples=1000, deadline=None)


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--deep", action="store_true", help="long runs: thousands of games, many examples")


def pytest_configure(config: pytest.Config) -> None:
    settings.load_profile("deep" if config.getoption("--deep") else "everyday")
    os.environ.setdefault("LC_ALL", "C.UTF-8")


@pytest.fixture(scope="session")
def deep(pytestconfig: pytest.Config) -> bool:
    """Whether the long runs were asked for."""
    return bool(pytestconfig.getoption("--deep"))
