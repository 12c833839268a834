"""Poker d'enfer: E3 the form of a file with Mises."""

from brelan.form import Field, Offer
from brelan.games.enfer.deck import CATALOGUE, LANGUAGES, TEXTS
from brelan.games.enfer.state import MISES, PRINTED, ROUNDS

LONGEST = 300
PICKS = tuple(Offer(name, p.name, p.least, p.most) if p else Offer(name) for name, p in CATALOGUE.items())
EFFECTS = Field("many", "effects", 1, PRINTED, fields=(Field("effect", "effect", picks=PICKS),))
SAID = tuple(Field("table", lang, fields=tuple(Field("words", t, most=LONGEST) for t in TEXTS)) for lang in LANGUAGES)
MISE = Field("table", "mise", fields=(EFFECTS, Field("number", "times", 1, ROUNDS), *SAID))
FORM = Field("table", "", fields=(Field("many", "mise", len(MISES), len(MISES), fields=(MISE,)),))
