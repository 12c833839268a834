"""Compiler errors, reported at the line of the rule they come from instead of the translated module."""

import ast
import re
from collections.abc import Iterator
from pathlib import Path

from brelan.engine.game import Game
from brelan.engine.inspection.place import of_function, of_module
from brelan.engine.translate import translate, translations
from brelan.trouble import Fault, Place, WrongBox

COLOURS = re.compile(r"\x1b\[[0-9;]*m")
UNIFY = re.compile(r"Cannot unify (.+) and (.+) for '(?:\w+?_v\d+_)?([^'.]+)")  # what is copied has longer names
UNNAMED = re.compile(r"(?:\$|_v)phi")
RETURNED = re.compile(r"unify return type from the following types: (.+)")
SIGNATURE = re.compile(r">>> (.+)")
STEP = re.compile(r"\s*(?:if|elif) step == (\d+):")
DEFINED = re.compile(r"def (\w+)\(")
PARTS = {"happen": "happens", "question": "question", "act": "answer", "late_answer": "late"}
"""The functions generated for each game, and which parts of its book they contain."""


def blamed(game: Game, module: Path, error: Exception) -> Exception:
    """The error with the line of a rule; unchanged if it comes from no rule."""
    said = COLOURS.sub("", str(error))
    lines = dict.fromkeys(re.findall(rf'{re.escape(module.name)}(?:", line | \()(\d+)', said))
    text, trees = translate(game).splitlines(), translations(game)
    places = (place for line in lines if (place := _origin(game, text, trees, int(line))))
    first = next(places, None)
    return WrongBox(Fault(first, *_reason(said)), game.name) if first else error


def _reason(said: str) -> tuple[str, str]:
    """What the compiler cannot do, in one line."""
    unify, returned, signature = UNIFY.search(said), RETURNED.search(said), SIGNATURE.search(said)
    if returned:
        return f"it gives back one of {_plain(returned[1])}", "one kind of value, whatever happens"
    if unify:
        kinds = sorted((_plain(unify[1]), _plain(unify[2])), key=len)
        name = "it" if UNNAMED.match(unify[3]) else unify[3]
        return f"{name} is {' or '.join(kinds)}", "one kind of value for a name on every way"
    if signature:
        return f"the compiler cannot work out {_plain(signature[1])}", "whole numbers, or tuples of one length"
    first = next((line for line in said.splitlines() if line.strip() and not line.startswith("Failed in")), said)
    return f"the compiler cannot read it: {_plain(first)}", "what both back ends know (docs/limits.md)"


def _plain(kinds: str) -> str:
    """The compiler's kinds of values in fewer words."""
    kinds = re.sub(r"Literal\[(?:int|bool)\]\(([^)]*)\)", r"\1", kinds)
    kinds = re.sub(r"Function\(<built-in function (\w+)>\)", r"\1", kinds)
    kinds = re.sub(r"UniTuple\(int64 x (\d+)\)", r"a tuple of \1", kinds).replace("Tuple(", "(")
    kinds = re.sub(r"nestedarray\(int64, \((\d+),\)\)", r"a list of \1", kinds)
    return re.sub(r",? (?:defined )?at \S+ \(\d+\)", "", kinds).replace("int64", "a number").strip()


def _origin(game: Game, text: list[str], trees: list[tuple[str, ast.FunctionDef]], line: int) -> Place | None:
    """Where a line of the translated module comes from; None if it is not from the game's own rules."""
    start = next((at for at in range(line - 1, -1, -1) if DEFINED.match(text[at])), 0)
    name = text[start].partition("(")[0].removeprefix("def ")
    if name in PARTS:
        return _of_step(game, text[start:line], PARTS[name])
    own = (found for found in trees if found[1].name == name and found[0] in game.modules)
    return next((of_module(module, _written(tree, line - start)) for module, tree in own), None)


def _of_step(game: Game, lines: list[str], part: str) -> Place | None:
    """A one-line rule is written out in the function of all steps, below its step; each question has its own line."""
    heads = (at for at in range(len(lines) - 1, -1, -1) if STEP.match(lines[at]))
    head = next(heads, 0)
    found = STEP.match(lines[head])
    step = int(found[1]) if found else -1
    notes = [note for note in game.book.notes if (note.step, note.part) == (step, part)]
    return of_function(notes[min(len(lines) - 1 - head, len(notes)) - 1].function) if notes else None


def _written(tree: ast.FunctionDef, line: int) -> int:
    """The source line that was translated to this line of a function, counted from its `def`."""
    found = tree.lineno
    copy = ast.parse(ast.unparse(tree)).body[0]
    first = getattr(copy, "lineno", 1)
    for translated, written in zip(_statements(copy), _statements(tree), strict=True):
        if translated.lineno - first < line:
            found = written.lineno
    return found


def _statements(node: ast.AST) -> Iterator[ast.stmt]:
    """The statements below a node, in the order of their lines."""
    for part in (*getattr(node, "body", ()), *getattr(node, "orelse", ())):
        yield part
        yield from _statements(part)
