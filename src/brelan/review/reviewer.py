"""The review of a game, turn by turn: whoever asks for it can look at what is there while the rest is being found."""

from collections.abc import Iterator

from brelan import shelf
from brelan.coach.advice import speaker, unit_of
from brelan.engine.table import Table
from brelan.review.columns import MANY, Change, Columns, Looking, changes
from brelan.review.course import Course, drawn, of_table
from brelan.review.hope import Hopes
from brelan.review.judging import Asked, Decided, decided
from brelan.review.price import price
from brelan.review.shape import DIGITS, FORMAT, Judged, Point, Review
from brelan.review.telling import MARK, Tale, highlights, story
from brelan.texts.cards import shown

FEW = 5
"""Cards that are named one by one; more of them are not what anybody remembers a deal by."""


class Reviewer:
    """A review under way: iterate over it, each step is one more point of the curve."""

    def __init__(self, course: Course, seat: int, opened: bool = False, many: int = MANY) -> None:
        self.look = Looking(course, Hopes(course.game, course.blank), seat, opened, many)
        self.columns = Columns(self.look)
        self.decided: list[Decided] = []
        self._steady: set[int] = set()

    @property
    def points(self) -> list[Point]:
        """The curve so far."""
        return self.columns.points

    @property
    def decisions(self) -> list[Judged]:
        """The seat's decisions so far."""
        return [one.judged for one in self.decided]

    def __len__(self) -> int:
        return len(self.look.course.turns) + 1

    def __iter__(self) -> Iterator[Point]:
        for change in changes(self.look, self.columns.start):
            turn = change.turn
            after = self.look.course.first if turn is None else turn.after
            yield self.columns.book(change, self._lost(change), after)

    def _lost(self, change: Change) -> float:
        """What the seat's own decision gave away in this turn."""
        look, turn = self.look, change.turn
        if turn is None or turn.given is None or turn.given.seat != look.seat or not turn.own:
            return 0.0
        view = look._replace(opened=False).seen(turn.before)
        worth, hope = price(look.hopes, turn.before, look.seat), self.points[-1].hope
        course, deal = look.course, look.deal(turn.before)
        asked = Asked(course.game, course.names, turn.number, turn.given, view, deal, hope, worth, self._steady)
        found = decided(asked)
        if found is None:
            return 0.0
        self.decided.append(found)
        return found.judged.lost

    def _came(self, number: int, lang: str) -> str:
        """The cards or dice that the seat saw come in a turn, as people call them, where the game compares any."""
        look, judge = self.look._replace(opened=False), shelf.box(self.look.course.game.name).judge
        if judge is None:
            return ""
        course, deck = look.course, judge.ranking.deck
        turn = next((turn for turn in course.turns if turn.number == number), None)
        came = drawn(course.game, turn, look.seen(turn.after if turn else course.first), deck)
        if len(came) > FEW:
            return ""
        return ", ".join(shown(deck, card, lang) for card in came)

    def _counted(self, lost: float, lang: str) -> str:
        """So much in the game's own unit, where it is more than games won."""
        game = self.look.course.game
        unit = unit_of(game)
        if unit == "games":
            return ""
        number = f"{lost:.1f}".removesuffix(".0").replace(".", MARK[lang])
        return f"{number}\N{NO-BREAK SPACE}{speaker(game, lang)(f'unit-{unit}', n=lost)}"

    def review(self) -> Review:
        """The whole review, once all turns have been looked at."""
        look, columns = self.look, self.columns
        course, result = look.course, self.points[-1].hope
        numbers = (len(course.names), columns.start, result, columns.error)
        told = Tale(course.game.package, *numbers, self.points, self.decided, self._came, self._counted)
        luck, skill = columns.total(lambda point: point.luck), columns.total(lambda point: point.skill)
        return Review(
            FORMAT,
            course.game.name,
            look.seat + 1,
            list(course.names),
            look.opened,
            unit_of(course.game),
            columns.start,
            result,
            luck,
            skill,
            round(result - columns.start - luck - skill, DIGITS),
            round(result - luck, DIGITS),
            columns.error,
            round(sum(one.lost_in_unit for one in self.decisions), DIGITS),
            self.points,
            self.decisions,
            highlights(told),
            story(told),
        )


def review(table: Table, seat: int, opened: bool = False, many: int = MANY) -> Review:
    """The review of a finished game as a seat may look back on it; at all the cards, where the game was opened."""
    reviewer = Reviewer(of_table(table), seat, opened, many)
    for _ in reviewer:
        pass
    return reviewer.review()
