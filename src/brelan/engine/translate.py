"""From the rules as they are read to one module that numba compiles.

The functions of the engine's words and of a game's rules are copied into one file, with annotations left out, tells and
what only serves them too (idle.py), enumerations and constants replaced by numbers, and the steps' look-up tables
turned into chains of comparisons.
"""

import ast
from collections.abc import Callable
from copy import deepcopy
from importlib import import_module
from types import FunctionType

from brelan.engine.copies import DRIVERS, copy_short
from brelan.engine.game import Game
from brelan.engine.idle import leave_out
from brelan.engine.inline import Speller, definitions, literal, own_functions, spelled
from brelan.engine.state import CUPS, AnyState
from brelan.engine.steps import parameters
from brelan.engine.words import ENTRIES, TABLES, TWINS

FLOW = "FLOW_"
DRY = "after this step nobody is asked, nothing is planned and the game has not ended"
ANYTHING = """\
@driver
def choose(t, seat, luck):
    return any_answer(ask_of(t, seat), luck)

@driver
def reply(t, seat, ask, luck):
    return any_answer(ask if ask.form else ask_of(t, seat), luck)
"""
POLICY = """\
@driver
def choose(t, seat, luck):
    view = np.empty(1, RECORD)
    view[0] = t
    veil(view[0], seat)
    return policy(view[0], seat, luck)

@driver
def reply(t, seat, ask, luck):
    return choose(t, seat, luck)
"""


def translate(game: Game) -> str:
    """The source of the compiled module."""
    written = translations(game)
    trees = [tree for _, tree in written]
    last = POLICY if any(tree.name == "policy" for tree in trees) else ANYTHING
    dispatch = _dispatch(game)
    anew = [tree for tree in ast.parse(f"{dispatch}\n{last}").body if isinstance(tree, ast.FunctionDef)]
    rules = [tree for module, tree in written if module in game.modules]
    words = [tree for module, tree in written if module not in game.modules]
    copy_short([*rules, *anew], words)
    copy_short(words, [*rules, *anew])
    head = [_imports(game.services), _constants(game), _flows([*trees, *anew])]
    return "\n\n".join([*head, dispatch, *map(ast.unparse, trees), last, ""])


def translations(game: Game) -> list[tuple[str, ast.FunctionDef]]:
    """The functions of the compiled module, each with the module it is written in; they keep their lines."""
    written = [
        (name, _translated(function, game.state, _how(name, function.__name__)))
        for name in (*game.words, *game.modules, ENTRIES)
        for function in own_functions(import_module(name))
        if function.__name__ not in TWINS
    ]
    leave_out([tree for _, tree in written])
    return written


def _how(module: str, function: str) -> str:
    """Doors are called from Python, the engine's and those of a player's own module named `doors`; rules are not."""
    if module == ENTRIES or module.endswith(".doors"):
        return "entry"
    return "driver" if function in DRIVERS else "rule"


def _translated(function: FunctionType, state: type[AnyState], how: str) -> ast.FunctionDef:
    tree: ast.FunctionDef = deepcopy(definitions(function.__module__)[function.__name__])
    tree.decorator_list = [ast.Name(how, ast.Load())]
    tree = Speller(function, TWINS).visit(tree)
    tree = _Plainer(state).visit(tree)
    return ast.fix_missing_locations(tree)


class _Plainer(ast.NodeTransformer):
    """Leave out what only plain tables need, and replace attributes with piles and lookup tables."""

    def __init__(self, state: type[AnyState]) -> None:
        self.state = state
        self.lists: set[str] = set()
        self.piles = {p.name for p in state.LAYOUT.piles}

    def visit_FunctionDef(self, node: ast.FunctionDef) -> ast.AST:
        node.returns = None
        self.lists = {name for part in ast.walk(node) for name in _names_of_lists(part)}
        for argument in node.args.args:
            argument.annotation = None
        self.generic_visit(node)
        return node

    def visit_If(self, node: ast.If) -> ast.AST | list[ast.stmt] | None:
        asks = node.test.attr if isinstance(node.test, ast.Attribute) else ""
        if asks == "source" or (asks == CUPS[0] and not self.state.COVERED):  # a game without cups has none of that
            return None
        self.generic_visit(node)
        return node.body if asks == CUPS[0] else node

    def visit_Call(self, node: ast.Call) -> ast.AST:
        """Steps that are run are numbers in an array: `run` would be compiled anew for every length of a tuple."""
        self.generic_visit(node)
        if isinstance(node.func, ast.Name) and node.func.id == "run":
            node.args = [_Flows().visit(argument) for argument in node.args]
        return node

    def visit_Subscript(self, node: ast.Subscript) -> ast.AST:
        """A seat's pile is the first seat's plus an offset; numba would turn an indexed tuple into a search.

        Other indices are unsigned, so that negative ones need no check.
        """
        handles = self._handles(node.value)
        self.generic_visit(node)
        if isinstance(handles, tuple):
            return ast.BinOp(literal(handles[0]), ast.Add(), node.slice)
        is_list = _of_table(node.value) or (isinstance(node.value, ast.Name) and node.value.id in self.lists)
        if is_list and not isinstance(node.slice, (ast.Constant, ast.Slice)):
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
            return self.state.LAYOUT.constants[node.attr] if node.attr in self.piles else None
        return None


class _Flows(ast.NodeTransformer):
    """The name of a flow in place of its steps."""

    def visit_Tuple(self, node: ast.Tuple) -> ast.AST:
        return ast.Name(FLOW + "_".join(map(ast.unparse, node.elts)), ast.Load())


def _of_table(node: ast.expr) -> bool:
    """Whether this is something that a table keeps."""
    return isinstance(node, ast.Attribute) and isinstance(node.value, ast.Name) and node.value.id == "t"


def _names_of_lists(node: ast.AST) -> list[str]:
    """What a function calls the lists of a table, and the constant ones."""
    if isinstance(node, ast.Assign) and _of_table(node.value):
        return [target.id for target in node.targets if isinstance(target, ast.Name)]
    return [node.attr] if isinstance(node, ast.Attribute) and node.attr in TABLES else []


def _imports(services: tuple[tuple[str, str], ...]) -> str:
    lines = [
        "from collections import namedtuple",
        "import numpy as np",
        "from brelan.engine.kernel import count, driver, entry, generator, lowest, rule, scratch, service",
        "from brelan.engine.flow import RanDry",
        "unsigned = np.uint64",
    ]
    for name, where in services:
        module, _, ranking = where.partition(":")
        lines += [f"from {module} import {ranking.partition('.')[0]}", f"{name} = service(lambda: {ranking})"]
    return "\n".join([*lines, 'Ask = namedtuple("Ask", "form members least most")'])


def _constants(game: Game) -> str:
    layout = game.state.LAYOUT
    fields = [(f.name, "i8", (f.n,)) if f.n else (f.name, "i8") for f in layout.fields]
    known = {name: layout.constants[name] for name in TABLES}
    known |= {name: getattr(game.state, name) for name in CUPS if game.state.COVERED}
    tables = [f"{name} = np.array({list(known[name]) or [0]}, dtype=np.int64)" for name in known]
    return "\n".join([f"RECORD = np.dtype({fields})", *tables])


def _flows(trees: list[ast.FunctionDef]) -> str:
    """Every flow that is run, by the numbers of its steps."""
    names = {node.id for tree in trees for node in ast.walk(tree) if isinstance(node, ast.Name)}
    flows = {name: name.removeprefix(FLOW).split("_") for name in sorted(names) if name.startswith(FLOW)}
    return "\n".join(f"{name} = np.array([{', '.join(steps)}], dtype=np.int64)" for name, steps in flows.items())


def _dispatch(game: Game) -> str:
    """The lookup tables of plain mode as comparisons, since compiled code has no tables of functions."""
    happens, questions, answers, late = [], [], [], []
    for number, step in sorted(game.book.steps.items()):
        said = [f"t.said[{i}]" for i in range(len(step.questions))]
        if step.happens is not None:
            takes = ["t", "seat"][: len(parameters(step.happens))]
            happens.append((f"step == {number}", _call(game, step.happens, takes)))
        if step.questions:
            asked = [_call(game, q.ask, ["t", "seat", *said[:part]]) for part, q in enumerate(step.questions)]
            chain = [f"({ask}) if part == {part} else" for part, ask in enumerate(asked[:-1])]
            whole = "\n            ".join([*chain, asked[-1]])  # a line each, for errors of the compiler
            questions.append((f"step == {number}", f"return ({whole})"))
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
            f"@rule\ndef run_dry(t):\n    raise RanDry({DRY!r}, t.now)",
        ]
    )


def _call(game: Game, function: Callable[..., object], arguments: list[str]) -> str:
    """A rule called with these arguments; a one-line rule is written out, which saves the compiler a function."""
    assert isinstance(function, FunctionType)
    given = [ast.parse(argument, mode="eval").body for argument in arguments]
    line = spelled(function, given, TWINS)
    if line is None:
        return f"{function.__name__}({', '.join(arguments)})"
    return ast.unparse(ast.fix_missing_locations(_Plainer(game.state).visit(line)))


def _chain(head: str, cases: list[tuple[str, str]], otherwise: str) -> str:
    lines = ["@rule", f"def {head}:"]
    for word, (test, does) in zip(["if"] + ["elif"] * len(cases), cases, strict=False):
        lines += [f"    {word} {test}:", f"        {does}"]
    return "\n".join([*lines, f"    {'else: ' if cases else ''}{otherwise}"])
