# De tafel in een terminal: titels, toetsen, wat de balk zegt, en de regelmodus.

## Titels en toetsen

panel-table = De tafel
panel-rule = Regel
rule-other = een ander nummer, bijvoorbeeld C-26
hint-choose = cijfer of pijlen: kiezen
hint-rule = ? regel
hint-table = t tafel
hint-light = F2 dag of nacht
hint-journal = PgUp PgDn verslag
hint-quit = q stoppen
hint-close = q stoppen
hint-back = Esc: terug naar de tafel
hint-step = ← → stap
hint-turns = PgUp PgDn beurt
hint-ends = Home End

## Wat de balk zegt

sealed-answer = Verzegeld antwoord
waiting = De anderen spelen. Spatie: sneller.
game-over = Het spel is afgelopen
quit-question = Van tafel gaan? Het spel stopt hier en blijft bewaard om na te lezen.
quit-stay = Blijven
quit-leave = Van tafel gaan
keep-record = Bewaar het verslag
leave = Van tafel gaan
closed-title = Nu gesloten:
erratum = Erratum. { $reason }

## Regel voor regel

plain-welcome = { $game }. Je bent { $name }, plaats a.
plain-help = Antwoord met een nummer of een notatie zoals income. ? toont de regel van de vraag, ? C-26 een andere, table de tafel, quit stopt.
plain-secret = Verzegeld antwoord. { $sentence }
plain-prompt =
    { $most ->
        [one] Je antwoord (1):
       *[other] Je antwoord (1 tot { $most }):
    }
plain-table = tafel
plain-quit = stoppen
plain-keep = Het verslag bewaren in “{ $file }”? (j/n)
plain-yes = j
not-a-number = “{ $text }” staat niet in de lijst; verwacht wordt een getal van 1 tot { $most }, of een notatie.
