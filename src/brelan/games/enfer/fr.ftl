title = Poker d'enfer
