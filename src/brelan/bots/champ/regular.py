"""A sensible player of Poker Champ: imagines what the backs allow, stakes when it pays, bluffs a little."""

from random import Random
from typing import cast

from brelan.bots.thought import Thought, sure
from brelan.engine.asks import Ask, Choice
from brelan.engine.piles import card, size
from brelan.engine.records import Pile
from brelan.engine.sets import count, has
from brelan.engine.showing import Show
from brelan.engine.table import View
from brelan.games.champ.dealing import stake_of
from brelan.games.champ.ranking import RANKING
from brelan.games.champ.table import Decision, Step, Table

IMAGINED = 40  # tables for one decision
CAUTION = 1.25  # who stakes of his own will holds more than any two cards that his backs allow
BLUFF = 0.06  # how often one stakes without a reason, against each opponent who might give up


def play(view: View, _ask: Ask, rng: Random) -> Choice:
    """The answer of a seat that knows its two cards, the board, and all backs."""
    t, seat = cast(Table, view.state), view.seat
    assert seat is not None
    if t.now == Step.SHOW:
        return Show.KEEP
    return Decision.STAKE if pays(t, seat, chance(view, seat, rng)) or bluffs(t, rng) else Decision.GIVE_UP


def pays(t: Table, seat: int, part: float) -> bool:
    """Whether one's part of all that would lie on the board is worth the stake."""
    stake = stake_of(t, seat)
    return part * (sum(t.staked) + t.rest + stake) > CAUTION * stake


def bluffs(t: Table, rng: Random) -> bool:
    """Now and then, and only where few can spoil it."""
    return rng.random() < BLUFF * (4 - count(t.still_in))


def chance(view: View, seat: int, rng: Random) -> float:
    """One's part of the board, on average over tables that contradict nothing one sees."""
    return sum(part_won(cast(Table, view.imagine(rng).state), seat) for _ in range(IMAGINED)) / IMAGINED


def part_won(t: Table, seat: int) -> float:
    """Which part of the board a seat wins if everybody still in stays: the next cards of the pack complete it."""
    board = (faces(t, t.board) + faces(t, t.pack))[:5]
    strengths = [RANKING.value(board + faces(t, t.hand[s])) for s in range(t.players) if has(t.still_in, s)]
    own = RANKING.value(board + faces(t, t.hand[seat]))
    return (own == max(strengths)) / strengths.count(own)


def faces(t: Table, pile: Pile) -> list[int]:
    """The cards of a pile."""
    return [card(t, pile, i) for i in range(size(t, pile))]


def mind(view: View, ask: Ask, rng: Random) -> Thought:
    """A regular gives the first answer that comes to mind."""
    return sure(ask.encode(play(view, ask, rng)))
