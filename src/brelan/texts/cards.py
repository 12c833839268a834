"""Cards as people see them: `R♠` or `K♠`, `7 de cochon`, `D`."""

from brelan.deck import JOKER, SIGNS, Deck
from brelan.texts import words

SIGN = {letter: sign for sign, letter in SIGNS.items()}


def shown(deck: Deck, card: int, lang: str) -> str:
    """The card's short text in a language."""
    say = words(lang, deck.words) if deck.words else words(lang)
    if deck.text(card) == JOKER:
        return say("short-joker")
    rank, suit = deck.ranks[deck.rank(card)], deck.suits[deck.suit(card)]
    rank = say(f"short-{rank}") if f"short-{rank}" in say else rank
    return rank + (SIGN.get(suit) or (f" {say(f'symbol-{suit}')}" if suit else ""))
