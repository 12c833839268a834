"""An experiment: what varies, who plays and what is asked, read from a small TOML file (docs/laboratory.md)."""

from collections.abc import Mapping
from importlib import resources
from pathlib import Path
from typing import Any, NamedTuple, TypeVar

from brelan import shelf
from brelan.engine.sheet import Sheet, tree
from brelan.lab.players import QUICK, guesses, policy, restraints
from brelan.lab.run import RUNS, Run, version_of
from brelan.tomltext import text_of
from brelan.trouble import Trouble

Tree = dict[str, Any]
Kind = TypeVar("Kind")

QUESTIONS = ("seats", "length", "course", "skill", "restraint", "decisions", "cards")
WORDS = {str: "words", int: "a whole number", list: "a list", dict: "a table"}
TOP = ("game", "players", "who", "games", "seed", "ask", "restrained", "skill", "variant")
OF_SKILL, OF_VARIANT = ("better", "worse", "games"), ("name", "options", "cards", "change")
GAMES, SKILL_GAMES = 5000, 400


class Variant(NamedTuple):
    """One way to play: a name, options, and the text of a file with custom cards, or nothing."""

    name: str
    options: tuple[tuple[str, str], ...] = ()
    cards: str = ""


class Skill(NamedTuple):
    """The better player, the worse one, and in how many games they meet."""

    better: str
    worse: str
    games: int


class Experiment(NamedTuple):
    """Everything that a report follows from."""

    game: str
    players: int
    who: tuple[str, ...]
    games: int
    seed: int
    ask: tuple[str, ...]
    restrained: str
    skill: Skill
    variants: tuple[Variant, ...]

    def main(self) -> tuple[str, ...]:
        """Who sits at the table."""
        return tuple(self.who[seat % len(self.who)] for seat in range(self.players))

    def runs(self) -> dict[str, tuple[tuple[str, ...], int]]:
        """What is played for the questions, by name: who sits there, and how many games."""
        others = (self.restrained,) * (self.players - 1)
        asked: dict[str, tuple[tuple[str, ...], int]] = {"main": (self.main(), self.games)}
        if "skill" in self.ask:
            asked["skill"] = ((self.skill.better, *[self.skill.worse] * (self.players - 1)), self.skill.games)
        if self.equals() not in asked and "cards" in self.ask and self.without():
            asked[self.equals()] = ((self.restrained, *others), self.games)
        for name in self.held():
            asked[name] = ((f"{self.restrained}/{name}", *others), self.games)
        return asked

    def equals(self) -> str:
        """The run in which nobody is held back, of those who are in the others."""
        return "main" if set(self.main()) == {self.restrained} else "equals"

    def held(self) -> list[str]:
        """Every restraint that is asked about: those of the box, guesses, and cards that are done without."""
        declared = shelf.box(self.game).restraints
        named = declared.names if declared else ()
        kinds = {"restraint": named, "decisions": guesses(self.game), "cards": self.without()}
        return [name for kind, names in kinds.items() if kind in self.ask for name in names]

    def without(self) -> list[str]:
        """The cards that a player can do without, by name."""
        declared = shelf.box(self.game).restraints
        return [name for name in restraints(self.game) if name not in guesses(self.game)][
            len(declared.names) if declared else 0 :
        ]

    def run(self, variant: Variant, name: str, cards: Path | None) -> Run:
        """What is played for one question; deals are the same for all of them, and for all variants."""
        players, games = self.runs()[name]
        course = name == "main" or name in self.without()
        alike = len(set(players)) == 1
        plan = Run(
            *(self.game, players, variant.options, str(cards or ""), self.seed, not alike, False, 0),
            version_of(self.game, players, cards),
            course,
        )
        plan.check()
        return plan.in_parts(games, 8)


def read(path: Path) -> Experiment:
    """The experiment of a file; a wrong one is refused with what was expected."""
    return _Reader(path).experiment(tree(path))


class _Reader:
    """What a file says, item by item."""

    def __init__(self, path: Path) -> None:
        self.path = path

    def experiment(self, found: Tree) -> Experiment:
        self._known(found, TOP, "")
        game = self._one(found, "game", "", str)
        if game not in shelf.names():
            raise self._wrong("game", game, " or ".join(shelf.names()))
        rules = shelf.game(game)
        players = self._number(found, "players", rules.least, rules.least, rules.most)
        who = self._who(game, found, players)
        games = self._number(found, "games", GAMES, players, 10**8)
        restrained = self._one(found, "restrained", QUICK, str)
        self._player(game, "restrained", restrained)
        return Experiment(
            game,
            players,
            who,
            games,
            self._number(found, "seed", 0, 0, RUNS - 1),
            self._asked(found),
            restrained,
            self._skill(game, found, games),
            self._variants(game, found),
        )

    def _who(self, game: str, found: Tree, players: int) -> tuple[str, ...]:
        who = found.get("who", QUICK)
        who = [who] if isinstance(who, str) else self._one({"who": who}, "who", [], list)
        if not 1 <= len(who) <= players or not all(isinstance(name, str) for name in who):
            raise self._wrong("who", who, f"one player, or a list of at most {players}")
        for name in who:
            self._player(game, "who", name)
        return tuple(who)

    def _player(self, game: str, where: str, name: str) -> None:
        try:
            policy(game, name)
        except Trouble as trouble:
            raise Trouble(f"{self.path}, {where}: {trouble}") from None

    def _asked(self, found: Tree) -> tuple[str, ...]:
        asked = self._one(found, "ask", list(QUESTIONS), list)
        for name in asked:
            if name not in QUESTIONS:
                raise self._wrong("ask", name, " or ".join(QUESTIONS))
        return tuple(name for name in QUESTIONS if name in asked)

    def _skill(self, game: str, found: Tree, games: int) -> Skill:
        said = self._one(found, "skill", {}, dict)
        self._known(said, OF_SKILL, "skill")
        better, worse = (
            self._one(said, key, usual, str) for key, usual in (("better", "regular"), ("worse", "beginner"))
        )
        for key, name in (("skill, better", better), ("skill, worse", worse)):
            self._player(game, key, name)
        return Skill(better, worse, self._number(said, "games", min(games, SKILL_GAMES), 1, 10**8, "skill, "))

    def _variants(self, game: str, found: Tree) -> tuple[Variant, ...]:
        said = self._one(found, "variant", [{"name": "–"}], list)
        variants = [self._variant(game, item, f"variant {n}") for n, item in enumerate(said, 1)]
        names = [variant.name for variant in variants]
        for name in names:
            if names.count(name) > 1:
                raise Trouble(f"{self.path}: two variants are called {name!r}, expected a name for each")
        if not variants:
            raise self._wrong("variant", said, "one [[variant]] or more")
        return tuple(variants)

    def _variant(self, game: str, found: Any, where: str) -> Variant:
        if not isinstance(found, dict):
            raise self._wrong(where, found, "a table: [[variant]]")
        self._known(found, OF_VARIANT, where)
        name = self._one(found, "name", where, str, f"{where}, ")
        options = tuple((key, str(value)) for key, value in self._one(found, "options", {}, dict, f"{where}, ").items())
        cards = self._one(found, "cards", "", str, f"{where}, ")
        changes = self._one(found, "change", {}, dict, f"{where}, ")
        text = self._text(where, cards) if cards else ""
        if changes:
            text = self._changed(game, text, changes, f"{where}, change")
        return Variant(name, options, text)

    def _text(self, where: str, name: str) -> str:
        path = self.path.parent / name
        try:
            return path.read_text(encoding="utf-8-sig")
        except (OSError, UnicodeDecodeError) as trouble:
            raise Trouble(f"{self.path}, {where}: cards = {name!r} cannot be read ({trouble})") from None

    def _changed(self, game: str, text: str, changes: Tree, where: str) -> str:
        """Cards with some items changed: those of the file that was named, else the box's own."""
        own = shelf.box(game).cards
        if own is None:
            raise Trouble(f"{self.path}, {where}: {game} has no cards that could be changed")
        text = text or resources.files(shelf.game(game).package).joinpath(own).read_text(encoding="utf-8")
        found = tree(Sheet(text))
        for at, value in changes.items():
            self._change(found, at, value, where)
        return text_of(found)

    def _change(self, tree: Any, at: str, value: Any, where: str) -> None:
        *before, last = at.split(".")
        for part in before:
            tree = tree[self._place(tree, part, at, where)]
        tree[self._place(tree, last, at, where)] = value

    def _place(self, tree: Any, part: str, at: str, where: str) -> Any:
        """A name in a table, or a number from 1 in a list."""
        if isinstance(tree, dict) and part in tree:
            return part
        if isinstance(tree, list) and part.isdecimal() and 1 <= int(part) <= len(tree):
            return int(part) - 1
        there = (
            " or ".join(tree)
            if isinstance(tree, dict)
            else f"1 to {len(tree)}"
            if isinstance(tree, list)
            else "the end"
        )
        raise Trouble(f"{self.path}, {where}: {at!r} leads to {part!r}, expected {there} there")

    def _known(self, found: Mapping[str, Any], keys: tuple[str, ...], where: str) -> None:
        for key in found:
            if key not in keys:
                raise self._wrong(where, key, ", ".join(keys))

    def _one(self, found: Mapping[str, Any], key: str, usual: Kind, kind: type[Kind], where: str = "") -> Kind:
        value = found.get(key, usual)
        if not isinstance(value, kind) or isinstance(value, bool):
            raise self._wrong(where + key, value, WORDS[kind])
        return value

    def _number(self, found: Tree, key: str, usual: int, least: int, most: int, where: str = "") -> int:
        value = self._one(found, key, usual, int, where)
        if not least <= value <= most:
            raise self._wrong(where + key, value, f"{least} to {most}")
        return value

    def _wrong(self, where: str, read: Any, expected: str) -> Trouble:
        return Trouble(f"{self.path}{', ' if where else ''}{where}: {read!r} was read, expected {expected}")
