"""`brelan rank`: hands side by side, best first, what each is and why it beats the next."""

import argparse
import json
import os
from collections.abc import Sequence
from importlib import import_module

from brelan.deck import BadText
from brelan.rankings.judge import Judge
from brelan.rankings.reading import Reading
from brelan.rankings.reasons import Reason
from brelan.texts import LANGUAGES
from brelan.texts.cards import shown
from brelan.trouble import Trouble

GAMES = {
    "champ": "brelan.games.champ.ranking",
    "enfer": "brelan.games.enfer.judge",
    "kids": "brelan.games.kids.ranking",
    "ferme": "brelan.games.ferme.judge",
    "peek": "brelan.games.peek.ranking",
}


def describe(parser: argparse.ArgumentParser) -> None:
    """Its arguments."""
    parser.add_argument("game", metavar="GAME", help=", ".join(GAMES))
    parser.add_argument("hands", metavar="HAND", nargs="*", help="AsKdQhJc10s, 7pig8pig9star, '9 9 K A Q'")
    parser.add_argument(
        "--with", dest="variants", metavar="VARIANT", nargs="+", action="extend", default=[],
        help="ferme: joker, stripped (7 and up), stripped-6, stripped-5; "
        "enfer: inverted, upside-down, wild=CARD, wild=POSITION of the first hand",
    )  # fmt: skip
    parser.add_argument("--json", action="store_true", help="print the order as JSON")
    parser.add_argument("--lang", choices=LANGUAGES, help="fr or en; by default the locale's, else fr")


def run(asked: argparse.Namespace) -> None:
    """Read the hands, judge them, print."""
    judge = judge_of(asked.game)
    after = [word for word in asked.variants if is_hand(judge, word)]  # `--with joker HAND HAND`
    judge = judge.under([word for word in asked.variants if word not in after])
    texts = [*asked.hands, *after]
    if len(texts) < 2:
        raise Trouble(f"{len(texts)} hand was given; expected two or more to compare")
    hands = [cards_of(judge, text) for text in texts]
    readings = judge.read(hands)
    lang = asked.lang or spoken()
    if asked.json:
        print(as_json(judge, texts, readings, lang))
    else:
        print("\n".join(as_text(judge, hands, readings, lang)))


def judge_of(game: str) -> Judge:
    """The judge of a game by its name."""
    if game not in GAMES:
        raise Trouble(f"unknown game {game!r}; expected one of {', '.join(GAMES)}")
    judge: Judge = import_module(GAMES[game]).JUDGE
    return judge


def is_hand(judge: Judge, word: str) -> bool:
    """Whether a word is cards rather than the name of a variant."""
    try:
        return bool(judge.ranking.deck.cards(word))
    except BadText:
        return False


def cards_of(judge: Judge, text: str) -> list[int]:
    """The cards of one hand: all in play, as many as the ranking takes, none twice."""
    ranking = judge.ranking
    try:
        cards = ranking.deck.cards(text)
    except BadText as bad:
        raise Trouble(str(bad)) from None
    if len(cards) not in ranking.sizes:
        expected = " or ".join(map(str, ranking.sizes))
        raise Trouble(f"{text!r} has {len(cards)} cards; expected {expected}")
    for card in cards:
        why_not = judge.refusal(card)
        if why_not:
            raise Trouble(f"{ranking.deck.text(card)} in {text!r} is not in play: {why_not}")
        if cards.count(card) > 1 and len(ranking.deck.suits) > 1:
            raise Trouble(f"{ranking.deck.text(card)} stands twice in {text!r}; a pack holds it once")
    return cards


def as_json(judge: Judge, texts: Sequence[str], readings: Sequence[Reading], lang: str) -> str:
    """The order as numbers of hands, and what each hand is."""
    hands = [
        {"text": text, "category": reading.category.key, "name": judge.name(reading, lang)}
        for text, reading in zip(texts, readings, strict=True)
    ]
    return json.dumps({"order": judge.order(readings), "hands": hands}, ensure_ascii=False)


def as_text(judge: Judge, hands: Sequence[Sequence[int]], readings: Sequence[Reading], lang: str) -> list[str]:
    """One line for each hand, best first, and between two places why."""
    lines: list[str] = []
    order = judge.order(readings)
    for place, equals in enumerate(order, 1):
        for at in equals:
            cards = " ".join(shown(judge.ranking.deck, card, lang) for card in hands[at])
            lines.append(f"{place}. {cards}  {judge.name(readings[at], lang)}")
        next_ones = order[place][:1] if place < len(order) else []
        reasons = [judge.why(readings[equals[0]], readings[other], lang) for other in [*equals[1:2], *next_ones]]
        lines += [f"   {as_sentence(reason)}" for reason in reasons]
    return lines


def as_sentence(reason: Reason) -> str:
    """`Paire de rois contre paire de dames (F12).`"""
    said = reason.words[0].upper() + reason.words[1:]
    return f"{said} ({reason.rule})." if reason.rule else f"{said}."


def spoken() -> str:
    """English where the locale says so, else French."""
    said = next((os.environ[name] for name in ("LC_ALL", "LC_MESSAGES", "LANG") if os.environ.get(name)), "")
    return "en" if said.startswith("en") else "fr"
