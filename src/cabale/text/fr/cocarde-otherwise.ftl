# Le Lys et la Cocarde : ce qu’une autre réponse aurait donné dans ses leçons, quand cela se dit autrement que d’une réponse donnée
# (docs/lessons.md).

cocarde-lesson-aim-1-other-1-would = { $b } aurait atteint 56 et pris un brevet à chacun : 2 pour elle, 2 pour vous. À égalité, le plus avancé gagne, et l’arbre entre vos mains n’aurait pas compté.
cocarde-lesson-roles-1-other-1-would = Vous auriez lancé 2 et une cocarde. Un royaliste n’avance qu’au lys : votre pion n’aurait pas bougé.
cocarde-lesson-roles-1-other-2-would = Vous auriez lancé 2 et une cocarde : elle aurait emporté { $b }, devenue révolutionnaire, 3 cases plus loin. Votre pion n’aurait pas bougé.
cocarde-lesson-roles-1-other-3-would = Vous auriez lancé 2 et une cocarde. Sans rôle, votre pion n’aurait pas bougé.
cocarde-lesson-roles-1-other-4-would = Vous auriez lancé 2 et une cocarde. Toujours sans rôle, votre pion n’aurait pas bougé.
cocarde-lesson-signs-1-other-1-would = Vous seriez royaliste. { $b } aurait lancé 3 et atteint la 26 : rien là pour une révolutionnaire.
cocarde-lesson-signs-1-other-2-would = { $b } aurait lancé 3 et atteint la 26 : rien là pour une révolutionnaire. La Fleur de lys serait toujours dans votre main.
cocarde-lesson-signs-1-other-3-would = Une carte de moins. { $b } aurait lancé 3 et atteint la 26 : rien là pour une révolutionnaire.
cocarde-lesson-signs-1-other-4-would = Le royaliste, ce serait { $c }. { $b } aurait lancé 3 et atteint la 26 : rien là pour une révolutionnaire.
cocarde-lesson-signs-2-other-1-would = { $b } aurait donné ce dont elle se passe, un livre. { $c } aurait toujours sa carte, et pourrait répondre.
cocarde-lesson-characters-1-other-1-would = Vos cartes et votre rôle seraient perdus, et vous seriez de retour au départ. On ne garde qu’arbres et brevets.
cocarde-lesson-characters-2-other-1-would = En 45, et une case en arrière : la 44, où il aurait fallu jeter une carte.
cocarde-lesson-attack-1-other-1-would = { $b } aurait lancé 2 et serait rentrée des frontières : 4 cartes, puis la case 53.
cocarde-lesson-attack-1-other-2-would = Une carte de moins. { $b } aurait lancé 2 et serait rentrée des frontières : 4 cartes, puis la case 53.
cocarde-lesson-attack-2-other-1-would = Repoussée aussi ; mais Danton ne serait plus là, et la blanche 38 est à 3 cases.
cocarde-lesson-attack-2-other-2-would = Rien de montré : vous seriez à la première case de la prison.
cocarde-lesson-prison-1-other-1-would = Vous auriez lancé 1 et 1 : tout juste 8, la guillotine. Main et rôle seraient perdus, l’évasion avec.
cocarde-lesson-prison-1-other-2-would = Il aurait fallu lancer ensuite : 1 et 1, tout juste 8, la guillotine. Main et rôle seraient perdus.
cocarde-lesson-prison-2-other-1-would = Vous auriez lancé 1 et 2, pas de double : toujours en Guyane, avec votre évasion.
cocarde-lesson-prison-2-other-2-would = Une carte de moins. Vous auriez lancé 1 et 2, pas de double : toujours en Guyane.
cocarde-lesson-trees-1-other-1-would = Un livre seul ne fait pas d’arbre, et l’autre serait jeté.
cocarde-lesson-trees-1-other-3-would = Ç’aurait été votre seule action de ce tour. Les livres seraient toujours dans votre main.
cocarde-lesson-trees-2-other-1-would = Un brevet ; mais { $b } aurait lancé 4 et marché jusqu’en 21 : la case blanche n’aurait plus été là pour l’arrêter.
cocarde-lesson-trees-2-other-2-would = Un brevet ; et { $b } aurait une case de moins à faire.
cocarde-lesson-trees-2-other-4-would = Ç’aurait été votre seule action de ce tour. L’arbre serait toujours entre vos mains.
