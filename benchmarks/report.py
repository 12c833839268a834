"""Run the groups that were asked for and print one table, or the same figures as JSON."""

import json
import platform
from dataclasses import asdict

from benchmarks import against, bars, entries, measure, starts
from benchmarks.rows import Row, limit_row, ratio_row
from benchmarks.run import arguments, say
from benchmarks.table import as_table


def measured(names: list[str]) -> tuple[list[Row], list[measure.Entry]]:
    """Every entry that the chosen groups need, once, and their rows in the order of `bars.py`."""
    wanted = [ratio for ratio in bars.RATIOS if ratio.group in names]
    made = {name: entries.entry(name) for ratio in wanted for name in (ratio.ours, ratio.peer)}
    measure.measure(made.values(), say)
    rows = [ratio_row(ratio, made) for ratio in wanted]
    if "start" in names:
        begun = {start.name: start for start in starts.measure(say)}
        rows += [limit_row(limit, begun) for limit in bars.LIMITS]
    return rows, list(made.values())


def as_json(rows: list[Row], run: list[measure.Entry]) -> str:
    return json.dumps(
        {
            "python": platform.python_version(),
            "rounds": measure.ROUNDS,
            "rows": [
                {**asdict(row), "bar_reached": row.reached(row.bar), "aim_reached": row.reached(row.aim)}
                for row in rows
            ],
            "decisions_per_hand": per_hand(run),
        },
        indent=1,
    )


def per_hand(run: list[measure.Entry]) -> dict[str, float]:
    """Close figures mean that both sides played the same game in the same way."""
    return {
        entry.name: round(entry.counts["decisions"] / entry.counts["hands"], 2)
        for entry in run
        if entry.counts.get("decisions")
    }


if __name__ == "__main__":
    asked = arguments()
    tree = asked.against.resolve() if asked.against else None
    rows, run = (against.measured(asked.names, tree), []) if tree else measured(asked.names)
    print(as_json(rows, run) if asked.json else as_table(rows, per_hand(run)))
