"""Tables that ship with a game's minds: each has a version, and only the expected one is accepted."""

import tomllib
from importlib import resources
from typing import Any

from brelan.trouble import Trouble


def shipped(package: str, file: str, version: int) -> dict[str, Any]:
    """The contents of a table of numbers (`.toml`) or arrays (`.npz`)."""
    path = resources.files(package).joinpath(file)
    if file.endswith(".toml"):
        found = tomllib.loads(path.read_text(encoding="utf-8"))
    else:
        import numpy as np

        with path.open("rb") as opened:
            found = dict(np.load(opened))
    if int(found["version"]) != version:
        anew = f"python -m {package}.build"
        raise Trouble(f"{file} of {package} has version {found['version']}; expected {version}: {anew} rebuilds it")
    return found
