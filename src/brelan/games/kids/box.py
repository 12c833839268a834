"""The box of Poker Kids: what lies in it besides the rules."""

from brelan.bots import LEVELS
from brelan.box import Box, Cover, Minds, Restraints
from brelan.games.kids import game
from brelan.games.kids.face import FACE
from brelan.games.kids.ranking import JUDGE
from brelan.games.kids.restraints import NAMES
from brelan.later import Later

box = Box(
    game,
    FACE,
    Cover(minutes=30, age=6, colour="#f2c230"),
    judge=JUDGE,
    minds=Minds.of("brelan.games.kids.bots", *LEVELS, unit="euros", grades=(1.0, 3.0, 6.0, 10.0)),
    odds=Later("brelan.games.kids.odds:ODDS"),
    lesson=Later("brelan.games.kids.lesson:LESSON"),
    plays_on=("brelan.games.kids.bots.regular",),
    cards="stages.toml",
    form=Later("brelan.games.kids.form:FORM"),
    restraints=Restraints("brelan.games.kids.restraints", NAMES),
    page="page",
)
