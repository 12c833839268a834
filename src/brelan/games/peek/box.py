"""The box of Peek Poker: what lies in it besides the rules."""

from brelan.bots import LEVELS
from brelan.box import Box, Cover, Minds, Restraints
from brelan.games.peek import game
from brelan.games.peek.face import FACE
from brelan.games.peek.ranking import JUDGE
from brelan.games.peek.restraints import NAMES
from brelan.later import Later

box = Box(
    game,
    FACE,
    Cover(minutes=30, age=8, colour="#71356f"),
    judge=JUDGE,
    minds=Minds.of(
        "brelan.games.peek.bots",
        *LEVELS,
        unit="points",
        grades=(0.05, 0.25, 1.0, 3.0),  # an entry is worth 1
    ),
    odds=Later("brelan.games.peek.odds:ODDS"),
    lesson=Later("brelan.games.peek.lesson:LESSON"),
    plays_on=("brelan.games.peek.bots.hasty",),
    restraints=Restraints("brelan.games.peek.restraints", NAMES),
    page="page",
)
