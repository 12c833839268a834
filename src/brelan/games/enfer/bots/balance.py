"""How seats answer each other in a small tree when each has learnt what serves it best: CFR+ over imagined deals.

A seat knows the class of its own hand and what was answered before. With more than two seats CFR+ promises nothing:
what it finds is judged by games.
"""

import numpy as np

from brelan.kept import kept
from brelan.solver.tree import Array


@kept()
def balanced(actor: Array, first: Array, many: Array, classes: Array, pay: Array, rounds: int) -> Array:
    """The mean shares of the answers at each place, by class of the actor's hand.

    Places lead to later ones: `many` from `first` on. `classes` has each seat's class by deal, `pay` what each end is
    worth to each seat by deal.
    """
    deals, places, seats = pay.shape
    shape = (places, classes.max() + 1, many.max())
    regrets, means, shares = np.zeros(shape), np.zeros(shape), np.zeros(shape)
    reach, worth = np.ones((places, seats)), np.zeros((places, seats))
    for turn in range(rounds + 1):
        wanted = regrets if turn < rounds else means
        for i in range(places):
            for c in range(shape[1]):
                total = 0.0
                for a in range(many[i]):
                    wanted[i, c, a] = max(wanted[i, c, a], 0.0)
                    total += wanted[i, c, a]
                for a in range(many[i]):
                    shares[i, c, a] = wanted[i, c, a] / total if total > 0 else 1 / many[i]
        for deal in range(deals if turn < rounds else 0):
            for i in range(places):
                for a in range(many[i]):
                    for seat in range(seats):
                        reach[first[i] + a, seat] = reach[i, seat]
                    reach[first[i] + a, actor[i]] *= shares[i, classes[deal, actor[i]], a]
            for i in range(places - 1, -1, -1):
                if many[i] == 0:
                    for seat in range(seats):
                        worth[i, seat] = pay[deal, i, seat]
                    continue
                c, others = classes[deal, actor[i]], 1.0
                for seat in range(seats):
                    worth[i, seat] = 0.0
                    for a in range(many[i]):
                        worth[i, seat] += shares[i, c, a] * worth[first[i] + a, seat]
                    if seat != actor[i]:
                        others *= reach[i, seat]
                for a in range(many[i]):
                    regrets[i, c, a] += others * (worth[first[i] + a, actor[i]] - worth[i, actor[i]])
                    means[i, c, a] += (turn + 1) * reach[i, actor[i]] * shares[i, c, a]
    return shares
