"""The box of Poker d'enfer: what lies in it besides the rules."""

from brelan.bots import LEVELS
from brelan.box import Box, Cover, Minds, Restraints
from brelan.games.enfer import game
from brelan.games.enfer.face import FACE
from brelan.games.enfer.judge import JUDGE
from brelan.games.enfer.restraints import NAMES
from brelan.games.enfer.state import MISES
from brelan.later import Later

box = Box(
    game,
    FACE,
    Cover(minutes=60, age=12, colour="#a8321b"),
    judge=JUDGE,
    minds=Minds.of(
        "brelan.games.enfer.bots",
        *LEVELS,
        unit="games",
        grades=(1.0, 2.5, 5.0, 10.0),  # hundredths of a game won
    ),
    odds=Later("brelan.games.enfer.odds:ODDS"),
    lesson=Later("brelan.games.enfer.lesson:LESSON"),
    plays_on=tuple(f"brelan.games.enfer.bots.{part}" for part in ("chances", "regular", "signs", "standing")),
    cards="deck.toml",
    form=Later("brelan.games.enfer.form:FORM"),
    restraints=Restraints("brelan.games.enfer.restraints", NAMES, MISES),
    page="page",
)
