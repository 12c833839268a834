"""An expert of Poker fermé: between two plays the solved deal, among more reads what the others exchanged."""

from random import Random
from typing import cast

import numpy as np

from brelan.bots.thought import Candidate, Thought, Tone
from brelan.engine.asks import Ask, Form, allows
from brelan.engine.sets import count, has
from brelan.engine.showing import Show
from brelan.engine.table import View
from brelan.games.ferme.bots.facts import facts
from brelan.games.ferme.bots.many import follow_worth, open_worths, second_duel, throw_worths
from brelan.games.ferme.bots.second import ABOVE, levels
from brelan.games.ferme.bots.spot import Spot, hand_of, spot
from brelan.games.ferme.bots.throw import classes_of
from brelan.games.ferme.bots.two import Weighed, first_shares, follow_shares, second_options, throw_shares
from brelan.games.ferme.ranking import RANKING
from brelan.games.ferme.state import Bet, State, Step

RARE = 0.03  # what is done less often is left to what is done more often


def mind(view: View, ask: Ask, _rng: Random) -> Thought:
    """What an expert makes of a question."""
    t, seat = cast(State, view.state), view.seat
    assert seat is not None
    if t.now == Step.SHOW:
        return Thought((Candidate(Show.KEEP, 0.0, 1.0), Candidate(Show.SHOW, 0.0, 0.0, Tone.BOLD)), facts(t, seat, 0))
    found = {answer: both for answer, both in weigh(t, seat, ask).items() if allows(ask, answer)}
    options = mixed(t, ask, found)
    best = max(options, key=lambda option: (option.worth, option.share))
    return Thought(options, facts(t, seat, best.answer))


def weigh(t: State, seat: int, ask: Ask) -> Weighed:
    """The answers that are considered."""
    here, hand = spot(t, seat), hand_of(t, seat)
    two = count(t.playing) == 2
    if t.now == Step.OPEN:
        return first_shares(t, here, hand) if two else sure_of(open_worths(t, here, hand))
    if t.now == Step.FOLLOW:
        return (
            follow_shares(t, here, hand) if two else sure_of({Bet.PASS: 0.0, Bet.FOLLOW: follow_worth(t, here, hand)})
        )
    if t.now == Step.EXCHANGE:
        return throw_shares(t, here, hand, ask.most) if two else sure_of(throw_worths(t, here, hand, ask.most))
    return bets(t, here, hand, ask, two)


def bets(t: State, here: Spot, hand: tuple[int, ...], ask: Ask, two: bool) -> Weighed:
    """F24 What to stake, whether to pass, follow or raise, and by how much."""
    own = int(classes_of(here.pack, np.array([RANKING.value(hand)]))[0])
    stakes, (shares, worths) = second_options(t, here, own) if two else second_duel(t, here, own)
    worths = worths - worths[0] if here.path else worths
    higher = [int(level) for level in levels(stakes, here.path)]
    above = {level: (float(shares[i]), float(worths[i])) for i, level in enumerate(higher, ABOVE if here.path else 0)}
    if ask.form == Form.AMOUNT:
        now = here.path[-1] if here.path else 0
        return {max(ask.least, min(ask.most, level - now)): both for level, both in above.items()} or sure_of(
            {ask.least: 0.0}
        )
    found = {Bet.PASS.value: (float(shares[0]), 0.0), Bet.FOLLOW.value: (float(shares[1]), float(worths[1]))}
    if has(ask.members, Bet.RAISE):
        top = max((worth for _, worth in above.values()), default=found[Bet.FOLLOW][1])
        found[Bet.RAISE] = sum(share for share, _ in above.values()), top
    return found


def sure_of(worths: dict[int, float]) -> Weighed:
    """The best answer always."""
    best = max(worths, key=worths.__getitem__)
    return {answer: (float(answer == best), worth) for answer, worth in worths.items()}


def mixed(t: State, ask: Ask, found: Weighed) -> tuple[Candidate, ...]:
    """Options in proportion to their shares; what is rare is left out."""
    top = max(share for share, _ in found.values())
    kept = {answer: share if share > RARE * max(top, 1e-9) else 0.0 for answer, (share, _) in found.items()}
    whole = sum(kept.values())
    best = max(found, key=lambda answer: found[answer][1])
    return tuple(
        Candidate(answer, worth, kept[answer] / whole if whole else float(answer == best), tone_of(t, ask, answer))
        for answer, (_, worth) in found.items()
    )


def tone_of(t: State, ask: Ask, answer: int) -> Tone:
    """How an answer looks to the others."""
    if t.now == Step.EXCHANGE:
        return Tone.BOLD if answer == 0 else Tone.PLAIN
    if ask.form == Form.AMOUNT:
        return Tone.BOLD if 2 * answer > ask.most else Tone.CAREFUL
    return {Bet.PASS: Tone.GIVE_UP, Bet.FOLLOW: Tone.CAREFUL, Bet.RAISE: Tone.BOLD}[Bet(answer)]
