"""The box of Poker menteur: what lies in it besides the rules."""

from brelan.bots import LEVELS
from brelan.box import Box, Cover, Minds
from brelan.later import Later
from brelan_menteur import game
from brelan_menteur.face import FACE
from brelan_menteur.ranking import JUDGE

box = Box(
    game,
    FACE,
    Cover(minutes=20, age=8, colour="#8a5a12"),
    judge=JUDGE,
    minds=Minds.of("brelan_menteur.bots", *LEVELS, unit="lives", grades=(0.05, 0.15, 0.3, 0.6)),
    odds=Later("brelan_menteur.odds:ODDS"),
)
