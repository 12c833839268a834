pitch = Trois dés sous ton gobelet, trois pour tous, et du culot.
where-we-are = { $rounds ->
    [0] manche { $n }
   *[other] manche { $n } sur { $rounds }
}
has-folded = se couche
has-passed = a passé
ruined = plus de points
peek = Ton gobelet : appuie et garde appuyé pour regarder
hold-to-look = Appuie et garde appuyé pour voir tes dés.
closed-cup = gobelet fermé
who-leads = Qui sera le meneur ?
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
do-enter = Entrer pour 1 point
do-fold = Me coucher
do-open-stake = Miser
do-open-points = Miser { $amount }
do-follow = Suivre pour { $points }
do-bet-raise = Relancer
do-bet-by = Relancer de { $amount }, payer { $total }
do-keep = Garder
do-show = Montrer

# The podium.
score = { $n ->
    [0] aucun point
    [one] 1 point
   *[other] { $n } points
}
decides = Le plus de points gagne.

mark-leader = meneur
mark-leader-means = Lance les dés communs. Le joueur à sa gauche commence.

# Kinds of decisions, on a person's page.
kind-enter = entrer ou passer
kind-open = miser ou se coucher
kind-open-points = combien miser
kind-bet = suivre ou relancer
kind-bet-by = de combien relancer
kind-show = montrer ou garder
