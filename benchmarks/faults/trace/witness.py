"""A pytest plugin: lines that run are noted under the test that runs them, and how long each test takes."""

import json
import os
from collections import defaultdict
from collections.abc import Iterator
from pathlib import Path

import coverage
import pytest

seconds: defaultdict[str, float] = defaultdict(float)


@pytest.hookimpl(wrapper=True)
def pytest_runtest_protocol(item: pytest.Item) -> Iterator[None]:
    """From a test's first fixture to its last."""
    measured = coverage.Coverage.current()
    if measured:
        measured.switch_context(item.nodeid)
    try:
        return (yield)
    finally:
        if measured:
            measured.switch_context("")


def pytest_runtest_logreport(report: pytest.TestReport) -> None:
    """Setting up and taking down belong to a test's time; one that fails sees nothing."""
    seconds[report.nodeid] += report.duration if report.passed or report.when != "call" else float("inf")


def pytest_sessionfinish() -> None:
    """What was noted goes where the command looks for it."""
    Path(os.environ["BRELAN_TEST_TIMES"]).write_text(json.dumps(seconds), encoding="utf-8")
