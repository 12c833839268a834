"""Players of Poker Kids: a mind for each level. What a pair is worth is euros by the end of the round."""

UNIT = "euros"

GRADES: tuple[float, float, float, float] = (1.0, 3.0, 6.0, 10.0)
"""Euros lost from which a choice is a nuance, an imprecision, an error, a blunder."""
