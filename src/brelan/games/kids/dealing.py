"""Poker Kids: K5–K8 rounds, stages and the choice of two cards, K16–K19 how they end."""

from brelan.engine.asks import Ask, nothing, some_of
from brelan.engine.flow import end, run
from brelan.engine.piles import EVERYBODY, NOBODY, card, deal_each, draw, gather, lay, move_all, move_some, show, size
from brelan.engine.sets import bit, count, first, has
from brelan.engine.state import NO_SEAT
from brelan.engine.tells import tell, tell_cards
from brelan.games.kids.state import (
    CARDS,
    FROM_FIRST_TO_LAST,
    KEYS,
    MOST_STAGES,
    SEALED,
    STAGE_CARDS,
    START,
    Due,
    State,
    Step,
    Told,
    book,
)

WHOLE_GAME = 10
QUICK_GAME = 7

OPENING = (Step.NEXT_ROUND,)
ROUND = (Step.CARD, Step.DEAL, Step.NEXT_STAGE, Step.SHOW, Step.NEXT_ROUND)
ORDER = (Step.PAY, Step.TAKE, Step.SWEEP, Step.DRAW, Step.LEAVE)  # K13
STAGE = (Step.TURN, Step.CHOOSE, Step.RANK, *ORDER, Step.NEXT_STAGE)


def set_up(t: State) -> None:
    """K2 70 cards; K3 150 euros each; K5 the ten stage cards for this number of players, face down."""
    for face in range(len(CARDS)):
        lay(t, t.pack, face, NOBODY)
    for face in range(len(STAGE_CARDS)):
        lay(t, t.stage_pile, face, NOBODY)
    for seat in range(t.players):
        t.money[seat] = START


@book.happens(Step.NEXT_ROUND)
def next_round(t: State) -> None:
    """K18 The game ends after ten stage cards (K5 seven in a quick game), K19 or when a player is bankrupt."""
    if t.bankrupt == 0 and not on_last_card(t):
        run(t, ROUND)
    else:
        end(t)


def on_last_card(t: State) -> bool:
    """K18 Whether no stage card comes after this one."""
    return t.round == (QUICK_GAME if t.quick else WHOLE_GAME)


@book.happens(Step.CARD)
def turn_up_stage_card(t: State) -> None:
    """K6 The top stage card is turned up; K17 the one before is put away."""
    move_all(t, t.stage_card, t.stages_done)
    t.round += 1
    draw(t, t.stage_pile, t.stage_card, EVERYBODY)
    t.stage = 0
    tell(t, Told.ROUND, NO_SEAT, number=t.round, card=card(t, t.stage_card, 0) + 1, stages=stages_of(t))
    tell_what_card_says(t)


def tell_what_card_says(t: State) -> None:
    """K6 It tells what each place gets in each stage."""
    for stage in range(1, stages_of(t) + 1):
        for key in FROM_FIRST_TO_LAST:
            at = on_card(t, stage, key)
            if t.what[at]:
                tell(t, Told.CARD_SAYS, NO_SEAT, stage=stage, whom=key, due=t.what[at], euros=t.euros[at])


def on_card(t: State, stage: int, key: int) -> int:
    """K6 Where the table keeps what the stage card gives to a key in a stage."""
    return (card(t, t.stage_card, 0) * MOST_STAGES + stage - 1) * KEYS + key


def stages_of(t: State) -> int:
    """K6 The number of stages of this round."""
    return t.stages[card(t, t.stage_card, 0)]


@book.happens(Step.DEAL)
def deal(t: State) -> None:
    """K7 The 70 cards are shuffled; everybody gets twice as many as there are stages, the rest is the draw pile."""
    clear_stage(t)
    gather(t, t.gone, t.pack)
    for seat in range(t.players):
        gather(t, t.hand[seat], t.pack)
        gather(t, t.thrown[seat], t.pack)
    t.still_in = first(t.players)
    deal_each(t, t.pack, t.hand, t.still_in, 2 * stages_of(t))
    for seat in range(t.players):
        if has(t.still_in, seat):
            tell_cards(t, Told.DEALT, seat, t.hand[seat])


def clear_stage(t: State) -> None:
    """K15 The cards played and the common card are out until the next round."""
    move_all(t, t.common, t.gone)
    for seat in range(t.players):
        move_all(t, t.laid[seat], t.gone)
        t.strength[seat] = 0
        t.place[seat] = 0
        t.due[seat] = Due.NOTHING
        t.due_euros[seat] = 0
        t.came_to[seat] = 0


@book.happens(Step.NEXT_STAGE)
def next_stage(t: State) -> None:
    """K17 The round ends with its last stage, K16 when nobody is left in it, K19 or with a bankruptcy."""
    if t.stage < stages_of(t) and t.still_in and t.bankrupt == 0:
        run(t, STAGE)
    else:
        tell_end(t)


def tell_end(t: State) -> None:
    """K17 Money on the mat stays there; at the end of the game it is nobody's."""
    tell(
        t,
        Told.ROUND_OVER,
        NO_SEAT,
        by=why_over(t),
        number=t.round,
        mat=t.mat,
        over=int(why_over(t) != "K17"),
        n=count(t.bankrupt),
        seats_who=t.bankrupt,
    )


def why_over(t: State) -> str:
    """K17 A round ends, or the game with it: K19 by a bankruptcy, K18 with its last stage card."""
    return "K19" if t.bankrupt else "K18" if on_last_card(t) else "K17"


@book.happens(Step.TURN)
def turn_up_common_card(t: State) -> None:
    """K8 Each stage begins with the top of the draw pile turned up."""
    clear_stage(t)
    t.stage += 1
    draw(t, t.pack, t.common, EVERYBODY)
    tell_cards(t, Told.TURNED, NO_SEAT, t.common, stage=t.stage, stages=stages_of(t))
    tell_what_is_at_stake(t)


def tell_what_is_at_stake(t: State) -> None:
    """K6 What each place gets in this stage."""
    for key in FROM_FIRST_TO_LAST:
        at = on_card(t, t.stage, key)
        if t.what[at]:
            tell(t, Told.PROMISED, NO_SEAT, whom=key, due=t.what[at], euros=t.euros[at])


@book.question(Step.CHOOSE, "plays", manner=SEALED)
def play_which(t: State, seat: int) -> Ask:
    """K8 Every player picks two cards from their hand; K16 but not those who have left."""
    return some_of(first(size(t, t.hand[seat])), 2, 2) if has(t.still_in, seat) else nothing()


@book.answer_to(Step.CHOOSE)
def lay_two(t: State, seat: int, two: int) -> None:
    """K8 All are laid at the same moment."""
    move_some(t, t.hand[seat], two, t.laid[seat])
    show(t, t.laid[seat], EVERYBODY)
    tell_cards(t, Told.LAID, seat, t.laid[seat])


@book.late(Step.CHOOSE)
def two_lowest(t: State, seat: int, _ask: Ask) -> int:
    """K21 The two lowest cards; equal values in the order of symbols, which is the order of the deck."""
    low_card = lowest_but(t, seat, 0)
    return bit(low_card) | bit(lowest_but(t, seat, bit(low_card)))


def lowest_but(t: State, seat: int, taken: int) -> int:
    """K21 The position of the lowest card that is not taken."""
    found = -1
    for i in range(size(t, t.hand[seat])):
        if not has(taken, i) and (found < 0 or card(t, t.hand[seat], i) < card(t, t.hand[seat], found)):
            found = i
    return found
