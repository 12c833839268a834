"""Drawings of figures: bars and dots in the terminal, bars as a picture (SVG)."""

import sys
from collections.abc import Callable, Mapping, Sequence
from html import escape
from typing import NamedTuple

WIDTH = 48
DARK, REST = "█▓▒░╌", "·"
COLOURS, PALE = ("#0b4f6c", "#2a7f9e", "#6fb1c7", "#a9d0dc", "#d3e6ec"), "#ececec"
STRONG = ("#0b4f6c", "#a8321b", "#1f6b45", "#7a4b9e", "#8a6100")
"""Colours beside each other, each dark enough to be read on white."""
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


class Spans(NamedTuple):
    """Means with their intervals: what the colours are, each row's name and a figure for each colour (or none), and
    what they should be.
    """

    names: tuple[str, ...]
    rows: tuple[tuple[str, tuple[tuple[float, float, float] | None, ...]], ...]
    bar: float | None = None


def spans(drawn: Spans, told: Callable[[float], str]) -> str:
    """Dots with whiskers as SVG, on one scale; a dashed line where they should be."""
    known = [figure for _, figures in drawn.rows for figure in figures if figure]
    ends = [end for _, low, high in known for end in (low, high)] + ([] if drawn.bar is None else [drawn.bar])
    lowest, reach = min(ends), (max(ends) - min(ends)) or 1.0
    left = 2 * MARGIN + max(len(name) for name, _ in drawn.rows) * LETTER
    tall = max(LINE, 16 * len(drawn.names) + 8)
    high, wide = len(drawn.rows) * tall + LINE + 2 * MARGIN, left + LONG + 3 * MARGIN

    def place(value: float) -> float:
        return left + LONG * (value - lowest) / reach

    shapes = [_rectangle(0, 0, wide, high, "white")]
    bottom = MARGIN + len(drawn.rows) * tall
    for row, (name, figures) in enumerate(drawn.rows):
        y = MARGIN + row * tall
        shapes.append(_rectangle(left, y + tall - 1, LONG, 1, PALE))
        shapes.append(_text(left - MARGIN / 2, y + (tall - LINE) / 2, name, "end"))
        for n, figure in enumerate(figures):
            if figure is not None:
                at = y + tall * (n + 1) / (len(figures) + 1)
                shapes.append(_span(figure, at, place, STRONG[n % len(STRONG)], f"{name} {told(figure[0])}"))
    if drawn.bar is not None:
        shapes.append(f'<path d="M{place(drawn.bar):.1f} {MARGIN}V{bottom}" stroke="black" stroke-dasharray="4 3"/>')
    for value, anchor in ((lowest, "start"), (lowest + reach, "end")):
        shapes.append(_text(place(value), bottom, told(value), anchor))
    size = f'viewBox="0 0 {wide:g} {high:g}" width="{wide:g}"'
    head = f'<svg xmlns="http://www.w3.org/2000/svg" {size} role="img" font-family="sans-serif" font-size="14">'
    return "\n".join([head, *shapes, "</svg>\n"])


def _span(
    figure: tuple[float, float, float], y: float, place: Callable[[float], float], colour: str, title: str
) -> str:
    """A dot and its whisker."""
    mean, low, high = map(place, figure)
    line = f'<path d="M{low:.1f} {y:.1f}H{high:.1f}" stroke="{colour}" stroke-width="2"/>'
    return f'<g>{line}<circle cx="{mean:.1f}" cy="{y:.1f}" r="5" fill="{colour}"/><title>{escape(title)}</title></g>'


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
