"""Play: make the environment if needed, then open the room. Arguments go to the `brelan` command."""

import subprocess
import sys

import environment

if __name__ == "__main__":
    with subprocess.Popen([str(environment.ready("room")), "-m", "brelan", *sys.argv[1:]]) as brelan:
        while True:
            try:
                sys.exit(brelan.wait())
            except KeyboardInterrupt:  # Ctrl-C is for Brelan, which closes in its own time
                continue
