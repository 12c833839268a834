"""How imagined deals of Poker Champ are played on: a regular in a hurry, who imagines a handful of hands.

Written like rules, for compiled tables. It reads what its seat sees, nothing more.
"""

from brelan.engine.chance import roll
from brelan.engine.piles import CLASS, card, size
from brelan.engine.sets import count, has, scratch
from brelan.engine.showing import Show
from brelan.engine.state import Pile
from brelan.games.champ.dealing import stake_of
from brelan.games.champ.settling import strength_of
from brelan.games.champ.state import STAGES, Decision, Stage, State, Step

GLANCES = 6  # deals that are imagined for a decision
CAUTION = 5, 4  # what is wanted for a chip: a player who stakes by choice holds more than any two cards
FACES = 52
BOARD = 5
CERTAIN = 1000
SELDOM = 400  # how often one stays in with a hand that does not hold, in thousandths
RIVALS = 5  # a card of the pack after those that the board may lack, and the next, are a hand to beat
FIRST = 1 << 20  # an Award counts before any number of chips


def standing(t: State, seat: int) -> int:
    """C25 Awards, then chips, with those that lie on the board."""
    chips = t.chips[seat]
    for stage in range(STAGES):
        chips += t.staked[STAGES * seat + stage]
    return t.awards[seat] * FIRST + chips


def likely(t: State, seat: int, luck: list[int]) -> int:
    """C11 Whoever has staked by choice more often has a hand that beats another one than a hand that does not.

    By the cards that lay there then: what has come since says nothing of what they have.
    """
    if not has(t.still_in, seat) or t.staked[STAGES * seat + Stage.FLOP] == 0:
        return CERTAIN
    h, start, n, lay = t.hand[seat], roll(luck, size(t, t.pack)), size(t, t.pack), lay_then(t, seat)
    a, b = on_board(t, 0, lay, start), on_board(t, 1, lay, start)
    c, d, e = on_board(t, 2, lay, start), on_board(t, 3, lay, start), on_board(t, 4, lay, start)
    one, two = card(t, t.pack, (start + RIVALS) % n), card(t, t.pack, (start + RIVALS + 1) % n)
    holds = strength_of(card(t, h, 0), card(t, h, 1), a, b, c, d, e) >= strength_of(one, two, a, b, c, d, e)
    return CERTAIN if holds else SELDOM


def lay_then(t: State, seat: int) -> int:
    """C9 How many cards lay on the board when a seat last staked: three at the flop, and one more at each stage."""
    lay = 0
    for stage in range(Stage.FLOP, STAGES):
        if t.staked[STAGES * seat + stage] > 0:
            lay = stage + 2
    return lay


def on_board(t: State, i: int, lay: int, start: int) -> int:
    """A card of those that lay on the board, or one of the pack that might have come there."""
    return card(t, t.board, i) if i < lay else card(t, t.pack, (start + i) % size(t, t.pack))


def policy(t: State, seat: int, luck: list[int]) -> int:
    """Stake when one's part of the pot seems worth the price; show nothing."""
    if t.now == Step.SHOW:
        return Show.KEEP
    price = stake_of(t, seat)
    whole = price + t.rest
    for lying in range(len(t.staked)):
        whole += t.staked[lying]
    won = glances_won(t, seat, luck)
    return Decision.STAKE if won * whole * CAUTION[1] > GLANCES * price * CAUTION[0] else Decision.GIVE_UP


def glances_won(t: State, seat: int, luck: list[int]) -> int:
    """Of so many imagined ends of the deal, those in which nobody who is in has a better hand."""
    pool, seven = scratch(FACES), scratch(BOARD)
    unseen_cards = list_pool(t, seat, pool)
    won = 0
    for _ in range(GLANCES):
        left = unseen_cards
        for i in range(BOARD):
            if i < size(t, t.board):
                seven[i] = card(t, t.board, i)
            else:
                left -= 1
                seven[i] = taken(pool, roll(luck, left + 1), left)
        won += int(best_of_all(t, seat, seven, pool, left, luck))
    return won


def list_pool(t: State, seat: int, pool: list[int]) -> int:
    """The cards that are neither in one's hand nor on the board; how many there are."""
    n = 0
    for face in range(FACES):
        if not lies_in(t, t.hand[seat], face) and not lies_in(t, t.board, face):
            pool[n] = face
            n += 1
    return n


def lies_in(t: State, here: Pile, face: int) -> bool:
    """Whether a pile shows this card."""
    found = False
    for i in range(size(t, here)):
        found = found or card(t, here, i) == face
    return found


def taken(pool: list[int], at: int, last: int) -> int:
    """A card leaves the pool: it changes places with the last one."""
    face = pool[at]
    pool[at] = pool[last]
    pool[last] = face
    return face


def best_of_all(t: State, seat: int, seven: list[int], pool: list[int], left: int, luck: list[int]) -> bool:
    """C16 Whether one's hand holds on this board, against hands that fit the backs of the others."""
    h = t.hand[seat]
    own = strength_of(card(t, h, 0), card(t, h, 1), seven[0], seven[1], seven[2], seven[3], seven[4])
    for other in range(t.players):
        if other != seat and has(t.still_in, other):
            one = of_back(t, t.hand[other], 0, pool, left, luck)
            two = of_back(t, t.hand[other], 1, pool, left - 1, luck)
            left -= 2
            if strength_of(one, two, seven[0], seven[1], seven[2], seven[3], seven[4]) > own:
                return False
    return count(t.still_in) > 0


def of_back(t: State, here: Pile, i: int, pool: list[int], left: int, luck: list[int]) -> int:
    """C2 A card of the pool with the back that is seen, if one is left; any card else."""
    back = t.slot[t.START[here] + i] >> CLASS
    fitting = 0
    for c in range(left):
        fitting += int(t.BACK[pool[c]] == back)
    if fitting == 0:
        return taken(pool, roll(luck, left), left - 1)
    n = roll(luck, fitting)
    for c in range(left):
        if t.BACK[pool[c]] == back:
            if n == 0:
                return taken(pool, c, left - 1)
            n -= 1
    return -1
