# La page elle-même : cadre, table, barre de question, procès-verbal, paroles.

language = Langue
language-fr = français
language-nl = Nederlands
language-en = English
night = Nuit
page-unknown = Cette page n’existe pas.
page-not-loaded = La page n’a pas pu être chargée.
to-lobby = Retour à l’entrée
back-to-table = Retour à la table
back-to-verdict = Retour au verdict
back-to-analysis = Retour à l’analyse
back-to-replay = Retour à la relecture
back-to-guide = Retour au guide
back-called = À vous.
unreachable = La maison ne répond pas.
seat-forget = Regarder sans place
move-in = Vous avez déjà une place à cette table. La remplacer par celle de l’autre appareil ?
move-in-note = Ne la remplacez que si ce lien vient de vous : la place que vous avez ici serait perdue.
move-in-keep = Garder la mienne
move-in-replace = Remplacer
move-in-own = Continuer avec ma place
close = Fermer
copy = Copier
copied = Copié
you = vous
key-enter = Entrée
key-escape = Échap

## Aller à

skip = Aller à
skip-question = À la question
skip-board = Au plateau
skip-log = Au procès-verbal
skip-lesson = À la leçon
board = Plateau
rail = À côté du plateau
tabs = Onglets
tab-table = Table
tab-log = Récit
tab-talk = Paroles
tab-rules = Règles
tab-aid = Aide
unread =
    { $count ->
        [one] { $count } nouvelle parole
       *[other] { $count } nouvelles paroles
    }

## En-tête

game-complots = Complots
game-guillotine = Guillotine, cartes
game-druide = Le Grand Druide
game-convention = Guillotine, 1988
game-cocarde = Le Lys et la Cocarde
turn =
    { $game ->
        [convention] Tour { $turn }
       *[other] Tour { $turn }
    }
turn-of = { $name } joue
turn-talk = le temps de parler
gallery = { $count } dans les tribunes
menu = Menu
menu-pause = Suspendre la partie
menu-resume = Reprendre la partie
menu-pace = Allure des automates
pace-calm = tranquille
pace-brisk = vive
pace-at_once = sans attendre
menu-close = Fermer la table
menu-close-sure = Fermer pour de bon
menu-hand-over = Confier ma place à un automate
menu-hand-over-any = Confier une place à un automate
hand-over-whose = Quelle place
hand-over-mine = ma place
menu-take-back = Reprendre ma place
menu-move = Passer sur un autre appareil
menu-give-up = Quitter ma place pour de bon
menu-give-up-any = Libérer une place pour de bon
give-up-how = Un automate y prend la suite. Un nouveau venu pourra demander la place à la table.
give-up-sure = Libérer la place
menu-rules = Règles
menu-twin = Le plateau en mots
menu-replay = Revoir depuis le début
menu-settings = Réglages
menu-leave = Quitter la table, garder ma place
move-how =
    { $minutes ->
        [one] Ouvrez ce lien sur l’autre appareil : il vaut une fois, pendant { $minutes } minute. Celui-ci rend alors la place.
       *[other] Ouvrez ce lien sur l’autre appareil : il vaut une fois, pendant { $minutes } minutes. Celui-ci rend alors la place.
    }
move-qr = Code à photographier avec l’autre appareil

## Le fil

thread-open = Relié à la maison
thread-trying = Connexion à la maison…
thread-lost = Fil rompu
thread-cut = Fil rompu. Ce qui a été reçu est gardé.
thread-retry = Nouvel essai dans { $seconds } s.
thread-now = Essayer maintenant
room-paused = La partie est suspendue : les horloges sont arrêtées.
room-closed = La table est fermée.
door = À la porte
knock-asked = { $newcomer } voudrait prendre la place qu’occupait { $name } et en verrait la main. Laisser entrer ?
knock-others = { $newcomer } demande la place qu’occupait { $name } : on interroge la table.
knock-yes = Laisser entrer
knock-no = Non
seats-free =
    { $count ->
        [one] Une place est libre : un automate la tient pour l’instant.
       *[other] { $count } places sont libres : des automates les tiennent pour l’instant.
    }
seats-take = Succéder à { $name }
seats-asking = On interroge la table…

## La question

question = Question
your-turn = À vous. { $heading }. { $question }
secret = en secret
rule-open = Règle { $number }
aim = { $title } : qui choisissez-vous ?
confirm = Confirmer
shut = Fermé
shut-choices =
    { $count ->
        [one] { $count } choix fermé
       *[other] { $count } choix fermés
    }
choices-in-words = En toutes lettres ({ $count })
choices-cards = Vos cartes : { $count } choix
only-answer = Rien d’autre ne vous est ouvert ici : cette réponse suffit.
choose-on-board = Choisissez sur le plateau : touchez une fois pour voir, deux fois pour jouer, ou faites glisser.
touch-cards = Touchez une carte pour voir ce qu’elle permet.
touch-board = Touchez le plateau : une fois pour voir, deux pour jouer.
meanwhile = Entre-temps
back = Revenir
erratum = Erratum.
first-aim = Le but.
first-help = Choisissez ; le numéro rouge ouvre la règle.
first-help-done = Compris
seconds-left = Encore { $seconds } s
orders = Répondre pour moi :
order-none = me demander
order-offer = Une carte jouable au tour des autres :
sealed = Votre réponse est cachetée : on l’ouvrira quand tous auront répondu.
verdict-see = Voir le verdict
automaton-plays = Un automate joue pour vous.
take-back = Reprendre ma place
thinks = { $name } réfléchit.
rest = Vous êtes hors jeu, et seuls des automates jouent encore.
rest-at-once = Jusqu’au bout, sans attendre
rest-playing = Les automates jouent jusqu’au bout.
hint = Que ferait un automate ?
hint-thinking = Il réfléchit…
hint-play = Jouer ceci
hint-key = H
tab-hint = Conseil

## Procès-verbal et règles

log = Procès-verbal
replay-from = Revoir depuis ce moment
rules = Règles
rules-coming = On apporte les règles.
rules-none = Ce jeu n’apporte pas de règles numérotées.
rules-all = Toutes les règles
rules-search = Chercher
rules-found =
    { $count ->
        [0] Rien de tel.
        [one] Une règle.
       *[other] { $count } règles.
    }
rule-used = Où elle a servi

## L’aide de jeu

aid = Aide
aid-of-play = Aide de jeu
aid-guide = Comment jouer
aid-rules = Règles complètes
aid-yes = Oui :
aid-no = Non :

## Paroles

talk = Paroles
talk-none = Personne n’a encore rien dit.
talk-earlier = Paroles précédentes
talk-gone = quelqu’un qui est parti
talk-gallery = tribunes
talk-of-gallery = { $name } (tribunes)
whisper = à l’oreille
mute = Sourdine
mute-gallery = les tribunes
phrases = Phrases toutes faites
say = Dire à la table…
say-whisper = Dire à l’oreille…
say-to = À qui
say-to-all = à la table
say-to-one = à { $name }
say-gallery = Parler des tribunes…
say-gallery-as = Dire en tant que { $name }…
gallery-speak = Parler

## Le plateau en mots

twin = Le plateau en mots
twin-seat = Place
twin-player = Joueur
twin-who = Qui répond
twin-signs = Ce que disent les signes
person = une personne
automaton = un automate
away = absent
bot-failed = son automate a fait défaut, on répond pour lui
bot-failed-at = L’automate à la place de { $name } a fait défaut : on répond pour lui.
machine = une machine
machine-means = Un programme occupe cette place, il le dit lui-même : on ne l’attend pas comme une personne.
guest = un programme invité
guest-means = Un programme invité par la maison répond ici, et entend ce qui se dit à la table.
model = un modèle de langage
model-means = Un modèle de langage répond ici : ce qui se dit à la table lui est envoyé.
failed-at-guest = { $name }, un programme invité, a perdu une réponse : on a joué pour lui, comme pour qui se tait.
failed-at-model = { $name }, un modèle de langage, a perdu une réponse : on a joué pour lui, comme pour qui se tait.
answer-lost = réponse perdue
machine-late = pas de réponse à temps
machine-late-at = { $name }, une machine, n’a pas répondu à temps : on a répondu pour elle.
