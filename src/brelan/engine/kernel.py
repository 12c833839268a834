"""What compiled rules stand on: the two ways of compiling, and the few words written differently for numba."""

from collections.abc import Callable
from typing import Any

import numpy as np
from llvmlite import ir
from numba import njit, types
from numba.core.errors import NumbaError
from numba.extending import intrinsic, overload

from brelan.cache import apart

BLAME = "__blame__"
"""The name under which a compiled module has the function that says which rule an error comes from."""


def entry(function: Any) -> Any:
    """Compile a door: a function that is called from Python, and lets other threads run meanwhile.

    What cannot be compiled is told by its rule (blame.py).
    """
    compiled: Any = apart(njit(cache=True, boundscheck=True, error_model="numpy", nogil=True)(function))
    compile_for = compiled._compile_for_args

    def compile_or_blame(*given: Any) -> Any:
        try:
            return compile_for(*given)
        except NumbaError as error:
            raise function.__globals__[BLAME](error) from error

    compiled._compile_for_args = compile_or_blame
    return compiled


def rule(function: Any, **how: Any) -> Any:
    """Compile a rule for use inside other compiled functions only, once for all integers.

    Left alone, numba compiles a function again for each constant it is called with; that would double compile time.
    """
    inside: Any = {"no_cpython_wrapper": True, "no_cfunc_wrapper": True, **how}
    compiled: Any = njit(boundscheck=True, error_model="numpy", **inside)(function)
    find = compiled.get_call_template
    compiled.get_call_template = lambda args, words: find(tuple(map(types.unliteral, args)), words)
    return compiled


def driver(function: Any) -> Any:
    """A rule that is copied into its caller, to spare the compiler a layer."""
    return rule(function, inline="always")


def service(find: Callable[[], Any]) -> Any:
    """A ranking's compiled function, sought only when rules are compiled: its tables are in the cached code already."""

    def called(*cards: int) -> int:
        raise NotImplementedError("this name stands for a compiled function, inside compiled functions")

    @overload(called, strict=False)
    def typed(*_cards: Any) -> Any:
        function = find()
        return lambda *cards: function(*cards)

    return called


def _count(_context: Any, _members: Any) -> Any:
    """How many belong to the set: one instruction of the processor."""
    return types.int64(types.int64), lambda _c, builder, _s, arguments: builder.ctpop(arguments[0])


def _lowest(_context: Any, _members: Any) -> Any:
    """The lowest member of a set that is not empty: one instruction as well."""
    false = ir.Constant(ir.IntType(1), 0)
    return types.int64(types.int64), lambda _c, builder, _s, arguments: builder.cttz(arguments[0], false)


count: Any = intrinsic(_count)
lowest: Any = intrinsic(_lowest)


@rule
def scratch(n: int) -> Any:
    """Room to think: n zeros."""
    return np.zeros(n, np.int64)
