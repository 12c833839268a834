"""The page of an experiment: one file without anything from elsewhere, in one language, with pictures and tables."""

from collections.abc import Iterator
from functools import partial
from html import escape
from importlib import resources

from brelan import shelf
from brelan.drawing import Spans, spans
from brelan.engine.tells import key as written
from brelan.lab.findings import Findings, Line
from brelan.lab.measures import NUMBER, OF_RANK, PART, POINTS
from brelan.lab.players import GUESSING
from brelan.league.figure import Figure
from brelan.texts import Words, words
from brelan.texts.cards import shown

PACKAGE = __package__
SIGNS = {-1: "▼", 0: "", 1: "▲"}
MOST = 24
"""Rows in a picture; of more, the highest and the lowest are drawn."""
SPOKEN = 16
"""Sentences about what stands out."""
APART = ("seats", "skill", "restraint", "decisions", "cards")
"""Questions whose figures are of one kind and are drawn on one scale, each key by itself."""
SOURCES = (
    "C. Browne, Automatic Generation and Evaluation of Recombination Games, PhD thesis, Queensland University of "
    "Technology, 2008.",
    "C. Browne, F. Maire, Evolutionary Game Design, IEEE Transactions on Computational Intelligence and AI in Games "
    "2(1), 2010.",
    "A. Jaffe, A. Miller, E. Andersen, Y.-E. Liu, A. Karlin, Z. Popović, Evaluating Competitive Game Balance with "
    "Restricted Play, AIIDE 2012.",
    "P. Duersch, M. Lambrecht, J. Oechssler, Measuring skill and chance in games, European Economic Review 127, 2020.",
    "G. S. Elias, R. Garfield, K. R. Gutschera, Characteristics of Games, MIT Press 2012.",
    "O. J. Dunn, Multiple Comparisons Among Means, Journal of the American Statistical Association 56, 1961.",
)


KEYS = {-1: "balance-below", 0: "balance-free", 1: "balance-above"}
NEW = 1000.0
"""What has changed is said before what is so anyway."""
EXPECTED = {"better": 1, "restraint": -1, "guess": -1, "worth": 1}
"""Where a figure lies in a good game: the better one wins more, what one does without is missed."""
CLOSE = 4.0
"""Points: an interval that is narrower says that there is no difference to speak of."""


class Report:
    """The findings in the words of a language."""

    def __init__(self, found: Findings, lang: str, path: str) -> None:
        self.found, self.lang, self.path = found, lang, path
        self.plan = found.plan
        self.box = shelf.box(self.plan.game)
        self.say = words(lang, PACKAGE)
        self.box_says: Words = words(lang, self.box.game.package)

    def page(self) -> str:
        """The whole page."""
        style = resources.files(PACKAGE).joinpath("report.css").read_text(encoding="utf-8")
        title = escape(self.say("balance-title", game=self.box_says("title")))
        head = f'<meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>{title}</title>'
        body = "\n".join([f"<h1>{title}</h1>", *self._intro(), *self._standing_out(), *self._questions(), *self._end()])
        top = f'<!doctype html>\n<html lang="{self.lang}"><head>{head}<style>{style}</style></head>'
        return f"{top}\n<body><main>\n{body}\n</main></body></html>\n"

    def standing_out(self) -> list[str]:
        """What has surely changed, and what is surely not as it should be; what is surest first."""
        several = len(self.plan.variants) > 1
        found: list[tuple[float, str]] = []
        for n, variant in reversed(list(enumerate(self.plan.variants))):
            before = f"{variant.name} – " if several else ""
            found += [(sure, before + said) for line in self.found.lines for sure, said in self.said(line, n)]
        return [said for _, said in sorted(found, key=lambda one: -one[0])]

    def _intro(self) -> Iterator[str]:
        plan = self.plan
        who = ", ".join(plan.who)
        told = self.say("balance-plan", players=plan.players, who=who, games=self.number(plan.games, 0), seed=plan.seed)
        yield f"<p>{escape(told)}</p>"
        errors = self.number(self.found.errors, 2)
        yield f"<p>{escape(self.say('balance-intervals', figures=self.found.figures, errors=errors))}</p>"

    def _standing_out(self) -> Iterator[str]:
        yield f"<h2>{escape(self.say('balance-out'))}</h2>"
        said = self.standing_out()
        if not said:
            yield f"<p>{escape(self.say('balance-nothing'))}</p>"
            return
        more = [self.say("balance-more", n=len(said) - SPOKEN)] if len(said) > SPOKEN else []
        yield "<ul>" + "".join(f"<li>{escape(sentence)}</li>" for sentence in (*said[:SPOKEN], *more)) + "</ul>"

    def said(self, line: Line, variant: int) -> Iterator[tuple[float, str]]:
        """What a line says of a variant that is worth a sentence, and how sure that is: what is new comes first."""
        change = line.changes[variant]
        if line.moved(variant) and change:
            key = "balance-rose" if line.moved(variant) > 0 else "balance-fell"
            yield NEW + _surely(change, 0.0), self.say(key, what=self.name(line), figure=self.moved(line.unit, change))
        figure = line.figures[variant]
        known = variant > 0 and line.off(variant) == line.off(0)
        if figure is None or line.bar is None or known or not _matters(line, variant):
            return
        told, bar = self.figure(line, figure), self.value(line.unit, line.bar)
        yield _surely(figure, line.bar), self.say(KEYS[line.off(variant)], what=self.name(line), figure=told, bar=bar)

    def _questions(self) -> Iterator[str]:
        fair = self.value(PART, 1 / self.plan.players)
        skill = self.plan.skill
        for question in self.plan.ask:
            lines = self.found.of(question)
            if lines:
                how = self.say(f"question-{question}-how", fair=fair, better=skill.better, worse=skill.worse)
                yield f"<section><h2>{escape(self.say(f'question-{question}'))}</h2><p>{escape(how)}</p>"
                yield from self._pictures(question, lines)
                yield f"{self._table(lines)}</section>"

    def _pictures(self, question: str, lines: list[Line]) -> Iterator[str]:
        """A picture for each kind of figure, and what its colours mean."""
        if question not in APART:
            return
        for key in dict.fromkeys(line.key for line in lines):
            alike = _extremes([line for line in lines if line.key == key])
            if len(alike) > 1:
                rows = tuple((self.name(line), line.figures) for line in alike)
                names = tuple(variant.name for variant in self.plan.variants)
                drawn = spans(Spans(names, rows, alike[0].bar), partial(self.value, alike[0].unit))
                yield f"<figure>{drawn}{self._legend(names)}</figure>"

    def _legend(self, names: tuple[str, ...]) -> str:
        if len(names) < 2:
            return ""
        items = (f'<li class="v{n}">{escape(name)}</li>' for n, name in enumerate(names))
        return f'<figcaption><ul class="legend">{"".join(items)}</ul></figcaption>'

    def _table(self, lines: list[Line]) -> str:
        variants = self.plan.variants
        heads = ["", *(variant.name for variant in variants)] if len(variants) > 1 else ["", self.say("balance-figure")]
        heads += [f"{self.say('balance-change')}: {variant.name}" for variant in variants[1:]]
        heads += [self.say("balance-should")] if any(line.bar for line in lines) else []
        rows = "".join(self._row(line, any(line.bar for line in lines)) for line in lines)
        cells = "".join(f'<th scope="col">{escape(head)}</th>' for head in heads)
        return (
            f'<div class="wide" tabindex="0"><table><thead><tr>{cells}</tr></thead><tbody>{rows}</tbody></table></div>'
        )

    def _row(self, line: Line, should: bool) -> str:
        cells = [
            f"{self.figure(line, figure)} {SIGNS[line.off(n)]}" if figure else "–"
            for n, figure in enumerate(line.figures)
        ]
        cells += [
            f"{self.figure(line, change, signed=True)} {SIGNS[line.moved(n)]}" if change else "–"
            for n, change in enumerate(line.changes)
        ][1:]
        cells += [self.value(line.unit, line.bar) if line.bar else ""] if should else []
        told = "".join(f"<td>{escape(cell.strip())}</td>" for cell in cells)
        return f'<tr><th scope="row">{escape(self.name(line))}</th>{told}</tr>'

    def _end(self) -> Iterator[str]:
        yield f"<h2>{escape(self.say('balance-sources'))}</h2>"
        yield "<ul>" + "".join(f'<li lang="en">{escape(source)}</li>' for source in SOURCES) + "</ul>"
        yield f"<footer>{escape(self.say('balance-written', path=self.path))}</footer>"

    def name(self, line: Line) -> str:
        """What a line is about."""
        return self.say(f"measure-{line.key}", of=self._of(line))

    def _of(self, line: Line) -> str:
        if line.question == "cards":
            return self._card(line.of)
        if line.question == "decisions":
            return self._asked(line.of)
        return self.box_says(f"restraint-{line.of}") if line.question == "restraint" else line.of

    def _asked(self, guess: str) -> str:
        """A question as the box calls it, or by the answers that it offers."""
        asked = guess.removeprefix(GUESSING)
        if f"guess-{asked}" in self.box_says:
            return self.box_says(f"guess-{asked}")
        steps = self.box.game.book.steps
        questions = next(rules.questions for step, rules in steps.items() if written(step) == asked)
        offered = questions[0].options or ()
        return " / ".join(self.box_says(f"option-{option.name.lower()}") for option in offered) or asked

    def _card(self, label: str) -> str:
        deck_number, _, number = label.partition("/")
        deck = self.box.game.state.LAYOUT.decks[int(deck_number)]
        if number.endswith(OF_RANK):
            card = int(number.removesuffix(OF_RANK)) * len(deck.suits)
            return _rank(shown(deck, card, self.lang))
        return self.box.face.printed(deck, int(number), self.lang, None) or shown(deck, int(number), self.lang)

    def figure(self, line: Line, figure: Figure, signed: bool = False) -> str:
        """A mean and its interval."""
        mean, low, high = (self.value(line.unit, end, signed) for end in figure)
        return f"{mean} [{low.removesuffix(self.percent)}; {high.removesuffix(self.percent)}]"

    def value(self, unit: str, value: float, signed: bool = False) -> str:
        """A part in percent, points with their sign, or a number."""
        if unit == PART:
            return self.number(100 * value, 1, signed) + self.percent
        return self.number(value, 1, signed or (unit != NUMBER and value != 0))

    def moved(self, unit: str, change: Figure) -> str:
        """By how much; a part by points, since percents of percents mislead."""
        if unit == NUMBER:
            return self.number(abs(change.mean), 1)
        return self.say("balance-points", n=self.number(abs(change.mean) * (100 if unit == PART else 1), 1))

    @property
    def percent(self) -> str:
        """As the language writes it."""
        return "\u202f%" if self.lang == "fr" else "%"

    def number(self, value: float, digits: int, signed: bool = False) -> str:
        """With the language's comma and spaces."""
        told = f"{value:{'+' if signed else ''},.{digits}f}".replace("-", "−")
        return told.replace(",", "\u202f").replace(".", ",") if self.lang == "fr" else told


def _matters(line: Line, variant: int) -> bool:
    """Whether it is worth a sentence: not what lies where it should, nor that high cards are better than low ones.

    That something makes no difference can be said only where the interval is narrow.
    """
    figure, off = line.figures[variant], line.off(variant)
    if figure is None or line.of.endswith(OF_RANK) or off == EXPECTED.get(line.key, 0):
        return False
    return off != 0 or (line.unit == POINTS and figure.high - figure.low < CLOSE)


def _surely(figure: Figure, bar: float) -> float:
    """How far away it is, in half widths of its interval."""
    return abs(figure.mean - bar) / max((figure.high - figure.low) / 2, 1e-9)


def _rank(card: str) -> str:
    """A card's name without its suit."""
    return card.partition(" ")[0].rstrip("♠♥♦♣")


def _extremes(lines: list[Line]) -> list[Line]:
    """The lines as they come; of too many, the highest and the lowest of the first variant, in that order."""
    if len(lines) <= MOST:
        return lines
    ordered = sorted((line for line in lines if line.figures[0]), key=lambda line: -(line.figures[0] or (0.0,))[0])
    return ordered[: MOST // 2] + ordered[-MOST // 2 :]
