"""A review in words: the three moments, and the story in five sentences, from what was counted."""

from collections.abc import Callable, Sequence
from itertools import pairwise
from math import floor
from typing import NamedTuple

from brelan.review.judging import Decided
from brelan.review.shape import Highlight, Judged, MomentName, Point, Said
from brelan.texts import LANGUAGES, Words, words

OWN = "brelan.review"
MARK = {"fr": ",", "en": "."}
"""The decimal mark."""
TURN = 0.05
"""A change of hope that is worth a sentence."""
SURE = 2
"""So many standard errors around a number it lies 19 times in 20."""
SMALL = 0.005
"""What is smaller is told as 0."""
LITTLE = 0.05
"""Of what the game counts, what is smaller is not told: one decimal is said."""


class Tale(NamedTuple):
    """What a story is told from."""

    package: str
    players: int
    start: float
    result: float
    error: float
    points: Sequence[Point]
    decided: Sequence[Decided]
    came: Callable[[int, str], str]
    """The cards that the seat saw come with an answer, in a language."""
    counted: Callable[[float, str], str]
    """So much of what the game counts, in a language; nothing where it counts games alone."""

    def sum_of(self, column: str) -> float:
        """All of a column."""
        return float(sum(getattr(point, column) for point in self.points))


def part(number: float, lang: str) -> str:
    """A part of the victory: 0.31."""
    return f"{number:.2f}".replace("-0.00", "0.00").replace("-", "−").replace(".", MARK[lang])


def change(number: float, lang: str) -> str:
    """A change of it: +0.31, −0.08."""
    sign = "" if abs(number) < SMALL else "+" if number > 0 else "−"
    return sign + part(abs(number), lang)


def hundred(number: float) -> int:
    """A part of the victory as people say it: 31 chances in 100."""
    return floor(100 * number + 0.5)


def more(number: float) -> str:
    """A change of it: +31, −8."""
    return f"{hundred(abs(number)) * (-1 if number < 0 else 1):+d}".replace("+0", "0").replace("-", "−")


def _said(key: str, lang: str, **numbers: object) -> str:
    return words(lang, OWN)(key, **numbers)


def _deal(tale: Tale, deal: int, lang: str) -> str:
    """As the game calls it: deal 4, round 4."""
    return game_words(lang, tale.package)("review-deal", deal=deal)


def highlights(tale: Tale) -> list[Highlight]:
    """The best decision, the costliest mistake, the luckiest card; each only if there was one."""
    found = []
    if (best := max(tale.decided, key=lambda one: one.margin, default=None)) and best.margin >= SMALL:
        found.append(_of_decision(tale, "best_decision", best.judged, best.margin))
    if (worst := dearest(tale)) is not None:
        found.append(_of_decision(tale, "dearest_mistake", worst, -worst.lost))
    luckiest = max(tale.points, key=lambda point: point.luck, default=None)
    if luckiest is not None and luckiest.luck >= SMALL:
        number, deal, luck = luckiest.number, luckiest.deal, luckiest.luck
        said = {
            lang: _said(
                "moment-luckiest_card", lang, deal=_deal(tale, deal, lang), n=hundred(luck),
                seen="yes" if tale.came(number, lang) else "no", cards=tale.came(number, lang),
            )
            for lang in LANGUAGES
        }  # fmt: skip
        found.append(Highlight("luckiest_card", number, deal, luck, said))
    return found


def _of_decision(tale: Tale, what: MomentName, one: Judged, hope: float) -> Highlight:
    said: Said = {
        lang: _said(
            f"moment-{what}", lang, deal=_deal(tale, one.deal, lang), given=one.given_said[lang],
            best=one.best_said[lang], **_cost(tale, one, hope, lang),
        )
        for lang in LANGUAGES
    }  # fmt: skip
    return Highlight(what, one.number, one.deal, round(hope, 4), said)


def _cost(tale: Tale, one: Judged, hope: float, lang: str) -> dict[str, object]:
    """What was lost in what the game counts, which makes a mistake the dearest, and in chances of winning."""
    price = tale.counted(one.lost_in_unit, lang) if one.lost_in_unit >= LITTLE else ""
    lost = "hope" if not price else "both" if abs(hope) >= SMALL else "price"
    return {"n": hundred(abs(hope)), "price": price, "lost": lost}


def dearest(tale: Tale) -> Judged | None:
    """The decision that cost most of what the game counts, as its grade does; of several, most hope."""
    worst = max((one.judged for one in tale.decided), key=lambda one: (one.lost_in_unit, one.lost), default=None)
    return worst if worst is not None and worst.lost > 0 else None


def story(tale: Tale) -> dict[str, list[str]]:
    """How it ended, the three columns, the turning point, the costliest mistake, and the result without luck."""
    return {
        lang: [_end(tale, lang), _columns(tale, lang), _turn(tale, lang), _mistake(tale, lang), _cleared(tale, lang)]
        for lang in LANGUAGES
    }


def _end(tale: Tale, lang: str) -> str:
    result = "won" if tale.result == 1 else "shared" if tale.result > 0 else "lost"
    deals = game_words(lang, tale.package)("review-deals", deals=tale.points[-1].deal)
    return _said("review-end", lang, result=result, players=tale.players, deals=deals)


def _columns(tale: Tale, lang: str) -> str:
    columns = {name: str(hundred(abs(tale.sum_of(name)))) for name in ("luck", "skill", "others")}
    columns["cost"] = "yes" if tale.sum_of("skill") <= -SMALL else "no"
    columns |= {"lucky": _way(tale.sum_of("luck")), "gave": _way(tale.sum_of("others"))}
    return _said("review-columns", lang, whole=more(tale.result - tale.start), **columns)


def _way(number: float) -> str:
    """Whether it gave or took; what is told as 0 did neither."""
    return "none" if abs(number) < SMALL else "gave" if number > 0 else "took"


def _turn(tale: Tale, lang: str) -> str:
    hopes = [tale.start, *(point.hope for point in tale.points)]
    turns = [after - before for before, after in pairwise(hopes)]
    at = max(range(len(turns)), key=lambda i: abs(turns[i]))
    if abs(turns[at]) < TURN:
        return _said("review-no-turn", lang, n=hundred(abs(turns[at])))
    point = tale.points[at]
    cause = max(("luck", "skill", "others"), key=lambda column: abs(getattr(point, column)))
    facts = {"before": hundred(hopes[at]), "after": hundred(point.hope), "cause": cause}
    return _said("review-turn", lang, deal=_deal(tale, point.deal, lang), **facts)


def _mistake(tale: Tale, lang: str) -> str:
    worst = dearest(tale)
    if worst is None:
        return _said("review-no-mistake", lang, decisions=len(tale.decided))
    facts = {"given": worst.given_said[lang], "best": worst.best_said[lang], **_cost(tale, worst, worst.lost, lang)}
    return _said("review-mistake", lang, deal=_deal(tale, worst.deal, lang), **facts)


def _cleared(tale: Tale, lang: str) -> str:
    cleared = tale.result - tale.sum_of("luck")
    numbers = {"cleared": cleared, "error": SURE * tale.error, "start": tale.start}
    said = {name: str(hundred(number)).replace("-", "−") for name, number in numbers.items()}
    return _said("review-cleared", lang, **said)


def own_words(lang: str) -> Words:
    """The review's texts."""
    return words(lang, OWN)


def game_words(lang: str, package: str) -> Words:
    """The same, with a game's own words where it has any."""
    return words(lang, package, OWN)
