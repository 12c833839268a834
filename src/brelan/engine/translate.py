"""From the rules as they are read to one module that numba compiles.

The functions of the engine's words and of a game's rules are copied into one file, with tells and annotations left out,
enumerations and constants replaced by numbers, and the steps' look-up tables turned into chains of comparisons.
"""

import ast
from collections.abc import Callable
from copy import deepcopy
from importlib import import_module
from types import FunctionType

from brelan.engine.game import WORDS, Game
from brelan.engine.inline import Speller, definitions, is_tell, literal, own_functions, spelled
from brelan.engine.records import Record
from brelan.engine.steps import parameters

ENTRIES = "brelan.engine.entries"
TWINS = frozenset({"count", "lowest", "scratch", "happen", "question", "act", "late_answer", "choose"})
DRIVERS = frozenset(
    {
        *("answer", "any_answer", "any_part", "ask_of", "begin", "give", "go_round", "one_seat", "nth"),
        *("play_out", "put_questions", "roll", "time_out", "unseal"),
    }
)
BUSY = frozenset({"advance", "go_round", "put_questions", "move_some", "draw"})
"""Half of a simulation's time goes into these: their indices are unsigned, so that no negative one is looked for."""
TABLES = ("START", "DECK", "SIZE", "MEMORY", "DICE", "BACK", "PARTS", "OF", "MANNER")


def translate(game: Game) -> str:
    """The source of the compiled module."""
    parts = [_constants(game), _dispatch(game)]
    defined: dict[str, str] = {}
    for name in (*WORDS, *game.modules, ENTRIES):
        module = import_module(name)
        for function in own_functions(module):
            if function.__name__ in TWINS:
                continue
            if function.__name__ in defined:
                raise TypeError(f"{name} and {defined[function.__name__]} both define {function.__name__}")
            defined[function.__name__] = name
            parts.append(_translated(function, game.table, _how(name, function.__name__)))
    chosen = "policy(t, seat, luck)" if "policy" in defined else "any_answer(ask_of(t, seat), luck)"
    parts.append(f"@driver\ndef choose(t, seat, luck):\n    return {chosen}")
    return "\n\n".join([_imports(game.services), *parts, ""])


def _how(module: str, function: str) -> str:
    """Doors are called from Python, the engine's and those of a player's own module named `doors`; rules are not."""
    if module == ENTRIES or module.endswith(".doors"):
        return "entry"
    return "driver" if function in DRIVERS else "rule"


def _translated(function: FunctionType, table: type[Record], how: str) -> str:
    tree = deepcopy(definitions(function.__module__)[function.__name__])
    tree.decorator_list = [ast.Name(how, ast.Load())]
    tree = Speller(function, TWINS).visit(tree)
    tree = _Plainer(table).visit(tree)
    return ast.unparse(ast.fix_missing_locations(tree))


class _Plainer(ast.NodeTransformer):
    """Leave out what only plain tables need, and put piles and look-up tables in place of attributes."""

    def __init__(self, table: type[Record]) -> None:
        self.table = table
        self.busy = False
        self.piles = {p.name for p in table.LAYOUT.piles}

    def visit_FunctionDef(self, node: ast.FunctionDef) -> ast.AST:
        node.returns = None
        self.busy = node.name in BUSY
        for argument in node.args.args:
            argument.annotation = None
        self.generic_visit(node)
        return node

    def visit_If(self, node: ast.If) -> ast.AST | None:
        if isinstance(node.test, ast.Attribute) and node.test.attr == "source":
            return None
        self.generic_visit(node)
        node.body = node.body or [ast.Pass()]
        return node

    def visit_For(self, node: ast.For) -> ast.AST:
        self.generic_visit(node)
        node.body = node.body or [ast.Pass()]
        return node

    def visit_Expr(self, node: ast.Expr) -> ast.AST | None:
        return None if is_tell(node) else self.generic_visit(node)

    def visit_Subscript(self, node: ast.Subscript) -> ast.AST:
        """A seat's pile is the first seat's and so many on; numba would make a search of a tuple with an index."""
        handles = self._handles(node.value)
        self.generic_visit(node)
        if isinstance(handles, tuple):
            return ast.BinOp(literal(handles[0]), ast.Add(), node.slice)
        if self.busy and not isinstance(node.slice, ast.Constant):
            node.slice = ast.Call(ast.Name("unsigned", ast.Load()), [node.slice], [])
        return node

    def visit_Attribute(self, node: ast.Attribute) -> ast.AST:
        self.generic_visit(node)
        if isinstance(node.value, ast.Name) and node.value.id == "t" and node.attr.isupper():
            return ast.Name(node.attr, ast.Load())
        handles = self._handles(node)
        return node if handles is None else literal(handles)

    def _handles(self, node: ast.expr) -> int | tuple[int, ...] | None:
        """The pile, or the piles of the seats, that `t.name` stands for."""
        if isinstance(node, ast.Attribute) and isinstance(node.value, ast.Name) and node.value.id == "t":
            return self.table.LAYOUT.constants[node.attr] if node.attr in self.piles else None
        return None


def _imports(services: tuple[tuple[str, str], ...]) -> str:
    lines = [
        "from collections import namedtuple",
        "import numpy as np",
        "from brelan.engine.kernel import count, driver, entry, lowest, rule, scratch, service",
        "unsigned = np.uint64",
    ]
    for name, where in services:
        module, _, ranking = where.partition(":")
        lines += [f"from {module} import {ranking.partition('.')[0]}", f"{name} = service(lambda: {ranking})"]
    return "\n".join([*lines, 'Ask = namedtuple("Ask", "form members least most")'])


def _constants(game: Game) -> str:
    return "\n".join(
        f"{name} = np.array({list(game.table.LAYOUT.constants[name]) or [0]}, dtype=np.int64)" for name in TABLES
    )


def _dispatch(game: Game) -> str:
    """The look-up tables of plain mode as comparisons, since compiled code has no tables of functions."""
    happens, questions, answers, late = [], [], [], []
    for number, step in sorted(game.book.steps.items()):
        said = [f"t.said[{i}]" for i in range(len(step.questions))]
        if step.happens is not None:
            takes = ["t", "seat"][: len(parameters(step.happens))]
            happens.append((f"step == {number}", _call(game, step.happens, takes)))
        if step.questions:
            asked = [_call(game, q.ask, ["t", "seat", *said[:part]]) for part, q in enumerate(step.questions)]
            earlier = [f"({ask}) if part == {part} else " for part, ask in enumerate(asked[:-1])]
            questions.append((f"step == {number}", f"return {''.join(earlier)}{asked[-1]}"))
        if step.answer is not None:
            answers.append((f"step == {number}", _call(game, step.answer, ["t", "seat", *said])))
        if step.late is not None:
            late.append((f"step == {number}", f"return {_call(game, step.late, ['t', 'seat', 'ask'])}"))
    return "\n\n".join(
        [
            _chain("happen(t, step, seat)", happens, "pass"),
            _chain("question(t, step, part, seat)", questions, "return Ask(0, 0, 0, 0)"),
            _chain("act(t, step, seat)", answers, "pass"),
            _chain("late_answer(t, step, seat, ask)", late, "return least_answer(ask)"),
        ]
    )


def _call(game: Game, function: Callable[..., object], arguments: list[str]) -> str:
    """A rule called with these arguments; a rule of one line is written out, which spares the compiler a function."""
    assert isinstance(function, FunctionType)
    given = [ast.parse(argument, mode="eval").body for argument in arguments]
    line = spelled(function, given, TWINS)
    if line is None:
        return f"{function.__name__}({', '.join(arguments)})"
    return ast.unparse(ast.fix_missing_locations(_Plainer(game.table).visit(line)))


def _chain(head: str, cases: list[tuple[str, str]], otherwise: str) -> str:
    lines = ["@rule", f"def {head}:"]
    for word, (test, does) in zip(["if"] + ["elif"] * len(cases), cases, strict=False):
        lines += [f"    {word} {test}:", f"        {does}"]
    return "\n".join([*lines, f"    {'else: ' if cases else ''}{otherwise}"])
