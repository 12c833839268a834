"""Poker Kids in words: the hand, the common card, how far the round is and what lies on the mat."""

from itertools import combinations

from brelan.comparison import Comparison, judged
from brelan.deck import Deck
from brelan.engine.piles import card, size
from brelan.engine.sheet import Printed
from brelan.engine.tells import Tell
from brelan.face import Face
from brelan.games.kids.dealing import on_card, stages_of, why_over
from brelan.games.kids.ranking import JUDGE, RANKING
from brelan.games.kids.state import FROM_FIRST_TO_LAST, STAGE_CARDS, State, Step
from brelan.texts import words
from brelan.texts.cards import shown


def facts(t: State, seat: int) -> dict[str, int]:
    """What the questions mention."""
    over = int(why_over(t) != "K17")
    said = {"stage": t.stage, "stages": stages_of(t), "mat": t.mat, "money": t.money[seat], "over": over}
    return said | {"round": t.round, "ties": t.ties} | tries(t, seat) if t.now == Step.CHOOSE else said


def purse(t: State, seat: int) -> dict[str, int]:
    """K20 Money decides."""
    return {"money": t.money[seat]}


def middle(t: State) -> dict[str, int]:
    """K12 What lies on the mat."""
    return {"mat": t.mat}


def tries(t: State, seat: int) -> dict[str, int]:
    """K9 Which combination every two cards of the hand would make with the common one, lowest 0."""
    hand = [card(t, t.hand[seat], i) for i in range(size(t, t.hand[seat]))]
    common = card(t, t.common, 0)
    return {
        f"makes-{i}-{j}": RANKING.categories.index(RANKING.category(RANKING.value((hand[i], hand[j], common))))
        for i, j in combinations(range(len(hand)), 2)
    }


def repeats(t: State) -> tuple[str, ...]:
    """K6 The stage card lies open."""
    return ("card-says", "promised") if t.now == Step.CHOOSE else ()


def ahead(t: State, lang: str) -> tuple[str, ...]:
    """K6 What the stage card says of this stage and of those to come."""
    say, lines = words(lang, __package__), []
    for stage in range(t.stage, stages_of(t) + 1) if t.now == Step.CHOOSE else ():
        said = ((key, on_card(t, stage, key)) for key in FROM_FIRST_TO_LAST)
        dues = [say("told-promised", whom=key, due=t.what[at], euros=t.euros[at]) for key, at in said if t.what[at]]
        lines.append(say("ahead", stage=stage, dues=" ".join(dues)))
    return tuple(lines)


def printed(deck: Deck, which: int, lang: str, _data: Printed | None) -> str:
    """K2 A value and a symbol with a name; K4 a stage card has a number."""
    if deck is STAGE_CARDS:
        return words(lang, __package__)("stage-card", number=which + 1)
    return shown(deck, which, lang)


def compared(tell: Tell) -> Comparison:
    """K9 The seat's two cards and the common one."""
    return judged(JUDGE, tell)


FACE = Face(
    own=("hand",),
    common=("common",),
    ahead=ahead,
    repeats=repeats,
    facts=facts,
    purse=purse,
    middle=middle,
    opens=("round", "turned"),
    compared=compared,
    printed=printed,
)
