result = Fin de la partie : { $scores }.
standing = La partie n'est pas finie : { $scores }.

# Cards, in short.
short-K = R
short-Q = D
short-J = V
short-joker = Joker
symbol-pig = cochon
symbol-heart = cœur
symbol-clover = trèfle
symbol-star = étoile
symbol-horseshoe = fer à cheval
symbol-ladybird = coccinelle
symbol-moon = lune
