title = Poker Kids
stands = { $who } { $money } €
middle = { $mat ->
    [0] Le tapis est vide.
   *[other] Sur le tapis : { $mat } €.
}

told-round = — Tour { $number } : fiche étapes n° { $card }, { $stages } étapes. —
told-dealt = { $known ->
    [yes] { $who } reçoit : { $cards }.
   *[no] { $who } reçoit { $n } cartes.
}
    .you = Tu reçois { $n } cartes : { $cards }.
told-turned = Étape { $stage } sur { $stages } : la carte commune est le { $cards }.
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
    [3] ramasse le tapis
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
    [3] ramasse le tapis
    [4] pioche deux cartes
   *[other] sort du tour
}.
told-laid = { $who } pose le { $first-card } et le { $last-card }.
    .you = Tu poses le { $first-card } et le { $last-card }.
told-tied = { $who } sont à égalité, donc à la { $last ->
    [0] { $place }e place, la moins bonne des leurs.
   *[other] dernière place.{ $moved ->
        [0] { "" }
        [one] {" "}{ $up } passe devant, à la { place-ahead }.
       *[other] {" "}{ $up } passent devant.
    }
}
    .to-you = { $who } sont à égalité, donc à la dernière place. Tu passes devant, à la { place-ahead }.
    .you-among-who = { $who }, vous êtes à égalité, donc à la { $last ->
        [0] { $place }e place, la moins bonne des vôtres.
       *[other] dernière place.{ $moved ->
            [0] { "" }
            [one] {" "}{ $up } passe devant, à la { place-ahead }.
           *[other] {" "}{ $up } passent devant.
        }
    }
    .you-among-up = { $who } sont à égalité, donc à la dernière place. { $up }, vous passez devant.
place-ahead = { $ahead ->
    [1] 1re place
   *[other] { $ahead }e place
}
told-nobody-first = Personne n'est premier.
hand-laid = { $kind ->
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
}
told-placed = { $who } : { hand-laid }.
    .you = Toi : { hand-laid }.
told-paid = { $who } paie { $euros } € et { $left ->
    [0] n'a plus rien
   *[other] garde { $left } €
}.
    .you = Tu paies { $euros } € et { $left ->
        [0] n'as plus rien
       *[other] gardes { $left } €
    }.
told-bankrupt = { $who } devrait payer { $euros } € et { $paid ->
    [0] n'a plus rien
   *[other] ne peut en payer que { $paid }
} : c'est la faillite. On règle encore cette étape, et la partie s'arrête.
    .you = Tu devrais payer { $euros } € et { $paid ->
        [0] n'as plus rien
       *[other] ne peux en payer que { $paid }
    } : c'est la faillite. On règle encore cette étape, et la partie s'arrête.
told-took = { $euros ->
    [0] { $who } devrait prendre { $promised } €, mais le tapis est vide.
   *[other] { $short ->
        [0] { $who } prend { $euros } € sur le tapis.
       *[other] { $who } devrait prendre { $promised } €, mais il n'y en a que { $euros } à prendre : { $who } les prend.
    }
}
    .you = { $euros ->
        [0] Tu devrais prendre { $promised } €, mais le tapis est vide.
       *[other] { $short ->
            [0] Tu prends { $euros } € sur le tapis.
           *[other] Tu devrais prendre { $promised } €, mais il n'y en a que { $euros } à prendre : tu les prends.
        }
    }
told-swept = { $euros ->
    [0] { $who } ramasse le tapis, mais il est vide.
   *[other] { $who } ramasse tout le tapis : { $euros } € !
}
    .you = { $euros ->
        [0] Tu ramasses le tapis, mais il est vide.
       *[other] Tu ramasses tout le tapis : { $euros } € !
    }
told-drew = { $n ->
    [0] { $who } devrait piocher, mais les cartes qui restent serviront aux prochaines étapes.
    [1] { $who } pioche une seule carte, la dernière disponible.
   *[other] { $who } pioche { $n } cartes.
}
    .you = { $n ->
        [0] Tu devrais piocher, mais les cartes qui restent serviront aux prochaines étapes.
        [1] Tu pioches une seule carte, la dernière disponible.
       *[other] Tu pioches { $n } cartes.
    }
told-holds = { $known ->
    [yes] { $who } a maintenant en main : { $cards }.
   *[no] { "" }
}
    .you = Tu as maintenant en main : { $cards }.
told-left = { $who } sort du tour et jette ses { $n } cartes sans les montrer.
    .you = Tu sors du tour et jettes tes { $n } cartes sans les montrer.
told-showed = { $who } montre : { $cards }.
    .you = Tu montres : { $cards }.
told-round-over = { $n ->
    [0] { $over ->
        [0] Le tour est fini. { left-on-mat }
       *[other] Le tour est fini, et la partie aussi : c'était la dernière fiche. { left-on-mat }
    }
    [1] La partie est finie : { $who } a fait faillite. { left-on-mat }
   *[other] La partie est finie : { $who } ont fait faillite. { left-on-mat }
}
    .to-you = La partie est finie : tu as fait faillite. { left-on-mat }
    .you-among-who = La partie est finie : { $who }, vous avez fait faillite. { left-on-mat }
left-on-mat = { $mat ->
    [0] Le tapis est vide.
   *[other] Il reste { $mat } € sur le tapis{ $over ->
        [0] .
       *[other] , qui ne sont à personne.
    }
}

ask-choose = Étape { $stage } sur { $stages }. Quelles deux cartes joues-tu avec la carte commune ?
ask-show = { $over ->
    [0] Le tour est fini.
   *[other] La partie est finie.
} Gardes-tu secrètes les cartes qui te restent ?

stage-card = fiche étapes n° { $number }
ahead = Étape { $stage } : { $dues }
pile-hand = Ta main :
pile-common = Carte commune :

option-keep = garder
option-show = montrer

choice-quick = Partie rapide : sept fiches étapes au lieu de dix
choice-ties = Joueurs à égalité
choice-ties-last = tous à la dernière place
choice-ties-lower = à la moins bonne des places qu'ils occupent
choice-showing = Après chaque tour, demander qui montre ses cartes

# Symbols, in short and in full, and what three cards are called.
symbol-pig = de cochon
symbol-heart = de cœur
symbol-clover = de trèfle
symbol-star = d'étoile
symbol-horseshoe = de fer à cheval
symbol-ladybird = de coccinelle
symbol-moon = de lune
suit-pig = { $form ->
    [of] de cochon
   *[one] cochon
}
suit-heart = { $form ->
    [of] de cœur
   *[one] cœur
}
suit-clover = { $form ->
    [of] de trèfle
   *[one] trèfle
}
suit-star = { $form ->
    [of] d'étoile
   *[one] étoile
}
suit-horseshoe = { $form ->
    [of] de fer à cheval
   *[one] fer à cheval
}
suit-ladybird = { $form ->
    [of] de coccinelle
   *[one] coccinelle
}
suit-moon = { $form ->
    [of] de lune
   *[one] lune
}
name-carte-isolee = carte isolée, le { $one }
name-tierce = tierce { $to }
name-couleur = couleur { $of-suit } au { $one }
name-tierce-flush = tierce flush { $to } { $of-suit }
category-carte-isolee = carte isolée
category-tierce = tierce
category-couleur = couleur
category-tierce-flush = tierce flush

# Qui est retenu dans une expérience.
restraint-never-saves = joue toujours sa meilleure combinaison
guess-choose = choisir deux cartes

# A deal, in a review.
review-deal = tour { $deal }
review-deals = { $deals ->
    [0] zéro tour
    [one] un tour
   *[other] { $deals } tours
}
