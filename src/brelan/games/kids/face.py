"""Poker Kids in words: the hand, the common card, how far the round is and what lies on the mat."""

from itertools import combinations
from pathlib import Path

from brelan.deck import Deck
from brelan.engine.piles import card, size
from brelan.engine.tells import Tell
from brelan.games.comparison import Comparison, judged
from brelan.games.face import Face
from brelan.games.kids.dealing import stages_of
from brelan.games.kids.ranking import JUDGE, RANKING
from brelan.games.kids.table import Step, Table
from brelan.texts.cards import shown


def facts(t: Table, seat: int) -> dict[str, int]:
    """What the questions mention."""
    said = {"stage": t.stage, "stages": stages_of(t), "mat": t.mat, "money": t.money[seat]}
    return said | tries(t, seat) if t.now == Step.CHOOSE else said


def tries(t: Table, seat: int) -> dict[str, int]:
    """K9 Which combination every two cards of the hand would make with the common one, lowest 0."""
    hand = [card(t, t.hand[seat], i) for i in range(size(t, t.hand[seat]))]
    common = card(t, t.common, 0)
    return {
        f"makes-{i}-{j}": RANKING.categories.index(RANKING.category(RANKING.value((hand[i], hand[j], common))))
        for i, j in combinations(range(len(hand)), 2)
    }


def printed(deck: Deck, which: int, lang: str, _data: Path | None) -> str:
    """K2 A value and a symbol with a name."""
    return shown(deck, which, lang)


def compared(tell: Tell) -> Comparison:
    """K9 Two cards of one's own and the common one."""
    return judged(JUDGE, tell)


FACE = Face(own=("hand",), common=("common",), facts=facts, compared=compared, printed=printed)
