"""A person at a terminal: asked before a game how to play it, and free to ask back at every prompt."""

from collections.abc import Callable

from brelan import shelf
from brelan.commands.answers import Offer, expected_of, picked, plain
from brelan.commands.rules import flowed, spans
from brelan.commands.screen import ask, show
from brelan.engine.declarations import Option
from brelan.engine.game import Game
from brelan.rulebook import rules_of
from brelan.texts import LANGUAGES, words

HELP = "?"


class Person:
    """The person at this terminal, playing a game in a language."""

    def __init__(self, game: Game, lang: str) -> None:
        self.game = game
        self.lang = lang
        self.say = words(lang, game.package)
        self.rules = rules_of(game.name, lang)

    def asked(self, prompt: str, help_: Callable[[], None] | None = None) -> str:
        """What the person finally types; `?` and `? ID` are answered along the way."""
        while True:
            said = ask(prompt)
            if not said.startswith(HELP):
                return said
            if said == HELP:
                (help_ or self.explain)()
            else:
                self.look_up(said.removeprefix(HELP).strip())

    def welcome(self) -> None:
        """Which game it is, and how to get around."""
        show(self.say("welcome", title=self.say("title")))
        self.explain()

    def explain(self) -> None:
        """What can be typed at every prompt."""
        show(self.say("explained", rule=next(iter(self.rules))))

    def look_up(self, rule: str) -> None:
        """A paragraph of the rules, or one line that says which there are."""
        if rule.upper() in self.rules:
            for line in flowed(self.rules[rule.upper()]):
                show(line, indent=2)
        else:
            ids = ", ".join(self.say("rule-span", first=first, last=last) for first, last in spans(self.rules))
            show(self.say("no-such-rule", said=rule, ids=ids))

    def agrees(self, key: str, usual: bool) -> bool:
        """A question with yes or no."""
        while True:
            said = plain(self.asked(self.say(key, usual=self.say("yes" if usual else "no"))))
            if not said:
                return usual
            if said in self.say("yes-words").split():
                return True
            if said in self.say("no-words").split():
                return False
            show(self.say("yes-or-no", said=said))

    def choose_language(self) -> str:
        """The first question, in both languages."""
        while True:
            said = self.asked(f"Français ou English ? (fr / en) [{self.lang}]").casefold() or self.lang
            if said in LANGUAGES:
                return said
            show(self.say("which-language", said=said))

    def choose_name(self) -> str:
        """What the person is called at the table."""
        return self.asked(self.say("which-name", usual=self.say("your-name"))) or self.say("your-name")

    def choose_players(self) -> int:
        """How many play."""
        least, most, usual = self.game.least, self.game.most, min(4, self.game.most)
        return self._number(self.say("how-many", least=least, most=most, usual=usual), least, most, usual)

    def choose_options(self) -> dict[str, object]:
        """The options, one by one, for those who want to change some."""
        chosen: dict[str, object] = {}
        if self.agrees("change-options", usual=False):
            for option in self.game.options:
                if self._matters(option, chosen):
                    chosen[option.name] = self._choose(option)
        return chosen

    def _matters(self, option: Option, chosen: dict[str, object]) -> bool:
        """Whether what was chosen before leaves this option any meaning."""
        other, value = shelf.box(self.game.name).face.only_if.get(option.name, ("", None))
        return chosen.get(other) == value

    def _choose(self, option: Option) -> int:
        title = self.say(f"choice-{option.name}")
        if not option.words:
            prompt = self.say("choose", title=title, usual=option.default)
            return self._number(prompt, option.least, option.most, option.default)
        texts = [self._text(option, word) for word in option.words]
        offered = [Offer(value + 1, value, _heading(text)) for value, text in enumerate(texts)]
        for offer, text in zip(offered, texts, strict=True):
            show(f"{offer.number}  {text}", indent=2, hang=5)
        while True:
            said = self.asked(self.say("choose", title=title, usual=offered[option.default].word))
            value = picked(said, offered) if said else option.default
            if value is not None:
                return value
            show(f"{self.say('not-understood', said=said)} {expected_of(offered, self.say)}")

    def _text(self, option: Option, word: str) -> str:
        key = f"choice-{option.name}-{word}"
        return self.say(key if key in self.say else word)

    def _number(self, prompt: str, least: int, most: int, usual: int) -> int:
        while True:
            said = self.asked(prompt)
            if not said:
                return usual
            if said.isdecimal() and least <= int(said) <= most:
                return int(said)
            show(self.say("not-a-number", said=said, least=least, most=most))


def _heading(text: str) -> str:
    """The words before a colon: by these something is chosen, the rest explains it."""
    return text.partition(":")[0].strip()
