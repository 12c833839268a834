"""The `brelan` command: one subcommand per module of `brelan.commands`, imported only when it is used.

Without a subcommand it opens the room.
"""

import argparse
import os
import sys
from importlib import import_module

from brelan.trouble import Trouble

COMMANDS = {
    "play": "play a game in the terminal against bots",
    "replay": "print the transcript of a recorded game",
    "verify": "prove that the cards of an opened game followed from what was committed",
    "export": "copy the room's tables, or one of them, to keep elsewhere",
    "import": "bring tables back that were exported",
    "rank": "order hands by a game's ranking and say why",
    "odds": "exact chances of a hand",
    "hint": "what the coach would do in a recorded game, and why",
    "league": "bots against bots on the same deals: who is how strong",
    "rules": "print a game's rules, or one paragraph",
}
MODULES = {"import": "bring_back"}
"""Where a command's module cannot have its name."""


def main(words: list[str] | None = None) -> None:
    """Let the subcommand read its own arguments and run it; a user's trouble is one line and exit code 2."""
    words = sys.argv[1:] if words is None else words
    parser = argparse.ArgumentParser(prog="brelan", description="Brelan, a games room for family poker.")
    choices = parser.add_subparsers(dest="command", metavar="COMMAND")
    for name, summary in COMMANDS.items():
        command = choices.add_parser(name, help=summary, description=summary)
        if words[:1] == [name]:
            import_module(f"brelan.commands.{MODULES.get(name, name)}").describe(command)
    if not words or words[0] not in COMMANDS:
        import_module("brelan.commands.serve").describe(parser)
    asked = parser.parse_args(words)
    try:
        import_module(f"brelan.commands.{MODULES.get(asked.command, asked.command or 'serve')}").run(asked)
    except Trouble as trouble:
        print(f"brelan: {trouble}", file=sys.stderr)
        sys.exit(2)
    except BrokenPipeError:  # whoever read the output has seen enough
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
    except KeyboardInterrupt:
        sys.exit(130)
