# Ce qui est imprimé sur le plateau.

## Cartes de Complots : le nom, le nom avec son article, deux lignes d’effet

complots-card-duchess = Duchesse
    .article-form = La Duchesse
    .effect = prend 3 pièces
    .second = contre l’aide étrangère
complots-card-assassin = Assassin
    .article-form = L’Assassin
    .effect = pour 3 pièces,
    .second = fait perdre une carte
complots-card-countess = Comtesse
    .article-form = La Comtesse
    .effect = n’agit pas
    .second = contre l’Assassin
complots-card-captain = Capitaine
    .article-form = Le Capitaine
    .effect = vole 2 pièces
    .second = contre le vol
complots-card-ambassador = Ambassadeur
    .article-form = L’Ambassadeur
    .effect = échange 2 cartes
    .second = contre le vol
complots-card-inquisitor = Inquisiteur
    .article-form = L’Inquisiteur
    .effect = échange ou enquête
    .second = contre le vol

## Le milieu de la table

complots-court = La Cour
    .cards = { $count ->
        [one] { $count } carte
       *[other] { $count } cartes
    }
complots-treasury = Le Trésor
    .coins = { $count ->
        [one] { $count } pièce
       *[other] { $count } pièces
    }
    .endless = sans limite
complots-claims = { $name } se dit
    .you = Vous vous dites
complots-counters = { $name } contre et se dit
    .you = Vous contrez et vous dites
complots-you = vous
complots-packet = Votre paquet

## Les places : la ligne sous le nom

complots-seat-hidden =
    { $count ->
        [one] { $count } carte cachée
       *[other] { $count } cartes cachées
    }
complots-seat-out = hors jeu
complots-seat-plays = joue
complots-seat-claims = se déclare
complots-seat-aims = vise
complots-seat-acts = agit
complots-seat-target = cible
complots-seat-doubts = doute
complots-seat-counters = contre
complots-seat-wins = l’emporte
complots-seat-automaton = automate { $level }
complots-seat-stumbled = automate { $level }, de secours
complots-seat-stand-in = un automate joue
complots-seat-away = absent
