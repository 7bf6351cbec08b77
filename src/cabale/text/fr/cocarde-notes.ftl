# Le Lys et la Cocarde : pourquoi l’on joue, et ce qui suit d’ordinaire chaque question.

cocarde-aim = Avoir le plus de brevets quand quelqu’un atteint la case 56 : un arbre planté en rapporte un.

cocarde-note-alms = Qui vous désignez doit vous donner une carte, et choisit laquelle.
cocarde-note-give = Vous êtes seuls à la voir, tous les deux.
cocarde-note-action =
    { $cards ->
        [0] Une action principale au plus (donner un rôle, attaquer, défausser), puis vous lancez et suivez votre case.
       *[other] On lance les dés avec 6 cartes ou moins.
    }
cocarde-note-defend = Sans réponse, c’est la prison ; aux frontières, vous recommencez au départ.
cocarde-note-pass = Sans personnage, vous allez à la case blanche et recomptez le reste en arrière.
cocarde-note-protect = Si vous n’en montrez pas, la case s’applique.
cocarde-note-discard = Tous voient ce qui part.
cocarde-note-guilty = Oui vous mène en 38, et vous faites ce qu’elle dit ; non vous laisse ici.
cocarde-note-redistribute = Vous êtes seul à les voir. Personne ne peut avoir plus de 6 cartes.
cocarde-note-books49 = Un arbre planté est un brevet.
cocarde-note-steal = Elle est tirée au hasard, et les autres ne la voient pas.
cocarde-note-end = Un arbre planté est un brevet ; sa case n’existe plus, pour personne.
