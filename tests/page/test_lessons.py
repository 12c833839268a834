"""Each lesson is done to the end in a browser: every step wrongly first, then rightly, with a reason for both."""

from collections.abc import Sequence
from contextlib import suppress

import pytest
from playwright.sync_api import Browser, Locator, Position, TimeoutError, expect

from brelan import shelf
from brelan.server.lessons import Task, lesson
from brelan.server.messages import Value
from tests.boxes import SEALED
from tests.page.browser import CLICK, PHONE, Person, people
from tests.page.test_reading import grave
from tests.server.devices import Server

LESSONS = [name for name in shelf.names() if shelf.box(name).lesson]
HELD = 500
"""Milliseconds: a cup is open while it is pressed, and longer than for a tap."""
FELT: Position = {"x": 3, "y": 3}
"""A place on the mat's edge, where nothing lies."""


class Learner:
    """Somebody who does a lesson on a phone."""

    def __init__(self, person: Person, game: str) -> None:
        self.person, self.page, self.lesson = person, person.page, lesson(game)
        person.goes(f"#/learn/{game}")
        self.said.wait_for()

    @property
    def said(self) -> Locator:
        """What the lesson says."""
        return self.page.locator(".tutor .words")

    def hears(self, text: str) -> None:
        """This is said, whichever spaces stand before its colons."""
        self.said.filter(has_text=text).wait_for()

    def hurries_on(self) -> None:
        """Nothing but the others' moves stands between two steps."""
        onward = self.page.locator(".controls > .button:not(.main)")
        while onward.count():
            with suppress(TimeoutError):
                onward.click(timeout=CLICK)

    def waits_for(self, task: Task) -> None:
        """Hurry the others on until it is to be done."""
        self.hurries_on()
        self.hears(task.todo["fr"])

    def is_left_to_do(self, task: Task) -> bool:
        """Whether it is, once the others are through: a mat that does not have it has it told at once."""
        self.hurries_on()
        done = self.said.filter(has_text=task.right["fr"])
        self.said.filter(has_text=task.todo["fr"]).or_(done).wait_for()
        return not done.count()

    def tries(self, task: Task, value: Value) -> None:
        """Do it, in this way."""
        if task.kind == "touch":
            self.page.locator(".mat .touch-me").first.click(delay=HELD)
        elif task.kind == "pick":
            self.page.locator(".drawn .hand").nth(_one(value)).click()
        elif task.kind == "who":
            self.page.locator(".faces .button").nth(_one(value)).click()
        else:
            self.answers(task, value)

    def touches_somebody(self) -> None:
        """Who is not meant: one reads why not, and nothing lies over that."""
        others = self.page.locator(".mat [data-seat] button:not(.touch-me, .touch-me *, :has(.touch-me)):visible")
        if others.count():
            others.first.click()
        expect(self.page.get_by_role("dialog")).to_have_count(0)

    def answers(self, task: Task, value: Value) -> None:
        """By buttons, the slider, or what lies on the mat."""
        assert task.question is not None
        buttons = self.page.locator("section.ask .buttons .button")
        if task.question.of == "options":
            self.page.locator(f'section.ask [data-answer="{value}"]').click()
            return
        if task.question.form == "amount":
            self.page.locator("section.ask input").fill(str(value))
        else:
            picked = self.page.locator(".mat [aria-pressed=true]")
            while picked.count():
                picked.first.click()
            for place in [value] if isinstance(value, int) else value:
                self.taps(task, place)
        buttons.click()

    def taps(self, task: Task, place: int) -> None:
        """A card on the mat by what it is, hands and Mises by their place."""
        assert task.question is not None
        pile = self.lesson.scenes[task.scene].picture.piles[task.question.pile]
        assert not isinstance(pile, int)
        card = pile[place].partition("*")[0]
        drawn = self.page.locator(f'.mat button[aria-pressed]:has([data-card="{card}"])')
        alone = task.question.together == 1 and drawn.count()
        (drawn if alone else self.page.locator(".mat button[aria-pressed]").nth(place)).click()

    def goes_on(self) -> None:
        """Read, and on."""
        self.page.locator(".controls > .button.main").click()


def _one(value: Value) -> int:
    assert isinstance(value, int)
    return value


def wrong_ones(task: Task) -> Sequence[tuple[Value, dict[str, str]]]:
    """A try for each thing that is said of a mistake."""
    if task.kind == "answer":
        return list({reply.said["fr"]: (reply.value, reply.said) for reply in task.replies}.values())
    others = len(task.drawn) or 3
    return [((int(str(task.answer)) + 1) % others, task.wrong)]


@pytest.mark.parametrize("game", LESSONS)
def test_a_lesson_is_done_to_the_end_every_step_wrongly_and_then_rightly(
    browser: Browser, server: Server, game: str
) -> None:
    with people(browser, server, PHONE) as [anna]:
        learner = Learner(anna, game)
        anna.page.evaluate("document.fonts.ready.then(() => undefined)")
        place = anna.page.locator(".mat").bounding_box()
        for number, task in enumerate(learner.lesson.tasks):
            learner.waits_for(task)
            for value, said in wrong_ones(task):
                if task.kind == "touch":
                    anna.page.locator(".mat").click(position=FELT)
                    learner.touches_somebody()
                else:
                    learner.tries(task, value)
                anna.page.locator(".tutor.wrong").wait_for()
                learner.hears(said["fr"])
            if number == 0:
                assert grave(anna) == []
            learner.tries(task, task.answer)
            anna.page.locator(".tutor.right").wait_for()
            learner.hears(task.right["fr"])
            assert anna.page.locator(".mat").bounding_box() == place, "the mat does not jump"
            learner.goes_on()
        learner.hears(learner.lesson.end["fr"])
        anna.page.get_by_role("link", name="Jouer pour de vrai").wait_for()
        assert anna.page.evaluate("document.documentElement.scrollHeight") == PHONE["height"]


def test_a_lesson_can_be_done_with_the_keyboard_alone(browser: Browser, server: Server) -> None:
    game = next(name for name in LESSONS if lesson(name).tasks[0].touch.isalpha())
    with people(browser, server, PHONE) as [anna]:
        learner = Learner(anna, game)
        first, second = learner.lesson.tasks[:2]
        learner.waits_for(first)
        for _ in range(20):
            anna.page.keyboard.press("Tab")
            if anna.page.evaluate("document.activeElement.matches('.touch-me')"):
                break
        anna.page.keyboard.down("Enter")
        learner.hears(first.right["fr"])
        anna.page.keyboard.up("Enter")
        anna.page.locator(".controls .button.main:focus").wait_for()
        anna.page.keyboard.press("Enter")
        learner.waits_for(second)
        anna.page.locator(".controls button:focus").wait_for()


def test_a_rule_asked_for_in_a_lesson_is_read_over_it_and_the_learner_goes_on_where_they_were(
    browser: Browser, server: Server
) -> None:
    with people(browser, server, PHONE) as [anna]:
        learner = Learner(anna, SEALED)
        why = anna.page.locator(".mat").get_by_role("button", name="pourquoi ?").locator("visible=true")
        for task in learner.lesson.tasks:
            learner.waits_for(task)
            learner.tries(task, task.answer)
            learner.hears(task.right["fr"])
            if why.count():
                break
            learner.goes_on()
        why.first.click()
        anna.page.get_by_role("dialog", name="Règles").locator(".lit").wait_for()
        anna.page.get_by_role("button", name="Fermer").click()
        learner.hears(task.right["fr"])
