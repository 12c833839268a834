pitch = Des dos qui en disent trop, des mises quand on veut : devine ce qu'ils cachent.
where-we-are = donne { $n }

ask-decide = { $chips ->
    [1] Rester coûte 1 jeton.
   *[other] Rester coûte { $chips } jetons.
}
ask-show = Tu avais abandonné : montrer tes cartes ?
do-decide-stake = Miser { $chips }
do-decide-give_up = Abandonner
do-show-keep = Garder le secret
do-show-show = Montrer

# What a lamp says, of anybody and to oneself.
lamp-thinks = réfléchit
lamp-staked = a misé
lamp-gave-up = a abandonné
lamp-stays = sans jeton, reste jusqu'au bout
lamp-off = en jeu
mine-thinks = À toi : quand tu veux.
mine-last = Il ne manque plus que toi !
mine-all = Tout miser, c'est rester jusqu'au bout.
mine-staked = Tu as misé.
mine-gave-up = Tu as abandonné.
mine-stays = Plus de jeton : tu restes jusqu'au bout.
mine-off = Tu es en jeu.

chips = { $n ->
    [0] aucun jeton
    [one] 1 jeton
   *[other] { $n } jetons
}
pot-spoken = Pot : { $n }
stakes-spoken = Mises : { $a } à l'étape 1, { $b } à l'étape 2, { $c } à l'étape 3, { $d } à l'étape 4
awards = { $n ->
    [0] aucun Award
    [one] 1 Award
   *[other] { $n } Awards
}

what-backs-say = Ce que disent les dos de { $name }
what-my-backs-say = Ce que disent les dos de tes cartes
award-means = Award : quand un joueur n'a plus de jeton, le plus riche lui en donne 6 et gagne un Award. { $length ->
    [0] Le premier qui en a deux gagne la partie.
   *[other] Le plus d'Awards gagne la partie.
}
boxes-mean = Cases 1 à 4 : une par étape. Rester coûte 1 jeton aux étapes 1 et 2, et 2 jetons aux étapes 3 et 4.
close-explained = Refermer
back-means = { $back ->
    [1] un 2, 3, 4 ou 5 de trèfle
    [2] un 2, 3, 4 ou 5 de carreau
    [3] un 2, 3, 4 ou 5 de cœur
    [4] un 2, 3, 4 ou 5 de pique
    [5] un 6, 7, 8 ou 9 de trèfle
    [6] un 6, 7, 8 ou 9 de carreau
    [7] un 6, 7, 8 ou 9 de cœur
    [8] un 6, 7, 8 ou 9 de pique
    [9] un 10, un valet, une dame ou un roi de trèfle
    [10] un 10, un valet, une dame ou un roi de carreau
    [11] un 10, un valet, une dame ou un roi de cœur
    [12] un 10, un valet, une dame ou un roi de pique
   *[13] un as, sans dire lequel
}

# How a deal ends.
ending-showdown = Tout le monde montre
ending-alone = Plus d'adversaire !
ending-duel = Duel !
duel-why = Les plus riches sont à égalité : qui recevra l'Award ?
ending-gift = Un Award !

# The podium.
score = { awards }
decides = { $length ->
    [0] Le premier qui a deux Awards gagne.
    [1] Le plus d'Awards gagne, quand le temps est écoulé ou les sept Awards donnés.
   *[other] Le plus d'Awards gagne, une fois les sept donnés.
}
at-deal = à la donne { $n }
deal-before = Donne précédente
deal-next = Donne suivante
curve-spoken = Ce que chacun avait après chaque donne ({ $unit })

# What people have, and what lies in the middle.
number-awards = { $n ->
    [0] Award
    [one] Award
   *[other] Awards
}
number-stakes = { $n ->
    [0] misé
    [one] misé
   *[other] misés
}

# Kinds of decisions, on a person's page.
kind-decide = miser ou abandonner
kind-show = montrer ou garder
