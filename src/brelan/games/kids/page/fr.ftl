pitch = Deux cartes, une carte commune, et des pièces à rafler.
where-we-are = tour { $n } sur { $quick ->
    [1] 7
   *[0] 10
}
ask-choose-plays = Quelles cartes joues-tu ?{ $round ->
    [1] { $ties ->
        [0] {" "}À égalité, on est dernier !
       *[other] { "" }
    }
   *[other] { "" }
}
do-choose = { $n ->
    [0] Choisis 2 cartes
    [1] Encore 1 carte
   *[other] Jouer ces 2 cartes
}
ask-show = Tu montres le reste de tes cartes ?
do-keep = Garder le secret
do-show = Les montrer

stage-card = Fiche étapes
stage-card-works = À chaque étape, tout le monde pose deux cartes. On les retourne, et la fiche dit ce que gagne ou paie chaque place.
tie-means = À égalité, { $ties ->
    [0] on prend la dernière place. Les autres passent devant.
   *[other] on prend la moins bonne des places à partager.
}
the-others-are = Les pièces qu'on paie vont au milieu, sur le tapis. Celles qu'on prend en viennent. « Les autres », c'est tous ceux dont la fiche ne dit pas la place.
read-stage-card = Lire la fiche étapes
stage-of = { $when ->
    [0] Étape { $stage } : on y est !
   *[other] Étape { $stage }
}
stage-brings = { $whom ->
    [0] Le premier
    [1] Le dernier
    [2] L'avant-dernier
    [3] Le deuxième
    [4] Le troisième
    [5] Le quatrième
    [6] Le cinquième
    [7] Chacun des autres
   *[8] Tout le monde
} { $due ->
    [1] paie { $euros } €.
    [2] prend { $euros } € sur le tapis.
    [3] ramasse { $after ->
        [yes] tout ce qui reste
       *[no] tout le tapis
    } !
    [4] pioche deux cartes.
   *[other] sort du tour et jette ses cartes.
}
slots = Ce que tu vas jouer
empty-slot = place libre
take-card-back = { $card } : reprendre en main
on-the-mat = { $euros ->
    [0] Le tapis est vide
   *[other] { $euros } € sur le tapis
}
your-money = Tu as { $money } €
has-money = { $money } €, { $n ->
    [0] aucune carte
    [1] 1 carte
   *[other] { $n } cartes
}
out-of-it = hors du tour
you-are-out = Tu ne joues plus ce tour-ci.
last-two = Ce sont tes deux dernières cartes : elles sont posées !
euros = { $n } €
all-of-it = tout
the-rest-of-it = le reste
goes-out = sort
next-stage = Étape suivante
next-round = Tour suivant

place-0 = premier
place-1 = dernier
place-2 = avant-dernier
place-3 = deuxième
place-4 = troisième
place-5 = quatrième
place-6 = cinquième
place-7 = les autres
place-8 = tous
place-reached = { $place ->
    [1] 1re place
   *[other] { $place }e place
}
kind = { $kind ->
    [0] carte isolée
    [1] paire
    [2] tierce
    [3] couleur
    [4] brelan
   *[other] tierce flush
}
tried = { $kind ->
    [0] carte isolée
    [1] paire !
    [2] tierce !
    [3] couleur !
    [4] brelan !
   *[other] tierce flush !
}
tied = , égalité
nothing = rien
broke = faillite
brought = { $bankrupt ->
    [1] { $n ->
        [0] n'a plus rien à payer : c'est la faillite
       *[other] paie ce qui lui reste, { $n } €, et c'est la faillite
    }
   *[other] { $due ->
        [0] rien à payer ni à prendre
        [1] paie { $n } €
        [2] prend { $n } €
        [3] ramasse { $n } €
        [4] { $n ->
            [0] ne peut rien piocher
            [1] pioche 1 carte
           *[other] pioche { $n } cartes
        }
       *[other] sort du tour
    }
}

# The coach.
weighed-euros = Tes euros en plus ou en moins, à peu près :

# The podium.
score = { euros }
decides = Qui a le plus d'argent gagne.
at-deal = au tour { $n }
deal-before = Tour précédent
deal-next = Tour suivant
curve-spoken = Ce que chacun avait après chaque tour ({ $unit })

# What people have, and what lies in the middle.
number-money = €
number-mat = Tapis

# Kinds of decisions, on a person's page.
kind-choose = choisir deux cartes
kind-show = montrer ou garder

# Le formulaire pour ses propres cartes.
form-2-players = À 2 joueurs
form-3-4-players = À 3 ou 4 joueurs
form-5-6-players = À 5 ou 6 joueurs
form-stage-card = Fiche { $n }
form-stages = Étapes
form-stage = Étape { $n }
form-outcome = Résultat
form-1 = le premier
form-2 = le deuxième
form-3 = le troisième
form-4 = le quatrième
form-5 = le cinquième
form-last = le dernier
form-last-1 = l'avant-dernier
form-others = les autres
form-pay = paie
form-take = prend
form-draw = pioche
form-out = sort
form-sweep = rafle tout
form-euros = euros
