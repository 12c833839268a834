"""Poker fermé and Poker avec joker (F, J): five-card draw from the rule sheet of the UCBA."""

from brelan.engine.game import Game
from brelan.games.ferme.dealing import set_up
from brelan.games.ferme.settling import GAME, score, wealth
from brelan.games.ferme.table import Step, Table, book

game = Game(
    name="ferme",
    version=1,
    least=2,
    most=8,
    table=Table,
    book=book,
    steps=Step,
    opening=GAME,
    set_up=set_up,
    score=score,
    wealth=wealth,
    deal="deal",
    modules=(
        "brelan.games.ferme.table",
        "brelan.games.ferme.dealing",
        "brelan.games.ferme.betting",
        "brelan.games.ferme.settling",
    ),
    services=(("strength_of", "brelan.games.ferme.ranking:RANKING.compiled(5)"),),
)
