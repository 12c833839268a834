"""Poker Kids (K), by Reiner Knizia."""

from brelan.engine.game import Game
from brelan.games.kids.stages import load

game = Game.of(
    __name__,
    name="kids",
    version=2,
    least=2,
    most=6,
    deal="round",
    modules=("state", "dealing", "placing", "settling"),
    load=load,
    services=(("strength_of", "ranking:RANKING.compiled(3)"),),
)
