"""Who has no chips left sees the others play on, on a table of their own."""

from playwright.sync_api import Browser, expect

from brelan.engine.sets import has
from brelan.games.ferme.state import State
from tests.page.browser import PHONE, people
from tests.page.finished import Recorded
from tests.page.moments import staying
from tests.server.still import Still

HIGH = "one => one.getBoundingClientRect().height"


def test_a_player_without_chips_is_told_to_watch_and_leaves_the_room_to_the_others(
    browser: Browser, still: Still
) -> None:
    recorded = next(found for seed in range(40) if (found := ruined(seed)))
    with people(browser, still, PHONE) as (anna,):
        recorded.lies_on(still).opened_by(anna)
        mine = anna.page.locator("[data-at=own]")
        expect(mine).to_contain_text("Tu regardes la suite.")
        expect(mine.locator(".hand")).to_have_count(0)
        assert mine.evaluate(HIGH) < anna.page.locator("[data-at=middle]").evaluate(HIGH)


def ruined(seed: int) -> Recorded | None:
    """A game that goes on without its first player; none if it does not."""
    recorded = Recorded("ferme", 3, seed, {"stack": 10, "deals": 20}, staying)
    while not recorded.table.over:
        state = recorded.table.state
        assert isinstance(state, State)
        if not has(state.playing, 0):
            return recorded
        recorded.goes_on()
    return None
