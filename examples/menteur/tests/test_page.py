"""What the server says about the box: names for what can be announced, and nothing that a seat may not know."""

import asyncio
from typing import cast

from brelan.engine.state import NO_SEAT
from brelan.server.call import Call
from brelan.server.picture import picture, prompt, seen
from brelan.server.routes import shelf
from brelan_menteur import game
from brelan_menteur.ranking import SCALE
from evenings import evening, play

FULL = "K K K Q Q"


def test_the_shelf_names_all_that_can_be_announced_lowest_first() -> None:
    boxes = {box.name: box for box in asyncio.run(shelf(cast(Call, None))).boxes}
    assert boxes["menteur"].scale == {"fr": SCALE.names("fr"), "en": SCALE.names("en")}
    assert all(box.scale == {} for name, box in boxes.items() if name != "menteur")


def test_a_question_says_from_where_to_where_on_the_scale() -> None:
    table = play(evening(FULL), "1 announces pair K", "2 believe", "2 throws none")
    asked = prompt(table, 1, 0)
    assert asked is not None
    assert (asked.form, asked.of, asked.least, asked.most) == ("amount", "scale", 6, 71)
    assert asked.facts == {"rung": 5}


def test_an_announcement_is_told_with_its_name() -> None:
    table = play(evening(FULL), "1 announces pair K")
    (tell,) = (tell for tell in table.tells if tell.what == "announced")
    assert seen(game, tell, NO_SEAT).name == {"fr": "paire de rois", "en": "pair of kings"}


def test_M6_a_picture_of_the_table_shows_a_former_holder_what_they_saw_and_not_what_lies_there_now() -> None:
    table = play(evening(f"{FULL} 9 9"), "1 announces pair 9", "2 believe", "2 throws 1 2")
    mine, theirs, public = (picture(game, table.state, watcher).piles for watcher in (0, 1, NO_SEAT))
    assert (mine["cup"], mine["cup_before.0"]) == (5, ("Q*", "Q*", "K*", "K*", "K*"))
    assert theirs["cup"] == ("9*", "9*", "K*", "K*", "K*")
    assert (public["cup"], public["cup_before.0"]) == (5, 5)
