"""Tables of Poker d'enfer that begin where a test needs them: the last seat is Banker, so seat 1 leads."""

from typing import Any

from brelan.engine.showing import Show
from brelan.engine.source import Outcome, Script
from brelan.engine.state import NO_SEAT
from brelan.engine.table import Table
from brelan.games.enfer import game
from brelan.games.enfer.deck import CATALOGUE
from brelan.games.enfer.ranking import DECK
from brelan.games.enfer.state import PRINTED, ROUNDS, Answer, State, Stay, Step, Use, Verdict
from tests.table import play, told

# three hidden cards and two visible ones: high cards, each hand better than the one before
HANDS = ("5c 7d 9h Jc Kd", "5d 7h 9s Js Kh", "6c 8d 10h Qc Ks", "6d 8h 10s Qd Ac", "5h 7s 9c Jd As")
WIDOW = "6h 8s 10c Qh Ad"

# the number that the ledger gives to an effect
NUMBERS = {
    "devils-eye": 2,
    "pact": 1,
    "tithe": 1,
    "pickpocket": 2,
    "high-stakes": 5,
    "spotlight": 1,
    "second-chance": 3,
    "toll": 1,
    "hermit": 2,
}

# effects that come first on no Mise of ours, and the one they are printed over
PRINTED_OVER = {
    "banished": "gag",
    "reaping": "high-stakes",
    "toll": "pickpocket",
    "recall": "spotlight",
    "hermit": "widows-kiss",
}

USUAL: dict[int, object] = {
    Step.PICK: 0,
    Step.LAY: 0,
    Step.WITHDRAW: int(Stay.STAY),
    Step.EXCHANGE: [],
    Step.ACTIVATE: int(Use.TURN_DOWN),
    Step.RAISE: 0,
    Step.PAY: int(Answer.PAY),
    Step.REVEAL: int(Verdict.SHOW),
    Step.SHOW: int(Show.KEEP),
}


def enfer(*mises: str, hands: tuple[str, ...] = HANDS, widow: str = "", then: str = "", **options: object) -> Table:
    """As many players as Mises are named; each lays that one first and picks their hand; `then` is drawn later.

    Each Mise has the one effect that the ledger gives it; others are printed over one of these.
    """
    numbers = [_number(name) for name in mises]
    rest = [number for number in range(15) if number not in numbers]
    dealt = [Outcome(1, face) for number in numbers for face in (number, rest.pop(), rest.pop())]
    held = DECK.cards(" ".join([*hands[: len(mises)], then]))
    others = [card for card in range(len(DECK)) if card not in held]
    usual = WIDOW if hands == HANDS else DECK.texts(others[:5])
    cards = DECK.cards(" ".join([*hands[: len(mises)], widow or usual, then]))
    outcomes = [Outcome(-1, len(mises) - 1), *dealt, *(Outcome(0, card) for card in cards)]
    table = Table.begin(game, len(mises), {"showing": "no", **options}, 1, Script(tuple(outcomes), goes_on=True))
    for name in CATALOGUE:
        if name not in PRINTED_OVER or name in mises:
            reprint(table, name, (name, NUMBERS.get(name, 0)))
    return table


def reprint(table: Table, mise: str, *effects: tuple[str, int], times: int = ROUNDS) -> Table:
    """Print other effects over those of a Mise."""
    t, number = state(table), _number(mise)
    for place in range(PRINTED):
        name, parameter = effects[place] if place < len(effects) else ("", 0)
        t.effect[PRINTED * number + place] = list(CATALOGUE).index(name) + 1 if name else 0
        t.parameter[PRINTED * number + place] = parameter
    t.left[number] = times
    return table


def _number(name: str) -> int:
    return list(CATALOGUE).index(PRINTED_OVER.get(name, name))


def until(table: Table, step: Step) -> Table:
    """Everybody does the usual thing: stays, exchanges nothing, activates nothing, passes, pays, shows."""
    while not table.over and table.state.now != step:
        table.answer(table.awaited[0], USUAL[table.state.now])
    return table


def next_round(table: Table) -> Table:
    """The usual things to the beginning of the next round, or the end of the game."""
    now = state(table).round
    while not table.over and state(table).round == now:
        table.answer(table.awaited[0], USUAL[table.state.now])
    return table


def state(table: Table) -> State:
    """The table's record, with its own fields."""
    assert isinstance(table.state, State)
    return table.state


def heard(table: Table, watcher: int | None, what: str) -> list[list[str]]:
    """The cards of the events of this kind as a seat, or everybody, knows them."""
    eyes = NO_SEAT if watcher is None else watcher
    found = [tell.seen_by(eyes) for tell in table.tells if tell.what == what]
    decks = game.state.LAYOUT.decks
    return [["??" if card < 0 else decks[tell.deck].text(card) for card in tell.cards] for tell in found]


def bankroll(table: Table, *chips: int) -> Table:
    """Give the players these chips instead of their starting ones."""
    state(table).chips[: len(chips)] = chips
    return table


def winner(table: Table) -> int:
    """Who has won the last round."""
    return told(table, "won")[-1][0]


def activating(*mises: str, **how: Any) -> Table:
    """At phase 4."""
    return until(enfer(*mises, **how), Step.ACTIVATE)


def give_up(table: Table, *seats: int) -> Table:
    """These withdraw, the others stay, to phase 4."""
    until(table, Step.WITHDRAW)
    for seat in range(table.state.players):
        play(table, f"{seat + 1} {'withdraw' if seat + 1 in seats else 'stay'}")
    return until(table, Step.ACTIVATE)
