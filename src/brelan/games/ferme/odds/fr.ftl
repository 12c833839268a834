odds-hand = Tu as { $hand } ; { $unseen } cartes ne sont pas vues.
odds-throw = { $n ->
    [0] Tout garder
   *[other] Poser { $cards }
} : mieux dans { NUMBER($better) } % des cas.
odds-high-card = rien { NUMBER($part) } %
odds-pair = une paire { NUMBER($part) } %
odds-two-pairs = deux paires { NUMBER($part) } %
odds-three-of-a-kind = un brelan { NUMBER($part) } %
odds-straight = une suite { NUMBER($part) } %
odds-flush = une couleur { NUMBER($part) } %
odds-full-house = un full { NUMBER($part) } %
odds-four-of-a-kind = un carré { NUMBER($part) } %
odds-straight-flush = une quinte flush { NUMBER($part) } %
odds-five-of-a-kind = cinq cartes identiques { NUMBER($part) } %
odds-beats-high-card = mieux que rien dans { NUMBER($part) } % des cas
odds-beats-pair = mieux qu'une paire dans { NUMBER($part) } % des cas
odds-beats-two-pairs = mieux que deux paires dans { NUMBER($part) } % des cas
odds-beats-three-of-a-kind = mieux qu'un brelan dans { NUMBER($part) } % des cas
odds-beats-straight = mieux qu'une suite dans { NUMBER($part) } % des cas
odds-beats-flush = mieux qu'une couleur dans { NUMBER($part) } % des cas
odds-beats-full-house = mieux qu'un full dans { NUMBER($part) } % des cas
odds-beats-four-of-a-kind = mieux qu'un carré dans { NUMBER($part) } % des cas
odds-beats-straight-flush = mieux qu'une quinte flush dans { NUMBER($part) } % des cas
