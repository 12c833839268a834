"""What a person may answer to a question, how it is typed, and what Enter alone stands for."""

import re
import unicodedata
from collections.abc import Sequence
from typing import NamedTuple

from brelan import shelf
from brelan.engine.asks import Ask, Choice, Form
from brelan.engine.flow import time_out
from brelan.engine.sheet import Printed
from brelan.engine.steps import SEATS
from brelan.engine.table import View
from brelan.texts import Words

MANY = 9
"""More answers than this are offered side by side, and not listed again after a typo."""


class Offer(NamedTuple):
    """One of several answers: the number and the word it is typed as; a place on the table has what lies there."""

    number: int
    value: int
    word: str
    there: str = ""


def offers(view: View, seat: int, names: Sequence[str], say: Words, data: Printed | None = None) -> list[Offer]:
    """The answers to choose one from: words count from 1, people and places keep their numbers."""
    question, ask, shown = view.question, view.asks[seat], shelf.box(view.game.name).face
    values = ask.options()
    if question.scale:
        announced = range(ask.least, ask.most + 1)
        return [Offer(n, v, shown.scale(say.lang)[v]) for n, v in enumerate(announced, 1)]
    if ask.form != Form.ONE_OF:
        return []
    if question.options:
        kind, facts = question.options, shown.mentions(view.state, seat, say.lang)
        return [Offer(n, v, say(f"option-{kind(v).name.lower()}", **facts)) for n, v in enumerate(values, 1)]
    if question.members == SEATS:
        return [Offer(v + 1, v, names[v]) for v in values]
    called = shown.called(view.state, seat, say.lang, data)
    return [Offer(v + 1, v, "", called[v] if called else "") for v in values]


def usual(view: View, seat: int) -> int | None:
    """What Enter alone answers: what the clock would.

    Nothing where the clock only takes the first of several people, hands or cards: that would be a guess.
    """
    ask = view.asks[seat]
    commits_to_little = view.question.options or ask.form == Form.AMOUNT or ask.least == 0
    return time_out(view.state, seat) if commits_to_little else None


def prompted(ask: Ask, enter: int | None, offered: Sequence[Offer], say: Words) -> str:
    """The prompt, which names what Enter answers."""
    if enter is None:
        return say("prompt-without")
    if ask.form == Form.SOME_OF:
        return say("prompt", usual=say("none"))
    return say("prompt", usual=next((offer.word for offer in offered if offer.value == enter), str(enter)))


def understood(ask: Ask, said: str, offered: Sequence[Offer], say: Words) -> Choice | None:
    """The answer that was typed; None when it is none."""
    numbers = said.replace(",", " ").split()
    if ask.form == Form.SOME_OF:
        if plain(said) in ("0", *say("none-words").split()):
            return ()
        return tuple(int(n) - 1 for n in numbers) if numbers and all(n.isdecimal() for n in numbers) else None
    if ask.form == Form.AMOUNT and not offered:
        return int(said) if said.isdecimal() else None
    return picked(said, offered)


def picked(said: str, offered: Sequence[Offer]) -> int | None:
    """The value offered under this number, or under words that begin with this text or have a word that does."""
    if said.isdecimal():
        return next((offer.value for offer in offered if offer.number == int(said)), None)
    if not said:
        return None
    typed, words = plain(said), [(plain(offer.word or offer.there), offer.value) for offer in offered]
    exact = [value for word, value in words if word == typed]
    begun = [value for word, value in words if word.startswith(typed)]
    inside = [value for word, value in words if re.search(rf"(?<!\w){re.escape(typed)}", word)]
    found = exact or begun or inside
    return found[0] if len(found) == 1 else None


def plain(text: str) -> str:
    """Without accents and capitals, as people type in a hurry."""
    return "".join(sign for sign in unicodedata.normalize("NFKD", text.casefold()) if not unicodedata.combining(sign))


def expected(ask: Ask, offered: Sequence[Offer], say: Words) -> str:
    """What would have been an answer."""
    if ask.form == Form.SOME_OF:
        places, exactly = ask.options(), ask.least == ask.most
        key = "expected-exactly" if exactly else "expected-some"
        return say(key, least=ask.least, most=ask.most, first=places[0] + 1, last=places[-1] + 1)
    if ask.form == Form.AMOUNT and not offered:
        return say("expected-amount", least=ask.least, most=ask.most)
    if ask.form == Form.AMOUNT and len(offered) > MANY:
        return say("expected-listed", last=len(offered))
    return expected_of(offered, say)


def expected_of(offered: Sequence[Offer], say: Words) -> str:
    """Which words or numbers there were to choose from."""
    *first, last = (say("quoted", word=offer.word) if offer.word else str(offer.number) for offer in offered)
    return say("expected-one", first=", ".join(first), last=last)
