"""Play: make the environment if needed, then start Brelan. Arguments go to the `brelan` command."""

import subprocess
import sys

import environment

if __name__ == "__main__":
    command = [str(environment.ready()), "-m", "brelan", *(sys.argv[1:] or ["play", "ferme"])]
    try:
        sys.exit(subprocess.run(command, check=False).returncode)
    except KeyboardInterrupt:
        sys.exit(130)
