"""Players of Poker d'enfer: a mind for each level."""

UNIT = "games"  # hundredths of a game won
GRADES = (1.0, 2.5, 5.0, 10.0)  # lost from which a decision is a nuance, an imprecision, an error, a blunder
