title = Newgame
pitch = Une carte, deux jetons, et un peu de culot.
stands = { $who } { $chips ->
    [0] sans jeton
    [one] 1 jeton
   *[other] { $chips } jetons
}
middle = Pot : { $pot }.

told-round = — Manche { $number } : { $who } commence, { $pot } au pot. —
    .you = — Manche { $number } : tu commences, { $pot } au pot. —
told-dealt = { $known ->
    [yes] { $who } reçoit { $cards }.
   *[no] { "" }
}
    .you = Tu reçois { $cards }.
told-passed = { $who } passe.
    .you = Tu passes.
told-stayed = { $who } reste et met un jeton au pot.
    .you = Tu restes et mets un jeton au pot.
told-showed = { $who } montre { $cards }.
    .you = Tu montres { $cards }.
told-won = { $who } remporte { $chips ->
    [0] un pot vide
    [one] 1 jeton
   *[other] { $chips } jetons
}.
    .you = Tu remportes { $chips ->
        [0] un pot vide
        [one] 1 jeton
       *[other] { $chips } jetons
    }.
told-nobody = Tout le monde a passé : le pot reste, { $pot }.

ask-stay = Un jeton pour rester : le pot est de { $pot }.

option-pass = passer
option-stay = rester

choice-rounds = Nombre de manches

pile-hand = Ta carte :
theirs-hand = { $cards }

number-chips = { $n ->
    [0] jeton
    [one] jeton
   *[other] jetons
}
number-pot = pot
score = { $n ->
    [0] aucun jeton
    [one] 1 jeton
   *[other] { $n } jetons
}
decides = Qui a le plus de jetons gagne.
