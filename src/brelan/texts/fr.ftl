result = Fin de la partie : { $scores }.
standing = La partie n'est pas finie : { $scores }.
