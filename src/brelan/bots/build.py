"""`python -m brelan.bots.build [GAME …]`: make the tables that ship beside the minds anew. Deterministic."""

import argparse
import subprocess
import sys
from importlib.util import find_spec

from brelan.games import NAMES

GAMES = tuple(name for name in NAMES if find_spec(f"brelan.bots.{name}.build"))

if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("games", metavar="GAME", nargs="*", help=f"{', '.join(GAMES)}; all unless named")
    asked = parser.parse_args().games
    if wrong := sorted(set(asked) - set(GAMES)):
        parser.error(f"{wrong[0]!r} has no tables; expected some of {', '.join(GAMES)}")
    for game in asked or GAMES:
        subprocess.run([sys.executable, "-m", f"brelan.bots.{game}.build"], check=True)
