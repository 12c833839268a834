# What a coach says about a choice of two cards.
fact-beaten = Ça fait { $kind ->
    [0] une carte isolée
    [1] une paire
    [2] une tierce
    [3] une couleur
    [4] un brelan
   *[other] une tierce flush
}. { $better ->
    [0] Aucune main ne bat la tienne !
    [1] Sur { NUMBER($pairs) } autres mains, une seule bat la tienne.
   *[other] Sur { NUMBER($pairs) } autres mains, { NUMBER($better) } battent la tienne.
}
fact-first = { $tenths ->
    [0] Tu as très peu de chances d'avoir la première place.
    [10] Tu es presque sûr d'avoir la première place.
    [1] Tu as au moins 1 chance sur 10 d'avoir la première place.
   *[other] Tu as au moins { $tenths } chances sur 10 d'avoir la première place.
}
fact-alone = Tu joues cette étape sans les autres : la première place est à toi !
fact-stake = Dans cette étape, le premier { $first ->
    [1] paie { $first-euros } €
    [2] prend { $first-euros } € sur le tapis
    [3] ramasse tout le tapis ({ $mat } €)
    [4] pioche deux cartes
    [5] sort du tour
   *[other] ne gagne rien
}. Le dernier { $last ->
    [1] paie { $last-euros } €
    [2] prend { $last-euros } € sur le tapis
    [3] ramasse tout le tapis
    [4] pioche deux cartes
    [5] sort du tour
   *[other] ne perd rien
}.
fact-spare = Tu as plus fort : { $kind ->
    [0] une carte isolée
    [1] une paire
    [2] une tierce
    [3] une couleur
    [4] un brelan
   *[other] une tierce flush
}. Mais garde ces cartes ! Plus tard, elles valent environ { NUMBER($euros) } € de plus.
fact-later = Après, il te reste { $cards } cartes pour { $stages ->
    [1] une étape
   *[other] { $stages } étapes
}. À l'étape { $stage }, le premier { $first ->
    [1] paie { $euros } €
    [2] prend { $euros } € sur le tapis
    [3] ramasse tout le tapis
    [4] pioche deux cartes
    [5] sort du tour
   *[other] ne gagne rien
}.
fact-last-stage = C'est la dernière étape du tour : plus rien à garder !
fact-danger = Tu as { $money } €. Le dernier paie { $euros } €. Attention à la faillite !
# In short, for whoever wants one line.
fact-beaten-short = Ça fait { $kind ->
    [0] une carte isolée
    [1] une paire
    [2] une tierce
    [3] une couleur
    [4] un brelan
   *[other] une tierce flush
}.
fact-spare-short = Tu as plus fort : garde-le pour la suite !
fact-danger-short = Attention ! Le dernier paie { $euros } €. Tu as { $money } €.
