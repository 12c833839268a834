# Sentences of version 1 of the rules, for stories that were told by them (docs/upgrading.md).
told-inverted = Ce tour-ci, à combinaison égale, la couleur passe avant la valeur.
told-passed = { $gagged ->
    [0] { $who } passe.
   *[other] Le bâillon oblige { $who } à passer.
}
told-paid = { $short ->
    [0] { $who } paie { $chips }.
   *[other] « Tapis ! » { $who } { $chips ->
        [0] n'a plus de quoi payer et reste en course
        [one] paie son dernier jeton et reste en course
       *[other] paie ses { $chips } derniers jetons et reste en course
    }.
}
told-won = { $who } gagne le tour{ $chips ->
    [0] .
    [one] {" "}et un jeton.
   *[other] {" "}et { $chips } jetons.
}
told-boxed = { $who } rend sa propre Mise « { $cards } » à la boîte.
