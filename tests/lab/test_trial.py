"""Cards of one's own are tried out beside the box's: what surely differs is said in both languages."""

import pytest

from brelan import shelf
from brelan.lab.trial import trial
from brelan.texts import LANGUAGES
from tests.boxes import OURS
from tests.room.test_own_cards import own

NAME = next(name for name in OURS if shelf.box(name).cards and not shelf.box(name).restraints.cards)  # type: ignore[union-attr]


@pytest.fixture(scope="module")
def deck() -> str:
    return own(NAME)


def test_cards_are_tried_out_beside_the_boxs_in_both_languages(deck: str) -> None:
    found = trial(NAME, shelf.game(NAME).least, deck, games=36, who="regular")
    assert set(found) == set(LANGUAGES)
    assert len(found["fr"]) == len(found["en"])
