"""Words of one line are written out where they are used, constants become numbers, and tells are skipped unheard.

Rules stay readable and pay for no call. The code keeps its file and line numbers, so debugger, coverage and tracebacks
show the rules as they were written.
"""

import ast
import builtins
import inspect
from functools import cache
from types import FunctionType, ModuleType
from typing import Any

from brelan.sources import parsed

TELLS = {"tell", "tell_card", "tell_cards", "tell_order"}
SMALL = 12  # an argument of at most this many nodes may be written twice


def spell_out(module: ModuleType) -> None:
    """Replace the code of a module's own functions by the same with its words written out."""
    functions = own_functions(module)
    written = _definitions(ast.parse(inspect.getsource(module)))
    body: list[ast.stmt] = []
    for function in functions:
        definition = written[function.__name__]
        definition.decorator_list = []
        body.append(_Listener().visit(Speller(function).visit(definition)))
    space: dict[str, FunctionType] = {}
    tree = ast.fix_missing_locations(ast.Module(body, []))
    exec(compile(tree, str(module.__file__), "exec"), vars(module), space)
    for function in functions:
        function.__code__ = space[function.__name__].__code__


def _definitions(module: ast.Module) -> dict[str, ast.FunctionDef]:
    """The functions of a module as they are written."""
    return {node.name: node for node in module.body if isinstance(node, ast.FunctionDef)}


@cache
def definitions(module: str) -> dict[str, ast.FunctionDef]:
    """The same by name; whoever changes one copies it first."""
    return _definitions(parsed(module))


def own_functions(module: ModuleType) -> list[FunctionType]:
    """The functions that a module defines itself, in file order; those that remember their results too."""
    found = [getattr(value, "__wrapped__", value) for value in vars(module).values()]
    return [f for f in found if inspect.isfunction(f) and f.__module__ == module.__name__]


class Speller(ast.NodeTransformer):
    """Write words of one line out, and numbers for names of numbers."""

    def __init__(self, function: FunctionType, keep: frozenset[str] = frozenset()) -> None:
        self.known = function.__globals__
        self.locals = set(function.__code__.co_varnames)
        self.keep = keep

    def visit_Call(self, node: ast.Call) -> ast.AST:
        self.generic_visit(node)
        if not isinstance(node.func, ast.Name) or node.func.id in self.locals | self.keep or node.keywords:
            return node
        word = self.known.get(node.func.id)
        if not inspect.isfunction(word):
            return node
        line = spelled(word, node.args, self.keep)
        if line is None or not self._understands(line, node.args):
            return node
        return ast.fix_missing_locations(ast.copy_location(line, node))

    def visit_Expr(self, node: ast.Expr) -> ast.AST:
        return node if is_tell(node) else self.generic_visit(node)

    def visit_Name(self, node: ast.Name) -> ast.AST:
        value = None if node.id in self.locals or isinstance(node.ctx, ast.Store) else self.known.get(node.id)
        return ast.copy_location(literal(value), node) if is_number(value) else node

    def visit_Attribute(self, node: ast.Attribute) -> ast.AST:
        if isinstance(node.value, ast.Name) and node.value.id not in self.locals:
            value = getattr(self.known.get(node.value.id), node.attr, None)
            if isinstance(value, int):
                return ast.copy_location(literal(value), node)
        self.generic_visit(node)
        return node

    def _understands(self, line: ast.expr, arguments: list[ast.expr]) -> bool:
        """Whether every name of the word means the same here."""
        given = {node.id for argument in arguments for node in ast.walk(argument) if isinstance(node, ast.Name)}
        return all(
            node.id in given or hasattr(builtins, node.id) or inspect.isfunction(self.known.get(node.id))
            for node in ast.walk(line)
            if isinstance(node, ast.Name)
        )


def is_number(value: object) -> bool:
    """Whether this is a number or a tuple of numbers, which rules know by name."""
    return all(map(is_number, value)) if isinstance(value, tuple) else isinstance(value, int)


def literal(value: Any) -> ast.expr:
    """A number or a tuple of numbers, as source."""
    if isinstance(value, tuple):
        return ast.Tuple([literal(item) for item in value], ast.Load())
    return ast.Constant(int(value))


class _Listener(ast.NodeTransformer):
    """Tell only when somebody listens."""

    def visit_Expr(self, node: ast.Expr) -> ast.AST:
        if not is_tell(node):
            return node
        listening = ast.parse("t.tells is not None", mode="eval").body
        return ast.fix_missing_locations(ast.copy_location(ast.If(listening, [node], []), node))


def is_tell(node: ast.AST) -> bool:
    """Whether a statement only tells something."""
    call = node.value if isinstance(node, ast.Expr) else None
    return isinstance(call, ast.Call) and isinstance(call.func, ast.Name) and call.func.id in TELLS


@cache
def _line(word: FunctionType) -> ast.expr | None:
    """The expression of a word that is one `return`; functions that were themselves generated have none."""
    definition = definitions(word.__module__).get(word.__name__)
    if definition is None or not all(_notes(decorator) for decorator in definition.decorator_list):
        return None
    body = definition.body[1:] if isinstance(definition.body[0], ast.Expr) else definition.body
    return body[0].value if len(body) == 1 and isinstance(body[0], ast.Return) else None


def _notes(decorator: ast.expr) -> bool:
    """Whether a decorator is the book's: it notes the function and leaves it as it is."""
    return isinstance(decorator, ast.Call) and ast.unparse(decorator.func).startswith("book.")


def spelled(word: FunctionType, arguments: list[ast.expr], keep: frozenset[str]) -> ast.expr | None:
    """The word's expression with these arguments."""
    names = word.__code__.co_varnames[: word.__code__.co_argcount]
    line = _spelled_line(word, keep)
    if line is None or len(names) != len(arguments):
        return None
    used = [node.id for node in ast.walk(line) if isinstance(node, ast.Name)]
    for name, argument in zip(names, arguments, strict=True):
        if used.count(name) > 1 and not _small(argument):
            return None
    spelled = _with_arguments(line, dict(zip(names, arguments, strict=True)))
    assert isinstance(spelled, ast.expr)
    return spelled


@cache
def _spelled_line(word: FunctionType, keep: frozenset[str]) -> ast.expr | None:
    line = _line(word)
    return None if line is None else Speller(word, keep).visit(_with_arguments(line, {}))


def _with_arguments(node: Any, values: dict[str, ast.expr]) -> Any:
    """A copy of an expression with other expressions in place of names."""
    if isinstance(node, ast.Name) and node.id in values:
        return values[node.id]
    if isinstance(node, list):
        return [_with_arguments(item, values) for item in node]
    if isinstance(node, ast.AST):
        return type(node)(**{name: _with_arguments(value, values) for name, value in ast.iter_fields(node)})
    return node


def _small(argument: ast.expr) -> bool:
    nodes = list(ast.walk(argument))
    return len(nodes) <= SMALL and not any(isinstance(node, ast.Call) for node in nodes)
