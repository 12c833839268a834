"""A test that hangs is named, also where it hears no signal; its process ends, and the others go on."""

import os
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parent.parent
LIMITS = "from tests import conftest\nfrom tests.conftest import *\n\nconftest.CLEARING_UP = 1.0\n"
DEAF = "from itertools import repeat\n\n\ndef test_that_hears_nothing():\n    all(repeat(True))\n"


def test_a_test_that_hangs_where_it_hears_no_signal_is_named(tmp_path: Path) -> None:
    (tmp_path / "conftest.py").write_text(LIMITS, encoding="utf-8")
    (tmp_path / "test_deaf.py").write_text(DEAF, encoding="utf-8")
    words = ["-p", "xdist.plugin", "-p", "pytest_timeout", "-p", "no:cacheprovider", "-n", "1", "--timeout", "1"]
    done = subprocess.run(
        [sys.executable, "-m", "pytest", *words],
        cwd=tmp_path,
        env=os.environ | {"PYTHONPATH": str(ROOT), "PYTEST_DISABLE_PLUGIN_AUTOLOAD": "1"},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 1
    assert "crashed while running 'test_deaf.py::test_that_hears_nothing'" in done.stdout
