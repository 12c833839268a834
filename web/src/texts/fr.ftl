motto = Des boîtes de poker pour la famille, ouvertes jour et nuit.
play = Jouer
rules = Règles
learn = Apprendre
learn-long = Une première donne pour apprendre
lesson-on = Continuer
lesson-again = Encore une fois
lesson-step = Étape { $n } sur { $of }
you = Toi
listed-with-you = { $some } et toi
lesson-play = Jouer pour de vrai
resume = Reprendre
have-a-code = Un code de table ou de télé ?
enter-code = Entrer
type-again = Retape le code
install = Mettre Brelan sur l'écran d'accueil
sit-down = S'asseoir
to-shelf = L'étagère
try-again = Réessayer
nowhere = Il n'y a rien ici.
one-moment = Un instant, on prépare la table…
# What a button does, and to what, for those who hear it.
label-of = { $what } : { $of }
players-minutes-age = { $least } à { $most } joueurs · { $minutes } minutes · dès { $age } ans

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
chairs-stay-open = Les chaises restent ouvertes à tes invités jusqu'au début ; des robots prennent celles qui restent.
bots-level = Niveau des robots
level-of = Niveau de { $name }
level-beginner = Débutant
level-regular = Habitué
level-expert = Expert
options = Options
clock = Temps pour chaque décision
no-clock = sans limite
seconds-left = { $n ->
    [0] Plus de temps
    [one] Encore une seconde
   *[other] Encore { $n } secondes
}
clock-seconds = { $n } secondes
set-the-table = Préparer la table

who-is-here = Autour de la table
host = tient la table
here = est là
gone = n'est plus là
away = robot
free-chair = Chaise libre
free-the-chair = Libérer la chaise de { $name }
add-bot = Ajouter un robot
bots-on-empty-chairs = { $n ->
    [1] La chaise libre ira à un robot
   *[other] Les { $n } chaises libres iront à des robots
}
start = Commencer
start-with-bots = { $n ->
    [1] Commencer avec un robot
   *[other] Commencer avec { $n } robots
}
start-without = Commencer à { $n }
waiting-for-host = { $name } va commencer la partie.
invite = Inviter
all-here = Tout le monde est assis.
qr = Code à scanner pour venir à la table
or-this-link = ou ce lien
come-in = Viens jouer :
qr-screen = Code à scanner pour prendre cette télé
more-devices = Télé, autre appareil
invite-more = Inviter, télé, autre appareil
big-screen = Sur la télé
open-tv = Sur la télé, ouvre :
screen-code = Le code que montre la télé
screen-claim = Montrer la table
screen-shows = La télé montre cette table, mais jamais ton jeu.
screen-release = Libérer la télé
my-other-device = Mon autre appareil
link-seat = Jouer aussi sur un autre appareil
link-for-seat = À scanner avec ton autre appareil, une seule fois, dans les dix minutes.
claim-screen = Que doit montrer la télé { $code } ?
claim-next = Ma prochaine table
claim-next-explained = Ensuite, choisis une boîte : ta table apparaît sur la télé.
claimed-screen = La télé { $code } est à toi.
claimed-explained = Choisis une boîte et prépare la table : elle apparaît sur la télé.
how-screen-1 = Scanne ce code avec ton téléphone, ou tape l'adresse.
how-screen-2 = Choisis une boîte et prépare la table.
how-screen-3 = La table apparaît ici ; les autres scannent et s'assoient.
how-claimed-1 = Cette télé est à toi.
how-claimed-2 = Sur ton téléphone, choisis une boîte et prépare la table.
how-claimed-3 = Elle apparaît ici ; les autres scannent et s'assoient.
how-table-1 = Scanne le code avec ton téléphone, ou tape l'adresse.
how-table-2 = Un prénom, une couleur : tu as ta place.
how-table-3 = Ton jeu est sur ton téléphone, la table est ici.
leave = Quitter la table
is-over = Cette partie est finie.
take-over = La partie a commencé. Un robot te laisse sa place :
play-for = Jouer à la place de { $name }
name-first = Écris d'abord ton prénom.
all-people = Toutes les chaises sont prises. Regarde la partie : si quelqu'un se lève, la chaise est à toi.
watch = Regarder la partie
watch-and-wait = Regarder, et attendre une chaise
sit-or-watch = S'asseoir ou regarder
take-a-chair = Prendre une place
you-watch = Tu regardes la partie.
you-wait = Tu attends une chaise.
guest-waits = { $name } attend une chaise.
give-chair = Lui donner la mienne
give-to-bot = Donner ma chaise à un robot
give-to-bot-explained = Pour de bon : il joue à ta place, et se lève si quelqu'un arrive.
leave-explained = Un robot garde ta place ; tu peux revenir.
hand-over = Confier la table à { $name }
guests-wait = { $n ->
    [1] quelqu'un attend une chaise
   *[other] { $n } personnes attendent une chaise
}
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
not-let-in = Cette porte est fermée.
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
sent-later = Pas de connexion : ta réponse part dès qu'elle revient.
think-better = Retour
your-answer = Ta réponse
your-turn = À toi. { $what }
hurry = Vite : ton temps est bientôt passé.
time-answered = Le temps est passé, le jeu a répondu pour toi : « { $answer } ».
time-passed = Le temps est passé : le jeu a répondu pour toi.
sound-on = Son : oui
sound-off = Son : non
keys = Touches du clavier
use-keys = Jouer aussi avec ces touches
key-enter = le bouton principal
key-digits = le bouton, la carte ou le dé de ce numéro
key-arrows = d'une carte à l'autre, ou plus et moins
key-escape = revenir, fermer
key-coach = un conseil
key-rules = les règles
key-log = ce qui s'est passé
key-order = l'ordre des mains
key-sound = le son
key-keys = ces touches
how-much = Combien
less = moins
more = plus
why = pourquoi ?
just-now = Ce qui vient de se passer
log = Ce qui s'est passé
before-it = Avant de commencer
order = L'ordre des mains
strongest-first = La plus forte est en haut.
your-hand = ta main
with-joker = avec le joker
card-decides = À main égale, cette carte décide.
contents = Sommaire
menu = Menu
close = Fermer
sound = Les sons du jeu
cover-my-cards = Couvrir mes cartes (appuyer pour regarder)
press-to-look = Appuie pour regarder
say-something = Dire
slow = { $name } réfléchit longtemps.
nudge = Un petit signe
let-bot-hold = Laisser un robot jouer pour { $name }
are-you-there = On se demande si tu es là.
i-think = Je réfléchis !
nudged-them = Le signe est envoyé. Laisse-lui un peu de temps.
others-must-agree = C'est noté. Il faut que tous ceux qui sont là soient d'accord.
only-this-device = Déconnecter mes autres appareils
game-before = Partie { $n }
waiting-for-names = Pour dévoiler les mains, on attend { $names }.
lost = { $n ->
    [1] Le disque a perdu le dernier coup. La partie reprend d'où elle en était avant.
   *[other] Le disque a perdu les { $n } derniers coups. La partie reprend d'où elle en était avant.
}
chain = Empreinte de la partie : note-la pour vérifier plus tard que rien n'a été réécrit.
cards-sealed = { $things ->
    [dice] dés scellés ✓
   *[cards] cartes scellées ✓
}
fair = { $things ->
    [dice] Des dés honnêtes
   *[cards] Des cartes honnêtes
}
cards-mine = { $things ->
    [dice] Les lancers étaient scellés d'avance, comme dans des enveloppes. Puis ton téléphone y a mêlé sa chance, avec ceux des autres : personne n'a pu choisir comment les dés tombent. Ton téléphone vérifie chaque dé qu'il voit.
   *[cards] Avant la donne, chaque carte a été scellée, comme dans une enveloppe. Puis ton téléphone a coupé, avec ceux des autres : personne n'a pu choisir qui reçoit quoi. Ton téléphone vérifie chaque carte qu'il voit.
}
cards-others = { $things ->
    [dice] Les lancers ont été scellés, mais ce téléphone n'y a pas mêlé sa chance : il dormait, ou il vient d'arriver.
   *[cards] Ces cartes ont été scellées, mais ce téléphone ne les a pas coupées : il dormait, ou il vient d'arriver.
}
cards-wrong = Quelque chose ne colle pas avec ce qui était scellé : { $flaw ->
    [again] on a coupé une deuxième fois, alors que la chance était déjà montrée
    [luck] la chance de quelqu'un n'est pas celle qu'il avait promise
    [order] des cartes ne sont pas allées où c'était prévu
    [card] une carte n'est pas une de celles qui étaient scellées
    [die] un dé ou un tirage n'est pas tombé comme il était scellé
   *[sealed] ce qui a été scellé n'est pas ce qu'on avait montré avant la coupe
}. Dis-le à la table, et garde ton fichier.
keep-my-file = Garder mon fichier
rematch = Revanche
agree-to-open = Dévoiler toutes les mains
waiting-to-open = Les mains se dévoileront quand tous seront d'accord.
opened-log = Garder le fichier de la partie
pot = Pot

# What people have and what lies in the middle, where a box says nothing else.
number-chips = { $n ->
    [0] jeton
    [one] jeton
   *[other] jetons
}
number-points = { $n ->
    [0] point
    [one] point
   *[other] points
}
number-staked = { $n ->
    [0] misé
    [one] misé
   *[other] misés
}
number-pot = Pot
common-things = Au milieu
look-at = Regarder de près : { $name }
mark-dealer = donneur
out-of-it = hors du coup
all-in = tapis
ask-any = À toi de répondre.
do-any-positions = { $n ->
    [0] Ne rien choisir
    [1] Choisir celui-ci
   *[other] Choisir ces { $n }
}
do-any-amount = Répondre { $amount }
do-any-scale = { $name }
where-we-are = manche { $n }
time-left = { $n ->
    [0] temps écoulé
   *[other] encore { $n } min
}
score = { $n }
decides = Le plus haut total gagne.

just-came = { $card }, qui vient d'arriver
card-unknown = carte cachée
card-back = carte cachée, dos { $back }
card-seen = { $card } ; les autres voient { $back }
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
coach-more = En savoir plus
coach-less = En dire moins
weighed-chips = Ce qu'il a pesé : jetons gagnés ou perdus en moyenne
weighed-points = Ce qu'il a pesé : points gagnés ou perdus en moyenne
weighed-euros = Ce qu'il a pesé : euros gagnés ou perdus en moyenne
weighed-games = Ce qu'il a pesé : parties gagnées sur 100
weighed-other = Ce qu'il a pesé : gagné ou perdu en moyenne
weighed-more = { $n ->
    [1] Voir l'autre
   *[other] Voir les { $n } autres
}
weighed-fewer = Voir les meilleurs
has-hints = { $n ->
    [1] a demandé un conseil
   *[other] a demandé { $n } conseils
}
hints-option = Conseils de l'entraîneur
hints-explained = Chacun peut lui demander conseil ; toute la table le voit.
no-hints-here = On joue sans les conseils de l'entraîneur.
prepares = { $n ->
    [1] { $names } se prépare…
   *[other] { $names } se préparent…
}
gets-ready = se prépare…
replaced = { $n ->
    [1] L'ordinateur qui tient le salon n'arrive pas à préparer d'expert : { $names } joue comme un habitué.
   *[other] L'ordinateur qui tient le salon n'arrive pas à préparer d'experts : { $names } jouent comme des habitués.
}
levels-explained = Le débutant joue simplement, l'habitué connaît le jeu, l'expert calcule tout.
trait-bold = aime prendre des risques
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
refused-played = Tu as déjà joué à une autre place de cette partie. Reprends la tienne, ou regarde.
refused-guest = Cette personne n'attend plus de chaise.
refused-no-screen = Aucune télé ne montre ce code. Regarde bien l'écran.
refused-seated = Tu as déjà une place à cette table.
refused-players = Il n'y a pas le bon nombre de joueurs.
refused-moment = Ce n'est plus le moment.
refused-host = Seul celui qui tient la table peut faire cela.
refused-stranger = Tu n'as pas de place à cette table.
refused-link = Ce lien ne marche plus. Demandes-en un autre.
refused-no-table = Il n'y a pas de table sous ce code.
refused-late = Trop tard : la question a changé.
refused-not-asked = Ce n'est pas à toi de répondre.
refused-illegal = Les règles ne le permettent pas.
refused-paused = La table fait une pause.
refused-away = Un robot tient ton siège.
refused-looking = Les autres regardent encore la fin de la donne.
refused-unkept = Ta réponse n'a pas pu être gardée. Réessaie.
refused-often = C'est trop rapide. Attends un instant.
refused-changed = Tu as changé d'avis bien des fois : ce choix reste.
refused-key = Une autre réponse est déjà partie d'ici. Regarde la table, puis réponds de nouveau.
refused-patience = Cette personne est là et réfléchit. Laisse-lui encore un peu de temps.
refused-nudge = Cette personne est là : fais-lui d'abord un petit signe.
refused-absent = Ouvre d'abord la table : seuls ceux qui sont là décident.
refused-option = Cette option n'est pas possible.
refused-message = Il manque quelque chose, ou ce n'est pas un nombre. Vérifie et réessaie.
refused-chair = Cette chaise n'est pas à prendre.
refused-sealed = Les mains se dévoileront quand tous seront d'accord.
refused-damaged = Cette table est abîmée et ne peut pas être relue. Les autres vont bien.
refused-origin = Le serveur ne reconnaît pas cette adresse. Ouvre celle qu'il affiche.
refused-no-hints = Cette table joue sans conseils.
refused-coach = L'entraîneur n'a rien à dire ici. À toi de sentir le coup.
refused-unprepared = L'ordinateur qui tient le salon n'arrive pas à préparer l'entraîneur. L'explication s'affiche là où le salon a été ouvert.
refused-offline = Le serveur ne répond pas. Est-il encore ouvert ?
refused-other = Cela n'a pas marché. Réessaie.

showdown = On compare les mains
deal-over = Le coup est joué
beats-next = bat { $over } : { $why }
    .you = tu bats { $over } : { $why }
    .to-you = te bat : { $why }
equals-next = comme { $over } : { $why }
    .you = comme { $over } : { $why }
    .to-you = comme toi : { $why }
wins = gagne { $n }
others-choose = On attend les autres.
to-podium = Voir le podium
onward = Continuer

# Looking back.
album = Tes parties
to-album = Tes parties
album-all = Toutes tes parties
album-empty = Tes parties se rangent ici. Joue la première !
album-none = Aucune de tes parties n'y correspond.
album-game = Jeu
album-person = Avec qui
album-every = tous les jeux
album-anybody = tout le monde
album-count = { $n ->
    [0] aucune partie
    [one] une partie
   *[other] { $n } parties
}
album-won = gagnée
album-lost = { $names } gagne
    .many = { $names } gagnent
album-shared = à égalité
album-playing = en cours
album-gathering = pas commencée
album-page = Page { $n } sur { $of }
album-before = Plus récentes
album-next = Plus anciennes
album-remove = Retirer de ma liste
album-removed = Retirée de ta liste. Les autres la gardent.
take-up = Reprendre
replay-of = Revoir : { $title }, { $when }
one-moment-replay = On retrouve la partie…
replay-controls = Dérouler la partie
replay-play = Lire
replay-pause = Arrêter
step-back = Un pas en arrière
step-on = Un pas en avant
deal-before = Manche précédente
deal-next = Manche suivante
decision-before = Ma décision précédente
decision-next = Ma décision suivante
replay-where = Où en est la partie
replay-step = pas { $n } sur { $of }
through-eyes = Avec les yeux de qui
eyes-seat = mes yeux
eyes-public = vu par tous
eyes-all = toutes les mains
share-moment = Partager ce moment
share-explained = Chacun voit ce moment avec ses propres yeux. Celui qui n'était pas à table ne voit que ce que tout le monde a vu.
copy-link = Copier le lien
copied = Copié
you-answered = Tu as répondu :
hope-is = { $n } chances sur 100 de gagner
chances = { $n ->
    [0] moins d'une chance
    [1] une chance
   *[other] { $n } chances
} sur 100
chances-lost = { $n ->
    [0] moins d'une chance sur 100
    [1] −1 chance sur 100
   *[other] −{ $n } chances sur 100
}
refused-review = L'entraîneur n'arrive pas à relire cette partie.
refused-rules = Cette partie suivait d'autres règles que celles d'aujourd'hui : on ne peut plus la dérouler.

bilan = Le bilan
review-goes-on = { $of ->
    [0] L'entraîneur commence à relire ta partie…
   *[other] L'entraîneur relit ta partie : { $done } sur { $of }…
}
luck-and-skill = { $way ->
    [up] La chance t'a donné { $luck }
    [down] La chance t'a pris { $luck }
   *[none] La chance ne t'a rien donné ni pris
}, { $cost ->
    [down] tes décisions ont coûté { $skill }.
    [up] tes décisions ont rapporté { $skill }.
   *[none] tes décisions n'ont rien coûté.
}
hope-of-winning = ton espoir de gagner
hope-explained = Au départ, tu as { $start } de gagner. À la fin, c'est 100 si tu gagnes, et 0 sinon.
cleared-of-luck = Sans la chance, ton résultat serait { $n } sur 100 (à { $error } près).
column-start = au départ
column-luck = la chance
column-skill = tes décisions
column-others = les autres
column-result = résultat
moments = { $n ->
    [1] Un moment
    [2] Deux moments
   *[other] Trois moments
}
moment-best_decision = Ta meilleure décision.
moment-dearest_mistake = Ton erreur la plus chère.
moment-luckiest_card = Le coup de chance.
the-story = L'histoire
my-decisions = { $n ->
    [1] Ta décision : { $good ->
        [0] à revoir
       *[other] juste
    }
   *[other] Tes { $n } décisions : { $good ->
        [0] toutes à revoir
        [1] une juste
       *[other] { $good } justes
    }
}
better-would-be = Mieux :
nothing-given-away = Tu n'as rien laissé échapper. Bravo !
grade-free_choice = Juste
grade-nuance = Presque
grade-imprecision = Imprécis
grade-error = Erreur
grade-blunder = Grosse erreur

mistakes = Mes erreurs
mistakes-none = Rien à revoir pour l'instant. Regarde le bilan d'une partie : ses erreurs les plus chères viendront ici.
mistakes-later = { $n ->
    [0] Tout est résolu. Bravo !
    [1] C'est tout pour aujourd'hui. Une erreur reviendra un autre jour.
   *[other] C'est tout pour aujourd'hui. { $n } erreurs reviendront un autre jour.
}
mistake-again = Cette décision t'a coûté cher. Et cette fois ?
mistake-then = Ce jour-là tu avais répondu : { $given }.
mistake-next = La suivante
mistake-enough = C'est fait
quiz-right = Bien vu !
quiz-wrong = Pas tout à fait.
quiz-yours = { $given }, c'est ça.
quiz-better = Mieux que « { $given } » : { $best }.
daily = La main du jour
daily-short = Main du jour
daily-lead = { $when } : la même question pour tous
daily-wait = On cherche la main du jour…
daily-others = Ce qu'on a répondu dans ce salon
daily-tomorrow = Une autre demain.
my-page = Ma page
career-sum = { $played ->
    [1] une partie
   *[other] { $played } parties
}, { $won ->
    [0] aucune gagnée
    [one] une gagnée
   *[other] { $won } gagnées
}
career-empty = Ta première partie t'attend. Ici tu verras comment tu joues.
career-quality = Tes décisions
career-explained = { $n ->
    [1] Dans la partie que l'entraîneur a relue : ce qu'une décision t'a coûté en moyenne, en chances de gagner sur 100. Plus c'est petit, mieux c'est ; le trait montre la marge d'erreur.
   *[other] Dans les { $n } parties que l'entraîneur a relues : ce qu'une décision t'a coûté en moyenne, en chances de gagner sur 100. Plus c'est petit, mieux c'est ; le trait montre la marge d'erreur.
}
career-unreviewed = Ouvre « Revoir » dans une partie finie : l'entraîneur la relit, et tes décisions se comptent ici.
career-days = De jour en jour
career-work = À travailler
career-against = Contre qui
career-mine = Ce qui est gardé
career-kept = Tout cela reste sur cet appareil et sur l'ordinateur qui tient le salon.
career-take = Emporter dans un fichier
career-erase = Effacer ma page
career-erase-sure = Tes parties finies quittent ta liste ; bilans, erreurs et mains du jour sont effacés. Les tables restent aux autres.
career-erase-yes = Oui, effacer
career-erase-no = Non, garder
n-decisions = { $n ->
    [1] une décision
   *[other] { $n } décisions
}

# The podium.
place = { $n ->
    [1] 1re place
   *[other] { $n }e place
}
replay = Revoir
replay-opened = Revoir les mains
curve = La courbe de la partie
curve-spoken = Ce que chacun avait après chaque manche ({ $unit })
at-start = départ
best-hand = La main de la soirée
biggest-gain = Le plus beau coup
of-whom = { $who }, { $when }
at-deal = à la manche { $n }
evening-from-behind = { $who } fermait la marche { $when } et gagne quand même.
evening-last-deal = { $other } menait presque jusqu'au bout : { $who } passe devant { $when }.
evening-at-last = Tout s'est joué { $when }.
evening-throughout = { $who } a mené du début à la fin.
evening-longest = { $other } a mené le plus longtemps, mais c'est { $who } qui gagne.
evening-since = { $who } a pris la tête { $when } et ne l'a plus lâchée.
evening-changes = La première place a changé de main { $n } fois.
evening-narrow = Il s'en est fallu de peu : { $n } { $unit } de plus que { $other }.
evening-equal = Rien n'a pu les départager.

# Cartes de la table.
own-cards = Tes propres cartes
own-cards-explained = Remplace les cartes que la boîte permet de changer. Tout le monde à table les verra.
own-cards-begin = Partir de celles de la boîte
own-cards-file = Prendre un fichier
own-cards-drop = Revenir à la boîte
own-cards-text = Les cartes, comme dans un fichier
own-cards-wrong = Pas encore jouable :
own-cards-fit = Ces cartes se jouent.
own-cards-trying = Des robots les essaient…
own-cards-tried = Essayées par des robots, à côté de celles de la boîte :
own-cards-calm = Essayées par des robots : rien ne saute aux yeux à côté de celles de la boîte.
own-cards-untried = Cet ordinateur n'a pas pu les faire essayer par des robots. Elles se jouent quand même.
own-cards-here = Cette table joue avec ses propres cartes
refused-cards = Ces cartes ne se jouent pas.
refused-busy = D'autres cartes sont à l'essai. Réessaie dans un moment.
form-more = Ajouter : { $what }
form-less = Retirer : { $what }
form-who = Qui
form-what = Quoi
wrong-words = il faut un texte, de { $most } lettres au plus.
wrong-number = on lit « { $read } », il faut un nombre de { $least } à { $most }, par pas de { $step }.
wrong-table = on lit « { $read } », il faut plusieurs champs.
wrong-many = il y en a { $read }, il en faut de { $least } à { $most }.
wrong-unknown = « { $read } » n'a pas sa place ici. { $offered }
wrong-choice = on lit « { $read } », il faut l'un de ceux-ci : { $offered }.
wrong-at = { $where } : { $what }
