# Le Lys et la Cocarde : les phrases de ses leçons, par leurs clés (docs/lessons.md). $b est à votre gauche.

## 1. Des brevets

cocarde-lesson-aim = Ce que vous voulez
cocarde-lesson-aim-rule = La partie finit quand quelqu’un atteint la case 56. Ce n’est pas le premier arrivé qui gagne, mais qui a le plus de brevets ; chaque arbre planté en vaut un.
cocarde-lesson-aim-1-point-1 = Vous êtes en 11, loin derrière, avec 3 brevets
cocarde-lesson-aim-1-point-2 = et un arbre de la liberté.
cocarde-lesson-aim-1-point-3 = { $b } n’en a aucun, mais elle est en 52 : son lancer peut finir la partie.
cocarde-lesson-aim-1-point-4 = On plante sur les cases derrière soi.
cocarde-lesson-aim-1-task = Vous avez avancé. Avant de finir votre tour, plantez votre arbre.
cocarde-lesson-aim-1-why = Un arbre resté entre vos mains ne vaut rien à la fin. Planté, c’est un brevet.
cocarde-lesson-aim-1-done = { $b } a atteint 56 et pris un brevet à chacun. Il vous en reste 3, elle en a 2 : vous gagnez, depuis la case 11.
cocarde-lesson-aim-1-other-1 = { $b } a atteint 56 et pris un brevet à chacun : 2 pour elle, 2 pour vous. À égalité, le plus avancé gagne, et l’arbre entre vos mains n’a pas compté.

## 2. Un rôle, et les dés

cocarde-lesson-roles = Un rôle et deux dés
cocarde-lesson-roles-rule = Prenez une carte, jouez-en une si vous voulez, lancez, avec 6 cartes en main au plus. Deux chiffres n’avancent que vous. Une cocarde avance les révolutionnaires, un lys les royalistes : du chiffre, et de 1 par symbole porté.
cocarde-lesson-roles-1-point-1 = Vous n’avez pas encore de rôle : aucun symbole ne vous avance.
cocarde-lesson-roles-1-point-2 = Une Cocarde fait un révolutionnaire, de vous ou d’un autre.
cocarde-lesson-roles-1-point-3 = La 13 donne 2 arbres, aux seuls révolutionnaires.
cocarde-lesson-roles-1-point-4 = Chaque dé porte 1, 2, 3, 4, une cocarde et un lys.
cocarde-lesson-roles-1-task = Prenez le rôle que les prochaines cases récompensent.
cocarde-lesson-roles-1-why = Les premières cases nourrissent les révolutionnaires. Et qui porte un symbole avance avec lui, même au lancer des autres ; mais qui est seulement emporté ne fait pas ce que dit sa case.
cocarde-lesson-roles-1-done = Vous avez lancé 2 et une cocarde : 3 cases, jusqu’en 13, où 2 arbres vous attendaient.
cocarde-lesson-roles-1-other-1 = Vous avez lancé 2 et une cocarde. Un royaliste n’avance qu’au lys : votre pion n’a pas bougé.
cocarde-lesson-roles-1-other-2 = Vous avez lancé 2 et une cocarde : elle a emporté { $b }, désormais révolutionnaire, 3 cases plus loin. Votre pion n’a pas bougé.
cocarde-lesson-roles-1-other-3 = Vous avez lancé 2 et une cocarde. Sans rôle, votre pion n’a pas bougé.
cocarde-lesson-roles-1-other-4 = Vous avez lancé 2 et une cocarde. Toujours sans rôle, votre pion n’a pas bougé.

## 3. Qui une case concerne

cocarde-lesson-signs = Qui une case concerne
cocarde-lesson-signs-rule = Un trait rouge est un danger : pour tous, ou pour ceux dont le signe est à côté. Un lys vise les royalistes, une croix les prêtres, un point les révolutionnaires. Touchez une case pour la lire.
cocarde-lesson-signs-1-point-1 = { $b } est en 23, et mène.
cocarde-lesson-signs-1-point-2 = Elle est révolutionnaire.
cocarde-lesson-signs-1-point-3 = 26 : un trait rouge et un lys. Elle envoie les royalistes en prison, et eux seuls.
cocarde-lesson-signs-1-point-4 = Une Fleur de lys fait un royaliste.
cocarde-lesson-signs-1-task = Rendez dangereuse la route { $b-of }.
cocarde-lesson-signs-1-why = Vous pouvez donner un rôle à n’importe qui, où que soit son pion. Un prêtre, marqué d’une croix, ne pioche pas : il mendie une carte.
cocarde-lesson-signs-1-done = { $b } a lancé 3 et atteint la 26, royaliste désormais : en prison.
cocarde-lesson-signs-1-other-1 = Vous voilà royaliste. { $b } a lancé 3 et atteint la 26 : rien là pour une révolutionnaire.
cocarde-lesson-signs-1-other-2 = { $b } a lancé 3 et atteint la 26 : rien là pour une révolutionnaire. La Fleur de lys est toujours dans votre main.
cocarde-lesson-signs-1-other-3 = Une carte de moins. { $b } a lancé 3 et atteint la 26 : rien là pour une révolutionnaire.
cocarde-lesson-signs-1-other-4 = Maintenant, le royaliste, c’est { $c }. { $b } a lancé 3 et atteint la 26 : rien là pour une révolutionnaire.
cocarde-lesson-signs-2-point-1 = { $c } vous a fait prêtre : vous mendiez votre carte.
cocarde-lesson-signs-2-point-2 = { $c } n’a qu’une carte.
cocarde-lesson-signs-2-point-3 = Votre attaque bleue l’atteint, en 11.
cocarde-lesson-signs-2-point-4 = { $b } en a deux, et choisirait laquelle.
cocarde-lesson-signs-2-task = Demandez l’aumône, de sorte que votre attaque reste sans réponse.
cocarde-lesson-signs-2-why = Qui vous désignez choisit la carte. Avec une seule, pas de choix. Un prêtre peut porter un second signe : assermenté avec une cocarde, réfractaire avec un lys. Ce qui vise l’un ou l’autre le vise.
cocarde-lesson-signs-2-done = { $c } a dû donner sa défense bleue : il ne peut plus parer d’attaque.
cocarde-lesson-signs-2-other-1 = { $b } a donné ce dont elle se passe, un livre. { $c } a toujours sa carte, et pourra répondre.

## 4. Les personnages

cocarde-lesson-characters = Les personnages
cocarde-lesson-characters-rule = Un personnage est valable pour les cases que dit sa carte. Montré là, il écarte un danger ou ouvre une case blanche ; puis il s’en va.
cocarde-lesson-characters-1-point-1 = 39, un danger pour tous : perdez main et rôle, et reprenez au départ.
cocarde-lesson-characters-1-point-2 = Danton est valable de 26 à 41.
cocarde-lesson-characters-1-task = Vous avez lancé une cocarde et un lys : une case, et c’est un danger. Écartez-le.
cocarde-lesson-characters-1-why = Une carte contre 39 cases, c’est une bonne affaire.
cocarde-lesson-characters-1-done = Vous êtes en 39, avec votre rôle et vos autres cartes.
cocarde-lesson-characters-1-other-1 = Vos cartes et votre rôle sont perdus, et vous voilà au départ. On ne garde qu’arbres et brevets.
cocarde-lesson-characters-2-point-1 = Blanche : sans personnage valable, on s’y arrête et on compte le reste en arrière.
cocarde-lesson-characters-2-point-2 = La 46 donne 2 arbres.
cocarde-lesson-characters-2-point-3 = Carnot est valable de 40 à 54.
cocarde-lesson-characters-2-task = Un tour plus tard : 7, de 39 à 46, au-delà de la blanche 45. Passez.
cocarde-lesson-characters-2-why = Six cases sont blanches. Qui est emporté par un symbole les passe librement.
cocarde-lesson-characters-2-done = La 45 passée, voici la 46 : les prisonniers sortent, et vous avez 2 arbres.
cocarde-lesson-characters-2-other-1 = En 45, et une case en arrière : la 44, où il a fallu jeter une carte.

## 5. Attaque et défense

cocarde-lesson-attack = Attaque et défense
cocarde-lesson-attack-rule = L’attaque atteint qui est sur une case de sa couleur : c’est la prison. Aux frontières, toute couleur convient, et c’est la mort.
cocarde-lesson-attack-1-point-1 = Une attaque bleue.
cocarde-lesson-attack-1-point-2 = { $b }, avec ses 3 brevets, est aux frontières.
cocarde-lesson-attack-1-point-3 = { $c } est sur du rouge : le bleu ne l’y atteint pas.
cocarde-lesson-attack-1-task = Attaquez { $b } avant qu’elle ne rentre.
cocarde-lesson-attack-1-why = En prison, en Guyane, au départ et sur les cases blanches, nul n’est attaqué.
cocarde-lesson-attack-1-done = { $b } n’avait pas de défense : elle perd main et rôle et reprend au départ. Ses brevets, elle les garde.
cocarde-lesson-attack-1-other-1 = { $b } a lancé 2 et elle est rentrée des frontières : 4 cartes, puis la case 53.
cocarde-lesson-attack-1-other-2 = Une carte de moins. { $b } a lancé 2 et elle est rentrée des frontières : 4 cartes, puis la case 53.
cocarde-lesson-attack-2-point-1 = Vous êtes en 35, une case rouge.
cocarde-lesson-attack-2-point-2 = Les deux vous sauveraient : la défense rouge, et Danton, valable de 26 à 41.
cocarde-lesson-attack-2-task = { $c } vous attaque en rouge. Répondez avec la carte qui ne sert à rien d’autre.
cocarde-lesson-attack-2-why = Une défense ne sert que contre sa couleur. Danton écarte aussi des dangers, et ouvre la blanche 38.
cocarde-lesson-attack-2-done = Attaque repoussée, et Danton est toujours dans votre main.
cocarde-lesson-attack-2-other-1 = Repoussée aussi ; mais Danton n’est plus là, et la blanche 38 est à 3 cases.
cocarde-lesson-attack-2-other-2 = Rien de montré : vous êtes à la première case de la prison.

## 6. La prison

cocarde-lesson-prison = La prison et la Guyane
cocarde-lesson-prison-rule = La prison a 8 cases, et la dernière est la guillotine, si on la touche tout juste. Une carte d’évasion vous mène en 30 avant votre lancer.
cocarde-lesson-prison-1-point-1 = Vous êtes à la case 6 de la prison.
cocarde-lesson-prison-1-point-2 = À la 8, on perd main et rôle et on reprend au départ.
cocarde-lesson-prison-1-point-3 = Une carte d’évasion.
cocarde-lesson-prison-1-point-4 = Elle mène en 30, et vous lancez encore.
cocarde-lesson-prison-1-task = Ne lancez pas de là. Sortez d’abord.
cocarde-lesson-prison-1-why = En prison aussi, il faut lancer ; ce qui dépasse 8 se compte en arrière. La case 3 libère, et la 46 du parcours aussi.
cocarde-lesson-prison-1-done = Dehors, en 30. De là, vous lancez.
cocarde-lesson-prison-1-other-1 = Vous avez lancé 1 et 1 : tout juste 8, la guillotine. Main et rôle sont perdus, l’évasion avec.
cocarde-lesson-prison-1-other-2 = Il a fallu lancer ensuite : 1 et 1, tout juste 8, la guillotine. Main et rôle sont perdus.
cocarde-lesson-prison-2-point-1 = La 34 vous a envoyé aux frontières, et leur case 5 en Guyane.
cocarde-lesson-prison-2-point-2 = Une autre évasion.
cocarde-lesson-prison-2-point-3 = Tout chemin hors de Guyane mène en 53.
cocarde-lesson-prison-2-task = Deux tours plus tard. Quittez la Guyane.
cocarde-lesson-prison-2-why = Aux dés, seul un double en sort, une fois sur six, et aucun symbole ne vous emporte.
cocarde-lesson-prison-2-done = Dehors, en 53, à trois cases de la fin, et vous lancez encore.
cocarde-lesson-prison-2-other-1 = Vous avez lancé 1 et 2, pas de double : toujours en Guyane, avec votre évasion.
cocarde-lesson-prison-2-other-2 = Une carte de moins. Vous avez lancé 1 et 2, pas de double : toujours en Guyane.

## 7. Les arbres

cocarde-lesson-trees = Les arbres, et où les planter
cocarde-lesson-trees-rule = Un arbre planté est un brevet, et sa case n’existe plus : nul ne la compte, et blanche, elle n’arrête plus personne.
cocarde-lesson-trees-1-point-1 = Un livre philosophique,
cocarde-lesson-trees-1-point-2 = et un autre : à eux deux, un arbre.
cocarde-lesson-trees-1-task = De vos deux livres, faites un arbre.
cocarde-lesson-trees-1-why = Poser des livres et planter ne coûtent aucune action : on le fait avant le lancer comme après.
cocarde-lesson-trees-1-done = Un arbre. Reste à le planter.
cocarde-lesson-trees-1-other-1 = Un livre seul ne fait pas d’arbre, et l’autre est jeté.
cocarde-lesson-trees-1-other-2 = Vous pouvez encore les poser avant la fin du tour. Mais bien des cases vous prennent des cartes : posez-les d’abord.
cocarde-lesson-trees-1-other-3 = C’était votre seule action principale de ce tour. Les livres sont toujours dans votre main, et vous pouvez encore les poser.
cocarde-lesson-trees-2-point-1 = { $b } est derrière vous, en 16.
cocarde-lesson-trees-2-point-2 = La blanche 19 lui barre la route.
cocarde-lesson-trees-2-point-3 = Pas d’arbre en 13 : de telles cases, qui en donnent, ne se perdent jamais.
cocarde-lesson-trees-2-task = Plantez-le là où il n’abrège pas la route { $b-of }.
cocarde-lesson-trees-2-why = Pour vous, tous les arbres se valent. Pas pour ceux qui sont encore derrière.
cocarde-lesson-trees-2-done = Un brevet pour vous. { $b } a lancé 4, s’est arrêtée en 19, a reculé en 18, et passera un tour.
cocarde-lesson-trees-2-other-1 = Un brevet ; mais { $b } a lancé 4 et marché jusqu’en 21 : la case blanche n’était plus là pour l’arrêter.
cocarde-lesson-trees-2-other-2 = Un brevet ; et { $b } a une case de moins à faire.
cocarde-lesson-trees-2-other-3 = L’arbre est toujours entre vos mains. On peut planter avant la fin du tour ; à la fin, seul ce qui est planté compte.
cocarde-lesson-trees-2-other-4 = C’était votre seule action principale de ce tour. L’arbre est toujours entre vos mains, et vous pouvez encore le planter.

## 8. Une partie entière

cocarde-lesson-game = La dernière ligne droite
cocarde-lesson-game-rule = Quand quelqu’un atteint 56 tout juste, qui a le plus de brevets gagne ; un lancer qui va au-delà se compte en arrière. D’abord, qui est en 56 prend un brevet à chacun des autres.
cocarde-lesson-game-task = Deux minutes environ, neuf tours de table au plus : battez { $b } et { $c }. Vous avez 2 arbres à planter. Après chaque tour, ils vous disent pourquoi ils ont joué ainsi.
cocarde-lesson-game-won = Le plus de brevets est à vous. Une vraie table vous attend.
cocarde-lesson-game-lost = Celle-ci n’est pas pour vous. Rejouez-la, ou prenez place à une vraie table.
