"""What opens the envelopes of the cards and dice that somebody sees, and of no others (docs/fairness.md)."""

from typing import NamedTuple

from brelan.engine.piles import EVERYBODY, FACE, SEEN
from brelan.engine.sight import known
from brelan.engine.source import LOT
from brelan.engine.state import AnyState
from brelan.room import envelopes
from brelan.room.sealed import Cut, Lot, Order, Sealed, names_of


class Card(NamedTuple):
    """The envelope of a card: in which cut, in which of its decks, the card's name, and the salt."""

    cut: str
    place: int
    name: str
    salt: str


class Die(NamedTuple):
    """The envelope of a lot or die: in which cut, its number there, the salt, among how many, what it gave, where."""

    cut: str
    number: int
    salt: str
    among: int
    found: int
    pile: int


class Lying:
    """The cards that lie on a table, each with what opens it: found once, whoever sees it.

    That is the envelope it came from, and what kept it out of each shuffle since then.
    """

    def __init__(self, chance: Sealed, t: AnyState) -> None:
        orders = [order for order in chance.orders if order.after < t.drawn]
        self._t = t
        self._cards: list[tuple[int, list[Card]]] = []
        if not any(order.cut.lent for order in orders):
            return
        for pile, start in enumerate(t.START):
            deck = t.DECK[pile]
            if not t.DICE[deck]:
                names, of_deck = names_of(chance.decks[deck]), [order for order in orders if order.deck == deck]
                for slot in t.slot[start : start + t.count[pile]]:
                    if slot >> SEEN & EVERYBODY and slot & FACE:
                        face = (slot & FACE) - 1
                        lent = [order for order in _lay_outside(of_deck, face, t.drawn) if order.cut.lent]
                        self._cards.append((slot, [_card(order, names[face]) for order in lent]))

    def seen_by(self, watcher: int) -> set[Card]:
        """What opens the cards that somebody sees."""
        return {card for slot, cards in self._cards if known(self._t, slot, watcher) & FACE for card in cards}


def _card(order: Order, name: str) -> Card:
    return Card(order.cut.name, order.place, name, envelopes.salt(order.cut.played(order.place).seed, name).hex())


def standing(chance: Sealed, t: AnyState) -> list[Cut]:
    """The cuts from which anything on the table has come, seen or not, or will come next."""
    found = {}
    for stock in {order.stock for order in chance.orders}:
        orders = [order for order in chance.orders if order.stock == stock]
        while orders:
            order = orders.pop()
            found[order.cut.name] = order.cut
            if not any(face in earlier.came for earlier in orders for face in order.out):
                break
    for pile in {lot.pile for lot in chance.lots} - {LOT}:
        start = t.START[pile]
        lying = [(slot & FACE) - 1 for slot in t.slot[start : start + t.count[pile]]]
        found |= {lot.cut.name: lot.cut for lot in _came(chance.lots, pile, lying)}
    return [cut for cut in found.values() if cut.lent]


def _lay_outside(orders: list[Order], face: int, drawn: int) -> list[Order]:
    """The order in which a card came last, and those since: it has lain outside the stock from then on.

    What came before says where the card had been before it was shuffled back, which is for nobody to know.
    """
    came = [i for i, order in enumerate(orders) if face in order.came and order.came[face].drawn <= drawn]
    since = orders[came[-1] :] if came else orders
    return [order for order in since if face in order.came or face in order.out]


def dice(chance: Sealed, t: AnyState, watcher: int, before: AnyState | None) -> set[Die]:
    """For each lot, and each die that is seen, the envelope it came from.

    Of dice under a cup that were not all thrown together, only whoever saw what lay there before is told which they
    are: the others may know how many were thrown again, not which.
    """
    lots = [lot for lot in chance.lots if lot.drawn <= t.drawn and lot.cut.lent]
    found = {_opened(lot) for lot in lots if lot.pile == LOT and (before is None or lot.drawn > before.drawn)}
    for pile in {lot.pile for lot in lots} - {LOT}:
        lying = _faces(t, pile, watcher)
        came = _came(lots, pile, lying)
        together = len({lot.cut.name for lot in came}) <= 1
        if together or pile not in t.COVERED or (before is not None and _faces(before, pile, watcher)):
            found |= {_opened(lot) for lot in came}
    return found


def _opened(lot: Lot) -> Die:
    return Die(lot.cut.name, lot.number, lot.cut.salt(lot.number).hex(), lot.among, lot.found, lot.pile)


def _faces(t: AnyState, pile: int, watcher: int) -> list[int]:
    start = t.START[pile]
    faces = [known(t, slot, watcher) & FACE for slot in t.slot[start : start + t.count[pile]]]
    return [face - 1 for face in faces if face]


def _came(lots: list[Lot], pile: int, lying: list[int]) -> list[Lot]:
    """The latest throws that gave these dice; of dice that show the same, it does not matter which."""
    left, came = list(lying), []
    for lot in reversed(lots):
        if lot.pile == pile and lot.found in left:
            left.remove(lot.found)
            came.append(lot)
    return came
