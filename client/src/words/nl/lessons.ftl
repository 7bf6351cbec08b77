# Lessen: de pagina van een les, en de lijst.

lessons = Lessen
lessons-all = Alle lessen
lessons-of = { $title }, les voor les
lessons-facts =
    { $count ->
        [one] { $count } les · { $minutes } min
       *[other] { $count } lessen · { $minutes } min
    }
lessons-none = Voor { $title } zijn er nog geen lessen.
lesson = Les
lesson-number = Les { $number }
lesson-of = Les { $number } van { $count }
lesson-title = Les { $number }: { $title }
lesson-minutes = { $minutes } min
lesson-here = hier
lesson-done = gedaan
lesson-skip = Ken ik, overslaan
    .short = Overslaan
lesson-task = Wat te doen
lesson-why = Waarom
lesson-mark = merk { $mark }
lesson-read-on = Verder lezen
lesson-to-board = Naar het bord

## De antwoorden

lesson-tried = al geprobeerd
lesson-move = de zet van de les
lesson-tried-this = Geprobeerd: { $label }
lesson-move-is = De zet van de les: { $label }.
lesson-nothing-lost = Een stap terug; er is niets verloren.
lesson-again = Deze stap opnieuw zien
lesson-otherwise = En anders: { $label }?
lesson-see = Deze stap zien
lesson-back = Terug
lesson-on = Verder
lesson-thinking = De automaten denken na…
lesson-hurry = Sneller
lesson-redo = Nog eens
lesson-next = Les { $number }: { $title }
lesson-to-table = Naar een echte tafel
