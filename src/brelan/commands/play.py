"""`brelan play GAME`: a game in the terminal against bots."""

import argparse
from pathlib import Path
from random import Random

import platformdirs

from brelan.bots import LEVELS
from brelan.bots.characters import CHARACTERS
from brelan.commands.language import add_language, language
from brelan.commands.terminal import Leave, Terminal
from brelan.engine.game import Game
from brelan.engine.record import load
from brelan.engine.table import Table
from brelan.games import NAMES, catalogue
from brelan.trouble import Trouble


def describe(parser: argparse.ArgumentParser) -> None:
    """What the command takes."""
    parser.add_argument("game", metavar="GAME", help=" or ".join(NAMES))
    parser.add_argument("--players", type=int, metavar="N", help="how many play, you included")
    parser.add_argument("--name", help="your name")
    parser.add_argument("--level", choices=LEVELS, default="regular", help="how well the bots play")
    parser.add_argument(
        "--option", action="append", default=[], metavar="NAME=VALUE", help="an option of the game; may be repeated"
    )
    parser.add_argument(
        "--mises", "--stages", dest="data", type=Path, metavar="FILE", help="play with Mises or stage cards of your own"
    )
    parser.add_argument("--seed", type=int, help="play this deal again")
    parser.add_argument(
        "--save", type=Path, metavar="FILE", help="where the game is kept (default: your data directory)"
    )
    start = parser.add_mutually_exclusive_group()
    start.add_argument("--resume", action="store_true", help="go on with the game that was left")
    start.add_argument("--new", action="store_true", help="begin a new game even if one was left")
    add_language(parser)


def run(asked: argparse.Namespace) -> None:
    """Sit down, play, and keep the game at every answer."""
    try:
        game = catalogue(asked.game)
    except ValueError as trouble:
        raise Trouble(str(trouble)) from None
    save = asked.save or platformdirs.user_data_path("brelan") / f"{game.name}.brelan"
    terminal = Terminal(game, language(asked), save, asked.level)
    try:
        if asked.lang is None and not _chosen(asked) and not asked.resume:
            terminal = Terminal(game, terminal.choose_language(), save, asked.level)
        terminal.play(_table(asked, game, terminal, save))
    except (KeyboardInterrupt, Leave):
        terminal.leave()


def _chosen(asked: argparse.Namespace) -> bool:
    """Whether the command line says how to play, so that nothing need be asked."""
    return bool(asked.players is not None or asked.option or asked.seed is not None or asked.data or asked.new)


def _table(asked: argparse.Namespace, game: Game, terminal: Terminal, save: Path) -> Table:
    chosen = _chosen(asked)
    if asked.resume and not save.exists():
        raise Trouble(f"{save}: there is no game to resume")
    if save.exists() and not chosen:
        left = _left(save, game)
        if not left.over and (asked.resume or terminal.agrees("resume-question")):
            return left
    name = asked.name or (terminal.say("your-name") if chosen else terminal.choose_name())
    players = asked.players if chosen else terminal.choose_players()
    players = min(4, game.most) if players is None else players
    options = _options(asked.option) if chosen else terminal.choose_options()
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
        return load(save, catalogue)
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
