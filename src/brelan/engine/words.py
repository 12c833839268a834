"""The functions that rules are written with: which modules have them, and what compiled tables have instead."""

WORDS = tuple(
    f"brelan.engine.{name}" for name in ("sets", "chance", "asks", "piles", "flow", "pots", "showing", "sight", "drive")
)
CUPS = "brelan.engine.cups"
"""For games that have some."""
ENTRIES = "brelan.engine.doors"
"""The doors into compiled tables."""
TWINS = frozenset(
    {
        *("count", "generator", "lowest", "scratch"),
        *("act", "happen", "late_answer", "question", "run_dry"),
        *("choose", "reply"),
    }
)
"""Functions that are generated for every compiled game."""
TABLES = ("START", "DECK", "SIZE", "MEMORY", "DICE", "BACK", "PARTS", "OF", "MANNER")
"""The constants of a table that compiled rules look up as well."""
