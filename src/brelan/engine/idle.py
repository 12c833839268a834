"""What does nothing once nobody listens is left out of a compiled module: tells, and what was only there for them."""

import ast

from brelan.engine.inline import is_tell

PURE = frozenset({"abs", "bit", "count", "has", "int", "len", "lowest", "max", "min", "range"})
"""Words that only look."""


def leave_out(functions: list[ast.FunctionDef]) -> None:
    """Leave out tells, tests and loops around nothing else, and calls of functions that then do nothing."""
    idle: set[str] = set()
    known = -1
    while len(idle) > known:
        known = len(idle)
        for function in functions:
            _Idle(idle).visit(function)
            if _is_idle(function.body):
                idle.add(function.name)
            ast.fix_missing_locations(function)


class _Idle(ast.NodeTransformer):
    """Leave out the statements that do nothing."""

    def __init__(self, idle: set[str]) -> None:
        self.idle = idle

    def generic_visit(self, node: ast.AST) -> ast.AST:
        super().generic_visit(node)
        if getattr(node, "body", None) == []:
            vars(node)["body"] = [ast.Pass()]
        return node

    def visit_Expr(self, node: ast.Expr) -> ast.AST | None:
        return None if is_tell(node) or self._is_idle_call(node.value) else node

    def _is_idle_call(self, call: ast.expr) -> bool:
        return (
            isinstance(call, ast.Call)
            and isinstance(call.func, ast.Name)
            and call.func.id in self.idle
            and all(map(_only_looks, call.args))
        )

    def visit_If(self, node: ast.If) -> ast.AST | None:
        self.generic_visit(node)
        return None if _is_idle(node.body) and not node.orelse and _only_looks(node.test) else node

    def visit_For(self, node: ast.For) -> ast.AST | None:
        self.generic_visit(node)
        return None if _is_idle(node.body) and _only_looks(node.iter) else node


def _is_idle(body: list[ast.stmt]) -> bool:
    """Whether there is nothing in it but a docstring."""
    return all(
        isinstance(line, ast.Pass) or (isinstance(line, ast.Expr) and isinstance(line.value, ast.Constant))
        for line in body
    )


def _only_looks(expression: ast.expr) -> bool:
    """Whether working this out changes nothing."""
    calls = (node.func for node in ast.walk(expression) if isinstance(node, ast.Call))
    return all(isinstance(called, ast.Name) and called.id in PURE for called in calls)
