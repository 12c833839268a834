"""The table that a person reads."""

from benchmarks import measure, starts
from benchmarks.rows import Row

HEAD = ("", "Brelan", "beside", "Brelan's", "theirs", "", "ratio", "lowest–highest", "bar", "aim")
LEFT = 3
"""Columns of words stand left, columns of figures right."""


def as_table(rows: list[Row], per_hand: dict[str, float]) -> str:
    """One line for each row, and the decisions per hand."""
    lines = [HEAD, *(cells(row) for row in rows)]
    widths = [max(len(line[i]) for line in lines) for i in range(len(HEAD))]
    text = [_line(line, widths) for line in lines]
    text.insert(1, "  ".join("─" * width for width in widths))
    rounds = f"{measure.ROUNDS} rounds ({starts.ROUNDS} for start)"
    text += ["", f"Medians of {rounds}, CPU time; ratios are taken round by round."]
    if per_hand:
        text.append("Decisions per hand: " + "; ".join(f"{name} {count:.1f}" for name, count in per_hand.items()))
    return "\n".join(text)


def cells(row: Row) -> tuple[str, ...]:
    sign = "× " if row.peer else "s "
    spread = f"{figure(row.lowest)}–{figure(row.highest)}" if row.ratio is not None else ""
    return (
        row.group,
        row.ours.removeprefix("Brelan "),
        row.peer,
        figure(row.ours_rate),
        figure(row.peer_rate),
        f"{row.unit}/s" if row.peer else "",
        f"{figure(row.ratio)} {sign}".strip(),
        spread,
        marked(row, row.bar),
        marked(row, row.aim),
    )


def marked(row: Row, mark: float | None) -> str:
    if mark is None:
        return ""
    sign = {True: " ✓", False: " ✗", None: ""}[row.reached(mark)]
    return f"{'≥' if row.peer else '≤'} {figure(mark)}{sign}"


def figure(number: float | None) -> str:
    """Three figures that matter: 0.413, 15, 7.4 k, 260 M."""
    if number is None:
        return ""
    for size, sign in ((1e6, " M"), (1e4, " k")):
        if number >= size:
            return f"{number / (size if sign == ' M' else 1e3):.3g}{sign}"
    return f"{number:,.0f}" if number >= 100 else f"{number:.3g}"


def _line(line: tuple[str, ...], widths: list[int]) -> str:
    parts = [
        cell.ljust(width) if i < LEFT else cell.rjust(width)
        for i, (cell, width) in enumerate(zip(line, widths, strict=True))
    ]
    return "  ".join(parts).rstrip()
