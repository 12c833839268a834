"""The moments and the story of a review, in words."""

from dataclasses import dataclass, field

import pytest

from brelan import shelf
from brelan.review.judging import Decided
from brelan.review.shape import Judged, Point
from brelan.review.telling import Tale, highlights, story
from tests.review.games import smallest


def judged(number: int, given: str, lost: float, in_unit: float) -> Decided:
    """A decision that cost so much hope, and so much of what the game counts."""
    said = {"fr": given, "en": given}
    best = {"fr": "C", "en": "C"}
    shape = Judged(number, 1, given, "C", lost, in_unit, "error", 0.5, said, best, 0, 1, [], "choose", "", {})
    return Decided(shape, 0.0)


@dataclass
class Told:
    """A short game, and what is told of it."""

    decided: list[Decided]
    others: float = -0.2
    counts: bool = True
    points: list[Point] = field(default_factory=list)

    def tale(self) -> Tale:
        """It began at 1 chance in 2."""
        point = Point(1, 1, 0.5 + self.others, 0.0, 0.0, self.others)
        return Tale(
            shelf.game(smallest()).package, 3, 0.5, 0.0, 0.01, [point], self.decided, lambda *_: "", self.counted
        )

    def counted(self, lost: float, lang: str) -> str:
        """So much of what it counts."""
        beans = {"fr": "fèves", "en": "beans"}
        return f"{lost} {beans[lang]}" if self.counts else ""

    def mistake(self, lang: str) -> str:
        """What is said of the dearest mistake."""
        return next(one.said[lang] for one in highlights(self.tale()) if one.what == "dearest_mistake")


def test_the_dearest_mistake_says_what_makes_it_dearer_than_one_that_cost_more_hope() -> None:
    told = Told([judged(1, "A", 0.03, 5.0), judged(2, "B", 0.01, 7.0)])
    assert "« B » au lieu de « C », 7.0 fèves et une chance sur 100 en moins." in told.mistake("fr")
    assert "“B” instead of “C”, 7.0 beans and one chance in 100 lost." in told.mistake("en")
    assert "7.0 fèves" in story(told.tale())["fr"][3]


@pytest.mark.parametrize(
    ("lost", "counts", "said"), [(0.001, True, "7.0 beans lost."), (0.03, False, "3 chances in 100 lost.")]
)
def test_a_mistake_names_no_price_that_is_nothing(lost: float, counts: bool, said: str) -> None:
    assert Told([judged(1, "A", lost, 7.0)], counts=counts).mistake("en").endswith(f"instead of “C”, {said}")


@pytest.mark.parametrize(
    ("others", "fr", "en"),
    [
        (-0.2, "t’en ont pris 20", "the others took 20"),
        (0.2, "t’en ont donné 20", "the others gave you 20"),
        (0.001, "les autres ne t’ont rien donné ni pris", "the others gave and took nothing"),
    ],
)
def test_what_the_others_did_is_said_as_what_they_took_or_gave_or_as_nothing(others: float, fr: str, en: str) -> None:
    columns = story(Told([], others).tale())
    assert fr in columns["fr"][1]
    assert en in columns["en"][1]
