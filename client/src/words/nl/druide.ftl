# Le Grand Druide: wat op het bord gedrukt staat.

druide-colour-white = wit
druide-colour-blue = blauw
druide-colour-green = groen
druide-colour-yellow = geel
druide-colour-red = rood
druide-colour-black = zwart

## De ring

druide-ring = De ring van stenen
druide-stone-white = wit
druide-stone-blue = blauw
druide-stone-green = groen
druide-stone-yellow = geel
druide-stone-red = rood
druide-stone-black = zwart
druide-stone-free = Steen { $stone }, { $colour }, vrij
druide-stone-taken = Steen { $stone }, { $colour }, een druïde van { $name }
druide-stone-token = Steen { $stone }, { $colour }, een neutrale fiche
druide-bar-neutral = Neutrale staaf tussen de stenen { $line } en { $after }
druide-bar-owned = Staaf van { $name } tussen de stenen { $line } en { $after }, ligt vast
druide-where = De staaf tussen { $line } en { $after }: welke kant op?
druide-step-back = Een vrije steen terug
druide-step-on = Een vrije steen verder

## Mijn geheimen

druide-only-you = Alleen jij ziet
druide-lucky = gelukssteen
druide-lucky-is = Gelukssteen: { $stone }
druide-taboo = taboekleur
druide-taboo-is = Taboekleur: { $colour }

## Plaatsen

druide-seat-you = jij
druide-seat-you-passed = jij hebt gepast
druide-seat-plays = speelt
druide-seat-passed = heeft gepast
druide-seat-automaton = automaat { $level }
druide-seat-failed = automaat { $level }, vervangen
druide-seat-stand-in = een automaat speelt
druide-seat-away = afwezig
druide-plate-from = was { $count }
druide-plate-votes =
    { $count ->
        [one] stem
       *[other] stemmen
    }
druide-reserve =
    In voorraad: { $druids ->
        [one] { $druids } druïde
       *[other] { $druids } druïden
    }, { $bars ->
        [one] { $bars } staaf
       *[other] { $bars } staven
    }

## Colleges

druide-counts = De colleges
druide-college = Stenen
druide-votes = Stemmen
druide-nobody = niemand
druide-tied = { $count }, gelijk
druide-foreseen-note = Zoals het na deze zet zou staan, voor de taboes. Een doorgehaald aantal staat gelijk en telt niet.
druide-counts-note = Als er nu geteld werd, voor de taboes. Een doorgehaald aantal staat gelijk en telt niet.
druide-counted-note = Zoals ze gestemd hebben. Een doorgehaald aantal staat gelijk en telt niet.

## De telling

druide-scene = De telling van de stemmen
druide-scene-step = { $at } van { $of }
druide-scene-skip = Overslaan
druide-scene-pause = Pauze
druide-scene-play = Verder
druide-scene-next = Volgende
druide-scene-again = Nog eens
druide-scene-done = De uitslag
druide-election = De verkiezing
druide-election-again = De telling nog eens
druide-election-colleges = Colleges
druide-election-bonus = Geluk
druide-election-total = Totaal
druide-tie-votes =
    { $bonus ->
        [0] { $votes } van colleges
       *[other] { $votes } van colleges + { $bonus } van geluk
    }
druide-election-left =
    { $count ->
        [0] geen druïde weggehaald
        [one] { $count } druïde weggehaald
       *[other] { $count } druïden weggehaald
    }
