"""A person at a terminal: shows what the seat may see, asks what the table asks, explains what was not understood."""

import os
import re
from pathlib import Path
from random import Random
from time import monotonic

from brelan.bots import bot_for
from brelan.bots.characters import character
from brelan.coach.advice import advise, sentences
from brelan.engine.asks import Ask, Form
from brelan.engine.declarations import Option
from brelan.engine.game import Game
from brelan.engine.record import write
from brelan.engine.table import IllegalAnswer, Table
from brelan.games.face import face
from brelan.texts import LANGUAGES, words
from brelan.transcript import Teller
from brelan.trouble import Trouble

ME = 0
HINT = "?"
LATELY = 12  # events told again when a game is resumed
PLAYED = re.compile(r"^# played (\d{1,9}) s$", re.MULTILINE)


class Leave(Exception):
    """The person has closed the input."""


class Terminal:
    """One person, seat 1, against bots."""

    def __init__(self, game: Game, lang: str, save: Path, level: str) -> None:
        self.game = game
        self.level = level
        self.lang = lang
        self.save = save
        self.say = words(lang, game.package)
        self.face = face(game.name)
        self.told = 0
        self.kept = False
        self.begun = monotonic()

    def play(self, table: Table) -> None:
        """To the end of the game, or until the person leaves."""
        rng = Random(table.seed)
        bots = [bot_for(self.game.name, self.level, character(name)) for name in table.names]
        if table.answers:
            self.told = max(0, len(table.tells) - LATELY)
        self.begun -= self._played_before()
        print(self.say("welcome", title=self.say("title")))
        while not table.over:
            self._keep(table)
            self._watch_time(table)
            seat = rng.choice(table.awaited)  # C11 in no order: who answers first of several is drawn by lot
            if seat == ME:
                self._show(table)
                self._answer(table)
            else:
                table.answer(seat, bots[seat](table.view(seat), table.asks[seat], rng))
        self._keep(table)
        self._tell(table)
        print(self.say("result", scores=self._teller(table).standing(table)))
        winners = [table.names[seat] for seat in table.result.winners]
        print(self.say("winners", n=len(winners), names=", ".join(winners)))

    def leave(self) -> None:
        """A clean good-bye."""
        print("\n" + (self.say("left", game=self.game.name) if self.kept else self.say("goodbye")))

    def agrees(self, key: str) -> bool:
        """A question with yes or no."""
        while True:
            said = self._input(self.say(key)).casefold()
            if said in self.say("yes-words").split():
                return True
            if said in self.say("no-words").split():
                return False
            print(self.say("yes-or-no", said=said))

    def choose_language(self) -> str:
        """The first question, in both languages."""
        while True:
            said = self._input(f"Français ou English ? (fr / en) [{self.lang}] ").casefold() or self.lang
            if said in LANGUAGES:
                return said
            print(self.say("which-language", said=said))

    def choose_name(self) -> str:
        """How the person is called at the table."""
        return self._input(self.say("which-name", usual=self.say("your-name"))) or self.say("your-name")

    def choose_players(self) -> int:
        """How many play."""
        usual = min(4, self.game.most)
        while True:
            said = self._input(self.say("how-many", least=self.game.least, most=self.game.most, usual=usual))
            if not said:
                return usual
            if said.isdecimal() and self.game.least <= int(said) <= self.game.most:
                return int(said)
            print(self.say("not-a-number", said=said, least=self.game.least, most=self.game.most))

    def choose_options(self) -> dict[str, object]:
        """The options, one by one, for those who want to change some."""
        if not self.agrees("change-options"):
            return {}
        return {option.name: self._choose(option) for option in self.game.options}

    def _choose(self, option: Option) -> int:
        title = self.say(f"choice-{option.name}")
        usual = self._value(option, option.default)
        if option.words:
            for value in range(len(option.words)):
                print(f"  {value + 1}  {self._value(option, value)}")
        first = 1 if option.words else option.least
        last = len(option.words) or option.most
        while True:
            said = self._input(self.say("choose", title=title, usual=usual))
            if not said:
                return option.default
            if said.isdecimal() and first <= int(said) <= last:
                return int(said) - (1 if option.words else 0)
            print(self.say("not-a-number", said=said, least=first, most=last))

    def _value(self, option: Option, value: int) -> str:
        key = f"choice-{option.name}-{option.word(value)}"
        return self.say(key) if key in self.say else self.say(option.word(value)) if option.words else str(value)

    def _watch_time(self, table: Table) -> None:
        """C23 The time that was fixed for the game is up."""
        minutes = self.game.minutes(table.state) if self.game.minutes else 0
        if minutes and monotonic() - self.begun >= 60 * minutes:
            table.ring()

    def _played_before(self) -> int:
        """Seconds for which a game had been played when it was left."""
        found = PLAYED.findall(self.save.read_text(encoding="utf-8")) if self.save.exists() else []
        return int(found[-1]) if found else 0

    def _keep(self, table: Table) -> None:
        try:
            self.save.parent.mkdir(parents=True, exist_ok=True)
            fresh = self.save.with_suffix(f".{os.getpid()}")
            fresh.write_text(f"{write(table)}# played {monotonic() - self.begun:.0f} s\n", encoding="utf-8")
            fresh.replace(self.save)
        except OSError as trouble:
            raise Trouble(
                f"{self.save}: the game cannot be kept there ({trouble.strerror}); choose another with --save"
            ) from None
        self.kept = True

    def _tell(self, table: Table) -> None:
        for sentence in self._teller(table).transcript(table.tells[self.told :], ME):
            print("  " + sentence)
        self.told = len(table.tells)

    def _teller(self, table: Table) -> Teller:
        return Teller(self.game, self.lang, table.names, table.data)

    def _show(self, table: Table) -> None:
        self._tell(table)
        print("\n" + self.say("scores", scores=self._teller(table).standing(table)))
        view, layout = table.view(ME), self.game.table.LAYOUT
        for pile in (*self.face.common, *self.face.own):
            handle = layout.constants[pile]
            deck = layout.decks[layout.constants["DECK"][handle[ME] if isinstance(handle, tuple) else handle]]
            texts = view.cards(pile, ME if isinstance(handle, tuple) else None)
            if texts:
                cards = [deck.card(text) for text in texts]
                shown = (self._teller(table).card(deck, card) for card in cards)
                numbered = "   ".join(f"{i}· {card}" for i, card in enumerate(shown, 1))
                print(f"{self.say(f'pile-{pile}')}   {numbered}   {self.face.hand_name(cards, self.lang)}".rstrip())

    def _answer(self, table: Table) -> None:
        (ask, question) = table.asks[ME], table.question
        part = f"-{question.verb}" if table.state.part else ""
        step = self.game.steps(table.state.now).name.lower().replace("_", "-")
        facts = {"least": ask.least, "most": ask.most, **self.face.facts(table.state, ME)}
        print(self.say(f"ask-{step}{part}", **facts))
        if ask.form == Form.ONE_OF and question.options:
            for i, value in enumerate(ask.options(), 1):
                print(f"  {i}  {self.say(f'option-{question.options(value).name.lower()}')}")
        while True:
            said = self._input("> ").casefold()
            if said == HINT:
                print("  " + "\n  ".join(sentences(advise(table.view(ME), table.names, data=table.data), self.lang)))
                continue
            choice = self._understand(table, ask, said)
            if choice is not None:
                try:
                    return table.answer(ME, choice)
                except IllegalAnswer:
                    pass
            print(self.say("not-understood", said=said, expected=self._expected(table, ask)))

    def _understand(self, table: Table, ask: Ask, said: str) -> object:
        numbers = said.replace(",", " ").split()
        if ask.form == Form.SOME_OF:
            if said in ("", "0", *self.say("none-words").split()):
                return []
            return [int(n) - 1 for n in numbers] if all(n.isdecimal() for n in numbers) else None
        if ask.form == Form.AMOUNT:
            return int(said) if said.isdecimal() else None
        return self._option(table, ask, said)

    def _option(self, table: Table, ask: Ask, said: str) -> int | None:
        options, values = table.question.options, ask.options()
        if options is None:
            return int(said) - 1 if said.isdecimal() else None
        if said.isdecimal():
            return values[int(said) - 1] if 1 <= int(said) <= len(values) else None
        named = [v for v in values if said and self.say(f"option-{options(v).name.lower()}").startswith(said)]
        return named[0] if len(named) == 1 else None

    def _expected(self, table: Table, ask: Ask) -> str:
        if ask.form == Form.SOME_OF:
            exactly = ask.least == ask.most
            return self.say("expected-exactly" if exactly else "expected-some", least=ask.least, most=ask.most)
        if ask.form == Form.AMOUNT:
            return self.say("expected-amount", least=ask.least, most=ask.most)
        options = table.question.options
        if options is None:
            return ", ".join(str(value + 1) for value in ask.options())
        return ", ".join(self.say(f"option-{options(value).name.lower()}") for value in ask.options())

    def _input(self, prompt: str) -> str:
        try:
            return input(prompt).strip()
        except EOFError:
            raise Leave from None
