fact-shown = Avec trois cartes cachées quelconques, { $what } fait au moins une paire { $pair } fois sur 100, et mieux qu'une paire { $more } fois sur 100 ; aucune autre main en vue ne fait une paire plus de { $beside } fois.
fact-shown-short = { $sense ->
    [pair] Une paire en vue est une paire, quoi qu'il y ait dessous.
    [more] Elle fait une paire ou mieux { $pair } fois sur 100, les autres { $beside } au plus.
   *[even] Des cartes hautes ou qui vont ensemble promettent plus.
}
fact-won = Sur { $tables } donnes imaginées d'après ce que tu vois, tu gagnes le tour { $percent } fois sur 100.
fact-brings = Si tu restes, tu gagnes le tour { $percent } fois sur 100 (sur { $tables } donnes imaginées) { $sense ->
    [more] et tu y gagnes { $mises ->
        [one] { NUMBER($mises) } Mise
       *[other] { NUMBER($mises) } Mises
    } en moyenne
    [less] et tu y perds { $mises ->
        [one] { NUMBER($mises) } Mise
       *[other] { NUMBER($mises) } Mises
    } en moyenne
   *[even] et tu n'y gagnes ni n'y perds de Mise en moyenne
}.
fact-game = Tes chances de gagner la partie : { $best } % avec la meilleure réponse, { $worst } % avec la moins bonne.
fact-stake = { $others ->
    [0] Aucune Mise des autres n'est en jeu{ $own ->
        [yes] , seulement la tienne
       *[no] { "" }
    }
    [one] Une Mise d'un autre est en jeu{ $own ->
        [yes] , et la tienne
       *[no] { "" }
    }
   *[other] { $others } Mises des autres sont en jeu{ $own ->
        [yes] , et la tienne
       *[no] { "" }
    }
}.
fact-cost = Qui reste laisse sa Mise, même en gagnant : { $others ->
    [1] pour une seule Mise à prendre, il faudrait gagner à tous les coups
   *[other] pour { $others } Mises à prendre, il faut gagner plus d'une fois sur { $others }
}.
fact-threatened = Se retirer n'est pas sûr : { $n ->
    [1] un de ceux qui peuvent rester peut
   *[other] { $n } de ceux qui peuvent rester peuvent
} prendre la Mise d'un joueur retiré.
fact-standing = Tour { $round } sur { $rounds } : tu { $own ->
    [0] n'as aucune Mise
    [one] as une Mise
   *[other] as { $own } Mises
}, { $most ->
    [0] et aucun adversaire n'en a
   *[other] l'adversaire le mieux pourvu en a { $most }
}.
fact-better = { $n ->
    [0] Tu gardes tout : ta main reste ce qu'elle est
    [one] Échanger cette carte améliore ta main { $percent } fois sur 100
   *[other] Échanger ces { $n } cartes améliore ta main { $percent } fois sur 100
}.
fact-price = { $chips ->
    [0] Payer ne te coûte rien
    [one] Payer coûte un jeton
   *[other] Payer coûte { $chips } jetons
} ; { $pot ->
    [0] le pot est vide
    [one] il y en a un dans le pot
   *[other] il y en a { $pot } dans le pot
}.
fact-raise = Relancer de { $chips } : sur { $tables } donnes imaginées d'après ce que tu vois, { $others ->
    [1] l'autre se couche
   *[other] tous les autres se couchent
} { $away } fois sur 100{ $away ->
    [100] { "" }
   *[other] { " " }; si l'on paie, tu gagnes le tour { $won } fois sur 100
}.
fact-pot = { $pot ->
    [0] Le pot est vide
    [one] Le pot contient un jeton
   *[other] Le pot contient { $pot } jetons
}, il te reste { $chips ->
    [1] un jeton
   *[other] { $chips } jetons
}.
