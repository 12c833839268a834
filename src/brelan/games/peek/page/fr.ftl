pitch = Trois dés sous ton gobelet, trois pour tous, et du culot.
where-we-are = { $rounds ->
    [0] manche { $n }
   *[other] manche { $n } sur { $rounds }
}
has-folded = se couche
has-passed = a passé
ruined = plus de points
peek = Ton gobelet : appuie et garde appuyé pour regarder
watching = Tu regardes la suite.
hold-to-look = Appuie et garde appuyé pour voir tes dés.
closed-cup = gobelet fermé
who-leads = Qui aura le drapeau ?
told-leader = { $who } a le drapeau et lance les dés communs.
    .you = Tu as le drapeau et lances les dés communs.
common-dice = Dés communs
ask-enter = { $alone ->
    [1] Personne d'autre n'entre. Entre, et tu reprends ton point{ $pot ->
        [0] .
       *[other] {" "}et le pot de { $pot }.
    }
   *[other] Entrer coûte 1 point.
}
ask-open = Le pot est de { $pot }. À toi de miser, ou de te coucher.
ask-open-points = Combien mises-tu ?
ask-bet = { $points } pour suivre. Le pot est de { $pot }.
ask-bet-by = De combien relances-tu ?
ask-show = Montrer tes dés ?
do-pass = Passer
do-enter = { $left ->
    [0] Tapis ! Entrer pour 1 point
   *[other] Entrer pour 1 point
}
do-fold = Me coucher
do-open-stake = Miser
do-open-points = { $rest ->
    [0] Tapis ! Tout miser : { $amount }
   *[other] Miser { $amount }
}
do-follow = { $left ->
    [0] Tapis ! Suivre pour { $points }
   *[other] Suivre pour { $points }
}
do-bet-raise = Relancer
do-bet-by = { $rest ->
    [0] Tapis ! Tout miser : { $total }
   *[other] Relancer de { $amount }, payer { $total }
}
do-keep = Garder
do-show = Montrer

# The podium.
score = { $n ->
    [0] aucun point
    [one] 1 point
   *[other] { $n } points
}
decides = Qui a le plus de points gagne.

mark-leader = meneur
mark-leader-means = Lance les dés communs. Le joueur à sa gauche commence.

# Kinds of decisions, on a person's page.
kind-enter = entrer ou passer
kind-open = miser ou se coucher
kind-open-points = combien miser
kind-bet = suivre ou relancer
kind-bet-by = de combien relancer
kind-show = montrer ou garder
