"""What a device is told so that it can check its cards: what was sealed and cut, and what opens what it sees."""

from base64 import b64encode
from collections.abc import Iterable, Iterator

from brelan.engine.source import LOT
from brelan.engine.state import AnyState
from brelan.room import openings, sealed
from brelan.room.sealed import Order, Sealed
from brelan.room.sealing import LOTS, Came, Fair, OpenedCard, OpenedDie, SealedDeck, Sealing
from brelan.room.sitting import Sitting
from brelan.server.messages import Call
from brelan.server.picture import frame

NOTHING = Fair()


def told(at: Sitting, states: list[AnyState], before: AnyState | None, watcher: int) -> Fair:
    """What a watcher can check of what it sees in these states that it could not before; at first, everything."""
    chance = at.chance
    if not isinstance(chance, Sealed) or not states or not (chance.orders or chance.lots):
        return NOTHING
    cards = set().union(*(openings.cards(chance, t, watcher) for t in states))
    dice = openings.dice(chance, states[-1], watcher, before)
    cuts = chance.cuts
    if before is None:
        known = {cut.name: cut for cut in (*openings.standing(chance, states[-1]), *chance.cuts)}
        cuts = sorted(known.values(), key=lambda cut: [int(part) for part in cut.name.split(".")])
        dice = {die for die in dice if die.cut in {cut.name for cut in cuts}}
    else:
        cards -= openings.cards(chance, before, watcher)
        dice -= openings.dice(chance, before, watcher, before)
    orders = [order for order in chance.orders if order.cut.lent and (before is not None or order.cut in cuts)]
    return Fair(
        tuple(_sealing(at.game.name, chance, cut) for cut in cuts),
        tuple(OpenedCard(*card) for card in sorted(cards)),
        tuple(_die(at.game.name, chance, die) for die in sorted(dice)),
        tuple(_came(at.game.name, orders, 0 if before is None else before.drawn)),
        tuple(_uncut(at.game.name, chance, 0 if before is None else before.drawn)),
    )


def call(at: Sitting, cut: sealed.Cut, plan: Iterable[int]) -> Call:
    """What everybody is told before a cut."""
    return Call(cut.name, cut.root.hex(), cut.about, _keys(at.game.name, plan))


def _keys(game: str, piles: Iterable[int]) -> tuple[str, ...]:
    return tuple(frame(game).piles[pile][0] for pile in piles)


def _came(game: str, orders: Iterable[Order], drawn: int) -> Iterator[Came]:
    """The cards that have come since so many outcomes of the game, in their order."""
    for order in orders:
        piles = [came.to for came in order.came.values() if came.drawn > drawn]
        if piles:
            yield Came(order.cut.name, order.place, len(order.came) - len(piles), _keys(game, piles))


def _uncut(game: str, chance: Sealed, drawn: int) -> Iterator[str]:
    """What comes, since so many outcomes of the game, from stocks, lots and dice that nobody has cut."""
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
        tuple("" if deck is played else deck.seed.hex() for deck in cut.decks[place]),
        tuple(i for i, name in enumerate(played.names.values()) if name in out),
    )


def _die(game: str, chance: Sealed, die: openings.Die) -> OpenedDie:
    pile, shown = "", ""
    if die.pile != LOT:
        pile, shown = frame(game).piles[die.pile][0], chance.decks[chance.piles[die.pile]].text(die.found)
    return OpenedDie(die.cut, die.number, die.salt, die.among, die.found, pile, shown)
