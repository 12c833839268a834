
odds-peek-hand = Avec les dés communs, tu as { $hand }.
odds-peek-count = Sur 216 lancers possibles sous un autre gobelet, { $better ->
    [0] aucun ne te bat
    [one] { $better } te bat
   *[other] { $better } te battent
} et { $equal ->
    [one] { $equal } fait égalité
   *[other] { $equal } font égalité
}.
odds-peek-chances = { $opponents ->
    [one] Contre un adversaire
   *[other] Contre { $opponents } adversaires
} : tu gagnes { NUMBER($win) } %, tu partages { NUMBER($tie) } %, tu perds { NUMBER($lose) } %.
odds-peek-share = En moyenne, { NUMBER($share) } % du pot te revient si personne ne se couche.
