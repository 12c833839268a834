"""What a device can check by itself, from what it was told and the luck it lent (docs/fairness.md).

It knows no game and no secret. The page does the same while people play (web/src/lib/fairness.ts).
"""

from base64 import b64decode, b64encode
from dataclasses import dataclass, field
from typing import Any

import msgspec

from brelan.room import envelopes
from brelan.room.envelopes import DECKS, ENVELOPE, SALT
from brelan.room.sealing import LOTS, SealedDeck, Sealing
from brelan.room.secrets import is_hex
from brelan.trouble import Trouble, expect


class Called(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What a device was told before a cut, and its own luck, of which it then sent the hash."""

    cut: str
    root: str
    about: str
    plan: tuple[str, ...]
    luck: str


class Shown(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The promises that a device was shown, its own among them, before it showed its luck."""

    cut: str
    promises: dict[int, str]


class Heard(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """What a device was told with an entry: the chain, what it can check, and the cards that it saw in each pile."""

    number: int
    chain: str
    cuts: tuple[Sealing, ...] = ()
    cards: tuple[tuple[str, int, str, str], ...] = ()
    dice: tuple[tuple[str, int, str, int, int, str, str], ...] = ()
    came: tuple[tuple[str, int, int, tuple[str, ...]], ...] = ()
    seen: tuple[tuple[str, tuple[str, ...]], ...] = ()
    passing: tuple[tuple[str, tuple[str, ...]], ...] = ()
    """The same on the way there."""
    uncut: tuple[str, ...] = ()
    """The stocks, and LOTS, from which things came that nobody has cut."""
    silent: int = 0
    """How many chairs have promised luck in this game and not shown it."""
    whole: bool = False
    """Whether the device had only just joined: then it is told everything it sees, whenever that came."""


@dataclass
class Deck:
    """A deck that was cut: its envelopes as they come, those of cards that lay elsewhere, and where cards have gone."""

    pile: str
    names: frozenset[str]
    order: dict[bytes, int]
    out: frozenset[bytes]
    came: list[str] = field(default_factory=list)
    opened: dict[str, bytes] = field(default_factory=dict)


@dataclass
class Checker:
    """Everything a device was told so far, once it has proved right; `Trouble` says what is not."""

    called: dict[str, Called] = field(default_factory=dict)
    shown: dict[str, Shown] = field(default_factory=dict)
    open: str = ""
    """The cut for which this device has shown its luck, until it is told what came of it."""
    silent: int = 0
    cuts: dict[str, Sealing] = field(default_factory=dict)
    luck: dict[str, bytes] = field(default_factory=dict)
    decks: dict[tuple[str, int], Deck] = field(default_factory=dict)
    mine: set[str] = field(default_factory=set)
    """The cuts with this device's own luck,"""
    missed: set[str] = field(default_factory=set)
    """and those without it, although it had been called."""
    faces: dict[tuple[str, int], str] = field(default_factory=dict)
    unsure: set[str] = field(default_factory=set)
    """The cuts after which another was made for the same: what that brought may have said where more cards go."""
    loose: set[str] = field(default_factory=set)
    """The stocks, and LOTS, that nobody has cut since they were last shuffled or thrown: there is nothing to check."""
    checked: int = 0
    """Cards, lots and dice that were opened and proved right."""

    def call(self, called: Called) -> None:
        """The device was called and promised luck."""
        expect(is_hex(called.root) and is_hex(called.luck), "a root or luck is cut short", "64 digits")
        expect(called.cut not in self.cuts, f"cut {called.cut} is called after it was made", "before")
        again = f"cut {called.cut} is called after this device has shown its luck for cut {self.open}"
        expect(not self.open or not self._voids(called.cut), again, f"what came of cut {self.open}")
        self.called[called.cut] = called

    def _voids(self, cut: str) -> bool:
        """Whether a call is for what was cut already; another cut for the same entry may follow the one before."""
        number, _, place = self.open.partition(".")
        return not place.isdecimal() or len(place) > 3 or cut != f"{number}.{int(place) + 1}"

    def show(self, shown: Shown) -> None:
        """The device was shown all promises, and showed its luck."""
        called = self.called.get(shown.cut)
        right = called is not None and envelopes.promise(bytes.fromhex(called.luck)) in shown.promises.values()
        expect(right, f"luck was shown for cut {shown.cut}", "a cut that it was promised for")
        self.shown[shown.cut], self.open = shown, shown.cut

    def hear(self, told: Heard) -> None:
        """The device was told of one more entry."""
        if told.silent > self.silent:  # what was cut is void, and everybody was told why
            self.silent, self.open = told.silent, ""
        self.unsure = {cut.cut for cut in told.cuts[:-1]}
        known = {deck.pile for deck in self.decks.values()} - self.loose - set(told.uncut)
        for cut in told.cuts:
            if told.whole and cut.cut in self.cuts:
                expect(cut == self.cuts[cut.cut], f"cut {cut.cut} is told differently than before", "the same")
            else:
                self._cut(cut)
            self.loose -= {deck.pile for deck in cut.decks} | ({LOTS} if cut.lots else set())
        self.loose |= set(told.uncut)
        for came in told.came:
            self._came(told.whole, *came)
        for card in told.cards:
            self._card(told, *card)
        for die in told.dice:
            self._die(*die)
        self._seen(told, known)

    def _cut(self, cut: Sealing) -> None:
        where = f"cut {cut.cut}"
        expect(cut.cut not in self.cuts, f"{where} is made again", "once")
        number, _, place = cut.cut.partition(".")
        before = f"{number}.{int(place) - 1}" if place.isdecimal() and len(place) < 4 else ""
        expect(before in self.cuts or before not in self.shown, f"{where} is made without {before}", "both")
        expect(all(map(is_hex, cut.luck.values())), f"{where} has luck that is cut short", "64 digits")
        called = self.called.get(cut.cut)
        if called is not None:
            expect(called.root == cut.root, f"{where} has another root than was called", called.root)
            expect(called.about == cut.about, f"{where} decides something else than was called", called.about)
            shown = self.shown.get(cut.cut)
            promises = {chair: envelopes.promise(bytes.fromhex(lent)) for chair, lent in cut.luck.items()}
            same = shown is None or shown.promises == promises
            expect(same, f"{where} has other luck than was promised before any was shown", "the same")
            (self.mine if called.luck in cut.luck.values() else self.missed).add(cut.cut)
        root = bytes.fromhex(cut.root) if is_hex(cut.root) else b""
        luck = envelopes.together(root, cut.luck)
        decks = [deck for place, sealed in enumerate(cut.decks) for deck in self._decks(cut, sealed, place, luck)]
        found = envelopes.root(decks, _split(cut.lots, where))
        expect(found == root, f"{where} was sealed differently than shown before", found.hex())
        self.cuts[cut.cut], self.luck[cut.cut] = cut, luck
        self.open = "" if self.open == cut.cut else self.open

    def _decks(self, cut: Sealing, sealed: SealedDeck, place: int, luck: bytes) -> list[envelopes.Deck]:
        """All the decks that were sealed for a stock: those that are opened are whole, the other was chosen."""
        where = f"deck {place} of cut {cut.cut}"
        played, names = _split(sealed.envelopes, where), sealed.names
        expect(
            len(set(names)) == len(names) == len(played), f"{where} has {len(played)} envelopes", "one for each name"
        )
        expect(list(played) == sorted(set(played)), f"{where} has envelopes in some order", "ascending")
        expect(len(sealed.seeds) == DECKS, f"{len(sealed.seeds)} decks were sealed", str(DECKS))
        right = all(len(seed) in (0, 2 * SALT) for seed in sealed.seeds)
        expect(
            right, f"{where} has seeds of {', '.join(str(len(seed)) for seed in sealed.seeds)} digits", f"{2 * SALT}"
        )
        chosen = envelopes.chosen(luck, place)
        kept = [i for i, seed in enumerate(sealed.seeds) if not seed]
        expect(kept == [chosen], f"{where} is number {kept}", f"[{chosen}], which luck has chosen")
        for other in self.decks.values():
            same = other.pile != sealed.pile or other.names == set(names)
            expect(same, f"{where} has other cards than before", "the same deck")
        expect(all(0 <= i < len(played) for i in sealed.out), f"{where} leaves out what it has not", "its envelopes")
        out = frozenset(played[i] for i in sealed.out)
        order = envelopes.ordered(luck, (each for each in played if each not in out))
        ranks = {each: rank for rank, each in enumerate(order)}
        self.decks[cut.cut, place] = Deck(sealed.pile, frozenset(names), ranks, out)
        return [
            envelopes.sealed(_bytes(seed, where), names) if seed else envelopes.Deck(b"", dict.fromkeys(played, ""))
            for seed in sealed.seeds
        ]

    def _came(self, whole: bool, cut: str, place: int, before: int, piles: tuple[str, ...]) -> None:
        """Cards have come, one after the other; the first ones, and everything seats get, go where it was announced."""
        deck = self._deck(cut, place)
        known = [] if whole else deck.came
        expect(before == len(known), f"card {before + 1} of cut {cut} comes", f"card {len(known) + 1}")
        after = [*known, *piles]
        expect(after[: len(deck.came)] == deck.came, f"the cards of cut {cut} went to others than before", "the same")
        expect(len(after) <= len(deck.order), f"{len(after)} cards have come", f"{len(deck.order)} at most")
        deck.came = after
        called = self.called.get(cut)
        if called is not None and not before:
            plan, more = called.plan, () if whole or cut in self.unsure else piles[len(called.plan) :]
            right = tuple(after[: len(plan)]) == plan and not any("." in pile for pile in more)
            expect(right, f"the cards of cut {cut} go to others than was called", " ".join(plan))

    def _card(self, told: Heard, cut: str, place: int, name: str, salt: str) -> None:
        deck = self._deck(cut, place)
        found = envelopes.envelope(_bytes(salt, f"cut {cut}"), name)
        expect(name in deck.names, f"{name} is opened in cut {cut}", "a card of that deck")
        expect(deck.opened.setdefault(name, found) == found, f"{name} lies in two envelopes of cut {cut}", "one")
        if found not in deck.out:
            expect(found in deck.order, f"{name} does not open an envelope of cut {cut}", "one that was sealed")
            rank = deck.order[found]
            expect(rank < len(deck.came), f"{name} is card {rank + 1} of cut {cut}", f"one of {len(deck.came)}")
            if not told.whole:
                self._went(told, cut, place, name, deck.came[rank], rank)
        self.checked += 1

    def _went(self, told: Heard, cut: str, place: int, name: str, pile: str, rank: int) -> None:
        """A card that has just come is seen where it went, not where another one did; it may have gone on since."""
        fresh = any(came[:2] == (cut, place) and came[2] <= rank for came in told.came)
        seen = {key for key, cards in told.seen + told.passing if _plain(name) in map(_plain, cards)}
        right = pile in seen or seen.isdisjoint(self._deck(cut, place).came)
        expect(not fresh or right, f"{name} was dealt to {pile}", "to see it there")

    def _die(self, cut: str, number: int, salt: str, among: int, found: int, pile: str, face: str) -> None:
        if cut not in self.cuts:
            raise Trouble(f"a die of cut {cut} is opened, expected one that was told")
        lots, opens = _split(self.cuts[cut].lots, f"cut {cut}"), _bytes(salt, f"cut {cut}")
        right = 0 <= number < len(lots) and envelopes.envelope(opens, str(number)) == lots[number]
        expect(right, f"lot {number} does not open an envelope of cut {cut}", "one that was sealed")
        given = envelopes.outcome(self.luck[cut], opens, number, among) if among > 0 else -1
        expect(given == found, f"lot {number} of cut {cut} gave {found}", str(given))
        same = not pile or self.faces.setdefault((pile.partition(".")[0], found), face) == face
        expect(same, f"a die that fell on {found} shows {face}", "what it showed before")
        self.checked += 1

    def _seen(self, told: Heard, before: set[str]) -> None:
        """Every card that is seen was opened: in the latest cut of its deck, or if it was seen on the way, in some.

        On the way there lie cards from before; so that is asked only of stocks that were cut before, too.
        """
        latest = {deck.pile: deck for deck in self.decks.values() if deck.pile not in self.loose}
        on_the_way = {deck.pile: deck for deck in self.decks.values() if deck.pile in before}
        for piles, known, among in (
            (told.seen, latest, list(latest.values())),
            (told.passing, on_the_way, list(self.decks.values())),
        ):
            names = {_plain(name) for deck in known.values() for name in deck.names}
            opened = {_plain(name) for deck in among for name in deck.opened}
            for pile, cards in piles:
                for card in {_plain(card) for card in cards} & names - opened:
                    raise Trouble(f"{card} lies in {pile} and was not opened, expected what opens its envelope")

    def _deck(self, cut: str, place: int) -> Deck:
        found = self.decks.get((cut, place))
        if found is None:
            raise Trouble(f"deck {place} of cut {cut} is spoken of, expected one that was told")
        return found


def _plain(name: str) -> str:
    """The text of a card without what says who knows it, or which of its kind it is."""
    return name.partition("*")[0].partition("#")[0]


def _split(text: str, where: str) -> tuple[bytes, ...]:
    try:
        found = b64decode(text, validate=True)
    except ValueError:
        found = b""
    expect(b64encode(found).decode() == text, f"{where} has envelopes in another spelling", "base64")
    expect(len(found) % ENVELOPE == 0, f"{where} has {len(found)} bytes of envelopes", f"{ENVELOPE} each")
    return tuple(found[i : i + ENVELOPE] for i in range(0, len(found), ENVELOPE))


def _bytes(digits: Any, where: str) -> bytes:
    right = set(digits) <= set("0123456789abcdef") and len(digits) % 2 == 0
    expect(right, f"{where} has {digits[:20]!r}", "hexadecimal digits")
    return bytes.fromhex(digits)
