# Ce que dit la revue d'une partie.
review-end = { $result ->
    [won] Tu as gagné cette partie à { $players }, en { $deals }.
    [shared] Tu partages la victoire de cette partie à { $players }, après { $deals }.
   *[lost] Tu n’as pas gagné cette partie à { $players }, en { $deals }.
}
in-hundred = { $n ->
    [0] moins d’une chance
    [1] une chance
   *[other] { $n } chances
} sur 100
lost-so-much = { $lost ->
    [price] { $price } en moins
    [both] { $price } et { in-hundred } en moins
   *[hope] { in-hundred } en moins
}
review-columns = Sur 100 chances de gagner, la chance { $lucky ->
    [gave] t’en a donné { $luck }
    [took] t’en a pris { $luck }
   *[none] ne t’a rien donné ni pris
}, tes décisions { $cost ->
    [yes] t’en ont coûté { $skill }
   *[no] n’ont rien coûté
}, les autres { $gave ->
    [gave] t’en ont donné { $others }
    [took] t’en ont pris { $others }
   *[none] ne t’ont rien donné ni pris
} : en tout { $whole }.
review-turn = Le tournant, { $deal } : tu passes de { $before } à { $after } chances de gagner sur 100 ; c’est { $cause ->
    [luck] la chance
    [skill] ta décision
   *[others] ce que les autres avaient et ont fait
}.
review-no-turn = Rien n’a fait basculer la partie : ton espoir n’a jamais bougé de plus de { in-hundred }.
review-mistake = Ce qui t’a coûté le plus, { $deal } : « { $given } » au lieu de « { $best } », { lost-so-much }.
review-no-mistake = { $decisions ->
    [0] Aucune de tes décisions n’était à juger.
    [1] Ta seule décision n’a rien coûté.
   *[other] Aucune de tes { $decisions } décisions n’a rien coûté.
}
review-cleared = Sans la chance, la partie valait pour toi { $cleared } chances sur 100 (à { $error } près), contre { $start } au départ.
review-deal = donne { $deal }
review-deals = { $deals ->
    [0] zéro donne
    [one] une donne
   *[other] { $deals } donnes
}
moment-best_decision = { $deal } : « { $given } », la bonne réponse ; toute autre aurait coûté au moins { in-hundred }.
moment-dearest_mistake = { $deal } : « { $given } » au lieu de « { $best } », { lost-so-much }.
moment-luckiest_card = { $deal } : { $seen ->
    [yes] { $cards }, { in-hundred } de plus
   *[no] ce qui est venu t’a donné { in-hundred }
}.
review-title = { $name } · { $game }
review-opened = Partie ouverte : l’espoir part des vraies cartes.
review-luck = chance
review-skill = décisions
review-others = les autres
review-best_decision = meilleure décision
review-dearest_mistake = erreur la plus chère
review-luckiest_card = plus belle carte
review-decision = n° { $number }, { $deal } : { $given }. { $grade }, { $lost } ({ $unit }) ; mieux : { $best }.
review-quality = { $decisions } décisions avec un choix, { $good } bien jouées ; { $lost } de perdu en tout.
review-preparing = Je me prépare à jouer la suite de cette partie en imagination…
