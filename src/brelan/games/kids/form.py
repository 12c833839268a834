"""Poker Kids: K4 the form of a file with stage cards."""

from brelan.form import Field, Offer
from brelan.games.kids.stages import AMOUNTS, OUTCOMES, PLACES, SMALLEST
from brelan.games.kids.state import MONEY, MOST_STAGES, STAGE_CARDS

PICKS = tuple(Offer(word, "euros", 10, MONEY, 10) if due in AMOUNTS else Offer(word) for word, due in OUTCOMES.items())
LINE = Field("line", "outcome", picks=PICKS, places=tuple(PLACES))
STAGE = Field("many", "stage", 0, len(PLACES), fields=(LINE,))
CARD = Field("table", "stage-card", fields=(Field("many", "stages", 3, MOST_STAGES, fields=(STAGE,)),))
FORM = Field(
    "table",
    "",
    fields=tuple(Field("many", size, len(STAGE_CARDS), len(STAGE_CARDS), fields=(CARD,)) for size in SMALLEST),
)
