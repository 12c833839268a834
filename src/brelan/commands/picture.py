"""The table as a seat sees it, in a few lines of the terminal: who has what, what lies where, and your own cards."""

from collections.abc import Iterable

from brelan import shelf
from brelan.commands.screen import show, tied
from brelan.deck import HOLE, Deck
from brelan.engine.piles import CLASS, FACE
from brelan.engine.showing import Show
from brelan.engine.state import Pile
from brelan.engine.table import View
from brelan.face import Places
from brelan.transcript import Teller, joined

GAP = "   "


class Picture:
    """What a seat that is asked may look at before it answers."""

    def __init__(self, teller: Teller, view: View, seat: int) -> None:
        self.teller = teller
        self.view = view
        self.seat = seat
        self.say = teller.words
        self.box = shelf.box(view.game.name)
        self.face = self.box.face
        self.places = self._places()

    def show(self) -> None:
        """All of it, in as few lines as possible."""
        t, lang = self.view.state, self.teller.lang
        middle = self.say("middle", **self.face.mentions(t, self.seat, lang))
        show(self.say("scores", scores=", ".join(self._standing()), middle=middle), chips=True)
        for line in self.face.ahead(t, lang):
            show(line, hang=2)
        for name in self.face.common:
            self._show_pile(name, self._pile(name))
        for other in range(t.players):
            if other != self.seat:
                self._show_other(other)
        for name in self.face.own:
            self._show_pile(name, self._pile(name, self.seat))
        reading = self.box.reading(t, self.seat)
        if reading and self.box.judge:
            show(self.say("you-have", hand=self.box.judge.name(reading, lang)))

    def _places(self) -> Places | None:
        """What the numbers that may be answered mean; None where they mean words, people or chips."""
        places = self.view.question.counts_places(self.view.asks[self.seat])
        return self.face.places(self.view.state, self.seat) if places else None

    def _standing(self) -> Iterable[str]:
        """Everybody's chips; whoever is out of a deal under way is marked."""
        for seat in range(self.view.state.players):
            stands = self.teller.stands(self.view, seat)
            plays = self.view.question.options is Show or self.face.plays(self.view.state, seat)
            yield tied(stands if plays else self.say("is-out", stands=stands))

    def _pile(self, name: str, seat: int | None = None) -> Pile:
        handle = self.view.game.state.LAYOUT.constants[name]
        return Pile(handle if seat is None else handle[seat])

    def _show_other(self, seat: int) -> None:
        """What can be seen in front of another player: faces, backs, and what their cards with words on them do."""
        parts = []
        for name in self.face.others:
            pile = self._pile(name, seat)
            texts = self._texts(pile)
            if any(text != HOLE for text in texts):
                known = "yes" if all(slot & FACE for slot in self._slots(pile)) else "no"
                numbers = self.teller.numbers(self.view, seat)
                cards = self.say(f"theirs-{name}", cards=self._row(pile, texts), known=known, **numbers)
                parts.append(cards + self._read_out(pile, seat))
        if parts:
            show(GAP.join([self.teller.names[seat], *parts]), hang=2)

    def _show_pile(self, name: str, pile: Pile) -> None:
        """A pile of your own or of the table, in a row; cards with effects, to choose from, have a line each."""
        texts, effects = self._texts(pile), self._effects(pile)
        if not texts:
            return
        label = self.say(f"pile-{name}", **self.teller.numbers(self.view, self.seat))
        if self._asked(pile) and any(effects):
            show(label)
            for text, effect in zip(texts, effects, strict=True):
                show(text + effect, indent=2, hang=5)
        else:
            read_out = self._read_out(pile, self.seat) if name in self.face.others else ""
            show(f"{label} {self._row(pile, texts)}{read_out}", hang=2)

    def _asked(self, pile: Pile) -> bool:
        return self.places is not None and pile == self.places.pile

    def _row(self, pile: Pile, texts: list[str]) -> str:
        return GAP.join(texts) if self._asked(pile) else joined(texts)

    def _texts(self, pile: Pile) -> list[str]:
        """The cards of a pile; those to choose from numbered, in the groups that are chosen together."""
        deck, texts = self._deck(pile), []
        for slot in self._slots(pile):
            back, card = slot >> CLASS, (slot & FACE) - 1
            texts.append(self.face.back(back, self.teller.lang) if back else self.teller.card(deck, card))
        if self.places is None or pile != self.places.pile:
            return texts
        together, members = self.places.cards, self.view.asks[self.seat].options()
        groups = (" ".join(texts[i : i + together]) for i in range(0, len(texts), together))
        return [tied(f"{i + 1}· {group}" if i in members else group) for i, group in enumerate(groups)]

    def _effects(self, pile: Pile) -> list[str]:
        """The effects of a pile's cards, of those with words on them."""
        lang, deck, data = self.teller.lang, self._deck(pile), self.teller.data
        faces = ((slot & FACE) - 1 for slot in self._slots(pile))
        told = (self.face.does(deck, card, lang, data) if card >= 0 else "" for card in faces)
        return [f" — {does}" if does else "" for does in told]

    def _read_out(self, pile: Pile, seat: int) -> str:
        """What an open card does, while that may still happen."""
        t = self.view.state
        return "".join(self._effects(pile)) if self.face.repeats(t) and self.face.plays(t, seat) else ""

    def _slots(self, pile: Pile) -> list[int]:
        t = self.view.state
        return t.slot[t.START[pile] : t.START[pile] + t.count[pile]]

    def _deck(self, pile: Pile) -> Deck:
        return self.view.game.state.LAYOUT.decks[self.view.state.DECK[pile]]
