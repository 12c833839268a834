"""Players of Poker Champ: a mind for each level."""
