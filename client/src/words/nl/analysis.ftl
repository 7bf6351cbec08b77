# De analyse van een afgelopen spel, en het advies van een automaat.

percent = { $value }%

analysis = Analyse
analysis-working = De automaten spelen het spel over om het te wegen.
analysis-note = Bij elke stap spelen de automaten met open kaarten een groot aantal keer verder: de kans om te winnen is het deel van de winst dat ze daarbij vinden.
analysis-ready = De analyse is klaar.
analysis-hope = Kans om te winnen
analysis-course = { $name }: { $first }% bij het begin, { $last }% op het einde, { $least }% op het laagst, { $most }% op het hoogst.
analysis-turning = Keerpunten
analysis-turning-none = Geen enkel moment heeft op zichzelf het spel doen kantelen.
analysis-mark = Keerpunt { $number }, beurt { $turn }: { $text }
analysis-before = Voor de eerste beurt
analysis-balance = Toeval en beslissingen
analysis-balance-note = Wat de kans om te winnen won en verloor, op honderd, over het hele spel.
analysis-from-to = van { $first } naar { $last }%
analysis-luck = toeval
analysis-skill = eigen keuzes
analysis-others = de anderen
analysis-bluffs = Bluf
analysis-figures = De curve in cijfers
analysis-table = Kans om te winnen van elke plaats, bij het begin, na elk keerpunt en op het einde
analysis-when = Na
analysis-start = het begin
analysis-after = { $number }, beurt { $turn }
analysis-end = het einde

## Mijn drie momenten

regrets =
    { $count ->
        [0] Mijn momenten
        [1] Mijn duurste moment
        [2] Mijn twee momenten
       *[other] Mijn drie momenten
    }
regrets-note = Waar een ander antwoord meer beloofde, naar wat je toen kon weten. Toeval verklaart het niet.
regrets-none = Geen van je antwoorden kostte meer dan het toeval kan verbergen.
regret-look = { $when }: bekijk het vanaf je plaats
regret-points = −{ $cost } op honderd
regret-answer = Jij antwoordde
regret-better = Naar wat je zag, beter
regret-cost = Je kans om te winnen daalde met { $cost } op honderd; negentien keer op twintig met { $least } tot { $most }.
regret-beliefs = Op jouw plaats geloofde een automaat
regret-truth = Toon wat waar was
regret-open = Niets anders dan wat het bord toont.
regret-board = Op het bord
regret-again = Speel het opnieuw
regret-how = Dezelfde stelling, verborgen kaarten zoals ze lagen, tegen dezelfde automaten. Zij weten niet meer dan toen; jij weet misschien meer dan eerlijk is.
regret-people =
    { $count ->
        [one] Een automaat { $level } speelt voor { $names }.
       *[other] Automaten { $level } spelen voor { $names }.
    }

## Advies

hint-best = Kans om te winnen
hint-beliefs = Hij gelooft
