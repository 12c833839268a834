"""What compiled rules stand on: the two ways of compiling, and the few words written differently for numba."""

from typing import Any

import numpy as np
from numba import njit

rule: Any = njit(no_cpython_wrapper=True, no_cfunc_wrapper=True, boundscheck=True, error_model="numpy")
entry: Any = njit(cache=True, boundscheck=True, error_model="numpy")


@rule
def count(members):
    """How many belong to the set."""
    n = 0
    while members:
        members &= members - 1
        n += 1
    return n


@rule
def lowest(members):
    """The lowest member of a set that is not empty."""
    n = 0
    while not members & 1:
        members >>= 1
        n += 1
    return n


@rule
def scratch(n):
    """Room to think: n zeros."""
    return np.zeros(n, np.int64)
