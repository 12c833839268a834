"""What a box is made of: what it says of itself is checked by its line, and what is absent is replaced."""

from collections.abc import Sequence
from dataclasses import replace
from importlib.metadata import EntryPoint
from pathlib import Path
from random import Random
from typing import Any

import pytest

from brelan import players, shelf
from brelan.bots import LEVELS
from brelan.bots.characters import CHARACTERS
from brelan.bots.thought import Candidate, Thought, Tone, sure
from brelan.box import Box, Cover, Minds, any_legal
from brelan.comparison import Comparison, hands_of, judged, marked
from brelan.deck import Deck
from brelan.engine.asks import Ask, amount, one_of
from brelan.engine.table import Table, View
from brelan.engine.tells import Tell
from brelan.face import Face, Places
from brelan.later import Later
from brelan.rankings import Category, Ranking
from brelan.rankings.judge import Judge
from brelan.trouble import Trouble, WrongBox
from tests.boxes import IN_TURN
from tests.engine.toy import game

COVER = Cover(minutes=20, age=8, colour="#0f9ab1")
FACE = Face(own=("hand",))
DICE = Deck(tuple("123456"))
PAIRS = Judge(Ranking(DICE, 2, (Category("nothing", "X2", groups=(1, 1)), Category("pair", "X3", groups=(2,))), "X1"))


def refused_at(error: WrongBox) -> str:
    """The line of this file that an error names."""
    assert error.fault.place.path == __file__
    return Path(__file__).read_text(encoding="utf-8").splitlines()[error.fault.place.line - 1].strip()


@pytest.mark.parametrize(
    ("cover", "found"),
    [
        (Cover(0, 8, "#0f9ab1"), "a game of 0 minutes, from age 8; expected numbers above 0"),
        (Cover(20, 0, "#0f9ab1"), "a game of 20 minutes, from age 0; expected numbers above 0"),
        (Cover(20, 8, "#0F9AB1"), "the colour is '#0F9AB1'; expected #rrggbb: #3b6b5b"),
        (Cover(20, 8, "#0f9ab"), "the colour is '#0f9ab'; expected #rrggbb: #3b6b5b"),
        (Cover(20, 8, "#0f9ab1a"), "the colour is '#0f9ab1a'; expected #rrggbb: #3b6b5b"),
        (Cover(20, 8, "0f9ab1"), "the colour is '0f9ab1'; expected #rrggbb: #3b6b5b"),
    ],
)
def test_a_lid_that_says_nothing_sensible_is_refused_by_its_line(cover: Cover, found: str) -> None:
    with pytest.raises(WrongBox) as wrong:
        Box(
            game,
            FACE,
            cover=cover,
        )
    assert str(wrong.value).endswith(found)
    assert refused_at(wrong.value) == "cover=cover,"
    assert Box(game, FACE, Cover(1, 1, "#000000")).levels == ()


def minds(**levels: Any) -> Minds:
    return Minds(levels, unit="chips", grades=(1, 2, 3, 4), texts="x")


@pytest.mark.parametrize("grades", [(0, 1, 2, 3), (1, 1, 2, 3), (1, 3, 2, 4), (-1, 1, 2, 3), (4, 3, 2, 1)])
def test_grades_rise_from_above_0(grades: tuple[float, float, float, float]) -> None:
    with pytest.raises(WrongBox) as wrong:
        Minds({}, unit="chips", grades=grades, texts="x")
    assert str(wrong.value).endswith(
        f"the grades are {grades}; expected four losses above 0, each greater than the last"
    )
    assert refused_at(wrong.value).startswith("Minds({}, unit=")
    assert Minds({}, "chips", (0.1, 0.2, 0.3, 0.4), "x").grades == (0.1, 0.2, 0.3, 0.4)


def test_there_are_minds_for_levels_only() -> None:
    with pytest.raises(WrongBox, match=r"there is a mind for 'master'; expected one for beginner, regular, expert$"):
        minds(master=Later("x:y"))


def first(_view: View, _ask: Ask, _rng: Random) -> Thought:
    return sure(1)


def second(_view: View, _ask: Ask, _rng: Random) -> Thought:
    return Thought((Candidate(0, 1.0, 0.5, Tone.GIVE_UP), Candidate(1, 1.0, 0.5, Tone.BOLD)))


def test_a_box_is_played_at_a_level_by_the_best_mind_up_to_it_or_by_anybody() -> None:
    box = Box(game, FACE, COVER, minds=minds(expert=Later(f"{__name__}:second"), beginner=Later(f"{__name__}:first")))
    assert box.levels == ("beginner", "expert")
    assert [box.mind(level) for level in LEVELS] == [first, first, second]
    some = replace(box, minds=minds(regular=Later(f"{__name__}:first")))
    assert [some.mind(level) for level in LEVELS] == [any_legal, first, first]
    none = replace(box, minds=None)
    assert (none.levels, [none.mind(level) for level in LEVELS]) == ((), [any_legal] * 3)
    with pytest.raises(ValueError, match=r"^there is no level 'master'; expected beginner or regular or expert$"):
        none.mind("master")


def test_minds_of_a_package_are_found_in_a_module_for_each_level() -> None:
    found = Minds.of("my_box.bots", "regular", "expert", unit="chips", grades=(1, 2, 3, 4))
    assert found.levels == {"regular": Later("my_box.bots.regular:mind"), "expert": Later("my_box.bots.expert:mind")}
    assert (found.unit, found.grades, found.texts) == ("chips", (1, 2, 3, 4), "my_box.bots")


def test_who_only_knows_the_rules_answers_anything_legal() -> None:
    view = Table.begin(game, 2, seed=1).view(0)
    assert [any_legal(view, amount(0, 9), Random(n)).best.answer for n in range(5)] == [
        amount(0, 9).any(Random(n)) for n in range(5)
    ]
    assert players.any_legal(view, one_of(0b11), Random(1)) == one_of(0b11).any(Random(1))


def test_a_character_gives_the_answers_of_its_level_in_its_own_manner(monkeypatch: pytest.MonkeyPatch) -> None:
    box = Box(game, FACE, COVER, minds=minds(regular=Later(f"{__name__}:second"), beginner=Later(f"{__name__}:first")))
    monkeypatch.setattr(shelf, "box", lambda _name: box)
    assert players.mind_for("toy") is players.mind_for("toy", "regular") is second
    assert players.mind_for("toy", "beginner") is first
    view, ask = Table.begin(game, 2, seed=1).view(0), one_of(0b11)
    assert {players.bot_for("toy", "beginner")(view, ask, Random(n)) for n in range(9)} == {1}
    bold = next(one for one in CHARACTERS if one.traits == ("bold", "stubborn"))
    given = [
        sum(int(players.bot_for("toy", who=who)(view, ask, Random(n)) == 1) for n in range(400)) for who in (None, bold)
    ]
    assert 170 < given[0] < 230 < given[1]


@pytest.mark.parametrize(
    ("held", "found"), [((3, 3), "pair"), ((3, 4), "nothing"), ((3,), ""), ((3, -1), ""), ((), ""), ((1, 1, 1), "")]
)
def test_a_hand_is_read_once_it_is_whole_and_known(held: Sequence[int], found: str) -> None:
    box = Box(game, replace(FACE, held=lambda _t, _seat: held), COVER, judge=PAIRS)
    reading = box.reading(None, 0)
    assert (reading.category.key if reading else "") == found
    assert replace(box, judge=None).reading(None, 0) is None


BEATS = Tell("beats", "X9", 0, {"own": 1}, (4, 2, 4), 0)
"""One die each, and one between them that makes a pair of the first."""


def test_two_hands_side_by_side_share_what_lies_between_them() -> None:
    assert hands_of(BEATS) == ([4, 4], [2, 4])
    assert hands_of(BEATS._replace(cards=(1, 2, 3, 4), numbers={"own": 2})) == ([1, 2], [3, 4])
    found = judged(PAIRS, BEATS)
    assert (found.first.category.key, found.second.category.key) == ("pair", "nothing")
    lit = found.lit()
    assert lit == {"counts": 0b11, "makes": 0b11, "counts_over": 0b11, "makes_over": 0b10}
    assert marked((0, 3, 4)) == 0b11001
    assert found.why("en").words == PAIRS.why(found.first, found.second, "en").words


def compared(tell: Tell) -> Comparison:
    return judged(PAIRS, tell)


def test_a_face_says_of_a_tell_why_a_hand_wins_what_was_announced_or_what_the_cards_are() -> None:
    face = replace(
        FACE, compared=compared, scale=lambda lang: (f"low {lang}", "high"), hand_name=lambda cards, _: f"{len(cards)}"
    )
    assert face.said_of(BEATS, "en") == compared(BEATS).why("en").words
    assert face.said_of(Tell("said", "X1", 0, {"rung": 0}, (1, 2), 0), "fr") == "low fr"
    assert face.said_of(Tell("said", "X1", 0, {"rung": 1}, (), 0), "fr") == "high"
    assert face.said_of(Tell("said", "X1", 0, {}, (1, 2), 0), "fr") == "2"
    assert face.announced({"rung": -1}, "fr") == face.announced({}, "fr") == ""
    assert replace(face, facts=lambda _t, seat: {"rung": seat, "n": 4}).mentions(None, 1, "en") == {
        "rung": 1,
        "n": 4,
        "name": "high",
    }


def test_the_rule_behind_a_comparison_is_the_one_that_decides_once_all_cards_are_known() -> None:
    face = replace(FACE, compared=compared)
    assert face.rule_of(BEATS) == (compared(BEATS).why("fr").rule or "X9") != ""
    assert face.rule_of(BEATS) != "X9"
    assert face.rule_of(BEATS._replace(cards=(4, -1, 4))) == "X9"
    assert face.rule_of(BEATS._replace(what="shows")) == "X9"
    assert face.rule_of(BEATS._replace(cards=(0, 2, 0))) != "X9", "the lowest card is a card"
    with pytest.raises(NotImplementedError, match="this game compares no hands, and told Tell"):
        FACE.compared(BEATS)


def test_a_face_that_says_nothing_more_shows_everybody_as_playing_and_their_own_hand() -> None:
    t = Table.begin(game, 3, seed=1).state
    hand = game.state.LAYOUT.constants["hand"]
    assert [FACE.plays(t, seat) for seat in range(3)] == [True, True, True]
    assert FACE.places(t, 1) == Places(hand[1], 1)
    assert FACE.places(object(), 1) is None
    left = type("Left", (), {"still_in": 0b101})()
    assert [FACE.plays(left, seat) for seat in range(3)] == [True, False, True]
    assert (FACE.purse(t, 0), FACE.middle(t), FACE.facts(t, 0), FACE.standing(t, 0)) == ({}, {}, {}, {})
    assert (FACE.ahead(t, "fr"), FACE.repeats(t), FACE.called(t, 0, "fr", None), FACE.scale("fr")) == ((), (), (), ())
    assert (FACE.held(t, 0), FACE.opens, FACE.main, FACE.only_if) == ((), ("deal", "round"), ("show",), {})
    assert (FACE.back(1, "fr"), FACE.does(DICE, 0, "fr", None), FACE.printed(DICE, 0, "fr", None)) == ("", "", "")
    assert FACE.hand_name((1, 2), "fr") == ""


def test_a_part_is_looked_for_when_it_is_needed_and_told_if_it_is_not_there(tmp_path: Path) -> None:
    assert Later[object]("brelan.bots:LEVELS")() is LEVELS
    with pytest.raises(Trouble, match=r"^a box names no_such.bots:mind, and there is no no_such; expected a module of"):
        Later[object]("no_such.bots:mind")()
    with pytest.raises(Trouble, match=r"and there is no brelan\.botz; expected a module of that name$"):
        Later[object]("brelan.botz:mind")()
    with pytest.raises(Trouble, match=r"^a box names brelan\.bots:minds; expected the name of something that .*bots"):
        Later[object]("brelan.bots:minds")()


def test_what_a_part_itself_cannot_import_is_no_fault_of_the_box(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "later_part.py").write_text("import no_such_library\n", encoding="utf-8")
    monkeypatch.syspath_prepend(tmp_path)
    with pytest.raises(ModuleNotFoundError, match="No module named 'no_such_library'"):
        Later[object]("later_part:mind")()


ENTRIES, OPENED = shelf._entries.__wrapped__, shelf.box.__wrapped__
"""As they are looked up the first time."""


def entries(monkeypatch: pytest.MonkeyPatch, *values: tuple[str, str]) -> None:
    """These boxes are installed."""
    found = [EntryPoint(name, value, shelf.GROUP) for name, value in values]
    monkeypatch.setattr(shelf, "entry_points", lambda group: found if group == "brelan.boxes" else [])
    monkeypatch.setattr(shelf, "_entries", ENTRIES)
    monkeypatch.setattr(shelf, "box", OPENED)


def test_boxes_stand_on_the_shelf_by_name_and_each_name_once(monkeypatch: pytest.MonkeyPatch) -> None:
    entries(monkeypatch, ("b", "x:box"), ("a", "y:box"), ("b", "x:box"))
    assert shelf.names() == ("a", "b")
    with pytest.raises(ValueError, match=r"^there is no game 'c'; expected a or b$"):
        shelf.box("c")
    entries(monkeypatch, ("b", "x:box"), ("b", "y:box"))
    with pytest.raises(Trouble, match=r"^two boxes are called 'b': x:box and y:box; expected a name for each$"):
        shelf.names()


def test_a_box_holds_the_game_that_it_is_called_after(monkeypatch: pytest.MonkeyPatch) -> None:
    own = shelf.box(IN_TURN)
    where = f"{own.game.package}.box"
    entries(monkeypatch, ("other", f"{where}:box"), (IN_TURN, f"{where}:box"))
    with pytest.raises(Trouble, match=rf"^the box 'other' holds a game called '{IN_TURN}'; expected the same name$"):
        shelf.box("other")
    assert shelf.box(IN_TURN) is own
