"""How a beginner plays Poker d'enfer: take the highest card in sight, keep pairs, play Mises as they come.

Written like rules, for compiled tables too. It looks at its own five cards and at nobody else's.
"""

from brelan.engine.asks import any_answer
from brelan.engine.chance import roll
from brelan.engine.flow import ask_of
from brelan.engine.piles import card, size
from brelan.engine.sets import bit, count
from brelan.engine.showing import Show
from brelan.games.enfer.bots.chances import KIND, own_card
from brelan.games.enfer.bots.regular import alike_cards, soul_card, spare_cards
from brelan.games.enfer.state import Answer, State, Stay, Step, Use, Verdict
from brelan.games.enfer.verdict import value_at_verdict

PAIR = 1
TWO_PAIRS = 2
STRAIGHT = 4
ACE = 9


def naive(t: State, seat: int, luck: list[int]) -> int:
    """The answer of a beginner, from their own cards."""
    if t.now == Step.PICK:
        return highest_card(t)
    if t.now == Step.WITHDRAW:
        return Stay.STAY if hopes(t, seat, luck) else Stay.WITHDRAW
    if t.now == Step.EXCHANGE or t.now == Step.SECOND_CHANCE:
        return loose_cards(t, seat, ask_of(t, seat).most)
    if t.now == Step.ACTIVATE:
        return Use.ACTIVATE
    if t.now == Step.RAISE:
        return proud_raise(t, seat, ask_of(t, seat).most)
    if t.now == Step.PAY:
        return Answer.PAY if hopes(t, seat, luck) else Answer.LIE_DOWN
    if t.now == Step.REVEAL or t.now == Step.SHOW:
        return Verdict.SHOW if t.now == Step.REVEAL else Show.KEEP
    if t.now == Step.PACT:
        return spare_cards(t, seat, ask_of(t, seat).least)
    return soul_card(t, seat) if t.now == Step.WILD_SOUL else any_answer(ask_of(t, seat), luck)


def highest_card(t: State) -> int:
    """The hand that shows the highest card."""
    found, top = 0, -1
    for hand in range(size(t, t.row_visible) // 2):
        high = max(card(t, t.row_visible, 2 * hand), card(t, t.row_visible, 2 * hand + 1))
        if high > top:
            found, top = hand, high
    return found


def kind_of(t: State, seat: int) -> int:
    """What the five cards are: nothing, a pair, two pairs …"""
    return value_at_verdict(t, seat) // KIND


def hopes(t: State, seat: int, luck: list[int]) -> bool:
    """Whoever has a pair stays; without one every other time, for luck may change."""
    return kind_of(t, seat) >= PAIR or roll(luck, 2) == 0


def loose_cards(t: State, seat: int, most: int) -> int:
    """The hidden cards that make no pair; but an ace is an ace."""
    away = 0
    for i in range(3):
        if count(away) < most and alike_cards(t, seat, i) == 0 and own_card(t, seat, i) // 4 < ACE:
            away |= bit(i)
    return away if kind_of(t, seat) < STRAIGHT else 0


def proud_raise(t: State, seat: int, most: int) -> int:
    """Two pairs are worth a chip, more is worth all one may."""
    kind = kind_of(t, seat)
    return most if kind > TWO_PAIRS else min(most, 1) if kind == TWO_PAIRS else 0
