odds-hand = Avec les dés communs, tu as { $hand }.
odds-count = Sur les 216 lancers possibles sous un autre gobelet, { $better ->
    [0] aucun ne te bat
    [one] { $better } te bat
   *[other] { $better } te battent
} et { $equal ->
    [0] aucun ne fait égalité
    [one] { $equal } fait égalité
   *[other] { $equal } font égalité
}.
odds-chances = { $opponents ->
    [1] Contre un adversaire
   *[other] Contre { $opponents } adversaires
} : tu gagnes { NUMBER($win) } %, tu partages { NUMBER($tie) } %, tu perds { NUMBER($lose) } %.
odds-share = En moyenne, { NUMBER($share) } % du pot te revient si personne ne se couche.
