"""Peek Poker in words: the cup, the common dice, what it costs to follow, and what one holds."""

from brelan.comparison import Comparison, judged
from brelan.deck import Deck
from brelan.engine.piles import card, size
from brelan.engine.sets import has, next_of
from brelan.engine.sheet import Printed
from brelan.engine.tells import Tell
from brelan.face import Face
from brelan.games.peek.bidding import owed
from brelan.games.peek.ranking import COLOURS, JUDGE, RANKING
from brelan.games.peek.state import State, Step
from brelan.texts.cards import shown

SHAPES = {"red": "●", "black": "■", "green": "▲"}


def facts(t: State, seat: int) -> dict[str, int]:
    """What the questions mention: a raise costs what is owed besides, and following may leave nothing."""
    follow = min(owed(t, seat), t.points[seat])
    pot = sum(t.staked) + t.track
    left = t.points[seat] - follow
    known = {"hand": category(t, seat), "alone": int(alone(t, seat))}
    return {"points": follow, "owed": follow, "left": left, "pot": pot, **known}


def alone(t: State, seat: int) -> bool:
    """P6 The last to be asked, after all others passed, can enter only to take the point back."""
    last = next_of(t.playing, (seat + 1) % t.players) == t.lead
    return t.now == Step.ENTER and t.still_in == 0 and last


def purse(t: State, seat: int) -> dict[str, int]:
    """P18 Points decide; those of this round lie apart."""
    return {"points": t.points[seat], "staked": t.staked[seat]}


def middle(t: State) -> dict[str, int]:
    """The pot, G1 with what stayed on the track."""
    return {"pot": sum(t.staked) + t.track}


def six(t: State, seat: int) -> list[int]:
    """P8 The seat's own dice and the common ones; none before those are thrown."""
    dice = [card(t, pile, i) for pile in (t.cup[seat], t.common) for i in range(size(t, pile))]
    return dice if len(dice) == RANKING.most and min(dice) >= 0 else []


def category(t: State, seat: int) -> int:
    """P8 The number of the combination the seat holds, lowest first; 0 before the common dice are thrown."""
    dice = six(t, seat)
    return RANKING.categories.index(RANKING.category(RANKING.value(dice))) if dice else 0


def compared(tell: Tell) -> Comparison:
    """P8 The best five of six dice."""
    return judged(JUDGE, tell)


def printed(deck: Deck, die: int, lang: str, _data: Printed | None) -> str:
    """P22 A face, and the shape that stands for its colour."""
    return shown(deck, die, lang) + SHAPES[COLOURS[die]]


def plays(t: State, seat: int) -> bool:
    """P5 Until all have been asked nobody is out but those who left the game; then those who did not enter."""
    return has(t.playing if t.now == Step.ENTER else t.still_in, seat)


FACE = Face(
    own=("cup",),
    common=("common",),
    plays=plays,
    facts=facts,
    purse=purse,
    middle=middle,
    marks=("leader",),
    main=("follow",),
    compared=compared,
    held=six,
    printed=printed,
)
