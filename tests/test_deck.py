"""A pack of cards or a set of dice, as people write them."""

import pytest

from brelan.deck import BadText, Deck


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


CARDS = Deck(("9", "10", "J"), ("h", "s"), jokers=1)


def test_a_card_is_its_rank_and_its_suit_lowest_first_and_the_joker_comes_last() -> None:
    assert len(CARDS) == 7
    assert [CARDS.text(card) for card in range(7)] == ["9h", "9s", "10h", "10s", "Jh", "Js", "Jo"]
    assert [(CARDS.rank(card), CARDS.suit(card)) for card in range(6)] == [
        (rank, suit) for rank in range(3) for suit in (0, 1)
    ]
    assert [CARDS.card(CARDS.text(card)) for card in range(7)] == list(range(7))
    assert CARDS.texts([6, 0, 3]) == "Jo 9h 10s"
    dice = Deck(("1", "2", "3"))
    assert [(dice.rank(face), dice.suit(face), dice.text(face)) for face in range(3)] == [
        (0, 0, "1"),
        (1, 0, "2"),
        (2, 0, "3"),
    ]


@pytest.mark.parametrize("text", ["10h", "10H", "Th", "th", "10♥", "T♥", "10♥\ufe0f"])
def test_a_card_may_be_written_in_several_ways(text: str) -> None:
    assert text in CARDS
    assert CARDS.card(text) == 2
    assert CARDS.cards(f"9s{text}Jo") == CARDS.cards(f" 9♠, {text} jo ") == [1, 2, 6]


def test_a_deck_without_tens_knows_no_t() -> None:
    assert "th" not in Deck(("9", "J"), ("h", "s"))
    assert "t" not in Deck(("9", "J"))
    assert "" not in CARDS


@pytest.mark.parametrize(("text", "wrong"), [("9h 8h", "8h"), ("9hx Js", "x"), ("9h, 8 9", "8"), ("Jo?9h Js", "?9h")])
def test_what_is_no_card_among_others_is_named_alone(text: str, wrong: str) -> None:
    says = f"'{wrong}' in '{text}' is not a card of this deck; expected one of 9 10 J followed by one of h s, or Jo"
    with pytest.raises(BadText) as refused:
        CARDS.cards(text)
    assert str(refused.value) == says
    with pytest.raises(BadText) as refused:
        CARDS.card("8H")
    assert str(refused.value) == (
        "'8H' is not a card of this deck; expected one of 9 10 J followed by one of h s, or Jo"
    )
    assert CARDS.cards("") == CARDS.cards(" , ") == []


def test_decks_are_the_same_if_they_have_the_same_cards_whatever_they_are_called() -> None:
    assert Deck(("9", "J")) == Deck(("9", "J"), words="somewhere")
    assert Deck(("9", "J")) != Deck(("9", "J"), jokers=1)
    assert len(Deck(("9", "J"))) == 2
