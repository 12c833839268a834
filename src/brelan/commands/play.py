"""`brelan play GAME`: a game in the terminal against bots."""

import argparse
from pathlib import Path
from random import Random

from brelan import shelf
from brelan.bots import LEVELS
from brelan.bots.characters import CHARACTERS
from brelan.commands.data import kept_at
from brelan.commands.language import add_language, language
from brelan.commands.person import Person
from brelan.commands.screen import Leave
from brelan.commands.terminal import Terminal
from brelan.engine.game import Game
from brelan.engine.inspection.opening import told_by_line
from brelan.engine.record import load
from brelan.engine.table import Table
from brelan.trouble import Trouble


def describe(parser: argparse.ArgumentParser) -> None:
    """What the command takes."""
    parser.add_argument("game", metavar="GAME", help=" or ".join(shelf.names()))
    parser.add_argument("--players", type=int, metavar="N", help="how many play, including you")
    parser.add_argument("--name", help="your name")
    parser.add_argument("--level", choices=LEVELS, default="regular", help="how well the bots play")
    parser.add_argument(
        "--option", action="append", default=[], metavar="NAME=VALUE", help="an option of the game; may be repeated"
    )
    parser.add_argument(
        "--cards", dest="data", type=Path, metavar="FILE", help="play with your own cards, if the game takes any"
    )
    parser.add_argument("--seed", type=int, help="play this deal again")
    parser.add_argument(
        "--save", type=Path, metavar="FILE", help="where the game is kept (default: your data directory)"
    )
    start = parser.add_mutually_exclusive_group()
    start.add_argument("--resume", action="store_true", help="resume the game you left")
    start.add_argument("--new", action="store_true", help="begin a new game even if you left one")
    add_language(parser)


def run(asked: argparse.Namespace) -> None:
    """Sit down, play, and keep the game at every answer."""
    try:
        game = shelf.game(asked.game)
    except ValueError as trouble:
        raise Trouble(str(trouble)) from None
    save = kept_at(asked, "--save", asked.save, f"{game.name}.brelan")
    person = Person(game, language(asked))
    terminal = Terminal(person, save, asked.level)
    try:
        if asked.lang is None and not _chosen(asked) and not asked.resume:
            person = Person(game, person.choose_language())
            terminal = Terminal(person, save, asked.level)
        person.welcome()
        with told_by_line(game.name, game.package, "something that can be played; the game is kept up to there"):
            terminal.play(_table(asked, person, save))
    except (KeyboardInterrupt, Leave):
        terminal.leave()


def _chosen(asked: argparse.Namespace) -> bool:
    """Whether the command line says how to play, so that nothing need be asked."""
    return bool(asked.players is not None or asked.option or asked.seed is not None or asked.data or asked.new)


def _table(asked: argparse.Namespace, person: Person, save: Path) -> Table:
    game, chosen = person.game, _chosen(asked)
    if asked.resume and not save.exists():
        raise Trouble(f"{save}: there is no game to resume")
    if save.exists() and not chosen:
        left = _left(save, game)
        if not left.over and (asked.resume or person.agrees("resume-question", usual=True)):
            return left
    name = asked.name or (person.say("your-name") if chosen else person.choose_name())
    players = asked.players if chosen else person.choose_players()
    players = min(4, game.most) if players is None else players
    options = _options(asked.option) if chosen else person.choose_options()
    names = (name, *(who.name for who in CHARACTERS[: players - 1]))
    seed = asked.seed if asked.seed is not None else Random().getrandbits(60)
    try:
        table = Table.begin(game, players, options, seed, names=names, data=asked.data and asked.data.resolve())
    except ValueError as trouble:
        raise Trouble(str(trouble)) from None
    if save.exists():
        save.replace(save.with_suffix(".previous.brelan"))
    return table


def _left(save: Path, game: Game) -> Table:
    """The game that was left; one that cannot be read stays where it is."""
    try:
        return load(save, shelf.game)
    except Trouble as trouble:
        raise Trouble(f"{trouble}\nbrelan play {game.name} --new sets that game aside and begins a new one") from None


def _options(given: list[str]) -> dict[str, object]:
    options: dict[str, object] = {}
    for item in given:
        name, equals, value = item.partition("=")
        if not equals:
            raise Trouble(f"--option {item}: expected NAME=VALUE")
        options[name] = value
    return options
