"""What is compared with what, the bar each ratio has to reach, and the one it aims for."""

from dataclasses import dataclass

from brelan import shelf


@dataclass(frozen=True)
class Ratio:
    """How many times as fast ours is; entries are named in `entries.py`."""

    group: str
    ours: str
    peer: str
    unit: str
    bar: float | None = None
    aim: float | None = None


@dataclass(frozen=True)
class Limit:
    """Seconds of CPU that a start may take; runs are named in `starts.py`."""

    group: str
    ours: str
    bar: float | None = None
    aim: float | None = None


RATIOS = [
    Ratio("draw", "Brelan plain, random", "PokerKit draw, random", "hands", 15, 40),
    Ratio("draw", "Brelan plain, calm", "PokerKit draw, calm", "hands", 15, 40),
    Ratio("draw", "Brelan public table, random", "PokerKit draw, random", "hands"),
    Ratio("draw", "Brelan compiled, random", "PokerKit draw, random", "hands", 1000, 4000),
    Ratio("decisions", "Brelan plain, random", "OpenSpiel limit, random", "decisions"),
    Ratio("decisions", "Brelan plain, calm", "OpenSpiel limit, calm", "decisions"),
    Ratio("decisions", "Brelan plain, random", "RLCard limit, random", "decisions"),
    Ratio("decisions", "Brelan plain, calm", "RLCard limit, calm", "decisions"),
    Ratio("decisions", "Brelan compiled, random", "OpenSpiel limit, random", "decisions", 30, 150),
    Ratio("decisions", "Brelan compiled, random", "RLCard limit, random", "decisions"),
    Ratio("copy", "Brelan plain copy", "PokerKit deepcopy", "copies", 40, 200),
    Ratio("copy", "Brelan plain copy", "OpenSpiel clone", "copies"),
    Ratio("copy", "Brelan compiled copy", "PokerKit deepcopy", "copies"),
    Ratio("copy", "Brelan compiled copy", "OpenSpiel clone", "copies", 1),
    Ratio("evaluation", "Brelan scalar, 5 cards", "phevaluator, 5 cards", "evaluations", 2),
    Ratio("evaluation", "Brelan scalar, 5 cards", "eval7, 5 cards", "evaluations"),
    Ratio("evaluation", "Brelan scalar, 5 cards", "treys, 5 cards", "evaluations"),
    Ratio("evaluation", "Brelan scalar, 5 cards", "PokerKit, 5 cards", "evaluations"),
    Ratio("evaluation", "Brelan scalar, 7 cards", "phevaluator, 7 cards", "evaluations"),
    Ratio("evaluation", "Brelan scalar, 7 cards", "eval7, 7 cards", "evaluations"),
    Ratio("evaluation", "Brelan scalar, 7 cards", "treys, 7 cards", "evaluations"),
    Ratio("evaluation", "Brelan scalar, 7 cards", "PokerKit, 7 cards", "evaluations"),
    Ratio("evaluation", "Brelan NumPy, 5 cards", "phevaluator, 5 cards", "evaluations"),
    Ratio("evaluation", "Brelan NumPy, 7 cards", "phevaluator, 7 cards", "evaluations"),
    Ratio("evaluation", "Brelan numba, 5 cards", "phevaluator, 5 cards", "evaluations"),
    Ratio("evaluation", "Brelan numba, 7 cards", "phevaluator, 7 cards", "evaluations", 200),
    Ratio("evaluation", "Brelan numba, 7 cards", "eval7, 7 cards", "evaluations"),
    Ratio("evaluation", "Brelan numba, 7 cards", "treys, 7 cards", "evaluations"),
    Ratio("evaluation", "Brelan numba, 7 cards", "PokerKit, 7 cards", "evaluations"),
]

HEAVY = ("champ", "enfer")  # compiling has to gain more here

RATIOS += [
    Ratio("games", f"Brelan compiled {name}", f"Brelan plain {name}", "decisions", 100 if name in HEAVY else 50)
    for name in shelf.names()
]

RATIOS += [
    Ratio("learn", f"Brelan learning {name}", peer, "decisions")
    for name in shelf.names()
    for peer in ("RLCard limit, random", "OpenSpiel limit, random", "pgx Leduc, many at once")
]

LIMITS = [
    limit
    for name in shelf.names()
    for limit in (
        Limit("start", f"plain {name}"),
        Limit("start", f"cold {name}", 15),
        Limit("start", f"cached {name}", 1),
    )
]
