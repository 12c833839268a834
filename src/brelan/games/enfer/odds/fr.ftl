odds-hand = Tu as { $hand } ; { $unseen } cartes ne sont pas vues.
odds-throw = { $n ->
    [0] Ne rien jeter
   *[other] Jeter { $cards }
} : mieux dans { NUMBER($better) } % des cas.
odds-high-card = rien { NUMBER($part) } %
odds-pair = paire { NUMBER($part) } %
odds-two-pairs = deux paires { NUMBER($part) } %
odds-three-of-a-kind = brelan { NUMBER($part) } %
odds-straight = suite { NUMBER($part) } %
odds-flush = couleur { NUMBER($part) } %
odds-full-house = full { NUMBER($part) } %
odds-four-of-a-kind = carré { NUMBER($part) } %
odds-straight-flush = quinte flush { NUMBER($part) } %
odds-beats = bat l'adversaire { $number } dans { NUMBER($part) } % des cas, si ses cartes cachées peuvent être n'importe lesquelles
