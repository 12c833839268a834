"""Ratings drawn in the terminal: a dot for each, with its interval."""

from brelan.league.figure import Figure

WIDTH = 48


def plot(ratings: dict[str, Figure]) -> list[str]:
    """One line each, on a common scale; best first."""
    lowest = min(figure.low for figure in ratings.values())
    reach = max(figure.high for figure in ratings.values()) - lowest or 1.0
    widest = max(map(len, ratings))

    def place(value: float) -> int:
        return round((value - lowest) / reach * (WIDTH - 1))

    lines = []
    for name, (mean, low, high) in sorted(ratings.items(), key=lambda rated: -rated[1].mean):
        line = ["─" if place(low) <= i <= place(high) else " " for i in range(WIDTH)]
        line[place(mean)] = "●"
        lines.append(f"{name:>{widest}}  {''.join(line)}  {mean:+.2f} ({low:+.2f} … {high:+.2f})")
    return lines
