fact-seen = { $kept ->
    [0] Tous les dés que tu avais vus ont été relancés : il y a cela ou mieux { $chance } fois sur 100, à vue de nez.
    [1] Un seul des dés que tu avais vus est sûrement encore là : il y a cela ou mieux { $chance } fois sur 100, à vue de nez.
   *[other] { $kept } des dés que tu avais vus sont sûrement encore là : il y a cela ou mieux { $chance } fois sur 100, à vue de nez.
}
fact-unseen = Tu n'as rien vu sous ce gobelet : des dés quelconques font cela ou mieux { $chance } fois sur 100.
fact-higher = En relançant les bons dés, tu montes plus haut que l'annonce { $chance } fois sur 100.
fact-truth = La vérité suffit : ce que tu as est plus haut que la dernière annonce.
fact-lie = La vérité ne suffit pas : il faut mentir, et le suivant peut soulever.
