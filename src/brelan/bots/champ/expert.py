"""An expert at Poker Champ: for two the solved deal, aimed at the next Award; for more, narrowed hands."""

from random import Random

from brelan.bots.champ.crowd import share_against
from brelan.bots.champ.facts import bluffing, counted, kept, needed, options, seen_staking, short, winning
from brelan.bots.champ.head import decide
from brelan.bots.champ.spot import Spot, spot
from brelan.bots.thought import Fact, Thought
from brelan.engine.asks import Ask
from brelan.engine.table import View
from brelan.games.champ.table import Step
from brelan.odds.champ import chances


def mind(view: View, _ask: Ask, rng: Random) -> Thought:
    """What both answers are worth, and the share in which they cannot be exploited."""
    if view.state.now == Step.SHOW:
        return kept()
    s = spot(view)
    if len(s.others) == 1:
        choice = decide(s)
        return Thought(options(choice.give_up, choice.stake), facts(s, 100 * choice.other_gives_up))
    worth = share_against(s, rng) * (s.pot + s.stake) - s.stake
    return Thought(options((0.0, float(worth <= 0)), (worth, float(worth > 0))), facts(s, 0.0))


def facts(s: Spot, leaving: float) -> tuple[Fact, ...]:
    """What weighs: the hands that beat one, the price, one's part of the pot, and what the others may do."""
    share = chances(s.hand, s.backs, s.board, s.gone).share
    return (*counted(s), needed(s), winning(share, s), *(seen_staking(s) or bluffing(leaving)), *short(s))[:4]
