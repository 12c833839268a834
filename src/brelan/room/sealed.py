"""The chance of a live game: sealed before luck is known, cut by everybody, opened card by card (docs/fairness.md).

A cut seals what the next entry of the log needs: for each stock that was shuffled some whole decks, of which luck
chooses one and says in which order its envelopes come, and envelopes for lots and dice. A stock keeps its order until
cards come back to it. What nobody cuts is sealed all the same, with no luck but its own.
"""

from collections import Counter
from dataclasses import dataclass, field, replace
from functools import cache, cached_property, lru_cache
from hashlib import sha256
from typing import Any, NamedTuple

from brelan.deck import Deck
from brelan.engine.chance import Chancy
from brelan.engine.source import LOT, OutOfChance
from brelan.room import envelopes
from brelan.room.envelopes import DECKS

LATEST = 12
"""Orders that are remembered, beside the present one of each stock: those of the cards on the table."""
LATEST_LOTS = 256
SECOND = "something is needed that may depend on what comes first"


@cache
def names_of(deck: Deck) -> tuple[str, ...]:
    """What is written in the envelopes: the texts of the cards; where two have the same, with their numbers."""
    texts = [deck.text(face) for face in range(len(deck))]
    twice = Counter(texts)
    return tuple(text if twice[text] == 1 else f"{text}#{face}" for face, text in enumerate(texts))


class Needs(NamedTuple):
    """What an entry needs that is not sealed yet: orders of these stocks, and this many lots and dice."""

    stocks: tuple[int, ...] = ()
    lots: int = 0


@dataclass(frozen=True)
class Cut:
    """Something that was sealed, and the luck of those who cut it.

    Its name is the number of the entry that it decides, and a count: `41.0`; of what nobody cut, `41-0`.
    """

    secret: bytes
    name: str
    needs: Needs
    names: tuple[tuple[str, ...], ...]
    """Of the cards of each stock's deck."""
    lent: dict[int, str] = field(default_factory=dict)
    about: str = ""
    """What it decides, as a hash."""

    @property
    def decks(self) -> list[list[envelopes.Deck]]:
        """For each stock, the decks that were sealed: most are looked at once, when they are called, cut and told."""
        return [_decks(self.secret, self.name, place, names) for place, names in enumerate(self.names)]

    @cached_property
    def lots(self) -> tuple[bytes, ...]:
        """The envelopes of lots and dice."""
        return envelopes.lots(self._seed("lots"), self.needs.lots)

    @cached_property
    def root(self) -> bytes:
        """What everybody is shown before luck is lent."""
        return envelopes.root((deck for decks in self.decks for deck in decks), self.lots)

    @cached_property
    def luck(self) -> bytes:
        """Everybody's luck as one."""
        return envelopes.together(self.root, self.lent)

    @cached_property
    def _chosen(self) -> list[envelopes.Deck]:
        return [decks[envelopes.chosen(self.luck, place)] for place, decks in enumerate(self.decks)]

    def played(self, place: int) -> envelopes.Deck:
        """The deck that luck has chosen."""
        return self._chosen[place]

    def salt(self, number: int) -> bytes:
        """What opens a lot or die."""
        return envelopes.salt(self._seed("lots"), str(number))

    def _seed(self, what: str) -> bytes:
        return envelopes.seed(self.secret, f"{self.name} {what}")


@lru_cache(maxsize=16)
def _decks(secret: bytes, cut: str, place: int, names: tuple[str, ...]) -> list[envelopes.Deck]:
    """The decks that are sealed for a stock; asked for when they are called, cut and told."""
    seeds = [envelopes.seed(secret, f"{cut} deck {place}.{i}") for i in range(DECKS)]
    return [envelopes.sealed(seed, names) for seed in seeds]


class Came(NamedTuple):
    """A card that has come: as which outcome of the game, and to which pile."""

    drawn: int
    to: int


@dataclass
class Order:
    """The order of a stock since it was shuffled."""

    after: int
    """Outcomes that had come before it,"""
    cut: Cut
    place: int
    stock: int
    deck: int
    sequence: list[int]
    """Faces as they will come,"""
    out: frozenset[int]
    """those that lay elsewhere when it was shuffled,"""
    came: dict[int, Came] = field(default_factory=dict)
    """and those that have come, the first one first."""

    @property
    def last(self) -> int:
        """The latest outcome that came from it."""
        return next(reversed(self.came.values())).drawn if self.came else 0

    def sealed_out(self) -> frozenset[bytes]:
        """The envelopes of those that lay elsewhere."""
        names = {self.cut.names[self.place][face] for face in self.out}
        return frozenset(each for each, name in self.cut.played(self.place).names.items() if name in names)

    def holds(self, faces: list[int]) -> bool:
        """Whether these are what the stock holds if no card has come back to it."""
        many = len(self.sequence) - len(self.out) - len(self.came)
        return many == len(faces) and self.came.keys().isdisjoint(faces) and self.out.isdisjoint(faces)

    def following(self) -> int:
        """The face that comes next."""
        return next(face for face in self.sequence if face not in self.came and face not in self.out)


class Lot(NamedTuple):
    """A lot or die that has come: as which outcome of the game, from which place of a cut, among how many, where."""

    drawn: int
    cut: Cut
    number: int
    among: int
    pile: int
    found: int


@dataclass
class Sealed:
    """The source of chance. A state that is tried and given up leaves no trace: what came after it is forgotten."""

    secret: bytes
    decks: tuple[Deck, ...]
    """Of the game,"""
    piles: tuple[int, ...]
    """and of which of them each pile is."""
    number: int = 0
    """Of the entry that is played now."""
    cuts: list[Cut] = field(default_factory=list)
    """Those that were made for it."""
    orders: list[Order] = field(default_factory=list)
    lots: list[Lot] = field(default_factory=list)

    def cut(self, name: str, needs: Needs, lent: dict[int, str], about: str) -> Cut:
        """Something that is sealed, and cut by those who lent."""
        names = tuple(names_of(self.decks[self.piles[stock]]) for stock in needs.stocks)
        return Cut(self.secret, name, needs, names, lent, about)

    def forget(self) -> None:
        """The deal under way is void."""
        self.cuts, self.orders, self.lots = [], [], []

    def kept(self) -> Any:
        """All that has been fixed so far, as a snapshot keeps it: what is sealed follows from the secret."""
        cuts = {cut.name: cut for cut in (*self.cuts, *(o.cut for o in self.orders), *(lot.cut for lot in self.lots))}
        return [
            self.number,
            [[cut.name, cut.needs.stocks, cut.needs.lots, cut.lent, cut.about] for cut in cuts.values()],
            [cut.name for cut in self.cuts],
            [
                [o.cut.name, o.after, o.place, o.stock, o.sequence, sorted(o.out), [[f, *c] for f, c in o.came.items()]]
                for o in self.orders
            ],
            [[lot.cut.name, lot.drawn, *lot[2:]] for lot in self.lots],
        ]

    def recall(self, kept: Any) -> None:
        """Go on from what was kept."""
        self.number, cuts, made, orders, lots = kept
        known = {name: self.cut(name, Needs(tuple(stocks), n), lent, about) for name, stocks, n, lent, about in cuts}
        self.cuts = [known[name] for name in made]
        self.orders = [
            Order(
                after,
                known[name],
                place,
                stock,
                self.piles[stock],
                sequence,
                frozenset(out),
                {f: Came(*c) for f, *c in came},
            )
            for name, after, place, stock, sequence, out, came in orders
        ]
        self.lots = [Lot(drawn, known[name], *rest) for name, drawn, *rest in lots]

    def below(self, t: Chancy, n: int) -> int:
        """A number from 0 to n − 1, by lot."""
        return self.die(t, n, LOT)

    def die(self, t: Chancy, n: int, to: int) -> int:
        """The face of a die that is thrown into a pile."""
        self._rewind(t)
        cut, place = self._lot() or (self._alone(Needs(lots=1), ()), 0)
        t.drawn += 1
        found = envelopes.outcome(cut.luck, cut.salt(place), place, n)
        self.lots = [*self.lots[-LATEST_LOTS:], Lot(t.drawn, cut, place, n, to, found)]
        return found

    def card(self, t: Chancy, faces: list[int], stock: int, to: int) -> int:
        """The place in `faces` of the card that comes."""
        self._rewind(t)
        order = next((order for order in reversed(self.orders) if order.stock == stock), None)
        if order is None or not order.holds(faces):
            order = self._shuffled(t, stock, faces)
        t.drawn += 1
        face = order.following()
        order.came[face] = Came(t.drawn, to)
        return faces.index(face)

    def _lot(self) -> tuple[Cut, int] | None:
        """The next lot that was cut for this entry."""
        used = {(lot.cut.name, lot.number) for lot in self.lots}
        places = ((cut, i) for cut in self.cuts for i in range(cut.needs.lots) if (cut.name, i) not in used)
        return next(places, None)

    def _shuffled(self, t: Chancy, stock: int, faces: list[int]) -> Order:
        used = {(order.cut.name, order.place) for order in self.orders}
        places = (
            (cut, place)
            for cut in self.cuts
            for place, one in enumerate(cut.needs.stocks)
            if one == stock and (cut.name, place) not in used
        )
        cut = next(places, None)
        order = self._uncut_order(t, stock, faces) if cut is None else self._ordered(t, *cut, stock, faces)
        present = {order.stock: order for order in self.orders}.values()
        kept = [o for i, o in enumerate(self.orders, LATEST - len(self.orders)) if i >= 0 or o in present]
        self.orders = [*kept, order]
        return order

    def _ordered(self, t: Chancy, cut: Cut, place: int, stock: int, faces: list[int]) -> Order:
        deck = self.piles[stock]
        faces_of = {name: face for face, name in enumerate(names_of(self.decks[deck]))}
        names = cut.played(place).names
        sequence = [faces_of[names[each]] for each in envelopes.ordered(cut.luck, names)]
        return Order(t.drawn, cut, place, stock, deck, sequence, frozenset(sequence) - set(faces))

    def _uncut_order(self, t: Chancy, stock: int, faces: list[int]) -> Order:
        """Nobody has cut: what is sealed now has no luck but its own."""
        alone = self._alone(Needs((stock,)), (names_of(self.decks[self.piles[stock]]),))
        return self._ordered(t, alone, 0, stock, faces)

    def _alone(self, needs: Needs, names: tuple[tuple[str, ...], ...]) -> Cut:
        before = {order.cut.name for order in self.orders} | {lot.cut.name for lot in self.lots}
        count = sum(name.startswith(f"{self.number}-") for name in before)
        return Cut(self.secret, f"{self.number}-{count}", needs, names)

    def _rewind(self, t: Chancy) -> None:
        """Forget what came in states that were given up; an order has been there since its first card came."""
        if self.lots and self.lots[-1].drawn > t.drawn:
            self.lots = [lot for lot in self.lots if lot.drawn <= t.drawn]
        if any(order.last > t.drawn for order in self.orders):
            for order in self.orders:
                order.came = {face: came for face, came in order.came.items() if came.drawn <= t.drawn}
            self.orders = [order for order in self.orders if order.came]


class Anyhow(Sealed):
    """The same once more, for a table on which something is only tried: what is not sealed yet comes anyhow."""

    def __init__(self, chance: Sealed, seed: int = 0) -> None:
        orders = [replace(order, came=dict(order.came)) for order in chance.orders]
        super().__init__(
            chance.secret, chance.decks, chance.piles, chance.number, chance.cuts, orders, list(chance.lots)
        )
        self.seed = seed

    def die(self, t: Chancy, n: int, to: int) -> int:
        """The face of a die that is thrown into a pile."""
        self._rewind(t)
        if self._lot() is not None:
            return super().die(t, n, to)
        t.drawn += 1
        return self._any(f"{t.drawn}") % n

    def _uncut_order(self, t: Chancy, stock: int, faces: list[int]) -> Order:
        deck = self.piles[stock]
        every = range(len(names_of(self.decks[deck])))
        sequence = sorted(every, key=lambda face: self._any(f"{t.drawn} {face}"))
        alone = self._alone(Needs((stock,)), ())
        return Order(t.drawn, alone, 0, stock, deck, sequence, frozenset(every) - set(faces))

    def _any(self, what: str) -> int:
        """A number that stands for what nobody can know yet; each seed has others."""
        return int.from_bytes(sha256(f"{self.seed} {what}".encode()).digest()[:8], "big")


class Probe(Anyhow):
    """Finds out what an entry needs first. It ends with what is needed second: that may depend on the first."""

    def __init__(self, chance: Sealed, seed: int = 0) -> None:
        super().__init__(chance, seed)
        self.needs = Needs()
        """The stock that is needed first, or the lots that come before any stock,"""
        self.plan: list[int] = []
        """and the piles to which the first cards of that stock come, before anything else is needed."""

    def die(self, t: Chancy, n: int, to: int) -> int:
        """The face of a die that is thrown into a pile."""
        self._rewind(t)
        if self._lot() is None:
            if self.needs.stocks:
                raise OutOfChance(SECOND)
            self.needs = Needs(lots=self.needs.lots + 1)
        return super().die(t, n, to)

    def card(self, t: Chancy, faces: list[int], stock: int, to: int) -> int:
        """The place in `faces` of the card that comes."""
        at = super().card(t, faces, stock, to)
        if self.needs.stocks == (stock,):
            self.plan.append(to)
        return at

    def _uncut_order(self, t: Chancy, stock: int, faces: list[int]) -> Order:
        if any(self.needs):
            raise OutOfChance(SECOND)
        self.needs = Needs((stock,))
        return super()._uncut_order(t, stock, faces)
