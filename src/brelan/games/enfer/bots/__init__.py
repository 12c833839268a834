"""Players of Poker d'enfer: a mind for each level."""
