"""What a seat that has to decide sees: its cards, the board, everybody's backs, chips and stakes."""

from typing import NamedTuple, cast

from brelan.engine.piles import CLASS, card, size
from brelan.engine.sets import has
from brelan.engine.state import Pile
from brelan.engine.table import View
from brelan.games.champ.dealing import stake_of
from brelan.games.champ.odds import Back
from brelan.games.champ.state import BACKS, STAGES, STAKES, Length, State


class Spot(NamedTuple):
    """A decision in stage 2, 3 or 4: chips are those left now, `stakes` those laid in each stage, seat by seat."""

    seat: int
    stage: int
    hand: tuple[int, ...]
    board: tuple[int, ...]
    others: tuple[int, ...]
    backs: tuple[Back, ...]
    gone: tuple[Back, ...]
    chips: tuple[int, ...]
    awards: tuple[int, ...]
    two_awards: bool  # C22 whether two Awards win the game
    stakes: tuple[tuple[int, ...], ...]
    pot: int
    stake: int

    def has_staked(self, other: int) -> bool:
        """C11 Whether a seat has staked in this stage, for all to see."""
        return self.stakes[other][self.stage] > 0

    def may_lose_all(self, seat: int) -> bool:
        """C13 Whether what is still to be staked in this deal may be a seat's last chips."""
        return self.chips[seat] <= sum(STAKES[self.stage :]) - self.stakes[seat][self.stage]


def spot(view: View) -> Spot:
    """Where the seat of a view stands."""
    t, seat = cast(State, view.state), view.seat
    assert seat is not None
    others = tuple(other for other in range(t.players) if has(t.still_in, other) and other != seat)
    away = tuple(other for other in range(t.players) if not has(t.still_in, other))
    return Spot(
        seat=seat,
        stage=t.stage,
        hand=faces(t, t.hand[seat]),
        board=faces(t, t.board),
        others=others,
        backs=tuple(backs(t, t.hand[other]) for other in others),
        gone=tuple(backs(t, t.under[other]) for other in away),
        chips=tuple(t.chips[: t.players]),
        awards=tuple(t.awards[: t.players]),
        two_awards=t.length == Length.TWO_AWARDS,
        stakes=tuple(tuple(t.staked[STAGES * other : STAGES * other + STAGES]) for other in range(t.players)),
        pot=sum(t.staked) + t.rest,
        stake=stake_of(t, seat),
    )


def faces(t: State, pile: Pile) -> tuple[int, ...]:
    """The cards of a pile that is seen."""
    return tuple(card(t, pile, i) for i in range(size(t, pile)))


def backs(t: State, pile: Pile) -> Back:
    """C2 What the backs of two cards tell, whether or not their faces are seen."""
    slots = (t.slot[t.START[pile] + i] for i in range(2))
    first, second = (BACKS[card(t, pile, i)] if card(t, pile, i) >= 0 else s >> CLASS for i, s in enumerate(slots))
    return first, second
