
odds-peek-hand = Avec les dés communs, tu as { $hand }.
odds-peek-count = Sur 216 lancers possibles sous un autre gobelet, { $better ->
    [0] aucun ne te bat
    [one] { $better } te bat
   *[other] { $better } te battent
} et { $equal ->
    [one] { $equal } fait égalité
   *[other] { $equal } font égalité
}.
odds-peek-chances = { $opponents ->
    [one] Contre un adversaire
   *[other] Contre { $opponents } adversaires
} : tu gagnes { NUMBER($win) } %, tu partages { NUMBER($tie) } %, tu perds { NUMBER($lose) } %.
odds-peek-share = En moyenne, { NUMBER($share) } % du pot te revient si personne ne se couche.

odds-kids-common = Carte commune : { $card }. { $opponents ->
    [one] Contre un adversaire qui pose sa meilleure combinaison :
   *[other] Contre { $opponents } adversaires qui posent chacun leur meilleure combinaison :
}
odds-kids-pair = { $cards } → { $hand } : 1re place { NUMBER($first) } %, dernière { NUMBER($last) } %
odds-kids-exact = Compté exactement, sur { NUMBER($deals) } donnes.
odds-kids-drawn = Estimé sur { NUMBER($deals) } donnes tirées au sort, à { NUMBER($error) } % près.

odds-champ-hand = Avec le tableau, tu as { $hand }.
odds-champ-chances = { $opponents ->
    [one] Contre un adversaire
   *[other] Contre { $opponents } adversaires
} : tu gagnes { NUMBER($win) } %, tu partages { NUMBER($tie) } %, tu perds { NUMBER($lose) } %.
odds-champ-share = En moyenne, { NUMBER($share) } % des jetons du tableau te reviennent si personne n'abandonne.
odds-champ-exact = Compté exactement, sur { NUMBER($deals) } donnes que les dos permettent.
odds-champ-drawn = { $cards } : estimé sur { NUMBER($boards) } tableaux tirés au sort, à { NUMBER($error) } % près.

odds-enfer-hand = Tu as { $hand } ; { $unseen } cartes ne sont pas vues.
odds-enfer-throw = { $n ->
    [0] Ne rien jeter
   *[other] Jeter { $cards }
} : mieux dans { NUMBER($better) } % des cas.
odds-enfer-high-card = rien { NUMBER($part) } %
odds-enfer-pair = paire { NUMBER($part) } %
odds-enfer-two-pairs = deux paires { NUMBER($part) } %
odds-enfer-three-of-a-kind = brelan { NUMBER($part) } %
odds-enfer-straight = suite { NUMBER($part) } %
odds-enfer-flush = couleur { NUMBER($part) } %
odds-enfer-full-house = full { NUMBER($part) } %
odds-enfer-four-of-a-kind = carré { NUMBER($part) } %
odds-enfer-straight-flush = quinte flush { NUMBER($part) } %
odds-enfer-beats = bat l'adversaire { $number } dans { NUMBER($part) } % des cas, si ses cartes cachées peuvent être n'importe lesquelles

odds-ferme-hand = Tu as { $hand } ; { $unseen } cartes ne sont pas vues.
odds-ferme-throw = { $n ->
    [0] Tout garder
   *[other] Poser { $cards }
} : mieux dans { NUMBER($better) } % des cas.
odds-ferme-high-card = rien { NUMBER($part) } %
odds-ferme-pair = une paire { NUMBER($part) } %
odds-ferme-two-pairs = deux paires { NUMBER($part) } %
odds-ferme-three-of-a-kind = un brelan { NUMBER($part) } %
odds-ferme-straight = une suite { NUMBER($part) } %
odds-ferme-flush = une couleur { NUMBER($part) } %
odds-ferme-full-house = un full { NUMBER($part) } %
odds-ferme-four-of-a-kind = un carré { NUMBER($part) } %
odds-ferme-straight-flush = une quinte flush { NUMBER($part) } %
odds-ferme-five-of-a-kind = cinq cartes identiques { NUMBER($part) } %
odds-ferme-beats-high-card = mieux que rien dans { NUMBER($part) } % des cas
odds-ferme-beats-pair = mieux qu'une paire dans { NUMBER($part) } % des cas
odds-ferme-beats-two-pairs = mieux que deux paires dans { NUMBER($part) } % des cas
odds-ferme-beats-three-of-a-kind = mieux qu'un brelan dans { NUMBER($part) } % des cas
odds-ferme-beats-straight = mieux qu'une suite dans { NUMBER($part) } % des cas
odds-ferme-beats-flush = mieux qu'une couleur dans { NUMBER($part) } % des cas
odds-ferme-beats-full-house = mieux qu'un full dans { NUMBER($part) } % des cas
odds-ferme-beats-four-of-a-kind = mieux qu'un carré dans { NUMBER($part) } % des cas
odds-ferme-beats-straight-flush = mieux qu'une quinte flush dans { NUMBER($part) } % des cas

odds-counting = Je compte…

# What the parts of a bar are.
odds-bar-win = gagne
odds-bar-tie = partage
odds-bar-lose = perd
odds-bar-better = mieux qu'avant
odds-bar-no-better = pas mieux
odds-bar-nothing = rien jeté
odds-bar-place = { $place ->
    [1] 1re place
   *[other] { $place }e place
}
odds-bar-part = { NUMBER($part) } %
