fact-shown = Avec trois cartes cachées quelconques, { $what } fait au moins une paire { $pair } fois sur 100, et mieux qu'une paire { $more } fois sur 100.
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
    [0] Aucune Mise des autres n'est en jeu
    [one] Une Mise d'un autre est en jeu
   *[other] { $others } Mises des autres sont en jeu
}{ $own ->
    [yes] , et la tienne
   *[no] { "" }
}.
fact-cost = Qui reste laisse sa Mise, même s'il gagne : { $others ->
    [one] pour une seule Mise à prendre, il faudrait gagner à tous les coups
   *[other] pour { $others } Mises à prendre, il faut gagner plus d'une fois sur { $others }
}.
fact-standing = Tour { $round } sur { $rounds } : tu as { $own ->
    [0] 0 Mise
    [one] une Mise
   *[other] { $own } Mises
}, l'adversaire le mieux pourvu en a { $most }.
fact-better = { $n ->
    [0] Tu gardes tout : ta main reste ce qu'elle est
    [one] Jeter cette carte améliore ta main { $percent } fois sur 100
   *[other] Jeter ces { $n } cartes améliore ta main { $percent } fois sur 100
}.
fact-price = Payer coûte { $chips ->
    [0] 0 jeton
    [one] un jeton
   *[other] { $chips } jetons
} ; le pot en contient { $pot }.
fact-raise = Relancer de { $chips } : sur { $tables } donnes imaginées d'après ce que tu vois, { $others ->
    [one] l'autre se couche
   *[other] tous les autres se couchent
} { $away } fois sur 100{ $away ->
    [100] { "" }
   *[other] { " " }; si l'on paie, tu gagnes le tour { $won } fois sur 100
}.
fact-pot = { $pot ->
    [0] Le pot est vide
    [one] Le pot contient un jeton
   *[other] Le pot contient { $pot } jetons
}, il t'en reste { $chips }.
