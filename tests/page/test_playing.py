"""Whole games by touching: one person with bots; several people before a big screen are in test_sealed.py."""

import pytest
from playwright.sync_api import Browser

from brelan import shelf
from tests.boxes import lasting
from tests.page.browser import LONG, PHONE, Person, people
from tests.server.devices import Server


def short(game: str) -> dict[str, int]:
    """A game that is soon over: two deals, or else nobody is asked whether to show (G5)."""
    return lasting(game, 2) or {option.name: 0 for option in shelf.game(game).options if option.rule == "G5"}


def chairs(game: str) -> int:
    """Four, or as few as may be where nobody can say how long it lasts."""
    return 4 if lasting(game, 2) else shelf.game(game).least


def play_to_the_end(here: list[Person], seed: int) -> None:
    """Everybody answers what they are asked until the podium stands everywhere."""
    for i, person in enumerate(here):
        person.plays_on(seed + i)
    for person in here:
        person.page.locator("section.end").wait_for(timeout=LONG)


@pytest.mark.parametrize("game", shelf.names())
def test_one_person_plays_a_whole_game_with_bots_on_a_phone(browser: Browser, server: Server, game: str) -> None:
    with people(browser, server, PHONE) as (anna,):
        anna.sets_up(game, "Anna", chairs(game), short(game))
        anna.begins()
        play_to_the_end([anna], 7)
        anna.page.get_by_role("button", name="Revanche").wait_for()
