title = Poker fermé
stands = { $who } { $chips }
middle = { $pot ->
    [0] Le pot est vide.
    [one] Pot : 1 jeton.
   *[other] Pot : { $pot } jetons.
}

told-lot = Le sort désigne { $who } comme premier donneur.
    .you = Le sort te désigne comme premier donneur.
told-deal = — Donne { $number } : { $who } donne, { $blinde } est la blinde. —
    .you = — Donne { $number } : tu donnes, { $blinde } est la blinde. —
    .to-you = — Donne { $number } : { $who } donne, tu es la blinde. —
told-dealt = { $known ->
    [yes] { $who } reçoit { $cards }.
   *[no] { $who } reçoit { $n } cartes.
}
    .you = Tu reçois { $cards }.
# What follows a stake: nothing, or that it was all.
then-all-in = { $left ->
    [0] { "" } et n'a plus rien : tapis !
   *[other] .
}
then-all-in-you = { $left ->
    [0] { "" } et n'as plus rien : tapis !
   *[other] .
}
told-staked = { $who } mise { $chips }{ then-all-in }
    .you = Tu mises { $chips }{ then-all-in-you }
told-followed = { $who } suit pour { $chips }{ then-all-in }
    .you = Tu suis pour { $chips }{ then-all-in-you }
told-passed = { $who } passe.
    .you = Tu passes.
told-raised = { $who } suit et enchérit de { $more } (paie { $chips }){ then-all-in }
    .you = Tu suis et enchéris de { $more } (tu paies { $chips }){ then-all-in-you }
told-exchanged = { $who } { $n ->
    [0] garde ses cinq cartes
    [1] échange une carte
   *[other] échange { $n } cartes
}{ $price ->
    [0] .
    [1] { "" } et paie un jeton.
   *[other] { "" } et paie { $price } jetons.
}
    .you = Tu { $n ->
        [0] gardes tes cinq cartes
        [1] échanges une carte
       *[other] échanges { $n } cartes
    }{ $price ->
        [0] .
        [1] { "" } et paies un jeton.
       *[other] { "" } et paies { $price } jetons.
    }
told-put-down = { $known ->
    [yes] { $who } pose { $cards }.
   *[no] { "" }
}
    .you = Tu poses { $cards }.
told-drew = { $known ->
    [yes] { $who } a maintenant en main { $cards }.
   *[no] { "" }
}
    .you = Tu as maintenant en main { $cards }.
told-reshuffled = Le talon est épuisé : { $n ->
    [1] une carte posée y retourne, mélangée
   *[other] { $n } cartes posées y retournent, mélangées
}.
told-showed = { $who } montre { $cards } : { $name }.
    .you = Tu montres { $cards } : { $name }.
told-came-back = { $chips ->
    [1] Un jeton que personne n'a suivi revient
   *[other] { $chips } jetons que personne n'a suivis reviennent
} à { $who }.
    .you = { $chips ->
        [1] Un jeton que personne n'a suivi te revient.
       *[other] { $chips } jetons que personne n'a suivis te reviennent.
    }
told-won = { $who } gagne le { $side ->
    [0] pot de { $chips }
   *[other] pot annexe de { $chips }, misé au-delà d'un tapis
}.
    .you = Tu gagnes le { $side ->
        [0] pot de { $chips }
       *[other] pot annexe de { $chips }, misé au-delà d'un tapis
    }.
told-out = { $who } n'a plus de jetons et quitte la partie.
    .you = Tu n'as plus de jetons et quittes la partie.

ask-open = Tu es la blinde. Combien mises-tu, de { $least } à { $most } ?
ask-follow = { $chips } pour suivre. Suis-tu ou passes-tu ?
ask-exchange = Quelles cartes changes-tu ? Jusqu'à { $most }, par leurs numéros, ou aucune.
ask-open-again = Deuxième tour. Combien mises-tu, de { $least } à { $most } ?
ask-bet = { $chips } pour suivre{ $raising ->
    [0] { "" }
   *[other] , { $raising } pour enchérir
}. Que fais-tu ?
ask-raise = De combien enchéris-tu, de { $least } à { $most } ?
ask-show = La donne est finie. Garder tes cartes secrètes, ou les montrer ?

option-pass = passer
option-follow = suivre
option-raise = enchérir
option-keep = garder
option-show = montrer

choice-deck = Jeu
choice-deck-full = complet (52 cartes)
choice-deck-stripped = réduit selon le nombre de joueurs
choice-joker = Joker
choice-maximum = Mise maximale de la blinde
choice-price = Prix d'une carte échangée
choice-raises = Enchère
choice-raises-fixed = fixe : autant que la mise qui ouvre le deuxième tour
choice-raises-free = libre : de 1 à la mise maximale de la blinde
choice-stack = Jetons au départ
choice-deals = Nombre de donnes
choice-showing = Après chaque donne, demander qui montre ses cartes

pile-hand = Ta main :

# Qui est retenu dans une expérience.
restraint-never-raises = n'enchérit jamais
restraint-never-passes = ne passe jamais
restraint-never-exchanges = n'échange jamais
guess-exchange = échanger des cartes
guess-open = ouvrir
guess-open-again = rouvrir
guess-raise = enchérir de combien
