title = Poker d'enfer
stands = { $who } { $owned ->
    [0] aucune Mise
    [one] une Mise
   *[other] { $owned } Mises
} et { $chips ->
    [0] aucun jeton
    [one] un jeton
   *[other] { $chips } jetons
}
middle = { $pot ->
    [0] Le pot est vide.
    [one] Pot : 1 jeton.
   *[other] Pot : { $pot } jetons.
}

told-lot = Le sort désigne { $who } comme premier Banquier.
    .you = Le sort te désigne comme premier Banquier.
told-mises = { $known ->
    [yes] { $who } reçoit trois Mises : { $cards }.
   *[no] { $who } reçoit trois Mises, face cachée.
}
    .you = Tu reçois trois Mises : { $cards }.
told-round = — Tour { $number } : { $who } est Banquier. —
    .you = — Tour { $number } : tu es Banquier. —
told-hands = { $who } étale les mains, deux cartes visibles chacune : { $cards }.
    .you = Tu étales les mains, deux cartes visibles chacune : { $cards }.
told-picked = { $who } choisit la main avec { $cards }.
    .you = Tu choisis la main avec { $cards }.
told-looked = { $known ->
    [yes] { $who } y trouve { $cards }.
   *[no] { "" }
}
    .you = Tu y trouves { $cards }.
told-widow = La main qui reste est la Veuve, avec { $cards }.
told-without-mise = { $who } n'a plus de Mise : rien à poser, rien à activer, et pas moyen de se retirer.
    .you = Tu n'as plus de Mise : rien à poser, rien à activer, et pas moyen de te retirer.
told-laid = { $who } pose sa Mise : « { $cards } ».
    .you = Tu poses ta Mise : « { $cards } ».
told-read = On lit : « { $effect } »
told-withdrew = { $who } se retire.
    .you = Tu te retires.
told-stayed = { $half ->
    [0] { $who } reste.
   *[other] { $who } reste : avec la moitié des Mises, on ne se retire pas.
}
    .you = { $half ->
        [0] Tu restes.
       *[other] Tu restes : avec la moitié des Mises, on ne se retire pas.
    }
told-nobody = Tout le monde s'est retiré : personne ne gagne ce tour, { $who } reste Banquier.
    .you = Tout le monde s'est retiré : personne ne gagne ce tour, tu restes Banquier.
told-alone = { $who } n'a plus d'adversaire : ni échange ni relance, et rien à montrer.
    .you = Tu n'as plus d'adversaire : ni échange ni relance, et rien à montrer.
told-exchanged = { $who } { $n ->
    [0] garde ses cartes.
    [one] échange une carte.
   *[other] échange { $n } cartes.
}
    .you = { $n ->
        [0] Tu gardes tes cartes.
        [one] Tu échanges une carte.
       *[other] Tu échanges { $n } cartes.
    }
told-threw = { $known ->
    [yes] { $who } rejette { $cards }.
   *[no] { "" }
}
    .you = Tu rejettes { $cards }.
told-holds = { $known ->
    [yes] { $who } a maintenant { $cards } en cartes cachées.
   *[no] { "" }
}
    .you = Tu as maintenant { $cards } en cartes cachées.
told-turned-down = { $who } retourne « { $cards } » sans s'en servir.
    .you = Tu retournes « { $cards } » sans t'en servir.
told-activated = { $left ->
    [0] { $who } active « { $cards } » : elle ne servira plus.
   *[other] { $who } active « { $cards } » !
}
    .you = { $left ->
        [0] Tu actives « { $cards } » : elle ne servira plus.
       *[other] Tu actives « { $cards } » !
    }
told-spent = { $who } active « { $cards } », mais elle est épuisée : rien ne se passe.
    .you = Tu actives « { $cards } », mais elle est épuisée : rien ne se passe.
told-kissed = { $known ->
    [yes] { $who } laisse { $cards } à la Veuve et prend ses trois cartes cachées.
   *[no] { $who } échange ses trois cartes cachées contre celles de la Veuve.
}
    .you = { $known ->
        [yes] Tu laisses { $cards } à la Veuve et prends ses trois cartes cachées.
       *[no] Tu échanges tes trois cartes cachées contre celles de la Veuve.
    }
told-eyed = { $who } regarde { $n ->
    [1] une carte cachée
   *[other] { $n } cartes cachées
} chez { $whom }.
    .you = Tu regardes { $n ->
        [1] une carte cachée
       *[other] { $n } cartes cachées
    } chez { $whom }.
    .to-you = { $who } regarde { $n ->
        [1] une de tes cartes cachées
       *[other] { $n } de tes cartes cachées
    }.
told-eye-saw = { $known ->
    [yes] Chez { $whom }, { $who } voit la carte cachée { $number } : { $cards }.
   *[no] Chez { $whom }, { $who } voit la carte cachée { $number }.
}
    .you = { $known ->
        [yes] Chez { $whom }, tu vois la carte cachée { $number } : { $cards }.
       *[no] Chez { $whom }, tu vois la carte cachée { $number }.
    }
    .to-you = { $known ->
        [yes] { $who } voit ta carte cachée { $number } : { $cards }.
       *[no] { $who } voit ta carte cachée { $number }.
    }
told-drew-one = { $known ->
    [yes] { $who } pioche au talon : ses cartes cachées sont maintenant { $cards }.
   *[no] { $who } pioche au talon.
}
    .you = { $known ->
        [yes] Tu pioches au talon : tes cartes cachées sont maintenant { $cards }.
       *[no] Tu pioches au talon.
    }
told-returned = { $known ->
    [yes] { $who } remet { $cards } au talon, qu'on mélange.
   *[no] { $who } remet { $n ->
        [1] une carte
       *[other] { $n } cartes
    } au talon, qu'on mélange.
}
    .you = { $known ->
        [yes] Tu remets { $cards } au talon, qu'on mélange.
       *[no] Tu remets { $n ->
            [1] une carte
           *[other] { $n } cartes
        } au talon, qu'on mélange.
    }
told-tithe = { $chips ->
    [0] { $who } n'a rien à donner : on ne prend jamais le dernier jeton.
    [one] { $who } donne un jeton à { $to }.
   *[other] { $who } donne { $chips } jetons à { $to }.
}
    .you = { $chips ->
        [0] Tu n'as rien à donner : on ne prend jamais le dernier jeton.
        [one] Tu donnes un jeton à { $to }.
       *[other] Tu donnes { $chips } jetons à { $to }.
    }
    .to-you = { $chips ->
        [0] { $who } n'a rien à te donner : on ne prend jamais le dernier jeton.
        [one] { $who } te donne un jeton.
       *[other] { $who } te donne { $chips } jetons.
    }
told-picked-pocket = { $chips ->
    [0] { $who } ne trouve rien à prendre à { $whom } : on ne prend jamais le dernier jeton.
    [one] { $who } prend un jeton à { $whom }.
   *[other] { $who } prend { $chips } jetons à { $whom }.
}
    .you = { $chips ->
        [0] Tu ne trouves rien à prendre à { $whom } : on ne prend jamais le dernier jeton.
        [one] Tu prends un jeton à { $whom }.
       *[other] Tu prends { $chips } jetons à { $whom }.
    }
    .to-you = { $chips ->
        [0] { $who } ne trouve rien à te prendre : on ne prend jamais le dernier jeton.
        [one] { $who } te prend un jeton.
       *[other] { $who } te prend { $chips } jetons.
    }
told-suits-first = Ce tour-ci, à combinaison égale, la couleur passe avant la valeur.
told-upside-down = Ce tour-ci, la main la plus faible gagne.
told-wild = { $known ->
    [yes] { $who } marque sa carte cachée { $number }, { $cards } : elle vaudra ce qui l'arrange le mieux.
   *[no] { $who } marque sa carte cachée { $number } : elle vaudra ce qui l'arrange le mieux.
}
    .you = { $known ->
        [yes] Tu marques ta carte cachée { $number }, { $cards } : elle vaudra ce qui t'arrange le mieux.
       *[no] Tu marques ta carte cachée { $number } : elle vaudra ce qui t'arrange le mieux.
    }
told-cloaked = Si quelqu'un d'autre gagne le tour, cette Mise reviendra à { $who }.
    .you = Si quelqu'un d'autre gagne le tour, cette Mise te reviendra.
told-high-stakes = { $who } pourra relancer de { $chips } jetons au plus.
    .you = Tu pourras relancer de { $chips } jetons au plus.
told-gagged = { $who } bâillonne { $whom }, qui ne pourra pas relancer.
    .you = Tu bâillonnes { $whom }, qui ne pourra pas relancer.
    .to-you = { $who } te bâillonne : tu ne pourras pas relancer.
told-gave = { $who } donne { $cards } à { $whom }.
    .you = Tu donnes { $cards } à { $whom }.
    .to-you = { $who } te donne { $cards }.
told-spotlit = { $who } retourne sa carte cachée { $number } : { $cards }.
    .you = Tu retournes ta carte cachée { $number } : { $cards }.
told-immortal = Si { $who } gagne ce tour, cette Mise ne retourne pas à la boîte.
    .you = Si tu gagnes ce tour, cette Mise ne retourne pas à la boîte.
told-banished = { $who } bannit { $whom } jusqu'à la fin du tour.
    .you = Tu bannis { $whom } jusqu'à la fin du tour.
    .to-you = { $who } te bannit jusqu'à la fin du tour.
told-reaping = Si { $who } gagne ce tour, les Mises de ceux qui se sont retirés sont gagnées aussi.
    .you = Si tu gagnes ce tour, les Mises de ceux qui se sont retirés sont gagnées aussi.
told-toll = { $chips ->
    [0] { $who } n'a rien à donner : on ne prend jamais le dernier jeton.
    [one] Pour son retrait, { $who } donne un jeton à { $to }.
   *[other] Pour son retrait, { $who } donne { $chips } jetons à { $to }.
}
    .you = { $chips ->
        [0] Tu n'as rien à donner : on ne prend jamais le dernier jeton.
        [one] Pour ton retrait, tu donnes un jeton à { $to }.
       *[other] Pour ton retrait, tu donnes { $chips } jetons à { $to }.
    }
    .to-you = { $chips ->
        [0] { $who } n'a rien à te donner : on ne prend jamais le dernier jeton.
        [one] Pour son retrait, { $who } te donne un jeton.
       *[other] Pour son retrait, { $who } te donne { $chips } jetons.
    }
told-recalled = { $who } rappelle { $whom } dans le tour.
    .you = Tu rappelles { $whom } dans le tour.
    .to-you = { $who } te rappelle dans le tour.
told-passed = { $gagged ->
    [0] { $chips ->
        [0] Sans jeton, { $who } ne peut que passer.
       *[other] { $who } passe.
    }
   *[other] Le bâillon oblige { $who } à passer.
}
    .you = { $gagged ->
        [0] { $chips ->
            [0] Sans jeton, tu ne peux que passer.
           *[other] Tu passes.
        }
       *[other] Le bâillon t'oblige à passer.
    }
told-raised = { $who } relance de { $chips }{ $left ->
    [0] , son tapis !
   *[other] .
}
    .you = Tu relances de { $chips }{ $left ->
        [0] , ton tapis !
       *[other] .
    }
told-paid = { $short ->
    [0] { $who } paie { $chips }
   *[other] « Tapis ! » { $who } { $chips ->
        [0] n'a plus de quoi payer et reste en course
        [one] paie son dernier jeton et reste en course
       *[other] paie ses { $chips } derniers jetons et reste en course
    }
}{ $half ->
    [0] .
   *[other] {" "}: avec la moitié des Mises, on ne se couche pas.
}
    .you = { $short ->
        [0] Tu paies { $chips }
       *[other] « Tapis ! » Tu { $chips ->
            [0] n'as plus de quoi payer et restes en course
            [one] paies ton dernier jeton et restes en course
           *[other] paies tes { $chips } derniers jetons et restes en course
        }
    }{ $half ->
        [0] .
       *[other] {" "}: avec la moitié des Mises, on ne se couche pas.
    }
told-lay-down = { $who } se couche.
    .you = Tu te couches.
hand-shown = { $hand ->
    [0] carte forte
    [1] paire
    [2] deux paires
    [3] brelan
    [4] suite
    [5] couleur
    [6] full
    [7] carré
   *[other] quinte flush
}
told-showed = { $hand ->
    [-1] { $who } montre { $cards }.
   *[other] { $who } montre { $cards } : { hand-shown }.
}
    .you = { $hand ->
        [-1] Tu montres { $cards }.
       *[other] Tu montres { $cards } : { hand-shown }.
    }
told-declined = { $who } ne montre pas ses cartes et perd.
    .you = Tu ne montres pas tes cartes et perds.
told-won = { $who } gagne le tour{ $lone ->
    [0] { $chips ->
        [0] .
        [one] {" "}et le pot d'un jeton.
       *[other] {" "}et le pot de { $chips } jetons.
    }
   *[other] {" "}sans rien montrer.
}
    .you = Tu gagnes le tour{ $lone ->
        [0] { $chips ->
            [0] .
            [one] {" "}et le pot d'un jeton.
           *[other] {" "}et le pot de { $chips } jetons.
        }
       *[other] {" "}sans rien montrer.
    }
told-took = { $who } prend « { $cards } » à { $from }.
    .you = Tu prends « { $cards } » à { $from }.
    .to-you = { $who } te prend « { $cards } ».
told-took-back = { $who } reprend sa Mise « { $cards } ».
    .you = Tu reprends ta Mise « { $cards } ».
told-boxed = { $lone ->
    [0] { $who } rend sa propre Mise « { $cards } » à la boîte.
   *[other] Les autres reprennent leur Mise ; { $who } perd la sienne, « { $cards } », qui retourne à la boîte.
}
    .you = { $lone ->
        [0] Tu rends ta propre Mise « { $cards } » à la boîte.
       *[other] Les autres reprennent leur Mise ; tu perds la tienne, « { $cards } », qui retourne à la boîte.
    }
told-out-of-chips = { $who } n'a plus de jeton : la partie s'arrête là.
    .you = Tu n'as plus de jeton : la partie s'arrête là.
told-last-round = C'était le { $number }e et dernier tour : la partie est finie.

ask-pick = Quelle main choisis-tu ?
ask-lay = Quelle Mise poses-tu ?
ask-withdraw = Toutes les Mises sont sur la table. Te retires-tu ?
ask-exchange = Quelles cartes cachées échanges-tu ? Jusqu'à { $most }, par leurs numéros, ou aucune.
ask-activate = Actives-tu ta Mise ?
ask-raise = De combien relances-tu ? { $most ->
    [1] 1
   *[other] De 1 à { $most }
}, ou 0 pour passer.
ask-pay = On te demande { $raise ->
    [1] un jeton
   *[other] { $raise } jetons
}, { $chips ->
    [0] tu n'en as plus
   *[other] tu en as { $chips }
}. { $short ->
    [0] Paies-tu
   *[other] Fais-tu tapis
} ou te couches-tu ?
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
ask-spotlight-turns-up = Pleins feux sur toi ! Quelles cartes cachées retournes-tu ? Il en faut { $least }.
ask-second-chance = Quelles cartes cachées échanges-tu encore ? Jusqu'à { $most }, par leurs numéros, ou aucune.
ask-banished = Qui bannis-tu de ce tour ?
ask-recall = Qui rappelles-tu dans le tour ?

option-withdraw = se retirer
option-stay = rester
option-turn_down = la retourner
option-activate = l'activer
option-lie_down = se coucher
option-pay = { $short ->
    [0] payer
   *[other] tapis ({ $chips })
}
option-show = montrer
option-decline = ne pas montrer
option-keep = garder

called-hand = la main { $cards }
called-mise = « { $name } »

pile-hidden = Tes cartes cachées{ $wild ->
    [0] { "" }
    [1] , la 1re folle
   *[other] , la { $wild }e folle
} :
pile-visible = Tes cartes visibles :
pile-mises = Tes Mises en main :
pile-laid = Ta Mise sur la table{ $active ->
    [0] { "" }
   *[other] , activée
} :
pile-row_visible = Les mains, cartes visibles :
pile-widow_visible = La Veuve :
theirs-visible = visibles { $cards }
theirs-hidden = cachées { $cards }{ $wild ->
    [0] { "" }
    [1] , la 1re folle
   *[other] , la { $wild }e folle
}
theirs-laid = Mise{ $active ->
    [0] { "" }
   *[other] { "" } activée
} « { $cards } »

choice-showing = Après chaque tour, demander qui montre ses cartes

# What five cards are called, and why they win.
name-carte-forte = carte forte, { $one }
category-carte-forte = carte forte
wild-is = { $name } (l'Âme folle vaut { $card })
wild-stands-for = { $name } (l'Âme folle vaut { $one ->
    [dame] une
   *[other] un
} { $one })
why-upside-down = { $why } ; le monde est à l'envers, la main la plus faible gagne

# Below the order of hands.
order-note = Une Mise au travail peut changer cet ordre : lis-la.

# Qui est retenu dans une expérience.
restraint-never-withdraws = ne se retire jamais
restraint-always-withdraws = se retire toujours
restraint-never-exchanges = n'échange jamais
restraint-never-activates = n'active jamais sa Mise
restraint-never-raises = ne relance jamais
restraint-never-lies-down = ne se couche jamais
guess-pick = prendre une main
guess-exchange = échanger des cartes
guess-second-chance = échanger encore
guess-lay = poser une Mise
guess-raise = relancer de combien
guess-banished = l'effet « Banni »
guess-spotlight = l'effet « Pleins Feux »
guess-grafting = l'effet « Greffe »
guess-gag = l'effet « Bâillon »
guess-pickpocket = l'effet « Doigts de Fée »
guess-devils-eye = l'effet « Œil du diable »
guess-pact = l'effet « Pacte »
guess-wild-soul = l'effet « Âme folle »
guess-recall = l'effet « Rappel »

# A deal, in a review.
review-deal = tour { $deal }
review-deals = { $deals ->
    [0] zéro tour
    [one] un tour
   *[other] { $deals } tours
}
