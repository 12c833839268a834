"""The server's health: counters for Prometheus, and logs as lines of JSON without secrets."""

import json
import logging
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from contextvars import ContextVar
from secrets import token_hex
from time import perf_counter

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest

SECONDS = (0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 1, 5)
PLAIN = set(logging.makeLogRecord({}).__dict__) | {"message", "taskName"}


request: ContextVar[str] = ContextVar("request", default="")
"""What is being done right now: a random number for each request, and for each live connection."""


def number_request() -> None:
    """Something new has been asked: whatever is logged in the course of it has the same number."""
    request.set(token_hex(4))


class Health:
    """The figures of one server."""

    def __init__(self) -> None:
        self.registry = CollectorRegistry()
        self.tables = Gauge("brelan_tables", "tables in memory", registry=self.registry)
        self.connections = Gauge("brelan_connections", "live connections", registry=self.registry)
        self.answers = Histogram(
            "brelan_answer_seconds",
            "from an answer's arrival until its update has been handed to the last socket",
            buckets=SECONDS,
            registry=self.registry,
        )
        self.commits = Histogram("brelan_commit_seconds", "one commit to disc", buckets=SECONDS, registry=self.registry)
        self.read_on = Gauge("brelan_read_on_total", "lines read that other servers wrote", registry=self.registry)
        self.deaf = Gauge("brelan_deaf", "1 while notifications of other servers are not heard", registry=self.registry)
        self.refusals = Counter("brelan_refusals", "requests that were refused", ["code"], registry=self.registry)

    @contextmanager
    def connected(self) -> Iterator[None]:
        """While a device is connected."""
        self.connections.inc()
        try:
            yield
        finally:
            self.connections.dec()

    def answer(self) -> Callable[[], None]:
        """An answer has come; what is returned is called when its update has been handed to the last socket."""
        begun = perf_counter()
        return lambda: self.answers.observe(perf_counter() - begun)

    def page(self) -> bytes:
        """The figures as Prometheus reads them."""
        return generate_latest(self.registry)


class Lines(logging.Formatter):
    """A log line as JSON: when, how severe, what, and the named facts."""

    def format(self, record: logging.LogRecord) -> str:
        """One line."""
        facts = {key: value for key, value in record.__dict__.items() if key not in PLAIN}
        line = {"at": self.formatTime(record), "level": record.levelname.lower(), "what": record.getMessage(), **facts}
        if request.get():
            line["request"] = request.get()
        if record.exc_info:
            line["trouble"] = self.formatException(record.exc_info)
        return json.dumps(line, ensure_ascii=False, default=str)


def log_as_lines() -> None:
    """Everything that is logged goes to standard error as JSON."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(Lines())
    logging.basicConfig(level=logging.INFO, handlers=[handler], force=True)
