"""Tables of Poker Champ that begin where a test needs them: hands, board and duels are given, and chips if need be."""

from collections.abc import Sequence
from itertools import chain

from brelan.engine.drive import begin
from brelan.engine.piles import CLASS, FACE
from brelan.engine.source import Outcome, Script
from brelan.engine.state import AnyState
from brelan.engine.table import Seen, Table
from brelan.games.champ import game
from brelan.games.champ.state import CARDS, CHIPS, State
from tests.table import play, told

HANDS = ("As Kd", "2c 7d", "3h 8s", "4d 9c", "5s 10h", "6h Jc")  # on BOARD the first one wins, with aces
BOARD = "Ah Qs 9d 3c 2h"

TIED = ("Ac 8c", "2c 3d", "As 8s")  # on TIE the first and the third share
TIE = "Ah 9d 7d 4c Jh"


def champ(
    *hands: str, board: str = BOARD, duels: Sequence[Sequence[str]] = (), chips: Sequence[int] = (), **options: object
) -> Table:
    """A first deal with these hands and this board; a duel is given as the duellists' hands and then its board."""
    state = game.blank(len(hands), {"showing": "no", **options})
    assert isinstance(state, State)
    if chips:
        state.chips[: len(chips)] = chips
        state.box = CHIPS - sum(chips)
    cards = _deal(hands, board) + list(chain.from_iterable(_duel(duel[:-1], duel[-1]) for duel in duels))
    state.source = Script(tuple(Outcome(0, card) for card in cards), goes_on=True)
    state.tells = []
    begin(state, 1)
    table = Table(game, state)
    table.tells, state.tells = state.tells, []
    return table


def _deal(hands: Sequence[str], board: str) -> list[int]:
    """One card each, a second one each, then a card that is burnt before the flop, the turn and the river."""
    dealt = list(chain.from_iterable(zip(*(CARDS.cards(hand) for hand in hands), strict=True)))
    common = CARDS.cards(board)
    first, second, third = unused(dealt + common)[:3]
    return [*dealt, first, *common[:3], second, *common[3:4], third, *common[4:]][: len(dealt) + _drawn(len(common))]


def _drawn(common: int) -> int:
    """How many cards have left the pack when so many lie on the board."""
    return {0: 0, 3: 4, 4: 6, 5: 8}[common]


def _duel(hands: Sequence[str], board: str) -> list[int]:
    """Two cards each, then five times a card that is burnt and one for the board."""
    dealt, common = CARDS.cards(" ".join(hands)), CARDS.cards(board)
    return dealt + list(chain.from_iterable(zip(unused(dealt + common), common, strict=False)))


def unused(cards: Sequence[int]) -> list[int]:
    """The other cards of the pack."""
    return [card for card in range(len(CARDS)) if card not in cards]


def everybody(table: Table, decision: str) -> Table:
    """All who are asked decide the same."""
    return play(table, *(f"{seat + 1} {decision}" for seat in table.awaited))


def to_the_end(table: Table) -> Table:
    """Everybody stakes in the three stages, and the deal is settled."""
    for _ in range(3):
        everybody(table, "stake")
    return table


def state(table: Seen) -> State:
    """The table's record, with its own fields."""
    assert isinstance(table.state, State)
    return table.state


def whos(table: Table, what: str) -> list[int]:
    """Whom the events of this kind concern."""
    return [seat for seat, *_ in told(table, what)]


def staked(table: Seen, seat: int) -> list[int]:
    """The stakes of a seat, stage by stage."""
    return state(table).staked[4 * seat : 4 * seat + 4]


def chips(table: Seen) -> list[int]:
    """What each player owns."""
    return state(table).chips[: table.state.players]


def backs(t: AnyState, pile: int) -> list[int]:
    """In a view, the classes that the backs of a pile's hidden cards show; 0 where not even the back is known."""
    slots = t.slot[t.START[pile] : t.START[pile] + t.count[pile]]
    assert not any(slot & FACE for slot in slots)
    return [slot >> CLASS for slot in slots]
