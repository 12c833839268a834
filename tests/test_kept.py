"""Compiled code is kept, and never met again once anything it was made from has changed."""

import subprocess
import sys
from pathlib import Path

from brelan.kept import digest
from tests.engine.boxes import Change, write

PROGRAM = """
import sys
sys.path.insert(0, {place!r})
from whole import whole
print(whole(20))
"""


def run(place: Path) -> str:
    return run_program(PROGRAM.format(place=str(place)), place)


def run_program(program: str, place: Path) -> str:
    env = {"BRELAN_CACHE": str(place / "cache")}
    return subprocess.run([sys.executable, "-c", program], env=env, check=True, capture_output=True, text=True).stdout


def test_a_function_is_compiled_anew_when_what_it_calls_has_changed(tmp_path: Path) -> None:
    part = "from brelan.kept import kept\n\n@kept()\ndef part(n):\n    return n + {}\n"
    (tmp_path / "part.py").write_text(part.format(1))
    (tmp_path / "whole.py").write_text(
        "from brelan.kept import kept\nfrom part import part\n\n@kept()\ndef whole(n):\n    return part(n) * 2\n"
    )
    assert run(tmp_path) == "42\n"
    kept = {path: path.stat().st_mtime_ns for path in tmp_path.glob("cache/**/whole*.nbc")}
    assert run(tmp_path) == "42\n"
    assert {path: path.stat().st_mtime_ns for path in tmp_path.glob("cache/**/whole*.nbc")} == kept != {}
    (tmp_path / "part.py").write_text(part.format(2))
    assert run(tmp_path) == "44\n"


SECOND = """
import sys
sys.path.insert(0, {place!r})
import numpy as np
from pairs import second
if {late}:  # the index of another process was written over this one's, its code before it
    second._cache._cache_file._load_index = dict
    second._cache._cache_file._save_index = lambda _: None
print(second(np.arange(8)[::{step}]))
"""


def test_functions_kept_by_two_processes_at_once_are_not_mixed_up(tmp_path: Path) -> None:
    (tmp_path / "pairs.py").write_text("from brelan.kept import kept\n\n@kept()\ndef second(a):\n    return a[1]\n")
    for step, late in ((3, False), (1, True), (3, False)):
        program = SECOND.format(place=str(tmp_path), step=step, late=late)
        assert run_program(program, tmp_path) == f"{step}\n"


def test_a_home_is_named_after_every_source(tmp_path: Path) -> None:
    (tmp_path / "a.py").write_text("1")
    (tmp_path / "b.py").write_text("2")
    both = digest([tmp_path / "a.py", tmp_path / "b.py"])
    (tmp_path / "b.py").write_text("3")
    assert digest([tmp_path / "a.py", tmp_path / "b.py"]) != both


HOME = """
import sys
sys.path.insert(0, {place!r})
from brelan.engine.compiled import Compiled
from tests.engine.boxes import opened
print(Compiled(opened("coins", {package!r})).code.__file__)
"""
RANKING = '''\
"""Coins: two heads beat anything."""

from brelan.rankings import Category, Ranking
from {package}.state import COINS

RANKING = Ranking(COINS, 2, (Category("nothing", "X2", groups=(1, 1)), Category("pair", "X2", groups=(2,))), "X2")
'''
SERVICE = 'deal="round",\n    services=(("strength_of", "{package}.ranking:RANKING.compiled(2)"),),'


def home(place: Path, package: str) -> str:
    """Where a fresh process finds the compiled game of a package outside Brelan."""
    program = HOME.format(place=str(place), package=package)
    env = {"BRELAN_CACHE": str(place / "cache")}
    return subprocess.run([sys.executable, "-c", program], env=env, check=True, capture_output=True, text=True).stdout


def test_a_game_of_another_package_has_a_new_home_when_anything_it_is_made_of_changes(tmp_path: Path) -> None:
    shared = Change("prices.py", "def half", "from coinage.mint import MINTED as MINTED\n\n\ndef half")
    package = write(tmp_path, Change("__init__.py", 'deal="round",', SERVICE), shared)
    box, coinage = tmp_path / package, tmp_path / "coinage"
    (box / "ranking.py").write_text(RANKING.replace("{package}", package), encoding="utf-8")
    coinage.mkdir()
    (coinage / "__init__.py").write_text("", encoding="utf-8")
    (coinage / "mint.py").write_text("from coinage.metal import METAL\nMINTED = METAL + 1\n", encoding="utf-8")
    (coinage / "metal.py").write_text("METAL = 1\n", encoding="utf-8")
    homes = [home(tmp_path, package)]
    assert home(tmp_path, package) == homes[0]
    for path in (box / "rules.py", box / "prices.py", box / "ranking.py", coinage / "metal.py"):
        path.write_text(path.read_text(encoding="utf-8") + "\n# another line\n", encoding="utf-8")
        homes.append(home(tmp_path, package))
    (box / "price.txt").write_text("3\n", encoding="utf-8")
    homes.append(home(tmp_path, package))
    assert len(set(homes)) == 6
    (box / "en.ftl").write_text((box / "en.ftl").read_text(encoding="utf-8") + "# a remark\n", encoding="utf-8")
    assert home(tmp_path, package) == homes[-1], "no text is compiled"


def test_a_function_of_another_package_is_compiled_anew_when_a_module_or_data_it_draws_on_has_changed(
    tmp_path: Path,
) -> None:
    bots = tmp_path / "coinbots"
    bots.mkdir()
    (bots / "__init__.py").write_text("", encoding="utf-8")
    (bots / "factor.txt").write_text("2", encoding="utf-8")
    reads = "from pathlib import Path\nFACTOR = int((Path(__file__).parent / 'factor.txt').read_text())\n"
    (bots / "data.py").write_text(reads, encoding="utf-8")
    thinks = "from brelan.kept import kept\n@kept()\ndef whole(n):\n    return n * FACTOR + {}\n"
    (bots / "expert.py").write_text("from .data import FACTOR\n" + thinks.format(2), encoding="utf-8")
    (tmp_path / "whole.py").write_text("from coinbots.expert import whole\n", encoding="utf-8")
    assert run(tmp_path) == "42\n"
    (bots / "factor.txt").write_text("3", encoding="utf-8")
    assert run(tmp_path) == "62\n"
