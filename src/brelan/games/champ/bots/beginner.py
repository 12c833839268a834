"""A beginner at Poker Champ: looks at their own cards, thinks of one opponent, and does not read the backs."""

from random import Random

from brelan.bots.thought import Thought, Tone, quantal
from brelan.engine.asks import Ask
from brelan.engine.table import View
from brelan.games.champ.bots.facts import kept, needed
from brelan.games.champ.bots.sample import share_blind
from brelan.games.champ.bots.spot import spot
from brelan.games.champ.state import Decision, Step

DEALS = 30  # that a beginner imagines
HOPE = 1 / 2  # from this chance on a beginner likes to stay
STEP = 0.7  # chips: how coarsely a beginner feels what an answer is worth


def mind(view: View, _ask: Ask, rng: Random) -> Thought:
    """Stay with a hand that beats more than half of all hands, whoever else is in."""
    if view.state.now == Step.SHOW:
        return kept()
    s = spot(view)
    chance = share_blind(s.hand, s.board, 1, DEALS, rng)
    worth = (chance - HOPE) * (s.pot + s.stake)
    options = ((Decision.GIVE_UP, 0.0, Tone.GIVE_UP), (Decision.STAKE, worth, Tone.BOLD))
    return Thought(quantal(options, STEP), (needed(s),))
