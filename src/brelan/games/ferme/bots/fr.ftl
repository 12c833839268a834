fact-blinde = Tu es la blinde : tu dois miser ; { $others ->
    [1] si l'autre passe, tu reprends ta mise et ne gagnes rien.
   *[other] si les { $others } autres passent, tu reprends ta mise et ne gagnes rien.
}
fact-pass = Passer maintenant ne coûte rien : tu n'as encore rien misé.
fact-price = Suivre coûte { $price } pour en gagner { $pot } : il faut gagner au moins { $needed } fois sur 100.
fact-outs = { $outs ->
    [0] Aucune carte sur { $unseen } ne complète ta main.
    [1] Une carte sur { $unseen } complète ta main : { $kind ->
        [2] deux paires
        [3] un brelan
        [4] une suite
        [5] une couleur
        [6] un full
        [7] un carré
        [8] une quinte flush
       *[other] cinq cartes identiques
    }.
   *[other] { $outs } cartes sur { $unseen } complètent ta main, le plus souvent { $kind ->
        [2] deux paires
        [3] un brelan
        [4] une suite
        [5] une couleur
        [6] un full
        [7] un carré
        [8] une quinte flush
       *[other] cinq cartes identiques
    }.
}
fact-better = En changeant { $cards ->
    [1] une carte
   *[other] { $cards } cartes
}, tu obtiens mieux { $kind ->
    [0] qu'une carte haute
    [1] qu'une paire
    [2] que deux paires
    [3] qu'un brelan
    [4] qu'une suite
    [5] qu'une couleur
    [6] qu'un full
   *[other] que ta combinaison
} { $better } fois sur 100{ $kind ->
    [0] , et deux paires au moins { $pairs } fois
   *[other] { "" }
}.
fact-pat = Tu gardes tes cinq cartes, { $kind ->
    [0] une simple carte haute
    [1] une paire
    [2] deux paires
    [3] un brelan
    [4] une suite
    [5] une couleur
    [6] un full
    [7] un carré
    [8] une quinte flush
   *[other] cinq cartes identiques
} : les autres le voient, et craindront une main toute faite.
fact-cards = Chaque carte coûte { $price } : l'échange revient à { $cost }, qui vont au pot.
fact-stronger = { $kind ->
    [0] Ta carte haute bat
    [1] Ta paire bat
    [2] Tes deux paires battent
    [3] Ton brelan bat
    [4] Ta suite bat
    [5] Ta couleur bat
    [6] Ton full bat
    [7] Ton carré bat
    [8] Ta quinte flush bat
   *[other] Tes cinq cartes identiques battent
} environ { $weaker } mains sur 100, telles qu'elles sont après l'échange.
fact-drew = { $cards ->
    [0] L'autre n'a rien changé : souvent une suite, une couleur ou un full tout faits, parfois un bluff.
    [1] L'autre a changé une carte : souvent deux paires, ou une couleur ou une suite espérée.
    [2] L'autre a changé 2 cartes : souvent un brelan, parfois une paire et une carte haute.
   *[other] L'autre a changé { $cards } cartes : souvent une paire, ou rien encore.
}
fact-drew-fewest = Sur { $others } adversaires, { $players ->
    [1] un seul a
   *[other] { $players } ont
} { $cards ->
    [0] tout gardé : une main toute faite, ou un bluff.
    [1] changé une carte, et personne moins : deux paires, ou une couleur ou une suite espérée.
    [2] changé 2 cartes, et personne moins : souvent un brelan.
   *[other] changé { $cards } cartes, et personne moins : des paires, ou rien encore.
}
fact-answered = Après ton enchère, chacun doit l'égaler, ou passer et perdre ce qu'il a misé.
fact-bluff = Mettre { $stake } pour en gagner { $pot } : si les autres passent plus de { $needed } fois sur 100, la mise se paie toute seule.
fact-secret = Des cartes que personne n'a vues n'apprennent rien à personne.
coach-named-cards = { $n ->
    [0] garder toutes les cartes
   *[other] changer { $cards }
}
coach-amount = { $n } { $n ->
    [0] jeton
    [one] jeton
   *[other] jetons
}
