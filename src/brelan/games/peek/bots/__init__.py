"""Players of Peek Poker: a mind for each level."""
