"""What can be counted on the table: hands that the backs allow, those that beat one, the price and the pot."""

from fractions import Fraction
from itertools import combinations, product

from brelan.bots.thought import Candidate, Fact, Thought, Tone
from brelan.engine.showing import Show
from brelan.games.champ.bots.spot import Spot
from brelan.games.champ.odds import Back
from brelan.games.champ.ranking import RANKING
from brelan.games.champ.state import BACKS, GIFT, Decision


def kept() -> Thought:
    """G5 What was given up stays secret; showing it is worth nothing either way."""
    return Thought((Candidate(Show.KEEP, 0.0, 1.0), Candidate(Show.SHOW, 0.0, 0.0)))


def hands(backs: Back, known: tuple[int, ...]) -> list[tuple[int, int]]:
    """C2 The two cards that these backs may be, when some cards are known."""
    first, second = ([card for card, b in enumerate(BACKS) if b == back and card not in known] for back in backs)
    return list(combinations(first, 2) if backs[0] == backs[1] else product(first, second))


def ahead(s: Spot, backs: Back) -> tuple[int, int]:
    """How many hands these backs allow, and how many of them beat one's own on the board as it lies."""
    possible = hands(backs, (*s.hand, *s.board))
    mine = RANKING.value([*s.hand, *s.board])
    return len(possible), sum(RANKING.value([*pair, *s.board]) > mine for pair in possible)


def counted(s: Spot) -> tuple[Fact, ...]:
    """The opponent with the most hands that beat one now: the one to think of."""
    counts = [(better / many, many, better, other) for other, (many, better) in _all_ahead(s)]
    _, many, better, other = max(counts)
    key = "fact-hands" if len(s.others) == 1 else "fact-hands-most"
    return (Fact(key, {"seat": other, "many": many, "better": better}),)


def _all_ahead(s: Spot) -> list[tuple[int, tuple[int, int]]]:
    return [(other, ahead(s, backs)) for other, backs in zip(s.others, s.backs, strict=True)]


def needed(s: Spot) -> Fact:
    """What staking costs, what there is to win, and how often one has to win for that."""
    times = Fraction(s.pot + s.stake, s.stake)
    return Fact("fact-price", {"stake": s.stake, "pot": s.pot, "times": round(float(times), 1)})


def winning(share: float, s: Spot) -> Fact:
    """Which part of the pot is one's own if all who are in stay."""
    return Fact("fact-share", {"percent": round(100 * share), "others": len(s.others)})


def seen_staking(s: Spot) -> tuple[Fact, ...]:
    """C11 How many have staked already in this stage: that is seen by all."""
    many = sum(s.has_staked(other) for other in s.others)
    return (Fact("fact-staked", {"many": many}),) if many else ()


def short(s: Spot) -> tuple[Fact, ...]:
    """C13, C18 With few chips one can win everything and lose little."""
    own = s.chips[s.seat]
    if own <= 3:
        return (Fact("fact-short", {"chips": own}),)
    poorest = min(s.chips[other] for other in s.others)
    return (Fact("fact-prey", {"chips": poorest}),) if poorest <= 3 else ()


def prize(s: Spot) -> tuple[Fact, ...]:
    """C18 Where somebody may lose all their chips in this deal: whose Award that would be, and C22 whether it wins."""
    poor = [other for other in s.others if s.may_lose_all(other)]
    most, rich = max((s.chips[seat], seat) for seat in range(len(s.chips)) if seat != s.seat)
    chips = s.chips[s.seat] + s.pot  # what one stakes comes back to the winner
    if poor and chips - GIFT * (len(poor) - 1) > most:  # C19 others may be served before
        poorest = min(poor, key=lambda other: (s.chips[other], other))
        return (Fact("fact-prize" + _crown(s, s.seat), {"seat": poorest, "chips": chips}),)
    if (poor or s.may_lose_all(s.seat)) and most > s.chips[s.seat] and s.chips.count(most) == 1:
        return (Fact("fact-rival" + _crown(s, rich), {"seat": rich, "chips": most}),)
    return ()


def _crown(s: Spot, seat: int) -> str:
    return "-crown" if s.two_awards and s.awards[seat] else ""


def bluffing(percent: float) -> tuple[Fact, ...]:
    """How often a sound opponent gives up here: where that is seldom there is nothing to say."""
    return (Fact("fact-bluff", {"percent": round(percent)}),) if percent >= 20 else ()


def options(give_up: tuple[float, float], stake: tuple[float, float]) -> tuple[Candidate, ...]:
    """Both answers: worth and share of giving up, and of staking."""
    return (Candidate(Decision.GIVE_UP, *give_up, Tone.GIVE_UP), Candidate(Decision.STAKE, *stake, Tone.BOLD))
