"""Work for which nobody waits is behind everybody else."""

import os
import sys
from multiprocessing import get_context
from time import sleep

import pytest

from brelan.server import aside
from tests.server.devices import WAIT


@pytest.mark.skipif(sys.platform != "linux", reason="elsewhere a process steps aside once it runs")
def test_what_is_started_aside_is_last_from_its_first_moment_and_whoever_started_it_is_not() -> None:
    own = os.getpriority(os.PRIO_PROCESS, 0)
    process = get_context("spawn").Process(target=sleep, args=(WAIT,), daemon=True)
    aside.start(process, aside.LAST)
    try:
        assert process.pid is not None
        assert os.getpriority(os.PRIO_PROCESS, process.pid) == aside.LAST
        assert os.getpriority(os.PRIO_PROCESS, 0) == own < aside.LAST
    finally:
        process.kill()
        process.join()
        process.close()
