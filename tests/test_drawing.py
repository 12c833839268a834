"""Drawings say what their figures say, and a terminal alone is shown how far a count is."""

import io
import sys
from collections.abc import Iterator
from xml.etree import ElementTree

import pytest

from brelan.drawing import WIDTH, Bars, bar, bars, dots, picture
from brelan.progress import WIPED, line, meanwhile, progress

DRAWN = Bars(("wins", "shares", "<loses>"), (("A & K", (0.5, 0.25, 0.25)), ("7", (0.0, 0.0, 1.0))))


@pytest.mark.parametrize("parts", [(0.333, 0.333, 0.334), (0.005, 0.99, 0.005), (1.0, 0.0, 0.0)])
def test_a_bar_is_as_long_as_any_other_whatever_its_parts(parts: tuple[float, ...]) -> None:
    drawn = bar(parts, "abc")
    assert len(drawn.strip()) == len(drawn) == WIDTH
    assert drawn.count("b") == pytest.approx(WIDTH * parts[1], abs=1)


def test_each_row_has_its_line_and_below_stands_what_the_shades_are() -> None:
    first, second, legend = bars(DRAWN)
    assert first == "A & K  " + "█" * 24 + "▓" * 12 + "·" * 12
    assert second == "    7  " + "·" * 48
    assert legend.split() == ["█", "wins", "▓", "shares", "·", "<loses>"]


def test_dots_put_the_best_first_on_a_common_scale() -> None:
    best, worst = dots({"weak": (-1, -1.5, -0.5), "strong": (1, 0.5, 1.5)})
    assert best.startswith("strong")
    assert best.index("●") > worst.index("●")


def test_a_picture_has_the_parts_in_their_lengths_and_words() -> None:
    root = ElementTree.fromstring(picture(DRAWN, lambda part: f"{part:.2f}"))
    space = "{http://www.w3.org/2000/svg}"
    wide = {title.text: float(rect.get("width", 0)) for rect in root for title in rect.iter(f"{space}title")}
    assert wide["wins 0.50"] == 2 * wide["shares 0.25"] == 2 * wide["<loses> 0.25"] == 280
    words = [text.text for text in root.iter(f"{space}text")]
    assert words == ["A & K", "0.50", "0.25", "0.25", "7", "1.00", "wins", "shares", "<loses>"]


def test_six_places_find_room_in_a_picture() -> None:
    names = tuple(f"{n}th place" for n in range(6))
    root = ElementTree.fromstring(picture(Bars(names, (("", (1.0, 0, 0, 0, 0, 0)),)), str))
    last = [float(text.get("x", 0)) for text in root.iter() if text.text == "5th place"]
    assert last[0] + 10 * len("5th place") < float(root.get("width", 0))


class Terminal(io.StringIO):
    def isatty(self) -> bool:
        return True


def slow(parts: range, clock: list[float]) -> Iterator[int]:
    for part in parts:
        clock[0] += 1
        yield part


def test_a_terminal_sees_how_far_it_is_and_keeps_nothing_of_it(monkeypatch: pytest.MonkeyPatch) -> None:
    clock, terminal = [0.0], Terminal()
    monkeypatch.setattr("time.monotonic", lambda: clock[0])
    monkeypatch.setattr(sys, "stderr", terminal)
    assert list(progress(slow(range(4), clock), 4)) == [0, 1, 2, 3]
    seen = terminal.getvalue().split(WIPED)
    assert [text.split("  ")[-2:] for text in seen[3:5]] == [["1/4", "0:06"], ["2/4", "0:03"]]
    assert seen[-1] == ""


def test_what_cannot_be_counted_leaves_nothing_behind(monkeypatch: pytest.MonkeyPatch) -> None:
    terminal = Terminal()
    monkeypatch.setattr(sys, "stderr", terminal)
    with meanwhile("Counting…"):
        assert terminal.getvalue() == f"{WIPED}Counting…"
    assert terminal.getvalue().endswith(WIPED)


def test_what_is_no_terminal_is_shown_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    kept = io.StringIO()
    monkeypatch.setattr(sys, "stderr", kept)
    with meanwhile("Counting…"):
        assert list(progress("abc", 3)) == ["a", "b", "c"]
    assert kept.getvalue() == ""


def test_what_is_left_is_told_in_minutes_and_seconds() -> None:
    assert line(1, 3, 62.0).endswith("1/3  2:04")
    assert line(0, 3, 0.0).endswith("0/3")
