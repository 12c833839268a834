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
