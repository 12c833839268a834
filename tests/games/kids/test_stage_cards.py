"""K4: stage cards of one's own, and the refusals of a file that is wrong."""

from pathlib import Path

import pytest

from brelan import shelf
from brelan.engine.record import read as read_record
from brelan.engine.record import write
from brelan.engine.table import Table
from brelan.games.kids import game
from brelan.games.kids.stages import BOX, read
from brelan.trouble import Trouble
from tests.games.kids.table import state, toml

GOOD = [["last = pay 10"], ["1 = draw", "last = pay 10"], ["1 = sweep"]]


def cards(size: str = "", at: int = 0, card: list[list[str]] | None = None) -> dict[str, list[list[list[str]]]]:
    """Thirty good cards but one."""
    found = {name: [GOOD] * 10 for name in ("2-players", "3-4-players", "5-6-players")}
    if card is not None:
        found[size] = [*found[size][:at], card, *found[size][at + 1 :]]
    return found


def written(folder: Path, text: str) -> Path:
    """A file with this text."""
    path = folder / "mine.toml"
    path.write_text(text, encoding="utf-8")
    return path


def test_K4_a_table_can_be_set_up_with_cards_of_ones_own(tmp_path: Path) -> None:
    path = written(tmp_path, toml(cards()))
    table = Table.begin(game, 3, seed=1, data=path)
    assert state(table).stages == [3] * 10
    again = read_record(write(table), "record", shelf.game)
    assert again.state == table.state


def test_K4_places_above_the_smallest_table_of_a_size_are_refused_and_its_own_number_is_not(tmp_path: Path) -> None:
    for size, smallest in (("2-players", 2), ("3-4-players", 3), ("5-6-players", 5)):
        stage = [f"{smallest} = pay 10"]
        read(written(tmp_path, toml(cards(size, 4, [stage, [], []]))))
        with pytest.raises(Trouble, match=f"{size}, card 5, stage 1: place {smallest + 1} is above the smallest table"):
            read(written(tmp_path, toml(cards(size, 4, [[f"{smallest + 1} = pay 10"], [], []]))))


@pytest.mark.parametrize(
    ("card", "reason"),
    [
        ([["1 = pay 15"], [], []], "stage 1: read 'pay 15', expected a multiple of 10"),
        ([["1 = pay 0"], [], []], "stage 1: read 'pay 0', expected a multiple of 10"),
        ([["1 = take -10"], [], []], "stage 1: read 'take -10', expected a multiple of 10"),
        ([["1 = take"], [], []], "stage 1: read 'take', expected a multiple of 10"),
        ([["1 = pay 1000"], [], []], "stage 1: read 'pay 1000', expected a multiple of 10 from 10 to 900"),
        ([[], ["1 = sweep", "2 = sweep"], []], "stage 2: '1 = sweep' and '2 = sweep' are more than one sweep"),
        ([[], ["2 = sweep"], []], "stage 2: '2 = sweep' is a sweep that is not for place 1"),
        ([[], ["others = sweep"], []], "stage 2: 'others = sweep' is a sweep that is not for place 1"),
        ([[], ["last = take 10"], []], "stage 2: 'last = take 10' lets the last place take or sweep"),
        ([[], ["last = sweep"], []], "stage 2: 'last = sweep' lets the last place take or sweep"),
        ([[], [], ["1 = draw"]], "stage 3: 'draw' is in the last stage"),
        ([[], [], ["last = out"]], "stage 3: 'out' is in the last stage"),
        ([[], []], "read 2 stages, expected 3 to 5"),
        ([[]] * 6, "read 6 stages, expected 3 to 5"),
        ([["winner = draw"], [], []], "stage 1: read place 'winner', expected 1, 2,"),
        ([["0 = draw"], [], []], "stage 1: read place '0', expected 1, 2,"),
        ([["1 = draw", "1 = pay 10"], [], []], "stage 1: '1 = pay 10' names a place that the stage has named already"),
        ([["1 = dance"], [], []], "stage 1: read 'dance', expected pay N, take N, draw, out or sweep"),
        ([["1 = draw 3"], [], []], "stage 1: read 'draw 3', expected pay N"),
        ([["1 draw"], [], []], "stage 1: read '1 draw', expected \"place = outcome\""),
    ],
)
def test_K4_a_wrong_card_is_refused_with_file_card_and_reason(
    tmp_path: Path, card: list[list[str]], reason: str
) -> None:
    path = written(tmp_path, toml(cards("5-6-players", 6, card)))
    with pytest.raises(Trouble) as refused:
        game.blank(2, data=path)
    assert str(refused.value).startswith(f"{path}, 5-6-players, card 7")
    assert reason in str(refused.value)


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        (toml({**cards(), "2-players": [GOOD] * 9}), ", 2-players: read 9 cards, expected 10 cards"),
        (toml({**cards(), "3-4-players": [GOOD] * 11}), ", 3-4-players: read 11 cards, expected 10 cards"),
        (toml({"2-players": [GOOD] * 10}), ", 3-4-players: read 0 cards, expected 10 cards"),
        (toml({**cards(), "7-players": [GOOD] * 10}), ": read '7-players', expected cards for 2-players or"),
        ("2-players = 3", ", 2-players: read 3, expected 10 cards"),
        (toml(cards()) + "\nname = 'x'", ", 5-6-players, card 10: read {"),
        (toml(cards()).replace("[['last", "3 # [['last", 1), ", 2-players, card 1: read {'stages': 3}"),
        (
            toml(cards()).replace("[['last = pay 10'],", "[1,", 1),
            ", 2-players, card 1, stage 1: read 1, expected a list",
        ),
        ("[[2-players", ": is not TOML"),
        ("a = " + "[" * 100_000, ": is not TOML"),
        (
            toml(cards()).replace("'last = pay 10'", f"'{'9' * 5000} = pay 10'", 1),
            ", 2-players, card 1, stage 1: read place",
        ),
    ],
)
def test_K4_a_file_that_is_not_thirty_cards_is_refused(tmp_path: Path, text: str, reason: str) -> None:
    path = written(tmp_path, text)
    with pytest.raises(Trouble) as refused:
        read(path)
    assert str(refused.value).startswith(f"{path}{reason}")


def test_K4_a_file_that_cannot_be_read_is_refused(tmp_path: Path) -> None:
    with pytest.raises(Trouble, match="cannot be read as text"):
        read(tmp_path / "nowhere.toml")
    (tmp_path / "octets").write_bytes(b"\xff\xfe")
    with pytest.raises(Trouble, match="octets: cannot be read as text"):
        read(tmp_path / "octets")


def test_K4_a_game_is_not_replayed_with_other_cards_than_it_was_begun_with(tmp_path: Path) -> None:
    path = written(tmp_path, toml(cards()))
    kept = write(Table.begin(game, 2, seed=1, data=path))
    assert read_record(kept, "kept", shelf.game).data == path
    path.write_text(toml(cards()).replace("pay 10", "pay 50"), encoding="utf-8")
    with pytest.raises(Trouble, match=r"kept: the cards in .* have changed since"):
        read_record(kept, "kept", shelf.game)


def test_K4_a_copy_of_the_box_is_accepted(tmp_path: Path) -> None:
    path = written(tmp_path, BOX.read_text(encoding="utf-8"))
    assert game.blank(4, data=path) == game.blank(4)
