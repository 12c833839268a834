where-we-are = donne { $n }

ask-decide = { $chips ->
    [one] Rester coûte 1 jeton.
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
mine-staked = Tu as misé.
mine-gave-up = Tu as abandonné.
mine-stays = Plus de jeton : tu restes jusqu'au bout.
mine-off = Tu es en jeu.

chips = { $n ->
    [one] 1 jeton
   *[other] { $n } jetons
}
pot-spoken = Pot : { $n }
stakes-spoken = Mises : { $a } à l'étape 1, { $b } à l'étape 2, { $c } à l'étape 3, { $d } à l'étape 4
awards = { $n ->
    [one] 1 Award
   *[other] { $n } Awards
}
wins = gagne { $n }

what-backs-say = Ce que disent les dos de { $name }
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
    [9] 10, valet, dame ou roi de trèfle
    [10] 10, valet, dame ou roi de carreau
    [11] 10, valet, dame ou roi de cœur
    [12] 10, valet, dame ou roi de pique
   *[13] un as, sans dire lequel
}

# How a deal ends.
ending-showdown = Tout le monde montre
ending-alone = Seul en jeu !
ending-duel = Duel !
duel-why = Les plus riches sont à égalité : qui recevra l'Award ?
ending-gift = Un Award !
onward = Continuer la partie
hand-name = { $hand ->
    [0] carte haute
    [1] une paire
    [2] deux paires
    [3] un brelan
    [4] une suite
    [5] une couleur
    [6] un full
    [7] un carré
   *[8] une quinte flush
}

lesson-begin = Deux cartes chacun, à dos marqué : petite (S), moyenne (M), grande (L) et la couleur, ou A pour un as. Tout le monde voit le dos de tes cartes, et tu vois celui des autres !
lesson-decide = Personne n'attend son tour : chacun mise ou abandonne quand il veut. Ta main vaut la mise : reste.
lesson-end = À la fin, la meilleure main de cinq cartes, avec le tableau, prend les jetons. Quand un joueur n'a plus rien, le plus riche lui donne 6 jetons et reçoit un Award : deux Awards, et tu es champion.
