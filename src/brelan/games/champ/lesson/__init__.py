"""The first deal of Poker Champ: backs that tell, stakes in no order, a flush that everybody can read, the Award."""

from brelan.engine.piles import card, size
from brelan.engine.state import Pile
from brelan.engine.table import Table
from brelan.games.champ.ranking import DECK, JUDGE
from brelan.games.champ.state import ACE_BACK, BACKS, State
from brelan.lesson import Answer, Lesson, Pick, Stronger, Touch, Who

ZOE = 1
FLUSH = 5


def state(table: Table) -> State:
    """The table's record, with its own fields."""
    assert isinstance(table.state, State)
    return table.state


def cards(t: State, pile: Pile) -> list[int]:
    """The cards of a pile."""
    return [card(t, pile, i) for i in range(size(t, pile))]


def has_this_back(table: Table, text: str) -> bool:
    """C2 Whether a card could be Zoé's second one, by its back."""
    t = state(table)
    return BACKS[DECK.card(text)] == BACKS[cards(t, t.hand[ZOE])[1]]


def surely_has_a_flush(table: Table, seat: int) -> bool:
    """C2 Whether the backs of a seat and the board make five of a suit; an ace does not say which it has."""
    t = state(table)
    backs = [BACKS[which] for which in cards(t, t.hand[seat])]
    known = [(back - 1) % len(DECK.suits) for back in backs if back != ACE_BACK]
    suits = known + [DECK.suit(which) for which in cards(t, t.board)]
    return max(map(suits.count, suits)) >= FLUSH


def richest(table: Table, seat: int) -> bool:
    """C18 Whoever has the most chips gives six away, and receives the Award."""
    chips = state(table).chips[: table.state.players]
    return chips[seat] == max(chips)


LESSON = Lesson(
    texts=__name__,
    options={"showing": "no"},
    chance="Ks Ad Qh  8c 7s 9h  3c Kh 8h 8s  5d 2h  6d 4c",
    moves=(
        Touch("backs", "backs-1"),
        Pick("class", ("Qs", "7h", "9s"), has_this_back),
        "3 stake",
        Answer("flop", "stake"),
        "2 stake",
        Who("flush", surely_has_a_flush),
        Stronger("order", JUDGE, ("Kh Qh 9h 8h 2h", "8c 8h 8s Ks Kh")),
        "2 give_up",
        Answer("turn", "stake"),
        "3 stake",
        "3 stake",
        Answer("river", "stake"),
        Who("award", richest),
    ),
)
