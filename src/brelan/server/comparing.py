"""Two hands that lie open, as a message: why the first wins, by which rule, and the cards that make each."""

from brelan.engine.tells import Tell
from brelan.games.face import face
from brelan.server.messages import Told
from brelan.texts import LANGUAGES


def compared(game: str, tell: Tell, numbers: dict[str, int], cards: tuple[str, ...]) -> Told:
    """The event `beats` for somebody who knows all its cards."""
    found = face(game).compared(tell)
    reasons = {lang: found.why(lang) for lang in LANGUAGES}
    rule = reasons[LANGUAGES[0]].rule or tell.rule
    words = {lang: reason.words for lang, reason in reasons.items()}
    return Told(tell.what, rule, tell.seat, numbers | found.lit(), cards, words)
