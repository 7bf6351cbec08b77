# Complots : pourquoi l’on joue, et ce qui suit d’ordinaire chaque question.

complots-aim = Être le dernier à posséder une carte cachée.

complots-note-draft = Le reste du paquet quitte le jeu ; l’adversaire choisit en même temps.
complots-note-action =
    { $rule ->
        [C-12] Avec 10 pièces ou plus, il n’y a pas d’autre action, et personne ne peut l’arrêter.
       *[C-11] Un personnage annoncé peut être mis en doute ; les autres actions n’en demandent aucun.
    }
complots-note-challenge =
    { $counter ->
        [yes] Si personne n’en doute, un contre peut encore l’arrêter.
       *[no] Si personne n’en doute, plus rien ne l’arrête.
    }
complots-note-counter = Contrer, c’est annoncer un personnage, et l’on peut en douter à son tour.
complots-note-challenge_counter = Si personne ne doute du contre, l’action échoue.
complots-note-lose = Elle reste devant vous, face visible. Qui a perdu ses deux cartes est éliminé.
complots-note-return =
    { $left ->
        [one] Une carte à rendre. Personne ne voit ce que vous rendez, ni ce que vous gardez.
       *[other] { $left } cartes à rendre, l’une après l’autre. Personne ne voit ce que vous rendez, ni ce que vous gardez.
    }
complots-note-show = { $actor } est seul à la voir, puis vous la laisse ou la fait remplacer.
complots-note-verdict = Personne d’autre ne l’a vue, ni ne verra ce qui la remplace.
