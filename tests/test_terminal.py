"""`brelan play` as somebody meets it who has never seen it: what stands on a terminal, and what may be typed."""

import re
from pathlib import Path

import pytest

from brelan import shelf
from brelan.rulebook import page, paragraphs
from brelan.texts import LANGUAGES, words
from tests.boxes import FIVE_CARDS, IN_TURN
from tests.odds.examples import example
from tests.pseudo import on_terminal, without_colours
from tests.terminal import ANYTHING, PROMPT, Play, chosen, questions

every_game = pytest.mark.parametrize("game", shelf.names())
both_languages = pytest.mark.parametrize("lang", LANGUAGES)


@every_game
def test_no_line_is_wider_than_the_terminal_and_no_word_is_broken(game: str, tmp_path: Path, play: Play) -> None:
    """On a real terminal the same words in the same order as in a pipe: none is cut in two, none is lost."""
    for lang, columns in (("fr", 80), ("en", 44)):
        typed = "\n".join(ANYTHING) + "\n"
        shown = without_colours(on_terminal(*chosen(game, lang), typed=typed, home=tmp_path, columns=columns))
        shown = PROMPT.sub(lambda prompt: f"{prompt[0]}\n", shown)  # as a person's Enter does
        assert columns - 12 < max(map(len, shown.splitlines())) <= columns
        assert shown.split() == play(chosen(game, lang), ANYTHING).split()
        assert not re.search(r"^\s*[?!:;»]|«$", shown, re.MULTILINE)


@pytest.mark.parametrize(
    "words",
    [
        ["rules", IN_TURN],
        ["replay", "KEPT"],
        ["rank", FIVE_CARDS, "AsAhKdKc2s", "AcAdKhKs3s", "7c7d7h2d2c"],
        ["odds", IN_TURN, *example(IN_TURN)],
    ],
    ids=lambda words: words[0],
)
def test_other_commands_fit_the_terminal_too(words: list[str], tmp_path: Path, play: Play) -> None:
    kept = tmp_path / "kept.brelan"
    play([*chosen(IN_TURN, "fr"), "--save", str(kept)], ANYTHING)
    words = [str(kept) if word == "KEPT" else word for word in words]
    shown = without_colours(on_terminal(*words, "--lang", "fr", home=tmp_path, columns=60))
    assert 48 < max(map(len, shown.rpartition("\r")[2].splitlines())) <= 60
    assert "Traceback" not in shown


@every_game
def test_suits_and_chips_are_in_colour_on_a_terminal_that_has_it(game: str, tmp_path: Path) -> None:
    typed = "\n".join(ANYTHING) + "\n"
    shown = on_terminal(*chosen(game, "en"), typed=typed, home=tmp_path)
    assert re.search(r"^Camille \x1b\[36m\d+\x1b\[0m", shown, re.MULTILINE)
    for sign, colour in {"♥": 31, "♦": 33, "♣": 32}.items():
        painted = re.findall(rf"\x1b\[{colour}m[^\s\x1b]*{sign}\x1b\[0m", shown)
        assert len(painted) == shown.count(sign)
    assert not re.search(r"\x1b\[\d+m[^\s\x1b]*♠", shown)
    for plainly in ({"NO_COLOR": "1"}, {"TERM": "dumb"}):
        plain = on_terminal(*chosen(game, "en"), typed=typed, home=tmp_path, environment=plainly)
        assert plain == without_colours(shown)


@every_game
def test_a_pipe_gets_no_colour_and_whole_lines(game: str, play: Play) -> None:
    printed = play(chosen(game, "fr"), ANYTHING)
    assert "\x1b" not in printed
    assert max(map(len, printed.splitlines())) > 80


@every_game
@both_languages
def test_a_question_mark_and_an_id_look_a_rule_up_at_any_prompt(game: str, lang: str, play: Play) -> None:
    """Before the game, where language, name, players and options are asked for, and at its first question."""
    rule, text = list(paragraphs(page(game, lang)).items())[3]
    asked = [f"? {rule}", f"?{rule.lower()}", "? Z99"]
    printed = play(["play", game, "--level", "beginner"], [*asked, lang, *asked, "", *asked, "", *asked, "", *asked])
    found = " ".join(text.replace("*", "").replace("`", "").split())
    prompts = 5 if lang == "fr" else 4  # the first one speaks French
    assert printed.count(found) == 2 * prompts
    unknown = [line for line in printed.splitlines() if "Z99" in line]
    assert len(unknown) == 5
    assert all(f"{rule[0]}1" in line and "G1" in line for line in unknown)


@every_game
@both_languages
def test_the_welcome_says_what_can_be_typed(game: str, lang: str, play: Play) -> None:
    title, explained = play(chosen(game, lang), []).splitlines()[:2]
    assert title.startswith("— ")
    first = next(iter(paragraphs(page(game, lang))))
    for said in ("Ctrl-C", f"? {first}", *(("« ? »", "Entrée") if lang == "fr" else ("“?”", "Enter"))):
        assert said in explained


@every_game
@both_languages
def test_the_pot_is_shown_before_each_question(game: str, lang: str, play: Play) -> None:
    put = [part for part in questions(play(chosen(game, lang), ANYTHING)) if "\n\n" in part]
    assert len(put) > 5
    empty = r"L[ea] .* est vide|The .* is empty"
    for part in put:
        assert re.search(rf"^Camille .* (?:(?:Pot|Sur le tapis|On the mat) ?: \d+ \S+|{empty})\.$", part, re.MULTILINE)
    assert not all(re.search(empty, part) for part in put)


@every_game
def test_enter_gives_the_answer_that_the_prompt_names_or_says_that_there_is_none(game: str, play: Play) -> None:
    by_enter = play(chosen(game, "fr"), [""] * 12)
    named = [prompt[1] for prompt in PROMPT.finditer(by_enter)]
    for prompt in PROMPT.finditer(by_enter):
        refused = by_enter[prompt.end() :].startswith("Ici, pas de réponse par défaut : réponds ")
        assert refused == (prompt[1] == "") or prompt.end() > by_enter.rindex("> ")
    by_words = play(chosen(game, "fr"), [name or "nothing" for name in named[:-1]])
    assert [prompt[1] for prompt in PROMPT.finditer(by_words)] == named


def test_options_are_called_by_a_few_words_and_asked_for_only_where_they_matter(tmp_path: Path, play: Play) -> None:
    game, face = next((name, face) for name in shelf.names() if (face := shelf.box(name).face).only_if)
    ((option, (other, value)),) = face.only_if.items()
    say, options = words("en", shelf.game(game).package), shelf.game(game).options
    offered = next(one.words for one in options if one.name == other)
    called = [say(f"choice-{other}-{word}").partition(":")[0] for word in offered]
    for number, heading in enumerate(called):
        typed = [("nonsense", heading) if one.name == other else ("",) for one in options]
        begun = ["play", game, "--level", "beginner", "--save", str(tmp_path / f"{number}.brelan")]
        printed = play(begun, ["en", "Maud", "2", "yes", *(line for lines in typed for line in lines)])
        assert (say(f"choice-{option}") in printed) == (number == value)
        assert f"{say(f'choice-{other}')}? [{called[0]}]" in printed
        assert f"will not do: answer “{'”, “'.join(called[:-1])}” or “{called[-1]}”." in printed


def test_a_kept_game_is_gone_on_with_by_enter_and_options_are_left_by_enter(play: Play) -> None:
    begun = play(["play", IN_TURN, "--level", "beginner"], ["en", "Maud", "2", ""])
    assert "Change the options? (yes / no) [no]" in begun
    again = play(["play", IN_TURN, "--level", "beginner"], ["en", ""])
    assert "Go on with it? (yes / no) [yes]" in again
    assert re.search(r"^Maud \d+", again, re.MULTILINE)
