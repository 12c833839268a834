title = Poker Champ
stands = { $who } { $chips }{ $awards ->
    [0] { "" }
    [one] { "" } (1 Award)
   *[other] { "" } ({ $awards } Awards)
}
middle = { $pot ->
    [0] Le pot est vide.
    [one] Pot : 1 jeton.
   *[other] Pot : { $pot } jetons.
}

told-deal = — Donne { $number } —
told-dealt = { $known ->
    [yes] { $who } reçoit { $cards }.
   *[no] { $who } reçoit deux cartes : { back-first } et { back-second }.
}
    .you = Tu reçois { $cards }.
told-all-staked = Tout le monde mise { $chips ->
    [1] un jeton
   *[other] { $chips } jetons
}.
told-flop = Le flop, trois cartes pour tous : { $cards }.
told-turn = Le turn, la quatrième carte : { $cards }.
told-river = La rivière, la dernière carte : { $cards }.
told-staked = { $who } mise { $chips }.
    .you = Tu mises { $chips }.
told-last-chip = { $who } n'a plus de jeton et reste en jeu jusqu'au bout.
    .you = Tu n'as plus de jeton et restes en jeu jusqu'au bout.
told-gave-up = { $who } abandonne ; { back-first } et { back-second } vont sous le paquet.
    .you = Tu abandonnes ; { back-first } et { back-second } vont sous le paquet.
hand-held = { $hand ->
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
told-held = { $who } a { $cards } : { hand-held }.
    .you = Tu as { $cards } : { hand-held }.
told-showed = { $who } montre { $cards }.
    .you = Tu montres { $cards }.
told-won = { $who } gagne { $chips ->
    [1] un jeton
   *[other] { $chips } jetons
}.
    .you = Tu gagnes { $chips ->
        [1] un jeton
       *[other] { $chips } jetons
    }.
told-shared = { $who } est à égalité et prend { $chips ->
    [1] un jeton
   *[other] { $chips } jetons
}.
    .you = Tu es à égalité et prends { $chips ->
        [1] un jeton
       *[other] { $chips } jetons
    }.
told-left = { $chips ->
    [1] Un jeton ne se partage pas : il reste sur la table et s'ajoute
   *[other] { $chips } jetons ne se partagent pas : ils restent sur la table et s'ajoutent
} au prochain pot.
told-left-over = { $chips ->
    [1] La partie est finie : le jeton resté sur la table ne compte
   *[other] La partie est finie : les { $chips } jetons restés sur la table ne comptent
} pour personne.
told-duel = Duel ! { $rich } sont les plus riches, à égalité : la meilleure main donnera les six jetons et recevra l'Award.
    .you-among-rich = Duel ! { $rich } êtes les plus riches, à égalité : la meilleure main donnera les six jetons et recevra l'Award.
told-tied = Égalité ! Le duel recommence entre { $tied }.
told-duellist = { $who } se bat avec { $cards }.
    .you = Tu te bats avec { $cards }.
told-common = Sur le plateau : { $cards }.
told-gave = { $poor } n'a plus de jeton : { $who }, qui en a le plus, lui en donne { $chips } et reçoit un Award ({ $awards } à présent).
    .you = { $poor } n'a plus de jeton : c'est toi qui en as le plus, tu lui en donnes { $chips } et reçois un Award ({ $awards } à présent).
    .to-you = Tu n'as plus de jeton : { $who }, qui en a le plus, t'en donne { $chips } et reçoit un Award ({ $awards } à présent).
told-time-up = Le temps est écoulé ! On finit ce qui est en cours, sans nouvelle donne.
told-champion = Champion du jour : { $who }, { $awards ->
    [0] sans aucun Award
    [one] avec un Award
   *[other] avec { $awards } Awards
} !
    .you = Champion du jour : c'est toi, { $awards ->
        [0] sans aucun Award
        [one] avec un Award
       *[other] avec { $awards } Awards
    } !

ask-decide = { $chips } pour rester. Mises-tu ou abandonnes-tu ?
ask-show = La donne est finie. Gardes-tu secrètes les cartes que tu as abandonnées, ou les montres-tu ?

option-give_up = abandonner
option-stake = miser
option-keep = garder
option-show = montrer

choice-length = Durée de la partie
choice-length-two_awards = deux Awards : le premier qui en a deux est champion (une heure environ)
choice-length-chrono = chrono : le plus d'Awards quand le temps est écoulé
choice-length-long = longue : jusqu'à ce que les sept Awards soient gagnés
choice-minutes = Minutes d'une partie chrono
choice-showing = Après chaque donne, demander qui montre ses cartes

pile-hand = Tes cartes :
pile-board = Le plateau :
theirs-hand = { $known ->
    [yes] cartes { $cards }
   *[no] dos { $cards } [C2]
}

# What the back of a card tells: L, M or S with its suit, A for any ace.
back-first = { $first ->
    [1] S♣
    [2] S♦
    [3] S♥
    [4] S♠
    [5] M♣
    [6] M♦
    [7] M♥
    [8] M♠
    [9] L♣
    [10] L♦
    [11] L♥
    [12] L♠
   *[13] A
}
back-second = { $second ->
    [1] S♣
    [2] S♦
    [3] S♥
    [4] S♠
    [5] M♣
    [6] M♦
    [7] M♥
    [8] M♠
    [9] L♣
    [10] L♦
    [11] L♥
    [12] L♠
   *[13] A
}

# Qui est retenu dans une expérience.
restraint-never-gives-up = n'abandonne jamais
restraint-ignores-backs = ne regarde pas les dos
