"""A command on a terminal of so many columns, with what a person types."""

import fcntl
import os
import pty
import re
import struct
import subprocess
import sys
import termios
from collections.abc import Mapping
from pathlib import Path

ESCAPES = re.compile(r"\x1b\[[0-9;?]*[a-zA-Z]")


def on_terminal(
    *words: str, typed: str = "", home: Path, columns: int = 80, environment: Mapping[str, str] | None = None
) -> str:
    """What the terminal was sent, colours and all."""
    ours, theirs = pty.openpty()
    fcntl.ioctl(theirs, termios.TIOCSWINSZ, struct.pack("HHHH", 24, columns, 0, 0))
    around = {name: value for name, value in os.environ.items() if name not in ("COLUMNS", "NO_COLOR")}
    around |= {"XDG_DATA_HOME": str(home), "TERM": "xterm", **(environment or {})}
    command = [sys.executable, "-m", "brelan", *words]
    with subprocess.Popen(command, stdin=subprocess.PIPE, stdout=theirs, stderr=theirs, env=around) as process:
        os.close(theirs)
        assert process.stdin is not None
        process.stdin.write(typed.encode())
        process.stdin.close()
        sent = b"".join(iter(lambda: _read(ours), b""))
    os.close(ours)
    return sent.decode().replace("\r\n", "\n")


def _read(terminal: int) -> bytes:
    try:
        return os.read(terminal, 1 << 16)
    except OSError:  # how Linux says that nobody writes to it any more
        return b""


def without_colours(text: str) -> str:
    """The same text as a pipe would get it, but for its line ends."""
    return ESCAPES.sub("", text)
