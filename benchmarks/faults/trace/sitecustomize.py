"""Read by every Python that starts while the map is made: it notes which lines run, also in servers and bots.

Words of one line keep their own lines here: `spell_out` would move them to where they are used.
"""

import os

import coverage

if "COVERAGE_PROCESS_START" in os.environ:
    coverage.process_startup()
    from brelan.engine import inline

    vars(inline)["spell_out"] = id  # nothing happens
