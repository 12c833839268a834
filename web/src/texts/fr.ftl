motto = Cinq boîtes de poker pour la famille, ouvertes jour et nuit.
play = Jouer
rules = Règles
learn = Apprendre
learn-long = Une première donne pour apprendre
lesson-on = Continuer
lesson-done = Voilà, tu sais jouer.
you = Toi
lesson-play = Jouer pour de vrai
resume = Reprendre
have-a-code = On t'a donné un code ?
sit-down = S'asseoir
to-shelf = L'étagère
try-again = Réessayer
nowhere = Il n'y a rien ici.
players-minutes-age = { $least } à { $most } joueurs · { $minutes } minutes · dès { $age } ans
title-champ = Poker Champ
title-enfer = Poker d'enfer
title-kids = Poker Kids
title-ferme = Poker fermé
title-peek = Peek Poker Hold'em
pitch-champ = Des dos qui en disent trop, des mises quand on veut : devine ce qu'ils cachent.
pitch-enfer = Choisis ta main, abats ta Mise, et que le diable s'en mêle.
pitch-kids = Deux cartes, une carte commune, et des pièces à rafler.
pitch-ferme = Cinq cartes fermées, un échange, un joker si tu veux.
pitch-peek = Trois dés sous ton gobelet, trois pour tous, et du culot.

your-name-is = Ton prénom
your-colour = Ta couleur
colour-0 = bleu
colour-1 = rouge
colour-2 = ocre
colour-3 = vert
colour-4 = prune
colour-5 = canard
colour-6 = rose
colour-7 = gris
how-many-chairs = Combien de chaises ?
bots-on-empty-chairs = Des robots sur les chaises vides
bots-level = Niveau des robots
level-beginner = Débutant
level-regular = Habitué
level-expert = Expert
options = Options
clock = Temps pour chaque décision
no-clock = sans limite
clock-seconds = { $n } secondes
set-the-table = Préparer la table

who-is-here = Autour de la table
host = tient la table
here = est là
gone = parti
away = robot
free-chair = Chaise libre
free-the-chair = Libérer la chaise de { $name }
add-bot = Ajouter un robot
start = Commencer
start-with-bots = Commencer avec des robots
start-without = Commencer à { $n }
waiting-for-host = { $name } va commencer la partie.
invite = Inviter
qr = Code à scanner pour venir à la table
or-this-link = ou ce lien
more-devices = Inviter, grand écran, autre appareil
link-screen = Grand écran
link-spectator = Spectateur
link-seat = Mon autre appareil
link-for-screen = À ouvrir sur le grand écran (aucun secret n'y parvient)
link-for-spectator = À donner à qui regarde
link-for-seat = À ouvrir sur ton autre appareil, une seule fois, dans les dix minutes
leave = Quitter la table
has-begun = La partie a commencé sans toi. Demande un lien de spectateur.
enter-seat = Jouer sur cet appareil à la table { $code } ?
enter-seat-button = Prendre mon siège ici
enter-screen = Montrer la table { $code } sur ce grand écran ?
enter-screen-button = Montrer la table
enter-spectator = Regarder la table { $code } ?
enter-spectator-button = Regarder

connecting = On arrive…
reconnecting = Connexion perdue, on revient…
damaged = La table { $code } est abîmée et ne peut pas être relue. Les autres vont bien.
no-such-table = Il n'y a pas de table { $code }.
not-let-in = Cette porte est fermée. Demande un nouveau lien.
paused = La table fait une pause.
pause = Faire une pause
go-on = Continuer
bot-holds = Un robot tient ton siège.
take-back = Reprendre mon siège
waiting-for = On attend { $names }.
thinks = réfléchit
has-chosen = a choisi
still-changeable = C'est noté. Tu peux encore changer.
sending = Envoyé…
less = moins
more = plus
why = pourquoi ?
log = Ce qui s'est passé
menu = Menu
close = Fermer
sound = Son quand c'est mon tour
cover-my-cards = Couvrir mes cartes (appuyer pour regarder)
press-to-look = Appuie pour regarder
say-something = Dire
slow = { $name } réfléchit longtemps.
nudge = Un petit signe
let-bot-hold = Qu'un robot joue
chain = Empreinte de la partie : note-la pour vérifier plus tard que rien n'a été réécrit.
rematch = Revanche
agree-to-open = Ouvrir les secrets de la partie
waiting-to-open = Les secrets s'ouvriront quand tous seront d'accord.
opened-log = Télécharger la preuve
pot = Pot

card-unknown = carte cachée
card-back = carte cachée, dos { back-kind }
card-seen = { $card } ; les autres voient { back-kind }
back-kind = { $back ->
    [1] S trèfle
    [2] S carreau
    [3] S cœur
    [4] S pique
    [5] M trèfle
    [6] M carreau
    [7] M cœur
    [8] M pique
    [9] L trèfle
    [10] L carreau
    [11] L cœur
    [12] L pique
   *[13] A
}
card-of = { $rank } de { $suit }
rank-K = roi
rank-Q = dame
rank-J = valet
rank-A = as
suit-s = pique
suit-h = cœur
suit-d = carreau
suit-c = trèfle

hint = Un conseil
coach = L'entraîneur
coach-thinks = L'entraîneur réfléchit…
coach-first-time = La première fois est plus longue : il prépare ce jeu. Tu peux répondre sans l'attendre.
coach-would = le choix de l'entraîneur :
weighed-chips = Ce qu'il a pesé : jetons gagnés ou perdus en moyenne
weighed-points = Ce qu'il a pesé : points gagnés ou perdus en moyenne
weighed-euros = Ce qu'il a pesé : euros gagnés ou perdus en moyenne
weighed-games = Ce qu'il a pesé : parties gagnées sur 100
weighed-more = { $n ->
    [one] Voir l'autre
   *[other] Voir les { $n } autres
}
weighed-fewer = Voir les meilleurs
has-hints = { $n ->
    [one] a demandé un conseil
   *[other] a demandé { $n } conseils
}
own-hints = { $n ->
    [one] tu as demandé un conseil
   *[other] tu as demandé { $n } conseils
}
hints-option = Conseils de l'entraîneur
hints-explained = Chacun peut lui demander conseil ; toute la table le voit.
no-hints-here = On joue sans les conseils de l'entraîneur.
prepares = { $n ->
    [one] { $names } se prépare…
   *[other] { $names } se préparent…
}
gets-ready = se prépare…
levels-explained = Débutant joue simplement, Habitué connaît le jeu, Expert calcule tout.
trait-bold = aime miser gros
trait-careful = préfère la prudence
trait-stubborn = ne lâche rien
trait-modest = sait renoncer
trait-playful = aime surprendre
trait-steady = garde la tête froide

phrase-0 = Bravo !
phrase-1 = Oups.
phrase-2 = Bien joué.
phrase-3 = À toi !
phrase-4 = Je bluffe ?
phrase-5 = Une minute…
phrase-6 = 😀
phrase-7 = 😮
phrase-8 = 😂
phrase-9 = 😢
phrase-10 = 👍
phrase-11 = 🎉

refused-name = Il faut un prénom d'une à vingt lettres.
refused-same-name = Quelqu'un s'appelle déjà comme ça ici.
refused-full = Il n'y a plus de chaise libre.
refused-taken = Cette chaise est prise.
refused-seated = Tu es déjà assis à cette table.
refused-players = Il n'y a pas le bon nombre de joueurs.
refused-moment = Ce n'est plus le moment.
refused-host = Seul celui qui tient la table peut faire cela.
refused-stranger = Tu n'es pas assis à cette table.
refused-link = Ce lien ne marche plus. Demandes-en un autre.
refused-no-table = Il n'y a pas de table sous ce code.
refused-late = Trop tard : la question a changé.
refused-not-asked = Ce n'est pas à toi de répondre.
refused-illegal = Les règles ne le permettent pas.
refused-paused = La table fait une pause.
refused-away = Un robot tient ton siège.
refused-unkept = Ta réponse n'a pas pu être gardée. Réessaie.
refused-often = C'est trop rapide. Attends un instant.
refused-option = Cette option n'est pas possible.
refused-message = Il manque quelque chose, ou ce n'est pas un nombre. Vérifie et réessaie.
refused-chair = Cette chaise n'est pas à prendre.
refused-sealed = Les secrets s'ouvriront quand tous seront d'accord.
refused-damaged = Cette table est abîmée et ne peut pas être relue. Les autres vont bien.
refused-origin = Le serveur ne reconnaît pas cette adresse. Ouvre celle qu'il affiche.
refused-no-hints = Cette table joue sans conseils.
refused-coach = L'entraîneur n'a rien à dire ici. À toi de sentir le coup.
refused-offline = Le serveur ne répond pas. Est-il encore ouvert ?
refused-other = Cela n'a pas marché. Réessaie.

showdown = On compare les mains
deal-over = La donne est finie
beats-next = bat { $over } : { $why }
equals-next = à égalité avec { $over } : { $why }
wins = gagne { $n }
onward = Continuer
