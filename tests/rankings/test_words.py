"""What hands are called and why one beats another, in French and in English."""

import pytest

from brelan import shelf
from brelan.deck import Deck
from brelan.texts import LANGUAGES
from brelan.texts.cards import shown
from tests.rankings.words import never_at_a_loss

JUDGES = {name: judge for name in shelf.names() if (judge := shelf.box(name).judge)}


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("name", JUDGES)
def test_every_hand_has_a_name_and_every_pair_of_hands_a_reason(name: str, lang: str) -> None:
    never_at_a_loss(JUDGES[name].ranking, lang)


def test_cards_are_shown_with_the_letters_of_the_language() -> None:
    deck = Deck(("10", "J", "Q", "K"), ("c", "d", "h", "s"), jokers=1)
    cards = deck.cards("KsQhJd10cJo")
    assert [shown(deck, card, "fr") for card in cards] == ["R♠", "D♥", "V♦", "10♣", "Joker"]
    assert [shown(deck, card, "en") for card in cards] == ["K♠", "Q♥", "J♦", "10♣", "Joker"]
