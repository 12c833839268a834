title = Peek Poker Hold'em
stands = { $who } { $points }

hand = { $hand ->
    [1] une paire
    [2] deux paires
    [3] un brelan
    [4] un full
    [5] un carré
    [6] une suite
    [7] une couleur
   *[other] cinq dés identiques
}

told-leader-die = { $who } lance un dé : { $cards }.
told-throw-again = { $n } dés à égalité : on les relance.
told-leader = { $who } mène la première manche.
told-round = — Manche { $number } : { $who } mène. Secouez vos gobelets ! —
told-shook = { $known ->
    [yes] { $who } regarde sous son gobelet : { $cards }.
   *[no] { "" }
}
told-must-enter = Trois manches de suite sans rencontre : cette fois, tout le monde entre.
told-entered = { $who } entre avec 1 point{ $left ->
    [0] , tapis !
   *[other] .
}
told-passed = { $who } passe.
told-nobody-entered = Personne n'entre : on passe à la manche suivante.
told-alone = { $who } entre sans adversaire et reprend son point{ $points ->
    [0] .
    [one] , avec le point resté sur la piste.
   *[other] , avec les { $points } points restés sur la piste.
}
told-threw = { $who } lance les dés communs : rien ne va plus !
told-announced = { $number ->
    [1] Premier
    [2] Deuxième
   *[other] Troisième
} dé commun : { $cards }.
told-staked = { $who } mise { $points }{ $left ->
    [0] , tapis !
   *[other] .
}
told-folded = { $who } se couche.
told-followed = { $who } suit de { $points }{ $left ->
    [0] , tapis !
   *[other] .
}
told-raised = { $who } suit et relance de { $more }{ $left ->
    [0] , tapis !
   *[other] .
}
told-no-bidding = Il n'y a plus rien à enchérir : on passe aux gobelets.
told-lifted = { $who } soulève son gobelet : { $cards }, { hand }.
told-came-back = { $points ->
    [one] Un point que personne n'a suivi revient
   *[other] { $points } points que personne n'a suivis reviennent
} à { $who }.
told-won = { $who } { $side ->
    [0] gagne le pot
   *[other] gagne le pot annexe
} de { $points }.
told-shared = Égalité : { $who } prend { $points } du { $side ->
    [0] pot
   *[other] pot annexe
} de { $pot }.
told-stayed = { $points ->
    [one] Un point ne se partage pas : il reste
   *[other] { $points } points ne se partagent pas : ils restent
} sur la piste pour le prochain pot.
told-unopposed = Tous les autres se sont couchés : { $who } gagne le pot de { $points }.
told-showed = { $who } montre ses dés : { $cards }.
told-out = { $who } n'a plus de points et quitte la partie.
told-took-track = { $who } prend aussi { $points ->
    [one] le point resté
   *[other] les { $points } points restés
} sur la piste.

ask-enter = Entres-tu dans la manche pour 1 point, ou passes-tu ?
ask-open = Tu as { hand }, le pot est de { $pot }. Personne n'a encore misé : mises-tu, ou te couches-tu ?
ask-open-points = Combien mises-tu, de { $least } à { $most } ?
ask-bet = Tu as { hand }, le pot est de { $pot }. Il faut { $points } pour suivre : te couches-tu, suis-tu ou relances-tu ?
ask-bet-by = De combien relances-tu, de { $least } à { $most } ?
ask-show = La manche est finie. Gardes-tu tes dés secrets ?

option-pass = passer
option-enter = entrer
option-fold = se coucher
option-stake = miser
option-follow = suivre
option-raise = relancer
option-keep = garder
option-show = montrer

choice-rounds = Nombre de manches (0 : jusqu'au dernier joueur)
choice-entry = Entrée
choice-entry-free = libre : chacun entre ou passe
choice-entry-forced = obligée : chacun met 1 point (règle maison, conseillée à deux)
choice-showing = Après chaque manche, demander qui montre ses dés

pile-cup = Sous ton gobelet :
pile-common = Dés communs :
