"""Players of Poker fermé: a mind for each level."""
