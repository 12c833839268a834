pitch = Choisis ta main, abats ta Mise, et que le diable s'en mêle.
where-we-are = tour { $n } sur 8
phase = { $n ->
    [1] la donne
    [2] la Mise
    [3] les échanges
    [4] l'activation
    [5] la relance
   *[other] le verdict
}
phases = Les six phases d'un tour
phase-does = { $n ->
    [1] Chacun prend une des mains étalées, le Banquier en dernier. Celle qui reste est la Veuve.
    [2] Chacun pose une Mise ; on lit les effets, puis chacun reste ou se retire.
    [3] On échange de 0 à 3 de ses cartes cachées contre des cartes du talon.
    [4] Dans l'ordre, chacun active sa Mise ou la retourne.
    [5] Chacun peut relancer une fois, de 1 à 3 jetons mis au pot ; les autres paient autant ou se couchent.
   *[other] On montre. La plus forte main prend le pot et les Mises de ceux qui sont restés, et perd la sienne.
}
widow = la Veuve
widow-has = La Veuve : { $cards }, et trois cartes sous son voile
widow-known = La Veuve : { $cards }. La voir de près
talon = talon
talon-has = Talon : { $n ->
    [0] aucune carte
    [one] 1 carte
   *[other] { $n } cartes
}
told-hands = { $who } étale les mains : deux cartes visibles, trois cachées.
    .you = Tu étales les mains : deux cartes visibles, trois cachées.
told-immortal = Si { $who } gagne ce tour, sa Mise lui reviendra.
    .you = Si tu gagnes ce tour, ta Mise te reviendra.
told-reaping = Si { $who } gagne ce tour, les Mises de ceux qui se sont retirés lui reviennent aussi.
    .you = Si tu gagnes ce tour, les Mises de ceux qui se sont retirés te reviennent aussi.
told-spoils = { $who } prend { $n ->
    [1] « { $cards } »
   *[other] { $n } Mises ({ $cards })
} à { $from }{ $own ->
    [1] {" "}et perd la sienne.
    [2] {" "}et garde la sienne, immortelle.
   *[other] .
}{ $reaped ->
    [0] { "" }
   *[other] {" "}Sa Mise prend aussi celles des joueurs en retrait.
}
    .you = Tu prends { $n ->
        [1] « { $cards } »
       *[other] { $n } Mises ({ $cards })
    } à { $from }{ $own ->
        [1] {" "}et perds la tienne.
        [2] {" "}et gardes la tienne, immortelle.
       *[other] .
    }{ $reaped ->
        [0] { "" }
       *[other] {" "}Ta Mise prend aussi celles des joueurs en retrait.
    }
    .to-you = { $who } te prend { $n ->
        [1] « { $cards } »
       *[other] { $n } Mises ({ $cards })
    }{ $own ->
        [1] {" "}et perd la sienne.
        [2] {" "}et garde la sienne, immortelle.
       *[other] .
    }{ $reaped ->
        [0] { "" }
       *[other] {" "}Sa Mise prend aussi celles des joueurs en retrait.
    }
told-won-last = { $who } gagne le tour{ $chips ->
    [0] { "" }
    [one] {" "}et le pot d'un jeton
   *[other] {" "}et le pot de { $chips } jetons
} ; { $broke } { $several ->
    [0] n'a
   *[other] n'ont
} plus de jeton : la partie s'arrête là.
    .you = Tu gagnes le tour{ $chips ->
        [0] { "" }
        [one] {" "}et le pot d'un jeton
       *[other] {" "}et le pot de { $chips } jetons
    } ; { $broke } { $several ->
        [0] n'a
       *[other] n'ont
    } plus de jeton : la partie s'arrête là.
    .to-you = { $who } gagne le tour{ $chips ->
        [0] { "" }
        [one] {" "}et le pot d'un jeton
       *[other] {" "}et le pot de { $chips } jetons
    } ; tu n'as plus de jeton : la partie s'arrête là.
    .you-among-broke = { $who } gagne le tour{ $chips ->
        [0] { "" }
        [one] {" "}et le pot d'un jeton
       *[other] {" "}et le pot de { $chips } jetons
    } ; { $broke } n'avez plus de jeton : la partie s'arrête là.
told-spared = « { $cards } » protège { $who } : cette Mise lui revient.
    .you = « { $cards } » te protège : cette Mise te revient.
told-kept = { $lone ->
    [0] { $who } garde sa Mise « { $cards } » : elle est immortelle.
   *[other] Les autres reprennent leur Mise ; { $who } garde la sienne, « { $cards } » : elle est immortelle.
}
    .you = { $lone ->
        [0] Tu gardes ta Mise « { $cards } » : elle est immortelle.
       *[other] Les autres reprennent leur Mise ; tu gardes la tienne, « { $cards } » : elle est immortelle.
    }
told-tolls = { $who } prend { $chips ->
    [1] un jeton
   *[other] { $chips } jetons
} aux joueurs en retrait.
    .you = Tu prends { $chips ->
        [1] un jeton
       *[other] { $chips } jetons
    } aux joueurs en retrait.
coming = Ce qui va arriver
laid-by = { $mise }, Mise de { $who }, { $state }. Lire la carte
state-waiting = en attente
state-preying = punit les retraits
state-deciding = c'est maintenant
state-activated = activée
state-turned = sans effet
state-withdrawn = en retrait
times-left = { $n ->
    [0] épuisée
    [one] sert encore une fois
   *[other] sert encore { $n } fois
}
lasting-suits-first = couleur avant valeur
lasting-upside-down = la plus faible gagne
lasting-gagged = ne relance pas
lasting-highest = relance jusqu'à { $n }
lasting-wild = carte folle
lasting-cloaked = Mise à l'abri
lasting-immortal = Mise immortelle
lasting-reaping = prend aussi les Mises en retrait
out-withdrawn = en retrait
out-down = hors jeu
mise-unknown = Mise cachée
mises-unknown = { $n ->
    [1] Une Mise que personne n'a vue.
   *[other] { $n } Mises que personne n'a vues.
}
my-mises = Mes Mises
read-mise = { $mise }. Lire mes Mises
look-at-mises = { $n ->
    [0] Aucune Mise à lire
    [1] Lire ma Mise
   *[other] Lire mes { $n } Mises
}
on-the-table = Sur la table
in-hand = En main
with-wild = { $holding } et une carte folle
touch-to-read = Touche une Mise pour lire son effet.
mine-hidden = { $shown ->
    [0] cachées
    [one] cachées, sauf une
   *[other] cachées, sauf { $shown }
}
mine-shown = montrées à tous
mine-visible = vues de tous
everybody-sees = vue de tous
only-you-see = tu la connais, la table non
hand-laid-out = Main { $number } : { $cards }, et trois cartes cachées
hidden-of = Les cartes cachées de { $who }
visible-of = Les cartes visibles de { $who }

ask-pick = Quelle main prends-tu ?
ask-lay = Quelle Mise poses-tu ?
ask-withdraw = Restes-tu ? { $others ->
    [0] Personne d'autre ne reste : { $helped ->
        [0] cela te coûte ta Mise, pour rien.
        [1] tu perds ta Mise, mais son effet joue.
       *[other] ta Mise te revient et fait son effet.
    }
   *[other] { $staying ->
        [0] Si tu gagnes, { withdraw-spoils }. Seul, { $helped ->
            [0] tu perds la tienne pour rien.
            [1] tu perds la tienne pour son effet.
           *[other] la tienne te revient et fait son effet.
        }
       *[other] { $spared ->
            [0] Ta Mise est perdue{ $spoils ->
                [0] {" "}: { withdraw-spoils }.
               *[other] , mais si tu gagnes, { withdraw-spoils }.
            }
            [1] Si tu gagnes, ta Mise activée te revient et { withdraw-spoils }.
            [2] Si tu gagnes, { withdraw-spoils }. Sinon, ta Mise activée te revient.
           *[other] Activée, ta Mise te revient. Si tu gagnes, { withdraw-spoils }.
        }
    }
}
withdraw-spoils = { $spoils ->
    [0] il n'y a aucune autre Mise à prendre
    [1] tu prends les Mises en jeu, sauf à l'abri
    [2] tu prends les Mises en jeu
   *[other] tu prends toutes les Mises
}
ask-exchange = Touche les cartes cachées à échanger.
ask-activate = Actives-tu ta Mise ? Touche-la pour la relire.
ask-raise = Relancer de { $most ->
    [1] 1 jeton
   *[other] 1 à { $most } jetons
} ?
ask-pay = { $raiser } relance de { $raise ->
    [1] 1 jeton
   *[other] { $raise } jetons
} : { $chips ->
    [0] tu n'en as plus
   *[other] tu en as { $chips }
}.
ask-reveal = Le verdict : montres-tu tes cartes ?
ask-show = Le tour est fini. Montrer tes cartes secrètes ?
ask-devils-eye = Chez qui regardes-tu ?
ask-devils-eye-sees = { $least ->
    [1] Touche la carte à regarder.
   *[other] Touche { $least } cartes à regarder.
}
ask-pact = { $least ->
    [1] Touche la carte à remettre au talon.
   *[other] Touche { $least } cartes à remettre au talon.
}
ask-pickpocket = À qui prends-tu des jetons ?
ask-wild-soul = Touche la carte qui sera folle.
ask-gag = Qui bâillonnes-tu ?
ask-grafting = Avec qui échanges-tu une carte visible ?
ask-grafting-gives = Touche la carte visible que tu donnes.
ask-grafting-takes = Touche celle que tu prends.
ask-spotlight = Sur qui braques-tu les feux ?
ask-spotlight-turns-up = { $least ->
    [1] Pleins feux ! Touche la carte à retourner.
   *[other] Pleins feux ! Touche { $least } cartes à retourner.
}
ask-second-chance = Touche de 0 à { $most } cartes à échanger.
ask-banished = Qui bannis-tu de ce tour ?

do-pick = { $n ->
    [0] Touche une main
   *[other] Prendre cette main
}
do-lay = { $n ->
    [0] Touche une Mise
   *[other] Poser cette Mise
}
do-withdraw-withdraw = Me retirer : { $costs ->
    [0] ni gain, ni perte
   *[other] { withdraw-costs }
}
withdraw-costs = { $preying ->
    [1] « { $preys } » peut
   *[other] { $preying } Mises peuvent
} prendre { $reaps ->
    [0] { withdraw-toll }
   *[other] ma Mise{ $toll ->
        [0] { "" }
       *[other] {" "}et { withdraw-toll }
    }
}
withdraw-toll = { $toll ->
    [1] un jeton
   *[other] { $toll } jetons
}
do-withdraw-stay = Rester
do-exchange = { $n ->
    [0] Garder mes cartes
    [one] Échanger 1 carte
   *[other] Échanger { $n } cartes
}
do-second-chance = { $n ->
    [0] Garder mes cartes
    [one] Échanger 1 carte
   *[other] Échanger { $n } cartes
}
do-activate-turn_down = Ne pas l'activer
do-activate-activate = L'activer
do-raise = { $amount ->
    [0] Passer
   *[other] Relancer de { $amount }
}
do-pay-lie_down = Me coucher{ $mise ->
    [0] { "" }
    [1] {" "}: ma Mise va au gagnant
   *[other] {" "}: ma Mise me reviendra
}
do-pay-pay = { $short ->
    [0] Payer { $raise }
   *[other] { $chips ->
        [0] Rester sans payer
       *[other] Tapis ({ $chips })
    }
}
do-reveal-show = Montrer
do-reveal-decline = Ne pas montrer, et perdre
do-show-keep = Garder le secret
do-show-show = Montrer
do-devils-eye-eyes = { $n ->
    [0] Touche un joueur
   *[other] Regarder ses cartes
}
do-devils-eye-sees = { $n ->
    [0] Touche ses cartes
    [one] Regarder 1 carte
   *[other] Regarder { $n } cartes
}
do-pact = { $n ->
    [0] Touche tes cartes
    [one] Remettre 1 carte
   *[other] Remettre { $n } cartes
}
do-pickpocket = { $n ->
    [0] Touche un joueur
   *[other] Faire ses poches
}
do-wild-soul = { $n ->
    [0] Touche une carte
   *[other] Marquer cette carte
}
do-gag = { $n ->
    [0] Touche un joueur
   *[other] Poser le bâillon
}
do-grafting-grafts-with = { $n ->
    [0] Touche un joueur
   *[other] Échanger une carte
}
do-grafting-gives = { $n ->
    [0] Touche une carte
   *[other] Donner cette carte
}
do-grafting-takes = { $n ->
    [0] Touche une carte
   *[other] Prendre cette carte
}
do-spotlight-lights = { $n ->
    [0] Touche un joueur
   *[other] Pleins feux !
}
do-spotlight-turns-up = { $n ->
    [0] Touche tes cartes
    [one] Retourner 1 carte
   *[other] Retourner { $n } cartes
}
do-banished = { $n ->
    [0] Touche un joueur
   *[other] Bannir ce joueur
}
do-recall = { $n ->
    [0] Touche un joueur
   *[other] Rappeler ce joueur
}

# The podium.
score = { $owned ->
    [0] aucune Mise
    [one] 1 Mise
   *[other] { $owned } Mises
}, { $chips ->
    [0] aucun jeton
    [one] 1 jeton
   *[other] { $chips } jetons
}
decides = Qui a le plus de Mises gagne ; à égalité, le plus de jetons.
at-deal = au tour { $n }
deal-before = Tour précédent
deal-next = Tour suivant
curve-spoken = Ce que chacun avait après chaque tour ({ $unit })

# What people have, and what lies in the middle.
number-owned = { $n ->
    [0] Mise
    [one] Mise
   *[other] Mises
}

mark-banker = Banquier
mark-banker-means = Étale les mains et choisit la sienne en dernier. Le gagnant du tour sera Banquier.

# Kinds of decisions, on a person's page.
kind-pick = choisir sa main
kind-exchange = échanger
kind-lay = poser sa Mise
kind-withdraw = se retirer ou rester
kind-activate = activer sa Mise
kind-raise = relancer
kind-pay = payer ou se coucher
kind-reveal = montrer au verdict
kind-show = montrer ou garder
kind-second-chance = l'effet d'une Mise
kind-recall = l'effet d'une Mise
kind-banished = l'effet d'une Mise
kind-spotlight = l'effet d'une Mise
kind-grafting = l'effet d'une Mise
kind-gag = l'effet d'une Mise
kind-pickpocket = l'effet d'une Mise
kind-devils-eye = l'effet d'une Mise
kind-pact = l'effet d'une Mise
kind-wild-soul = l'effet d'une Mise

# Le formulaire pour ses propres cartes.
form-mise = Mise { $n }
form-effects = Effets
form-effect = Effet
form-times = Combien de fois dans la partie
form-fr = En français
form-en = En anglais
form-name = Nom
form-atmosphere = Ambiance
form-cards = cartes
form-chips = jetons
form-most = au plus
form-widows-kiss = le Baiser de la Veuve
form-devils-eye = l'Œil du diable
form-pact = le Pacte
form-tithe = la Dîme
form-pickpocket = Doigts de Fée
form-suits-first = la Couleur d'abord
form-world-upside-down = le Monde à l'envers
form-wild-soul = l'Âme folle
form-fireproof-cloak = la Cape ignifuge
form-high-stakes = le Grand Jeu
form-gag = le Bâillon
form-grafting = la Greffe
form-spotlight = Pleins Feux
form-second-chance = la Seconde Chance
form-immortal = l'Immortel
form-banished = Banni
form-many-mise = Les Mises
form-reaping = la Moisson
form-toll = le Péage
form-recall = le Rappel
form-hermit = l'Ermite
