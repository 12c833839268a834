"""What an expert of Poker d'enfer says for an answer: counted from the seat's view, the weightiest first."""

from fractions import Fraction
from typing import NamedTuple

import numpy as np

from brelan.bots.thought import Fact
from brelan.engine.piles import card, size
from brelan.engine.sets import count, first, has, scratch
from brelan.games.enfer.bots.chances import CARDS, list_unseen_by, own_card, prints
from brelan.games.enfer.bots.regular import at_stake, danger, reaped
from brelan.games.enfer.bots.rollouts import SEATS
from brelan.games.enfer.bots.values import BANKER
from brelan.games.enfer.odds import Cards, Order, improving, kinds_after
from brelan.games.enfer.ranking import RANKING
from brelan.games.enfer.state import ROUNDS, Answer, State, Stay, Step, opponents, owned
from brelan.solver.tree import Array

ANY_THREE: Cards = (-1, -2, -3)
"""Hidden cards of a hand that nobody has looked at."""
NOTHING, PAIR = (category.key for category in RANKING.categories[:2])


class Case(NamedTuple):
    """A question: the answers, what each is worth, and how often it wins the round on so many imagined tables."""

    t: State
    seat: int
    answers: list[int]
    worths: Array
    tables: int
    won: Array

    @property
    def best(self) -> int:
        """Which answer is worth most."""
        return int(self.worths.argmax())


def facts(case: Case, ends: Array) -> tuple[Fact, ...]:
    """What weighs for each kind of question; `ends` are how the round ends by table and answer."""
    now = case.t.now
    if now == Step.PICK:
        return (shown(case), game(case))
    if now == Step.WITHDRAW:
        threat = danger(case.t, case.seat)
        return (brings(case, ends, Stay.STAY), cost(case), threatened(case) if threat else standing(case), game(case))
    if now == Step.EXCHANGE:
        return (better(case), won(case, case.best), game(case))
    return (won(case, case.best), standing(case), game(case))


def raise_facts(case: Case, way: Array) -> tuple[Fact, ...]:
    """What weighs in the raise round; `way` is how often all the others lie down after each answer."""
    if case.t.now == Step.PAY:
        return (price(case), won(case, case.answers.index(Answer.PAY)), stake(case), game(case))
    return (raising(case, way), pot(case), stake(case), game(case))


def raising(case: Case, way: Array) -> Fact:
    """E19–E23 What the best raise leads to: how often all lie down, and how often it wins when somebody pays."""
    at = 1 + int(case.worths[1:].argmax())
    paid = max(0.0, float(case.won[at] - way[at])) / max(float(1 - way[at]), 1 / case.tables)
    numbers = {"chips": case.answers[at], "others": count(opponents(case.t, case.seat)), "tables": case.tables}
    return Fact("fact-raise", {**numbers, "away": percent(way[at]), "won": percent(paid)})


def shown(case: Case) -> Fact:
    """E10 What three hidden cards, whichever they are, make of the two that the best hand shows, and of the others."""
    t, hand = case.t, case.answers[case.best]
    made = [kinds_of(t, case.seat, each) for each in case.answers]
    pair, more = made[case.best]
    beside = max((each for each, _ in made[: case.best] + made[case.best + 1 :]), default=0)
    sense = "pair" if pair == 100 else "more" if pair > beside else "even"
    return Fact("fact-shown", {"position": hand, "pair": pair, "more": more, "beside": beside, "sense": sense})


def kinds_of(t: State, seat: int, hand: int) -> tuple[int, int]:
    """How often a hand that is laid out makes at least a pair, and more than a pair, in hundredths."""
    visible = (card(t, t.row_visible, 2 * hand), card(t, t.row_visible, 2 * hand + 1))
    kinds = kinds_after(ANY_THREE, visible, ANY_THREE, unseen_by(t, seat))
    pair = 1 - kinds.get(NOTHING, Fraction(0))
    return percent(float(pair)), percent(float(pair - kinds.get(PAIR, Fraction(0))))


def unseen_by(t: State, seat: int) -> Cards:
    """The cards that the seat has not seen, in hands or laid out."""
    pool = scratch(CARDS)
    laid_out = {card(t, t.row_visible, i) for i in range(size(t, t.row_visible))}
    return tuple(face for face in pool[: list_unseen_by(t, seat, pool)] if face not in laid_out)


def percent(part: float) -> int:
    """A part of 1 in hundredths."""
    return round(100 * part)


def won(case: Case, at: int) -> Fact:
    """E26 On how many of the imagined tables the seat wins this round after an answer."""
    return Fact("fact-won", {"tables": case.tables, "percent": percent(case.won[at])})


def rounds_won(t: State, seat: int, ends: Array) -> Array:
    """For each answer the part of the tables on which the seat is the next Banker and something was won."""
    players = t.players
    moved = (ends[:, :, :players] != [owned(t, other) for other in range(players)]).any(axis=2)
    moved |= (ends[:, :, SEATS : SEATS + players] != t.chips[:players]).any(axis=2)
    return np.asarray((moved & (ends[:, :, BANKER] == seat)).mean(axis=0))


def brings(case: Case, ends: Array, answer: int) -> Fact:
    """E26–E28 How often an answer wins the round, and how many Mises it brings on average."""
    at = case.answers.index(answer)
    mises = round(float(ends[:, at, case.seat].mean()) - owned(case.t, case.seat), 1)
    numbers = {"tables": case.tables, "percent": percent(case.won[at]), "mises": abs(mises)}
    return Fact("fact-brings", {**numbers, "sense": "more" if mises > 0 else "less" if mises < 0 else "even"})


def game(case: Case) -> Fact:
    """E30 The chance to win the game after the best answer and after the worst."""
    return Fact("fact-game", {"best": round(float(case.worths.max())), "worst": round(float(case.worths.min()))})


def stake(case: Case) -> Fact:
    """E26 How many Mises of others go to the winner of this round, and whether one's own does."""
    t, seat = case.t, case.seat
    others = at_stake(t, seat, first(t.players) & ~t.withdrawn)
    own = size(t, t.laid[seat]) and not has(t.cloaked, seat)
    return Fact("fact-stake", {"others": others, "own": "yes" if own else "no"})


def cost(case: Case) -> Fact:
    """E26, E27 One's Mise goes, won or lost: how often one must win for as many Mises of others as lie there now."""
    t, seat = case.t, case.seat
    comes_back = prints(t, seat, Step.IMMORTAL) or prints(t, seat, Step.FIREPROOF_CLOAK)
    others = at_stake(t, seat, t.still_in) + reaped(t, seat)
    return stake(case) if comes_back or not others else Fact("fact-cost", {"others": others})


def threatened(case: Case) -> Fact:
    """E3.17, E3.19 How many of those who may stay can take the Mise of one who withdraws."""
    t, seat = case.t, case.seat
    reach = (Step.REAPING, Step.RECALL)
    those = [other for other in range(t.players) if has(opponents(t, seat), other)]
    return Fact("fact-threatened", {"n": sum(any(prints(t, other, step) for step in reach) for other in those)})


def standing(case: Case) -> Fact:
    """E29, E30 Who owns how many Mises, and how many rounds there are."""
    t, seat = case.t, case.seat
    most = max(owned(t, other) for other in range(t.players) if other != seat)
    return Fact("fact-standing", {"own": owned(t, seat), "most": most, "round": t.round, "rounds": ROUNDS})


def better(case: Case) -> Fact:
    """E17 How often the exchange that is worth most makes the hand better."""
    t, seat, away = case.t, case.seat, case.answers[case.best]
    hand = [own_card(t, seat, i) for i in range(5)]
    thrown = tuple(face for i, face in enumerate(hand[:3]) if has(away, i))
    order = Order(bool(t.suits_first), bool(t.upside_down))
    part = improving((hand[0], hand[1], hand[2]), (hand[3], hand[4]), thrown, unseen_by(t, seat), order)
    return Fact("fact-better", {"n": len(thrown), "percent": percent(float(part))})


def price(case: Case) -> Fact:
    """E20 What paying costs, and what lies in the pot."""
    t = case.t
    return Fact("fact-price", {"chips": min(t.about, t.chips[case.seat]), "pot": t.pot})


def pot(case: Case) -> Fact:
    """E19 What lies in the pot, and what one has left to raise with."""
    return Fact("fact-pot", {"pot": case.t.pot, "chips": case.t.chips[case.seat]})
