# Le Grand Druide : pourquoi l’on joue, et ce qui suit d’ordinaire chaque question.

druide-aim = Avoir le total de voix le plus haut que nul autre n’atteint.

druide-note-turn =
    { $alone ->
        [yes] Tous les autres ont passé : vous continuez, jusqu’à passer aussi.
       *[no] Un druide ou une baguette, puis c’est au suivant. Qui passe ne joue plus jusqu’au décompte.
    }
