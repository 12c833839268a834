"""Poker Kids: K9 three cards, K10 what decides between equal combinations."""

from brelan.deck import Deck
from brelan.rankings import Category, Ranking
from brelan.rankings.judge import Judge

DECK = Deck(
    ("1", "2", "3", "4", "5", "6", "7", "8", "9", "10"),
    ("pig", "heart", "clover", "star", "horseshoe", "ladybird", "moon"),
    words=__package__,
)

RANKING = Ranking(
    deck=DECK,
    size=3,
    categories=(
        Category("high-card", "K9", groups=(1, 1, 1), said="carte-isolee"),
        Category("pair", "K9", groups=(2, 1)),
        Category("straight", "K9", run=True, said="tierce"),
        Category("flush", "K9", suited=True, said="couleur"),
        Category("three-of-a-kind", "K9", groups=(3,)),
        Category("straight-flush", "K9", run=True, suited=True, said="tierce-flush"),
    ),
    beyond="K10",
)

JUDGE = Judge(RANKING)
