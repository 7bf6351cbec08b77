# Ce qui est imprimé sur le plateau.

## Cartes de Complots : le nom, le nom avec son article, deux lignes d’effet

complots-card-duchess = Duchesse
    .article-form = La Duchesse
    .effect = prend 3 pièces
    .second = arrête l’aide étrangère
    .lost = sortie : Duchesse
complots-card-assassin = Assassin
    .article-form = L’Assassin
    .effect = pour 3 pièces,
    .second = fait perdre une carte
    .lost = sorti : Assassin
complots-card-countess = Comtesse
    .article-form = La Comtesse
    .effect = n’agit pas
    .second = arrête l’Assassin
    .lost = sortie : Comtesse
complots-card-captain = Capitaine
    .article-form = Le Capitaine
    .effect = vole 2 pièces
    .second = arrête le vol
    .lost = sorti : Capitaine
complots-card-ambassador = Ambassadeur
    .article-form = L’Ambassadeur
    .effect = échange 2 cartes
    .second = arrête le vol
    .lost = sorti : Ambassadeur
complots-card-inquisitor = Inquisiteur
    .article-form = L’Inquisiteur
    .effect = échange ou enquête
    .second = arrête le vol
    .lost = sorti : Inquisiteur

## Le milieu de la table

complots-court = La Cour
    .short = Cour
    .cards = { $count ->
        [one] { $count } carte
       *[other] { $count } cartes
    }
complots-treasury = Le Trésor
    .short = Trésor
    .coins = { $count ->
        [one] { $count } pièce
       *[other] { $count } pièces
    }
    .endless = sans limite
complots-claims = { $name } se dit
    .you = Vous vous dites
complots-counters = { $name } contre et se dit
    .you = Vous contrez et vous dites
complots-claimed = { $name } se disait
    .you = Vous vous disiez
complots-stamp-proved = Vrai
complots-stamp-exposed = Mensonge
complots-you = vous
complots-packet = Votre paquet

## Les places : la ligne sous le nom

complots-seat-hidden =
    { $count ->
        [one] { $count } carte cachée
       *[other] { $count } cartes cachées
    }
complots-seat-held =
    { $count ->
        [one] { $count } carte
       *[other] { $count } cartes
    }
complots-seat-out = hors jeu
complots-seat-lost = sorties : { $names }
complots-seat-plays = joue
complots-seat-claims = se déclare
complots-seat-aims = vise
complots-seat-acts = agit
complots-seat-target = cible
complots-seat-doubts = doute
complots-seat-counters = contre
complots-seat-wins = l’emporte
complots-seat-automaton = automate { $level }
complots-seat-failed = automate { $level }, de secours
complots-seat-stand-in = un automate joue
complots-seat-away = absent

## Guillotine : groupes, file, pioches

guillotine-group-purple = violet, la cour
guillotine-group-red = rouge, l’armée
guillotine-group-green = vert, la ville
guillotine-group-blue = bleu, l’Église
guillotine-group-grey = gris, les innocents
guillotine-line =
    { $count ->
        [one] La file : { $count } noble
       *[other] La file : { $count } nobles
    }
guillotine-line-empty = Il n’y a plus personne dans la file.
guillotine-at = { $name }, { $short }, { $group }, place { $place } sur { $count }
guillotine-is = { $name }, { $short }, { $group }
guillotine-day = Jour
guillotine-day-of = Jour { $day } sur 3
guillotine-final = Les trois jours sont passés
guillotine-deck-nobles = nobles
guillotine-deck-cards = cartes
guillotine-gone =
    { $count ->
        [one] { $count } défaussée
       *[other] { $count } défaussées
    }
guillotine-piles = Ce qui est défaussé
guillotine-piles-open =
    { $count ->
        [one] Ce qui est défaussé : { $count } carte
       *[other] Ce qui est défaussé : { $count } cartes
    }
guillotine-gone-nobles = Nobles
guillotine-gone-cards = Cartes d’action, la dernière d’abord

## Guillotine : sièges et mains

guillotine-hand =
    { $count ->
        [one] Votre main : { $count } carte
       *[other] Votre main : { $count } cartes
    }
guillotine-hand-empty = Votre main est vide.
guillotine-mine =
    { $count ->
        [one] vous · { $count } carte en main
       *[other] vous · { $count } cartes en main
    }
guillotine-seat-hand =
    { $count ->
        [one] { $count } carte
       *[other] { $count } cartes
    }
guillotine-seat-failed = automate { $level }, remplacé
guillotine-seat-stand-in = un automate joue
guillotine-seat-away = absent
guillotine-rushed = ne peut jouer de carte au prochain tour
guillotine-pile = La pile, le dessus d’abord
guillotine-pile-title = { $name } : { $total }
guillotine-pile-empty = Personne encore.
guillotine-pile-mine =
    Votre pile : { $count ->
        [one] { $count } noble
       *[other] { $count } nobles
    }, { $total ->
        [one] { $total } point
       *[other] { $total } points
    }
guillotine-pile-of =
    La pile de { $name } : { $count ->
        [one] { $count } noble
       *[other] { $count } nobles
    }, { $total ->
        [one] { $total } point
       *[other] { $total } points
    }
guillotine-front = Devant
guillotine-known = En main, pour autant que vous sachiez
guillotine-nothing = Rien ici.

## Guillotine : la fin

guillotine-count = Le compte des têtes
guillotine-count-day = Jour { $day }
guillotine-count-final = Avec les cartes
guillotine-order-victim = La prise de qui
guillotine-order-anybody = n’importe qui
guillotine-order-noble = Quel noble
guillotine-order-any-noble = n’importe quel noble
