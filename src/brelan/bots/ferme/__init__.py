"""Players of Poker fermé: a mind for each level."""

UNIT = "chips"

GRADES: tuple[float, float, float, float] = (0.02, 0.10, 0.40, 1.0)
"""Chips lost from which a decision is a nuance, an imprecision, an error, a blunder."""
