"""What all bots have in common: levels, thoughts, characters. The bots of a game are in its box."""

LEVELS = ("beginner", "regular", "expert")
