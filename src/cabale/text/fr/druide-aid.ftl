# Le Grand Druide : l’aide de jeu, et ce que disent les signes du plateau.

druide-aid-aim = Ayez le plus haut total de voix **qui soit sans égal**.

druide-aid-turn = Votre tour, une seule chose
druide-aid-place = **Placer** un druide.
druide-aid-move = **Déplacer** une baguette d’une pierre.
druide-aid-pass = **Passer**, jusqu’au décompte.

druide-aid-college = Qui emporte un collège
druide-aid-between = entre deux baguettes
druide-aid-equals = **Les égaux s’annulent**, et zéro est un nombre. De ceux qui restent, le plus nombreux prend toutes les voix.
druide-aid-carries = qui l’emporte
druide-aid-most = le plus nombreux
druide-aid-left = le premier qui reste
druide-aid-bare = sans un druide
druide-aid-nobody = personne
druide-aid-votes = **Une voix** par druide, et par pierre restée vide.

druide-aid-secret = Vous seul voyez
druide-aid-lucky = +{ $votes } voix si vous emportez son collège.
druide-aid-taboo = Au décompte vos druides la quittent ; chacun emporte une voix.

druide-aid-board = Sur le plateau
druide-aid-neutral = Baguette neutre : elle peut bouger.
druide-aid-moved = Déplacée par un joueur : elle ne bouge plus.
druide-aid-struck = Voix que nul n’emporte en ce moment.

druide-sign-druid = Un druide : un de plus à compter dans son collège.
druide-sign-seat = Qui emporterait ce collège, si l’on comptait maintenant.
druide-sign-neutral = Une baguette neutre : chacun peut la déplacer d’une pierre.
druide-sign-moved = Une baguette fixée : un joueur l’a déplacée, et elle ne bouge plus.
druide-sign-struck = Un collège que personne n’emporte en ce moment : ceux qui restent sont à égalité.
druide-sign-lucky = Votre pierre fétiche : +{ $votes } voix si vous emportez son collège.
druide-sign-taboo = Votre couleur taboue : au décompte, vos druides quittent ces pierres.
druide-sign-reserve = En réserve : ses druides à placer, et ses baguettes.
druide-sign-total = Ses voix, si l’on comptait maintenant, avant les tabous.
druide-sign-token = Un jeton neutre, sur une pierre restée vide : une voix.
