"""Poker d'enfer: E6–E8, and what the Mises 6 (Suits first), 7 and 8 (Wild soul) make of them."""

from dataclasses import replace

from brelan.deck import Deck
from brelan.games.enfer.orders import Orders
from brelan.rankings import Category, Ranking, Ties

DECK = Deck(("5", "6", "7", "8", "9", "10", "J", "Q", "K", "A"), ("c", "d", "h", "s"), words=__package__)

RANKING = Ranking(
    deck=DECK,
    size=5,
    categories=(
        Category("high-card", "E6", groups=(1, 1, 1, 1, 1), said="carte-forte"),
        Category("pair", "E6", groups=(2, 1, 1, 1)),
        Category("two-pairs", "E6", groups=(2, 2, 1)),
        Category("three-of-a-kind", "E6", groups=(3, 1, 1)),
        Category("straight", "E6", run=True),
        Category("flush", "E6", suited=True),
        Category("full-house", "E6", groups=(3, 2)),
        Category("four-of-a-kind", "E6", groups=(4, 1)),
        Category("straight-flush", "E6", run=True, suited=True),
    ),
    beyond="E7",
    ties=Ties.HIGHEST_THEN_SUIT,
    suits_rule="E8",
    natural_rule="E3.8",
)

SUITS_FIRST = replace(RANKING, ties=Ties.SUIT_THEN_HIGHEST, suits_rule="E3.6")

ORDERS = Orders(RANKING, SUITS_FIRST)
value_of = ORDERS.value
wild_value_of = ORDERS.wild_value
