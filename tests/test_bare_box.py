"""A box that holds nothing but a game and its face: what is absent is said, and nothing is made up in its place."""

from functools import cache
from pathlib import Path

import pytest

from brelan import shelf
from brelan.cli import main
from brelan.server.boxes import described
from tests.boxes import IN_TURN
from tests.page.bare import bare
from tests.terminal import Play


@pytest.fixture(autouse=True)
def _bare(monkeypatch: pytest.MonkeyPatch) -> None:
    """All boxes lack all that a box may lack."""
    whole = shelf.box
    monkeypatch.setattr(shelf, "box", cache(lambda name: bare(whole(name))))


@pytest.fixture
def record(tmp_path: Path, play: Play) -> Path:
    """A game that was begun."""
    file = tmp_path / "game.brelan"
    play(["play", IN_TURN, "--players", "2", "--seed", "1", "--save", str(file), "--lang", "en"], [])
    return file


def refusal(capsys: pytest.CaptureFixture[str], *words: str) -> str:
    with pytest.raises(SystemExit) as ended:
        main([*words])
    assert ended.value.code == 2
    return capsys.readouterr().err


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (("odds", IN_TURN), "has no odds; expected one of"),
        (("rank", IN_TURN, "A", "K"), "compares no hands; expected one of"),
        (("league", IN_TURN), "brings no bots; expected a game with some to compare"),
    ],
)
def test_a_command_for_what_is_absent_says_so(
    capsys: pytest.CaptureFixture[str], words: tuple[str, ...], said: str
) -> None:
    assert refusal(capsys, *words).startswith(f"brelan: the box {IN_TURN!r} {said}")


@pytest.mark.parametrize("more", [(), ("--seat", "1", "--grade")])
def test_where_nobody_has_a_mind_there_is_no_coach(
    record: Path, capsys: pytest.CaptureFixture[str], more: tuple[str, ...]
) -> None:
    said = refusal(capsys, "hint", str(record), *more)
    assert said == f"brelan: nobody has taught the coach {IN_TURN}; expected a game whose box brings bots\n"


@pytest.mark.parametrize(("lang", "said"), [("en", "Nobody has taught the coach"), ("fr", "Personne n'a appris")])
def test_in_the_terminal_a_question_mark_says_so_too(record: Path, play: Play, lang: str, said: str) -> None:
    assert said in play(["play", IN_TURN, "--resume", "--save", str(record), "--lang", lang], ["?"])


def test_devices_are_told_what_the_box_lacks() -> None:
    told = described.__wrapped__(IN_TURN)
    assert (told.levels, told.daily, told.lesson, told.order, told.page) == ((), False, False, False, "")
