"""Work for which nobody at a table waits: in a process of its own, behind everybody else who wants the machine."""

import multiprocessing
import os
import signal
import sys
from concurrent.futures import ThreadPoolExecutor
from multiprocessing.context import SpawnProcess
from threading import Thread

LAST = 19
"""The lowest priority there is."""


def start(process: SpawnProcess, priority: int) -> None:
    """Start a process that is behind everybody from its first moment: what it loads would be in their way as well.

    On Linux a thread has a priority of its own, and hands it on; elsewhere the process steps aside once it runs.
    """

    def go_last() -> None:
        if sys.platform == "linux":
            os.nice(priority)

    with ThreadPoolExecutor(1, initializer=go_last) as thread:
        thread.submit(process.start).result()


def step_aside(priority: int) -> None:
    """Let the server and its bots go first; end with the server."""
    if hasattr(os, "nice"):  # not on Windows
        os.nice(priority)
    end_with_the_server()


def end_with_the_server() -> None:
    """A process must not outlive a server that was killed; Ctrl-C is the server's business."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)

    def watch() -> None:
        server = multiprocessing.parent_process()
        if server is not None:
            server.join()
            os._exit(0)

    Thread(target=watch, daemon=True).start()
