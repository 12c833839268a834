fact-hands = { $many ->
    [1] Ses dos ne permettent qu'une main
   *[other] Ses dos permettent { $many } mains
} ; { $better ->
    [0] aucune ne te bat pour l'instant
    [one] { $better } te bat pour l'instant
   *[other] { $better } te battent pour l'instant
}.
fact-hands-most = Le plus dangereux est { $who } : { $many ->
    [1] ses dos ne permettent qu'une main
   *[other] ses dos permettent { $many } mains
}, { $better ->
    [0] aucune ne te bat pour l'instant
    [one] { $better } te bat pour l'instant
   *[other] { $better } te battent pour l'instant
}.
fact-price = Rester coûte { $stake ->
    [1] { $stake } jeton
   *[other] { $stake } jetons
} pour en gagner { $pot } : il faut gagner une fois sur { NUMBER($times) }.
fact-share = { $others ->
    [1] S'il reste jusqu'au bout
   *[other] Si les { $others } autres restent jusqu'au bout
}, { $percent } % du pot te revient en moyenne.
fact-staked = { $many ->
    [1] Un adversaire a déjà misé à cette étape : il n'abandonnera plus avant la suivante.
   *[other] { $many } adversaires ont déjà misé à cette étape : ils n'abandonneront plus avant la suivante.
}
fact-bluff = L'adversaire abandonne ici environ { $percent } fois sur 100 : miser peut gagner sans montrer.
fact-short = Il te reste { $chips ->
    [1] { $chips } jeton : tu risques peu et tu peux tout gagner
   *[other] { $chips } jetons : tu risques peu et tu peux tout gagner
}.
fact-prey = Le plus pauvre { $chips ->
    [0] n'a plus aucun jeton
    [one] n'a plus qu'un jeton
   *[other] n'a plus que { $chips } jetons
} : l'Award n'est pas loin.
fact-prize = Si tu gagnes cette donne sans la partager, tu auras au moins { $chips } jetons, plus que tous les autres : si { $who } y laisse tout, l'Award est à toi.
fact-prize-crown = Si tu gagnes cette donne sans la partager, tu auras au moins { $chips } jetons, plus que tous les autres : si { $who } y laisse tout, tu es champion.
fact-rival = { $who } est le plus riche avec { $chips } jetons : si quelqu'un perd tout dans cette donne et que personne ne le dépasse, l'Award est pour lui.
fact-rival-crown = { $who } est le plus riche avec { $chips } jetons et a déjà un Award : si quelqu'un perd tout dans cette donne et que personne ne le dépasse, il est champion.
