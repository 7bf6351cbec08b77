# De tafel in een terminal: titels, toetsen, wat de balk zegt, en de regelmodus.

## Titels en toetsen

panel-table = De tafel
panel-rule = Regel
panel-aid = Spelhulp
rule-other = een ander nummer, bijvoorbeeld { $rule }
hint-choose = cijfer of pijlen: kiezen
hint-aim = nummer of pijlen: mikken · Enter: spelen
hint-aid = ? spelhulp
hint-rule = ? regel
hint-table = t tafel
hint-light = F2 dag of nacht
hint-journal = PgUp PgDn verslag
hint-quit = q stoppen
hint-close = q stoppen
hint-back = Esc: terug naar de tafel
hint-aid-back = Esc: terug naar de tafel · ?: de regel van de vraag
hint-step = ← → stap
hint-turns = PgUp PgDn beurt
hint-ends = Home End

## Wat de balk zegt

sealed-answer = Verzegeld antwoord
first-aim = Het doel. { $aim } (Esc: begrepen)
waiting = De anderen spelen. Spatie: sneller.
waiting-rest = Je bent uitgespeeld; de automaten gaan door. Spatie: meteen tot het einde.
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
plain-help-aid = Antwoord met een nummer, of met het laatste woord van een regel. ? toont de spelhulp, ?? de regel van de vraag, ? { $rule } een andere, table de tafel, quit stopt.
plain-help = Antwoord met een nummer, of met het laatste woord van een regel. ? toont de regel van de vraag, ? { $rule } een andere, table de tafel, quit stopt.
plain-help-short = Antwoord met een nummer, of met het laatste woord van een regel. table toont de tafel, quit stopt.
plain-aim = Het doel. { $aim }
plain-secret = Verzegeld antwoord. { $sentence }
plain-prompt =
    { $most ->
        [one] Je antwoord (1):
       *[other] Je antwoord (1 tot { $most }):
    }
plain-prompt-own = Je antwoord, zoals aan het begin van een regel:
plain-table = tafel
plain-quit = stoppen
aside-title = Buiten je beurt mag je:
aside-prompt = Een nummer, of Enter om de anderen te laten spelen:
plain-keep = Het verslag bewaren in “{ $file }”? (j/n)
plain-yes = j
plain-no = n
not-yes-or-no = Verwacht wordt { $yes } of { $no }.
not-a-number = “{ $text }” staat niet in de lijst; verwacht wordt een getal van 1 tot { $most }, of het laatste woord van een regel.
not-a-key = “{ $text }” staat niet in de lijst; verwacht wordt wat aan het begin van een regel staat, of het laatste woord ervan.
empty-number = Verwacht wordt een antwoord: een getal van 1 tot { $most }, of het laatste woord van een regel.
empty-key = Verwacht wordt een antwoord: wat aan het begin van een regel staat, of het laatste woord ervan.

## Het belofteboek

hint-deals = F3 beloften
deals-title = Het belofteboek
deals-empty = Er is nog niets beloofd.
deals-ask = Wat wil je erin doen?
deals-prompt = Een nummer, of Enter om terug te gaan:
deal-offered = Je krijgt een aanbod
deal-stands = Zo staat het ermee: { $outcome }
deal-mark = { $promise }: { $mark }
deal-accept = Aannemen: { $offer }
deal-refuse = Weigeren: { $offer }
deal-withdraw = Intrekken: { $offer }
deal-offer = Iets aanbieden
deal-take = Aannemen
deal-decline = Weigeren
deal-later = Later antwoorden, in het belofteboek
deal-later-prompt = Een nummer, of Enter om later te antwoorden:
deal-to = Aan wie?
deal-give = Wat beloof je?
deal-want = Wat wil je ervoor terug?
deal-nothing = Niets
deal-until = Tot wanneer?
talk-now = Tijd om te praten, voor de anderen verdergaan.
talk-go-on = Verdergaan
talk-deals = Het belofteboek openen
talk-prompt = 1, of Enter om verder te gaan:
plain-deals = beloften
plain-help-deals = beloften opent het belofteboek, waarin je belooft en beloofd krijgt.
not-a-deal = “{ $text }” staat er niet bij; verwacht wordt een nummer van 1 tot { $most }, of een lege regel.
