"""Players of Poker Champ: a mind for each level."""

UNIT = "chips"
GRADES = (0.02, 0.10, 0.30, 0.60)  # chips lost from which a decision is a nuance, an imprecision, an error, a blunder
