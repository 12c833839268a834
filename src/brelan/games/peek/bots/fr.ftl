fact-cup = { $opponents ->
    [1] Contre un autre gobelet, tes dés prennent en moyenne { NUMBER($share) } % du pot ; une part égale serait { $fair } %.
   *[other] Contre { $opponents } autres gobelets, tes dés prennent en moyenne { NUMBER($share) } % du pot ; une part égale serait { $fair } %.
}
fact-entered = { $entered ->
    [0] Personne n'est encore entré : si tu entres, tu parleras en premier, et le premier mise ou se couche.
    [one] Un joueur est déjà entré : il parlera avant toi.
   *[other] { $entered } joueurs sont déjà entrés : ils parleront avant toi.
}
fact-pass = Passer ne coûte rien, entrer coûte 1 point.
fact-beaten = Sur les 216 lancers possibles sous un autre gobelet, { $better ->
    [0] aucun ne te bat
    [one] { $better } te bat
   *[other] { $better } te battent
} et { $equal ->
    [0] aucun ne fait égalité
    [one] { $equal } fait égalité
   *[other] { $equal } font égalité
}.
fact-chance = Face à { $opponents } gobelets quelconques, ta main est la meilleure, sans égalité, { NUMBER($win) } fois sur 100.
fact-price = Suivre coûte { $price } pour en gagner { $pot } : il faut gagner au moins { $needed } fois sur 100.
fact-bluff = Mettre { $stake } pour en gagner { $pot } : si tous se couchent plus de { $needed } fois sur 100, la mise se paie toute seule.
fact-secret = Des dés que personne n'a vus n'apprennent rien à personne.
# In short, for whoever wants one line.
fact-entered-short = { $entered ->
    [0] Personne n'est encore entré.
    [one] Un joueur est entré.
   *[other] { $entered } joueurs sont entrés.
}
fact-beaten-short = { $better ->
    [0] Personne ne peut te battre !
   *[other] { $tenths ->
        [0] Presque personne ne te bat !
        [1] Sur 10 gobelets, un seul te bat.
        [10] Presque tous les gobelets te battent.
       *[other] Sur 10 gobelets, { $tenths } te battent.
    }
}
