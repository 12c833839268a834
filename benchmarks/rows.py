"""The lines of the table: a comparison, what was measured of it, and whether its bar is reached."""

from dataclasses import dataclass
from statistics import median

from benchmarks import bars, measure, starts


@dataclass
class Row:
    """A line of the table. `ratio` is a ratio of speeds, or seconds of CPU where there is no peer."""

    group: str
    ours: str
    peer: str = ""
    unit: str = ""
    ours_rate: float | None = None
    peer_rate: float | None = None
    ratio: float | None = None
    lowest: float | None = None
    highest: float | None = None
    bar: float | None = None
    aim: float | None = None

    def reached(self, mark: float | None) -> bool | None:
        """Whether the bar or the aim is reached; None where there is none."""
        if mark is None or self.ratio is None:
            return None
        return self.ratio >= mark if self.peer else self.ratio <= mark


def ratio_row(wanted: bars.Ratio, made: dict[str, measure.Entry]) -> Row:
    ours, peer = made[wanted.ours], made[wanted.peer]
    row = Row(wanted.group, wanted.ours, wanted.peer, wanted.unit, bar=wanted.bar, aim=wanted.aim)
    mine, theirs = ours.rates.get(wanted.unit), peer.rates.get(wanted.unit)
    row.ours_rate = median(mine) if mine else None
    row.peer_rate = median(theirs) if theirs else None
    if mine and theirs:
        each = [a / b for a, b in zip(mine, theirs, strict=True)]
        row.ratio, row.lowest, row.highest = median(each), min(each), max(each)
    return row


def limit_row(wanted: bars.Limit, made: dict[str, starts.Start]) -> Row:
    start = made[wanted.ours]
    row = Row(wanted.group, wanted.ours, unit="s", bar=wanted.bar, aim=wanted.aim)
    if start.seconds:
        row.ratio, row.lowest, row.highest = median(start.seconds), min(start.seconds), max(start.seconds)
    return row
