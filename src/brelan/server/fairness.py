"""What a device is told so that it can check its cards: what was sealed and cut, and what opens what it sees."""

from base64 import b64encode
from collections.abc import Iterable, Iterator

from brelan.engine.source import LOT
from brelan.engine.state import AnyState
from brelan.room import openings, sealed
from brelan.room.openings import Lying
from brelan.room.sealed import Order, Sealed
from brelan.room.sealing import LOTS, Came, Fair, OpenedCard, OpenedDie, SealedDeck, Sealing
from brelan.room.sitting import Sitting
from brelan.server.messages import Call
from brelan.server.picture import frame

NOTHING = Fair()


class Checkable:
    """What can be checked of what is seen in these states that could not be before; at first, everything.

    It is made once, and then asked for each watcher.
    """

    def __init__(self, at: Sitting, states: list[AnyState], before: AnyState | None) -> None:
        self._game = at.game.name
        self._chance: Sealed | None = None
        chance = at.chance
        if isinstance(chance, Sealed) and states and not _still(chance, states, before):
            self._chance = chance
            self._last, self._before = states[-1], before
            self._lying = [Lying(chance, t) for t in states]
            self._known = None if before is None else Lying(chance, before)
            cuts = chance.cuts if before is not None else _all_cuts(chance, states[-1])
            self._names = {cut.name for cut in cuts}
            orders = [order for order in chance.orders if order.cut.lent and (before is not None or order.cut in cuts)]
            self._cuts = tuple(_sealing(self._game, chance, cut) for cut in cuts)
            drawn = 0 if before is None else before.drawn
            self._came = tuple(_came(self._game, orders, drawn))
            self._uncut = tuple(_uncut(self._game, chance, drawn))

    def by(self, watcher: int) -> Fair:
        """What a watcher can check."""
        if self._chance is None:
            return NOTHING
        cards = set().union(*(lying.seen_by(watcher) for lying in self._lying))
        if self._known is None:  # a card that was never dealt was left out of every cut: only the latest are told
            cards = {card for card in cards if card.cut in self._names}
        else:
            cards -= self._known.seen_by(watcher)
        dice = tuple(_die(self._game, self._chance, die) for die in sorted(self._dice(self._chance, watcher)))
        return Fair(self._cuts, tuple(OpenedCard(*card) for card in sorted(cards)), dice, self._came, self._uncut)

    def _dice(self, chance: Sealed, watcher: int) -> set[openings.Die]:
        before = self._before
        dice = openings.dice(chance, self._last, watcher, before)
        if before is None:
            return {die for die in dice if die.cut in self._names}
        return dice - openings.dice(chance, before, watcher, before)


def _all_cuts(chance: Sealed, t: AnyState) -> list[sealed.Cut]:
    """The cuts that anything on the table has come from, and the latest, in their order."""
    known = {cut.name: cut for cut in (*openings.standing(chance, t), *chance.cuts)}
    return sorted(known.values(), key=lambda cut: [int(part) for part in cut.name.split(".")])


def _still(chance: Sealed, states: list[AnyState], before: AnyState | None) -> bool:
    """Whether nothing was cut and nothing has moved or been shown, so that nobody can check more than before."""
    return not (chance.cuts or before is None) and all(
        t.drawn == before.drawn and t.slot == before.slot and t.count == before.count for t in states
    )


def call(at: Sitting, cut: sealed.Cut, plan: Iterable[int]) -> Call:
    """What everybody is told before a cut."""
    return Call(cut.name, cut.root.hex(), cut.about, _keys(at.game.name, plan))


def _keys(game: str, piles: Iterable[int]) -> tuple[str, ...]:
    return tuple(frame(game).piles[pile][0] for pile in piles)


def _came(game: str, orders: Iterable[Order], drawn: int) -> Iterator[Came]:
    """The cards drawn since this many outcomes of the game, in order."""
    for order in orders:
        piles = [came.to for came in order.came.values() if came.drawn > drawn]
        if piles:
            yield Came(order.cut.name, order.place, len(order.came) - len(piles), _keys(game, piles))


def _uncut(game: str, chance: Sealed, drawn: int) -> Iterator[str]:
    """What came, since this many outcomes of the game, from stocks, lots and dice that nobody has cut."""
    present = {order.stock: order for order in chance.orders}.values()
    yield from _keys(game, (order.stock for order in present if not order.cut.lent and order.last > drawn))
    if chance.lots and chance.lots[-1].drawn > drawn and not chance.lots[-1].cut.lent:
        yield LOTS


def _sealing(game: str, chance: Sealed, cut: sealed.Cut) -> Sealing:
    return Sealing(
        cut.name,
        cut.root.hex(),
        cut.about,
        cut.lent,
        tuple(_deck(game, chance, cut, place) for place in range(len(cut.names))),
        b64encode(b"".join(cut.lots)).decode(),
    )


def _deck(game: str, chance: Sealed, cut: sealed.Cut, place: int) -> SealedDeck:
    """The deck that is played, sealed; and the seeds of the others, which anybody can look through."""
    played, names = cut.played(place), cut.names[place]
    order = next((order for order in chance.orders if (order.cut.name, order.place) == (cut.name, place)), None)
    out = set() if order is None else {names[face] for face in order.out}
    return SealedDeck(
        frame(game).piles[cut.needs.stocks[place]][0],
        names,
        b64encode(b"".join(played.names)).decode(),
        tuple("" if deck.seed == played.seed else deck.seed.hex() for deck in cut.decks[place]),
        tuple(i for i, name in enumerate(played.names.values()) if name in out),
    )


def _die(game: str, chance: Sealed, die: openings.Die) -> OpenedDie:
    pile, shown = "", ""
    if die.pile != LOT:
        pile, shown = frame(game).piles[die.pile][0], chance.decks[chance.piles[die.pile]].text(die.found)
    return OpenedDie(die.cut, die.number, die.salt, die.among, die.found, pile, shown)
