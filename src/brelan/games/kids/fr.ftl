title = Poker Kids
stands = { $who } { $money } €

told-round = — Tour { $number } : fiche étapes n° { $card }, { $stages } étapes. —
told-dealt = { $known ->
    [yes] { $who } reçoit { $cards }.
   *[no] { $who } reçoit { $n } cartes.
}
told-turned = Étape { $stage } sur { $stages } : la carte commune est { $cards }.
told-card-says = Étape { $stage } : { $whom ->
    [0] le premier
    [1] le dernier
    [2] l'avant-dernier
    [3] le deuxième
    [4] le troisième
    [5] le quatrième
    [6] le cinquième
   *[other] chacun des autres
} { $due ->
    [1] paie { $euros } €
    [2] prend { $euros } € sur le tapis
    [3] ramasse tout le tapis
    [4] pioche deux cartes
   *[other] sort du tour
}.
told-promised = { $whom ->
    [0] Le premier
    [1] Le dernier
    [2] L'avant-dernier
    [3] Le deuxième
    [4] Le troisième
    [5] Le quatrième
    [6] Le cinquième
   *[other] Chacun des autres
} { $due ->
    [1] paie { $euros } €
    [2] prend { $euros } € sur le tapis
    [3] ramasse tout le tapis
    [4] pioche deux cartes
   *[other] sort du tour
}.
told-laid = { $who } pose { $cards }.
told-placed = { $who } : { $kind ->
    [0] carte isolée
    [1] paire
    [2] tierce
    [3] couleur
    [4] brelan
   *[other] tierce flush
}{ $tied ->
    [0] { "" }
   *[other] , à égalité
}, { $place ->
    [1] 1re place
   *[other] { $place }e place
}.
told-paid = { $who } paie { $euros } € et garde { $left } €.
told-bankrupt = { $who } ne peut pas payer { $euros } € : c'est la faillite, la partie s'arrête.
told-took = { $euros ->
    [0] { $who } voudrait prendre { $promised } €, mais le tapis est vide.
   *[other] { $who } prend { $euros } € sur le tapis.
}
told-swept = { $euros ->
    [0] { $who } ramasse le tapis, mais il est vide.
   *[other] { $who } ramasse tout le tapis : { $euros } € !
}
told-drew = { $n ->
    [0] { $who } voudrait piocher, mais les cartes qui restent servent aux prochaines étapes.
    [1] { $who } pioche une carte, la dernière qui soit libre.
   *[other] { $who } pioche { $n } cartes.
}
told-holds = { $known ->
    [yes] { $who } tient maintenant { $cards }.
   *[no] { "" }
}
told-left = { $who } sort du tour et jette ses { $n } cartes sans les montrer.
told-showed = { $who } montre { $cards }.
told-round-over = Le tour est fini. { $mat ->
    [0] Le tapis est vide.
   *[other] Il reste { $mat } € sur le tapis.
}

ask-choose = Étape { $stage } sur { $stages }, { $mat } € sur le tapis. Quelles deux cartes joues-tu avec la carte commune ?
ask-show = Le tour est fini. Gardes-tu secrètes les cartes qui te restent ?

pile-hand = Ta main :
pile-common = Carte commune :

option-keep = garder
option-show = montrer

choice-quick = Partie rapide : sept fiches étapes au lieu de dix
choice-ties = Joueurs à égalité
choice-ties-last = tous à la dernière place
choice-ties-lower = à la moins bonne des places qu'ils occupent
choice-showing = Après chaque tour, demander qui montre ses cartes
