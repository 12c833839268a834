"""Poker Kids: what hands are called, why one beats another, and `brelan rank`."""

from brelan.games.kids.ranking import RANKING
from brelan.texts.cards import shown


def test_K2_a_card_is_shown_with_its_symbol_in_words() -> None:
    assert shown(RANKING.deck, RANKING.deck.card("7pig"), "fr") == "7 de cochon"
    assert shown(RANKING.deck, RANKING.deck.card("7star"), "fr") == "7 d'étoile"
    assert shown(RANKING.deck, RANKING.deck.card("7star"), "en") == "7 of stars"
