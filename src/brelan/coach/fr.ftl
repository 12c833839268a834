# Ce que dit l'entraîneur.
coach-best = Le mieux : { $answer }.
coach-equal = On peut alterner : { $answers }.
coach-amount = { $n }
coach-cards = { $n ->
    [0] garder toutes les cartes
    [1] la carte n° { $cards }
   *[other] les cartes n° { $cards }
}
coach-named-cards = { $n ->
    [0] garder toutes les cartes
   *[other] { $cards }
}
coach-place = le n° { $n }
unit-chips = { $n ->
    [0] jeton
    [one] jeton
   *[other] jetons
}
unit-points = { $n ->
    [0] point
    [one] point
   *[other] points
}
unit-euros = €
unit-games = % de parties gagnées
grade-free-choice = Bien joué
grade-nuance = Nuance
grade-imprecision = Imprécision
grade-error = Erreur
grade-blunder = Gaffe
graded = Décision { $number } : { $answer }. { $grade }, { NUMBER($lost, minimumFractionDigits: 2, maximumFractionDigits: 2) } { $unit } de moins que le mieux ({ $best }).
graded-free = Décision { $number } : { $answer }. { $grade }.
nothing-to-grade = Aucune décision à noter : ce siège n'a jamais eu le choix.
graded-sum = { $decisions ->
    [1] Une décision
   *[other] { NUMBER($decisions) } décisions
} avec un choix ; perdu en tout : { NUMBER($lost, minimumFractionDigits: 2, maximumFractionDigits: 2) } { $unit }.
