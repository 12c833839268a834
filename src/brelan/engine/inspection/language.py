"""What rules are written in: the part of Python that both back ends know. Everything else has something instead."""

import ast

BUILTINS = frozenset(
    {"abs", "bool", "divmod", "enumerate", "int", "len", "max", "min", "pow", "range", "round", "sum", "zip"}
)
"""Of Python's own functions, those that rules may call."""

_LOOP = "a for loop"
_IF = "an if that asks first"
_OWN = "a function of its own, at module level"

INSTEAD: dict[str, tuple[str, str]] = {
    "List": ("a list", "scratch(n) for n numbers to fill in, or a tuple of numbers"),
    "Dict": ("a dictionary", "a tuple of numbers, or an if for each case"),
    "Set": ("a set", "an integer whose bits are the members (bit, has, count)"),
    "ListComp": ("a comprehension", _LOOP),
    "SetComp": ("a comprehension", _LOOP),
    "DictComp": ("a comprehension", _LOOP),
    "GeneratorExp": ("a generator expression", _LOOP),
    "JoinedStr": ("an f-string", "numbers; words stand in the text files, and tells hand them numbers"),
    "TemplateStr": ("a template string", "numbers; words stand in the text files, and tells hand them numbers"),
    "Lambda": ("a lambda", _OWN),
    "FunctionDef": ("a function inside a function", _OWN),
    "AsyncFunctionDef": ("an async function", "a plain one; asking and waiting is the engine's"),
    "ClassDef": ("a class inside a function", "a field of the table, or a tuple"),
    "Try": ("a try", _IF),
    "TryStar": ("a try", _IF),
    "With": ("a with", "numbers and cards of the table alone; files are read by the game's `load`"),
    "AsyncWith": ("an async with", "numbers and cards of the table alone"),
    "AsyncFor": ("an async for", "a plain for"),
    "Match": ("a match", "if and elif"),
    "Delete": ("a del", "nothing; a value that is not needed any more may lie there"),
    "Global": ("a global", "a field of the table: whatever a rule remembers is part of the state"),
    "Nonlocal": ("a nonlocal", "a field of the table: whatever a rule remembers is part of the state"),
    "Import": ("an import inside a rule", "it at the top of the file"),
    "ImportFrom": ("an import inside a rule", "it at the top of the file"),
    "Yield": ("a yield", "a step that is planned (run, plan_for)"),
    "YieldFrom": ("a yield", "a step that is planned (run, plan_for)"),
    "Await": ("an await", "a question; the engine waits for answers"),
    "NamedExpr": (":=", "an assignment on a line of its own"),
    "Starred": ("a *", "the arguments one by one"),
    "Slice": ("a slice", "a for loop over the positions"),
    "Div": ("/", "//, since rules count in whole numbers"),
    "MatMult": ("@", "whole numbers"),
    "Is": ("is", "=="),
    "IsNot": ("is not", "!="),
}
"""What rules cannot say, by the name of its node: as people call it, and what is written instead."""

SKIPPED = (ast.expr_context, ast.boolop, ast.unaryop)
"""Parts of a tree that mean nothing by themselves."""


def instead(node: ast.AST) -> tuple[str, str] | None:
    """What was written, and what is expected in its place; None where rules may say it."""
    if isinstance(node, ast.Constant):
        return _constant(node)
    return INSTEAD.get(type(node).__name__)


def _constant(node: ast.Constant) -> tuple[str, str] | None:
    if isinstance(node.value, int):
        return None
    if isinstance(node.value, str):
        return f"the text {node.value!r}", "a number, or a member of an enumeration; only tells have words"
    if isinstance(node.value, float):
        return f"{node.value}", "whole numbers: n // 2, n * 3 // 4"
    return f"{node.value!r}", "a number: −1 or 0 for what is not there"
