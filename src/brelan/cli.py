"""The `brelan` command: one subcommand per module of `brelan.commands`, imported only when it is used.

Without a subcommand it opens the room.
"""

import argparse
import os
import sys
from importlib import import_module

from brelan import __version__
from brelan.commands.alphabet import be_readable
from brelan.trouble import Trouble

COMMANDS = {
    "play": "play a game in the terminal against bots",
    "replay": "print the transcript of a recorded game",
    "verify": "prove that the cards of a game were sealed and cut",
    "export": "copy the room's tables, or one of them, to keep elsewhere",
    "import": "bring back exported tables",
    "rank": "order hands by a game's ranking and say why",
    "odds": "exact chances of a hand",
    "hint": "what the coach would do in a recorded game, and why",
    "review": "look back on a finished game: luck, skill, your chances, each decision",
    "league": "bots against bots on the same deals: how strong each is",
    "simulate": "play many games with bots or your own players; keep the rows, print a summary",
    "balance": "variants of a game on the same deals: a page about what changes and whether it is fair",
    "rules": "print a game's rules, or one paragraph",
    "new-game": "make a folder to start your own game from",
}
MODULES = {"import": "bring_back", "new-game": "new_game"}
"""Where a command's module cannot have its name."""
ROOM = "pip install 'brelan[room]'"
ENVIRONMENT = "The variable BRELAN_CACHE names the directory for compiled code (default: your cache directory)."


def main(words: list[str] | None = None) -> None:
    """Run a command; a user's trouble is one line and exit code 2."""
    be_readable()
    try:
        _run(sys.argv[1:] if words is None else words)
    except Trouble as trouble:
        print(f"brelan: {trouble}", file=sys.stderr)
        sys.exit(2)
    except ModuleNotFoundError as missing:
        if str(missing.name).partition(".")[0] == "brelan":
            raise
        print(f"brelan: this needs {missing.name}; expected an installation with: {ROOM}", file=sys.stderr)
        sys.exit(2)
    except BrokenPipeError:  # whoever read the output has seen enough
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
    except OSError as trouble:  # a full disc, a directory taken away
        where = f"{trouble.filename}: " if trouble.filename else ""
        print(f"brelan: {where}{trouble.strerror or trouble}", file=sys.stderr)
        sys.exit(2)
    except KeyboardInterrupt:
        sys.exit(130)


def _run(words: list[str]) -> None:
    """Let the subcommand read its own arguments, and run it."""
    parser = argparse.ArgumentParser(
        prog="brelan", description="Brelan, a games room for family poker.", epilog=ENVIRONMENT
    )
    parser.add_argument("--version", action="version", version=f"brelan {__version__}")
    choices = parser.add_subparsers(dest="command", metavar="COMMAND")
    for name, summary in COMMANDS.items():
        command = choices.add_parser(name, help=summary, description=summary)
        if words[:1] == [name]:
            import_module(f"brelan.commands.{MODULES.get(name, name)}").describe(command)
    if not words or words[0] not in COMMANDS:
        import_module("brelan.commands.serve").describe(parser)
    asked = parser.parse_args(words)
    import_module(f"brelan.commands.{MODULES.get(asked.command, asked.command or 'serve')}").run(asked)
