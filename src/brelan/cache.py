"""Where compiled code is kept: `BRELAN_CACHE`, or the user's cache directory.

Where that cannot be written, a private temporary directory serves until the process ends. The processes that it starts
find it in `BRELAN_CACHE`.
"""

import atexit
import errno
import hashlib
import os
import shutil
import sys
import tempfile
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from typing import Any

import platformdirs

from brelan.home import own
from brelan.trouble import Trouble

VARIABLE = "BRELAN_CACHE"

Tell = Callable[[OSError, Path], None]
"""Says that the first cannot be written, and that the second takes its place."""


class Nowhere(Trouble):
    """Compiled code can be kept nowhere, so nothing can be compiled."""


def _tell(trouble: OSError, instead: Path) -> None:
    where = f"{trouble.filename}: compiled code cannot be kept there ({trouble.strerror})"
    advice = f"name a directory in {VARIABLE} to keep it"
    print(f"brelan: {where}; this time it is kept in {instead}; {advice}", file=sys.stderr)


def place(*parts: str, tell: Tell = _tell) -> Path:
    """A directory of the cache that is there and can be written; `tell` hears if it is a temporary one from now on."""
    try:
        return _writable(_root(), parts)
    except OSError as trouble:
        _move(trouble, tell)
    try:
        return _writable(_root(), parts)
    except OSError as trouble:
        raise _nowhere(trouble) from None


def apart(compiled: Any) -> Any:
    """A compiled function whose files are named after the types they are for.

    numba counts them, and two processes that keep a function at the same time count alike: the index of one would lead
    to the code of the other, which reads arrays as what they are not.
    """
    files = compiled._cache._cache_file
    save, counted = files.save, files._data_name

    def save_apart(key: Any, data: Any) -> None:
        number = int(hashlib.sha256(repr(key).encode()).hexdigest()[:12], 16)
        files._data_name = lambda _: counted(number)
        save(key, data)

    files.save = save_apart
    return compiled


def _root() -> Path:
    named = os.environ.get(VARIABLE)
    root = Path(named).absolute() if named else own(platformdirs.user_cache_path)
    if root is None:
        raise FileNotFoundError(errno.ENOENT, "there is no home directory", "~/.cache/brelan")
    return root


def _writable(root: Path, parts: tuple[str, ...]) -> Path:
    directory = root.joinpath(*parts)
    try:
        directory.mkdir(parents=True, exist_ok=True)
        with tempfile.TemporaryFile(dir=directory, buffering=0) as file:
            file.write(b"x")  # on a full disc an empty file can be made still
    except OSError as trouble:
        raise OSError(trouble.errno, trouble.strerror or str(trouble), str(root)) from None
    return directory


_private: list[Path] = []
"""The temporary directory, once there is one."""


def _move(trouble: OSError, tell: Tell) -> None:
    """From now on compiled code is kept in a private directory that is removed when we exit."""
    if _private:
        raise _nowhere(trouble)
    try:
        private = Path(tempfile.mkdtemp(prefix="brelan-"))
    except OSError:
        raise _nowhere(trouble) from None
    _private.append(private)
    atexit.register(_remove, private, os.getpid())
    with suppress(OSError):
        _copy(_root(), private)
    os.environ[VARIABLE] = str(private)
    tell(trouble, private)


def _copy(full: Path, private: Path) -> None:
    """What is already compiled need not be compiled again, if only we or the system can have put it there.

    Times are kept: numba compares them with the sources'.
    """
    ours = {0, os.geteuid()} if hasattr(os, "geteuid") else {0}
    for path in full.rglob("*"):
        with suppress(OSError):
            if path.is_file() and path.stat().st_uid in ours:
                copy = private / path.relative_to(full)
                copy.parent.mkdir(parents=True, exist_ok=True)
                shutil.copy2(path, copy)


def _remove(private: Path, maker: int) -> None:
    if os.getpid() == maker:  # a fork does not take it away from the others
        shutil.rmtree(private, ignore_errors=True)


def _nowhere(trouble: OSError) -> Nowhere:
    where = f"{trouble.filename}: compiled code cannot be kept there ({trouble.strerror}), nor in a temporary directory"
    return Nowhere(f"{where}; name a directory that can be written in {VARIABLE}")
