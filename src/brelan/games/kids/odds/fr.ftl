odds-common = Carte commune : { $card }. { $opponents ->
    [1] Contre un adversaire qui pose sa meilleure combinaison :
   *[other] Contre { $opponents } adversaires qui posent chacun leur meilleure combinaison :
}
odds-pair = { $cards } → { $hand } : 1re place { NUMBER($first) } %, dernière { NUMBER($last) } %
odds-exact = Compté exactement, sur { NUMBER($deals) } donnes.
odds-drawn = Estimé sur { NUMBER($deals) } donnes tirées au sort, à { NUMBER($error) } % près.
odds-bar-place = { $place ->
    [1] 1re place
   *[other] { $place }e place
}
