"""A sensible player of Poker Kids: spends good cards where the stage card pays for them, saves them where it does not.

`policy` is written like rules, so that compiled tables play by it too. Chances are thousandths, stages are worth euros.
"""

from random import Random
from typing import cast

from brelan.bots.thought import Candidate, Thought
from brelan.engine.asks import Ask, Choice
from brelan.engine.chance import seeded
from brelan.engine.piles import card, size
from brelan.engine.sets import bit, count, scratch
from brelan.engine.showing import Show
from brelan.engine.table import View
from brelan.games.kids.bots.pairs import keep_own, tone_of
from brelan.games.kids.dealing import on_card, stages_of
from brelan.games.kids.placing import fits, strength_of
from brelan.games.kids.state import KEYS, Due, State, Step

SYMBOLS = 7
SEATS = 6
CERTAIN = 1000
NO_OUTCOME = -1

# The chance that the best combination of 2, 4, 6, 8 or 10 cards is weaker than some strength: measured where a kind
# of combination begins (high card, pair, straight, flush, three of a kind, beyond), in between along a line.
KINDS = (0, 112, 202, 210, 322, 340)
WEAKER = (
    (0, 687, 928, 978, 992, 1000),
    (0, 210, 686, 884, 958, 1000),
    (0, 21, 440, 752, 903, 1000),
    (0, 0, 259, 609, 835, 1000),
    (0, 0, 138, 470, 757, 1000),
)

# What two of the 2, 4, 6 or 8 cards that are left add to the chance of beating one opponent in a later stage, what each
# point of a card's value adds, and what the chance is anyhow: fitted to random hands and all common cards.
SAME_VALUE = (386, 88, 20, 10)
SUITED_NEIGHBOURS = (147, 58, 30, 20)
SUITED_ONE_APART = (96, 41, 20, 13)
SUITED = (74, 31, 16, 10)
NEIGHBOURS = (82, 27, 10, 6)
ONE_APART = (25, 12, 4, 3)
POINT = (24, 10, 7, 5)
ANYHOW = (221, 204, 200, 200)

DRAWING = 300  # what two extra cards add to the chance of a prize; found by trying 60 to 450


def policy(t: State, seat: int, _luck: list[int]) -> int:
    """The two cards with which this stage and the rest of the round together are worth most; no leftovers are shown."""
    if t.now == Step.SHOW:
        return Show.KEEP
    n = size(t, t.hand[seat])
    value = scratch(n * n)
    weigh_pairs(t, seat, value)
    found, top = 0, 0
    for i in range(n):
        for j in range(i):
            if found == 0 or value[i * n + j] > top:
                found = bit(i) | bit(j)
                top = value[i * n + j]
    return found


def weigh_pairs(t: State, seat: int, value: list[int]) -> None:
    """What each two cards win now, and those that stay behind later in the round, in thousandths of a euro."""
    worth = scratch((stages_of(t) + 1) * SEATS)
    weigh_stages(t, worth)
    hand, n = t.hand[seat], size(t, t.hand[seat])
    links = scratch(n)
    whole = link_cards(t, seat, links)
    for i in range(n):
        for j in range(i):
            beats = chance_now(t, strength_of(card(t, hand, i), card(t, hand, j), card(t, t.common, 0)))
            later = whole - links[i] - links[j] + bond(card(t, hand, i), card(t, hand, j), n - 2)
            now = worth_of(t, t.stage, beats, worth)
            value[i * n + j] = now + worth_later(t, min(max(later, 0), CERTAIN), worth)


def best_two(t: State, seat: int, _luck: list[int]) -> int:
    """The two cards of the best combination, whatever it is good for: the player that `policy` is measured against."""
    if t.now == Step.SHOW:
        return Show.KEEP
    hand = t.hand[seat]
    found, top = 0, 0
    for i in range(size(t, hand)):
        for j in range(i):
            strength = strength_of(card(t, hand, i), card(t, hand, j), card(t, t.common, 0))
            if found == 0 or strength > top:
                found = bit(i) | bit(j)
                top = strength
    return found


def weigh_stages(t: State, worth: list[int]) -> None:
    """What each place is worth in this stage and the later ones: money first, then cards by the money they may win."""
    mat = t.mat
    for stage in range(t.stage, stages_of(t) + 1):
        mat = weigh_money(t, stage, mat, worth)
    prizes = 0
    for stage in range(stages_of(t), t.stage - 1, -1):
        weigh_cards(t, stage, prizes, worth)
        prizes += worth[stage * SEATS] - worth[stage * SEATS + count(t.still_in) - 1]


def weigh_money(t: State, stage: int, mat: int, worth: list[int]) -> int:
    """Payments, takings and the sweep in a stage that finds so much on the mat; what it leaves there."""
    playing = count(t.still_in)
    for place in range(1, playing + 1):
        at = outcome_at(t, stage, place, playing)
        if at >= 0 and t.what[at] == Due.PAY:
            worth[stage * SEATS + place - 1] = -t.euros[at]
            mat += t.euros[at]
    for place in range(playing, 0, -1):
        at = outcome_at(t, stage, place, playing)
        if at >= 0 and (t.what[at] == Due.TAKE or t.what[at] == Due.SWEEP):
            euros = min(mat, t.euros[at]) if t.what[at] == Due.TAKE else mat
            worth[stage * SEATS + place - 1] = euros
            mat -= euros
    return mat


def weigh_cards(t: State, stage: int, prizes: int, worth: list[int]) -> None:
    """Extra cards help to win the prizes of the later stages; whoever leaves has no share in them any more."""
    playing = count(t.still_in)
    for place in range(1, playing + 1):
        at = outcome_at(t, stage, place, playing)
        if at >= 0 and t.what[at] == Due.DRAW:
            worth[stage * SEATS + place - 1] = prizes * DRAWING // CERTAIN
        if at >= 0 and t.what[at] == Due.OUT:
            worth[stage * SEATS + place - 1] = -prizes // playing


def outcome_at(t: State, stage: int, place: int, playing: int) -> int:
    """Where the table keeps what a place gets in a stage."""
    for key in range(KEYS):
        if t.what[on_card(t, stage, key)] and fits(key, place, playing):
            return on_card(t, stage, key)
    return NO_OUTCOME


def worth_of(t: State, stage: int, beats: int, worth: list[int]) -> int:
    """What a stage is worth to whom beats each opponent with this chance, in thousandths of a euro."""
    others = count(t.still_in) - 1
    total = 0
    ways = 1
    for ahead in range(others + 1):
        likely = ways * beats ** (others - ahead) * (CERTAIN - beats) ** ahead
        total += worth[stage * SEATS + ahead] * (likely * CERTAIN // CERTAIN**others)
        ways = ways * (others - ahead) // (ahead + 1)
    return total


def worth_later(t: State, beats: int, worth: list[int]) -> int:
    """The same for all the later stages."""
    total = 0
    for stage in range(t.stage + 1, stages_of(t) + 1):
        total += worth_of(t, stage, beats, worth)
    return total


def chance_now(t: State, strength: int) -> int:
    """The chance that an opponent, with as many cards as one has in this stage, does not reach this strength."""
    pairs = stages_of(t) - t.stage
    kind = 0
    while strength >= KINDS[kind + 1]:
        kind += 1
    low, high = WEAKER[pairs][kind], WEAKER[pairs][kind + 1]
    return low + (high - low) * (strength - KINDS[kind]) // (KINDS[kind + 1] - KINDS[kind])


def link_cards(t: State, seat: int, links: list[int]) -> int:
    """What each card adds to the rest of the hand once two cards are played; and all of them together."""
    hand, n = t.hand[seat], size(t, t.hand[seat])
    whole = ANYHOW[size_class(n - 2)]
    for i in range(n):
        links[i] += card(t, hand, i) // SYMBOLS * POINT[size_class(n - 2)]
        whole += card(t, hand, i) // SYMBOLS * POINT[size_class(n - 2)]
        for j in range(i):
            both = bond(card(t, hand, i), card(t, hand, j), n - 2)
            links[i] += both
            links[j] += both
            whole += both
    return whole


def bond(a: int, b: int, left: int) -> int:
    """What two cards that stay together add."""
    c = size_class(left)
    apart = abs(a // SYMBOLS - b // SYMBOLS)
    if apart == 0:
        return SAME_VALUE[c]
    if a % SYMBOLS == b % SYMBOLS:
        return SUITED_NEIGHBOURS[c] if apart == 1 else SUITED_ONE_APART[c] if apart == 2 else SUITED[c]
    return NEIGHBOURS[c] if apart == 1 else ONE_APART[c] if apart == 2 else 0


def size_class(left: int) -> int:
    """2, 4, 6 or 8 cards and more."""
    return min(max(left // 2 - 1, 0), 3)


def play(view: View, ask: Ask, rng: Random) -> Choice:
    """The same answer, from what the seat sees."""
    assert view.seat is not None
    return ask.decode(policy(cast(State, view.state), view.seat, [seeded(rng.getrandbits(60))]))


def mind(view: View, ask: Ask, rng: Random) -> Thought:
    """A regular weighs every pair by rule of thumb, and gives the best."""
    t, seat = cast(State, view.state), view.seat
    assert seat is not None
    if t.now == Step.SHOW:
        return keep_own()
    given = ask.encode(play(view, ask, rng))
    n = size(t, t.hand[seat])
    value = scratch(n * n)
    weigh_pairs(t, seat, value)
    pairs = [(bit(i) | bit(j), value[i * n + j] / CERTAIN) for i in range(n) for j in range(i)]
    return Thought(tuple(Candidate(two, euros, float(two == given), tone_of(t, seat, two)) for two, euros in pairs))
