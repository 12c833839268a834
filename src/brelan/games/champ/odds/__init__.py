"""Poker Champ: the chances of a hand against marked backs, exact from the flop on, sampled with its error before."""

import argparse
from collections.abc import Sequence
from itertools import combinations
from math import sqrt
from random import Random
from typing import TYPE_CHECKING, NamedTuple

from brelan.drawing import Bars
from brelan.games.champ.ranking import DECK, RANKING
from brelan.games.champ.state import ACE_BACK, BACKS
from brelan.odds import Odds, read
from brelan.odds.parts import percentage, win_tie_lose
from brelan.progress import progress
from brelan.texts import words
from brelan.texts.cards import shown
from brelan.trouble import Trouble

if TYPE_CHECKING:
    from brelan.games.champ.odds.boards import Array

Back = tuple[int, int]

CLASSES = "SML"  # C2 lowest first, as the backs are numbered
SAMPLED = 2000  # boards that are drawn before the flop
WIDTH = 1.96  # of a 95% interval, in standard errors


class Chances(NamedTuple):
    """How often a hand wins alone, shares the win, and which part of the pot it takes; with the error of a sample."""

    hand: tuple[int, ...]
    backs: tuple[Back, ...]
    board: tuple[int, ...]
    win: float
    tie: float
    share: float
    exact: bool
    error: float
    deals: int

    def as_json(self) -> dict[str, object]:
        """Fractions of 1; the error is half the width of a 95% interval."""
        known = {
            "hand": DECK.texts(self.hand),
            "backs": [" ".join(map(back_text, pair)) for pair in self.backs],
            "board": DECK.texts(self.board),
            "win": self.win,
            "tie": self.tie,
            "share": self.share,
            "exact": self.exact,
        }
        return known if self.exact else {**known, "error": self.error}

    def as_text(self, lang: str) -> list[str]:
        """What one has, the chances, and how they were found."""
        say = words(lang, "brelan.games.champ.odds")
        lines = []
        if len(self.board) >= 3:
            lines.append(say("odds-hand", hand=RANKING.name([*self.hand, *self.board], lang)))
        percent = {"win": percentage(self.win), "tie": percentage(self.tie)}
        lose = percentage(1 - self.win - self.tie)
        lines.append(say("odds-chances", opponents=len(self.backs), lose=lose, **percent))
        lines.append(say("odds-share", share=percentage(self.share)))
        if self.exact:
            lines.append(say("odds-exact", deals=self.deals))
        else:
            cards = " ".join(shown(DECK, card, lang) for card in self.hand)
            lines.append(say("odds-drawn", cards=cards, boards=SAMPLED, error=percentage(self.error)))
        return lines

    def as_bars(self, lang: str) -> Bars:
        """How often the hand wins, shares and loses."""
        return win_tie_lose(" ".join(shown(DECK, card, lang) for card in self.hand), self.win, self.tie, lang)


def back_text(back: int) -> str:
    """C2 `Lh` for a high heart, `A` for any ace."""
    if back == ACE_BACK:
        return "A"
    return CLASSES[(back - 1) // 4] + DECK.suits[(back - 1) % 4]


BACK_OF = {back_text(back).casefold(): back for back in range(1, ACE_BACK + 1)}


def chances(
    hand: Sequence[int], backs: Sequence[Back], board: Sequence[int], gone: Sequence[Back] = (), seed: int = 0
) -> Chances:
    """The chances of a hand; `gone` are the backs of players who have given up."""
    exact = len(board) >= 3
    boards = all_boards(hand, board) if exact else any_boards(hand, Random(seed))
    return told(hand, backs, board, counted(hand, backs, boards, gone), exact)


def told(hand: Sequence[int], backs: Sequence[Back], board: Sequence[int], counts: "Array", exact: bool) -> Chances:
    """What the counted boards come to; each line is a board, or many of them together if they are all there are."""
    total = counts[:, -1].sum()
    win, tie = counts[:, 0].sum() / total, counts[:, 1:-1].sum() / total
    share = sum(counts[:, ties].sum() / (ties + 1) for ties in range(len(backs) + 1)) / total
    error = 0.0 if exact else max(_error(counts[:, 0], counts[:, -1]), _error(counts[:, 1:-1].sum(1), counts[:, -1]))
    return Chances(
        tuple(hand), tuple(backs), tuple(board),
        float(win), float(tie), float(share), exact, error, round(total),
    )  # fmt: skip


def counted_before_the_flop(hand: Sequence[int], backs: Sequence[Back], gone: Sequence[Back]) -> Chances:
    """All two million boards one by one, those with the same three lowest cards together: some seconds."""
    import numpy as np

    left = [card for card in range(len(DECK)) if card not in hand]
    lowest = [three for three in combinations(left, 3) if left.index(three[-1]) < len(left) - 2]
    counts = []
    for three in progress(lowest, len(lowest)):
        above = left[left.index(three[-1]) + 1 :]
        boards = np.array([(*three, *two) for two in combinations(above, 2)])
        counts.append(counted(hand, backs, boards, gone).sum(0))
    return told(hand, backs, (), np.array(counts), exact=True)


def _error(parts: "Array", wholes: "Array") -> float:
    """Half of the 95% interval of a ratio of sums over sampled boards."""
    residues = parts - parts.sum() / wholes.sum() * wholes
    return float(WIDTH * sqrt((residues**2).sum()) / wholes.sum())


def counted(hand: Sequence[int], backs: Sequence[Back], boards: "Array", gone: Sequence[Back]) -> "Array":
    """For each board all deals by how many opponents are as good and none better, the last number being all."""
    import numpy as np

    from brelan.games.champ.odds.boards import count_deals, order_of

    held, away = np.zeros(ACE_BACK + 1, np.int64), np.zeros(ACE_BACK + 1, np.int64)
    for tally, pairs in ((held, backs), (away, gone)):
        for pair in pairs:
            for back in pair:
                tally[back] += 1
    found: Array = count_deals(boards, np.array(hand), order_of(backs), held, away)
    return found


def all_boards(hand: Sequence[int], board: Sequence[int]) -> "Array":
    """C9 All boards that can come of this one."""
    import numpy as np

    left = [card for card in range(len(DECK)) if card not in hand and card not in board]
    return np.array([(*board, *missing) for missing in combinations(left, 5 - len(board))])


def any_boards(hand: Sequence[int], rng: Random) -> "Array":
    """Boards drawn by lot."""
    import numpy as np

    left = [card for card in range(len(DECK)) if card not in hand]
    return np.array([rng.sample(left, 5) for _ in range(SAMPLED)])


def describe(parser: argparse.ArgumentParser) -> None:
    """The arguments of `brelan odds champ`."""
    backs = "the two backs of an opponent, once for each: 'Lh Ms', class and suit, or A for an ace"
    parser.add_argument("--hand", metavar="CARDS", required=True, help="your two cards: 'As Kd'")
    parser.add_argument("--backs", metavar="BACKS", required=True, action="append", help=backs)
    parser.add_argument("--board", metavar="CARDS", default="", help="the common cards: none, 3, 4 or 5")
    parser.add_argument("--exact", action="store_true", help="before the flop, count all boards: up to a minute")
    parser.add_argument(
        "--gone", metavar="BACKS", default=[], action="append", help="the two backs of a player who has given up"
    )


def answer(asked: argparse.Namespace) -> Chances:
    """What was asked for; `Trouble` if the cards cannot lie so."""
    hand, board = read_cards("--hand", asked.hand, (2,)), read_cards("--board", asked.board, (0, 3, 4, 5))
    backs = [read_backs("--backs", text) for text in asked.backs]
    gone = [read_backs("--gone", text) for text in asked.gone]
    if not 1 <= len(backs) + len(gone) <= 5:
        raise Trouble(f"backs of {len(backs) + len(gone)} other players were given; expected 1 to 5")
    refuse_too_many([*hand, *board], [*backs, *gone])
    if asked.exact and not board:
        return counted_before_the_flop(hand, backs, gone)
    return chances(hand, backs, board, gone)


def read_cards(name: str, text: str, sizes: Sequence[int]) -> list[int]:
    """Cards in the notation of `brelan rank champ`."""
    cards = read(DECK, name, text)
    if len(cards) not in sizes:
        raise Trouble(f"{name} {text!r} has {len(cards)} cards; expected {' or '.join(map(str, sizes))}")
    return cards


def read_backs(name: str, text: str) -> Back:
    """Two backs: `Lh Ms`, `A Sc`, `L♥ A`."""
    signs = str.maketrans("♠♥♦♣", "shdc", ",\ufe0f")
    found = [BACK_OF.get(word.translate(signs).casefold()) for word in text.replace(",", " ").split()]
    if len(found) != 2 or found[0] is None or found[1] is None:
        expected = "two backs, each one of L M S followed by one of c d h s, or A"
        raise Trouble(f"{name} {text!r} was given; expected {expected}")
    return found[0], found[1]


def refuse_too_many(cards: Sequence[int], backs: Sequence[Back]) -> None:
    """A card lies in one place, and each class has four."""
    for card in cards:
        if cards.count(card) > 1:
            raise Trouble(f"{DECK.text(card)} was given twice; a pack holds it once")
    known = [BACKS[card] for card in cards] + [back for pair in backs for back in pair]
    for back in known:
        if known.count(back) > 4:
            raise Trouble(f"{known.count(back)} cards with the back {back_text(back)} were given; a pack holds 4")


ODDS = Odds(
    "the chances of a hand against marked backs, exact from the flop on, sampled with its error before.",
    describe,
    answer,
    "--hand 'As Kd' --backs 'Lh Ms' --board '2c 7d Jh 4s'",
)
