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
    .you = { $equal ->
        [0] Tu bats { $over } : { $name }.
       *[1] { $over } et toi : { $name }.
    }
    .to-you = { $equal ->
        [0] { $who } te bat : { $name }.
       *[1] { $who } et toi : { $name }.
    }

# Parts of a whole, with their 95% interval.
percent = { NUMBER($part) } %
percent-between = { NUMBER($part) } % [{ NUMBER($low) } ; { NUMBER($high) }]

# Several players.
listed = { $some } et { $last }

# When a new version of the rules takes over.
told-renewed = Brelan a de nouvelles règles pour ce jeu. { $deal ->
    [0] La partie recommence au début.
   *[other] On reprend après la dernière manche terminée ; chacun retrouve ce qu'il avait alors.
}
told-otherwise = (Ici a joué une règle d'avant : { $rule }.)

# Cards, in short.
short-K = R
short-Q = D
short-J = V
short-joker = Joker

# At the terminal.
welcome = — { $title } —
explained = Entrée : la réponse proposée. « ? » : un conseil. « ? { $rule } » : la règle { $rule }, ou tout autre numéro entre crochets. Ctrl-C : quitter ; la partie est gardée.
no-coach = Personne n'a appris ce jeu à l'entraîneur.
coach-thinks = L'entraîneur réfléchit (la première fois, cela peut prendre une minute)…
no-such-rule = « { $said } » : cette règle n'existe pas ; il y a { $ids }.
rule-span = { $first } à { $last }
your-name = Camille
which-language = « { $said } » : réponds fr ou en.
which-name = Ton prénom ? [{ $usual }]
scores = { $scores }. { $middle }
is-out = { $stands } (hors du coup)
you-have = Tu as : { $hand }.
winners = { $n ->
    [1] { $names } gagne la partie.
   *[other] { $names } partagent la victoire.
}
left = La partie est gardée. Pour la reprendre : brelan play { $game } --resume
goodbye = À bientôt.
resume-question = Une partie t'attend. La reprendre ? (oui / non) [{ $usual }]
change-options = Changer les options ? (oui / non) [{ $usual }]
how-many = Combien de joueurs, avec toi ({ $least } à { $most }) ? [{ $usual }]
choose = { $title } ? [{ $usual }]
prompt = [Entrée : { $usual }] >
prompt-without = [à toi de choisir] >
none = aucune
yes = oui
no = non
yes-words = oui o
no-words = non n
none-words = aucune aucun rien
yes-or-no = « { $said } » : réponds oui ou non.
not-a-number = « { $said } » : réponds par un nombre de { $least } à { $most }.
not-understood = « { $said } » ne convient pas :
nothing-said = Ici, pas de réponse par défaut :
expected-some = réponds par { $least } à { $most } numéros différents entre { $first } et { $last }, par exemple « 1 3 », ou « aucune ».
expected-exactly = réponds par { $most ->
    [1] un numéro entre { $first } et { $last }
   *[other] { $most } numéros différents entre { $first } et { $last }, par exemple « 1 3 »
}.
expected-amount = réponds par un nombre de { $least } à { $most }.
expected-one = réponds { $first } ou { $last }.
expected-listed = réponds par un numéro de 1 à { $last } de la liste, ou par ce qui est écrit à côté.
quoted = « { $word } »

# The proof of an opened game.
verified = Prouvé : { $file }. Chaque carte, chaque dé et chaque tirage au sort suit de ce qui était scellé et du hasard ci-dessous.
verified-partly = { $file } : aucune ligne n'a été changée. Chaque donne dit si ses cartes sont prouvées.
verified-game = { $title }, table { $table }, partie { $game }, { $entries ->
    [1] une ligne
   *[other] { $entries } lignes
} : { $names }.
verified-bot = { $name } (robot)
verified-deal = Donne { $number }
verified-commitment = promesse : { $hash }
verified-secret = secret :   { $hash }
verified-root = scellé : { $hash }
verified-seat = Prouvé : { $file }. À la table { $table }, cet appareil a vu ouvrir { $cards } enveloppes : chacune était scellée avant que le hasard de qui que ce soit ne soit connu.
verified-own = { $own } coupes sur { $cuts } avaient le hasard de cet appareil.
verified-both = { $file } raconte la même partie : les mêmes coupes, les mêmes empreintes.
verified-luck = hasard ajouté par { $names }
verified-no-luck = personne n'a ajouté de hasard : la parole de l'hôte est la seule garantie
verified-came = sorti : { $cards }
verified-other-rules = pas prouvée ici : cette donne a été jouée selon une autre version des règles
verified-last = Dernière empreinte : { $hash }
verified-entry = L'empreinte notée est celle de l'entrée { $number } (ligne { $line }) : jusque-là, c'est bien cette partie qui a été notée.
verified-before = L'empreinte notée est celle d'avant la partie : elle ne dit rien de ce qui a suivi.
verified-promise = L'empreinte notée est la promesse de la donne { $number } : son secret est bien celui qui était promis.
verified-short = Seuls { $characters } caractères sur 64 ont été comparés ; contre un tricheur décidé, il en faut au moins 32.
verified-without = Aucune empreinte notée n'a été donnée (--hash) : le fichier ne se contredit pas, mais c'est tout. Compare la dernière empreinte avec celle que tu as gardée.

# The room.
room-open = Le salon est ouvert : { $address }
room-network = Sur le réseau de la maison : { $address }
room-also = Ou encore : { $addresses }
room-close = Ctrl-C pour fermer ; les parties sont gardées.
check-where = Écoute sur { $host }, port { $port } ; les tables sont gardées dans { $file }.
check-alone = Seule cette machine peut entrer, sous les noms : { $names }.
check-network = Tout appareil qui atteint cette machine par le réseau peut ouvrir la page, créer une table et s'asseoir sur une chaise libre, sous les noms : { $names }. Sans un lien ou un siège à lui, il ne voit aucune carte cachée. La liaison n'est pas chiffrée (http).
check-open = Qui entre peut lire : la page, les règles, le hall d'une table dont il connaît le code (noms et options), si le serveur va bien (/healthz, /readyz) et la description de l'API ; ses chiffres (/metrics) sont pour cette machine et celles nommées avec --metrics. Les cartes cachées ne vont qu'à l'appareil assis là, par son cookie, et à personne d'autre.
check-limits = Pour chaque adresse : { $requests } requêtes par minute, { $connections } liaisons, { $tables } nouvelles tables par heure ; aucun message de plus de { $bytes } octets ({ $file } avec un fichier de cartes).
check-trust = Ces relais sont crus quand ils nomment une adresse, et ne sont pas comptés : { $addresses }.
check-sound = { $tables ->
    [0] Aucune table n'est gardée.
    [one] Une table est gardée, et chaque ligne en est intacte.
   *[other] { $tables } tables sont gardées, et chaque ligne en est intacte.
}
check-readable = Attention : d'autres sur cette machine peuvent lire { $file }, qui contient les secrets des parties (chmod 600).
wrong-port = --port { $given } : il faut un nombre de 0 à 65535
wrong-pace = --pace { $given } : il faut des secondes de 0 à 60, par exemple 1.2
wrong-root = --root-path { $given } : il faut un chemin, par exemple /brelan, sans barre à la fin
wrong-data = { $directory } : les tables ne peuvent pas y être gardées ({ $why }) ; choisis un autre répertoire avec --data
no-home = pas de dossier personnel où garder quoi que ce soit ; indique un endroit avec { $option }
wrong-place = { $path } ne peut pas être lu ({ $why }) ; choisis un autre endroit avec { $option }
cache-elsewhere = { $directory } : le code compilé ne peut pas y être gardé ({ $why }) ; cette fois, il est gardé dans { $instead }. Indique un répertoire dans BRELAN_CACHE pour le garder.
cache-nowhere = les experts et l'entraîneur ne peuvent pas se préparer, des habitués jouent à leur place : { $why }
port-in-use = le port { $port } est déjà pris sur { $host } ; Brelan est-il déjà ouvert ? Choisis-en un autre avec --port
wrong-door = { $host } port { $port } ne peut pas être ouvert ({ $why }) ; choisis-en un autre avec --host ou --port

# Copies of the room.
exported = { $file } contient { $tables ->
    [0] encore aucune table
    [one] une table
   *[other] { $tables } tables
}.
exported-table = { $file } contient la table { $table }, { $entries ->
    [0] aucune entrée
    [one] une entrée
   *[other] { $entries } entrées
}.
exported-damaged = Celles-ci sont illisibles et ont été copiées telles quelles : { $tables }.
exported-secret = À garder pour toi : il contient les cartes cachées et les secrets de toutes les parties.
imported = { $n ->
    [0] Aucune table n'est revenue.
    [one] La table { $tables } est de retour.
   *[other] { $n } tables sont de retour : { $tables }.
}

league-pairs = Parties gagnées (%) par un seul joueur de la ligne parmi des joueurs de la colonne, à { $players } ; { NUMBER($deals) } donnes, chacune à toutes les places ; intervalles à 95 % ; robots { $version }.
league-ratings = Force (logarithme des chances, moyenne 0) :

# Beaucoup de parties.
simulate-games = { NUMBER($games) } parties, { $seats } à table ; part des victoires avec intervalles à 95 % ; code { $version }.
simulate-wins = gagne
simulate-loses = ne gagne pas
simulate-seat = place { $seat }
simulate-length = Une partie compte { NUMBER($decisions) } décisions en { NUMBER($deals) } donnes ou manches, en moyenne.
simulate-rows = Lignes : { $path }
balance-calm = Rien ne s'écarte à coup sûr, et rien n'a changé à coup sûr.
balance-page = La page : { $path }

# Un jeu à soi.
new-game-made = { $folder } contient un petit jeu, jouable tout de suite.
    Pour le poser sur l'étagère : { $install }
    Pour y jouer : { $play }
    Pour la suite : docs/add-a-game.md
new-game-wrong-name = un jeu ne peut pas s'appeler « { $name } » ; il faut des minuscules, des chiffres ou _, en commençant par une lettre
new-game-taken = le nom « { $name } » est pris ; il en faut un autre que common, { $others }
new-game-exists = { $folder } existe déjà ; il faut le nom d'un nouveau dossier, ou un autre endroit avec --into
new-game-not-made = { $folder } ne peut pas être créé ({ $why }) ; choisis un autre endroit avec --into
