# L’arène : l’aide de sa commande, ses tableaux, et ce qu’elle ne peut pas faire.

## Aide

command-arena = Fait jouer de nombreuses parties aux automates et dit qui est le plus fort, et à quel point c’est sûr.

option-suite = Une série de parties fixe, à graine fixe, la même dans toute maison : models met à l’épreuve chacun de --players, dont un model:NOM, aux cinq jeux contre regular et expert, garde les résultats dans un dossier (suite-models, sauf si --results en dit un autre) et y écrit sa page. --games N joue les N premières de chaque.
option-players = Une seule table : un niveau par place, séparés par des virgules, ou un robot à vous, nommé comme Python le trouve : mon.module:Robot. À un niveau qui cherche, on peut dire combien réfléchir : expert@3000 parcours, qui se répètent, ou expert@100ms, qui ne se répète pas.
option-ladder = Des niveaux ou des robots à vous, du plus faible au plus fort : chacun joue contre celui du dessous.
option-round-robin = Des niveaux ou des robots à vous qui jouent tous les uns contre les autres, deux par deux.
option-mixed = Avec --round-robin : tout le monde aux mêmes tables.
option-exploit = Des niveaux ou des robots à vous que les exploiteurs du jeu cherchent à battre : de courtes stratégies fixes, chacune parmi des copies du robot. Toutes les parties sont jouées.
option-gauntlet = Avec --exploit : le robot seul à des tables entières d’exploiteurs, honnêtes, menteuses, méfiantes, agressives et mêlées ; c’est son plus petit gain qui compte.
option-best-response = Des niveaux ou des robots à vous dont on cherche la meilleure réponse : un adversaire qui connaît leur façon de jouer et cherche ce qui la bat. Ce qu’il gagne est une borne inférieure de ce qu’ils peuvent perdre.
option-walks = Avec --best-response : combien de parcours de son arbre il fait pour une réponse ; { $walks } sinon.
option-seats-each = Combien de places ; plusieurs nombres sont joués l’un après l’autre.
option-option-each = Une option du jeu ; plusieurs valeurs sont jouées l’une après l’autre. Peut être donnée plusieurs fois.
option-games = Combien de parties au plus ; { $games } sinon.
option-core-hours = Combien d’heures d’un cœur de processeur un duel peut prendre.
option-margin = Ce que le meilleur doit gagner au-delà d’une part égale pour être dit plus fort ; 0.05 sinon.
option-error = Combien de fois le test séquentiel peut se tromper ; 0.05 sinon.
option-full = Joue toutes les parties, même si la question est tranchée plus tôt.
option-workers = Combien de processus jouent ; un par cœur sinon. Ne change rien que la durée.
option-ray = Joue sur une grappe Ray : son adresse, ou « local » pour une grappe sur cette machine.
option-results = Un dossier pour les fichiers de résultats. Ce qui s’y trouve déjà n’est pas rejoué.
option-arena-report = Où écrire un rapport : une page (.html), ou du Markdown (.md) avec ses figures à côté ; ou toutes les parties en un tableau (.csv, .parquet). Peut être donnée plusieurs fois.

metavar-games = JEU…
metavar-levels = NIVEAU,…
metavar-pairs = CLÉ=VALEUR,…
metavar-ray = ADRESSE|local

## Tableaux

arena-heading =
    { $options ->
        [none] { $game }, { $seats } places, graine { $seed }
       *[other] { $game }, { $seats } places, { $options }, graine { $seed }
    }
arena-pace = { NUMBER($pace, maximumFractionDigits: 1) } parties/s
arena-player = joueur
arena-duel = premier / second
arena-games = parties
arena-wins = victoires
arena-share = part
arena-bounds = 95 %
arena-even = égale
arena-hours = heures de cœur
arena-settled = le premier est
arena-stronger = plus fort
arena-not-stronger = pas plus fort
arena-open = indécis à la limite
arena-untested = sans test
arena-test = Le test : une part égale contre { $margin } de plus ; il dit plus fort à tort dans { $alpha } des cas, pas plus fort à tort dans { $beta }.
arena-still-open = { $pairs } : indécis, bien que les 95 % excluent une part égale. Ils valent pour un seul regard sur tant de parties ; le test regarde après chaque donne et pèse une part égale contre { $margin } de plus : il lui en faut davantage. Plus de parties (--games) trancheront.
arena-small = { $pairs } : pas plus fort de { $margin }, bien que les 95 % soient au-dessus d’une part égale : un peu meilleur, mais plus près de l’égalité que de { $margin } de plus.
arena-rating = cote
arena-drawn = bootstrap
arena-alpha-rank = α-rank
arena-ratings-are = Cotes : maximum de vraisemblance selon le modèle de Plackett et Luce, en points Elo ; 400 de plus, c’est dix contre un, et la moyenne est 0. 95 % par l’information de Fisher, puis par un bootstrap sur les donnes.
arena-alpha-rank-is = α-rank : combien de fois chacun serait joué à la longue, si tout le monde passait à qui fait mieux.
arena-circle = La force tourne en rond : { $names }. Aucune cote ne peut le dire ; α-rank le dit.
arena-haunted = Quelqu’un a tout gagné ou tout perdu, ou certains ne se sont jamais rencontrés : pour que les cotes restent finies, chacun a aussi gagné et perdu une demi-partie contre un fantôme. À lire avec prudence.
trial-of = Contre { $bot } :
trial-opponent = adversaire
trial-table = table
trial-opponents = adversaires
trial-copy = le robot, par place
trial-bluffs = ses bluffs
trial-doubts = ses doutes
trial-rate = { $share } de { NUMBER($count, useGrouping: 0) }
trial-best = { $who } a gagné le plus : { $share } ({ $bounds }), une part égale étant { $even }.
trial-minimum = C’est le minimum qui compte : { $share } ({ $bounds }) à la table « { $who } », une part égale étant { $even }.
trial-response = L’adversaire savait comment joue { $bot } et l’a demandé { $asked } fois par partie, sur { $particles } positions imaginées et jusqu’à { $horizon } réponses au-delà de son arbre. Ce qu’il a gagné est une borne inférieure : avec plus de parcours, il peut trouver mieux.
temper-honest = honnête
temper-lying = menteuse
temper-doubting = méfiante
temper-aggressive = agressive
temper-mixed = mêlée
arena-effort =
    { $games ->
        [one] { $games } partie jouée en { $seconds } s : { $pace } par seconde. Toutes les parties ensemble : { $hours } heures de cœur.
       *[other] { $games } parties jouées en { $seconds } s : { $pace } par seconde. Toutes les parties ensemble : { $hours } heures de cœur.
    }
arena-kept =
    { $games ->
        [one] Interrompu. { $games } partie est gardée dans « { $folder } » : la même commande reprend là.
       *[other] Interrompu. { $games } parties sont gardées dans « { $folder } » : la même commande reprend là.
    }
arena-lost = Interrompu, et rien n’est gardé. Avec --results DOSSIER, les parties sont gardées à mesure, et la même commande reprend là.

## Ce qu’elle ne peut pas faire

no-ray = Ray n’est pas installé : installez cabale[ray], ou laissez --ray de côté.
refusal-unknown_suite = Il n’y a pas d’épreuve « { $suite } » ; on attend { $expected }.
refusal-suite_no_model = L’épreuve « { $suite } » s’adresse aux modèles de langage, et aucun n’est nommé ; on attend --players model:NOM, le nom que connaît son adresse.
refusal-suite_players = « { $text } » ne convient pas à l’épreuve « { $suite } » ; on attend chacun de ceux qu’on éprouve une seule fois, et aucun de ses adversaires : { $opponents }.
refusal-suite_fixed = L’épreuve « { $suite } » est la même partout, « { $text } » ne peut donc pas s’y choisir ; on attend --players, et si l’on veut --games, --results, --report, --workers.
arena-who = On ne sait pas qui joue ; il faut un seul de --players, --ladder, --round-robin, --exploit ou --best-response, --mixed seulement avec --round-robin, --gauntlet seulement avec --exploit, et --walks seulement avec --best-response.
arena-seats = --seats dit { $seats }, et --players en nomme { $players } ; il faut autant de joueurs que de places.
arena-entrants = « { $names } » ne convient pas ; il faut au moins deux niveaux, chacun une fois.
arena-alone = À une table d’une place, il n’y a personne à battre ; il faut au moins deux places.
arena-no-exploiters = { $game } n’apporte pas d’exploiteurs ; --best-response s’en passe.
arena-gauntlet-seats = Il faut des tables entières ; avec --gauntlet, au moins trois places.
bad-number = « { $text } » ne convient pas à { $option } ; il faut un nombre au-dessus de zéro, et pour une part au-dessous de 0.5.
refusal-other_results = Ce sont les résultats d’une autre série : d’une autre graine, version ou composition. Il faut un autre dossier.
refusal-no_results = La ligne { $line } n’est pas une ligne de résultats ; il faut un fichier écrit par `cabale arena --results`.
refusal-guest_module = Le robot { $guest } n’est pas là : aucun module { $module } n’est trouvé, ni installé ni dans ce dossier. On attend un nom comme mon.module:Robot.
refusal-guest_missing = Le robot { $guest } n’est pas là : le module { $module } n’a pas de « { $thing } ».
refusal-guest_import = Le module du robot { $guest } ne peut pas être chargé ({ $reason }).
refusal-guest_no_bot = { $guest } n’est pas un robot ; on attend une classe ou une fonction qui fait quelque chose avec choose(view, moves).
refusal-guest_made = Le robot { $guest } a échoué à sa création ({ $reason }).
refusal-guest_raised = Le robot { $guest } a échoué au milieu d’une partie ({ $reason }). Les parties d’avant sont gardées si --results est donné.
refusal-guest_move = Le robot { $guest } a répondu { $move }, qui n’est aucun des { $count } coups qu’on lui donnait.
refusal-guest_policy = On ne peut pas demander au programme { $guest } comment il joue aussi souvent qu’une meilleure réponse le doit ; il faut un niveau, un exploiteur ou un robot comme mon.module:Robot.
