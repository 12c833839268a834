"""A pack of cards or a set of dice, as people write them."""

import pytest

from brelan.deck import Deck


@pytest.mark.parametrize(
    ("deck", "expected"),
    [
        (Deck(("9", "J")), "one of 9 J"),
        (Deck(("9", "J"), ("h", "s")), "one of 9 J followed by one of h s"),
        (Deck(("9", "J"), ("h", "s"), jokers=1), "one of 9 J followed by one of h s, or Jo"),
    ],
)
def test_what_is_no_card_is_refused_by_what_cards_look_like(deck: Deck, expected: str) -> None:
    with pytest.raises(ValueError, match=f"'qx' in 'qx' is not a card of this deck; expected {expected}$"):
        deck.cards("qx")
