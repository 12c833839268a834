result = End of the game: { $scores }.
standing = The game is not over: { $scores }.
