result = Fin de la partie : { $scores }.
standing = La partie n'est pas finie : { $scores }.

# Cards, in short.
short-K = R
short-Q = D
short-J = V
short-joker = Joker
symbol-pig = cochon
symbol-heart = cœur
symbol-clover = trèfle
symbol-star = étoile
symbol-horseshoe = fer à cheval
symbol-ladybird = coccinelle
symbol-moon = lune

# At the terminal.
welcome = — { $title } — Ctrl-C pour quitter ; la partie est gardée.
your-name = Camille
which-language = « { $said } » : réponds fr ou en.
which-name = Ton prénom ? [{ $usual }] { "" }
scores = ({ $scores })
winners = { $n ->
    [one] { $names } gagne la partie.
   *[other] { $names } partagent la victoire.
}
left = La partie est gardée. Pour la reprendre : brelan play { $game } --resume
goodbye = À bientôt.
resume-question = Une partie t'attend. La reprendre ? (oui / non) { "" }
change-options = Changer les options ? (oui / non) { "" }
how-many = Combien de joueurs, toi compris ({ $least } à { $most }) ? [{ $usual }] { "" }
choose = { $title } [{ $usual }] : { "" }
yes = oui
no = non
yes-words = oui o
no-words = non n
none-words = aucune rien
yes-or-no = « { $said } » : réponds oui ou non.
not-a-number = « { $said } » : il faut un nombre de { $least } à { $most }.
not-understood = « { $said } » ne convient pas ; il faut { $expected }.
expected-some = de { $least } à { $most } numéros de cartes, séparés par des espaces, ou rien
expected-exactly = { $most } numéros de cartes, séparés par des espaces
expected-amount = un nombre de { $least } à { $most }
