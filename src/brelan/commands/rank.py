"""`brelan rank`: hands side by side, best first, what each is and why it beats the next."""

import argparse
import json
from collections.abc import Sequence

from brelan import shelf
from brelan.commands.language import add_language, language
from brelan.commands.screen import show
from brelan.deck import BadText
from brelan.rankings.judge import Judge
from brelan.rankings.reading import Reading
from brelan.rankings.reasons import Reason
from brelan.texts.cards import shown
from brelan.trouble import Trouble


def describe(parser: argparse.ArgumentParser) -> None:
    """Its arguments."""
    parser.add_argument("game", metavar="GAME", help=", ".join(judges()))
    parser.add_argument("hands", metavar="HAND", nargs="*", help="cards such as AsKdQhJc10s, dice such as '9 9 K A Q'")
    variants = "; ".join(f"{name}: {', '.join(judge.variants)}" for name, judge in judges().items() if judge.variants)
    parser.add_argument(
        "--with", dest="variants", metavar="VARIANT", nargs="+", action="extend", default=[], help=variants
    )  # fmt: skip
    parser.add_argument("--json", action="store_true", help="print the order as JSON")
    add_language(parser)


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
    lang = language(asked)
    if asked.json:
        print(as_json(judge, texts, readings, lang))
    else:
        for line in as_text(judge, hands, readings, lang):
            show(line, hang=3)


def judge_of(game: str) -> Judge:
    """The judge of a game by its name."""
    if game not in judges():
        found = f"the box {game!r} compares no hands" if game in shelf.names() else f"unknown game {game!r}"
        raise Trouble(f"{found}; expected one of {', '.join(judges())}")
    return judges()[game]


def judges() -> dict[str, Judge]:
    """The boxes in which hands are compared, and who compares them."""
    return {name: judge for name in shelf.names() if (judge := shelf.box(name).judge)}


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
            raise Trouble(f"{ranking.deck.text(card)} is twice in {text!r}; a pack has it once")
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
            cards = [shown(judge.ranking.deck, card, lang) for card in hands[at]]
            together = (", " if " " in cards[0] else " ").join(cards)
            lines.append(f"{place}. {together}  {judge.name(readings[at], lang)}")
        next_ones = order[place][:1] if place < len(order) else []
        reasons = [judge.why(readings[equals[0]], readings[other], lang) for other in [*equals[1:2], *next_ones]]
        lines += [f"   {as_sentence(reason)}" for reason in reasons]
    return lines


def as_sentence(reason: Reason) -> str:
    """`Paire de rois contre paire de dames (R12).`"""
    said = reason.words[0].upper() + reason.words[1:]
    return f"{said} ({reason.rule})." if reason.rule else f"{said}."
