"""The moments of a game that a person sees from the first chair, each found in a recorded game and opened on a page."""

from functools import cache
from random import Random
from typing import NamedTuple

from brelan import shelf
from brelan.comparison import BEATS
from brelan.engine.asks import Form
from brelan.engine.foresight import amounts
from brelan.engine.table import Table
from brelan.server.scene import seconds
from tests.boxes import lasting
from tests.page.browser import Person
from tests.page.finished import Recorded, anything
from tests.server.devices import Device, Live, Server

DEALS = 5
SEEDS = 6
MOMENTS = ("waiting", "asked", "choosing", "amount", "showdown", "podium")
"""Others think; one chooses a button, some cards, an amount; hands are compared; the end. Few games have them all."""
ON_SCREEN = {"showdown": ".showdown.settled, .mat .reasons li:visible"}
THERE = {
    "waiting": ".mat [data-seat]",
    "asked": "section.ask",
    "choosing": "section.ask",
    "amount": "section.ask .slider",
    "showdown": ".onward .button",
    "podium": "section.end .curve svg",
}


def staying(table: Table, seat: int, rng: Random) -> int:
    """Mostly what keeps one in the deal, so that many hands are shown at its end."""
    main = shelf.box(table.game.name).face.main
    ask, words = table.asks[seat], table.question.options
    if words is None or rng.random() < 0.1:
        return anything(table, seat, rng)
    kept = [value for value in ask.options() if words(value).name.lower() in main]
    return rng.choice(kept) if kept else anything(table, seat, rng)


class At(NamedTuple):
    """After so many answers of the game of this seed; at a showdown the first chair's next answer leads to it."""

    seed: int
    answers: int
    value: int = 0


def _kind(table: Table) -> str:
    """What the person on the first chair sees."""
    if 0 not in table.awaited:
        return "waiting"
    form = table.asks[0].form
    if form == Form.AMOUNT or amounts(table, 0):
        return "amount"
    return "choosing" if form == Form.SOME_OF else "asked"


def _lying(table: Table) -> int:
    """How many cards or dice lie before the first chair and in the middle."""
    face, handles = shelf.box(table.game.name).face, table.state.LAYOUT.constants
    piles = {*face.own, *face.common}
    return sum(len(table.cards(pile, None if isinstance(handles[pile], int) else 0)) for pile in piles)


@cache
def moments(game: str, seats: int) -> dict[str, At]:
    """Where the moments are: each where most lies on the table, the showdown where most hands are compared and tied."""
    found: dict[str, tuple[int, At]] = {}

    def note(kind: str, much: int, at: At) -> None:
        if much >= found.get(kind, (0, at))[0]:
            found[kind] = much, at

    for seed in range(SEEDS):
        recorded, answers = Recorded(game, seats, seed, lasting(game, DEALS), staying), 0
        while not (table := recorded.table).over:
            note(_kind(table), _lying(table), At(seed, answers))
            seat, value, tells = recorded.goes_on()
            if seat == 0 and seconds(game, tells) and not table.over:
                much = sum(2 + tell.numbers["equal"] for tell in tells if tell.what == BEATS)
                note("showdown", much, At(seed, answers, value))
            answers += 1
        note("podium", answers, At(seed, answers))
    return {kind: at for kind, (_, at) in found.items()}


class Moment:
    """One of them, on a server's disc."""

    def __init__(self, game: str, seats: int, kind: str, at: At) -> None:
        self.kind, self.at = kind, at
        self.recorded = Recorded(game, seats, at.seed, lasting(game, DEALS), staying)
        for _ in range(at.answers):
            self.recorded.goes_on()

    def seen_by(self, person: Person, server: Server, *, big: bool = False) -> None:
        """A person opens it and waits until it is to be seen."""
        self.recorded.lies_on(server).opened_by(person, big=big)
        if self.kind != "podium":
            person.page.locator(".mat").wait_for()
        if self.kind == "amount":
            self._leads(person)
        if self.kind == "showdown":
            self._answers(server)
        shown = {**THERE, **ON_SCREEN} if big else THERE
        person.page.locator(shown[self.kind]).first.wait_for()

    def _leads(self, person: Person) -> None:
        """Choose what leads to an amount."""
        person.page.locator("section.ask .button:enabled").first.wait_for()
        for button in person.page.locator("section.ask .buttons .button").all():
            if (button.text_content() or "").rstrip().endswith("…"):
                button.click()
                return

    def _answers(self, server: Server) -> None:
        """The person on the first chair answers from another device, and the deal is over."""
        device = Device(server)
        device.client.cookies.set("brelan", self.recorded.token)
        live = Live(device, self.recorded.code)
        live.until("table")
        decoded = self.recorded.table.asks[0].decode(self.at.value)
        assert live.answer(decoded, "answer")["type"] == "ack"
        self.live = live  # nobody would wait for a player who has gone
