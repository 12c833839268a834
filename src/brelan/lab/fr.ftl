# La page d'une expérience.
balance-title = { $game } : ce qu'on a trouvé
balance-plan = { $players } à table ({ $who }), { $games } parties par question, graine { $seed }, les mêmes donnes pour chaque variante.
balance-intervals = Chaque chiffre a son intervalle. Il y en a { $figures } ; chacun est assez large pour que tous tiennent ensemble dans 95 expériences sur 100 (Bonferroni : ± { $errors } erreurs types au lieu de 1,96).
balance-out = Ce qui saute aux yeux
balance-nothing = Rien : aucun chiffre ne s'écarte à coup sûr de ce qu'il devrait être, aucun n'a bougé à coup sûr. Avec plus de parties, les intervalles se resserrent.
balance-above = { $what } : { $figure }, au-dessus de { $bar }
balance-below = { $what } : { $figure }, en dessous de { $bar }
balance-free = { $what } : { $figure }, sans écart mesurable avec { $bar }
balance-points = { $n } points
balance-rose = { $what } a augmenté de { $figure }
balance-fell = { $what } a baissé de { $figure }
balance-more = et { $n } de plus, dans les tableaux ci-dessous
balance-change = changement
balance-figure = chiffre
balance-should = à comparer à
balance-sources = Les façons de juger un jeu
balance-written = Écrit par brelan balance. Lignes : { $path }

question-seats = Qui gagne : selon la place et selon le départ
question-seats-how = La part des victoires de chaque place, puis de celui qu'on interroge en premier, du suivant, et ainsi de suite. Entre joueurs égaux, chacun devrait avoir { $fair }.
question-length = Combien de temps ça dure
question-length-how = Les donnes et les réponses d'une partie ; et les parties que plusieurs gagnent ensemble.
question-course = Le suspense
question-course-how = La chance de gagner au début de chaque donne est tirée de ces parties mêmes. Celui qui a la meilleure mène. (Browne 2008 : lead change, drama.)
question-skill = L'adresse et la chance
question-skill-how = Un joueur « { $better } » parmi des « { $worse } », à toutes les places de chaque donne. L'adresse est ce que le meilleur gagne au-delà de sa part, sur tout ce qui pouvait se gagner au-delà : à 0 % ce serait une loterie, à 100 % le meilleur gagnerait toujours. Le reste est de la chance. (Voir Duersch, Lambrecht et Oechssler 2020.)
question-restraint = Jouer en se privant
question-restraint-how = Ce que gagne, en points de victoires au-delà de sa part, un joueur qui se prive de quelque chose parmi d'autres qui ne s'en privent pas. Sous 0, cela lui manque ; à 0, peu importe ; au-dessus de 0, on se porte mieux sans. (Jaffe et al. 2012.)
question-decisions = Les décisions sans importance
question-decisions-how = Ce que gagne au-delà de sa part un joueur qui répond n'importe quoi de permis à une sorte de question. Là où répondre au hasard ne coûte rien, autant ne pas poser la question.
question-cards = L'apport des cartes
question-cards-how = Apport : de combien change en moyenne, dans une donne, la chance de gagner de qui a la carte quand elle commence, en points. Remous : quelle part de la victoire change de mains dans une donne qui commence avec cette carte sur la table, à côté de la moyenne de toutes. Valeur : ce que gagne de plus qui la reçoit, par rapport à la même donne jouée comme si rien n'y était écrit.

measure-seat = place { $of }
measure-start = { $of ->
    [1] interrogé en premier
   *[other] interrogé en n° { $of }
}
measure-player = { $of }
measure-deals = donnes ou manches dans une partie
measure-decisions = décisions dans une partie
measure-shared = parties gagnées à plusieurs
measure-changes = changements de meneur dans une partie
measure-decided = part de la partie jouée quand la tête change pour la dernière fois
measure-behind = part des donnes où le futur vainqueur ne mène pas
measure-lowest = plus basse chance du futur vainqueur
measure-comeback = vainqueurs passés sous la moitié d'une chance égale
measure-better = gagné par le meilleur joueur ({ $of })
measure-skill = adresse
measure-luck = chance
measure-restraint = { $of }
measure-guess = au hasard : « { $of } »
measure-often = part de toutes les décisions : « { $of } »
measure-lift = apport : { $of }
measure-swing = remous : { $of }
measure-worth = valeur : { $of }
