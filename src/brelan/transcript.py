"""A game told in words, in French or English, as all eyes, one seat or a spectator know it."""

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, replace
from typing import NamedTuple

from brelan import shelf
from brelan.deck import HOLE, Deck
from brelan.engine.game import Game
from brelan.engine.record import TOLD
from brelan.engine.sets import has
from brelan.engine.sheet import Printed
from brelan.engine.state import NO_SEAT
from brelan.engine.table import Seen, Table
from brelan.engine.tells import RUNG, Tell
from brelan.face import Face
from brelan.texts import LANGUAGES, Words, words
from brelan.texts.cards import shown
from brelan.trouble import Trouble

ALL_EYES = -1
SPECTATOR = NO_SEAT


class Line(NamedTuple):
    """A sentence, the rule behind it, what was told and of which seat."""

    text: str
    rule: str
    what: str
    seat: int


@dataclass(frozen=True)
class Teller:
    """Words for the tells of one game."""

    game: Game
    lang: str
    names: tuple[str, ...]
    data: Printed | None = None
    version: int = 0
    """Of the rules that told the game, if not today's."""

    @property
    def face(self) -> Face:
        """What the game shows of itself."""
        return shelf.box(self.game.name).face

    @property
    def words(self) -> Words:
        """The game's sentences, those of an earlier version before later ones."""
        earlier = range(self.game.version - 1, (self.version or self.game.version) - 1, -1)
        return words(self.lang, self.game.package, earlier=tuple(earlier))

    def sentence(self, tell: Tell) -> str:
        """One event as a sentence, empty when the reader learns nothing; its cards are those they may know."""
        deck = self.game.state.LAYOUT.decks[tell.deck]
        values: dict[str, object] = {}
        for key, number in tell.numbers.items():
            if key.startswith("seats_"):
                values[key[6:]] = self.listed(number)
            else:
                values |= {key[5:]: self.names[number]} if key.startswith("seat_") else {key: number}
        if tell.seat < len(self.names):
            values["who"] = self.names[tell.seat]
        if RUNG in tell.numbers:
            values["name"] = self.face.announced(tell.numbers, self.lang)
        if tell.cards:
            values["cards"] = self.cards(deck, tell.cards)
            values["n"] = len(tell.cards)
            values["first-card"] = self.card(deck, tell.cards[0])
            values["last-card"] = self.card(deck, tell.cards[-1])
            known = min(tell.cards) >= 0
            values["known"] = "yes" if known else "no"
            values["name"] = self.face.said_of(tell, self.lang) if known else ""
            values["effect"] = self.face.does(deck, tell.cards[0], self.lang, self.data) if known else ""
        return self.words(f"told-{tell.what}", **values)

    def listed(self, seats: int) -> str:
        """The names of some seats: `Anna, Bruno et Chloé`."""
        *some, last = [name for seat, name in enumerate(self.names) if has(seats, seat)] or [""]
        return self.words("listed", some=", ".join(some), last=last) if some else last

    def standing(self, table: Seen) -> str:
        """Where everybody stands, in the game's own words: `Anna 95, Bruno 105`."""
        return ", ".join(self.stands(table, seat) for seat in range(len(self.names)))

    def stands(self, table: Seen, seat: int) -> str:
        """Where one seat stands."""
        return self.words("stands", who=self.names[seat], **self.numbers(table, seat))

    def numbers(self, table: Seen, seat: int) -> dict[str, int]:
        """The public numbers of a seat, for sentences to mention."""
        t, layout = table.state, self.game.state.LAYOUT
        fields = {f.name: getattr(t, f.name)[seat] for f in layout.fields if f.n == layout.seats}
        return fields | self.face.standing(t, seat)

    def card(self, deck: Deck, card: int) -> str:
        """A card as it is shown: `R♠`, or the words printed on it; `??` when it is not known."""
        if card < 0:
            return HOLE
        return self.face.printed(deck, card, self.lang, self.data) or shown(deck, card, self.lang)

    def cards(self, deck: Deck, cards: Iterable[int]) -> str:
        """Several cards beside each other."""
        return joined([self.card(deck, card) for card in cards])

    def transcript(self, tells: Iterable[Tell], watcher: int) -> list[str]:
        """The sentences of a game, each with the rule behind it."""
        return [f"{line.text}  [{line.rule}]" for line in self.told(tells, watcher)]

    def told(self, tells: Iterable[Tell], watcher: int) -> Iterator[Line]:
        """The sentences that tell the watcher something, and the rules behind them."""
        for tell in tells:
            seen = tell.seen_by_all_eyes() if watcher == ALL_EYES else tell.seen_by(watcher)
            sentence = self.sentence(seen)
            if sentence:
                yield Line(sentence, self.face.rule_of(seen), seen.what, seen.seat)

    def retold(self, tells: Iterable[tuple[int, Tell]], watcher: int) -> Iterator[Line]:
        """The same for what other versions told, in their own words; where none fit any more, the rule is named."""
        for version, tell in tells:
            try:
                yield from replace(self, version=version).told((tell,), watcher)
            except (LookupError, ValueError, Trouble):
                yield Line(self.words("told-otherwise", rule=tell.rule), tell.rule, tell.what, tell.seat)


def in_full(table: Table) -> str:
    """The story of a finished game from all eyes, in every language, as its record keeps it for other rules."""
    lines = []
    for lang in LANGUAGES:
        teller = Teller(table.game, lang, table.names, table.data)
        end = teller.words("result", scores=teller.standing(table))
        lines += [f"{TOLD}{lang}", *(f"# {line}" for line in (*teller.transcript(table.tells, ALL_EYES), end))]
    return "".join(f"{line}\n" for line in lines)


def joined(texts: Sequence[str]) -> str:
    """Cards beside each other; with commas when there are words on them."""
    return (", " if any(" " in text for text in texts) else " ").join(texts)
