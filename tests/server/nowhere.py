"""The program on a machine where compiled code can be kept nowhere: no cache, no temporary directory."""

import tempfile

from tests.server.still import Still
from tests.stranger import environment


class Nowhere(Still):
    """A server that cannot compile anything, and so cannot prepare an expert."""

    program = "tests.server.nowhere"
    environment = environment({"BRELAN_CACHE": "/dev/null", "HOME": "/"})


if __name__ in ("__main__", "__mp_main__"):  # the processes in which bots think begin here too
    tempfile.tempdir = "/dev/null/nowhere"

if __name__ == "__main__":
    from tests.server.watch import main

    main()
