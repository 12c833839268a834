result = Fin de la partie : { $scores }.
standing = La partie n'est pas finie : { $scores }.

# At every showdown.
told-beats = { $known ->
    [yes] { $equal ->
        [0] { $who } bat { $over } : { $name }.
       *[1] { $who } et { $over } : { $name }.
    }
   *[no] { "" }
}

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
welcome = — { $title } — « ? » pour un conseil, Ctrl-C pour quitter ; la partie est gardée.
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

# The proof of an opened game.
verified = Prouvé : { $file }. Chaque carte, chaque dé et chaque tirage au sort suit des secrets promis et du hasard ajouté ci-dessous.
verified-game = { $title }, table { $table }, partie { $game }, { $entries ->
    [one] une ligne
   *[other] { $entries } lignes
} : { $names }.
verified-bot = { $name } (robot)
verified-deal = Donne { $number }
verified-commitment = promesse : { $hash }
verified-secret = secret :   { $hash }
verified-luck = hasard ajouté par { $names }
verified-no-luck = personne n'a ajouté de hasard : la promesse de l'hôte est la seule garantie
verified-came = sorti : { $cards }
verified-last = Dernière empreinte : { $hash }
verified-entry = L'empreinte notée est celle de l'entrée { $number } (ligne { $line }) : jusque-là, c'est bien cette partie qui a été notée.
verified-before = L'empreinte notée est celle d'avant la partie : elle ne dit rien de ce qui a suivi.
verified-promise = L'empreinte notée est la promesse de la donne { $number } : son secret est bien celui qui était promis.
verified-short = Seuls { $characters } caractères sur 64 ont été comparés ; contre un tricheur décidé, il en faut au moins 32.
verified-without = Aucune empreinte notée n'a été donnée (--hash) : le fichier ne se contredit pas, mais c'est tout. Compare la dernière empreinte avec celle que tu as gardée.

# The room.
room-open = Le salon est ouvert : { $address }
room-network = Sur le réseau de la maison : { $address }
room-close = Ctrl-C pour fermer ; les parties sont gardées.
check-where = Écoute sur { $host }, port { $port } ; les tables sont gardées dans { $file }.
check-alone = Seule cette machine peut entrer, sous les noms : { $names }.
check-network = Tout appareil qui atteint cette machine par le réseau peut ouvrir la page, créer une table et s'asseoir sur une chaise libre, sous les noms : { $names }. Sans un lien ou un siège à lui, il ne voit aucune carte cachée. La liaison n'est pas chiffrée (http).
check-open = Qui entre peut lire : la page, les règles, le hall d'une table dont il connaît le code (noms et options), l'état du serveur (/healthz, /metrics : des chiffres, aucun nom) et la description de l'API. Les cartes cachées ne vont qu'à l'appareil assis là, par son cookie, et à personne d'autre.
check-limits = Pour chaque adresse : { $requests } requêtes par minute, { $connections } liaisons, { $tables } nouvelles tables par heure ; aucun message de plus de { $bytes } octets.
check-trust = Ces relais sont crus quand ils nomment une adresse, et ne sont pas comptés : { $addresses }.
check-readable = Attention : d'autres sur cette machine peuvent lire { $file }, qui contient les secrets des parties (chmod 600).
wrong-port = --port { $given } : il faut un nombre de 0 à 65535
wrong-pace = --pace { $given } : il faut des secondes de 0 à 60, par exemple 1.2
wrong-data = { $directory } : les tables ne peuvent pas y être gardées ({ $why }) ; choisissez un autre répertoire avec --data
port-in-use = le port { $port } est déjà pris sur { $host } ; Brelan est-il déjà ouvert ? Choisissez-en un autre avec --port
wrong-door = { $host } port { $port } ne peut pas être ouvert ({ $why }) ; choisissez-en un autre avec --host ou --port

# Copies of the room.
exported = { $file } contient { $tables ->
    [0] encore aucune table
    [one] une table
   *[other] { $tables } tables
}.
exported-table = { $file } contient la table { $table }, { $entries ->
    [one] une entrée
   *[other] { $entries } entrées
}.
exported-damaged = Celles-ci sont illisibles et ont été copiées telles quelles : { $tables }.
exported-secret = À garder pour toi : il contient les cartes cachées et les secrets de toutes les parties.
imported = { $n ->
    [one] La table { $tables } est de retour.
   *[other] { $n } tables sont de retour : { $tables }.
}

league-pairs = Parties gagnées (%) par un seul joueur de la ligne parmi des joueurs de la colonne, à { $players } ; { NUMBER($deals) } donnes, chacune à toutes les places ; intervalles à 95 % ; robots { $version }.
league-ratings = Force (logarithme des chances, moyenne 0) :
