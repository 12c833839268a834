"""A game told in words, in French or English, as all eyes, one seat or a spectator know it."""

from collections.abc import Iterable
from dataclasses import dataclass
from pathlib import Path

from brelan.deck import HOLE, Deck
from brelan.engine.game import Game
from brelan.engine.records import TABLE
from brelan.engine.table import Table
from brelan.engine.tells import Tell
from brelan.games.face import face, rule_of, said_of
from brelan.texts import Words, words
from brelan.texts.cards import shown

ALL_EYES = -1
SPECTATOR = TABLE


@dataclass(frozen=True)
class Teller:
    """Words for the tells of one game."""

    game: Game
    lang: str
    names: tuple[str, ...]
    data: Path | None = None

    @property
    def words(self) -> Words:
        """The game's sentences."""
        return words(self.lang, self.game.package)

    def sentence(self, tell: Tell) -> str:
        """One event as a sentence, empty when the reader learns nothing; its cards are those he may know."""
        deck = self.game.table.LAYOUT.decks[tell.deck]
        values: dict[str, object] = {}
        for key, number in tell.numbers.items():
            values |= {key[5:]: self.names[number]} if key.startswith("seat_") else {key: number}
        if tell.seat < len(self.names):
            values["who"] = self.names[tell.seat]
        if tell.cards:
            values["cards"] = self.cards(deck, tell.cards)
            values["known"] = "yes" if all(card >= 0 for card in tell.cards) else "no"
            values["n"] = len(tell.cards)
            values["name"] = said_of(self.game.name, tell, self.lang) if min(tell.cards) >= 0 else ""
        return self.words(f"told-{tell.what}", **values)

    def standing(self, table: Table) -> str:
        """Where everybody stands, in the game's own words: `Anna 95, Bruno 105`."""
        return ", ".join(self._stands(table, seat, name) for seat, name in enumerate(self.names))

    def _stands(self, table: Table, seat: int, name: str) -> str:
        t, layout = table.state, self.game.table.LAYOUT
        numbers = {f.name: getattr(t, f.name)[seat] for f in layout.fields if f.n == layout.seats}
        return self.words("stands", who=name, **numbers, **face(self.game.name).standing(t, seat))

    def card(self, deck: Deck, card: int) -> str:
        """A card as it is shown: `R♠`, or the words printed on it; `??` when it is not known."""
        if card < 0:
            return HOLE
        return face(self.game.name).printed(deck, card, self.lang, self.data) or shown(deck, card, self.lang)

    def cards(self, deck: Deck, cards: Iterable[int]) -> str:
        """Several cards; with commas when there are words on them."""
        texts = [self.card(deck, card) for card in cards]
        words_on_them = face(self.game.name).printed(deck, 0, self.lang, self.data)
        return (", " if words_on_them else " ").join(texts)

    def transcript(self, tells: Iterable[Tell], watcher: int) -> list[str]:
        """The sentences of a game, each with the rule behind it."""
        seen = (t.seen_by_all_eyes() if watcher == ALL_EYES else t.seen_by(watcher) for t in tells)
        told = ((self.sentence(tell), rule_of(self.game.name, tell)) for tell in seen)
        return [f"{sentence}  [{rule}]" for sentence, rule in told if sentence]
