"""`python -m brelan.games.ferme.bots.build`: make the table of what exchanges bring anew. Deterministic."""

from itertools import combinations
from pathlib import Path

import numpy as np

from brelan.games.ferme.bots.kind import KINDS, category_of, sorted_kind
from brelan.games.ferme.bots.range import FILE, LEVELS, PACKS, VERSION, Array, Pack
from brelan.games.ferme.bots.spot import pack_cards
from brelan.games.ferme.ranking import RANKING

HOME = Path(__file__).parent
SEED = 5_000_000
DEALT = 120_000  # hands that show how frequent each kind is
EACH = 1_000  # hands of a kind that exchange
CHOOSING, DRAWING = 40, 100  # draws by which a hand finds its best exchange; by which is told what that brings


def dealt(cards: Array, luck: np.random.Generator) -> Array:
    """F16 Hands of five cards."""
    places = np.argpartition(luck.random((DEALT, len(cards)), np.float32), 5, axis=1)[:, :5]
    return np.asarray(cards[places])


def drawn(hands: Array, cards: Array, draws: int, luck: np.random.Generator) -> Array:
    """F21 Three cards for each hand and draw, none of which it held."""
    rest = np.array([np.setdiff1d(cards, hand, assume_unique=True) for hand in hands])
    left = rest.shape[1]
    places = np.stack([luck.integers(left - i, size=(len(hands), draws)) for i in range(3)], axis=2)
    places[:, :, 1] += places[:, :, 1] >= places[:, :, 0]
    low, high = places[:, :, :2].min(axis=2), places[:, :, :2].max(axis=2)
    places[:, :, 2] += places[:, :, 2] >= low
    places[:, :, 2] += places[:, :, 2] >= high
    return np.asarray(np.take_along_axis(rest[:, None, :], places, axis=2))


def strengths(hands: Array, new: Array, thrown: tuple[int, ...]) -> Array:
    """What each hand is worth after it has put these positions down: [hand, draw]."""
    after = np.repeat(hands[:, None, :], new.shape[1], axis=1)
    for i, position in enumerate(thrown):
        after[:, :, position] = new[:, :, i]
    values: Array = RANKING.compiled_values(5)(np.ascontiguousarray(after.reshape(-1, 5)))
    return values.reshape(after.shape[:2])


def best_exchanges(hands: Array, new: Array, usual: Array) -> tuple[Array, Array]:
    """For each hand and number of cards the positions to put down, and the part of usual hands that this beats."""
    beaten, chosen = np.full((len(hands), 4), -1.0), np.zeros((len(hands), 4, 5), bool)
    for n in range(4):
        for thrown in combinations(range(5), n):
            part = np.searchsorted(usual, strengths(hands, new, thrown)).mean(axis=1) / len(usual)
            better = part > beaten[:, n]
            beaten[better, n] = part[better]
            chosen[better, n] = np.isin(np.arange(5), thrown)
    return beaten, chosen


def exchanged(hands: Array, new: Array, chosen: Array) -> Array:
    """What the hands are worth after the exchange that each has chosen: [hand, draw]."""
    after = np.repeat(hands[:, None, :], new.shape[1], axis=1)
    order = np.cumsum(chosen, axis=1) - 1
    which = np.take_along_axis(new, np.broadcast_to(np.clip(order, 0, 2)[:, None, :], after.shape), axis=2)
    after = np.where(chosen[:, None, :], which, after)
    values: Array = RANKING.compiled_values(5)(np.ascontiguousarray(after.reshape(-1, 5)))
    return values.reshape(after.shape[:2])


def some_of_each(kinds: Array) -> Array:
    """The numbers of hands that exchange: of each kind at most so many."""
    return np.concatenate([np.flatnonzero(kinds == kind)[:EACH] for kind in range(KINDS)])


def exchanges(pack: Pack, number: int, levels: Array = LEVELS) -> dict[str, Array]:
    """All that the table tells about one pack; the levels are those that part the classes."""
    luck = np.random.default_rng(SEED + number)
    cards = np.array(pack_cards(pack), np.int64)
    hands = dealt(cards, luck)
    now = RANKING.compiled_values(5)(hands)
    kinds = np.array([sorted_kind(hand.tolist(), category_of(int(v))) for hand, v in zip(hands, now, strict=True)])
    weights = np.bincount(kinds, minlength=KINDS) / len(kinds)
    some = some_of_each(kinds)
    usual = np.sort(now.reshape(-1, 3).max(axis=1))
    hands, kinds = hands[some], kinds[some]
    share = weights[kinds] / np.bincount(kinds, minlength=KINDS)[kinds]
    for _ in range(2):
        beaten, chosen = best_exchanges(hands, drawn(hands, cards, CHOOSING, luck), usual)
        most = beaten.argmax(axis=1)
        new = drawn(hands, cards, DRAWING, luck)
        final = np.stack([exchanged(hands, new, chosen[:, n]) for n in range(4)], axis=1)
        common = final[np.arange(len(hands)), most].ravel()
        order = np.argsort(common)
        grown = np.cumsum(np.repeat(share, DRAWING)[order])
        usual = common[order][np.searchsorted(grown, (np.arange(50_000) + 0.5) / 50_000 * grown[-1])]
    bounds = usual[(levels[1:-1] * len(usual)).astype(int)]
    return {"weights": weights, "bounds": bounds, **table(kinds, most, np.searchsorted(bounds, final, side="right"))}


def table(kinds: Array, most: Array, classes: Array) -> dict[str, Array]:
    """For each kind how often so many cards are the best exchange, and the classes that each number brings."""
    n_classes = 1 + int(classes.max())
    usual, after = np.zeros((KINDS, 4)), np.zeros((4, KINDS, n_classes))
    for kind in range(KINDS):
        own = kinds == kind
        if own.any():
            usual[kind] = np.bincount(most[own], minlength=4) / own.sum()
            for n in range(4):
                found = np.bincount(classes[own, n].ravel(), minlength=n_classes)
                after[n, kind] = found / found.sum()
        else:
            usual[kind, 0] = 1.0
            after[:, kind, -1] = 1.0
    return {"usual": usual, "after": after}


def main() -> None:
    """Write the table."""
    found = [exchanges(pack, number) for number, pack in enumerate(PACKS)]
    arrays = {key: np.stack([one[key] for one in found]) for key in found[0]}
    small = {key: array if key == "bounds" else array.astype(np.float32) for key, array in arrays.items()}
    np.savez_compressed(HOME / FILE, allow_pickle=False, version=np.array(VERSION), **small)


if __name__ == "__main__":
    main()
