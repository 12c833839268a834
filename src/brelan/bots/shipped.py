"""Tables that ship beside a game's minds: each says its version, and another than the one expected is refused."""

import tomllib
from importlib import resources
from typing import Any

from brelan.trouble import Trouble


def shipped(package: str, file: str, version: int) -> dict[str, Any]:
    """What stands in a table of numbers (`.toml`) or of arrays (`.npz`)."""
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
