"""The box of Poker Champ: what lies in it besides the rules."""

from brelan.bots import LEVELS
from brelan.box import Box, Cover, Minds, Restraints
from brelan.games.champ import game
from brelan.games.champ.face import FACE
from brelan.games.champ.ranking import JUDGE
from brelan.games.champ.restraints import NAMES
from brelan.later import Later

box = Box(
    game,
    FACE,
    Cover(minutes=60, age=8, colour="#1f5fa8"),
    judge=JUDGE,
    minds=Minds.of("brelan.games.champ.bots", *LEVELS, unit="chips", grades=(0.02, 0.10, 0.30, 0.60)),
    odds=Later("brelan.games.champ.odds:ODDS"),
    lesson=Later("brelan.games.champ.lesson:LESSON"),
    plays_on=("brelan.games.champ.bots.hasty",),
    restraints=Restraints("brelan.games.champ.restraints", NAMES),
    page="page",
)
