odds-counting = Counting…
# What the parts of a bar are.
odds-bar-win = wins
odds-bar-tie = shares
odds-bar-lose = loses
odds-bar-better = better than before
odds-bar-no-better = no better
odds-bar-nothing = nothing thrown
