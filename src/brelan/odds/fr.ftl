odds-counting = Je compte…
# What the parts of a bar are.
odds-bar-win = gagne
odds-bar-tie = partage
odds-bar-lose = perd
odds-bar-better = mieux qu'avant
odds-bar-no-better = pas mieux
odds-bar-nothing = rien jeté
