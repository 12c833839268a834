"""Everything that can be run, by the name that `bars.py` calls it."""

from collections.abc import Callable
from functools import partial
from importlib import import_module
from typing import Any

from benchmarks import hands, ours
from benchmarks.measure import Counts, Entry, Run
from brelan import shelf

BATCH = 2_000
"""Hands that an evaluator from Python ranks in one go; small enough to stay in the processor's cache."""


def game(play: Callable[[], Callable[[int, int], tuple[int, int]]]) -> Run:
    """Hands and decisions of something that plays."""
    played = play()

    def run(size: int, seed: int) -> Counts:
        done, decisions = played(size, seed)
        return {"hands": done, "decisions": decisions}

    return run


def copies(copy: Callable[[], Callable[[int], int]]) -> Run:
    copied = copy()
    return lambda size, _seed: {"copies": copied(size)}


def evaluator(module: str, size: int) -> Run:
    """A peer's scalar calls over hands already in its own form."""
    peer = peer_named(module)
    hands.check(module, size, lambda sample: peer.values(peer.converted(sample)), peer.BEST)
    batch = peer.converted(hands.dealt(size, BATCH))
    return many(lambda: len(peer.values(batch)))


def many(once: Callable[[], int]) -> Run:
    """`once` evaluates a batch and says how large it was."""
    return lambda size, _seed: {"evaluations": sum(once() for _ in range(size))}


def peer_named(module: str) -> Any:
    return import_module(f"benchmarks.peers.{module}")


def peer_game(module: str, policy: str) -> Run:
    return game(lambda: partial(peer_named(module).play, policy))


def peer_copy(module: str) -> Run:
    return copies(lambda: peer_named(module).copy)


def _all() -> dict[str, Callable[[], Run]]:
    made: dict[str, Callable[[], Run]] = {
        "PokerKit deepcopy": partial(peer_copy, "pokerkit_draw"),
        "OpenSpiel clone": partial(peer_copy, "openspiel_limit"),
        "pgx Leduc, many at once": partial(game, lambda: peer_named("pgx_leduc").Many()),
        "Brelan public table, random": partial(game, ours.checked),
        "Brelan compiled, random": partial(game, ours.compiled),
        "Brelan plain copy": partial(copies, ours.plain_copy),
        "Brelan compiled copy": partial(copies, ours.compiled_copy),
    }
    for policy in ("random", "calm"):
        made[f"PokerKit draw, {policy}"] = partial(peer_game, "pokerkit_draw", policy)
        made[f"OpenSpiel limit, {policy}"] = partial(peer_game, "openspiel_limit", policy)
        made[f"RLCard limit, {policy}"] = partial(peer_game, "rlcard_limit", policy)
        made[f"Brelan plain, {policy}"] = partial(game, partial(ours.plain, policy))
    for name in shelf.names():
        made[f"Brelan plain {name}"] = partial(game, partial(ours.whole_plain, name))
        made[f"Brelan compiled {name}"] = partial(game, partial(ours.whole_compiled, name))
        made[f"Brelan learning {name}"] = partial(game, partial(ours.learning, name))
    for size in (5, 7):
        for peer in ("phevaluator", "eval7", "treys", "PokerKit"):
            made[f"{peer}, {size} cards"] = partial(evaluator, f"{peer.lower()}_hands", size)
        for way, batch in (("scalar", ours.scalar), ("NumPy", ours.numpy), ("numba", ours.numba)):
            made[f"Brelan {way}, {size} cards"] = partial(own_evaluator, batch, size)
    return made


def own_evaluator(batch: Callable[[int], Callable[[], int]], size: int) -> Run:
    return many(batch(size))


PREPARED = _all()


def entry(name: str) -> Entry:
    return Entry(name, PREPARED[name])
