"""The tutorial works as it stands: all its files are written, all its commands run, by its text alone."""

import json
import re
import socket
import subprocess
import time
from importlib import import_module
from pathlib import Path
from urllib.error import HTTPError
from urllib.request import urlopen

import pytest

from brelan.commands.new_game import files, make
from brelan.engine.inspection.language import BUILTINS
from brelan.engine.words import CUPS, WORDS
from tests.house import ENTERS, House
from tests.tutorial import PAGE, SHOWN, Block, blocks, commands, follow

GAME = "trio"
TELLS = "brelan.engine.tells"
EVERY = list(blocks())
FIRST = next(i for i, block in enumerate(EVERY) if block.kind == "diff")
"""Up to here the page explains what `new-game` makes; from here on it is changed."""


class Newcomer:
    """Who follows the page in an environment of their own; the copy of Brelan is this one."""

    def __init__(self, home: Path) -> None:
        self.house = House(home / "house")
        self.desk = home / "desk"
        self.desk.mkdir()
        self.folder = home / GAME
        self.said: dict[str, str] = {}
        """What the latest command of each kind has said."""

    def do(self, block: Block) -> None:
        """What a block says."""
        if block.kind == "sh":
            for words in commands(block):
                self.command(words)
        elif block.file:
            follow(block, self.folder)

    def command(self, words: list[str]) -> None:
        """Run a line; each kind there is has its own way to be run here."""
        program, rest = words[:2], words[2:]
        if program == ["python3", "run.py"] and not rest:
            self.said["room"] = self.open_room()
        elif program == ["python3", "run.py"] and rest[0] == "new-game":
            make(rest[1], self.folder)
        elif program == ["python3", "run.py"]:
            self.said[rest[0]] = self.brelan(*rest)
        elif words[:4] == [".venv/bin/python", "-m", "pip", "install"]:
            self.install(words[4:])
        elif words[:3] == [".venv/bin/python", "-m", "pytest"]:
            self.tests(words[3:])
        else:
            pytest.fail(f"the page has a command that is not run: {words}")

    def install(self, what: list[str]) -> None:
        """The game, from where it lies; what tests need is there already."""
        if what == ["-e", f"../{GAME}"]:
            self.house.install(self.folder, "-e")
        else:
            assert what == ["-c", "requirements.lock", "-e", ".[check]"]

    def brelan(self, *words: str) -> str:
        """A command of Brelan."""
        return self.house.run("-m", "brelan", *words, typed=ENTERS, folder=self.desk)

    def tests(self, words: list[str]) -> None:
        """Tests of the game, or the contracts: how many have passed."""
        own = words == [f"../{GAME}/tests"]
        passed = self.house.tests(*([str(self.folder / "tests")] if own else words))
        assert passed > (15 if own else 150)

    def open_room(self) -> str:
        """The room opens with the box on its shelf, which a device is told about."""
        with socket.socket() as free:
            free.bind(("127.0.0.1", 0))
            port = free.getsockname()[1]
        words = [str(self.house.python), "-m", "brelan", "--host", "127.0.0.1", "--port", str(port)]
        with subprocess.Popen([*words, "--data", str(self.desk)], stdout=subprocess.DEVNULL) as room:
            try:
                return asked(f"http://127.0.0.1:{port}/api/games", room)
            finally:
                room.terminate()


def asked(address: str, room: "subprocess.Popen[bytes]") -> str:
    """What the room answers, once it is open."""
    while True:
        try:
            with urlopen(address) as answer:
                return str(answer.read(), "utf-8")
        except HTTPError:
            raise
        except OSError:
            assert room.poll() is None
            time.sleep(0.1)


@pytest.fixture(scope="module")
def newcomer(tmp_path_factory: pytest.TempPathFactory) -> Newcomer:
    """Somebody who has followed the whole page."""
    found = Newcomer(tmp_path_factory.mktemp("newcomer"))
    for block in EVERY:
        found.do(block)
    return found


def test_every_block_is_a_file_a_change_or_commands() -> None:
    assert {block.kind for block in EVERY if not block.file} - SHOWN == {"sh"}


def test_what_the_page_explains_is_what_new_game_makes() -> None:
    made = dict(files(GAME))
    explained = [block for block in EVERY[:FIRST] if block.file]
    assert len(explained) > 6
    for block in explained:
        assert block.text == made[block.file], block.file


def test_the_paragraph_that_is_quoted_stands_on_the_rule_page() -> None:
    quoted = [block.text for block in EVERY if block.kind == "markdown" and not block.file]
    assert all(text in dict(files(GAME))[f"src/brelan_{GAME}/rules/en.md"] for text in quoted)


def test_every_word_of_the_rules_that_the_page_explains_is_one_of_the_engines() -> None:
    explained = set(re.findall(r"`(\w+)\(t\b", PAGE.read_text(encoding="utf-8"))) - BUILTINS
    known = {word for module in (*WORDS, CUPS, TELLS) for word in vars(import_module(module))}
    assert len(explained) > 20
    assert explained <= known


def test_the_page_ends_with_a_game_that_keeps_all_contracts_on_the_shelf_of_the_room(newcomer: Newcomer) -> None:
    (box,) = (box for box in json.loads(newcomer.said["room"])["boxes"] if box["name"] == GAME)
    assert box["title"] == {"fr": "Trio", "en": "Trio"}
    assert [option["name"] for option in box["options"]] == ["rounds", "exchanges"]
    assert (box["page"], box["lesson"], box["purse"], box["middle"]) == ("", True, ["chips"], ["pot"])


def test_it_is_played_told_again_and_its_rules_are_read(newcomer: Newcomer) -> None:
    assert "End of the game" in newcomer.said["play"]
    assert "Fin de la partie" in newcomer.said["replay"]
    assert "R7" in newcomer.said["replay"] or "R5" in newcomer.said["replay"]
    assert newcomer.said["rules"].startswith("**R5** The highest card takes the pot.")


def test_its_bot_has_something_to_say_and_beats_those_who_answer_anything(newcomer: Newcomer) -> None:
    assert re.search(r"cards? (are|is) lower than yours", newcomer.said["hint"])
    assert re.search(r"(?m)^regular .* \+0", newcomer.said["league"])


def test_its_lesson_has_the_learner_stay_and_win(newcomer: Newcomer) -> None:
    shows = (
        "from brelan.server.lessons import lesson\n"
        f"found = lesson('{GAME}')\n"
        "print(*(task.kind for task in found.tasks), found.tasks[-1].answer)\n"
        "print(*(tell.what for scene in found.scenes for tell in scene.tells if tell.seat == 0))"
    )
    tasks, told = newcomer.house.run("-c", shows).splitlines()
    assert tasks == "touch answer who 0"
    assert {"stayed", "showed", "won"} <= set(told.split())


def test_a_mind_that_goes_wrong_is_told_by_its_line(newcomer: Newcomer) -> None:
    spoilt = f"import brelan_{GAME}.bots.regular as regular; regular.stays = lambda t, mine: [][mine]"
    asks = ("hint", str(newcomer.desk / "evening.brelan"), "--at", "1")
    said = newcomer.house.refused("-c", f"{spoilt}; from brelan.cli import main; main()", *asks)
    assert re.fullmatch(
        rf"brelan: {GAME}: \S+regular\.py:20: IndexError: .*; expected a thought: what each answer is worth\n", said
    )


def refused(newcomer: Newcomer, home: Path, old: str, new: str, *words: str) -> str:
    """What is said of the game that `new-game` makes, with a change in its rules."""
    make(GAME, home / GAME)
    rules = home / GAME / "src" / f"brelan_{GAME}" / "rounds.py"
    text = rules.read_text(encoding="utf-8")
    assert text.count(old) == 1
    rules.write_text(text.replace(old, new), encoding="utf-8")
    begins = f"import sys; sys.path.insert(0, {str(rules.parents[1])!r}); from brelan.cli import main; main()"
    said = newcomer.house.refused("-c", begins, "play", GAME, *words, typed=ENTERS)
    return re.sub(rf"\S+(?=/brelan_{GAME}/)", "…", said)


def test_an_error_at_the_door_is_told_as_the_page_says(newcomer: Newcomer, tmp_path: Path) -> None:
    (shown,) = (block.text for block in EVERY if block.kind == "text")
    assert refused(newcomer, tmp_path, "winner = highest_card(t)", "winner = [highest_card(t)][0]") == shown


@pytest.mark.parametrize(
    ("old", "new", "said"),
    [
        (
            "        t.pot = 0\n",
            "        t.pot = t.pot // (t.pot - t.pot)\n",
            f"brelan: {GAME}: …/brelan_{GAME}/rounds.py:74: ZeroDivisionError: integer division or modulo by zero; "
            "expected something that can be played; the game is kept up to there\n",
        ),
        (
            "    else:\n        end(t)\n",
            "    elif t.pot > 1000:\n        end(t)\n",
            "brelan: after step NEXT nobody is asked and nothing is planned; expected end(t), or a plan\n",
        ),
    ],
)
def test_a_rule_that_goes_wrong_in_play_is_told_by_its_line(
    newcomer: Newcomer, tmp_path: Path, old: str, new: str, said: str
) -> None:
    assert refused(newcomer, tmp_path, old, new, "--players", "3", "--seed", "1", "--lang", "en") == said
