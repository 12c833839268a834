where-we-are = donne { $n }
has-staked = { $n } misés
ask-open = Tu es la blinde : combien mises-tu ?
ask-follow = Suivre coûte { $chips }.
ask-exchange = Touche les cartes à changer.
ask-open-again = Deuxième tour : combien mises-tu ?
ask-bet = Suivre coûte { $chips }. Le pot est de { $pot }.
ask-raise = De combien enchéris-tu ?
ask-show = Montrer tes cartes ?
do-open = Miser { $amount }
do-open-again = Miser { $amount }
do-raise = Enchérir de { $amount }
do-exchange = { $n ->
    [0] Garder mes cartes
    [one] Changer 1 carte
   *[other] Changer { $n } cartes
}
do-pass = Passer
do-follow = Suivre { $chips }
do-bet-raise = Enchérir
do-keep = Garder
do-show = Montrer

lesson-begin = Cinq cartes fermées pour chacun : toi seul vois les tiennes. Le joueur après le donneur, la blinde, doit miser ; elle choisit combien.
lesson-follow = Pour rester dans la donne, mets autant que lui. Ta main est bonne : suis.
lesson-exchange = Tu peux changer jusqu'à trois cartes, une seule fois. Touche celle qui ne sert à rien : les autres tiennent ensemble.
lesson-bet = Dernier tour de mises : passer, suivre ou enchérir. Avec une belle main, enchéris.
lesson-end = Tout le monde a montré : la plus forte combinaison prend le pot. Le nom de ta main est écrit sous tes cartes.
