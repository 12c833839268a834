"""What a seat can count at the table: cards that help it, what following costs, how many cards the others changed."""

import numpy as np

from brelan.bots.thought import Fact
from brelan.engine.sets import has
from brelan.games.ferme.bots.kind import category_of
from brelan.games.ferme.bots.range import LEVELS, Array, pack_of
from brelan.games.ferme.bots.regular import keep
from brelan.games.ferme.bots.spot import UNKNOWN, exchanged, hand_of, others_in, pack_cards, pot, price, waits
from brelan.games.ferme.bots.throw import classes_of
from brelan.games.ferme.odds import Cards, strengths_after, unseen_of
from brelan.games.ferme.ranking import RANKING
from brelan.games.ferme.state import Bet, State, Step

MOST = 4


def facts(t: State, seat: int, answer: int) -> tuple[Fact, ...]:
    """The facts of a question, the one that decides first; `answer` is what is advised."""
    if t.now == Step.SHOW:
        return (Fact("fact-secret", {}),)
    if t.now == Step.OPEN:
        found = [hope(t, seat, usual_throw(t, seat)), Fact("fact-blinde", {"others": len(others_in(t, seat))})]
    elif t.now == Step.FOLLOW:
        found = [odds(t, seat), hope(t, seat, usual_throw(t, seat)), Fact("fact-pass", {})]
    elif t.now == Step.EXCHANGE:
        thrown = tuple(card for i, card in enumerate(hand_of(t, seat)) if has(answer, i))
        found = [hope(t, seat, thrown), *cost(t, len(thrown)), *drew(t, seat)]
    elif t.now == Step.BET:
        found = [odds(t, seat), stronger(t, seat), *drew(t, seat)]
        if answer == Bet.RAISE:
            found.append(Fact("fact-answered", {}))
    else:
        found = [stronger(t, seat), *drew(t, seat), must_fold(t, seat, answer)]
    return tuple(found[:MOST])


def usual_throw(t: State, seat: int) -> Cards:
    """The cards that do not belong together, at most three."""
    hand = hand_of(t, seat)
    kept = keep(list(hand))
    return tuple(sorted(card for i, card in enumerate(hand) if i not in kept)[:3])


def after(t: State, seat: int, thrown: Cards) -> tuple[Array, int]:
    """F21 All that the hand can be worth after an exchange, and how many cards are unseen."""
    unseen = unseen_of(pack_cards(pack_of(t)), hand_of(t, seat))
    return strengths_after(hand_of(t, seat), thrown, unseen), len(unseen)


def hope(t: State, seat: int, thrown: Cards) -> Fact:
    """What an exchange brings: cards that complete the hand, or how often it becomes a better combination."""
    now = category_of(RANKING.value(hand_of(t, seat)))
    if not thrown:
        return Fact("fact-pat", {"kind": now})
    strengths, unseen = after(t, seat, thrown)
    kinds = np.searchsorted(RANKING.ladder.starts, strengths, side="right") - 1
    if len(thrown) == 1 and kinds.max() > max(now, 1):
        target = max(now + 1, 2)
        return Fact("fact-outs", {"outs": int((kinds >= target).sum()), "unseen": unseen, "kind": least(kinds, target)})
    numbers = {"cards": len(thrown), "better": part(kinds > now), "kind": now, "pairs": part(kinds >= 2)}
    return Fact("fact-better", {**numbers})


def least(kinds: Array, target: int) -> int:
    """The combination that most of the helping cards make."""
    found = np.bincount(kinds[kinds >= target])
    return int(found.argmax())


def part(which: Array) -> int:
    """How many in a hundred."""
    return round(100 * float(which.mean()))


def odds(t: State, seat: int) -> Fact:
    """F19, F25 What following costs, what lies there, and how often one must win for that."""
    asked, lies = price(t, seat), pot(t)
    return Fact("fact-price", {"price": asked, "pot": lies, "needed": round(100 * asked / (asked + lies))})


def stronger(t: State, seat: int) -> Fact:
    """How one's combination stands among hands as they are after an exchange."""
    strength = RANKING.value(hand_of(t, seat))
    own = int(classes_of(pack_of(t), np.array([strength]))[0])
    weaker = round(100 * float(LEVELS[own] + LEVELS[own + 1]) / 2)
    return Fact("fact-stronger", {"kind": category_of(strength), "weaker": min(99, max(1, weaker))})


def drew(t: State, seat: int) -> list[Fact]:
    """F21 How many cards the others have changed, and what that usually means."""
    known = [exchanged(t, other) for other in others_in(t, seat) if not waits(t, other)]
    counts = [n for n in known if n != UNKNOWN]
    if not counts:
        return []
    if len(counts) == 1:
        return [Fact("fact-drew", {"cards": counts[0]})]
    few = min(counts)
    return [Fact("fact-drew-fewest", {"cards": few, "players": counts.count(few), "others": len(counts)})]


def cost(t: State, cards: int) -> list[Fact]:
    """F22 What the cards cost."""
    return [Fact("fact-cards", {"price": t.price, "cost": cards * t.price})] if t.price and cards else []


def must_fold(t: State, seat: int, stake: int) -> Fact:
    """F26 How often the others must pass for a stake that nobody follows to pay by itself."""
    risked, lies = price(t, seat) + stake, pot(t)
    return Fact("fact-bluff", {"stake": risked, "pot": lies, "needed": round(100 * risked / (risked + lies))})
