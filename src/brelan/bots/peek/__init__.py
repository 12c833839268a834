"""Players of Peek Poker: a mind for each level."""

UNIT = "points"

GRADES = (0.05, 0.25, 1.0, 3.0)
"""Worth lost from which a decision is a nuance, an imprecision, an error, a blunder; an entry is worth 1."""
