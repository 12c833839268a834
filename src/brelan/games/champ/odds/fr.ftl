odds-hand = Avec le plateau, tu as { $hand }.
odds-chances = { $opponents ->
    [1] Contre un adversaire
   *[other] Contre { $opponents } adversaires
} : tu gagnes { NUMBER($win) } %, tu partages { NUMBER($tie) } %, tu perds { NUMBER($lose) } %.
odds-share = En moyenne, { NUMBER($share) } % du pot te revient si personne n'abandonne.
odds-exact = Compté exactement, sur { NUMBER($deals) } donnes que les dos permettent.
odds-drawn = { $cards } : estimé sur { NUMBER($boards) } plateaux tirés au sort, à { NUMBER($error) } % près.
