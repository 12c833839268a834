"""The box of Newgame: what lies in it besides the rules."""

from brelan.box import Box, Cover
from brelan_newgame import game
from brelan_newgame.face import FACE

box = Box(game, FACE, Cover(minutes=5, age=6, colour="#3b6b5b"))
