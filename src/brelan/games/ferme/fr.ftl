title = Poker fermé
stands = { $who } { $chips }

told-lot = Le sort désigne { $who } comme premier donneur.
told-deal = — Donne { $number } : { $who } donne, { $blinde } est la blinde. —
told-dealt = { $known ->
    [yes] { $who } reçoit { $cards }.
   *[no] { $who } reçoit { $n } cartes.
}
told-staked = { $who } mise { $chips }{ $left ->
    [0] , tapis !
   *[other] .
}
told-followed = { $who } suit de { $chips }{ $left ->
    [0] , tapis !
   *[other] .
}
told-passed = { $who } passe.
told-raised = { $who } mise { $chips } et enchérit de { $more }{ $left ->
    [0] , tapis !
   *[other] .
}
told-exchanged = { $who } { $n ->
    [0] garde ses cinq cartes
    [one] échange une carte
   *[other] échange { $n } cartes
}{ $price ->
    [0] .
    [one] , et paie un jeton.
   *[other] , et paie { $price } jetons.
}
told-put-down = { $known ->
    [yes] { $who } pose { $cards }.
   *[no] { "" }
}
told-drew = { $known ->
    [yes] { $who } tient maintenant { $cards }.
   *[no] { "" }
}
told-reshuffled = Le talon est épuisé : { $n ->
    [one] une carte posée y retourne, mélangée
   *[other] { $n } cartes posées y retournent, mélangées
}.
told-showed = { $who } montre { $cards } : { $name }.
told-came-back = { $chips ->
    [one] Un jeton que personne n'a suivi revient
   *[other] { $chips } jetons que personne n'a suivis reviennent
} à { $who }.
told-won = { $who } { $side ->
    [0] gagne le pot
   *[other] gagne le pot annexe
} de { $chips }.
told-out = { $who } n'a plus de jetons et quitte la partie.

ask-open = Tu es la blinde. Combien mises-tu, de { $least } à { $most } ?
ask-follow = { $chips } pour suivre. Suis-tu ou passes-tu ?
ask-exchange = Quelles cartes changes-tu ? Jusqu'à { $most }, par leurs numéros, ou aucune.
ask-open-again = Deuxième tour. Combien mises-tu, de { $least } à { $most } ?
ask-bet = { $chips } pour suivre. Que fais-tu ?
ask-raise = De combien enchéris-tu, de { $least } à { $most } ?
ask-show = La donne est finie. Gardes-tu tes cartes secrètes ?

option-pass = passer
option-follow = suivre
option-raise = enchérir
option-keep = garder
option-show = montrer

choice-deck = Jeu
choice-deck-full = complet (52 cartes)
choice-deck-stripped = réduit selon le nombre de joueurs
choice-joker = Joker
choice-maximum = Mise maximale
choice-price = Prix d'une carte échangée
choice-raises = Enchère
choice-raises-fixed = fixe : autant que la deuxième mise d'ouverture
choice-raises-free = libre : de 1 au maximum
choice-stack = Jetons au départ
choice-deals = Nombre de donnes
choice-showing = Après chaque donne, demander qui montre ses cartes

pile-hand = Ta main :
