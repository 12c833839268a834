"""What all bots have in common: levels, thoughts, characters. Who plays which game lies in the game's box."""

LEVELS = ("beginner", "regular", "expert")
