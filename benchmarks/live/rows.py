"""What was measured, one line each, and whether its bar is reached."""

from dataclasses import asdict, dataclass, field
from statistics import median


@dataclass
class Row:
    """A figure: the median of some rounds; `least` or `most` is its bar."""

    group: str
    what: str
    unit: str
    values: list[float] = field(default_factory=list)
    least: float | None = None
    most: float | None = None

    @property
    def value(self) -> float:
        """The figure."""
        return median(self.values)

    @property
    def reached(self) -> bool | None:
        """Whether the bar is reached; None where there is none."""
        if self.least is not None:
            return self.value >= self.least
        return self.value <= self.most if self.most is not None else None

    def as_json(self) -> dict[str, object]:
        """For programs."""
        return {**asdict(self), "value": self.value, "reached": self.reached}

    def cells(self) -> tuple[str, ...]:
        """For people."""
        spread = f"{figure(min(self.values))}–{figure(max(self.values))}" if len(self.values) > 1 else ""
        bar = f"≥ {figure(self.least)}" if self.least is not None else ""
        bar = f"≤ {figure(self.most)}" if self.most is not None else bar
        sign = {True: " ✓", False: " ✗", None: ""}[self.reached]
        return self.group, self.what, f"{figure(self.value)} {self.unit}", spread, bar + sign


def figure(number: float) -> str:
    """Three figures that matter."""
    return f"{number:,.0f}" if abs(number) >= 100 else f"{number:.3g}"


def as_table(rows: list[Row]) -> str:
    """One line for each row."""
    lines = [("", "", "median", "lowest–highest", "bar"), *(row.cells() for row in rows)]
    widths = [max(len(line[i]) for line in lines) for i in range(len(lines[0]))]
    text = []
    for line in lines:
        cells = zip(line, widths, strict=True)
        text.append("  ".join(c.ljust(w) if i < 2 else c.rjust(w) for i, (c, w) in enumerate(cells)))
    text.insert(1, "  ".join("─" * width for width in widths))
    return "\n".join(line.rstrip() for line in text)
