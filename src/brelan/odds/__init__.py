"""Odds: the exact chances of a hand, from what its player sees; each game has its own module."""
