"""Poker Champ (C), by Pierre Neuville: marked backs, fixed stakes, and everybody decides when they like."""

from brelan.engine.game import Game
from brelan.games.champ.awards import minutes, ring

game = Game.of(
    __name__,
    name="champ",
    version=1,
    least=2,
    most=6,
    deal="deal",
    modules=("state", "dealing", "settling", "deciding", "awards"),
    clock=ring,
    minutes=minutes,
    services=(("strength_of", "ranking:RANKING.compiled(7)"),),
)
