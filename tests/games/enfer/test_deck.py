"""E3: a deck of Mises in a file, ours or one's own."""

from hashlib import sha256
from pathlib import Path
from random import Random

import pytest

from brelan import compiled, texts
from brelan.engine.chance import seed_of, seeded
from brelan.engine.drive import begin, play_out
from brelan.engine.record import read, write
from brelan.engine.table import Table
from brelan.games import enfer as package
from brelan.games.enfer import game
from brelan.games.enfer.deck import CATALOGUE, LANGUAGES, printed
from brelan.games.enfer.mises import load
from brelan.games.enfer.state import MISES, PRINTED, ROUNDS, Step, Told
from brelan.transcript import Teller
from brelan.trouble import Trouble
from tests.games.enfer.table import state

OURS = Path(package.__file__).with_name("deck.toml").read_text(encoding="utf-8")
CLOAK = OURS.partition('\neffects = [{ do = "fireproof-cloak"')[0].count("\n") + 1
"""The line that begins the Fireproof cloak."""


def deck(folder: Path, old: str, new: str) -> Path:
    """Our deck with something changed."""
    assert old in OURS
    path = folder / "mises.toml"
    path.write_text(OURS.replace(old, new, 1), encoding="utf-8")
    return path


def test_E3_each_of_our_mises_has_a_name_an_atmosphere_and_an_effect_in_both_languages() -> None:
    mises = load()
    for lang in ("fr", "en"):
        for key in ("name", "atmosphere", "effect"):
            assert len({mise.texts[lang][key] for mise in mises}) == 15


def test_E3_the_texts_of_a_mise_are_in_the_languages_of_all_texts() -> None:
    assert LANGUAGES == texts.LANGUAGES


def test_E3_our_fifteen_begin_with_the_first_fifteen_effects_of_the_catalogue_in_order() -> None:
    kinds = [mise.effects[0].kind for mise in load()]
    assert [Step(Step.ACTIVATE + kind).name for kind in kinds] == [
        name.replace("-", "_").upper() for name in list(CATALOGUE)[:15]
    ]
    parameters = {Step(Step.ACTIVATE + m.effects[0].kind).name: m.effects[0].parameter for m in load()}
    assert {name: n for name, n in parameters.items() if n} == {
        "DEVILS_EYE": 2,
        "PACT": 2,
        "TITHE": 3,
        "PICKPOCKET": 5,
        "HIGH_STAKES": 8,
        "SPOTLIGHT": 2,
        "SECOND_CHANCE": 3,
    }


def test_E3_no_mise_does_all_that_another_does_and_more() -> None:
    prints = [{effect.kind: effect.parameter for effect in mise.effects} for mise in load()]
    for less in prints:
        for more in prints:
            within = all(kind in more and number <= more[kind] for kind, number in less.items())
            assert less is more or not within


def test_E3_only_those_that_keep_a_mise_can_be_spent() -> None:
    once = [Step(Step.ACTIVATE + mise.effects[0].kind) for mise in load() if mise.times == 1]
    assert once == [Step.FIREPROOF_CLOAK, Step.IMMORTAL]
    assert {mise.times for mise in load()} == {1, ROUNDS}
    assert state(Table.begin(game, 3)).left == [mise.times for mise in load()]


def test_E3_a_mise_that_works_once_says_on_its_card_that_it_is_spent_even_if_it_changed_nothing() -> None:
    spent = {
        "fr": "Une fois activée, elle est épuisée, même si elle n'a rien changé.",
        "en": "Once activated it is spent, even if it changed nothing.",
    }
    for mise in load():
        for lang in LANGUAGES:
            assert (spent[lang] in mise.texts[lang]["effect"]) == (mise.times == 1)


def test_E3_a_deck_of_ones_own_is_played_without_compiling_anew(tmp_path: Path) -> None:
    path = deck(tmp_path, '{ do = "gag" }', '{ do = "banished" }')
    t = state(Table.begin(game, 3, seed=1, data=path))
    printed_on = [Step.BANISHED - Step.ACTIVATE, Step.TOLL - Step.ACTIVATE, Step.IMMORTAL - Step.ACTIVATE]
    assert t.effect[PRINTED * 10 : PRINTED * 11] == printed_on
    assert t.parameter[PRINTED * 10 : PRINTED * 11] == [0, 3, 0]
    assert state(Table.begin(game, 3, seed=1)).effect[PRINTED * 10] == Step.GAG - Step.ACTIVATE


def test_E3_random_games_with_every_effect_combined_end_with_all_chips(tmp_path: Path) -> None:
    path = deck(tmp_path, '[{ do = "gag" }, { do = "toll"', '[{ do = "banished" }, { do = "toll"')
    told = set()
    for seed in range(40):
        rng = Random(seed)
        table = Table.begin(game, 3 + seed % 3, seed=seed, data=path)
        while not table.over:
            seat = rng.choice(table.awaited)
            table.answer(seat, table.asks[seat].any(rng))
            table.state.check()
            assert game.wealth(table.state) == 12 * table.state.players
        assert 1 <= state(table).round <= ROUNDS
        told |= {tell.what for tell in table.tells}
    effects = {said.name.lower().replace("_", "-") for said in Told if Told.KISSED <= said <= Told.BANISHED}
    effects |= {"reaping", "toll", "recalled"}
    assert effects - told == {"gagged"}, "its card was printed anew"


def test_E3_both_back_ends_play_a_deck_of_ones_own_alike(tmp_path: Path) -> None:
    path = deck(
        tmp_path, '[{ do = "gag" }, { do = "toll", chips = 3 }', '[{ do = "banished" }, { do = "spotlight", cards = 3 }'
    )
    fast = compiled("enfer")
    for players in (3, 4, 5):
        rows = fast.rows(20)
        fast.simulate(rows, fast.blank(players, data=path), 100)
        for i in range(20):
            plain = game.blank(players, data=path)
            begin(plain, seed_of(100, i))
            play_out(plain, [seeded(~seed_of(100, i) & 0xFFFFFFFFFFFFFFF)])
            assert rows[i].tobytes() == plain.tobytes()


def test_E3_a_record_names_the_deck_and_replays_with_it(tmp_path: Path) -> None:
    path = deck(tmp_path, '"Le Bâillon"', '"Le Coussin"')
    table = Table.begin(game, 3, {"showing": "no"}, 4, data=path)
    rng = Random(4)
    while not table.over:
        table.answer(table.awaited[0], table.asks[table.awaited[0]].any(rng))
    text = write(table)
    assert f"data {sha256(path.read_bytes()).hexdigest()} {path}" in text
    again = read(text, "test", lambda _: game)
    assert again.state == table.state
    assert again.data == path


def test_E3_the_log_calls_a_mise_by_the_name_printed_on_it(tmp_path: Path) -> None:
    path = deck(tmp_path, '"Le Bâillon"', '"Le Coussin"')
    assert printed(MISES, 10, "fr", path) == "Le Coussin"
    assert printed(MISES, 10, "fr", None) == "Le Bâillon"
    table = Table.begin(game, 5, seed=2, data=path, names=("A", "B", "C", "D", "E"))
    lines = Teller(game, "fr", table.names, path).transcript(table.tells, -1)
    assert any("Le Coussin" in line for line in lines)


@pytest.mark.parametrize(
    ("old", "new", "reason"),
    [
        ("[[mise]]", "[[mise", r"line \d+, column 7"),
        ('[[mise]]\neffects = [{ do = "devils-eye"', '[{ do = "devils-eye"', r"at line \d+"),
        ('{ do = "gag" }', '{ do = "gga" }', r"line \d+, Mise 11: effect .*'gga'.* expected"),
        ('[{ do = "grafting" }, { do = "immortal" }]', "[]", r"Mise 12: expected effects = \[ … \] with one to 3"),
        ('{ do = "gag" }', '"gag"', r"Mise 11: effect 'gag'"),
        ('{ do = "gag" }', '{ do = "gag", cards = 1 }', r"Mise 11: gag with .* takes no number"),
        ("\ntimes = 1", "\ntimes = 0", rf"line {CLOAK}, Mise 9: times = 0 was read, expected 1 to 8"),
        ("\ntimes = 1", "\ntimes = 9", rf"line {CLOAK}, Mise 9: times = 9 was read, expected 1 to 8"),
        ("\ntimes = 1", "\ntimes = true", rf"line {CLOAK}, Mise 9: times = True was read, expected 1 to 8"),
        ("\ntimes = 1", '\ntimes = "once"', rf"line {CLOAK}, Mise 9: times = 'once' was read, expected 1 to 8"),
        (
            'eye", cards = 2',
            'eye", cards = 4',
            r"Mise 2: devils-eye with {'cards': 4} was read, expected cards = 1 to 3",
        ),
        ('eye", cards = 2', 'eye", cards = true', r"Mise 2: devils-eye .* expected cards = 1 to 3"),
        ('eye", cards = 2', 'eye", chips = 2', r"Mise 2: devils-eye with {'chips': 2}"),
        ('eye", cards = 2', 'eye"', r"Mise 2: devils-eye with {} was read"),
        ('name = "Le Pacte"', 'title = "Le Pacte"', r"Mise 3, fr: expected name, atmosphere, effect"),
        ('name = "Le Pacte"', 'name = " "', r"Mise 3, fr, name: ' ' was read, expected words"),
        ('name = "Le Pacte"', "name = 3", r"Mise 3, fr, name: 3 was read, expected words"),
        ("[mise.en]", "[mise.de]", r"Mise 1: 'de' was read, expected effects, times, fr or en"),
        (
            '[{ do = "wild-soul" }, { do = "hermit", chips = 2 }]',
            '[{ do = "wild-soul" }, { do = "pact", cards = 1 }]',
            r"Mise 8: wild-soul marks a card that a later effect moves",
        ),
        (
            '[{ do = "wild-soul" }, { do = "hermit", chips = 2 }]',
            '[{ do = "wild-soul" }, { do = "wild-soul" }]',
            r"Mise 8: wild-soul is there twice, but a player marks one card; expected it once",
        ),
        ('stakes", most = 8', 'stakes", most = 3', r"Mise 10: high-stakes .* expected most = 4 to 12"),
        ("[[mise]]", 'author = "me"\n[[mise]]', r"'author' was read, expected only \[\[mise\]\]"),
    ],
)
def test_E3_a_wrong_file_is_refused_with_its_name_the_card_or_line_and_the_reason(
    tmp_path: Path, old: str, new: str, reason: str
) -> None:
    path = deck(tmp_path, old, new)
    with pytest.raises(Trouble, match=reason) as trouble:
        Table.begin(game, 3, data=path)
    assert str(trouble.value).startswith(str(path))


def test_E3_fewer_or_more_than_fifteen_mises_are_refused(tmp_path: Path) -> None:
    path = tmp_path / "few.toml"
    path.write_text("[[mise]]".join(OURS.split("[[mise]]")[:-1]), encoding="utf-8")
    with pytest.raises(Trouble, match="14 Mises were read, expected 15 times"):
        load(path)
    path = tmp_path / "none.toml"
    path.write_text("", encoding="utf-8")
    with pytest.raises(Trouble, match="0 Mises were read"):
        load(path)


def test_E3_a_file_from_an_editor_that_marks_its_encoding_is_read(tmp_path: Path) -> None:
    path = tmp_path / "marked.toml"
    path.write_text(OURS, encoding="utf-8-sig")
    assert load(path) == load()


def test_E3_a_file_that_cannot_be_read_is_refused(tmp_path: Path) -> None:
    with pytest.raises(Trouble, match="cannot be read as text"):
        load(tmp_path / "missing.toml")
    path = tmp_path / "bytes.toml"
    path.write_bytes(b"\xff\xfe\x00")
    with pytest.raises(Trouble, match="cannot be read as text"):
        load(path)


def test_E3_an_effect_takes_a_number_that_a_round_can_bear() -> None:
    cards, chips = ("cards", 1, 3), ("chips", 1, 6)
    assert {name: tuple(number) for name, number in CATALOGUE.items() if number} == {
        **dict.fromkeys(("devils-eye", "spotlight", "second-chance"), cards),
        **dict.fromkeys(("tithe", "pickpocket", "toll", "hermit"), chips),
        "pact": ("cards", 1, 2),
        "high-stakes": ("most", 4, 12),
    }
