"""Two hands that lie open, as a message: why the first wins, by which rule, and the cards that make each."""

from brelan import shelf
from brelan.engine.tells import Tell
from brelan.server.messages import SeenTell
from brelan.texts import LANGUAGES


def compared(game: str, tell: Tell, numbers: dict[str, int], cards: tuple[str, ...]) -> SeenTell:
    """The event `beats` for somebody who knows all its cards."""
    found = shelf.box(game).face.compared(tell)
    reasons = {lang: found.why(lang) for lang in LANGUAGES}
    rule = reasons[LANGUAGES[0]].rule or tell.rule
    words = {lang: reason.words for lang, reason in reasons.items()}
    return SeenTell(tell.what, rule, tell.seat, numbers | found.lit(), cards, words)
