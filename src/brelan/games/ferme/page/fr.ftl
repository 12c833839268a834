pitch = Cinq cartes fermées, un échange, un joker si tu veux.
where-we-are = donne { $n } sur { $deals }
has-changed = { $n ->
    [0] garde tout
    [one] 1 changée
   *[other] { $n } changées
}
has-passed = a passé
ruined = plus de jetons
watching = Tu regardes la suite.
ask-open = Tu es la blinde, tu dois miser : combien ?
ask-follow = Suivre pour { $chips }, ou passer jusqu'à la prochaine donne ?
ask-exchange = Touche les cartes à changer, { $most ->
    [1] une
    [2] deux
   *[other] trois
} au plus.
ask-open-again = Deuxième tour : combien mises-tu ?
ask-bet = { $chips } pour suivre{ $raising ->
    [0] { "" }
   *[other] , { $raising } pour enchérir
}. Le pot est de { $pot }.
ask-raise = De combien enchéris-tu ?
ask-show = Montrer tes cartes ?
do-open = Miser { $amount }
do-open-again = Miser { $amount }
do-raise = Enchérir de { $amount }, payer { $total }
do-exchange = { $n ->
    [0] Garder mes cartes
    [1] Changer 1 carte
   *[other] Changer { $n } cartes
}
do-pass = Passer
do-follow = Suivre pour { $chips }
do-bet-raise = { $raising ->
    [0] Enchérir
   *[other] Enchérir pour { $raising }
}
do-keep = Garder
do-show = Montrer

# The podium.
score = { $n ->
    [0] aucun jeton
    [one] 1 jeton
   *[other] { $n } jetons
}
decides = Qui a le plus de jetons gagne.
at-deal = à la donne { $n }
deal-before = Donne précédente
deal-next = Donne suivante
curve-spoken = Ce que chacun avait après chaque donne ({ $unit })

mark-dealer-means = Distribue. À sa gauche, la blinde ouvre les mises.

# Kinds of decisions, on a person's page.
kind-exchange = changer des cartes
kind-open = ouvrir
kind-follow = suivre ou passer
kind-open-again = ouvrir le deuxième tour
kind-bet = suivre ou enchérir
kind-raise = de combien enchérir
kind-show = montrer ou garder
