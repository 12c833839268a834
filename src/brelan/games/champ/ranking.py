"""Poker Champ: C15 the best five of seven, C16 in the usual order."""

from brelan.deck import Deck
from brelan.rankings import Category, Ranking
from brelan.rankings.judge import Judge

DECK = Deck(("2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K", "A"), ("c", "d", "h", "s"))

RANKING = Ranking(
    deck=DECK,
    size=5,
    most=7,
    categories=(
        Category("high-card", "C16", groups=(1, 1, 1, 1, 1)),
        Category("pair", "C16", groups=(2, 1, 1, 1)),
        Category("two-pairs", "C16", groups=(2, 2, 1)),
        Category("three-of-a-kind", "C16", groups=(3, 1, 1)),
        Category("straight", "C16", run=True),
        Category("flush", "C16", suited=True),
        Category("full-house", "C16", groups=(3, 2)),
        Category("four-of-a-kind", "C16", groups=(4, 1)),
        Category("straight-flush", "C16", run=True, suited=True),
    ),
    beyond="C16",
    low_ace=True,
)

JUDGE = Judge(RANKING)
