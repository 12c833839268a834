"""A sensible player of Poker d'enfer: stays when the Mises on the table are worth the risk, and uses its own well.

`policy` is written like rules, for compiled tables too. It reads only cards its seat has seen. Chances are thousandths.
"""

from random import Random
from typing import cast

from brelan.bots.thought import Thought, sure
from brelan.engine.asks import Ask, Choice, least_answer
from brelan.engine.chance import roll, seeded
from brelan.engine.flow import ask_of
from brelan.engine.piles import card, size
from brelan.engine.sets import bit, count, first, has, lowest
from brelan.engine.showing import Show
from brelan.engine.table import View
from brelan.games.enfer.bots.chances import (
    CERTAIN,
    KIND,
    chance_against,
    chance_now,
    chance_of,
    chance_with,
    own_card,
    prints,
)
from brelan.games.enfer.ranking import value_of, wild_value_of
from brelan.games.enfer.state import PRINTED, ROUNDS, Answer, State, Stay, Step, Use, Verdict, opponents, owned
from brelan.games.enfer.verdict import value_at_verdict

TWO_PAIRS = 2
STRAIGHT = 4
WON = 500  # what a round is worth beside its Mises, in thousandths of a Mise
IN_CHIPS = 6  # what a Mise is worth
NERVE = 750  # how much of one's own chance is left once somebody has raised
BLUFF = 16  # one raise in so many is one
CLOAKED = 250  # how much of the risk is left under the Fireproof cloak, which works only once
DREAD = 400  # how much of one's own chance is left when another may turn the world upside down

# Which Mise to lay with a hand that is worth nothing, a pair or two, more: by the number of its effect.
POOR = (0, 6, 2, 4, 4, 4, 2, 8, 5, 7, 1, 1, 4, 2, 5, 2, 6, 2, 2, 2, 0)
FAIR = (0, 2, 3, 5, 5, 5, 2, 1, 9, 5, 2, 3, 5, 2, 6, 5, 6, 4, 1, 3, 0)
RICH = (0, 0, 2, 3, 6, 6, 1, 0, 6, 1, 5, 2, 3, 2, 2, 9, 6, 6, 2, 4, 0)


def policy(t: State, seat: int, luck: list[int]) -> int:
    """The answer of a seat, from what it knows."""
    if t.now == Step.PICK:
        return promising_hand(t)
    if t.now == Step.LAY:
        return fitting_mise(t, seat)
    if t.now == Step.WITHDRAW:
        return Stay.STAY if worth_staying(t, seat, luck) else Stay.WITHDRAW
    if t.now == Step.EXCHANGE or t.now == Step.SECOND_CHANCE:
        return thrown(t, seat, ask_of(t, seat).most)
    if t.now == Step.ACTIVATE:
        return Use.ACTIVATE if worth_activating(t, seat, luck) else Use.TURN_DOWN
    if t.now == Step.RAISE:
        return bold_raise(t, seat, ask_of(t, seat).most, luck)
    if t.now == Step.PAY:
        return Answer.PAY if worth_paying(t, seat) else Answer.LIE_DOWN
    if t.now == Step.REVEAL or t.now == Step.SHOW:
        return Verdict.SHOW if t.now == Step.REVEAL else Show.KEEP
    return effect_choice(t, seat)


def effect_choice(t: State, seat: int) -> int:
    """What an effect asks."""
    ask = ask_of(t, seat)
    if t.now == Step.PACT:
        return spare_cards(t, seat, ask.least)
    if t.now == Step.WILD_SOUL:
        return soul_card(t, seat)
    if t.now == Step.GRAFTING:
        return best_graft(t, seat) >> 2 * (2 - t.part) & (7 if t.part == 0 else 3)
    if t.now == Step.PICKPOCKET:
        return greediest(t, ask.members)
    if t.now == Step.RECALL:
        return least_dangerous(t, seat, ask.members)
    if t.part == 0:
        return most_dangerous(t, seat, ask.members)
    return dullest_cards(t, seat, ask) if t.now == Step.SPOTLIGHT else least_answer(ask)


def most_dangerous(t: State, seat: int, members: int) -> int:
    """The opponent whom the seat's hand is least likely to beat."""
    value = value_at_verdict(t, seat)
    found, least = lowest(members), CERTAIN + 1
    for other in range(t.players):
        if has(members, other):
            chance = chance_against(t, seat, other, value, t.upside_down)
            if chance < least:
                found, least = other, chance
    return found


def least_dangerous(t: State, seat: int, members: int) -> int:
    """The one whom the seat's hand is most likely to beat."""
    value = value_at_verdict(t, seat)
    found, most = lowest(members), -1
    for other in range(t.players):
        if has(members, other):
            chance = chance_against(t, seat, other, value, t.upside_down)
            if chance > most:
                found, most = other, chance
    return found


def greediest(t: State, members: int) -> int:
    """The one who owns most Mises."""
    found = lowest(members)
    for other in range(t.players):
        if has(members, other) and owned(t, other) > owned(t, found):
            found = other
    return found


def promising_hand(t: State) -> int:
    """A visible pair, else neighbours or cards of one suit, else high cards."""
    found, top = 0, -1
    for hand in range(size(t, t.row_visible) // 2):
        a, b = card(t, t.row_visible, 2 * hand), card(t, t.row_visible, 2 * hand + 1)
        worth = max(a, b) // 4 + (100 if a // 4 == b // 4 else 5 if a % 4 == b % 4 or abs(a // 4 - b // 4) < 3 else 0)
        if worth > top:
            found, top = hand, worth
    return found


def fitting_mise(t: State, seat: int) -> int:
    """The Mise that suits the hand best."""
    kind = value_at_verdict(t, seat) // KIND
    found, top = 0, -1
    for i in range(size(t, t.mises[seat])):
        mise = card(t, t.mises[seat], i)
        worth = 0
        for k in range(PRINTED * mise, PRINTED * mise + PRINTED):
            worth += liking(t.effect[k], kind) if t.left[mise] else 0
        if worth > top:
            found, top = i, worth
    return found


def liking(effect: int, kind: int) -> int:
    """How well an effect suits a kind of hand."""
    return POOR[effect] if kind == 0 else FAIR[effect] if kind <= TWO_PAIRS else RICH[effect]


def at_stake(t: State, seat: int, others: int) -> int:
    """How many Mises of these players go to the winner."""
    n = 0
    for other in range(t.players):
        if has(others & ~bit(seat) & ~t.cloaked, other) and not prints(t, other, Step.FIREPROOF_CLOAK):
            n += size(t, t.laid[other])
    return n


def worth_staying(t: State, seat: int, luck: list[int]) -> bool:
    """Whether the hand is worth a Mise, which may be lost by withdrawing too; behind in the last round one must."""
    stake = at_stake(t, seat, t.still_in)
    if stake and t.round == ROUNDS and owned(t, greediest(t, first(t.players))) > owned(t, seat):
        return True
    chance = chance_with(t, seat, thrown(t, seat, 3), aims_low(t, seat), luck)
    if world_may_turn(t, seat):
        chance = chance * DREAD // CERTAIN
    prize = stake + int(returns(t, seat)) + reaped(t, seat)
    risk = CLOAKED if prints(t, seat, Step.FIREPROOF_CLOAK) else CERTAIN
    return chance * (prize * CERTAIN + WON) > (risk - danger(t, seat)) * CERTAIN


def returns(t: State, seat: int) -> bool:
    """E3.15 Whether the Mise of a seat comes back if it wins; E3.20 a Hermit's if nobody else is in the running."""
    return prints(t, seat, Step.IMMORTAL) or (opponents(t, seat) == 0 and prints(t, seat, Step.HERMIT))


def reaped(t: State, seat: int) -> int:
    """E3.17 How many Mises of those who have withdrawn a seat takes if it wins."""
    return count(t.withdrawn) if prints(t, seat, Step.REAPING) else 0


def danger(t: State, seat: int) -> int:
    """The chance that a Mise is lost by withdrawing: somebody reaps it (E3.17), or calls its owner back (E3.19)."""
    risk = 0
    for other in range(t.players):
        if has(opponents(t, seat), other) and prints(t, other, Step.REAPING):
            risk += CERTAIN
        elif has(opponents(t, seat), other) and prints(t, other, Step.RECALL):
            risk += CERTAIN // (count(t.withdrawn) + 1)
    return risk // max(1, count(opponents(t, seat)))


def world_may_turn(t: State, seat: int) -> bool:
    """Whether an opponent can turn the world upside down."""
    found = False
    for other in range(t.players):
        found = found or (has(opponents(t, seat), other) and prints(t, other, Step.WORLD_UPSIDE_DOWN))
    return found


def aims_low(t: State, seat: int) -> int:
    """Whether a seat means to turn the world upside down: with a hand that has little, and need not have more."""
    low = own_card(t, seat, 3) // 4 != own_card(t, seat, 4) // 4 and value_at_verdict(t, seat) < TWO_PAIRS * KIND
    return int(low and prints(t, seat, Step.WORLD_UPSIDE_DOWN))


def thrown(t: State, seat: int, most: int) -> int:
    """The hidden cards to throw away: single ones, or in a world upside down what is high or not single."""
    low = t.upside_down or aims_low(t, seat)
    away = 0
    for i in range(3):
        high = own_card(t, seat, i) // 4 > max(6, own_card(t, seat, 3) // 4, own_card(t, seat, 4) // 4)
        single = alike_cards(t, seat, i) == 0
        if count(away) < most and ((high or not single) if low else single):
            away |= bit(i)
    return away if low or value_at_verdict(t, seat) < STRAIGHT * KIND else 0


def alike_cards(t: State, seat: int, i: int) -> int:
    """How many other cards of the hand have the value of this one."""
    n = 0
    for j in range(5):
        if j != i and own_card(t, seat, j) // 4 == own_card(t, seat, i) // 4:
            n += 1
    return n


def worth_activating(t: State, seat: int, luck: list[int]) -> bool:
    """Almost always, and always alone; else the order, the Widow's cards or a swap must be for the better."""
    value, mise = value_at_verdict(t, seat), card(t, t.laid[seat], 0)
    if t.left[mise] == 0 or opponents(t, seat) == 0:
        return t.left[mise] > 0
    if prints(t, seat, Step.WORLD_UPSIDE_DOWN):
        return chance_of(t, seat, value, 1 - t.upside_down) > chance_now(t, seat)
    if prints(t, seat, Step.SUITS_FIRST):
        return t.effect[PRINTED * mise + 1] > 0 or value % 16 // 4 * 10 > value % KIND // 16 * 4 or t.suits_first == 1
    if prints(t, seat, Step.WIDOWS_KISS):
        return chance_with(t, seat, first(3), t.upside_down, luck) > chance_now(t, seat)
    return not prints(t, seat, Step.GRAFTING) or best_graft(t, seat) >= 0


def better(t: State, value: int) -> int:
    """A value as this round's order reads it."""
    return -value if t.upside_down else value


def spare_cards(t: State, seat: int, n: int) -> int:
    """The cards to give back so that the three that stay are worth most."""
    h, v = t.hidden[seat], t.visible[seat]
    found, top = 0, 0
    for cards in range(bit(size(t, h))):
        if count(cards) == n:
            kept = first(size(t, h)) & ~cards
            a, b = lowest(kept), lowest(kept & (kept - 1))
            c = lowest(kept & ~bit(a) & ~bit(b))
            five = value_of(card(t, h, a), card(t, h, b), card(t, h, c), card(t, v, 0), card(t, v, 1), t.suits_first)
            if found == 0 or better(t, five) > top:
                found, top = cards, better(t, five)
    return found


def soul_card(t: State, seat: int) -> int:
    """The hidden card that is worth most when it is wild."""
    a, b, c = own_card(t, seat, 0), own_card(t, seat, 1), own_card(t, seat, 2)
    found, top = 0, 0
    for i in range(3):
        value = wild_value_of(a, b, c, own_card(t, seat, 3), own_card(t, seat, 4), i, t.suits_first, t.upside_down)
        if i == 0 or better(t, value) > top:
            found, top = i, better(t, value)
    return found


def best_graft(t: State, seat: int) -> int:
    """With whom to swap, which card and for which, in base 4; −1 if nothing helps. What is answered stays."""
    h, v = t.hidden[seat], t.visible[seat]
    said = t.part if t.now == Step.GRAFTING else 0
    found, top = -1, better(t, value_at_verdict(t, seat)) if t.now == Step.ACTIVATE else -CERTAIN * CERTAIN
    for other in range(t.players):
        for mine in range(2):
            for theirs in range(2):
                fits = (said < 1 or other == t.said[0]) and (said < 2 or mine == t.said[1])
                if fits and has(opponents(t, seat), other):
                    got, kept = card(t, t.visible[other], theirs), card(t, v, 1 - mine)
                    value = better(t, value_of(card(t, h, 0), card(t, h, 1), card(t, h, 2), got, kept, t.suits_first))
                    if value > top:
                        found, top = other << 4 | mine << 2 | theirs, value
    return found


def dullest_cards(t: State, seat: int, ask: Ask) -> int:
    """The cards to turn up: alone rather than paired, low rather than high."""
    shown = 0
    for _ in range(ask.least):
        found, least = 0, CERTAIN
        for i in range(3):
            worth = own_card(t, seat, i) // 4 + 10 * alike_cards(t, seat, i)
            if has(ask.members & ~shown, i) and worth < least:
                found, least = i, worth
        shown |= bit(found)
    return shown


def bold_raise(t: State, seat: int, most: int, luck: list[int]) -> int:
    """All one may with a hand that wins more often than not, less with a fair one; a bluff now and then."""
    chance = chance_now(t, seat)
    share = chance * count(t.still_in)
    if chance > CERTAIN // 2 or roll(luck, BLUFF) == 0:
        return most
    return min(most, 2) if share > CERTAIN else 0


def worth_paying(t: State, seat: int) -> bool:
    """Whether the pot and the Mises, for the chance that is left, are worth the chips."""
    stake = at_stake(t, seat, first(t.players) & ~t.withdrawn)
    kept = int(has(t.immortal, seat)) - int(has(t.cloaked, seat)) + int(has(t.reaping, seat)) * count(t.withdrawn)
    prize = t.pot + t.about + IN_CHIPS * (stake + kept)
    return chance_now(t, seat) * NERVE // CERTAIN * prize > min(t.about, t.chips[seat]) * CERTAIN


def play(view: View, ask: Ask, rng: Random) -> Choice:
    """The same answer, from what the seat sees."""
    assert view.seat is not None
    return ask.decode(policy(cast(State, view.state), view.seat, [seeded(rng.getrandbits(60))]))


def mind(view: View, ask: Ask, rng: Random) -> Thought:
    """A regular gives the first answer that comes to mind."""
    return sure(ask.encode(play(view, ask, rng)))
