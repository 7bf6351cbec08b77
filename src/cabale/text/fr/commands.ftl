# La ligne de commande : l’aide des commandes et des options, et ce que disent les commandes.

## Aide

command-about = Des jeux d’intrigue, selon la règle : entre amis, contre des machines, ou les deux.
command-play = Jouer dans le terminal contre des automates.
command-learn = Apprendre un jeu en jouant ses leçons dans le terminal.
command-replay = Suivre pas à pas le procès-verbal d’une partie.
command-scenario = Jouer des fichiers de scénario et dire lesquels échouent.
command-verify = Refaire chaque tirage d’un procès-verbal : le hasard a-t-il apporté ce qui était scellé ?
command-rules = Afficher les règles d’un jeu, ou une seule par son numéro.
command-check = Éprouver un jeu : règles, secrets, procès-verbaux, notation, tout ce qu’un jeu doit tenir.
command-seat = Asseoir un programme : `cabale seat check` en met un à l’épreuve, qui joue par lignes de JSON.
command-seat-check = Mettre un programme à l’épreuve : une partie entière de chaque jeu, et ce qu’il fait de travers.
command-serve = Tenir maison : des tables dans le navigateur, pour amis et automates.
command-mcp = Faire jouer un modèle de langage : la table en outils du Model Context Protocol, sur l’entrée et la sortie standard.
command-house = S’occuper des salons d’une maison, ouverte ou fermée.
command-house-list = Énumérer les salons : qui s’y trouve, où en est la partie, ce qui est abîmé.
command-house-close = Fermer un salon : on n’y joue plus.
command-house-delete = Effacer un salon et sa partie, pour de bon.
command-house-export = Écrire dans un fichier le procès-verbal de la partie terminée d’un salon.
command-house-backup = Copier toute la maison dans un fichier, même pendant qu’elle est ouverte.
command-bench = Mesurer combien de parties et de décisions cette machine joue par seconde.

argument-module = un jeu par son nom, ou le module qui l’apporte (mon_paquet.mon_jeu)
argument-program = la commande qui lance le programme ; avec ses options, elle se met entre guillemets
argument-game = le jeu : { $games }
argument-file = le procès-verbal à lire
argument-scenario = les fichiers de scénario à jouer, par exemple scenarios/*.toml
argument-lesson = le numéro d’une leçon ; sans lui, la liste de toutes
argument-rule = le numéro d’une règle, par exemple C-25
argument-room = le salon, tel que le nomment « cabale house list » et son lien
argument-export = où écrire le procès-verbal
argument-backup = où écrire la copie

option-check-games = Parties examinées, pour chaque nombre de places.
option-seats = Le nombre de places à la table.
option-lang = La langue : fr, nl ou en. Sinon, $CABALE_LANG ou le système décide.
option-bots = La force des automates : novice, regular, expert, master (ou random).
option-guide = Comment y jouer, raconté pour qui débute, au lieu des règles numérotées.
option-plain = Des lignes de texte au lieu du plein écran, pour les tubes et les lecteurs d’écran.
option-seed = Un nombre entier ; le même redonne la même donne.
option-option = Une option du jeu ; peut être répétée.
option-name = Votre nom à la table.
option-save = Où écrire le procès-verbal de la partie.
option-pace = L’allure des automates : calm (tranquille), brisk (vive) ou at_once (sans attendre).
option-house-pace = L’allure des automates dans les nouvelles salles : calm (tranquille), brisk (vive) ou at_once (sans attendre) ; d’ordinaire { $usual }.
option-host = L’adresse à écouter.
option-port = Le port à écouter ; 0 en prend un libre.
option-data = Le dossier où les salons sont gardés.
option-seat = Par quels yeux regarder : ceux d’une place, du public, ou toutes cartes ouvertes.
option-help = Afficher cette aide.
option-version = Afficher la version.

metavar-options = [OPTIONS]
metavar-command = COMMANDE …
metavar-module = JEU|MODULE
metavar-program = PROGRAMME
metavar-bot = NOM=COMMANDE
metavar-model = AFFICHÉ=NOM
metavar-game = JEU
metavar-file = FICHIER
metavar-files = FICHIER…
metavar-rule = [NUMÉRO]
metavar-lesson = [LEÇON]
metavar-level = FORCE
metavar-name = NOM
metavar-pair = CLÉ=VALEUR
metavar-host = ADRESSE
metavar-folder = DOSSIER
metavar-room = SALON

## Les mots de la ligne de commande elle-même

click-usage = Utilisation :
click-options = Options{"\u00A0"}
click-commands = Commandes{"\u00A0"}
click-arguments = Arguments{"\u00A0"}
click-default = sinon { $default }
click-missing-command = Il manque une commande ; cabale --help en donne la liste.
click-missing-argument = Il manque l’argument
click-value-missing = L’option { $name } attend une valeur.
click-no-value = L’option { $name } ne prend pas de valeur.
click-extra = Un argument de trop : { $args }.
click-extra-several = Des arguments de trop : { $args }.

## Ce que disent les commandes

guest = Convive
option-public-url = l’adresse publique de la maison, si elle est derrière une autre
option-proxy = l’adresse d’un mandataire qui dit d’où viennent les demandes, ou son réseau ; peut être donnée plusieurs fois
option-keep-days = oublier les salons que personne n’a changés depuis N jours ; sinon on les garde
option-bot = un programme contre qui l’on peut jouer, invité parmi les automates : NOM=COMMANDE ; peut être donné plusieurs fois
option-mcp-house = L’adresse d’une maison ouverte où l’on joue ; sinon cette commande tient sa propre maison.
option-mcp-data = Le dossier où sont gardés les salons ; sinon ils sont oubliés à la fin.
option-model = un modèle de langage contre lequel on peut jouer, invité parmi les automates : NOM, ou AFFICHÉ=NOM ; interrogé à CABALE_MODEL_URL ; peut être donné plusieurs fois
option-open = ouvrir un navigateur, s’il y a un écran
metavar-url = ADRESSE
serve-open = La maison est ouverte à l’adresse { $address }. Ctrl-C la ferme ; rien ne se perd.
house-column-room = Salon
house-column-changed = Modifié
house-column-state = État
house-column-game = Jeu
house-column-table = Table
house-state-open = ouvert
house-state-playing = en partie
house-state-over = terminé
house-state-closed = fermé
house-state-damaged = abîmé
house-closed = Le salon { $room } est fermé.
house-deleted = Le salon { $room } est effacé, avec tout ce qui s’y est joué.
house-backed-up = Toute la maison est dans « { $file } », telle qu’elle était à l’instant.
no-web = La table en réseau demande d’autres paquets ; installez cabale[web].
no-mcp = Les modèles de langage demandent d’autres paquets ; installez cabale[web,mcp].
scenario-passed =
    { $passed ->
        [one] { $passed } scénario réussi.
       *[other] { $passed } scénarios réussis.
    }
scenario-failed =
    { $failed ->
        [one] { $failed } scénario sur { $total } échoue.
       *[other] { $failed } scénarios sur { $total } échouent.
    }
scenario-failure = { $file }, { $title } : { $reason }
scenario-difference = { $key } : on attend { $expected }, on trouve { $found }.
verify-ok =
    { $draws ->
        [one] Le procès-verbal tient : { $draws } tirage refait, conforme à ce qui était scellé avant la donne.
       *[other] Le procès-verbal tient : { $draws } tirages refaits, conformes à ce qui était scellé avant la donne.
    }
verify-failed = Le procès-verbal ne tient pas : { $reason }
verify-other-secret = son secret n’est pas celui qui était scellé avant la donne.
verify-other-draw = la réponse { $place } dit { $found }, et le secret tire { $expected }.
replay-heading = { $game } : { $names }. { $eyes }.
replay-place = Réponse { $place } sur { $total }
seen-public = Vu du public
seen-open = Toutes cartes ouvertes
seen-seat = Vu par { $name }
bench-heading =
    { $compiled ->
        [yes] { $game }, { $seats } places, règles compilées, médianes de 5 :
       *[no] { $game }, { $seats } places, règles interprétées, médianes de 5 :
    }
speed-decisions = décisions par seconde, jeu au hasard dans la bibliothèque
speed-games = parties par seconde, de même
speed-driven = décisions par seconde, menées depuis Python
speed-new = µs pour commencer une partie
speed-clone = µs pour copier une position
speed-child = µs pour la copier et jouer un coup
speed-view = µs pour ce que voit une place
speed-question = µs pour la question qu’on lui pose
speed-imagine = µs pour imaginer une position d’après ce qu’on voit
file-saved = Le procès-verbal est dans « { $file } ».
abandoned-kept = La partie est abandonnée. L’exemplaire de la table, toutes cartes comprises, est gardé pour relecture dans « { $file } ».
input-ended = L’entrée s’arrête avant la partie ; on attend des réponses jusqu’à la fin, et rien n’a été écrit.
input-ended-kept = L’entrée s’arrête avant la partie ; rien n’est perdu : elle est gardée dans « { $file } ».

## Ce qu’une commande ne peut pas faire

file-missing = Il n’y a pas de fichier « { $file } » ; on attend le nom d’un fichier à lire.
file-folder = « { $file } » est un dossier ; on attend un fichier.
file-unreadable = Le fichier « { $file } » ne se lit pas ({ $reason }) ; on attend un fichier texte que vous pouvez ouvrir.
file-large = Le fichier « { $file } » est trop gros ; on attend au plus { $most } Mo.
file-not-text = Le fichier « { $file } » n’est pas du texte ; on attend un fichier texte en UTF-8.
file-there = Le fichier « { $file } » existe déjà et reste tel quel ; on attend un nouveau nom.
file-no-place = « { $file } » ne peut pas s’écrire là ; on attend un endroit dans un dossier qui existe et où vous pouvez écrire.
file-unwritable = Le fichier « { $file } » ne peut pas s’écrire ({ $reason }) ; on attend un endroit où vous pouvez écrire.
screen-too-small = Le terminal a { $columns } colonnes et { $lines } lignes, et la table en demande au moins { $least } sur { $lowest } : agrandissez-le ou ajoutez --plain.
no-textual = Le plein écran demande Textual, qui n’est pas installé : installez cabale[tui] ou ajoutez --plain.
bad-seed = « { $text } » n’est pas une graine ; on attend un nombre entier.
bad-pace = « { $text } » n’est pas une allure ; on attend calm, brisk ou at_once.
bad-option = « { $text } » n’est pas une option de jeu ; on attend CLÉ=VALEUR.
option-twice = L’option { $text } est donnée deux fois ; on attend une seule valeur.
bad-name = « { $text } » n’est pas un nom pour la table ; on attend de 1 à { $most } caractères imprimables.
no-such-command = Il n’y a pas de commande « { $text } » ; on attend { $expected }.
no-such-option = Il n’y a pas d’option « { $text } » ; on attend { $expected }.
no-such-reader = « { $text } » ne désigne les yeux de personne ; on attend une place de { $first } à { $last }, public ou open.
