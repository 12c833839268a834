"""Players of Poker menteur: a mind for each level."""
