"""Which tests could see a fault, the likeliest and quickest first.

Rules, room, odds and coach have tests of their own beside them, by name; so have bots, game by game. For the server,
whose tests wait a good deal, a map is measured once: which tests ran a line, also in the processes that they started.
Long evenings are left out of it, since they run every line, and come last.
"""

import json
import os
import shutil
import subprocess
import sys
from collections import defaultdict
from collections.abc import Iterator
from pathlib import Path
from typing import Any, NamedTuple

from benchmarks.faults.planting import package_of

ROOT = Path(__file__).resolve().parents[2]
TRACE = Path(__file__).parent / "trace"
Stage = tuple[str, ...]
"""What one run of pytest is given: files, tests, and which of them."""

LONG = tuple(f"tests/server/test_{name}.py" for name in ("secrets", "fuzz", "chaos", "kills", "planted", "unprepared"))
SLOWEST = "tests/server/test_api.py"
MAPPED = ("tests/server", *(f"--ignore={file}" for file in LONG))
ENGINE = tuple(f"tests/engine/test_{part}.py" for part in ("chance", "cups", "flow", "memory", "pots", "translate"))
TRANSLATED: Stage = ("tests/engine/test_translate.py",)
OF_ENGINE: dict[str, list[Stage]] = {
    "blame": [TRANSLATED, ("tests/engine/test_inspection.py",)],
    "carried": [
        ("tests/room/test_renewal.py", "tests/games/ferme/test_upgrade.py"),
        ("tests/contract/test_carrying.py",),
    ],
    "copies": [TRANSLATED],
    "declarations": [("tests/engine/test_state.py",)],
    "drive": [("tests/engine/test_doors.py",)],
    "game": [("tests/engine/test_table.py", "tests/engine/test_source.py"), ("tests/engine/test_inspection.py",)],
    "inline": [TRANSLATED],
    "layout": [("tests/engine/test_state.py",)],
    "record": [
        ("tests/golden/test_transcripts.py", "tests/contract/test_copies.py", "-k", "record and (ferme-2 or kids-2)"),
        ("tests/test_commands.py", "-k", "wrong_line or replay"),
    ],
    "state": [("tests/room/test_sitting.py", "tests/room/test_opened.py")],
    "sight": [tuple(f"tests/games/{game}/test_sight.py" for game in ("champ", "enfer", "kids", "peek"))],
    "source": [("tests/test_kept.py",)],
    "table": [("tests/room/test_sitting.py", "tests/room/test_opened.py")],
    "tells": [("tests/test_texts.py", "tests/engine/test_inspection.py")],
}
"""Parts whose tests lie elsewhere, or are called otherwise."""
INSPECTION: tuple[Stage, ...] = (
    ("tests/engine/test_blame.py", "tests/test_limits_page.py", "tests/test_boxes.py", "tests/test_texts.py"),
    ("tests/golden/test_transcripts.py", "-k", "2 or 3"),
    ("tests/test_add_a_game.py", "tests/test_new_game.py"),
)
OF_ROOM = {
    part: f"tests/room/test_{name}.py"
    for part, name in (
        ("events", "sitting"),
        ("keeping", "renewal"),
        ("keys", "answers"),
        ("lines", "opened"),
        ("cards", "own_cards"),
        ("cutting", "plausible"),
        ("links", "requests"),
        ("lookalikes", "requests"),
        ("ways", "sitting"),
        ("envelopes", "checking"),
        ("sealing", "seatfile"),
    )
}
"""Parts of the room whose tests are called otherwise."""
LONG_OF_ROOM = " and ".join(
    f"not {words}"
    for words in (
        "cut_off_anywhere",
        "changed_character",
        "every_byte",
        "table_that_forgets",
        "read_again_gives",
        "every_beginning",
        "gains_nothing",
        "gains_one",
        "gained_much",
        "seven_times",
    )
)
"""Without what takes a second and more: every byte changed, every beginning read, every attack measured."""
OF_SERVER = dict.fromkeys(("picture", "fairness", "scene", "comparing", "messages"), "telling")
"""Parts of the server of which devices hear."""
OF_EXPERTS = ("expert", "rollout", "rollouts", "two", "duel", "solve", "tree", "raising", "balance", "values")
"""Parts of bots that the quick levels do without."""
PLAYING_ON = ("hasty", "signs", "standing")
"""Parts of bots by which imagined games are played on."""
FEW = 20  # tests that ran a line, of those that the map knows, before whole files are run


class Seen(NamedTuple):
    """The map: for each file and line the tests that ran it here, and the files of tests whose processes did."""

    tests: dict[str, dict[int, list[str]]]
    files: dict[str, dict[int, list[str]]]


def stages(path: str, line: int, seen: Seen) -> Iterator[Stage]:
    """Runs of pytest in the order in which they should look for a fault."""
    inner = Path(path.removesuffix("/__init__.py")).with_suffix("").parts[2:]
    game, part = inner[1] if inner[0] == "games" else "", inner[-1]
    match package_of(path):
        case "games":
            yield from _rules(game, part)
        case "engine":
            yield from _engine(inner[1])
        case "rankings":
            yield from _rankings()
        case "room":
            yield from _room(part)
        case "odds":
            yield from _odds(game)
        case "coach":
            yield ("tests/coach", "-k", "not of_every_game and not whatever_is_hidden and not command")
            yield ("tests/coach",)
            yield ("tests/server/test_hints.py",)
        case "bots":
            yield from _minds(game, part) if game else _characters()
        case "server":
            yield from _server(path, line, part, seen)
        case "shelf":
            yield from _shelf(part)


def _rules(game: str, part: str) -> Iterator[Stage]:
    """Rules: those of the game, what is told of it, and the contract at small tables."""
    folder = f"tests/games/{game}"
    likely: dict[str, list[Stage]] = {
        "state": [("tests/golden/test_layouts.py", "-k", game)],
        "box": [("tests/test_boxes.py", "tests/golden/test_lids.py"), ("tests/server/test_lessons.py", "-k", game)],
        "face": [
            ("tests/golden/test_faces.py", "-k", game),
            ("tests/test_picture.py", "tests/server/test_picture.py", "-k", game),
        ],
        "form": [("tests/test_forms.py", "-k", game)],
        "judge": [(folder, *_quick(folder), "-k", "test_ranking"), ("tests/rankings/test_naming.py", "-k", game)],
        "lesson": [("tests/golden/test_lessons.py", "tests/server/test_lessons.py", "-k", game)],
        "stages": [(f"{folder}/test_stage_cards.py", f"{folder}/test_form.py")],
    }
    yield from likely.get(part, [])
    yield from _folder(folder, part)
    yield ("tests/golden/test_transcripts.py", "-k", game)
    yield ("tests/contract", *_small(game))
    yield ("tests/server/test_picture.py", "tests/server/test_lessons.py", "tests/test_picture.py", "-k", game)


def _folder(folder: str, part: str) -> Iterator[Stage]:
    """The test that is named after a part, then the others beside it; what is compiled is left to the contract."""
    own = f"{folder}/test_{part}.py"
    if (ROOT / own).exists():
        yield own, "-k", "not back_ends"
    yield folder, *_quick(folder), "-k", "not back_ends"


def _quick(folder: str) -> Stage:
    """Without what compiles first, and without browsers."""
    slow = ("bots", "page", "test_odds.py", "test_changed_card.py")
    return tuple(f"--ignore={folder}/{name}" for name in slow if (ROOT / folder / name).exists())


def _small(game: str) -> Stage:
    """The contract's tables for few players, as rules are written."""
    few = " or ".join(f"{game}-{n}" for n in (2, 3))
    left_out = ("--ignore=tests/contract/test_planted.py", "--ignore=tests/contract/test_back_ends.py")
    return *left_out, "-k", f"({few} or [{game}]) and not compiled"


def _engine(part: str) -> Iterator[Stage]:
    """The engine: its own tests, then the rules that stand on it, then what is compiled."""
    own = f"tests/engine/test_{part}.py"
    if (ROOT / own).exists():
        yield own, "-k", "not back_ends and not uniform and not equally_likely"
    yield from OF_ENGINE.get(part, [])
    if part == "inspection":  # it reads rules and says what is wrong with them, and has no part in any game
        yield from INSPECTION
        return
    if part in ("compiled", "doors", "drive"):
        yield from _compiled()
    yield (*ENGINE, "tests/golden/test_layouts.py", "-k", "not back_ends and not uniform and not equally_likely")
    yield ("tests/golden/test_transcripts.py", "-k", "ferme-3 or kids-2 or champ-3 or peek-2")
    for game in ("ferme", "enfer", "peek"):
        yield f"tests/games/{game}", *_quick(f"tests/games/{game}"), "-k", "not back_ends"
    yield ("tests/contract", *_small("ferme"))
    yield (*ENGINE, "-k", "equally_likely or uniform")
    if part in ("translate", "inline", "layout", "chance", "sight", "sets"):
        yield from _compiled()
    yield ("tests/contract", *_small("enfer"))


def _compiled() -> Iterator[Stage]:
    yield ("tests/engine/test_compiled.py",)
    yield ("tests/engine", "-k", "back_ends")
    yield ("tests/contract/test_back_ends.py", "-k", "ferme-3 or vector or rollouts")
    yield ("tests/test_kept.py",)


def _rankings() -> Iterator[Stage]:
    """Worked cases, then names and reasons, then all hands counted and compared with a second opinion."""
    games = sorted(path.parent.as_posix() for path in (ROOT / "tests/games").glob("*/test_ranking.py"))
    folders = [Path(game).relative_to(ROOT).as_posix() for game in games]
    rules = tuple(f"{folder}/test_ranking.py" for folder in folders)
    names = "tests/rankings/test_naming.py"
    slow = ("counts_of", "reference", "random", "agree", "odds", "compiled", "different_values", "can_hold_nothing")
    yield (*rules, names, "-k", " and ".join(f"not {word}" for word in (*slow, "stripped", "back_ends")))
    yield ("tests/golden/test_lids.py", "tests/rankings", "-k", "not back_ends and not command")
    yield (*rules, names, "-k", " or ".join(slow))
    yield ("tests/rankings/test_backends.py", "tests/rankings/test_rank_command.py")
    yield ("tests/contract/test_reasons.py", "tests/test_ledger.py")


def _room(part: str) -> Iterator[Stage]:
    """A part's own test and what was written down, then the others beside it, the long ones last."""
    own = OF_ROOM.get(part, f"tests/room/test_{part}.py")
    if (ROOT / own).exists():
        yield (own, "-k", LONG_OF_ROOM)
    yield ("tests/golden/test_shapes.py", "tests/room/test_limits.py", "tests/room/test_consequences.py")
    yield ("tests/golden/test_telling.py", "tests/server/test_fairness.py")
    if part == "keeping":
        yield ("tests/golden/test_versions.py",)
    yield ("tests/room", "--ignore=tests/room/test_verify_command.py", "-k", LONG_OF_ROOM)
    for name in ("gathering", "once", "roles", "guests", "tables", "leaving", "hints", "clock", "store", "backup"):
        yield (f"tests/server/test_{name}.py",)
    yield ("tests/room", "-k", LONG_OF_ROOM.replace("not ", "").replace(" and ", " or "))
    yield ("tests/room/test_verify_command.py", "tests/server/test_mutants.py", "tests/server/test_durability.py")


def _odds(game: str) -> Iterator[Stage]:
    own = f"tests/games/{game}/test_odds.py"
    yield (own,) if game else ("tests/odds/test_command.py", "tests/games/peek/test_odds.py")
    yield ("tests/odds/test_command.py",)
    yield ("tests/golden/test_odds.py", "-k", game)
    if game:
        yield from _minds(game, "")


def _minds(game: str, part: str) -> Iterator[Stage]:
    """A part's own test and what the quick levels answer, then what each level thinks, then all of a game's bots."""
    folder = f"tests/games/{game}/bots"
    own = f"{folder}/test_{part}.py"
    if (ROOT / own).exists():
        yield own, "-k", "not beats and not compiled"
    if part in PLAYING_ON:
        yield ("tests/golden/test_playing.py", "-k", game)
    written_down = tuple(f"{folder}/test_{name}.py" for name in ("chances", "crowd", "reading"))
    yield from ((file,) for file in written_down if (ROOT / file).exists() and file != own)
    if part not in OF_EXPERTS:
        yield ("tests/golden/test_answers.py", "-k", game)
        yield ("tests/golden/test_thoughts.py", "-k", f"{game}-beginner or {game}-regular")
    yield ("tests/golden/test_thoughts.py", "-k", f"{game}-expert")
    yield (folder, "-k", "not beats and not compiled")
    yield ("tests/coach", "tests/bots/test_sight.py", "-k", game)
    yield (folder, "-k", "beats or compiled")


def _characters() -> Iterator[Stage]:
    yield tuple(f"tests/bots/test_{name}.py" for name in ("characters", "shipped", "thought"))
    yield ("tests/golden/test_thoughts.py", "-k", "beginner or peek")
    yield ("tests/coach", "tests/bots/test_sight.py", "-k", "peek or ferme")


def _shelf(part: str) -> Iterator[Stage]:
    """What holds the boxes together: their lids and faces, packs, comparisons."""
    yield ("tests/test_deck.py", "tests/test_box_parts.py")
    yield ("tests/test_boxes.py", *(f"tests/games/{game}/test_words.py" for game in ("enfer", "ferme", "kids", "peek")))
    yield ("tests/games/ferme/test_dealing.py", "tests/rankings/test_naming.py", "tests/games/enfer/test_naming.py")
    yield ("tests/golden/test_transcripts.py", "-k", "champ-2 or enfer-3 or ferme-2 or kids-2 or peek-2")
    yield ("tests/contract/test_reasons.py", "tests/room/test_renewal.py")
    yield ("tests/test_terminal.py", "tests/server/test_boxes.py")
    yield ("tests/test_picture.py", "-k", "ferme or kids")
    if part == "players":
        yield from _characters()
    yield ("tests/engine/test_inspection.py", "tests/test_texts.py", "tests/server/test_lessons.py")
    yield ("tests/test_commands.py",)


def _server(path: str, line: int, part: str, seen: Seen) -> Iterator[Stage]:
    """Tests that ran the line, then files whose processes did, then those that look at everything."""
    golden = (f"tests/golden/test_{name}.py" for name in ("shapes", OF_SERVER.get(part, part)))
    yield tuple(file for file in golden if (ROOT / file).exists())
    yield ("tests/server/test_types.py", "tests/server/test_protocol_page.py", "-k", "written_down or every_limit")
    tests = seen.tests.get(path, {}).get(line, [])[:FEW]
    if tests:
        yield tuple(tests)
    files = [f"tests/server/test_{part}.py", *seen.files.get(path, {}).get(line, [])]
    if not tests and len(files) == 1:  # read once, when a module is imported
        files += [
            f"tests/server/test_{name}.py" for name in ("gathering", "tables", "roles", "clock", "safety", "store")
        ]
    for file in sorted(dict.fromkeys(files), key=lambda file: file == SLOWEST):
        if (ROOT / file).exists():
            yield (file,)
    yield ("tests/test_serve_command.py",)
    for file in LONG[:2]:
        yield (file,)


def measured(root: Path, file: Path) -> Seen:
    """The map; it is measured if there is none of this tree."""
    if not file.exists():
        measure(root, file)
    found = json.loads(file.read_text(encoding="utf-8"))
    return Seen(*({p: {int(n): who for n, who in lines.items()} for p, lines in part.items()} for part in found))


def measure(root: Path, file: Path) -> None:
    """Run the server's tests once and note which of them runs which line; this takes a while."""
    notes = file.parent / "coverage"
    shutil.rmtree(notes, ignore_errors=True)  # of another tree
    notes.mkdir(parents=True)
    config, times = notes / "config", notes / "times.json"
    config.write_text(
        f"[run]\ndata_file = {notes / 'data'}\nparallel = true\nsource = {root / 'src/brelan'}\n"
        "context = ${PYTEST_CURRENT_TEST}\nsigterm = true\n",
        encoding="utf-8",
    )
    paths = os.pathsep.join(map(str, (TRACE, root / "src", root)))
    more = {"PYTHONPATH": paths, "COVERAGE_PROCESS_START": str(config), "BRELAN_TEST_TIMES": str(times)}
    words = [sys.executable, "-m", "pytest", "-p", "witness", "-p", "no:cacheprovider", "-n", "0", *MAPPED]
    subprocess.run(words, cwd=root, env=os.environ | more, check=False)
    file.write_text(json.dumps(read(root, notes, times)), encoding="utf-8")


def read(root: Path, notes: Path, times: Path) -> list[Any]:
    """What was noted, the quickest test first."""
    import coverage

    seconds = json.loads(times.read_text(encoding="utf-8")) if times.exists() else {}
    tests: dict[str, dict[int, set[str]]] = defaultdict(lambda: defaultdict(set))
    files: dict[str, dict[int, set[str]]] = defaultdict(lambda: defaultdict(set))
    for data_file in notes.glob("data.*"):
        data = coverage.CoverageData(str(data_file))
        data.read()
        for found in data.measured_files():
            path = Path(found).relative_to(root).as_posix()
            for line, contexts in data.contexts_by_lineno(found).items():
                for context in filter(None, contexts):
                    test = context.partition("|")[0] or context.partition("|")[2]
                    if " (" in test:  # of a process that a test, or what it stands on, has started
                        files[path][line].add(test.partition("::")[0])
                    else:
                        tests[path][line].add(test)
    whole: dict[str, float] = defaultdict(float)
    for test, n in seconds.items():
        whole[test.partition("::")[0]] += n
    return [
        {p: {n: sorted(who, key=lambda x: (order.get(x, 0), x)) for n, who in at.items()} for p, at in part.items()}
        for part, order in ((tests, seconds), (files, whole))
    ]
