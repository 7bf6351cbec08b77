### Le plateau d’un jeu qui n’en apporte pas.

generic-table = La table
generic-seats = Par joueur
generic-player = Joueur
generic-only-you = Vous seul voyez
generic-hidden = caché
generic-empty = rien encore
generic-brought = jeu ajouté par le paquet { $package } { $version }
generic-no-board = Ce jeu n’apporte pas de plateau : la table montre ce que tous peuvent savoir, mot pour mot.
generic-untranslated = Les mots en italique pointée n’ont pas encore de traduction.
generic-seat-you = vous
generic-seat-automaton = automate { $level }
generic-seat-failed = automate { $level }, remplacé
generic-seat-stand-in = un automate joue
generic-seat-away = absent

cover-brought = Ajouté par le paquet { $package }.
    .facts = { $fewest } à { $most } joueurs · { $minutes } min
    .exact = { $most } joueurs · { $minutes } min
