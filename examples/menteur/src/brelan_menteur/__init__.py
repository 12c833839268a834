"""Poker menteur (M): one cup, five dice, and an announcement that the next one believes or not."""

from brelan.engine.game import Game
from brelan_menteur.state import SEATS

game = Game.of(
    __name__,
    name="menteur",
    version=1,
    least=2,
    most=SEATS,
    deal="round",
    modules=("state", "lifting", "rounds", "passing"),
    services=(("strength_of", "ranking:RANKING.compiled(5)"),),
)
