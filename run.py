"""Play: make the environment if needed, then open the room. Arguments go to the `brelan` command."""

import os
import subprocess
import sys

import environment

if __name__ == "__main__":
    brelan = [str(environment.ready("room")), "-m", "brelan", *sys.argv[1:]]
    if os.name == "posix":
        os.execv(brelan[0], brelan)  # this process is Brelan from now on: whatever ends it ends the room
    with subprocess.Popen(brelan) as process:
        while True:
            try:
                sys.exit(process.wait())
            except KeyboardInterrupt:  # Ctrl-C is for Brelan, which closes in its own time
                continue
