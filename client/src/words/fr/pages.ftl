# Les autres pages : entrée, salon, fin de partie, relecture, réglages.

## Les cinq jeux : une phrase, et .facts sous le titre

cover-complots = Annoncez un personnage. Vous l’êtes, tant que personne n’en doute.
    .facts = { $fewest } à { $most } joueurs · cartes · { $minutes } min
cover-convention = Vingt-quatre députés, dix tours, des votes secrets. Rien de ce qui se dit n’engage.
    .facts = { $fewest } à { $most } joueurs · plateau · { $minutes } min
cover-druide = Trente pierres, sept collèges. À égalité, les premiers s’annulent et le dernier l’emporte.
    .facts = { $fewest } ou { $most } joueurs · plateau · { $minutes } min
cover-cocarde = De mai 1789 au 18 brumaire, 56 cases à traverser en changeant d’opinion à temps.
    .facts = { $fewest } à { $most } joueurs · parcours · { $minutes } min
cover-guillotine = Trois jours, une file de nobles. On ne choisit pas qui tombe, on pousse un peu.
    .facts = { $fewest } à { $most } joueurs · cartes · { $minutes } min

## Entrée

lobby-republican =
    { $day } { $month ->
        [1] vendémiaire
        [2] brumaire
        [3] frimaire
        [4] nivôse
        [5] pluviôse
        [6] ventôse
        [7] germinal
        [8] floréal
        [9] prairial
        [10] messidor
        [11] thermidor
       *[12] fructidor
    } an { $year }
lobby-complementary =
    { $day ->
        [1] jour de la Vertu
        [2] jour du Génie
        [3] jour du Travail
        [4] jour de l’Opinion
        [5] jour des Récompenses
       *[6] jour de la Révolution
    }, an { $year }
lobby-motto = Des jeux d’intrigue, une table, un lien. Pas de compte.
lobby-me = Vous et la page
lobby-you-are = À la table, vous êtes
lobby-games = Les jeux
lobby-try = Essayer tout de suite
lobby-lessons = Leçons { $done }/{ $count }
lobby-open = Ouvrir une table
lobby-soon = en préparation
lobby-tables = Tables ouvertes
lobby-tables-note =
    { $count ->
        [one] { $count } table attend du monde
       *[other] { $count } tables attendent du monde
    }
lobby-no-table = Aucune table ouverte. Ouvrez la première.
lobby-automatons =
    { $count ->
        [one] un automate
       *[other] { $count } automates
    }
lobby-nobody = personne encore
lobby-begun = en cours
lobby-places =
    { $free ->
        [0] complet
        [one] { $free } place libre
       *[other] { $free } places libres
    }
lobby-sit = S’asseoir
lobby-gallery = Aux tribunes
lobby-return = Revenir
lobby-your-turn = À vous
lobby-review = Revoir
lobby-full = complet
lobby-damaged = Son journal est abîmé : on ne peut plus ouvrir cette table.
lobby-mine = Vos parties
lobby-none-mine = Aucune partie en cours sur cet appareil.
lobby-link = Coller un lien d’invitation
lobby-link-wrong = Ce n’est pas un lien d’invitation.
lobby-enter = Entrer
mine-waiting =
    { $free ->
        [0] prête à commencer
        [one] on attend { $free } joueur
       *[other] on attend { $free } joueurs
    }
mine-remove = Retirer
mine-remove-sure = « { $title } » quitte cette liste, et votre place ne s’y retrouve plus : elle reste prise. Retirer ?
mine-paused = suspendue

## Première visite

first-title = Votre place vous attend
first-lessons = Un jeu nouveau pour vous ? Une leçon avant la première table :
first-known = Je les connais
first-keep = Garder ce nom
guest-name = Convive
your-name = Votre nom à la table
name-missing = Il faut un nom pour s’asseoir.
emblem-legend = Votre emblème
emblem =
    { $emblem ->
        [1] étoile
        [2] croissant
        [3] niveau
        [4] clé
        [5] œil
        [6] plume
        [7] feuille de chêne
       *[8] masque
    }

## Salon

room-note = Avant la partie
room-seats = Places
room-seat-count = Nombre de places
room-seat-less = Une place de moins
room-seat-more = Une place de plus
room-join = Prenez place
room-full = Toutes les places sont prises. Vous êtes dans les tribunes.
room-invite = Invitation
room-qr = Code à photographier pour ouvrir l’invitation
room-link = Lien de la table
room-gallery-link = Aux tribunes : regarder sans jouer
room-local = Ce lien ne vaut que sur cet appareil. Pour inviter d’autres appareils, démarrez le serveur avec --host et --public-url.
room-fill = Remplir d’automates
room-fill-level = Niveau des automates
room-reorder = Changer l’ordre
room-tempo = Vous voilà plusieurs : comment jouez-vous ?
room-tempo-note = On ne vous le demande qu’une fois. Chaque horloge se règle aussi plus bas.
room-variants = Variantes
room-variant = { $label } : { $value }
room-variants-none = tout comme d’habitude
room-variants-some = { $changes } ; le reste comme d’habitude
room-variants-more =
    { $count ->
        [one] { $count } autre
       *[other] { $count } autres
    }
room-clocks = Horloges
room-clocks-own = réglées à la main
room-house = La table
room-house-none = entre vous, sans tribunes ni conseils
option-count = { $count } { $unit }
room-title = Nom de la table
room-listed = Annoncée à l’entrée
room-gallery = Tribunes ouvertes
room-hints = Conseil d’un automate permis
row-keep = Garder ce rang
room-decision = Temps pour décider seul
room-decision-none = sans limite
room-pace = Allure des automates
room-absence = Un automate joue pour un absent après
room-absence-none = jamais
room-absence-level = Cet automate
room-absence-usual = l’habituel
room-host = le maître de la table
room-begin = Commencer
room-missing-ready = Tout le monde est assis.
room-missing-seats =
    { $count ->
        [one] Il manque un joueur, à la place { $places }.
       *[other] Il manque { $count } joueurs, aux places { $places }.
    }
room-missing-host = On attend que la partie soit lancée par { $host }.
room-missing-closed = Cette table est fermée.
room-delete = Supprimer la table
room-delete-sure = La table et ses liens disparaissent pour tout le monde. Supprimer ?
plate-place = place { $place }
plate-open = libre
plate-here = à la table
plate-machine-away = une machine, absente
plate-stand-in = automate { $level }, pour l’instant
plate-sit = S’asseoir
plate-change = Changer de place
plate-leave = Quitter la place
plate-present = Nom et emblème
plate-take-back = Reprendre ma place
plate-free = Libérer
plate-hand-over = Confier à un automate
plate-hand-over-of = Confier la place de { $name } à un automate
plate-level = Qui tient la place { $place }
plate-up = Monter la place { $place }
plate-down = Descendre la place { $place }
introduction-keep = Garder
automaton-level = automate { $level }
count-seconds = { $count } s
count-minutes = { $count } min
unit-seconds = s
unit-minutes = min
yes = oui
no = non
link-share = Partager
link-copy-yourself = Copiez le lien à la main.
confirm-no = Non, laisser

## Fin de partie

over-note = Partie terminée
over-turns =
    { $game ->
        [convention] Fin au tour { $turns }
       *[other] Fin au tour { $turns }
    }
over-out = hors jeu au tour { $turn }
    .by = hors jeu au tour { $turn }, par { $name }
over-winner = l’emporte
over-rematch = Revanche
over-rematch-go = Rejoindre la revanche
over-rematch-watch = Voir la revanche
over-popularity = { $points } PP
over-cancelled = annulé par { $names }
over-square = case { $square }
over-elected =
    { $elected ->
        [one] réélu
       *[other] réélus
    }
tie-beaten = Comment { $low } bat { $high }
tie-nobody = Il ne reste personne
tie-level = { $figure } chacun
tie-out =
    { $count ->
        [2] Égaux : hors course tous les deux.
       *[other] Égaux : tous hors course.
    }
tie-all-out = Égaux : tout le monde est hors course.
tie-left =
    { $count ->
        [1] seul à rester
       *[other] reste en lice
    }
tie-highest = Le plus haut de ceux qui restent.
tie-equal = Égaux.
tie-shared = Égaux là aussi : la victoire est partagée.
tie-by-square = plus loin sur le parcours
tie-by-popularity = plus populaires
tie-decided-square = Case { $most } contre { $next }.
tie-decided-popularity = { $most } PP contre { $next }.
over-keep-record = Garder le procès-verbal
over-share = Partager la partie
over-replay = Revoir la partie
over-delete = Supprimer la partie
over-delete-sure = La partie, ses paroles et ses liens disparaissent pour tout le monde. Supprimer ?
hands-title = Les mains, tour par tour
hands-turn = tour { $from }
hands-turns = tours { $from }–{ $to }
hands-none = plus de carte
facts-title = Ce qu’on ignorait
facts-bluff = C’était un bluff, et personne n’en a douté.
truth-true = vrai
truth-bluff = bluff
truth-doubted = mis en doute
truths-none = Personne ne s’est dit quelqu’un.
seal-fixed = Tout ce qui relève du hasard était fixé avant le premier tour. Empreinte
seal-branch = Les tirages d’avant l’embranchement viennent de l’autre partie ; ceux d’après étaient fixés avant de reprendre. Empreinte
seal-holds = vérifiée ici même.
seal-broken = que le procès-verbal ne confirme pas.
seal-unable = que ce navigateur ne peut pas vérifier.
seal-how = Comment le vérifier
seal-check = Gardez le procès-verbal, puis comparez vous-même l’empreinte, le secret et chaque tirage :

## Relecture

replay-title = { $title }, relecture
replay-note = Relecture
replay-goes-on = la partie continue
replay-line = Ligne de relecture
replay-at = étape { $step } sur { $of }, tour { $turn }
replay-previous = Étape précédente
replay-next = Étape suivante
replay-play = Lecture
replay-pause = Pause
replay-share = Partager l’étape
replay-truths = Vrai ou bluff
eyes = Par quels yeux
eyes-mine = de ma place
eyes-public = des tribunes
eyes-open = tout ouvert
branch = Continuer d’ici contre des automates
branch-of = { $title }, autre suite
branch-title = Continuer d’ici
branch-seat = À quelle place
branch-out = hors jeu
branch-level = Les autres places
branch-go = Continuer

## Le guide

guide = Comment jouer
guide-contents = Sommaire
guide-rules = Règles numérotées
guide-print = Imprimer

## Réglages

settings-title = Réglages
settings-note = Tout est gardé dans ce navigateur, et nulle part ailleurs.
settings-person = Vous
settings-look = Aspect
settings-theme = Jour ou nuit
settings-theme-system = comme le système
settings-theme-light = jour
settings-theme-dark = nuit
settings-motion = Mouvement
settings-motion-system = comme le système
settings-motion-less = réduit
settings-table = À la table
settings-alarms = Un coup sec et une vibration quand c’est à vous
settings-letters = Touches lettres pour choisir
settings-kept = Places gardées
settings-seats =
    { $count ->
        [0] Ce navigateur ne garde aucune place.
        [one] Ce navigateur garde { $count } place.
       *[other] Ce navigateur garde { $count } places.
    }
settings-forget = Oublier ces places
settings-forget-sure = Une place oubliée ne se retrouve pas : elle reste prise à la table. Oublier ?
settings-forgotten = Les places sont oubliées.
