"""A wrong box is refused when it is loaded: by name, file and line, with what was found and what was expected."""

import os
import re
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

import brelan
from brelan import appearance
from brelan import shelf as boxes
from brelan.engine.flow import Overfull
from brelan.engine.inspection.language import INSTEAD
from brelan.engine.inspection.opening import told_by_line
from brelan.engine.table import Table
from brelan.face import Face
from brelan.texts import words
from brelan.trouble import Trouble, WrongBox
from brelan.wording import faults, unwritten
from tests.engine.boxes import BOX, ENGLISH, Change, importable, opened, opened_from, write
from tests.engine.wrong import BOOK, CALLED, CONSTANTS, GAME, STATE, TABLE, Wrong

CUP = "coins: tuple[Pile, ...] = dice_each(2, COINS)\n    cup: Pile = under_cup(2, COINS)\n"
WORTH = "    worth = points * PRICE\n"


@pytest.fixture
def shelf(tmp_path: Path) -> Iterator[Path]:
    """A folder whose packages can be imported."""
    with importable(tmp_path):
        yield tmp_path


def refused(shelf: Path, *changes: Change) -> tuple[str, str]:
    """Why the box is refused with these changes, and the text of the line that is named."""
    with pytest.raises(WrongBox) as wrong:
        opened_from(shelf, *changes)
    path, line = wrong.value.fault.place
    said = f"{wrong.value.fault.found}; expected {wrong.value.fault.expected}"
    assert str(wrong.value) == f"{wrong.value.box}: {path}:{line}: {said}"
    assert wrong.value.box == "coins" or changes[0].old.startswith("name=")
    assert "\n" not in said
    assert Path(path).is_relative_to(shelf)
    return said, Path(path).read_text(encoding="utf-8").splitlines()[line - 1]


def test_the_box_as_it_is_meant_to_be_is_taken(shelf: Path) -> None:
    game = opened_from(shelf)
    assert (game.name, list(faults(game))) == ("coins", [])


@pytest.mark.parametrize("wrong", [*STATE, *CALLED, *CONSTANTS, *GAME, *BOOK, *TABLE], ids=lambda wrong: wrong.says)
def test_a_wrong_box_is_refused_by_file_and_line_with_what_was_expected(shelf: Path, wrong: Wrong) -> None:
    said, at = refused(shelf, wrong.change)
    assert wrong.says in said
    assert wrong.at in at


NAMED = """\
game = Game.of(
    __name__,
    name="coins",
    version=1,
    least=2,
    most=4,
    deal="round",
    modules=("state", "rules"),
)
"""
BY_NAME = [
    Change("__init__.py", BOX[BOX.index("game = ") :], NAMED),
    Change("rules.py", "ROUND = ", "OPENING = ROUND = "),
]


def test_what_every_game_has_is_found_by_its_name(shelf: Path) -> None:
    made, found = opened_from(shelf), opened_from(shelf, *BY_NAME)
    assert (found.opening, found.deal, found.state.LAYOUT.seats) == (made.opening, made.deal, made.state.LAYOUT.seats)
    assert [name.partition(".")[2] for name in found.modules] == [name.partition(".")[2] for name in made.modules]


@pytest.mark.parametrize(
    ("old", "new", "expected"),
    [
        ("OPENING = ROUND", "ROUND", "OPENING = (Step.…,)"),
        ("def score(", "def scores(", "def score(t, seat), not scores"),
        ("def score(", "def value(", "def score(t, seat)"),
    ],
)
def test_what_is_not_found_by_its_name_is_named(shelf: Path, old: str, new: str, expected: str) -> None:
    imports = BOX[BOX.index("from {package}.rules") : BOX.index("game = ")]
    said, at = refused(shelf, *BY_NAME, Change("__init__.py", imports, ""), Change("rules.py", old, new))
    name = re.search(r"OPENING|score", old)
    assert name is not None
    assert re.sub(r"coins\d+", "coins", said) == (
        f"none of the modules coins.state, coins.rules has {name[0]}; expected {expected}"
    )
    assert at == "game = Game.of("


CONSTRUCTS = {
    "List": "x = [1, 2]",
    "Dict": "x = {1: 2}",
    "Set": "x = {1, 2}",
    "ListComp": "x = [i for i in range(3)]",
    "SetComp": "x = {i for i in range(3)}",
    "DictComp": "x = {i: i for i in range(3)}",
    "GeneratorExp": "x = sum(i for i in range(3))",
    "JoinedStr": 'x = f"{points}"',
    "Lambda": "x = lambda n: n",
    "FunctionDef": "def x() -> int: return 1",
    "AsyncFunctionDef": "async def x() -> int: return 1",
    "ClassDef": "class X: pass",
    "Try": "try: pass\n    finally: pass",
    "TryStar": "try: pass\n    except* ValueError: pass",
    "With": "with t: pass",
    "Match": "match points:\n        case 1: pass",
    "Delete": "del points",
    "Global": "global ROUND",
    "Import": "import math",
    "ImportFrom": "from math import pi",
    "Yield": "yield 1",
    "YieldFrom": "yield from (1, 2)",
    "NamedExpr": "if (x := points): pass",
    "Starred": "x = min(*t.points)",
    "Slice": "x = t.points[1:]",
    "Div": "x = points / 2",
    "MatMult": "x = points @ 2",
    "Is": "x = points is t",
    "IsNot": "x = points is not t",
}
ELSEWHERE = {"TemplateStr", "Nonlocal", "Await", "AsyncWith", "AsyncFor"}
"""Of later Pythons, or only inside what is refused already."""


@pytest.mark.parametrize("kind", CONSTRUCTS)
def test_what_rules_cannot_say_is_named_with_what_to_write_instead(shelf: Path, kind: str) -> None:
    said, at = refused(shelf, Change("rules.py", WORTH, f"{WORTH}    {CONSTRUCTS[kind]}\n"))
    assert said == f"{INSTEAD[kind][0]} in price; expected {INSTEAD[kind][1]}"
    assert at.strip() == CONSTRUCTS[kind].partition("\n")[0]


@pytest.mark.parametrize(
    ("imported", "called"), [("import random", "random.randrange"), ("from random import randrange", "randrange")]
)
def test_chance_that_no_record_could_tell_is_refused_with_the_words_for_it(
    shelf: Path, imported: str, called: str
) -> None:
    top = Change("rules.py", "from brelan.engine.asks", f"{imported}\nfrom brelan.engine.asks")
    said, at = refused(shelf, top, Change("rules.py", WORTH, f"{WORTH}    x = {called}(2)\n"))
    assert said.startswith(f"{called}(…) in price; expected below(t, n) for a lot; cards and dice come by draw")
    assert at.strip() == f"x = {called}(2)"


def test_everything_that_rules_cannot_say_is_tried() -> None:
    assert set(INSTEAD) == CONSTRUCTS.keys() | ELSEWHERE


def test_tells_may_say_what_rules_cannot_since_they_are_never_compiled(shelf: Path) -> None:
    assert opened_from(shelf, Change("rules.py", "seat, points=won)", 'seat, points=[won, 2][0], by=f"X{3}")'))


def test_more_steps_planned_at_once_than_can_wait_are_refused(shelf: Path) -> None:
    more = Change("rules.py", "ROUND = (", "LONG = tuple(Step) * 6\nROUND = (")
    said, at = refused(shelf, more, Change("rules.py", "run(t, ROUND)", "run(t, LONG)"))
    assert said == "18 steps are planned at once; expected at most 16 plans that wait"
    assert "run(t, LONG)" in at


def test_a_rule_that_goes_on_planning_is_told_by_its_step_when_it_happens(shelf: Path) -> None:
    endless = "    while True:\n        plan_for(t, Step.CALL, 0)\n"
    game = opened_from(shelf, Change("rules.py", "    t.round += 1\n", endless))
    with pytest.raises(Overfull, match=r"after step THROW more than 16 steps are planned, .* CALL; expected at most"):
        Table.begin(game, 2, seed=1)


def test_two_rules_that_call_each_other_are_refused_and_whoever_calls_them_is_not(shelf: Path) -> None:
    other = 'def other(t: State, points: int) -> int:\n    """X4"""\n    return price(t, points)\n\n\n'
    calls = Change("rules.py", "    worth = points * PRICE\n", "    worth = other(t, points)\n")
    said, at = refused(shelf, Change("rules.py", "def price", f"{other}def price"), calls)
    assert said == "price comes to call itself; expected a while loop, or a step that is planned again"
    assert at.startswith("def price")


def test_a_rule_in_a_module_that_the_game_does_not_list_is_refused(shelf: Path) -> None:
    late = "@book.late(Step.CALL)\ndef called_late(t, seat, ask):\n    return 0\n\n\ngame = "
    said, at = refused(shelf, Change("__init__.py", "game = ", late))
    assert re.match(r"called_late is in coins\d+, which the game does not list; expected a rule in coins", said)
    assert at == "def called_late(t, seat, ask):"


def test_a_game_apart_from_its_rules_is_refused(shelf: Path) -> None:
    package = write(shelf)
    init = shelf / package / "__init__.py"
    (shelf / "coinshelf.py").write_text(init.read_text(encoding="utf-8"), encoding="utf-8")
    init.write_text("", encoding="utf-8")
    with pytest.raises(WrongBox, match=rf"the game stands elsewhere than its first module, {package}\."):
        opened("coins", "coinshelf")


def test_a_box_in_a_module_of_its_own_is_told_by_the_line_of_its_package(shelf: Path) -> None:
    package = write(shelf, Change("rules.py", "ROUND = (", "HALF = 1 // 0\n\nROUND = ("))
    (shelf / package / "box.py").write_text(f"from {package} import game\n", encoding="utf-8")
    with pytest.raises(WrongBox) as wrong:
        opened("coins", f"{package}.box")
    path, line = wrong.value.fault.place
    assert Path(path).read_text(encoding="utf-8").splitlines()[line - 1] == "HALF = 1 // 0"
    assert wrong.value.fault.found.startswith("ZeroDivisionError: ")
    assert wrong.value.fault.expected == "a module that can be imported"


def test_a_box_whose_package_is_not_there_is_told_by_the_name_of_the_package() -> None:
    for module in ("nowhere.box", "nowhere.games.box"):
        with pytest.raises(WrongBox) as wrong:
            opened("coins", module)
        assert wrong.value.fault.place == (module.rpartition(".")[0], 1)
        assert wrong.value.fault.found == "ModuleNotFoundError: No module named 'nowhere'"


def test_trouble_with_a_file_that_a_box_reads_stays_what_it_is(shelf: Path) -> None:
    reads = "from brelan.trouble import Trouble\n\nraise Trouble('cards.toml: cannot be read')\nROUND = ("
    with pytest.raises(Trouble, match=r"^cards\.toml: cannot be read$"):
        opened_from(shelf, Change("rules.py", "ROUND = (", reads))


@pytest.mark.parametrize("backs", ["(0, 1)", "(1, 64)", "(1,)", "(1, 2, 3)", "(1, 63)"])
def test_each_card_of_the_largest_deck_has_a_back_from_1_to_63(shelf: Path, backs: str) -> None:
    cards = Change("state.py", "    coins:", '    few: Pile = pile(2, Deck(("a", "b")))\n    coins:')
    given = Change("state.py", "seats=4", f"seats=4, backs={backs}")
    if backs == "(1, 63)":
        assert opened_from(shelf, cards, given)
    else:
        assert refused(shelf, cards, given)[0].endswith("expected one of 1 to 63 for each of 2 cards")


def test_a_step_that_is_handed_to_a_rule_which_plans_it_comes_about(shelf: Path) -> None:
    away = Change("rules.py", "Step.CALL, Step.NEXT)", "Step.NEXT)")
    later = (
        'def later(t: State, step: int) -> None:\n    """X5"""\n    plan_for(t, step, 0)\n\n\n@book.happens(Step.NEXT)'
    )
    planned = Change("rules.py", "@book.happens(Step.NEXT)", later)
    assert opened_from(shelf, away, planned, Change("rules.py", "run(t, ROUND)", "later(t, Step.CALL)"))
    compared = Change("rules.py", "run(t, ROUND)", "later(t, int(t.now == Step.CALL))")
    said, at = refused(shelf, away, planned, compared)
    assert (said.partition(";")[0], at.strip()) == ("nothing leads to step CALL", "CALL = 1")


@pytest.mark.parametrize(
    "line",
    [
        "raise ValueError(f'{points} points')",
        "return",
        "return None",
        "x: int\n    x = 2",
        "x = (points, Step.CALL)[0]",
        "x = -points if not t.way else ~points",
        "x = max(t.START[t.coins[0]], bit(1), min(1, 2))",
        "t.lead = t.leader = 1",
        "t.points[points] -= 1",
        "while points:\n        break",
        "for seat in range(t.players):\n        continue",
        "assert points, 'a text that nobody compiles'",
    ],
)
def test_what_both_back_ends_know_may_be_said(shelf: Path, line: str) -> None:
    assert opened_from(shelf, Change("rules.py", WORTH, f"{WORTH}    {line}\n"))


def test_a_step_whose_number_is_worked_out_may_be_any(shelf: Path) -> None:
    away = Change("rules.py", "Step.CALL, Step.NEXT)", "Step.NEXT)")
    assert opened_from(
        shelf, away, Change("rules.py", "run(t, ROUND)", "plan_for(t, Step.THROW + 1, 0)\n        run(t, ROUND)")
    )


@pytest.mark.parametrize("lang", ["fr", "en"])
@pytest.mark.parametrize(
    ("key", "why", "line"),
    [
        ("title", "the game has a title", ""),
        ("stands", "scores say where a seat stands", "title = "),
        ("middle", "scores say what lies in the middle", "title = "),
        ("choice-rounds", "rounds may be chosen", "rounds: int"),
        ("choice-way-short", "way may be short", "way: int"),
        ("told-threw", "throw_coins tells it", "tell_cards(t, Told.THREW"),
        ("ask-call", "call_what asks", "def call_what"),
        ("ask-call-bets", "bet_how_much asks", "def bet_how_much"),
        ("option-tail", "call_what offers it", "def call_what"),
    ],
)
def test_a_text_that_is_called_for_is_there_in_both_languages(
    shelf: Path, lang: str, key: str, why: str, line: str
) -> None:
    said, at = refused(shelf, Change(f"{lang}.ftl", f"{key} =", f"{key}s ="))
    assert re.fullmatch(rf"{why}, but \S+{lang}\.ftl has no {key}; expected {key} = … there", said)
    assert line in at


def test_a_sentence_mentions_only_what_its_tell_hands_over(shelf: Path) -> None:
    said, at = refused(shelf, Change("fr.ftl", "wins { $points }", "wins { $point }"))
    assert re.match(r"told-called mentions \$point, which \S+rules.py:\d+ does not tell; expected of these:", said)
    assert said.endswith("$points, $who")
    assert at.startswith("told-called")


def test_a_sentence_about_hands_in_their_order_knows_both_and_what_is_told_of_each(shelf: Path) -> None:
    tells = 'tell_order(t, Told.CALLED, 3, t.points, (t.coins,), points=won, each={"wild": t.points})'
    ordered = [
        Change("rules.py", "import tell, tell_cards", "import tell, tell_cards, tell_order"),
        Change("rules.py", "tell(t, Told.CALLED, seat, points=won)", tells),
    ]
    said, _ = refused(shelf, *ordered, Change("en.ftl", "wins { $points }", "{ $who } beats { $under }"))
    assert re.sub(r"\S+rules\.py:\d+", "…", said) == (
        "told-called mentions $under, which … does not tell; expected of these: "
        "$cards, $effect, $equal, $first-card, $known, $last-card, $n, $name, $over, $own, $points, $who, $wild, "
        "$wild_over"
    )


def test_a_text_that_mentions_what_it_is_not_told_says_so_by_its_line_when_it_is_said(shelf: Path) -> None:
    game = opened_from(shelf, Change("en.ftl", "{ $points }", "{ $pionts }"))
    says = r"en\.ftl:2: stands mentions \$pionts, which it is not told; expected of these: \$points, \$who"
    with pytest.raises(WrongBox, match=says):
        words("en", game.package)("stands", who="Zoé", points=2)


FACES = [
    (Face(own=("coin",)), "shows coin, but no such pile lies before each seat", "coins"),
    (Face(own=(), others=("coin",)), "shows coin, but no such pile lies before each seat", "coins"),
    (Face(own=(), common=("coins",)), "shows coins, but no such pile lies between all", "none, since there is none"),
    (Face(own=(), marks=("leade",)), "marks the leade, but the table has no such number", "leader"),
    (Face(own=(), opens=("threww",)), "says that threww opens something, but no rule tells it", "threw"),
    (Face(own=(), main=("edge",)), "calls edge a main answer, but no question offers it", "head, tail, show"),
    (Face(own=(), only_if={"wey": ("way", 1)}), "says when wey matters, but the table has no", "way, rounds"),
    (Face(own=(), only_if={"rounds": ("wey", 1)}), "says that wey matters to another option", "way, rounds"),
]


@pytest.mark.parametrize(("face", "found", "expected"), FACES, ids=[found for _, found, _ in FACES])
def test_a_face_names_only_what_is_there(shelf: Path, face: Face, found: str, expected: str) -> None:
    fault = next(appearance.faults(opened_from(shelf), face))
    assert fault.found.startswith(f"the face {found}")
    assert fault.expected == expected
    line = Path(__file__).read_text(encoding="utf-8").splitlines()[fault.place.line - 1]
    assert fault.place.path == __file__
    assert found in line


def test_a_face_is_asked_about_a_table_that_is_laid_out(shelf: Path) -> None:
    game = opened_from(shelf, Change("rules.py", "t.points[seat] = 10", "t.points[seat] = 10 // (t.players - 2)"))
    says = r"^coins: \S+rules\.py:\d+: ZeroDivisionError: .*; expected a table that can be laid out$"
    with pytest.raises(WrongBox, match=says):
        appearance.inspect(game, Face(own=()))


def test_what_goes_wrong_outside_of_a_box_is_no_fault_of_the_box(shelf: Path) -> None:
    def purse(_t: object, _seat: int) -> dict[str, int]:
        raise KeyError("not in the box's folder")

    with pytest.raises(KeyError):
        appearance.inspect(opened_from(shelf), Face(own=(), purse=purse))


def test_all_texts_that_a_file_lacks_are_named_at_once(shelf: Path) -> None:
    said, at = refused(shelf, Change("fr.ftl", ENGLISH[ENGLISH.index("told-threw") :], ""))
    assert re.fullmatch(
        r"throw_coins tells it, but \S+fr\.ftl has no told-threw, nor told-called, ask-call, option-head, option-tail, "
        "ask-call-bets; expected told-threw = … there, and so on",
        said,
    )
    assert "Told.THREW" in at


def test_a_box_without_a_file_of_texts_is_told_so(shelf: Path) -> None:
    package = write(shelf)
    (shelf / package / "fr.ftl").unlink()
    with pytest.raises(WrongBox, match=r"fr\.ftl:1: the game has a title, but \S+fr\.ftl has no title, nor stands,"):
        opened("coins", package)


def test_the_rules_are_there_in_both_languages_or_in_none(shelf: Path) -> None:
    package = write(shelf)
    rules = shelf / package / "rules"
    rules.mkdir()
    page = "\n\n".join(f"**X{number}** …" for number in range(1, 6))
    (rules / "en.md").write_text(page, encoding="utf-8")
    with pytest.raises(WrongBox, match=r"rules/fr\.md:1: there is no such page; expected the rules in both languages"):
        opened("coins", package)
    (rules / "fr.md").write_text(page, encoding="utf-8")
    assert opened("coins", package)


def test_words_of_cups_are_names_as_good_as_any_where_there_is_no_cup(shelf: Path) -> None:
    own = [Change("rules.py", "def price(", "def settle("), Change("rules.py", "price(t", "settle(t")]
    assert opened_from(shelf, *own)
    cup = Change("state.py", "coins: tuple[Pile, ...] = dice_each(2, COINS)\n", CUP)
    imported = Change("state.py", "import choice,", "import choice, under_cup,")
    said, _ = refused(shelf, imported, cup, *own)
    assert said.startswith("a rule has the name settle, which brelan.engine.cups has already")


def test_a_text_that_stands_there_twice_is_refused(shelf: Path) -> None:
    said, at = refused(shelf, Change("en.ftl", "option-tail", "option-head = heads\noption-tail"))
    assert (said, at) == ("option-head is there twice; expected it once", "option-head = heads")


def test_a_line_of_texts_that_cannot_be_read_is_told_by_its_number(shelf: Path) -> None:
    game = opened_from(shelf, Change("en.ftl", "{ $points }", "{ $points"))
    with pytest.raises(WrongBox, match=r"en\.ftl:2: 'stands = \{ \$who \} \{ \$points' cannot be read"):
        words("en", game.package)


def test_a_rule_that_no_page_has_is_told_by_where_it_is_named(shelf: Path) -> None:
    game = opened_from(shelf)
    missing = list(unwritten(game, "en", {"X1", "X2", "X3", "X5"}))
    assert [fault.found for fault in missing] == ["rule X4 is named, but the page of coins (en) has none"]
    assert Path(missing[0].place.path).read_text(encoding="utf-8").splitlines()[missing[0].place.line - 1] == (
        '    """X4 A bet is worth its price."""'
    )
    options = [fault.place.path for fault in unwritten(game, "en", {"X2", "X3", "X4", "X5"})]
    assert sum(path.endswith("state.py") for path in options) == 2


@pytest.mark.parametrize("words", [("play", boxes.names()[0], "--lang", "en"), ("--port", "0", "--no-browser")])
def test_a_command_says_what_is_wrong_with_a_box_in_one_line(tmp_path: Path, words: tuple[str, ...]) -> None:
    copy = tmp_path / "brelan"
    shutil.copytree(Path(brelan.__file__).parent, copy, ignore=shutil.ignore_patterns("static", "__pycache__"))
    table = copy / "games" / boxes.names()[0] / "state.py"
    line = table.read_text(encoding="utf-8").count("\n") + 1
    with table.open("a", encoding="utf-8") as file:
        file.write("def count(t: State) -> int:\n    return 0\n")
    command = [sys.executable, "-m", "brelan", *words]
    env = os.environ | {"PYTHONPATH": str(tmp_path), "XDG_DATA_HOME": str(tmp_path)}
    ran = subprocess.run(command, env=env, capture_output=True, text=True, stdin=subprocess.DEVNULL, check=False)
    assert ran.returncode == 2
    assert ran.stderr == (
        f"brelan: {boxes.names()[0]}: {table}:{line}: a rule has the name count, which brelan.engine.sets has already; "
        "expected a name that nothing else has\n"
    )


@pytest.mark.parametrize("trouble", [Trouble("the file is gone"), ZeroDivisionError("elsewhere")])
def test_what_goes_wrong_elsewhere_stays_what_it_is(trouble: Exception) -> None:
    with pytest.raises(type(trouble)) as found, told_by_line("a box", "brelan.rankings", "a thought"):
        raise trouble
    assert found.value is trouble
