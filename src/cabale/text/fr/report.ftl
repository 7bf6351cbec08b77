# Les rapports de l’arène : chiffres, titres, colonnes, et les faits de chaque jeu.

## Les chiffres

figure-share = { NUMBER($value, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }
figure-round-share = { NUMBER($value, style: "percent", maximumFractionDigits: 1) }
figure-0 = { NUMBER($value, maximumFractionDigits: 0) }
figure-1 = { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) }
figure-2 = { NUMBER($value, minimumFractionDigits: 2, maximumFractionDigits: 2) }
figure-3 = { NUMBER($value, minimumFractionDigits: 3, maximumFractionDigits: 3) }
figure-plain = { NUMBER($value, maximumFractionDigits: 3) }
figure-points = { $value } points
figure-bounds = { $low } à { $high }

## Le rapport

report-title =
    { $games ->
        [one] { $game } : { $games } partie
       *[other] { $game } : { $games } parties
    }
report-lead = Joué par { $entrants } en { $time }. Chaque chiffre est donné avec les bornes entre lesquelles le vrai se trouve avec une certitude de 95 %.
report-hours = { $hours } heures de cœur
report-minutes = { $minutes } minutes de cœur
report-seconds = { $seconds } secondes de cœur
report-of-game = { $game } : { $heading }
report-who = Qui gagne
report-order = Ce que vaut jouer le premier
report-length = La durée des parties
report-options = Options et places côte à côte
report-worth = Ce que valent cartes et places
report-again = La même chose encore
report-method = Les parties d’une même donne comptent comme une seule observation. Les parts ont les bornes de Wilson, les moyennes celles de la loi normale ; une victoire partagée compte pour sa part. La même commande rejoue les mêmes parties : seuls les temps diffèrent.
report-option = { $option } : { $value }
report-seats = { $seats } places
report-figure-bounds = { $figure } ({ $bounds })
report-described = { $title }. { $facts }.
report-fact = { $label } : { $figure }
report-even-is = part égale { $share }

## Colonnes et lignes

report-entrant = qui
report-games = parties
report-share = part de la victoire
report-bounds = 95 %
report-even = part égale
report-wins = Part de la victoire
report-pairs = Qui a rencontré qui
report-pair = part du premier
report-against = { $first } contre { $second }
report-ratings = Cotes
report-place = ordre de jeu
report-nth =
    { $number ->
        [1] premier à jouer
        [2] deuxième
        [3] troisième
       *[other] { $number }e
    }
report-ordinal =
    { $number ->
        [1] 1er
       *[other] { $number }e
    }
report-everybody = tous
report-by-order = Part de la victoire selon l’ordre de jeu
report-what = quoi
report-mean = moyenne
report-median = médiane
report-most-games = 9 parties sur 10
report-decisions = décisions par partie
report-turns = tours ou manches par partie
report-median-is = médiane { $median }
report-variant = variante
report-variants = Une ligne par variante
report-first = part de qui joue le premier
report-shared = victoires partagées
report-worth-note = Parts de la victoire des places qui ont eu quelque chose au moins une fois. Ce que le hasard a donné (une carte, une faction) dit ce qu’il vaut ; ce qui fut gardé, joué ou perdu dit aussi comment la partie s’est passée.
report-piece = quoi
report-had = places qui l’ont eu
report-all-seats = toutes les places
report-winners = gagnants
report-figure = par partie
report-by-seats = Place par place
report-by-games = Partie par partie
report-worth-of = Part de la victoire

## Ce que les jeux disent d’eux-mêmes

fact-complots-dealt = personnages distribués
fact-complots-kept = personnages gardés jusqu’à la fin
fact-complots-lost = personnages perdus
fact-complots-claimed = personnages annoncés
fact-complots-challenged = personnages mis en doute chez autrui
fact-complots-exposed = personnages annoncés sans les avoir, et démasqués
fact-complots-bluffed = personnages annoncés sans les avoir, démasqués ou non
fact-complots-heard = annonces d’autrui qui pouvaient être mises en doute
fact-complots-capped = parties arrêtées par la limite de tours
fact-guillotine-nobles = nobles récoltés
fact-guillotine-played = cartes d’action jouées
fact-guillotine-fronts = cartes posées devant soi à la fin
fact-guillotine-days = jours
fact-druide-colleges = collèges emportés
fact-druide-largest = pierres du plus grand collège emporté
fact-druide-luck = points de la pierre fétiche
fact-druide-taboo = couleur taboue
fact-druide-removed = druides retirés par le tabou
fact-druide-bars = baguettes à soi
fact-druide-unelected = parties sans Grand Druide
fact-convention-factions = factions
fact-convention-elected = députés réélus
fact-convention-died = députés morts
fact-convention-denounced = députés dénoncés
fact-convention-popularity = popularité
fact-convention-dissolved = parties finies par la dissolution
fact-cocarde-characters = personnages en main
fact-cocarde-places = case de la fin
fact-cocarde-roles = rôle à la fin
fact-cocarde-trees = arbres restants
fact-cocarde-planted = arbres plantés
fact-cocarde-rounds = manches
fact-cocarde-capped = parties arrêtées par la limite de manches

# Language models

report-models = Modèles de langage
report-models-won = Ce qu’ils ont gagné
report-models-wrong = Leurs fautes
report-models-behaved = La conduite de chacun
report-models-cost = Ce qu’ils ont coûté
report-clean-games = parties sans réponse perdue
report-clean-share = part dans celles-ci
report-replies = réponses
report-faulty = fautives, avec bornes à 95 %
report-truncated = coupées
report-empty = vides
report-unparsable = illisibles
report-illegal = illégales
report-defaults = jouées par défaut
report-unreached = sans liaison
report-spent = budget épuisé
report-claims = annonces
report-bluffs = bluffs
report-caught = démasqués
report-right = doutes justes
report-wrong = doutes faux
report-kept = paroles tenues
report-broken = paroles rompues
report-tokens-in = jetons en entrée
report-tokens-out = jetons en sortie
report-waited = secondes d’attente
report-cost = coût
report-models-note = La part des victoires est donnée aussi pour les parties où personne n’a perdu de réponse au profit du coup par défaut, afin que nul ne soit classé par les bourdes des autres. Ce qu’une adresse n’a pas donné, et ce qui vient après l’épuisement d’un budget, n’est pas la faute d’un modèle et compte à part.
report-models-key = Les réponses sont tout ce qui est venu du modèle, seconds essais compris. Sont fautives celles qu’on ne pouvait jouer : coupées, vides, sans appel lisible, ou d’un coup qui n’était pas offert. La première est refusée avec sa raison ; après la seconde, on joue par défaut. Un bluff est une annonce fausse, démasqué si quelqu’un en a douté ; un doute est juste quand l’annonce était fausse, et faux quand elle était vraie. Les paroles sont les promesses écrites dont l’occasion est venue. Ce que chacun a fait est compté sur toutes ses places : divisez par les places pour comparer.

# Une épreuve

suite-title = L’épreuve « { $suite } », version { $version } : { $players }
suite-lead = Cabale { $version }, série { $number } : les pages qui portent le même numéro parlent des mêmes parties, jouées selon les mêmes règles contre les mêmes adversaires. { $games } parties sur { $whole } sont jouées.
suite-what = Ce qui a été joué, et comment
suite-all = Toutes les parties
suite-played = La série
suite-game = jeu
suite-rules = version des règles
suite-seats = places
suite-seed = graine
suite-whole = sur
suite-asked = Comment les modèles sont interrogés
suite-prompt = invite
suite-language = langue
suite-tokens = jetons par partie
suite-seconds = secondes par partie
suite-patience = secondes par réponse
suite-reply = jetons par réponse
suite-temperature = température
suite-usual = celle de l’adresse
suite-method = Qui est mis à l’épreuve siège seul parmi des copies de l’adversaire, une place plus loin à chaque partie ; chaque partie a sa propre donne, la même pour tous, dans quelque maison que ce soit. Les parts ont les bornes de Wilson ; une victoire partagée compte pour sa part. Donnes et adversaires se répètent, un modèle jette ses propres dés. Comparez les pages dont la série et les invites portent les mêmes numéros.
