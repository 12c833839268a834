"""`brelan balance`: variants on the same deals, measured with intervals that hold together, told on one page."""

import io
import json
import tomllib
from contextlib import redirect_stdout
from html.parser import HTMLParser
from importlib import resources
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from brelan import shelf
from brelan.cli import main
from brelan.engine.table import Table
from brelan.lab.course import NOWHERE, TABLE, Slots, line_of
from brelan.lab.drama import Hopes, drama, lifts
from brelan.lab.experiment import QUESTIONS, Experiment, Skill, Variant, read
from brelan.lab.findings import find
from brelan.lab.measures import PART, Measure
from brelan.lab.players import Player, policy, restraints
from brelan.lab.rows import Part, play
from brelan.lab.run import Run, version_of
from brelan.texts import LANGUAGES, words
from brelan.tomltext import text_of
from brelan.trouble import Trouble
from tests.boxes import DICE, EVERY, IN_TURN, OURS, option_for_deals

pytest.importorskip("pyarrow.parquet")

DEALS = option_for_deals(shelf.game(DICE))
TOML = f"""
game = "{DICE}"
players = 2
who = "regular"
restrained = "regular"
games = 64
skill = {{ better = "regular", worse = "random", games = 64 }}

[[variant]]
name = "one"
options = {{ {DEALS} = 1 }}

[[variant]]
name = "two"
options = {{ {DEALS} = 2 }}
"""


def experiment(path: Path, text: str = TOML) -> Path:
    file = path / "experiment.toml"
    file.write_text(text, encoding="utf-8")
    return file


class Tags(HTMLParser):
    """What a page is made of, and what it asks for elsewhere."""

    def __init__(self) -> None:
        super().__init__()
        self.tags: list[str] = []
        self.asked: list[str] = []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.tags.append(tag)
        self.asked += [str(value) for name, value in attrs if name in ("src", "href")]


@pytest.fixture(scope="module")
def found(tmp_path_factory: pytest.TempPathFactory) -> tuple[dict[str, Any], str]:
    """What the command prints, and the page it writes."""
    home = tmp_path_factory.mktemp("balance")
    words = ["balance", str(experiment(home)), "--rows", str(home / "rows"), "--jobs", "1", "--lang", "fr"]
    said = io.StringIO()
    with redirect_stdout(said):
        main([*words, "--json"])
    return json.loads(said.getvalue()), (home / "experiment.html").read_text(encoding="utf-8")


def test_every_question_is_answered_for_every_variant_and_the_change_beside_it(
    found: tuple[dict[str, Any], str],
) -> None:
    lines = found[0]["lines"]
    assert {line["question"] for line in lines} == set(QUESTIONS) - {"cards"}  # dice are no cards
    length = next(line for line in lines if line["key"] == "deals")
    assert [length["figures"][name]["mean"] for name in ("one", "two")] == [1, pytest.approx(2, abs=0.3)]
    assert length["changes"]["two"]["low"] > 0
    for line in lines:
        assert all(figure["low"] <= figure["mean"] <= figure["high"] for figure in line["figures"].values())


def test_guessing_a_decision_that_matters_costs_and_one_that_does_not_costs_nothing(
    found: tuple[dict[str, Any], str],
) -> None:
    guesses = {line["of"]: line["figures"]["one"] for line in found[0]["lines"] if line["key"] == "guess"}
    assert guesses["guesses-show"]["mean"] == 0
    assert min(figure["mean"] for figure in guesses.values()) < 0


def test_the_page_is_whole_in_itself_and_says_what_stands_out(found: tuple[dict[str, Any], str]) -> None:
    page = Tags()
    page.feed(found[1])
    assert {"svg", "table", "h1", "h2"} <= set(page.tags)
    assert page.asked == []
    assert "two – donnes ou manches dans une partie a augmenté de 1,0" in found[1]
    assert 'lang="fr"' in found[1]


def test_the_same_experiment_again_plays_nothing_and_finds_the_same(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    text = TOML.replace("games = 64", "games = 8").replace("[[variant]]", 'ask = ["length"]\n[[variant]]', 1)
    said = ["balance", str(experiment(tmp_path, text)), "--rows", str(tmp_path / "rows"), "--jobs", "1", "--json"]
    main(said)
    first = capsys.readouterr().out
    monkeypatch.setattr("brelan.lab.rows.play", None)
    main(said)
    assert capsys.readouterr().out == first


@pytest.mark.parametrize(
    ("was", "becomes", "expected"),
    [
        ("players = 2", "players = 9", "players: 9 was read, expected 2 to 4"),
        ("players = 2", 'players = "two"', "players: 'two' was read, expected a whole number"),
        (f'game = "{DICE}"', 'game = "bridge"', "game: 'bridge' was read, expected"),
        ("games = 64", "gmaes = 64", "'gmaes' was read, expected game, players, who, games"),
        ('who = "regular"', 'who = "master"', "who: 'master' was asked to play, expected random or quick or"),
        ('who = "regular"', 'who = "regular/never-sleeps"', "who: 'never-sleeps' is no restraint here, expected"),
        ('name = "two"', 'name = "one"', "two variants are called 'one', expected a name for each"),
        (f"{DEALS} = 2", "moons = 2", "option 'moons' is unknown; expected one of"),
        ('name = "two"', 'name = "two"\ncards = "none.toml"', "cards = 'none.toml' cannot be read"),
        ('name = "two"', 'name = "two"\nchange = { "a.1" = 2 }', "has no cards that could be changed"),
        ("[[variant]]", 'ask = ["moon"]\n[[variant]]', "ask: 'moon' was read, expected seats or length"),
        ("[[variant]]", "[[variant]", "is not TOML"),
    ],
)
def test_a_wrong_experiment_is_refused_in_a_line_with_what_was_expected(
    was: str, becomes: str, expected: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = experiment(tmp_path, TOML.replace(was, becomes))
    with pytest.raises(SystemExit) as ended:
        main(["balance", str(file), "--rows", str(tmp_path / "rows"), "--jobs", "1"])
    said = capsys.readouterr().err
    assert ended.value.code == 2
    assert expected in said
    assert said.count("\n") == 1


@pytest.mark.parametrize("name", [name for name in EVERY if shelf.box(name).cards])
def test_only_what_stands_in_a_boxs_cards_can_be_changed(name: str, tmp_path: Path) -> None:
    file = experiment(tmp_path, f'game = "{name}"\n[[variant]]\nchange = {{ "moon.1" = 3 }}\n')
    with pytest.raises(Trouble, match=r"'moon\.1' leads to 'moon', expected "):
        read(file)


@pytest.mark.parametrize("name", OURS)
def test_every_box_has_an_example_of_an_experiment_that_can_be_played(name: str) -> None:
    plan = read(Path(str(resources.files(shelf.game(name).package).joinpath("experiment.toml"))))
    assert plan.game == name
    assert all(plan.run(variant, run, None).game == name for variant in plan.variants for run in plan.runs())


@pytest.mark.parametrize("name", EVERY)
def test_every_restraint_of_a_box_has_words_and_plays_legally(name: str) -> None:
    declared = shelf.box(name).restraints
    for restraint in declared.names if declared else ():
        assert all(f"restraint-{restraint}" in words(lang, shelf.game(name).package) for lang in LANGUAGES)
        seats = shelf.game(name).least
        players = (f"quick/{restraint}", *["random"] * (seats - 1))
        run = Run(name, players, (), "", 1, False, True, 8, version_of(name, players, None))
        assert play(Part(run, 0, 0, 1)).games["decisions"][0] > 0


def test_a_player_who_is_held_back_answers_as_ever_where_nothing_holds_them() -> None:
    guess = next(name for name in restraints(DICE) if name.startswith("guesses-"))
    assert policy(DICE, f"regular/{guess}") is not policy(DICE, "regular")
    assert Player.of(f"regular/{guess}") == ("regular", guess)


def test_a_card_lies_with_its_seat_or_open_between_all_or_nowhere() -> None:
    game = shelf.game(IN_TURN)
    table = Table.begin(game, 3, seed=5)
    lies = Slots.of(game).lie(*line_of(table.state))[0]
    deck = game.state.LAYOUT.decks[0]
    hands = [[deck.card(text) for text in game.cards(table.state, "hand", seat)] for seat in range(3)]
    assert [[lies[card] for card in hand] for hand in hands] == [[seat] * len(hands[seat]) for seat in range(3)]
    assert set(lies.tolist()) <= {NOWHERE, TABLE, 0, 1, 2}
    assert ((lies >= 0) & (lies < TABLE)).sum() == sum(map(len, hands))


def test_drama_is_counted_deal_by_deal() -> None:
    """The first leads, then the second, then the first again, who wins; the second game is decided at once."""
    before = np.array([[0.5, 0.5], [0.8, 0.2], [0.1, 0.9], [0.5, 0.5]])
    after = np.array([[0.8, 0.2], [0.1, 0.9], [1.0, 0.0], [0.0, 1.0]])
    found = drama(Hopes(np.array([0, 0, 0, 1]), before, after), np.array([[1.0, 0.0], [0.0, 1.0]]))
    assert found.changes.tolist() == [2, 0]
    assert found.decided.tolist() == [1, 1]
    assert found.behind.tolist() == [0.5, 0]
    assert found.lowest.tolist() == [0.1, 0.5]


def test_the_lift_of_a_card_is_its_owners_and_a_common_one_counts_when_it_is_new() -> None:
    hopes = Hopes(np.array([0, 0]), np.array([[0.5, 0.5], [0.8, 0.2]]), np.array([[0.8, 0.2], [1.0, 0.0]]))
    deals = {"at_0": np.array([1, NOWHERE]), "at_1": np.array([TABLE, TABLE]), "at_2": np.array([NOWHERE, NOWHERE])}
    held, common = lifts(hopes, deals)
    assert (held.card, held.values.tolist()) == (0, [pytest.approx(-0.3)])
    assert (common.card, common.values.tolist()) == (1, [pytest.approx(0.3)])


def test_intervals_are_wide_enough_for_all_of_them_together() -> None:
    """Of a hundred figures of pure chance none is off in nearly every experiment; alone, five of them would be."""
    rng = np.random.default_rng(3)
    plan = Experiment(DICE, 2, ("regular",), 1, 0, QUESTIONS, "regular", Skill("regular", "random", 1), (Variant("–"),))
    off = 0
    for _ in range(20):
        chance = [Measure("seats", "seat", str(n), PART, rng.random(400) < 0.5, bar=0.5) for n in range(100)]
        off += any(line.off(0) for line in find(plan, [chance]).lines)
    assert off <= 3


def test_what_is_written_as_toml_reads_the_same() -> None:
    tree = {"a b": 1, "c": ["x", {"d": 'say "é" \\ \x7f\n'}], "e": [{"f": [[1, 2], []]}, {"f": True}]}
    assert tomllib.loads(text_of(tree)) == tree
