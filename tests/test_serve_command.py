"""`brelan` without a subcommand: the room as somebody opens and closes it, in a real process."""

import os
import re
import signal
import socket
import subprocess
import sys
from collections.abc import Callable, Iterator
from contextlib import closing, contextmanager
from io import StringIO
from pathlib import Path
from random import Random
from time import sleep
from typing import NamedTuple

import httpx
import pytest
import segno

from brelan import cli
from brelan.cli import COMMANDS
from tests.boxes import IN_TURN
from tests.server.company import Company
from tests.server.devices import WAIT, Server, any_answer, serving
from tests.server.still import Still

ROOT = Path(__file__).parent.parent
QUIET = ("--no-browser", "--host", "127.0.0.1", "--port", "0")


class Said(NamedTuple):
    """How a command ended, and what it said."""

    status: int
    out: str
    err: str


Ask = Callable[..., Said]


@pytest.fixture
def said(capsys: pytest.CaptureFixture[str]) -> Ask:
    """What `brelan` says when it does not stay; in this process, which is quicker."""

    def ask(*words: str) -> Said:
        try:
            cli.main(list(words))
            status = 0
        except SystemExit as ended:
            status = int(ended.code or 0)
        return Said(status, *capsys.readouterr())

    return ask


@contextmanager
def opened(
    *words: str, program: tuple[str, ...] = ("-m", "brelan"), **environment: str
) -> Iterator[subprocess.Popen[str]]:
    """A room that is open, in a process group of its own as in a terminal."""
    process = subprocess.Popen(
        [sys.executable, *program, *words],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        encoding="utf-8",
        env=os.environ | environment,
        cwd=ROOT,
        start_new_session=True,
    )
    with process:
        try:
            yield process
        finally:
            if process.poll() is None:
                os.killpg(process.pid, signal.SIGKILL)


def lines_until(process: subprocess.Popen[str], last: str) -> str:
    assert process.stdout is not None
    text = ""
    for line in process.stdout:
        text += line
        if last in line:
            return text
    raise AssertionError(f"{text!r} was said, expected {last!r}")


@pytest.mark.parametrize(
    ("lang", "open_", "close"), [("fr", "Le salon est ouvert", "fermer"), ("en", "is open", "close")]
)
def test_it_says_where_the_room_is_and_the_page_is_there(tmp_path: Path, lang: str, open_: str, close: str) -> None:
    with opened(*QUIET, "--data", str(tmp_path / "data"), "--lang", lang) as process:
        text = lines_until(process, close)
        first = re.match(rf".*{open_}.*(http://127\.0\.0\.1:\d+/)\n", text)
        assert first, text
        assert httpx.get(f"{first[1]}healthz", timeout=WAIT).text == "ok\n"
        assert "█" not in text  # nobody else could come by a code


@pytest.mark.skipif(sys.platform != "linux", reason="only there all of 127.0.0.0/8 is this machine")
def test_it_shows_a_code_to_scan_for_the_network(tmp_path: Path) -> None:
    words = ("--no-browser", "--host", "127.0.0.7", "--port", "0", "--data", str(tmp_path / "data"), "--lang", "en")
    with opened(*words) as process:
        text = lines_until(process, "Ctrl-C")
    found = re.search(r"On your home network: (http://127\.0\.0\.7:\d+/)\n", text)
    assert found, text
    code = StringIO()
    segno.make(found[1], error="m").terminal(code, compact=True)
    assert code.getvalue() in text
    with opened(*words, PYTHONIOENCODING="ascii") as process:  # a terminal without such signs
        assert "█" not in lines_until(process, "Ctrl-C")


def test_it_opens_the_page_unless_told_not_to(tmp_path: Path) -> None:
    browser, shown = tmp_path / "browser", tmp_path / "shown"
    browser.write_text(f'#!/bin/sh\necho "$1" >> {shown}\n', encoding="utf-8")
    browser.chmod(0o755)
    words = ("--host", "127.0.0.1", "--port", "0", "--data", str(tmp_path / "data"), "--lang", "en")
    with opened(*words, "--no-browser", BROWSER=f"{browser} %s") as process:
        lines_until(process, "Ctrl-C")
        os.killpg(process.pid, signal.SIGINT)
        process.wait(WAIT)
    assert not shown.exists()
    with opened(*words, BROWSER=f"{browser} %s") as process:
        text = lines_until(process, "Ctrl-C")
        while not shown.exists() or not shown.read_text(encoding="utf-8"):
            sleep(0.05)
        assert shown.read_text(encoding="utf-8").strip() in text


def test_a_port_in_use_is_said_in_one_line(said: Ask, tmp_path: Path) -> None:
    with closing(socket.socket()) as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        port = str(taken.getsockname()[1])
        words = ("--no-browser", "--host", "127.0.0.1", "--port", port, "--data", str(tmp_path / "data"))
        english, french = said(*words, "--lang", "en"), said(*words, "--lang", "fr")
    expected = f"brelan: port {port} is in use on 127.0.0.1; is Brelan open already? Choose another with --port\n"
    assert english == (2, "", expected)
    assert french[:2] == (2, "")
    assert f"le port {port} est déjà pris" in french[2]


@pytest.mark.parametrize(
    ("words", "french", "english"),
    [
        (("--port", "abc"), "--port abc : il faut un nombre de 0 à 65535", "--port abc: expected a number from 0 to"),
        (("--port", "65536"), "65536 : il faut un nombre", "65536: expected a number"),
        (("--port", "-1"), "-1 : il faut un nombre", "-1: expected a number"),
        (("--port", ""), "il faut un nombre", "expected a number"),
        (("--pace", "x"), "--pace x : il faut des secondes", "--pace x: expected seconds from 0 to 60"),
        (("--pace", "nan"), "il faut des secondes", "expected seconds"),
        (("--pace", "61"), "il faut des secondes", "expected seconds"),
        (("--host", "no.such.host.invalid"), "ne peut pas être ouvert", "cannot be opened"),
        (("--host", "300.1.2.3"), "ne peut pas être ouvert", "cannot be opened"),
        (("--host", "x" * 300), "ne peut pas être ouvert", "cannot be opened"),
    ],
)
def test_a_wrong_wish_is_one_clear_line(
    said: Ask, tmp_path: Path, words: tuple[str, ...], french: str, english: str
) -> None:
    for lang, expected in (("fr", french), ("en", english)):
        status, out, err = said(*QUIET, "--data", str(tmp_path / "data"), *words, "--lang", lang)
        assert (status, out, err.count("\n")) == (2, "", 1)
        assert expected in err


def test_a_data_directory_that_cannot_be_is_one_clear_line(said: Ask, tmp_path: Path) -> None:
    (tmp_path / "file").write_text("", encoding="utf-8")
    (tmp_path / "other").mkdir()
    (tmp_path / "other" / "brelan.sqlite").write_text("my diary, dear reader " * 100, encoding="utf-8")
    for directory, expected in (
        ("file", "choose another directory with --data"),
        ("other", "a file that Brelan wrote"),
    ):
        status, out, err = said(*QUIET, "--data", str(tmp_path / directory), "--lang", "en")
        assert (status, out, err.count("\n")) == (2, "", 1), err
        assert expected in err
    assert "ne peuvent pas y être gardées" in said(*QUIET, "--data", str(tmp_path / "file"), "--lang", "fr")[2]
    assert (tmp_path / "other" / "brelan.sqlite").read_text(encoding="utf-8").startswith("my diary")


def test_a_second_room_on_the_same_tables_is_refused(said: Ask, tmp_path: Path) -> None:
    with serving(tmp_path / "data") as server:
        status, out, err = said(*QUIET, "--data", str(server.data))
    assert (status, out, err.count("\n")) == (2, "", 1)
    assert "in use by another Brelan" in err


def test_check_says_what_would_be_open_and_opens_and_makes_nothing(said: Ask, tmp_path: Path) -> None:
    data = str(tmp_path / "data")
    status, network, err = said(
        "--check", "--data", data, "--lang", "en", "--name", "games.home", "--trust", "10.1.1.1"
    )
    assert (status, err) == (0, "")
    for expected in (
        "0.0.0.0, port 7377",
        data,
        "over the network",
        "games.home",
        "not encrypted",
        "/metrics",
        "cookie",
    ):
        assert expected in network
    assert "600 requests a minute" in network
    assert "10.1.1.1" in network
    _, alone, _ = said("--check", "--data", data, "--lang", "fr", "--host", "127.0.0.1")
    assert "Seule cette machine peut entrer" in alone
    assert not (tmp_path / "data").exists()


def test_check_warns_when_others_can_read_the_file(said: Ask, tmp_path: Path) -> None:
    with serving(tmp_path / "data"):
        pass
    file = tmp_path / "data" / "brelan.sqlite"
    assert "Careful" not in said("--check", "--data", str(file.parent), "--lang", "en")[1]
    file.chmod(0o644)
    assert "Careful" in said("--check", "--data", str(file.parent), "--lang", "en")[1]


def test_help_names_every_command_and_option(said: Ask) -> None:
    status, out, _ = said("--help")
    assert status == 0
    for word in (*COMMANDS, "--host", "--port", "--data", "--no-browser", "--check", "--name", "--trust", "--lang"):
        assert re.search(rf"^\s+{word}\b", out, re.MULTILINE), word


@pytest.mark.parametrize("how", [signal.SIGINT, signal.SIGTERM])
def test_it_closes_cleanly_with_people_at_the_table_and_bots_in_thought(tmp_path: Path, how: signal.Signals) -> None:
    server = Still(tmp_path / "data", "--pace", "1")
    company = Company(server, IN_TURN, 1, bots=3).start()
    (live,) = company.come()
    if live.question:
        live.answer(any_answer(live.question, Random(1)), "key")
    server.wait_for_thought(1)  # and waits for its turn to say so
    server.let_go()
    server.process.send_signal(how)
    assert server.process.wait(WAIT) == 0
    assert server.log == ""
    left = sorted(path.name for path in server.data.iterdir() if "held" not in path.name)
    assert left == ["brelan.heads", "brelan.sqlite"]
    server.stop()
    company.go()


PATIENT = """from brelan.cli import main
from brelan.commands import serve
usual = serve._settings
def settings(*given):
    config = usual(*given)
    config.timeout_graceful_shutdown = None
    return config
serve._settings = settings
main()"""
"""The program as it is, but it complains of nobody who takes their time to go, on a machine that is busy."""


def test_ctrl_c_in_a_terminal_reaches_bots_too_and_nobody_complains(tmp_path: Path) -> None:
    words = (*QUIET, "--data", str(tmp_path / "data"), "--lang", "en")
    with opened(*words, program=("-c", PATIENT)) as process:
        text = lines_until(process, "Ctrl-C")
        server = Server.__new__(Server)
        found = re.search(r":(\d+)/", text)
        assert found
        server.port, server.data = int(found[1]), tmp_path / "data"
        company = Company(server, IN_TURN, 1, bots=3).start()
        (live,) = company.come()
        while live.question is None:
            live.hear()
        os.killpg(process.pid, signal.SIGINT)
        assert process.wait(WAIT) == 0
        assert process.stderr is not None
        assert process.stderr.read() == ""
        company.go()


RUN = """import runpy, sys, environment
environment.ready = lambda *extras: sys.executable
runpy.run_path("run.py", run_name="__main__")"""
"""run.py as it is, without making an environment first: the tests have one."""


def test_run_py_opens_the_room(tmp_path: Path) -> None:
    (tmp_path / "file").write_text(
        "", encoding="utf-8"
    )  # no data directory can be made below: it ends before it listens
    words, nowhere = (
        [sys.executable, "-c", RUN],
        {"XDG_DATA_HOME": str(tmp_path / "file"), "HOME": str(tmp_path / "file")},
    )
    done = subprocess.run(words, capture_output=True, encoding="utf-8", env=os.environ | nowhere, cwd=ROOT, check=False)
    assert done.returncode == 2
    assert str(tmp_path / "file") in done.stderr
    assert "--data" in done.stderr


@pytest.mark.parametrize("tell", [os.killpg, os.kill])
@pytest.mark.parametrize("how", [signal.SIGINT, signal.SIGTERM])
def test_run_py_passes_its_arguments_on_and_lets_brelan_close_in_its_own_time(
    tmp_path: Path, tell: Callable[[int, int], None], how: signal.Signals
) -> None:
    words = (*QUIET, "--data", str(tmp_path / "data"), "--lang", "en")
    with opened(*words, program=("-c", RUN)) as process:
        lines_until(process, "Ctrl-C")
        tell(process.pid, how)
        assert process.wait(WAIT) == 0
        assert process.stderr is not None
        assert process.stderr.read() == ""
