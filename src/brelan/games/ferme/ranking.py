"""Poker fermé: F2 and F5–F14, and J1–J4 with the joker.

One order serves every pack: a stripped one (F3) only lacks cards, and without its 2 no ace is ever low.
"""

from brelan.deck import Deck
from brelan.rankings import Category, Ranking, Ties

DECK = Deck(("2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K", "A"), ("c", "d", "h", "s"), jokers=1)

RANKING = Ranking(
    deck=DECK,
    size=5,
    categories=(
        Category("high-card", "F13", groups=(1, 1, 1, 1, 1), own_values=1),
        Category("pair", "F12", groups=(2, 1, 1, 1), own_values=1),
        Category("two-pairs", "F11", groups=(2, 2, 1), own_values=1),
        Category("three-of-a-kind", "F10", groups=(3, 1, 1), own_values=1),
        Category("straight", "F9", run=True, own_values=1),
        Category("flush", "F8", suited=True, suit_first=True, own_values=5),
        Category("full-house", "F7", groups=(3, 2), own_values=1),
        Category("four-of-a-kind", "F6", groups=(4, 1), own_values=1),
        Category("straight-flush", "F5", run=True, suited=True, own_values=1),
        Category("five-of-a-kind", "J2", groups=(5,), own_values=1),
    ),
    beyond="F14",
    ties=Ties.VALUES_THEN_SUITS,
    low_ace=True,
    suits_rule="F14",
    natural_rule="J3",
)

strength_of = RANKING.function(5)
