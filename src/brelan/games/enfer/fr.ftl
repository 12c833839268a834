title = Poker d'enfer
stands = { $who } { $owned ->
    [one] une Mise
   *[other] { $owned } Mises
} et { $chips ->
    [one] un jeton
   *[other] { $chips } jetons
}

told-lot = Le sort désigne { $who } comme premier Banquier.
told-mises = { $known ->
    [yes] { $who } reçoit trois Mises : { $cards }.
   *[no] { $who } reçoit trois Mises, face cachée.
}
told-round = — Tour { $number } : { $who } est Banquier. —
told-hands = { $who } étale les mains, deux cartes visibles chacune : { $cards }.
told-picked = { $who } choisit la main avec { $cards }.
told-looked = { $known ->
    [yes] { $who } y trouve { $cards }.
   *[no] { "" }
}
told-widow = La main qui reste est la Veuve, avec { $cards }.
told-laid = { $who } pose sa Mise : « { $cards } ».
told-withdrew = { $who } se retire.
told-stayed = { $half ->
    [0] { $who } reste.
   *[other] { $who } reste : on ne se retire pas avec la moitié des Mises.
}
told-nobody = Tout le monde s'est retiré : personne ne gagne ce tour, { $who } reste Banquier.
told-exchanged = { $who } { $n ->
    [0] garde ses cartes.
    [one] échange une carte.
   *[other] échange { $n } cartes.
}
told-threw = { $known ->
    [yes] { $who } rejette { $cards }.
   *[no] { "" }
}
told-holds = { $known ->
    [yes] { $who } a maintenant en cartes cachées { $cards }.
   *[no] { "" }
}
told-turned-down = { $who } retourne « { $cards } » sans s'en servir.
told-activated = { $left ->
    [0] { $who } active « { $cards } » pour la dernière fois !
   *[other] { $who } active « { $cards } » !
}
told-spent = { $who } active « { $cards } », mais elle est épuisée : rien ne se passe.
told-kissed = { $known ->
    [yes] { $who } laisse { $cards } à la Veuve et prend ses trois cartes cachées.
   *[no] { $who } échange ses trois cartes cachées contre celles de la Veuve.
}
told-eyed = { $who } regarde { $n ->
    [one] une carte cachée
   *[other] { $n } cartes cachées
} chez { $whom }.
told-eye-saw = { $known ->
    [yes] Chez { $whom }, { $who } voit la carte cachée { $number } : { $cards }.
   *[no] Chez { $whom }, { $who } voit la carte cachée { $number }.
}
told-drew-one = { $known ->
    [yes] { $who } pioche au talon et tient { $cards }.
   *[no] { $who } pioche au talon.
}
told-returned = { $known ->
    [yes] { $who } remet { $cards } au talon, qu'on mélange.
   *[no] { $who } remet { $n ->
        [one] une carte
       *[other] { $n } cartes
    } au talon, qu'on mélange.
}
told-tithe = { $chips ->
    [0] { $who } n'a rien à donner : on ne prend jamais le dernier jeton.
    [one] { $who } donne un jeton à { $to }.
   *[other] { $who } donne { $chips } jetons à { $to }.
}
told-picked-pocket = { $chips ->
    [0] { $who } ne trouve rien à prendre à { $whom } : on ne prend jamais le dernier jeton.
    [one] { $who } prend un jeton à { $whom }.
   *[other] { $who } prend { $chips } jetons à { $whom }.
}
told-inverted = Ce tour-ci, à combinaison égale, la couleur passe avant la valeur.
told-upside-down = Ce tour-ci, la main la plus faible gagne.
told-wild = { $known ->
    [yes] { $who } marque sa carte cachée { $number }, { $cards } : elle vaudra ce qui l'arrange le mieux.
   *[no] { $who } marque sa carte cachée { $number } : elle vaudra ce qui l'arrange le mieux.
}
told-cloaked = Si un autre gagne, cette Mise reviendra à { $who }.
told-high-stakes = { $who } pourra relancer jusqu'à { $chips }.
told-gagged = { $who } bâillonne { $whom }, qui ne pourra pas relancer.
told-gave = { $who } donne { $cards } à { $whom }.
told-spotlit = { $who } retourne sa carte cachée { $number } : { $cards }.
told-immortal = Si { $who } gagne ce tour, cette Mise lui reste.
told-banished = { $who } bannit { $whom } jusqu'à la fin du tour.
told-passed = { $gagged ->
    [0] { $who } passe.
   *[other] { $who }, sous le bâillon, passe.
}
told-raised = { $who } relance de { $chips }{ $left ->
    [0] , son tapis !
   *[other] .
}
told-paid = { $short ->
    [0] { $who } paie { $chips }.
   *[other] « Tapis ! » { $who } paie { $chips ->
        [0] avec rien et reste
       *[other] tout, { $chips }, et reste
    } en course.
}
told-lay-down = { $who } se couche.
told-showed = { $hand ->
    [0] { $who } montre { $cards } : carte forte.
    [1] { $who } montre { $cards } : paire.
    [2] { $who } montre { $cards } : deux paires.
    [3] { $who } montre { $cards } : brelan.
    [4] { $who } montre { $cards } : suite.
    [5] { $who } montre { $cards } : couleur.
    [6] { $who } montre { $cards } : full.
    [7] { $who } montre { $cards } : carré.
    [8] { $who } montre { $cards } : quinte flush.
   *[other] { $who } montre { $cards }.
}
told-declined = { $who } ne montre pas ses cartes et perd.
told-won = { $who } gagne le tour{ $chips ->
    [0] .
    [one] {" "}et un jeton.
   *[other] {" "}et { $chips } jetons.
}
told-took = { $who } prend « { $cards } » à { $from }.
told-took-back = { $who } reprend sa Mise « { $cards } ».
told-boxed = { $who } rend sa propre Mise « { $cards } » à la boîte.
told-out-of-chips = { $who } n'a plus de jeton : la partie s'arrête là.

ask-pick = Quelle main choisis-tu ? Les deux premières cartes visibles sont celles de la main 1, et ainsi de suite.
ask-lay = Quelle Mise poses-tu ?
ask-withdraw = Toutes les Mises sont sur la table. Te retires-tu ?
ask-exchange = Quelles cartes cachées échanges-tu ? Jusqu'à { $most }, par leurs numéros, ou aucune.
ask-activate = Actives-tu ta Mise ?
ask-raise = De combien relances-tu ? De 1 à { $most }, ou 0 pour passer. Le pot est de { $pot }, tu as { $chips ->
    [one] un jeton
   *[other] { $chips } jetons
}.
ask-pay = On te demande { $raise ->
    [one] un jeton
   *[other] { $raise } jetons
}, tu en as { $chips }. Paies-tu ou te couches-tu ?
ask-reveal = Le verdict. Montres-tu tes cartes cachées ?
ask-show = Le tour est fini. Gardes-tu tes cartes secrètes ?
ask-devils-eye = Quel adversaire regardes-tu ?
ask-devils-eye-sees = Quelles cartes cachées, par leurs numéros ? Il en faut { $least }.
ask-pact = Quelles cartes cachées remets-tu au talon ? Il en faut { $least }.
ask-pickpocket = À qui prends-tu des jetons ?
ask-wild-soul = Quelle carte cachée marques-tu ?
ask-gag = Qui bâillonnes-tu ?
ask-grafting = Avec qui échanges-tu une carte visible ?
ask-grafting-gives = Laquelle de tes deux cartes visibles donnes-tu ?
ask-grafting-takes = Laquelle des deux siennes prends-tu ?
ask-spotlight = Qui doit retourner des cartes cachées ?
ask-spotlight-turns-up = Plein feu sur toi ! Quelles cartes cachées retournes-tu ? Il en faut { $least }.
ask-second-chance = Quelles cartes cachées échanges-tu encore ? Jusqu'à { $most }, par leurs numéros, ou aucune.
ask-banished = Qui bannis-tu de ce tour ?

option-withdraw = me retirer
option-stay = rester
option-turn_down = ne pas l'activer
option-activate = l'activer
option-lie_down = me coucher
option-pay = payer
option-show = montrer
option-decline = ne pas montrer
option-keep = garder

called-hand = la main { $cards }
called-mise = « { $name } »

pile-hidden = Tes cartes cachées
pile-visible = Tes cartes visibles
pile-mises = Tes Mises en main
pile-laid = Ta Mise sur la table
pile-row_visible = Les mains, cartes visibles
pile-widow_visible = La Veuve

choice-showing = Après chaque tour, demander qui montre ses cartes
