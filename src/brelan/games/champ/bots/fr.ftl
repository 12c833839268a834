hands-so-far = { $many ->
    [1] la seule main possible
   *[other] sur { $many } mains possibles,
} { $better ->
    [0] { $many ->
        [1] ne te bat pas
       *[other] aucune ne te bat
    }
    [1] { $many ->
        [1] te bat
       *[other] une seule te bat
    }
   *[other] { $better } te battent
} pour l'instant
fact-hands = D'après ses dos, { hands-so-far }.
fact-hands-most = Le plus dangereux est { $who } : d'après ses dos, { hands-so-far }.
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
