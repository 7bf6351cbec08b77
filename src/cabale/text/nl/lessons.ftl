# De lessen, aan tafel en in de terminal.

# Waarom een automaat iets deed, zoals hij het zelf vertelt
lesson-said = { $seat }: “{ $reason }”

refusal-unknown_lesson = Er is geen les “{ $text }”; verwacht: { $expected }.
refusal-lesson_over = De les is afgelopen; begin opnieuw of ga naar de volgende.
refusal-too_many_answers = Een les neemt hoogstens { $most } antwoorden; begin opnieuw.
refusal-lesson_stalled = De automaten van de les antwoorden op dit moment niet: probeer het opnieuw.

## In de terminal

lessons-title = { $game }: de lessen
lesson-minutes =
    { $minutes ->
        [one] { $minutes } minuut
       *[other] { $minutes } minuten
    }
lessons-which = Welke? (1 tot { $most }; Enter begint met de eerste)
lesson-heading = Les { $number } van { $total }: { $title }
lesson-point = { $number }. { $sentence }
lesson-task = Te doen: { $sentence }
lesson-why = Waarom: { $sentence }
lesson-back = Eén stap terug; er is niets verloren.
lesson-tried = al geprobeerd
lesson-own = de zet van de les
lesson-watch = De anderen spelen. Spatie: sneller.
lesson-go-on = Verder
lesson-step-back = Eén stap terug
lesson-over = De les is afgelopen
lesson-next = De volgende: { $title }
lesson-again = Nog een keer dezelfde
lesson-leave = Weggaan
no-lessons = { $game } heeft geen lessen; docs/lessons.md zegt hoe je er een schrijft.
bad-lesson = “{ $text }” is geen les; verwacht wordt een nummer van 1 tot { $most }.
