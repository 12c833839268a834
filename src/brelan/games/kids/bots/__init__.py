"""Players of Poker Kids: a mind for each level."""
