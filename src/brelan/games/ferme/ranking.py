"""stub"""
def strength_of(a: int, b: int, c: int, d: int, e: int) -> int:
    return a + 100 * b
class _R:
    def compiled(self, k):
        from numba import njit
        return njit(strength_of)
RANKING = _R()
