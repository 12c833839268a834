title = Poker menteur
pitch = Cinq dés sous un gobelet, et ce que tu en dis : qui osera le soulever ?
stands = { $who } { $left ->
    [0] aucune vie
    [one] 1 vie
   *[other] { $left } vies
}
middle = { $rung ->
    [-1] Rien n'est annoncé.
   *[other] Annonce : { $name }.
}

told-begins = Le sort désigne { $who }, qui prend le gobelet.
    .you = Le sort te désigne : tu prends le gobelet.
told-round = — Manche { $number } : { $who } secoue les cinq dés. —
    .you = — Manche { $number } : tu secoues les cinq dés. —
told-shook = { $known ->
    [yes] { $who } regarde sous le gobelet : { $cards }, { $name }.
   *[no] { "" }
}
    .you = Tu regardes sous le gobelet : { $cards }, { $name }.
told-announced = { $who } annonce : { $name }.
    .you = Tu annonces : { $name }.
told-believed = { $who } y croit et prend le gobelet.
    .you = Tu y crois et prends le gobelet.
told-looked = { $known ->
    [yes] { $who } trouve sous le gobelet : { $cards }, { $name }.
   *[no] { "" }
}
    .you = Tu trouves sous le gobelet : { $cards }, { $name }.
told-threw = { $dice ->
    [0] { $who } garde les cinq dés.
    [1] { $who } relance un dé, sans dire lequel.
    [5] { $who } relance les cinq dés.
   *[other] { $who } relance { $dice } dés, sans dire lesquels.
}
    .you = { $dice ->
        [0] Tu gardes les cinq dés.
        [1] Tu relances un dé, sans dire lequel.
        [5] Tu relances les cinq dés.
       *[other] Tu relances { $dice } dés, sans dire lesquels.
    }
told-saw = { $known ->
    [yes] { $who } a maintenant { $cards }, { $name }.
   *[no] { "" }
}
    .you = Tu as maintenant { $cards }, { $name }.
told-lifted = { $who } soulève le gobelet : { $cards }, { $name }.
    .you = Tu soulèves le gobelet : { $cards }, { $name }.
told-was-true = { $who } avait annoncé { $name } : c'était vrai.
    .you = Tu avais annoncé { $name } : c'était vrai.
told-was-false = { $who } avait annoncé { $name } : c'était faux.
    .you = Tu avais annoncé { $name } : c'était faux.
told-lost = { $who } perd une vie{ $left ->
    [0] , la dernière.
    [1] , il n'en reste qu'une.
   *[other] , il en reste { $left }.
}
    .you = Tu perds une vie{ $left ->
        [0] , la dernière.
        [1] , il t'en reste une.
       *[other] , il t'en reste { $left }.
    }
told-out = { $who } quitte la partie.
    .you = Tu quittes la partie.

ask-announce = { $rung ->
    [-1] Qu'annonces-tu, vrai ou faux ?
   *[other] Qu'annonces-tu ? Vrai ou faux, mais plus haut que { $name }.
}
ask-answer = On t'annonce : { $name }. Y crois-tu, ou soulèves-tu le gobelet ?
ask-throw = Quels dés relances-tu ? Les autres verront combien, pas lesquels.

option-lift = soulever
option-believe = croire

number-left = { $n ->
    [0] vie
    [one] vie
   *[other] vies
}
mark-holder = gobelet
do-announce = Annoncer { $name }
do-throw = { $n ->
    [0] Ne rien relancer
    [1] Relancer 1 dé
   *[other] Relancer { $n } dés
}
score = { $n ->
    [0] aucune vie
    [one] 1 vie
   *[other] { $n } vies
}
decides = Qui a encore des vies gagne.
weighed-lives = Ce qu'il a pesé : vies gagnées ou perdues en moyenne

choice-lives = Nombre de vies

pile-cup = Sous le gobelet :
remembered = Tu avais vu { $cards } ; dés relancés depuis : { $thrown }.
