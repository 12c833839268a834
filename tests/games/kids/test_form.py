"""K4: the form offers what the file's reader takes, up to the last euro, and nothing that it refuses."""

import pytest

from brelan.engine.sheet import Sheet
from brelan.form import Stop, wrong
from brelan.games.kids.form import FORM
from brelan.games.kids.stages import read
from brelan.trouble import Trouble
from tests.games.kids.table import toml

Stages = list[list[str]]
SIZES = ("2-players", "3-4-players", "5-6-players")
GOOD: Stages = [[], [], []]


def fits(card: Stages, cards: int = 10) -> tuple[bool, bool]:
    """Whether the form has room for such a card among so many, and whether the reader takes it."""
    found = {size: [card, *[GOOD] * (cards - 1)] for size in SIZES}
    tree = {size: [{"stages": stages} for stages in ten] for size, ten in found.items()}
    try:
        read(Sheet(toml(found)))
    except Trouble:
        return wrong(FORM, tree) is None, False
    return wrong(FORM, tree) is None, True


@pytest.mark.parametrize("word", ["pay", "take"])
@pytest.mark.parametrize(("euros", "fit"), [(0, False), (5, False), (10, True), (15, False), (900, True), (910, False)])
def test_K4_euros_are_tens_from_10_up_to_all_the_chips_of_the_box(word: str, euros: int, fit: bool) -> None:
    assert fits([[f"1 = {word} {euros}"], [], []]) == (fit, fit)


@pytest.mark.parametrize(("stages", "fit"), [(2, False), (3, True), (5, True), (6, False)])
def test_K4_a_card_has_three_to_five_stages(stages: int, fit: bool) -> None:
    assert fits([[]] * stages) == (fit, fit)


@pytest.mark.parametrize(("cards", "fit"), [(9, False), (10, True), (11, False)])
def test_K4_there_are_ten_cards_for_each_number_of_players(cards: int, fit: bool) -> None:
    assert fits(GOOD, cards) == (fit, fit)


def test_K4_every_place_may_be_named_once_and_draw_out_and_sweep_have_no_amount() -> None:
    every = ["1 = sweep", "2 = draw", "others = take 10", "last-1 = out", "last = pay 10"]
    assert fits([every, [], []]) == (True, True)
    for word in ("draw", "out", "sweep"):
        assert fits([[f"1 = {word} 10"], [], []]) == (False, False)
    more_than_places = {"stages": [[*every, "3 = draw", "4 = draw", "5 = draw", "1 = draw"], [], []]}
    found = wrong(FORM, {"2-players": [more_than_places] * 10})
    assert found is not None
    assert found.at[-1] == Stop("stage", 1)
    assert (found.least, found.most) == (0, 8)
