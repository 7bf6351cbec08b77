# Guillotine, cartes : l’aide de jeu, et ce que disent les signes du plateau.

guillotine-aid-aim = Ayez le plus de points à la fin du jour { $days }.

guillotine-aid-turn = Votre tour
guillotine-aid-play = Jouez **une carte, ou aucune**.
guillotine-aid-behead = **Décapitez** qui est en tête.
guillotine-aid-draw = **Piochez** une carte.

guillotine-aid-colours = Les cinq couleurs
guillotine-aid-points = leurs points
guillotine-aid-colour-purple = La cour
guillotine-aid-colour-red = L’armée
guillotine-aid-colour-green = La ville
guillotine-aid-colour-blue = L’Église
guillotine-aid-colour-grey = Le peuple
guillotine-aid-range = { $least } à { $most }
guillotine-aid-range-star = { $least } à { $most }, ★
guillotine-aid-count-purple = { $count } violets
guillotine-aid-count-red = { $count } rouges
guillotine-aid-count-green = { $count } verts
guillotine-aid-count-blue = { $count } bleus
guillotine-aid-count-grey = { $count } gris
guillotine-aid-support = Un **Soutien** de l’armée, des citoyens ou de l’Église : 1 de plus par rouge, vert ou bleu.

guillotine-aid-stars = Les étoiles
guillotine-aid-stars-note = valent ce que la pile en fait
guillotine-aid-guards-count = ils sont
guillotine-aid-guards-worth = et valent
guillotine-aid-tragic = −1 par noble gris de la pile, elle comprise.

guillotine-aid-when = Quand jouer une carte
guillotine-aid-before = À votre tour, une seule, **avant de décapiter**.
guillotine-aid-confusion-interrupt = **« { $card } »** juste avant le couperet d’un autre.
guillotine-aid-confusion-marker = **« { $card } »** à votre tour, sur un joueur : la file change avant son couperet.
guillotine-aid-final-extended = Après le jour { $days }, celles qui changent les points.
guillotine-aid-final-points = Après le jour { $days }, celles qui valent des points.
guillotine-aid-final-none = Après le jour { $days } : plus aucune.
guillotine-aid-judge = Un **{ $noble }** est en tête : aucune carte.
guillotine-aid-guards = **« { $card } »** : aucune qui change la file.

guillotine-sign-colour = { $name } : { $count }, { $points } points.
guillotine-sign-day = Le jour, sur { $days }. Quand la file est vide, le jour finit.
guillotine-sign-decks = Les nobles et les cartes qui restent à tirer.
guillotine-sign-hand = Ses cartes en main, qu’il est seul à voir.
guillotine-sign-total = Les points de la pile et des cartes posées, à cet instant.
guillotine-sign-front = Une carte posée : elle compte tant qu’elle est là.
guillotine-sign-noble = { $name } : { $effect }
