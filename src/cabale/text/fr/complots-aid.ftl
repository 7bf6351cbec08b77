# Complots : l’aide de jeu, et ce que disent les signes du plateau.

complots-aid-aim = Soyez le dernier à garder une carte cachée.

complots-aid-free = Sans rien annoncer
complots-aid-undoubted = on n’en doute pas
complots-aid-income = rien ne l’arrête
complots-aid-foreign_aid = arrêtée par qui se dit **Duchesse**
complots-aid-coup = une carte perdue ; rien ne l’arrête ; **obligatoire dès { $coins }**

complots-aid-claims = En se disant…
complots-aid-stopped-by-target = arrêté par la cible, si elle se dit…
complots-aid-stopped-by-anyone = arrêté par qui se dit…
complots-aid-nobody = personne
complots-aid-does-duchess = prend { $coins } pièces
complots-aid-does-assassin = fait perdre une carte
complots-aid-does-captain = vole { $coins } pièces à un joueur
complots-aid-does-ambassador = pioche { $cards } cartes, rend { $cards }
complots-aid-does-inquisitor = échange { $cards } carte, ou regarde celle d’un joueur
complots-aid-does-countess = n’agit pas
complots-aid-stops-duchess = arrête l’Aide étrangère
complots-aid-stops-assassin = n’arrête rien
complots-aid-stops-captain = arrête le Vol
complots-aid-stops-ambassador = arrête le Vol
complots-aid-stops-inquisitor = arrête le Vol
complots-aid-stops-countess = arrête l’Assassin

complots-aid-doubt = Si l’on doute d’une annonce
complots-aid-false = Elle était fausse
complots-aid-false-then = Son auteur perd une carte. L’action tombe, prix rendu.
complots-aid-true = Elle était vraie
complots-aid-true-then = Qui doutait en perd une. L’auteur change la sienne.
complots-aid-stop = **Arrêter**, c’est aussi annoncer : on peut en douter. Si cela tient, l’action échoue et **son prix reste payé**.
complots-aid-after-forfeit = La cible qui doute à tort n’arrête plus rien.
complots-aid-after-closed = Quand la cible doute à tort, plus personne n’arrête.

complots-sign-character = { $name } : { $does } ; { $stops }.
complots-sign-court = La Cour : les cartes que personne n’a. On y pioche pour échanger.
complots-sign-treasury = Le Trésor : les pièces que personne n’a.
complots-sign-coins = Des pièces, sous les yeux de tous. Dès { $coins }, l’Assassinat est obligatoire.
complots-sign-hidden = Une carte cachée : son joueur est seul à la connaître.
complots-sign-lost = Une carte perdue : tous la voient, elle n’agit plus.
