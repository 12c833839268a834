"""Poker fermé in words: the hand, what it costs to follow, and the pot."""

from collections.abc import Sequence

from brelan.comparison import Comparison, judged
from brelan.engine.piles import card, size
from brelan.engine.tells import Tell
from brelan.face import Face
from brelan.games.ferme.betting import fixed_raise, may_raise, owed
from brelan.games.ferme.judge import JUDGE
from brelan.games.ferme.ranking import RANKING
from brelan.games.ferme.state import Raises, State, Step


def facts(t: State, seat: int) -> dict[str, int]:
    """What the questions mention; F24 the price of a raise is 0 where none is possible or its amount is free."""
    fixed = t.now == Step.BET and t.raises == Raises.FIXED and may_raise(t, seat)
    return {
        "chips": min(owed(t, seat), t.chips[seat]),
        "owed": owed(t, seat),
        "raising": owed(t, seat) + fixed_raise(t, seat) if fixed else 0,
        "pot": sum(t.staked) + t.dead,
    }


def purse(t: State, seat: int) -> dict[str, int]:
    """F29 Chips decide; those of this deal lie apart."""
    return {"chips": t.chips[seat], "staked": t.staked[seat]}


def middle(t: State) -> dict[str, int]:
    """The pot, F22 with what was paid for cards."""
    return {"pot": sum(t.staked) + t.dead}


def hand_name(cards: Sequence[int], lang: str) -> str:
    """The combination in words."""
    return RANKING.name(cards, lang) if len(cards) == 5 else ""


def held(t: State, seat: int) -> list[int]:
    """The hand."""
    return [card(t, t.hand[seat], i) for i in range(size(t, t.hand[seat]))]


def compared(tell: Tell) -> Comparison:
    """F26 The five cards of each."""
    return judged(JUDGE, tell)


FACE = Face(
    own=("hand",),
    facts=facts,
    purse=purse,
    middle=middle,
    marks=("dealer",),
    main=("follow",),
    compared=compared,
    held=held,
    hand_name=hand_name,
)
