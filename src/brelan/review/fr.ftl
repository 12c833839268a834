# Ce que dit la revue d'une partie.
review-end = { $result ->
    [won] Tu as gagné cette partie à { $players }, en { $deals } { $deals ->
        [one] donne
       *[other] donnes
    }.
    [shared] Tu partages la victoire de cette partie à { $players }, après { $deals } { $deals ->
        [one] donne
       *[other] donnes
    }.
   *[lost] Tu n’as pas gagné cette partie à { $players }, en { $deals } { $deals ->
        [one] donne
       *[other] donnes
    }.
}
review-columns = La chance t’a donné { $luck }, tes décisions ont coûté { $skill }, les autres ont fait { $others } : en tout { $whole }.
review-turn = Le tournant, { $deal } : ton espoir passe de { $before } à { $after }, { $cause ->
    [luck] par les cartes
    [skill] par ta décision
   *[others] par ce que les autres avaient et ont fait
}.
review-no-turn = Rien n’a fait basculer la partie : ton espoir n’a jamais bougé de plus de { $most }.
review-mistake = Ce qui t’a coûté le plus, { $deal } : « { $given } » au lieu de « { $best } », { $lost }.
review-no-mistake = Aucune de tes { $decisions } décisions n’a rien coûté.
review-cleared = Sans la chance des cartes, la partie valait { $cleared } pour toi (à { $error } près), contre { $start } au départ.
review-deal = donne { $deal }
moment-best_decision = { $deal } : « { $given } », la bonne réponse ; la suivante aurait coûté { $hope }.
moment-dearest_mistake = { $deal } : « { $given } » au lieu de « { $best } », { $hope } d’espoir perdu.
moment-luckiest_card = { $deal } : ce qui est venu t’a donné { $hope }.
review-title = { $name } · { $game }
review-opened = Partie ouverte : l’espoir part des vraies cartes.
review-luck = chance
review-skill = décisions
review-others = les autres
review-start = au départ
review-result = résultat
review-cleared-short = sans la chance
review-curve = Espoir de gagner
review-best_decision = meilleure décision
review-dearest_mistake = erreur la plus chère
review-luckiest_card = plus belle carte
review-decision = { $number } { $deal } : { $given }. { $grade }, { $lost } ({ $unit }) ; mieux : { $best }.
review-quality = { $decisions } décisions avec un choix, dont { $good } bien jouées ; { $unit } perdus en tout.
review-not-over = La partie n’est pas finie
