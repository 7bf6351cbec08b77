### Het bord van een spel dat er geen meebrengt.

generic-table = De tafel
generic-seats = Per speler
generic-player = Speler
generic-only-you = Alleen jij ziet
generic-hidden = verborgen
generic-empty = nog niets
generic-brought = spel uit het pakket { $package } { $version }
generic-no-board = Dit spel brengt geen bord mee: de tafel toont wat iedereen mag weten, woord voor woord.
generic-untranslated = Woorden in gestippeld cursief hebben nog geen vertaling.
generic-seat-you = jij
generic-seat-automaton = automaat { $level }
generic-seat-failed = automaat { $level }, vervangen
generic-seat-stand-in = een automaat speelt
generic-seat-away = weg

cover-brought = Toegevoegd door het pakket { $package }.
    .facts = { $fewest } tot { $most } spelers · { $minutes } min
    .exact = { $most } spelers · { $minutes } min
