# What a coach says about a choice of two cards.
fact-beaten = Avec la carte commune, cela fait { $kind ->
    [0] une carte isolée
    [1] une paire
    [2] une tierce
    [3] une couleur
    [4] un brelan
   *[other] une tierce flush
}. Sur { NUMBER($pairs) } façons de poser deux cartes que tu ne vois pas, { $better ->
    [0] aucune ne fait mieux
    [1] une seule fait mieux
   *[other] { NUMBER($better) } font mieux
}.
fact-first = { $others ->
    [1] Si l'autre joueur pose sa meilleure combinaison, tu as la première place
   *[other] Si les { $others } autres posent leur meilleure combinaison, tu as la première place
} { $percent ->
    [0] moins d'une fois sur 100
    [100] presque à coup sûr
   *[other] environ { $percent } fois sur 100
}.
fact-alone = Personne d'autre ne joue cette étape : la première place est à toi.
fact-stake = Dans cette étape, le premier { $first ->
    [1] paie { $first-euros } €
    [2] prend { $first-euros } € sur le tapis
    [3] ramasse tout le tapis ({ $mat } € pour l'instant)
    [4] pioche deux cartes
    [5] sort du tour
   *[other] n'a ni gain ni perte
} ; le dernier { $last ->
    [1] paie { $last-euros } €
    [2] prend { $last-euros } € sur le tapis
    [3] ramasse tout le tapis
    [4] pioche deux cartes
    [5] sort du tour
   *[other] n'a ni gain ni perte
}.
fact-spare = Tu pourrais poser { $kind ->
    [0] une carte isolée
    [1] une paire
    [2] une tierce
    [3] une couleur
    [4] un brelan
   *[other] une tierce flush
} et faire mieux dès maintenant, mais cela te coûterait environ { NUMBER($euros) } € d'ici la fin du tour.
fact-later = Il te restera { $cards } cartes pour { $stages ->
    [1] une étape
   *[other] { $stages } étapes
} ; à l'étape { $stage }, le premier { $first ->
    [1] paie { $euros } €
    [2] prend { $euros } € sur le tapis
    [3] ramasse tout le tapis
    [4] pioche deux cartes
    [5] sort du tour
   *[other] n'a ni gain ni perte
}.
fact-last-stage = C'est la dernière étape du tour : il n'y a plus rien à garder.
fact-danger = Tu n'as plus que { $money } € : à la dernière place il faudrait en payer { $euros }, et ce serait la faillite.
# In short, for whoever wants one line.
fact-beaten-short = Ça fait { $kind ->
    [0] une carte isolée
    [1] une paire
    [2] une tierce
    [3] une couleur
    [4] un brelan
   *[other] une tierce flush
}.
fact-spare-short = Tu as plus fort : garde-le pour la suite !
fact-danger-short = Attention ! Le dernier paie { $euros } €. Tu as { $money } €.
