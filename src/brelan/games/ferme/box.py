"""The box of Poker fermé: what lies in it besides the rules."""

from brelan.bots import LEVELS
from brelan.box import Box, Cover, Minds, Restraints
from brelan.games.ferme import game
from brelan.games.ferme.face import FACE
from brelan.games.ferme.judge import JUDGE
from brelan.games.ferme.restraints import NAMES
from brelan.later import Later

box = Box(
    game,
    FACE,
    Cover(minutes=45, age=8, colour="#1f6b45"),
    judge=JUDGE,
    minds=Minds.of("brelan.games.ferme.bots", *LEVELS, unit="chips", grades=(0.02, 0.10, 0.40, 1.0)),
    odds=Later("brelan.games.ferme.odds:ODDS"),
    lesson=Later("brelan.games.ferme.lesson:LESSON"),
    plays_on=("brelan.games.ferme.bots.hasty",),
    restraints=Restraints("brelan.games.ferme.restraints", NAMES),
    page="page",
)
