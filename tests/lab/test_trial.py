"""Cards of one's own are tried out beside the box's: what surely differs is said in both languages."""

import pytest

from brelan import shelf
from brelan.lab.trial import trial
from brelan.texts import LANGUAGES
from tests.boxes import OURS
from tests.room.test_own_cards import own


def without_words(name: str) -> bool:
    """Whether a box has such cards, and none that one can do without: trying them out takes two runs."""
    box = shelf.box(name)
    return box.cards is not None and not (box.restraints and box.restraints.cards)


NAME = next(name for name in OURS if without_words(name))


@pytest.fixture(scope="module")
def deck() -> str:
    return own(NAME)


def test_cards_are_tried_out_beside_the_boxs_in_both_languages(deck: str) -> None:
    found = trial(NAME, shelf.game(NAME).least, deck, games=36, who="regular")
    assert set(found) == set(LANGUAGES)
    assert len(found["fr"]) == len(found["en"])
