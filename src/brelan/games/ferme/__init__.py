"""Poker fermé and Poker avec joker (F, J): five-card draw from the rule sheet of the UCBA."""

from brelan.engine.game import Game

game = Game.of(
    __name__,
    name="ferme",
    version=1,
    least=2,
    most=8,
    deal="deal",
    modules=("state", "dealing", "betting", "settling"),
    services=(("strength_of", "ranking:RANKING.compiled(5)"),),
)
