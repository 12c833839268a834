"""Drawings of figures: bars and dots in the terminal, bars as a picture (SVG)."""

import sys
from collections.abc import Callable, Mapping, Sequence
from html import escape
from typing import NamedTuple

WIDTH = 48
DARK, REST = "█▓▒░╌", "·"
COLOURS, PALE = ("#0b4f6c", "#2a7f9e", "#6fb1c7", "#a9d0dc", "#d3e6ec"), "#ececec"
MARGIN, LINE, LONG, LETTER = 20, 32, 560, 8.5  # a picture's measures; a letter's is a guess that is large enough


class Bars(NamedTuple):
    """Parts of 1 beside each other: what the parts are called, most wanted first; each row's name and its parts."""

    names: tuple[str, ...]
    rows: tuple[tuple[str, tuple[float, ...]], ...]


def bar(parts: Sequence[float], shades: str = DARK, width: int = WIDTH) -> str:
    """Parts of 1 beside each other, in as many cells; what is missing stays blank."""
    ends = [round(width * sum(parts[:n])) for n in range(len(parts) + 1)]
    cells = (shade * (ends[n + 1] - ends[n]) for n, shade in enumerate(shades[: len(parts)]))
    return "".join(cells).ljust(width)


def bars(drawn: Bars, room: int = sys.maxsize) -> list[str]:
    """A line a row, no wider than there is room, and below what the shades mean."""
    shades = DARK[: len(drawn.names) - 1] + REST
    widest = max(len(name) for name, _ in drawn.rows)
    width = min(WIDTH, room - widest - 2)
    legend = "   ".join(f"{shade} {name}" for shade, name in zip(shades, drawn.names, strict=True))
    return [
        *(f"{name:>{widest}}  {bar(parts, shades, width)}" for name, parts in drawn.rows),
        " " * (widest + 2) + legend,
    ]


def dots(figures: Mapping[str, tuple[float, float, float]], room: int = sys.maxsize) -> list[str]:
    """A mean and its interval, one line each, no wider than there is room, on a common scale; best first."""
    written = {name: f"{mean:+.2f} ({low:+.2f} … {high:+.2f})" for name, (mean, low, high) in figures.items()}
    lowest = min(low for _, low, _ in figures.values())
    reach = max(high for _, _, high in figures.values()) - lowest or 1.0
    widest = max(map(len, figures))
    width = min(WIDTH, room - widest - 4 - max(map(len, written.values())))

    def place(value: float) -> int:
        return round((value - lowest) / reach * (width - 1))

    lines = []
    for name, (mean, low, high) in sorted(figures.items(), key=lambda one: -one[1][0]):
        line = ["─" if place(low) <= i <= place(high) else " " for i in range(width)]
        line[place(mean)] = "●"
        lines.append(f"{name:>{widest}}  {''.join(line)}  {written[name]}")
    return lines


def picture(drawn: Bars, told: Callable[[float], str]) -> str:
    """The bars as SVG; `told` says a part in the reader's language."""
    colours = (*COLOURS[: len(drawn.names) - 1], PALE)
    left = 2 * MARGIN + max(len(name) for name, _ in drawn.rows) * LETTER
    wide = left + max(LONG, sum(map(_legend, drawn.names))) + MARGIN
    high = (len(drawn.rows) + 1) * LINE + 2 * MARGIN
    shapes = [_rectangle(0, 0, wide, high, "white")]
    for row, (name, parts) in enumerate(drawn.rows):
        y = MARGIN + row * LINE
        shapes.append(_text(left - MARGIN / 2, y, name, "end"))
        for n, part in enumerate(parts):
            x, long = left + LONG * sum(parts[:n]), LONG * part
            shapes.append(_rectangle(x, y, long, LINE - 8, colours[n], f"{drawn.names[n]} {told(part)}"))
            if long > LETTER * len(told(part)):
                light = colours[n] in COLOURS[:2]
                shapes.append(_text(x + long / 2, y, told(part), "middle", "white" if light else "black"))
    x, y = left, MARGIN + len(drawn.rows) * LINE
    for colour, name in zip(colours, drawn.names, strict=True):
        shapes += [_rectangle(x, y + 5, 14, 14, colour), _text(x + 20, y, name)]
        x += _legend(name)
    size = f'width="{wide:g}" height="{high:g}" viewBox="0 0 {wide:g} {high:g}"'
    head = f'<svg xmlns="http://www.w3.org/2000/svg" {size} role="img" font-family="sans-serif" font-size="14">'
    return "\n".join([head, *shapes, "</svg>\n"])


def _legend(name: str) -> float:
    """How much room a part's colour and name take."""
    return 40 + LETTER * len(name)


def _rectangle(x: float, y: float, wide: float, high: float, colour: str, title: str = "") -> str:
    """A filled place; its title shows where the mouse rests, and is read aloud."""
    inside = f"<title>{escape(title)}</title>" if title else ""
    return f'<rect x="{x:.1f}" y="{y:g}" width="{wide:.1f}" height="{high:g}" fill="{colour}">{inside}</rect>'


def _text(x: float, y: float, said: str, anchor: str = "start", colour: str = "black") -> str:
    """Words in the line that begins at this height."""
    return f'<text x="{x:.1f}" y="{y + 17:g}" text-anchor="{anchor}" fill="{colour}">{escape(said)}</text>'
