fact-hands = { $many ->
    [one] Ses dos ne permettent qu'une main
   *[other] Ses dos permettent { $many } mains
} ; { $better ->
    [0] aucune ne te bat pour l'instant
    [one] { $better } te bat pour l'instant
   *[other] { $better } te battent pour l'instant
}.
fact-hands-most = Le plus dangereux est { $who } : { $many ->
    [one] ses dos ne permettent qu'une main
   *[other] ses dos permettent { $many } mains
}, { $better ->
    [0] aucune ne te bat pour l'instant
    [one] { $better } te bat pour l'instant
   *[other] { $better } te battent pour l'instant
}.
fact-price = Rester coûte { $stake ->
    [one] { $stake } jeton
   *[other] { $stake } jetons
} pour en gagner { $pot } : il faut gagner une fois sur { NUMBER($times) }.
fact-share = { $others ->
    [one] S'il reste jusqu'au bout
   *[other] Si les { $others } autres restent jusqu'au bout
}, { $percent } % du tableau te revient en moyenne.
fact-staked = { $many ->
    [one] Un adversaire a déjà misé à cette étape : il n'abandonnera plus avant la suivante.
   *[other] { $many } adversaires ont déjà misé à cette étape : ils n'abandonneront plus avant la suivante.
}
fact-bluff = L'adversaire abandonne ici environ { $percent } fois sur 100 : miser peut gagner sans montrer.
fact-short = Il te reste { $chips ->
    [one] { $chips } jeton : tu risques peu et tu peux tout gagner
   *[other] { $chips } jetons : tu risques peu et tu peux tout gagner
}.
fact-prey = Le plus pauvre n'a plus que { $chips ->
    [0] 0 jeton
    [one] { $chips } jeton
   *[other] { $chips } jetons
} : l'Award n'est pas loin.
fact-prize = Si tu gagnes seul cette donne, tu auras au moins { $chips } jetons, plus que tous les autres : si { $who } y laisse tout, l'Award est à toi.
fact-prize-crown = Si tu gagnes seul cette donne, tu auras au moins { $chips } jetons, plus que tous les autres : si { $who } y laisse tout, tu es champion.
fact-rival = { $who } est le plus riche avec { $chips } jetons : si quelqu'un perd tout dans cette donne et que personne ne le dépasse, l'Award est pour lui.
fact-rival-crown = { $who } est le plus riche avec { $chips } jetons et a déjà un Award : si quelqu'un perd tout dans cette donne et que personne ne le dépasse, il est champion.
