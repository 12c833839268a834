result = End of the game: { $scores }.
standing = The game is not over: { $scores }.

# Cards, in short.
short-joker = Joker
symbol-pig = pig
symbol-heart = heart
symbol-clover = clover
symbol-star = star
symbol-horseshoe = horseshoe
symbol-ladybird = ladybird
symbol-moon = moon
