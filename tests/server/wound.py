"""The program on a watch that a test winds. The processes that it starts begin with this module: it imports next to
nothing for them. Those of the lowest priority have their turn too, however busy the machine is with other things.
"""

import os

vars(os)["nice"] = lambda _: 0

if __name__ == "__main__":
    from tests.server.watch import main

    main()
