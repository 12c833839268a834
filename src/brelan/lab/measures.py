"""What an experiment measures in the rows of one variant: numbers deal by deal, and what each should be."""

from collections.abc import Callable, Iterator
from typing import Any, NamedTuple

import numpy as np

from brelan import shelf
from brelan.lab.drama import drama, hopes, lifts, shares
from brelan.lab.experiment import Experiment
from brelan.lab.players import guesses
from brelan.lab.rows import Columns
from brelan.lab.summary import Mean
from brelan.league.figure import Figure

Array = np.ndarray[Any, np.dtype[Any]]
Kept = Callable[[str, str], Columns]
"""The rows of a run, by its name, and which ones: games or deals."""

PART, POINTS, NUMBER = "part", "points", "number"
FEW = 30
"""A mean of fewer is not told."""
OF_RANK = "*"
"""What stands after the number of a rank, where a card's would stand alone."""
NOT_PAIRED = np.zeros(0, np.int64)


class Measure(NamedTuple):
    """A question's figure: what it is of, its values, the deals they are of (none: they cannot be paired), and what it
    should be, if anything.
    """

    question: str
    key: str
    of: str
    unit: str
    values: Array
    deals: Array = NOT_PAIRED
    bar: float | None = None

    def figure(self, errors: float) -> Figure:
        """The mean, and this many standard errors to each side."""
        mean = Mean()
        mean.add(self.values)
        return mean.part(errors) if self.unit == PART else mean.figure(errors)

    def change(self, other: "Measure", errors: float) -> Figure:
        """From this one to another variant's; on the same deals where that is possible."""
        if len(self.deals) and len(other.deals):
            _, here, there = np.intersect1d(self.deals, other.deals, return_indices=True)
            mean = Mean()
            mean.add(other.values[there] - self.values[here])
            return mean.figure(errors)
        ours, theirs = self.figure(1.0), other.figure(1.0)
        spread = float(np.hypot((ours.high - ours.low) / 2, (theirs.high - theirs.low) / 2)) * errors
        moved = theirs.mean - ours.mean
        return Figure(moved, moved - spread, moved + spread)


def measures(plan: Experiment, kept: Kept) -> list[Measure]:
    """Everything that is asked, for one variant."""
    asked = {"seats": _seats, "length": _length, "course": _course, "skill": _skill}
    asked |= {"restraint": _restraint, "decisions": _decisions, "cards": _cards}
    found = [measure for question in plan.ask for measure in asked[question](plan, kept)]
    return [measure for measure in found if len(measure.values) >= FEW]


def _by_deal(games: Columns, values: Array) -> tuple[Array, Array]:
    """The mean over all rotations of each deal, and the deals."""
    dealt, where = np.unique(games["dealt"], return_inverse=True)
    return np.bincount(where, values) / np.bincount(where), dealt


def _seats(plan: Experiment, kept: Kept) -> Iterator[Measure]:
    """By chair; and by who is asked first, if that is one seat."""
    games, deals = kept("main", "games"), kept("main", "deals")
    won, fair = shares(games), 1 / plan.players
    for seat in range(plan.players):
        yield Measure("seats", "seat", str(seat + 1), PART, *_by_deal(games, won[:, seat]), fair)
    first = deals["lead"][np.searchsorted(deals["game"], games["game"])]
    led = np.flatnonzero(first >= 0)
    for later in range(plan.players if len(led) else 0):
        mine = won[led, (first[led] + later) % plan.players]
        yield Measure("seats", "start", str(later + 1), PART, mine, games["game"][led], fair)
    if len(plan.who) > 1:
        for name in dict.fromkeys(plan.main()):
            yield Measure("seats", "player", name, PART, *_by_deal(games, _won_by(plan.main(), games, name)))


def _won_by(players: tuple[str, ...], games: Columns, name: str) -> Array:
    """The part of each victory that players of this name have together."""
    who = np.stack([games[f"player_{seat}"] for seat in range(len(players))], axis=1)
    chairs = [i for i, other in enumerate(players) if other == name]
    return np.asarray((shares(games) * np.isin(who, chairs)).sum(axis=1))


def _length(_plan: Experiment, kept: Kept) -> Iterator[Measure]:
    games = kept("main", "games")
    for key in ("deals", "decisions"):
        yield Measure("length", key, "", NUMBER, *_by_deal(games, games[key].astype(np.float64)))
    shared = (shares(games) > 0).sum(axis=1) > 1
    yield Measure("length", "shared", "", PART, *_by_deal(games, shared.astype(np.float64)))


def _course(plan: Experiment, kept: Kept) -> Iterator[Measure]:
    games = kept("main", "games")
    won = shares(games)
    found = drama(hopes(games, kept("main", "deals")), won)
    sole = np.flatnonzero((won > 0).sum(axis=1) == 1)
    number = games["game"]
    yield Measure("course", "changes", "", NUMBER, found.changes, number)
    yield Measure("course", "decided", "", PART, found.decided, number)
    yield Measure("course", "behind", "", PART, found.behind[sole], number[sole])
    yield Measure("course", "lowest", "", PART, found.lowest[sole], number[sole])
    back = found.lowest[sole] < 0.5 / plan.players
    yield Measure("course", "comeback", "", PART, back.astype(np.float64), number[sole])


def _skill(plan: Experiment, kept: Kept) -> Iterator[Measure]:
    """What the better player wins; skill is its share of everything that could be won beyond a fair share."""
    games, fair = kept("skill", "games"), 1 / plan.players
    better, _ = plan.runs()["skill"]
    won, dealt = _by_deal(games, _won_by(better, games, better[0]))
    yield Measure("skill", "better", plan.skill.better, PART, won, dealt, fair)
    yield Measure("skill", "skill", "", PART, (won - fair) / (1 - fair), dealt)
    yield Measure("skill", "luck", "", PART, (1 - won) / (1 - fair), dealt)


def _held_back(plan: Experiment, kept: Kept, question: str, key: str, name: str) -> Measure:
    """What a restrained player wins, minus a fair share: all rotations of a deal among equals add up to one win."""
    games, (players, _) = kept(name, "games"), plan.runs()[name]
    won, dealt = _by_deal(games, _won_by(players, games, players[0]))
    return Measure(question, key, name, POINTS, 100 * (won - 1 / plan.players), dealt, 0.0)


def _restraint(plan: Experiment, kept: Kept) -> Iterator[Measure]:
    for name in plan.held():
        if name not in guesses(plan.game) and name not in plan.without():
            yield _held_back(plan, kept, "restraint", "restraint", name)


def _decisions(plan: Experiment, kept: Kept) -> Iterator[Measure]:
    """What guessing costs at each step that asks, and how many of a game's decisions are of that step."""
    games, deals = kept("main", "games"), kept("main", "deals")
    whole = games["decisions"].astype(np.float64)
    where = np.searchsorted(games["game"], deals["game"])
    for name in guesses(plan.game):
        step = name.partition("-")[2]
        asked = np.bincount(where, deals[f"asked_{step.replace('-', '_')}"], len(whole))
        if asked.any():
            yield _held_back(plan, kept, "decisions", "guess", name)
            yield Measure("decisions", "often", name, PART, asked / whole, games["game"])


def _cards(plan: Experiment, kept: Kept) -> Iterator[Measure]:
    games, deals = kept("main", "games"), kept("main", "deals")
    common: dict[str, list[Array]] = {}
    held: dict[str, list[Array]] = {}
    for lift in lifts(hopes(games, deals), deals):
        (common if lift.common else held).setdefault(_label(plan, lift.card), []).append(lift.values)
    swings = {name: np.concatenate(values) for name, values in common.items()}
    usual = float(np.concatenate(list(swings.values())).mean()) if swings else 0.0
    for name, values in swings.items():
        yield Measure("cards", "swing", name, PART, values, bar=usual)
    for name, parts in held.items():
        yield Measure("cards", "lift", name, POINTS, 100 * np.concatenate(parts), bar=0.0)
    for name in plan.without():
        yield _worth(plan, kept, name)


def _label(plan: Experiment, number: int) -> str:
    """A card by its deck and its own number there; of a deck with suits, all cards of a rank together."""
    decks = shelf.game(plan.game).state.LAYOUT.decks
    deck = 0
    while number >= len(decks[deck]):
        number -= len(decks[deck])
        deck += 1
    suits = len(decks[deck].suits)
    return f"{deck}/{number}" if suits == 1 else f"{deck}/{number // suits}{OF_RANK}"


def _worth(plan: Experiment, kept: Kept, name: str) -> Measure:
    """What a card is worth to whoever is dealt it: the same deal with it, and without."""
    usual, without, deals = kept(plan.equals(), "games"), kept(name, "games"), kept(name, "deals")
    card = _number(plan, name)
    owner = deals[f"at_{card}"][np.searchsorted(deals["game"], without["game"])]
    seat = without["rotation"]  # where the first of the players, who does without, sits
    mine = np.flatnonzero(owner == seat)
    dealt = without["dealt"][mine]
    games = np.searchsorted(usual["game"], dealt)
    there = games < len(usual["game"])
    with_it, without_it = shares(usual)[games[there], owner[mine][there]], shares(without)[mine, owner[mine]][there]
    return Measure("cards", "worth", _label(plan, card), POINTS, 100 * (with_it - without_it), dealt[there], 0.0)


def _number(plan: Experiment, name: str) -> int:
    """A card that can be done without, as rows count the cards of all decks."""
    declared, decks = shelf.box(plan.game).restraints, shelf.game(plan.game).state.LAYOUT.decks
    assert declared is not None
    assert declared.cards is not None
    before = sum(len(deck) for deck in decks[: decks.index(declared.cards)])
    return before + declared.cards.card(name)
