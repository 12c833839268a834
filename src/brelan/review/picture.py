"""A review as a picture: the curve of hope with its moments, and the three columns below it."""

from html import escape
from itertools import pairwise

from brelan.review.shape import Point, Review
from brelan.review.telling import change, own_words, part

WIDE, HIGH, LEFT, TOP = 720, 260, 56, 44
BELOW = 150
INKS = {"luck": "#b8860b", "skill": "#0b4f6c", "others": "#8a8a8a"}
MARKS = {"best_decision": "#1f6b45", "dearest_mistake": "#a8321b", "luckiest_card": "#b8860b"}
PALE = "#ececec"


def picture(found: Review, title: str, lang: str) -> str:
    """The picture as SVG."""
    shapes = [f'<rect width="{WIDE + LEFT + 24}" height="{HIGH + TOP + BELOW}" fill="white"/>']
    shapes.append(_text(LEFT, 26, title, size=16))
    shapes += _grid(found, lang) + _curve(found) + _marks(found, lang) + _columns(found, lang)
    size = f'viewBox="0 0 {WIDE + LEFT + 24} {HIGH + TOP + BELOW}" width="{WIDE + LEFT + 24}"'
    head = f'<svg xmlns="http://www.w3.org/2000/svg" {size} role="img" font-family="sans-serif" font-size="13">'
    return "\n".join([head, f"<title>{escape(title)}</title>", *shapes, "</svg>\n"])


def _x(found: Review, number: int) -> float:
    return LEFT + WIDE * (number + 1) / (len(found.curve))


def _y(hope: float) -> float:
    return TOP + HIGH * (1 - hope)


def _grid(found: Review, lang: str) -> list[str]:
    """Quarters of the victory, and where deals begin."""
    lines = []
    for quarter in range(5):
        y = _y(quarter / 4)
        lines.append(f'<path d="M{LEFT} {y:.1f}h{WIDE}" stroke="{PALE}"/>')
        lines.append(_text(LEFT - 8, y + 4, part(quarter / 4, lang), anchor="end"))
    for before, after in pairwise(found.curve):
        if after.deal != before.deal:
            lines.append(f'<path d="M{_x(found, after.number):.1f} {TOP}v{HIGH}" stroke="{PALE}"/>')
    return lines


def _curve(found: Review) -> list[str]:
    corners = [(LEFT, _y(found.start)), *((_x(found, point.number), _y(point.hope)) for point in found.curve)]
    path = "L".join(f"{x:.1f} {y:.1f}" for x, y in corners)
    return [f'<path d="M{path}" fill="none" stroke="{INKS["skill"]}" stroke-width="2"/>']


def _marks(found: Review, lang: str) -> list[str]:
    points = {point.number: point for point in found.curve}
    return [
        f'<circle cx="{_x(found, moment.number):.1f}" cy="{_y(_at(points, moment.number)):.1f}" r="6" '
        f'fill="{MARKS[moment.what]}"><title>{escape(moment.said[lang])}</title></circle>'
        for moment in found.moments
    ]


def _at(points: dict[int, Point], number: int) -> float:
    return points[number].hope


def _columns(found: Review, lang: str) -> list[str]:
    """A bar for each column from a common middle, and what the marks mean."""
    say, lines = own_words(lang), []
    middle = LEFT + WIDE / 2
    for row, name in enumerate(INKS):
        amount = float(getattr(found, name))
        y, long = TOP + HIGH + 24 + 24 * row, min(1.0, abs(amount)) * WIDE / 3
        x = middle if amount >= 0 else middle - long
        lines.append(f'<rect x="{x:.1f}" y="{y}" width="{long:.1f}" height="16" fill="{INKS[name]}"/>')
        lines.append(_text(LEFT, y + 13, say(f"review-{name}")))
        lines.append(_text(LEFT + WIDE, y + 13, change(amount, lang), anchor="end"))
    for place, what in enumerate(MARKS):
        x, y = LEFT + 230 * place, TOP + HIGH + 112
        lines.append(f'<circle cx="{x + 6}" cy="{y}" r="6" fill="{MARKS[what]}"/>')
        lines.append(_text(x + 18, y + 4, say(f"review-{what}")))
    return lines


def _text(x: float, y: float, said: str, anchor: str = "start", size: int = 13) -> str:
    return f'<text x="{x:.1f}" y="{y:.1f}" text-anchor="{anchor}" font-size="{size}">{escape(said)}</text>'
