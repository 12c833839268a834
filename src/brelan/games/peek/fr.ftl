title = Peek Poker Hold'em
stands = { $who } { $points }
middle = { $pot ->
    [0] Le pot est vide.
    [one] Pot : 1 point.
   *[other] Pot : { $pot } points.
}

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
    .you = Tu lances un dé : { $cards }.
told-throw-again = { $n } dés étaient à égalité : on les a relancés.
told-leader = Le premier meneur est { $who }.
    .you = Le premier meneur, c'est toi.
told-round = — Manche { $number } : { $who } a le drapeau. —
    .you = — Manche { $number } : tu as le drapeau. —
told-shook = { $known ->
    [yes] { $who } regarde sous son gobelet : { $cards }.
   *[no] { "" }
}
    .you = Tu regardes sous ton gobelet : { $cards }.
told-must-enter = Trois manches de suite sans duel : cette fois, tout le monde entre.
told-entered = { $who } entre avec 1 point{ $left ->
    [0] , tapis !
   *[other] .
}
    .you = Tu entres avec 1 point{ $left ->
        [0] , tapis !
       *[other] .
    }
told-passed = { $who } passe.
    .you = Tu passes.
told-nobody-entered = Personne n'entre : on passe à la manche suivante.
told-alone = { $who } entre sans adversaire et reprend son point{ $points ->
    [0] .
    [1] , avec le point resté sur la piste.
   *[other] , avec les { $points } points restés sur la piste.
}
    .you = Tu entres sans adversaire et reprends ton point{ $points ->
        [0] .
        [1] , avec le point resté sur la piste.
       *[other] , avec les { $points } points restés sur la piste.
    }
told-threw = { $who } lance les dés communs.
    .you = Tu lances les dés communs.
told-announced = { $number ->
    [1] Premier
    [2] Deuxième
   *[other] Troisième
} dé commun : { $cards }.
told-staked = { $who } mise { $points }{ $left ->
    [0] , tapis !
   *[other] .
}
    .you = Tu mises { $points }{ $left ->
        [0] , tapis !
       *[other] .
    }
told-folded = { $who } se couche.
    .you = Tu te couches.
told-followed = { $who } suit pour { $points }{ $left ->
    [0] , tapis !
   *[other] .
}
    .you = Tu suis pour { $points }{ $left ->
        [0] , tapis !
       *[other] .
    }
told-raised = { $who } suit et relance de { $more } (paie { $points }){ $left ->
    [0] , tapis !
   *[other] .
}
    .you = Tu suis et relances de { $more } (tu paies { $points }){ $left ->
        [0] , tapis !
       *[other] .
    }
told-no-bidding = Plus personne ne peut enchérir : on lève les gobelets.
told-lifted = { $who } lève son gobelet : { $cards }, { hand }.
    .you = Tu lèves ton gobelet : { $cards }, { hand }.
told-came-back = { $who } reprend { $points ->
    [1] 1 point misé
   *[other] { $points } points misés
} en trop.
    .you = Tu reprends { $points ->
        [1] 1 point misé
       *[other] { $points } points misés
    } en trop.
told-won = { $who } { $side ->
    [0] gagne le pot
   *[other] gagne le pot annexe
} de { $points }.
    .you = Tu gagnes le { $side ->
        [0] pot
       *[other] pot annexe
    } de { $points }.
told-shared = Égalité : { $who } prend { $points } des { $pot } points du { $side ->
    [0] pot
   *[other] pot annexe
}.
    .you = Égalité : tu prends { $points } des { $pot } points du { $side ->
        [0] pot
       *[other] pot annexe
    }.
told-stayed = { $points ->
    [1] Un point ne se partage pas : il attend
   *[other] { $points } points ne se partagent pas : ils attendent
} sur la piste le prochain gagnant.
told-left-over = { $points ->
    [1] Le point resté sur la piste ne compte
   *[other] Les { $points } points restés sur la piste ne comptent
} pour personne.
told-unopposed = Plus d'adversaire : { $who } gagne le pot de { $points }.
    .you = Plus d'adversaire : tu gagnes le pot de { $points }.
told-showed = { $who } montre ses dés : { $cards }.
    .you = Tu montres tes dés : { $cards }.
told-out = { $who } n'a plus de points et quitte la partie.
    .you = Tu n'as plus de points et quittes la partie.
told-took-track = { $who } prend aussi { $points ->
    [1] le point resté
   *[other] les { $points } points restés
} sur la piste.
    .you = Tu prends aussi { $points ->
        [1] le point resté
       *[other] les { $points } points restés
    } sur la piste.

ask-enter = Entres-tu dans la manche pour 1 point, ou passes-tu ?
ask-open = Personne n'a encore misé : mises-tu, ou te couches-tu ?
ask-open-points = Combien mises-tu, de { $least } à { $most } ?
ask-bet = { $points } pour suivre. Que fais-tu ?
ask-bet-by = De combien relances-tu, de { $least } à { $most } ?
ask-show = La manche est finie. Garder tes dés secrets, ou les montrer ?

option-pass = passer
option-enter = entrer
option-fold = se coucher
option-stake = miser
option-follow = suivre
option-raise = relancer
option-keep = garder
option-show = montrer

choice-rounds = Nombre de manches (0 : jusqu'au dernier joueur)
choice-entry = Entrée dans la manche
choice-entry-free = libre : chacun entre ou passe
choice-entry-forced = obligatoire : chacun met 1 point (règle maison, conseillée à deux)
choice-showing = Après chaque manche, demander qui montre ses dés

pile-cup = Sous ton gobelet :
pile-common = Dés communs :

# Qui est retenu dans une expérience.
restraint-never-raises = ne relance jamais
restraint-never-folds = ne se couche jamais
restraint-always-enters = entre toujours

# A deal, in a review.
review-deal = manche { $deal }
review-deals = { $deals ->
    [0] zéro manche
    [one] une manche
   *[other] { $deals } manches
}
